//! What a browser, a program or a file sends, as a fuzzer would have it: nothing panics, and what is read and
//! written again is the same.

use crate::api::{MakeBody, MoveBody, SettingsBody};
use crate::compose::compose;
use crate::entry::Entry;
use crate::pages::setup::Form;
use crate::problem::{NAME_CHARS_MAX, Problem, TEXT_CHARS_MAX};
use crate::seat_links::{SeatLink, SeatLinks};
use crate::sitting::Sitting;
use crate::socket::Since;
use crate::standpoint::Asked;
use crate::visitor::{clean_name, clean_text, visitor_of};
use crate::word_filter::WordFilter;
use axum::extract::Query;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri};
use brocante_core::{Header, Seat};
use serde_json::Value;

#[path = "../../../tests/fuzz/damage.rs"]
mod damage;

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

const SECRET: &str = "00112233445566778899aabbccddeeff";

#[test]
fn cookies_and_tokens() {
    let good = owned(&[
        "brocante=00112233445566778899aabbccddeeff; name=Ada%20L; lang=fr; theme=dark",
        "Bearer 00112233445566778899aabbccddeeff",
        "fr-CH, fr;q=0.9, en;q=0.8",
        "text/html, application/json",
        "example.org",
    ]);
    let names = ["cookie", "authorization", "accept-language", "accept", "host", "x-forwarded-proto"];
    bolero::check!().with_iterations(5000).for_each(|bytes: &[u8]| {
        let Some((&which, rest)) = bytes.split_first() else { return };
        let Ok(value) = HeaderValue::from_bytes(damage::text(rest, &good).as_bytes()) else { return };
        let name = HeaderName::from_static(names[usize::from(which) % names.len()]);
        let visitor = visitor_of("/tables/x/at/1", &HeaderMap::from_iter([(name, value)]));
        assert!(visitor.secret.as_ref().is_none_or(|secret| secret.len() == SECRET.len()));
        assert!(visitor.name.as_ref().is_none_or(|name| clean_name(name).as_ref() == Some(name)));
        // Its cookie brings back the same person.
        let (secret, cookie) = visitor.identify();
        let headers = HeaderMap::from_iter([(axum::http::header::COOKIE, cookie)]);
        assert_eq!(visitor_of("/", &headers).secret, Some(secret));
    });
}

#[test]
fn names_texts_and_the_word_filter() {
    let good = owned(&["Ada L.", "oh s.h.i.t, Scunthorpe", "fuuuck 1t", "s h i t", "ѕһіt ÉNCULÉ Scheiße", "a$$ c0ck"]);
    bolero::check!().with_iterations(4000).for_each(|bytes: &[u8]| {
        let text = damage::text(bytes, &good);
        if let Some(name) = clean_name(&text) {
            assert!((1..=NAME_CHARS_MAX).contains(&name.chars().count()));
            assert_eq!(clean_name(&name).as_ref(), Some(&name));
        }
        let Some(text) = clean_text(&text) else { return };
        assert!(text.chars().count() <= TEXT_CHARS_MAX);
        let mild = WordFilter::Mild.sift(&text).unwrap();
        assert_eq!(mild.chars().count(), text.chars().count());
        assert_eq!(WordFilter::Mild.sift(&mild).as_ref(), Ok(&mild), "what is masked is masked: {text:?}");
        let strict = WordFilter::Strict.sift(&text);
        assert!(strict == Err(Problem::BadWords) || strict.as_ref() == Ok(&text) && mild == text, "{text:?}");
    });
}

#[test]
fn forms() {
    let good = owned(&[
        "move={\"do\":\"bid\",\"coins\":0}&number:coins=7&at=3",
        "move={\"do\":\"lay\",\"notes\":[0,0]}&count:notes.1=1&count:notes.1=1",
        "move={\"do\":\"thrift\",\"discard\":[]}&list:discard=3&list:discard=5&flag:do=1",
        "game=boxes&seats=3&others=bot&pace=fast&option-open_wallets=true&settings=whole&word-filter=mild",
        "game=five-cards&seats=2&deck=de&seat-0=open&seat-1=hard-bot&spectators=true&deck-text=",
    ]);
    bolero::check!().with_iterations(3000).for_each(|bytes: &[u8]| {
        let text = damage::text(bytes, &good);
        let pair = |pair: &str| pair.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
        let fields: Vec<_> = text.split('&').filter_map(pair).collect();
        if let Ok(mv) = compose(&fields) {
            let written = mv.to_string();
            assert_eq!(serde_json::from_str::<Value>(&written).unwrap().to_string(), written);
        }
        if let Ok((header, settings)) = Form(fields).table(None, "en") {
            assert_eq!(settings.seats.len(), usize::from(header.seats));
        }
    });
}

/// What a page or a program puts behind the question mark.
#[test]
fn queries() {
    let good = owned(&["log=3&chat=1&said=2&as=1&hand=true&tv=false", "as=public", "as=0", "since=9"]);
    bolero::check!().with_iterations(4000).for_each(|bytes: &[u8]| {
        let Ok(uri) = format!("/tables/x/live?{}", damage::text(bytes, &good)).parse::<Uri>() else { return };
        let _ = Query::<Since>::try_from_uri(&uri);
        let _ = Query::<crate::stream::Since>::try_from_uri(&uri);
        let _ = Query::<Asked>::try_from_uri(&uri);
    });
}

#[test]
fn bodies_of_the_api() {
    let good = owned(&[
        r#"{"game":"boxes","seats":3,"name":"Ada","options":{"open_wallets":true},"deck":"printed","pace":"fast","seats_for":["bot","open"],"begin":true,"word_filter":"mild","draws":{"first":[0]}}"#,
        r#"{"game":"vintage","seats":2,"deck":{"toml":"x"},"spectators":false,"seats_for":[]}"#,
        r#"{"move":{"do":"bid","coins":3},"command":"a","at":12}"#,
    ]);
    bolero::check!().with_iterations(4000).for_each(|bytes: &[u8]| {
        let text = damage::text(bytes, &good);
        let _ = serde_json::from_str::<MakeBody>(&text);
        let _ = serde_json::from_str::<SettingsBody>(&text);
        let _ = serde_json::from_str::<MoveBody>(&text);
    });
}

#[test]
fn seat_links() {
    let links = SeatLinks::default();
    let link = SeatLink { table: "table".to_owned(), seat: Seat(1), from: None, is_given: true };
    let code = links.keep(link.clone()).unwrap();
    let good = [code.clone()];
    bolero::check!().with_iterations(2000).for_each(|bytes: &[u8]| {
        let text = damage::text(bytes, &good);
        assert_eq!(
            links.find(&text).as_ref() == Ok(&link),
            text == code,
            "only the link itself opens a seat: {text:?}"
        );
    });
}

/// A log out of a damaged file is read, or refused with its line; what is read is written the same.
#[test]
fn logs() {
    let header = serde_json::to_string(&Header::new("vintage", 3)).unwrap();
    let made = format!(
        r#"{{"entry":"made","code":"abcde","header":{header},"settings":{{"pace":"fast","spectators":true,"seats":["friends","bot"]}},"host":"p","at-ms":1}}"#
    );
    let began = format!(
        r#"{{"entry":"began","header":{},"seed":"{}"}},"at-ms":2}}"#,
        header.trim_end_matches('}'),
        "0".repeat(64)
    );
    let good = owned(&[
        r#"{"entry":"sat","seat":0,"person":"p","name":"Ada","at-ms":1}"#,
        r#"{"entry":"chat","person":"p","name":"Ada","text":"hello","at-ms":1}"#,
        r#"{"entry":"reported","what":{"line":0},"by":"q","name":"Bob","at-ms":3}"#,
        r#"{"entry":"reported","what":{"name":0},"by":"q","name":"Bob","at-ms":3}"#,
        r#"{"entry":"struck","what":{"line":0}}"#,
        r#"{"entry":"struck","what":{"name":0}}"#,
        r#"{"entry":"muted","person":"q","is-muted":true}"#,
        r#"{"entry":"words","seat":1,"text":"buy this"}"#,
        r#"{"entry":"away","seat":0,"why":"left"}"#,
        r#"{"entry":"back","seat":0,"at-ms":4}"#,
        r#"{"entry":"stood","seat":0}"#,
        r#"{"entry":"rematch","table":"x"}"#,
        &began,
    ]);
    bolero::check!().with_iterations(3000).for_each(|bytes: &[u8]| {
        let mut bodies = vec![made.clone()];
        bodies.extend(bytes.chunks(9).take(12).map(|bytes| damage::text(bytes, &good)));
        for body in &bodies {
            let Ok(entry) = serde_json::from_str::<Entry>(body) else { continue };
            let written = serde_json::to_string(&entry).unwrap();
            assert_eq!(serde_json::from_str::<Entry>(&written).unwrap(), entry);
        }
        if let Ok(sitting) = Sitting::read("x", &bodies) {
            assert_eq!(sitting.seq as usize, bodies.len());
        }
    });
}
