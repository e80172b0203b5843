//! The operator's page: who gets in, what they can do, and what is left in the audit log.

mod market;

use market::{Client, Market, Table, oracle};
use serde_json::json;
use std::process::{Command, Stdio};

fn brocante(args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_brocante"));
    let output = command.args(["--lang", "en"]).args(args).stderr(Stdio::inherit()).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// The path of a fresh link, from beside the running server.
fn link(market: &Market, options: &[&str]) -> String {
    let data = market.data();
    let said = brocante(&[&["operator-link", "--data", data.to_str().unwrap()], options].concat());
    let at = said.find("/operator/enter/").unwrap_or_else(|| panic!("{said}"));
    said[at..].trim().to_owned()
}

/// An operator's browser.
struct Operator {
    client: Client,
    cookie: String,
}

impl Operator {
    fn enter(market: &Market, link: &str) -> Operator {
        let client = market.stranger();
        let answer = client.page(link);
        assert_eq!((answer.status, answer.header("location")), (303, Some("/operator")), "{}", answer.text());
        let cookie = answer.header("set-cookie").unwrap();
        assert!(cookie.contains("HttpOnly") && cookie.contains("Path=/operator"), "{cookie}");
        Operator { client, cookie: cookie.split(';').next().unwrap().to_owned() }
    }

    fn page(&self) -> String {
        let answer = self.client.get_with("/operator", &[("cookie", &self.cookie), ("accept", "text/html")]);
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.text()
    }

    fn form(&self, action: &str, body: &str) -> u16 {
        self.client.form(&format!("/operator/{action}"), body, &[("cookie", &self.cookie)]).status
    }

    fn does(&self, action: &str, body: &str) {
        assert_eq!(self.form(action, body), 303, "{action} {body}");
    }
}

/// The id of the person on a seat, from the page's own button.
fn person(page: &str, name: &str) -> String {
    let after = page.split(&format!("{name} <code>")).nth(1).unwrap_or_else(|| panic!("no {name}: {page}"));
    after.split('<').next().unwrap().to_owned()
}

fn table(market: &Market) -> Table {
    market.table(&oracle::plain("boxes", 2, 1))
}

#[test]
fn only_who_has_the_link_gets_in() {
    let market = Market::open();
    let valid = link(&market, &[]);
    for path in ["/operator", "/operator/enter/", "/operator/enter/9999999999-00", &format!("{valid}0")] {
        let answer = market.stranger().page(path);
        assert!([403, 404].contains(&answer.status), "{path}: {}", answer.status);
        assert!(answer.header("set-cookie").is_none());
    }
    for action in ["ban", "unban", "close", "forget"] {
        let body = "kind=address&subject=10.0.0.1&table=x";
        assert_eq!(market.seat(0).form(&format!("/operator/{action}"), body, &[]).status, 403, "{action}");
    }
    let operator = Operator::enter(&market, &valid);
    assert!(operator.page().contains("Operator entered from"));
    // A link is no cookie, and a cookie of another key is none either.
    let pass = valid.rsplit('/').next().unwrap();
    let forged = format!("operator={pass}");
    assert_eq!(market.stranger().get_with("/operator", &[("cookie", &forged)]).status, 403);
    let renewed = link(&market, &["--renew"]);
    assert_eq!(market.stranger().get_with("/operator", &[("cookie", &operator.cookie)]).status, 403);
    assert_eq!(market.stranger().page(&valid).status, 403, "the old link");
    Operator::enter(&market, &renewed).page();
    assert!(!market.stranger().page("/").text().contains("/operator"), "no page shows the way");
}

#[test]
fn bans_hold_and_survive_a_restart() {
    let mut market = Market::with_options(&["--trust-proxy"]);
    let table = table(&market);
    let operator = Operator::enter(&market, &link(&market, &[]));
    let ada = person(&operator.page(), "Person 1");
    operator.does("ban", &format!("kind=person&subject={ada}"));
    operator.does("ban", "kind=address&subject=2001:db8:1:2:3::4");
    assert_eq!(operator.form("ban", "kind=address&subject=nonsense"), 400);
    for round in 0..2 {
        let chat = json!({ "text": "hello" });
        market.seat(1).post(&table.api("/chat"), &chat).problem(403, "banned");
        market.seat(1).post("/api/tables", &json!({ "game": "boxes", "name": "Ada" })).problem(403, "banned");
        market.seat(1).get(&table.api("/view")).ok();
        market.seat(0).post(&table.api("/chat"), &chat).ok();
        // The whole household, whatever it asks for; others can come.
        let from = |address: &str| market.stranger().get_with("/", &[("x-forwarded-for", address)]).status;
        assert_eq!([from("2001:db8:1:2::9"), from("2001:db8:1:3::9"), from("10.0.0.1")], [403, 200, 200]);
        if round == 0 {
            market.pull_the_plug();
            market.restart();
        }
    }
    operator.does("unban", &format!("kind=person&subject={ada}"));
    operator.does("unban", "kind=address&subject=2001:db8:1:2::");
    market.seat(1).post(&table.api("/chat"), &json!({ "text": "hello" })).ok();
    assert_eq!(market.stranger().get_with("/", &[("x-forwarded-for", "2001:db8:1:2::9")]).status, 200);
    let page = operator.page();
    assert!(
        page.contains("Nobody is banned") && page.contains("Ban lifted") && page.contains("2001:db8:1:2::"),
        "{page}"
    );
}

/// An operator who bans the address they come from can still undo it.
#[test]
fn operators_can_not_lock_themselves_out() {
    let market = Market::open();
    let operator = Operator::enter(&market, &link(&market, &[]));
    operator.does("ban", "kind=address&subject=127.0.0.1");
    assert_eq!(market.stranger().get("/").status, 403);
    assert_eq!(market.stranger().get("/healthz").status, 200, "programs that watch the server are not visitors");
    operator.does("unban", "kind=address&subject=127.0.0.1");
    assert_eq!(market.stranger().get("/").status, 200);
}

#[test]
fn a_closed_table_stays_closed() {
    let mut market = Market::open();
    let (closed, other) = (table(&market), table(&market));
    let mut watched = market.stranger().news(&closed.api("/events")).unwrap();
    assert!(watched.item().is_some());
    let operator = Operator::enter(&market, &link(&market, &[]));
    operator.does("close", &format!("table={}", closed.id));
    while watched.item().is_some() {}
    for _ in 0..2 {
        market.seat(0).get(&closed.api("/view")).problem(410, "closed");
        market.seat(0).post(&closed.api("/chat"), &json!({ "text": "hello" })).problem(410, "closed");
        assert!(market.seat(0).page(&closed.page("")).text().contains("has closed this table"));
        market.stranger().get(&other.api("/view")).ok();
        market.pull_the_plug();
        market.restart();
    }
    let page = operator.page();
    assert!(page.contains("Table closed") && page.contains(&closed.id), "{page}");
    assert!(page.contains(&format!("/tables/{}", other.id)) && !page.contains(&format!("/tables/{}", closed.id)));
}

#[test]
fn reports_reach_the_operator_also_after_a_restart() {
    let mut market = Market::open();
    let table = table(&market);
    market.seat(1).post(&table.api("/chat"), &json!({ "text": "a <rude> word" })).ok();
    market.seat(0).post(&table.api("/report"), &json!({ "line": 0 })).ok();
    market.pull_the_plug();
    market.restart();
    let operator = Operator::enter(&market, &link(&market, &[]));
    let page = operator.page();
    assert!(page.contains("a &lt;rude&gt; word") && page.contains("Person 1"), "{page}");
    market.seat(0).post(&table.api("/dismiss"), &json!({ "line": 0 })).ok();
    assert!(operator.page().contains("No open reports"));
}

#[test]
fn the_link_is_printed_at_the_start_only_when_asked() {
    use std::io::{BufRead as _, BufReader};
    let folder = tempfile::tempdir().unwrap();
    let mut child =
        market::serve_command(&folder.path().join("market.db"), 0, "100").arg("--operator-link").spawn().unwrap();
    let lines: Vec<String> =
        BufReader::new(child.stdout.take().unwrap()).lines().take(2).map(|line| line.unwrap()).collect();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(lines[1].contains("/operator/enter/"), "{lines:?}");
}
