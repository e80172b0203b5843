//! The data of a server, from outside: `brocante backup`, `restore`, `forget` and `operator-link`.

use crate::Failure;
use crate::serve::{games, tell};
use brocante_core::Message;
use brocante_show::Language;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Copies the data while the server runs, or while it does not. The copy is complete and checked when it has its name.
#[derive(clap::Args)]
pub struct BackupArgs {
    /// File to write. A file of this name is replaced.
    #[arg(value_name = "TO")]
    to: PathBuf,
    /// Database file of the server.
    #[arg(long, value_name = "FILE", default_value = "brocante.db")]
    data: PathBuf,
}

/// Puts a backup in the place of the data. Stop the server first.
#[derive(clap::Args)]
pub struct RestoreArgs {
    /// Backup to read.
    #[arg(value_name = "FROM")]
    from: PathBuf,
    /// Database file of the server.
    #[arg(long, value_name = "FILE", default_value = "brocante.db")]
    data: PathBuf,
    /// If there is a database already, move it aside.
    #[arg(long)]
    force: bool,
}

/// Prints a link that is valid for an hour. Whoever follows it can ban people, close tables and remove words.
#[derive(clap::Args)]
pub struct OperatorLinkArgs {
    /// Database file of the server.
    #[arg(long, value_name = "FILE", default_value = "brocante.db")]
    data: PathBuf,
    /// Address at which browsers reach the server.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8642/")]
    address: String,
    /// Make a new key: all earlier links and all operators who followed one lose their access.
    #[arg(long)]
    renew: bool,
}

/// Removes the words and names of one person from every table. Games, seats and results stay. On a running server, use
/// the operator's page.
#[derive(clap::Args)]
pub struct ForgetArgs {
    /// Id of the person on the operator's page, or the token of their browser or program.
    #[arg(value_name = "PERSON")]
    person: String,
    /// Database file of the server.
    #[arg(long, value_name = "FILE", default_value = "brocante.db")]
    data: PathBuf,
}

pub fn operator_link(args: &OperatorLinkArgs, lang: &str) -> Result<(), Failure> {
    let language = Language::shared(lang);
    let path = brocante_server::link_beside(&args.data, args.renew)
        .map_err(|error| unusable(&language, &args.data, &error.to_string()))?;
    let address = format!("{}/{path}", args.address.trim_end_matches('/'));
    tell(&language, &Message::new("cli-operator").with("address", address));
    Ok(())
}

pub fn forget(args: &ForgetArgs, lang: &str) -> Result<(), Failure> {
    let language = Language::shared(lang);
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::new(&language, "error-output", &[("detail", &error.to_string())]))?;
    let tables = runtime
        .block_on(brocante_server::forget_beside(&args.data, &args.person))
        .map_err(|error| unusable(&language, &args.data, &error.to_string()))?;
    tell(&language, &Message::new("cli-forgot").with("count", tables));
    Ok(())
}

pub fn backup(args: &BackupArgs, lang: &str) -> Result<(), Failure> {
    let language = Language::shared(lang);
    let copied = brocante_server::backup(&args.data, &args.to, games())
        .map_err(|error| unusable(&language, &args.data, &error.to_string()))?;
    report(&language, &copied, &args.to)
}

pub fn restore(args: &RestoreArgs, lang: &str) -> Result<(), Failure> {
    let language = Language::shared(lang);
    let copied = brocante_server::restore(&args.from, &args.data, args.force, games())
        .map_err(|error| unusable(&language, &args.data, &error.to_string()))?;
    report(&language, &copied, &args.data)
}

fn unusable(language: &Language, file: &Path, detail: &str) -> Failure {
    Failure::new(language, "error-data", &[("file", &file.display().to_string()), ("detail", detail)])
}

/// Says what is in the copy. Damaged tables are a failure, but the copy of the others is there.
fn report(language: &Language, copied: &brocante_server::Copied, file: &Path) -> Result<(), Failure> {
    let file = file.display().to_string();
    tell(language, &Message::new("cli-copied").with("count", copied.tables).with("file", file.as_str()));
    let Some((table, what)) = copied.damaged.first() else { return Ok(()) };
    let count = copied.damaged.len();
    let message = Message::new("error-copied-damaged").with("count", count).with("table", table.as_str());
    Err(Failure::message(language, &message.with("detail", what.as_str())))
}

/// How long something is kept: a duration, or forever.
pub fn parse_kept(text: &str) -> Result<Kept, String> {
    match text {
        "forever" => Ok(Kept(None)),
        text => parse_duration(text).map(|time| Kept(Some(time))).map_err(|wanted| format!("{wanted}, or forever")),
    }
}

/// How long something is kept; `None` is forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept(pub Option<Duration>);

/// A duration such as `90s`, `30m`, `24h` or `7d`.
pub fn parse_duration(text: &str) -> Result<Duration, String> {
    let wrong = || "a duration such as 90s, 30m, 24h or 7d".to_owned();
    let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(wrong)?;
    let seconds = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 60 * 60,
        "d" => 24 * 60 * 60,
        _ => return Err(wrong()),
    };
    let number: u32 = number.parse().ok().filter(|number| *number > 0).ok_or_else(wrong)?;
    Ok(Duration::from_secs(seconds * u64::from(number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_have_a_unit() {
        assert_eq!(parse_duration("24h"), Ok(Duration::from_secs(86_400)));
        assert_eq!(parse_duration("7d"), Ok(Duration::from_secs(604_800)));
        for wrong in ["", "h", "24", "0h", "-1h", "1.5h", "1w", "é"] {
            assert!(parse_duration(wrong).is_err(), "{wrong}");
        }
    }
}
