//! Every text of every page comes from Fluent, except the names of people, games and cards.

use crate::app::{App, Config};
use crate::edge::guard::Guard;
use crate::edge::languages;
use crate::games;
use crate::server::router;
use crate::upkeep::operator;
use axum::body::Body;
use axum::http::{Request, header};
use brocante_laws::marked::unmarked;
use brocante_store::Sqlite;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tower::ServiceExt as _;

struct Browser {
    app: App,
    router: axum::Router,
    cookie: String,
    _folder: tempfile::TempDir,
}

impl Browser {
    fn open() -> Browser {
        let folder = tempfile::tempdir().unwrap();
        let config = Config::of_a_test(folder.path(), Duration::from_secs(60));
        let store = Arc::new(Sqlite::open(&config.data).unwrap());
        let app = App::new(store, &config);
        let router = router(app.clone(), Guard::new(config.requests_per_second, false), true);
        Browser { app, router, cookie: "brocante=00112233445566778899aabbccddeeff".to_owned(), _folder: folder }
    }

    async fn ask(&self, method: &str, path: &str, form: &str) -> (String, String) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "table.example")
            .header(header::COOKIE, &self.cookie)
            .header(header::ACCEPT, "text/html")
            .header(header::ACCEPT_LANGUAGE, "marked")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(form.to_owned()))
            .unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let location = response.headers().get(header::LOCATION).map(|value| value.to_str().unwrap().to_owned());
        let body = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (String::from_utf8(body.to_vec()).unwrap(), location.unwrap_or_default())
    }

    /// Fails if a page has text that is neither from Fluent nor known.
    async fn check(&self, path: &str, known: &BTreeSet<String>) {
        let (html, _) = self.ask("GET", path, "").await;
        assert!(html.contains("⟦"), "{path} is no page");
        // The rules themselves are written in RULES.md.
        let html = html.split_once("<article>").map_or(html.clone(), |(before, rest)| {
            before.to_owned() + rest.split_once("</article>").map_or("", |(_, after)| after)
        });
        let html = html.split_once("<details class=\"technical\"").map_or(html.as_str(), |(before, _)| before);
        // Hashes of shuffles.
        let is_hash = |part: &str| part.trim().trim_end_matches('…').bytes().all(|byte| byte.is_ascii_hexdigit());
        let is_known = |part: &str| known.contains(part.trim()) || !part.contains(char::is_alphabetic) || is_hash(part);
        let said = unmarked(html).into_iter().filter(|words| !words.split(['·', ':']).all(is_known));
        let said: Vec<String> = said.collect();
        assert!(said.is_empty(), "{path}: {said:?}");
    }
}

/// Names: of people and bots, of games, of what the decks hold, of keys.
fn known(game: &str, codes: &[String]) -> BTreeSet<String> {
    let shown = games::game(game).unwrap();
    let info = shown.info();
    let quoted = info.decks.iter().flat_map(|(_, text)| text.split('"').skip(1).step_by(2));
    let people = ["Ada", "Odette", "Marcel", "Suzanne", "Lucien", "Colette", "Gaston", "Yvonne", "Fernand"];
    let house = ["Brocante", "Esc", "MARKED", "table.example", game];
    // The contents of a rules page repeat its headings.
    let headings = shown.assets().rules_in("en").lines().filter_map(|line| line.strip_prefix("## "));
    let titles = games::games().into_iter().map(|game| game.info().title);
    let names = quoted.chain(people).chain(house).chain(headings).chain(titles);
    names.chain(codes.iter().map(String::as_str)).map(str::to_owned).collect()
}

#[tokio::test]
async fn every_text_comes_from_fluent() {
    let mut browser = Browser::open();
    let mut codes = Vec::new();
    for game in games::games() {
        let info = game.info();
        let name = info.name;
        let plain = known(name, &codes);
        for path in ["/", "/no/such/page", &format!("/games/{name}/new?with=friends"), &format!("/games/{name}/rules")]
        {
            browser.check(path, &plain).await;
        }
        for story in languages::stories(name) {
            for step in 0..story.notes.len() {
                browser.check(&format!("/games/{name}/stories/{}/{step}", story.name), &plain).await;
            }
        }
        for others in ["friends", "bot"] {
            let form = format!("game={name}&name=Ada&seats={}&others={others}&spectators=true", info.seats_max);
            let (_, address) = browser.ask("POST", "/tables", &form).await;
            let id = address.strip_prefix("/tables/").unwrap().to_owned();
            let live = browser.app.tables.table(&id).await.unwrap();
            codes.push(live.lock().await.state.code.clone());
            let known = known(name, &codes);
            browser.check(&address, &known).await;
            browser.check(&format!("{address}/tv"), &known).await;
            browser.check(&format!("{address}/device"), &known).await;
            browser.check(&format!("{address}/fair"), &known).await;
            if others == "bot" {
                browser.check(&format!("{address}/hand"), &known).await;
                browser.check(&format!("{address}/at/0"), &known).await;
            }
        }
        browser.check("/", &known(name, &codes)).await;
        browser.check("/records", &known(name, &codes)).await;
    }
    let link = operator::link(&*browser.app.store).await.unwrap();
    let session = operator::exchange(&*browser.app.store, link.rsplit('/').next().unwrap()).await.unwrap();
    browser.cookie = format!("{}; operator={session}", browser.cookie);
    browser.ask("POST", "/operator/ban", "kind=address&subject=10.0.0.1").await;
    browser.check("/operator", &known("boxes", &codes)).await;
}
