//! The store, without faults.

use super::*;
use crate::sqlite::open::connection;
use crate::sqlite::read::load;
use crate::sqlite::schema::{STEPS, Step, prepare, version};
use crate::sqlite::write::insert;
use brocante_table::{Phase, TableCard, TableSummary};

fn entry(table: &str, seq: u64, people: &[&str]) -> Vec<Append> {
    vec![single(table, seq, people)]
}

fn single(table: &str, seq: u64, people: &[&str]) -> Append {
    Append {
        table: table.to_owned(),
        seq,
        body: format!("{table} {seq}"),
        summary: Some(TableSummary {
            code: table.to_uppercase(),
            phase: Phase::Gathering,
            public: true,
            changed_ms: seq,
            people: people.iter().map(|&person| person.to_owned()).collect(),
            card: TableCard::default(),
            maker: String::new(),
            reports: 0,
            is_kept: false,
        }),
    }
}

fn check<T>(test: impl AsyncFnOnce(&Path, Sqlite) -> T) -> T {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("brocante.db");
    let runtime = tokio::runtime::Builder::new_multi_thread().build().unwrap();
    runtime.block_on(async { test(&file, Sqlite::open(&file).unwrap()).await })
}

#[test]
fn appended_entries_survive_reopening() {
    check(async |file, store| {
        for seq in 1..=3 {
            store.append(entry("a", seq, &["p"])).await.unwrap();
        }
        drop(store);
        assert!(!file.with_extension("db-wal").exists(), "the WAL is merged into the database file");
        let store = Sqlite::open(file).unwrap();
        assert_eq!(store.load("a".to_owned()).await.unwrap(), ["a 1", "a 2", "a 3"]);
        assert_eq!(store.load("b".to_owned()).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.by_code("A".to_owned()).await.unwrap().as_deref(), Some("a"));
    });
}

#[test]
fn a_duplicate_entry_is_refused_without_affecting_its_batch() {
    check(async |_, store| {
        store.append(entry("a", 1, &[])).await.unwrap();
        let (again, other) = tokio::join!(store.append(entry("a", 1, &[])), store.append(entry("b", 1, &[])));
        assert_eq!(again, Err(StoreError::Taken { table: "a".to_owned(), seq: 1 }));
        assert_eq!(other, Ok(()));
        let unlisted = Append { summary: None, ..single("a", 1, &[]) };
        let (again, other) = tokio::join!(store.append(vec![unlisted]), store.append(entry("b", 2, &[])));
        assert_eq!(again, Err(StoreError::Taken { table: "a".to_owned(), seq: 1 }));
        assert_eq!(other, Ok(()));
        let same_code = Append { table: "c".to_owned(), ..single("a", 1, &[]) };
        assert!(matches!(store.append(vec![same_code]).await, Err(StoreError::Taken { .. })));
        assert_eq!(store.load("c".to_owned()).await.unwrap(), Vec::<String>::new());
    });
}

#[test]
fn a_group_of_entries_is_atomic() {
    check(async |_, store| {
        let together = (1..=3).map(|seq| single("a", seq, &["p"])).collect();
        store.append(together).await.unwrap();
        let forked = (4..=5).chain([3]).map(|seq| single("a", seq, &["q"])).collect();
        assert_eq!(store.append(forked).await, Err(StoreError::Taken { table: "a".to_owned(), seq: 3 }));
        assert_eq!(store.load("a".to_owned()).await.unwrap(), ["a 1", "a 2", "a 3"]);
        assert_eq!(store.list(List::Of("q".to_owned()), Page::first(10)).await.unwrap(), []);
    });
}

/// A deck file that stands in many entries is stored once, and every entry is restored to the byte.
#[test]
fn long_texts_are_stored_once() {
    check(async |file, store| {
        let deck = "# a deck\n".repeat(20_000);
        for seq in 1..=20 {
            let body = serde_json::json!({ "seq": seq, "deck": { "toml": deck } }).to_string();
            store.append(vec![Append { body, ..single("a", seq, &[]) }]).await.unwrap();
        }
        let bodies = store.load("a".to_owned()).await.unwrap();
        assert!(bodies.iter().all(|body| body.contains(&deck.replace('\n', "\\n"))), "restored");
        drop(store);
        assert!(std::fs::metadata(file).unwrap().len() < 3 * deck.len() as u64, "stored once");
        Connection::open(file).unwrap().execute("DELETE FROM texts", []).unwrap();
        let store = Sqlite::open(file).unwrap();
        assert!(matches!(store.load("a".to_owned()).await, Err(StoreError::Damaged { .. })), "a lost text is noticed");
    });
}

/// More public tables than `LISTED_PER_MAKER_MAX` of one address are not listed, and do not hide those of others.
#[test]
fn one_address_does_not_fill_the_list() {
    check(async |_, store| {
        let made = |number: u64, maker: &str| {
            let mut made = single(&format!("{maker}{number}"), 1, &[]);
            let summary = made.summary.as_mut().unwrap();
            (summary.maker, summary.changed_ms) = (maker.to_owned(), number);
            vec![made]
        };
        store.append(made(1, "honest")).await.unwrap();
        for number in 2..62 {
            store.append(made(number, "spammer")).await.unwrap();
        }
        let public = || store.list(List::Public(Phase::Gathering), Page::first(100));
        let listed = public().await.unwrap();
        assert_eq!(listed.len(), 9);
        assert!(listed.iter().any(|listed| listed.table == "honest1"));
        // One that begins makes room for another.
        let mut begun = single(&listed[0].table, 2, &[]);
        begun.summary.as_mut().unwrap().phase = Phase::Playing;
        store.append(vec![begun]).await.unwrap();
        store.append(made(99, "spammer")).await.unwrap();
        assert_eq!(public().await.unwrap().len(), 9);
        let second = store.list(List::Public(Phase::Gathering), Page { skip: 8, most: 100 }).await.unwrap();
        assert_eq!(second.len(), 1, "the last page");
    });
}

#[test]
fn lists_reflect_the_last_entry() {
    check(async |_, store| {
        let names = async |list| {
            let listed = store.list(list, Page::first(10)).await.unwrap();
            listed.into_iter().map(|listed| listed.table).collect::<Vec<_>>()
        };
        store.append(entry("a", 1, &["p", "q"])).await.unwrap();
        let mut later = single("b", 1, &["p"]);
        later.summary.as_mut().unwrap().changed_ms = 2;
        store.append(vec![later]).await.unwrap();
        assert_eq!(names(List::Of("p".to_owned())).await, ["b", "a"]);
        assert_eq!(names(List::Public(Phase::Gathering)).await, ["b", "a"]);
        store.append(entry("a", 2, &["q"])).await.unwrap();
        assert_eq!(names(List::Of("p".to_owned())).await, ["b"]);
        store.append(vec![Append { summary: None, ..single("b", 2, &[]) }]).await.unwrap();
        assert_eq!(names(List::Of("p".to_owned())).await, ["b"], "an entry without an index changes no list");
        let mut over = single("b", 3, &["p"]);
        over.summary.as_mut().unwrap().phase = Phase::Over;
        store.append(vec![over]).await.unwrap();
        assert_eq!(names(List::Of("p".to_owned())).await, Vec::<String>::new());
        assert_eq!(names(List::All(Phase::Over)).await, ["b"]);
    });
}

#[test]
fn a_file_that_is_not_a_database_is_refused_and_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.txt");
    std::fs::write(&file, "not a database at all, but longer than a header would be".repeat(40)).unwrap();
    assert!(matches!(Sqlite::open(&file), Err(StoreError::Broken(_))));
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("not a database"));
}

#[test]
fn a_file_has_one_server_and_only_its_owner_may_read_it() {
    use std::os::unix::fs::PermissionsExt as _;
    check(async |file, store| {
        store.append(entry("a", 1, &[])).await.unwrap();
        let refused = Sqlite::open(file).unwrap_err().to_string();
        assert!(refused.contains("another server is using it"), "{refused}");
        for suffix in ["", "-wal", "-shm", "-mark", "-lock"] {
            let mode = beside(file, suffix).metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{suffix}");
        }
        drop(store);
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).unwrap();
        drop(Sqlite::open(file).unwrap());
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    });
}

#[test]
fn a_damaged_table_is_refused_and_never_written_again() {
    check(async |file, store| {
        for seq in 1..=3 {
            store.append(entry("a", seq, &[])).await.unwrap();
        }
        store.append(entry("b", 1, &[])).await.unwrap();
        // Another program changes the file, and then changes it back: the table stays refused.
        let other = Connection::open(file).unwrap();
        other.execute("UPDATE log SET body = 'a 9' WHERE table_id = 'a' AND seq = 2", []).unwrap();
        let damaged = store.load("a".to_owned()).await.unwrap_err();
        assert_eq!(damaged.to_string(), "table a is damaged: entry 2 does not match its checksum");
        other.execute("UPDATE log SET body = 'a 2' WHERE table_id = 'a' AND seq = 2", []).unwrap();
        assert_eq!(store.append(entry("a", 4, &[])).await, Err(damaged.clone()));
        assert_eq!(store.load("a".to_owned()).await, Err(damaged));
        store.append(entry("b", 2, &[])).await.unwrap();
        assert_eq!(store.load("b".to_owned()).await.unwrap().len(), 2);
        assert_eq!(store.health().damaged.len(), 1);
    });
}

#[test]
fn missing_entries_and_rows_are_named() {
    check(async |file, store| {
        let other = Connection::open(file).unwrap();
        for (table, damage) in [
            ("a", "DELETE FROM log WHERE table_id = 'a' AND seq = 3"),
            ("b", "DELETE FROM log WHERE table_id = 'b' AND seq = 1"),
            ("c", "DELETE FROM tables WHERE id = 'c'"),
            ("d", "DELETE FROM log WHERE table_id = 'd'"),
            ("e", "UPDATE tables SET last_seq = 2 WHERE id = 'e'"),
            ("f", "UPDATE tables SET last_sum = zeroblob(16) WHERE id = 'f'"),
        ] {
            for seq in 1..=3 {
                store.append(entry(table, seq, &[])).await.unwrap();
            }
            other.execute(damage, []).unwrap();
        }
        store.check().await.unwrap();
        let found = store.health().damaged;
        let expected = [
            "entries 3 to 3 are missing",
            "entry 1 is missing",
            "its row is missing",
            "entries 1 to 3 are missing",
            "it has entries after the last one, 2",
            "the checksum of entry 3 is not the one in its row",
        ];
        assert_eq!(found.values().collect::<Vec<_>>(), expected);
    });
}

#[test]
fn a_lost_wal_is_refused_and_left_as_it_is() {
    check(async |file, store| {
        store.append(entry("a", 1, &[])).await.unwrap();
        let copy = file.with_file_name("copy.db");
        for suffix in ["", "-mark"] {
            std::fs::copy(beside(file, suffix), beside(&copy, suffix)).unwrap();
        }
        // As after a crash, but without the WAL.
        let refused = Sqlite::open(&copy).unwrap_err().to_string();
        assert!(refused.contains("is empty") || refused.contains("are missing"), "{refused}");
        std::fs::copy(beside(file, "-wal"), beside(&copy, "-wal")).unwrap();
        assert_eq!(Sqlite::open(&copy).unwrap().load("a".to_owned()).await.unwrap(), ["a 1"]);
    });
}

/// A file as an older version of the program left it.
fn older(file: &Path) -> Connection {
    let mut connection = connection(file, None).unwrap();
    prepare(&mut connection, STEPS).unwrap();
    insert(&connection, &single("a", 1, &["p"]), &Shared::default()).unwrap();
    connection
}

#[test]
fn an_older_file_is_migrated_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut connection = older(&folder.path().join("older.db"));
    let later = [
        Step::Sql("ALTER TABLE tables ADD COLUMN mood TEXT"),
        Step::Sql("UPDATE tables SET mood = coalesce(mood, '') || 'calm'"),
    ];
    let steps = [STEPS, &later[..]].concat();
    for _ in 0..2 {
        prepare(&mut connection, &steps).unwrap();
        let mood: String = connection.query_row("SELECT mood FROM tables", [], |row| row.get(0)).unwrap();
        assert_eq!((mood.as_str(), version(&connection).unwrap()), ("calm", steps.len()));
        assert_eq!(load(&connection, "a").unwrap(), ["a 1"]);
    }
    // The older program refuses the migrated file.
    let refused = prepare(&mut connection, STEPS).unwrap_err().to_string();
    assert!(refused.contains("later version of the program"), "{refused}");
}

#[test]
fn a_failing_migration_leaves_the_file_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let mut connection = older(&folder.path().join("older.db"));
    let steps = [STEPS, &[Step::Sql("DELETE FROM log; UPDATE nothing SET nothing = 1")]].concat();
    assert!(prepare(&mut connection, &steps).is_err());
    assert_eq!((version(&connection).unwrap(), load(&connection, "a").unwrap().len()), (STEPS.len(), 1));
    prepare(&mut connection, STEPS).unwrap();
}

#[test]
fn the_database_of_another_program_is_refused_and_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("recipes.db");
    Connection::open(&file).unwrap().execute_batch("CREATE TABLE recipes (title TEXT)").unwrap();
    let refused = Sqlite::open(&file).unwrap_err().to_string();
    assert!(refused.contains("another program"), "{refused}");
    let count = "SELECT count(*) FROM sqlite_schema";
    let tables: i64 = Connection::open(&file).unwrap().query_row(count, [], |row| row.get(0)).unwrap();
    assert_eq!(tables, 1);
}
