//! Who asks: the secret in a cookie or token, the language, the theme and the nickname.
//!
//! There are no accounts. A person who sits down gets a random secret in a cookie that scripts can't read. The log has
//! only its digest, so nobody who reads the database can take a seat.

use crate::edge::client::Client;
use crate::edge::languages::{self, languages};
use crate::edge::random::random_hex;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use brocante_core::{Message, Viewer};
use brocante_show::{Language, Translator};
use brocante_table::PersonId;
use brocante_table::text::clean_name;
use cookie::{Cookie, SameSite};
use sha2::{Digest as _, Sha256};
use std::convert::Infallible;
use strum::{EnumString, IntoStaticStr, VariantArray};

const SECRET: &str = "brocante";
/// Over HTTPS: browsers keep it to this host, so that no other host of the domain can set it.
const SECRET_HTTPS: &str = "__Host-brocante";
const NAME: &str = "name";
const LANG: &str = "lang";
const THEME: &str = "theme";
const SECRET_BYTES: usize = 16;
const YEAR: cookie::time::Duration = cookie::time::Duration::days(365);

#[derive(Clone, Debug)]
pub struct Visitor {
    pub secret: Option<String>,
    /// The person in the log.
    person: Option<PersonId>,
    pub name: Option<String>,
    pub lang: &'static str,
    pub theme: Theme,
    /// Whether JSON is wanted, not a page.
    pub wants_json: bool,
    pub client: Client,
    /// The table that the address is about.
    pub table: Option<String>,
    /// The address of the server as seen from outside, such as `https://example.org`.
    pub origin: String,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Theme {
    /// As the device is set.
    #[default]
    Device,
    Light,
    Dark,
}

impl Theme {
    /// The name in forms and cookies.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Visitor {
    pub fn person(&self) -> Option<PersonId> {
        self.person.clone()
    }

    pub fn language(&self) -> &'static Language {
        languages::shared(self.lang)
    }

    pub fn translator(&self) -> Translator<'static> {
        Translator::new(self.language(), &[], Viewer::Public)
    }

    /// A message in the visitor's language.
    pub fn text(&self, message: &Message) -> String {
        self.translator().text(message)
    }

    pub fn key(&self, key: &str) -> String {
        self.translator().key(key)
    }

    /// The visitor's secret, or a new one, and the cookie that stores it.
    pub fn identify(&self) -> (String, HeaderValue) {
        let secret = self.secret.clone().unwrap_or_else(|| random_hex(SECRET_BYTES));
        let name = if self.client.is_https { SECRET_HTTPS } else { SECRET };
        let cookie = Cookie::build((name, secret.clone()))
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.client.is_https)
            .path("/")
            .max_age(YEAR)
            .build();
        (secret, header_of(&cookie))
    }
}

/// A setting that pages remember, as a cookie.
pub fn remember(setting: Setting<'_>) -> HeaderValue {
    let (name, value) = match setting {
        Setting::Name(name) => (NAME, name),
        Setting::Lang(lang) => (LANG, lang),
        Setting::Theme(theme) => (THEME, theme.name()),
    };
    let cookie = Cookie::build((name, value)).http_only(true).same_site(SameSite::Lax).path("/").max_age(YEAR).build();
    header_of(&cookie)
}

#[derive(Clone, Copy, Debug)]
pub enum Setting<'a> {
    Name(&'a str),
    Lang(&'a str),
    Theme(Theme),
}

fn header_of(cookie: &Cookie<'_>) -> HeaderValue {
    HeaderValue::from_str(&cookie.encoded().to_string()).expect("an encoded cookie is ASCII")
}

/// A cookie that only some pages use.
pub fn cookie_of(headers: &HeaderMap, name: &str) -> Option<String> {
    let line = headers.get(header::COOKIE)?.to_str().ok()?;
    let mut cookies = Cookie::split_parse_encoded(line).flatten();
    cookies.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
}

/// The person with a secret.
pub fn person_of(secret: &str) -> PersonId {
    person_of_key(&reading_key(secret))
}

/// The key to a person's list of turns, which can do nothing else: it follows from the secret, not the other way round.
pub fn reading_key(secret: &str) -> String {
    hex::encode(&Sha256::digest(secret.as_bytes())[..SECRET_BYTES])
}

pub fn person_of_key(key: &str) -> PersonId {
    PersonId(hex::encode(&Sha256::digest(key.as_bytes())[..SECRET_BYTES]))
}

fn is_secret(text: &str) -> bool {
    text.len() == 2 * SECRET_BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Infallible> {
        let client = parts.extensions.get::<Client>().copied().unwrap_or_default();
        Ok(visitor_of(parts.uri.path(), &parts.headers, client))
    }
}

pub fn visitor_of(path: &str, headers: &HeaderMap, client: Client) -> Visitor {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let cookies: Vec<Cookie<'_>> =
        text(header::COOKIE).map(|line| Cookie::split_parse_encoded(line).flatten().collect()).unwrap_or_default();
    let cookie = |name| cookies.iter().find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned());
    let token = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")).map(str::to_owned);
    let known = |lang: &str| languages().find(|known| *known == lang);
    let lang = cookie(LANG).and_then(|lang| known(&lang));
    let asked = || {
        let list = text(header::ACCEPT_LANGUAGE)?;
        list.split(',').find_map(|item| known(item.trim().split([';', '-']).next().unwrap_or_default()))
    };
    let scheme = if client.is_https { "https" } else { "http" };
    // The plain cookie is that of somebody who came before the server had HTTPS.
    let cookie_secret = || cookie(SECRET_HTTPS).filter(|_| client.is_https).or_else(|| cookie(SECRET));
    let secret = token.or_else(cookie_secret).filter(|secret| is_secret(secret));
    Visitor {
        person: secret.as_deref().map(person_of),
        secret,
        name: cookie(NAME).and_then(|name| clean_name(&name)),
        lang: lang.or_else(asked).unwrap_or("en"),
        theme: cookie(THEME).and_then(|name| name.parse().ok()).unwrap_or_default(),
        wants_json: path.starts_with("/api/")
            || text(header::ACCEPT).is_some_and(|accept| accept.contains("json") && !accept.contains("text/html")),
        client,
        table: path.strip_prefix("/tables/").and_then(|rest| rest.split('/').next()).map(str::to_owned),
        origin: format!("{scheme}://{}", text(header::HOST).unwrap_or("localhost")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_first_one_we_speak() {
        let check = |accept: &str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_str(accept).unwrap())]);
            visitor_of("/", &headers, Client::default()).lang
        };
        assert_eq!(check("fr-CA,fr;q=0.9,en;q=0.8"), "fr");
        assert_eq!(check("tlh, en-GB;q=0.5"), "en");
        assert_eq!(check(""), "en");
    }

    #[test]
    fn a_secret_that_is_none_is_nobody() {
        let check = |cookie: &str| {
            let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(cookie).unwrap())]);
            visitor_of("/", &headers, Client::default()).person()
        };
        assert_eq!(check("brocante=abc"), None);
        assert_eq!(check("brocante=zz112233445566778899aabbccddeeff"), None);
        let secret = "00112233445566778899aabbccddeeff";
        assert_eq!(check(&format!("x=1; brocante={secret}")), Some(person_of(secret)));
        assert_ne!(person_of(secret).0, secret);
    }

    #[test]
    fn the_cookie_is_bound_to_the_host_over_https() {
        let (plain, bound) = ("00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100");
        let both = format!("brocante={plain}; __Host-brocante={bound}");
        let check = |is_https| {
            let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(&both).unwrap())]);
            visitor_of("/", &headers, Client { is_https, ..Client::default() })
        };
        assert_eq!(check(true).secret.as_deref(), Some(bound));
        assert_eq!(check(false).secret.as_deref(), Some(plain));
        let cookie = check(true).identify().1;
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.starts_with("__Host-brocante=") && cookie.contains("Secure") && cookie.contains("Path=/"));
        assert!(check(false).identify().1.to_str().unwrap().starts_with("brocante="));
    }
}
