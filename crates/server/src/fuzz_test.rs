//! What browsers and programs send, damaged by a fuzzer: nothing panics, and values that are read and written again stay
//! the same.

use crate::api::stream;
use crate::edge::client::Client;
use crate::edge::visitor::visitor_of;
use crate::pages::compose::compose;
use crate::pages::form::Form;
use crate::pages::socket;
use crate::tables::seat_links::{SeatLink, SeatLinks};
use crate::tables::viewpoint::ViewpointQuery;
use axum::extract::Query;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri};
use brocante_core::Seat;
use brocante_table::command::COMMANDS;
use brocante_table::text::clean_name;
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
        let visitor = visitor_of("/tables/x/at/1", &HeaderMap::from_iter([(name, value)]), Client::default());
        assert!(visitor.secret.as_ref().is_none_or(|secret| secret.len() == SECRET.len()));
        assert!(visitor.name.as_ref().is_none_or(|name| clean_name(name).as_ref() == Some(name)));
        // Its cookie brings back the same person.
        let (secret, cookie) = visitor.identify();
        let headers = HeaderMap::from_iter([(axum::http::header::COOKIE, cookie)]);
        assert_eq!(visitor_of("/", &headers, Client::default()).secret, Some(secret));
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
        let form = Form(fields);
        if let Ok((header, settings)) = form.new_table() {
            assert_eq!(settings.seats.len(), usize::from(header.seats));
        }
        for spec in COMMANDS {
            let _ = form.command(spec, &visitor_of("/", &HeaderMap::new(), Client::default()));
        }
    });
}

/// What a page or a program puts behind the question mark.
#[test]
fn queries() {
    let good = owned(&["log=3&chat=1&said=2&as=1&hand=true&tv=false", "as=public", "as=0", "since=9"]);
    bolero::check!().with_iterations(4000).for_each(|bytes: &[u8]| {
        let Ok(uri) = format!("/tables/x/live?{}", damage::text(bytes, &good)).parse::<Uri>() else { return };
        let _ = Query::<socket::Since>::try_from_uri(&uri);
        let _ = Query::<stream::Since>::try_from_uri(&uri);
        let _ = Query::<ViewpointQuery>::try_from_uri(&uri);
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
