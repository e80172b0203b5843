//! Runs as Parquet files, for other tools. A finished run is converted from CSV, because Parquet files cannot be
//! appended to.

use crate::run::{GameRow, RunError, RunInfo, game_row};
use parquet::basic::Compression;
use parquet::column::reader::ColumnReader;
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;

/// Rows held in memory at once: one row group.
const GROUP: usize = 50_000;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Type {
    Int,
    Float,
    Text,
}

/// The type of a column, by its name without the seat.
fn type_of(column: &str) -> Type {
    match column.split('_').next().unwrap_or(column) {
        "share" => Type::Float,
        "moves" | "events" | "rules" | "bot" | "used" | "held" | "move" => Type::Text,
        _ => Type::Int,
    }
}

/// Converts a CSV file to Parquet. Leaves no Parquet file behind if that fails.
pub fn convert(csv: &Path, parquet: &Path) -> Result<(), RunError> {
    let failed = |what: String| RunError::Parquet(parquet.to_owned(), what);
    let mut reader = csv::Reader::from_path(csv).map_err(|error| RunError::Io(csv.to_owned(), error.into()))?;
    let columns: Vec<String> =
        reader.headers().map_err(|error| failed(error.to_string()))?.iter().map(str::to_owned).collect();
    let unfinished = parquet.with_extension("parquet.part");
    let file = File::create(&unfinished).map_err(RunError::io(&unfinished))?;
    let write = || -> Result<(), Box<dyn std::error::Error>> {
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let mut writer = SerializedFileWriter::new(file, Arc::new(schema(&columns)?), Arc::new(properties))?;
        let mut rows = Vec::new();
        let mut records = reader.records();
        loop {
            let next = records.next().transpose()?;
            let is_last = next.is_none();
            rows.extend(next);
            if rows.len() == GROUP || (is_last && !rows.is_empty()) {
                write_group(&mut writer, &columns, &rows)?;
                rows.clear();
            }
            if is_last {
                writer.close()?;
                return Ok(());
            }
        }
    };
    write().map_err(|error| failed(error.to_string()))?;
    std::fs::rename(&unfinished, parquet).map_err(RunError::io(parquet))
}

fn schema(columns: &[String]) -> Result<parquet::schema::types::Type, parquet::errors::ParquetError> {
    let fields = columns.iter().map(|name| match type_of(name) {
        Type::Int => format!("REQUIRED INT64 {name};"),
        Type::Float => format!("REQUIRED DOUBLE {name};"),
        Type::Text => format!("REQUIRED BYTE_ARRAY {name} (UTF8);"),
    });
    parse_message_type(&format!("message run {{ {} }}", fields.collect::<Vec<_>>().join(" ")))
}

fn write_group(
    writer: &mut SerializedFileWriter<File>,
    columns: &[String],
    rows: &[csv::StringRecord],
) -> Result<(), Box<dyn std::error::Error>> {
    let mut group = writer.next_row_group()?;
    for (at, name) in columns.iter().enumerate() {
        let texts = rows.iter().map(|row| row.get(at).unwrap_or_default());
        let mut column = group.next_column()?.ok_or("a column is missing")?;
        match type_of(name) {
            Type::Int => {
                let values = texts.map(str::parse).collect::<Result<Vec<i64>, _>>()?;
                column.typed::<Int64Type>().write_batch(&values, None, None)?;
            }
            Type::Float => {
                let values = texts.map(str::parse).collect::<Result<Vec<f64>, _>>()?;
                column.typed::<DoubleType>().write_batch(&values, None, None)?;
            }
            Type::Text => {
                let values: Vec<ByteArray> = texts.map(ByteArray::from).collect();
                column.typed::<ByteArrayType>().write_batch(&values, None, None)?;
            }
        }
        column.close()?;
    }
    group.close()?;
    Ok(())
}

/// The games of a Parquet file.
pub fn read_games(path: &Path, info: &RunInfo) -> Result<Vec<GameRow>, RunError> {
    let failed = |what: String| RunError::Parquet(path.to_owned(), what);
    let rows = read_texts(path).map_err(|error| failed(error.to_string()))?;
    let row = |fields: &Vec<String>| game_row(info, &mut fields.iter().map(String::as_str)).map_err(failed);
    rows.iter().map(row).collect()
}

fn read_texts(path: &Path) -> Result<Vec<Vec<String>>, Box<dyn std::error::Error>> {
    let reader = SerializedFileReader::new(File::open(path)?)?;
    let mut rows: Vec<Vec<String>> = Vec::new();
    for at in 0..reader.num_row_groups() {
        let group = reader.get_row_group(at)?;
        let (first, count) = (rows.len(), usize::try_from(group.metadata().num_rows())?);
        rows.resize_with(first + count, Vec::new);
        for column in 0..group.num_columns() {
            for (row, text) in rows[first..].iter_mut().zip(column_texts(group.get_column_reader(column)?, count)?) {
                row.push(text);
            }
        }
    }
    Ok(rows)
}

fn column_texts(reader: ColumnReader, count: usize) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    macro_rules! texts {
        ($reader:expr, $text:expr) => {{
            let (mut reader, mut values) = ($reader, Vec::new());
            while values.len() < count {
                let (read, _, _) = reader.read_records(count - values.len(), None, None, &mut values)?;
                if read == 0 {
                    return Err("the file ends too early".into());
                }
            }
            values.into_iter().map($text).collect()
        }};
    }
    match reader {
        ColumnReader::Int64ColumnReader(reader) => Ok(texts!(reader, |value| value.to_string())),
        ColumnReader::DoubleColumnReader(reader) => Ok(texts!(reader, |value| value.to_string())),
        ColumnReader::ByteArrayColumnReader(reader) => {
            let values: Vec<ByteArray> = texts!(reader, |value| value);
            Ok(values
                .iter()
                .map(|value| Ok(value.as_utf8()?.to_owned()))
                .collect::<Result<_, parquet::errors::ParquetError>>()?)
        }
        _ => Err("a column has an unexpected type".into()),
    }
}
