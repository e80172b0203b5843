//! An HTTP client: a browser with a cookie, or a program with a token.

use serde_json::Value;
use std::io::{BufRead as _, BufReader};
use std::time::Duration;
use ureq::http::Request;
use ureq::{Agent, SendBody};

/// Timeout for a response, so that a test fails instead of hanging.
const PATIENCE: Duration = Duration::from_secs(60);

/// A client with an optional identity.
#[derive(Clone)]
pub struct Client {
    agent: Agent,
    port: u16,
    pub token: Option<String>,
}

/// A complete response.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub status: u16,
    /// Names and values.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

pub type Headers<'a> = &'a [(&'a str, &'a str)];

impl Client {
    pub fn new(port: u16, token: Option<String>) -> Client {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .proxy(None)
            .timeout_per_call(Some(PATIENCE))
            .build();
        Client { agent: Agent::new_with_config(config), port, token }
    }

    /// Sends any request. Fails if no complete response arrives.
    pub fn call(&self, method: &str, path: &str, headers: Headers<'_>, body: &[u8]) -> Result<Answer, ureq::Error> {
        let mut response = self.send(method, path, headers, body)?;
        let mut headers: Vec<_> = response
            .headers()
            .iter()
            .map(|(name, value)| (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned()))
            .collect();
        headers.sort();
        let status = response.status().as_u16();
        let body = response.body_mut().with_config().limit(64 << 20).read_to_vec()?;
        Ok(Answer { status, headers, body })
    }

    fn send(
        &self,
        method: &str,
        path: &str,
        headers: Headers<'_>,
        body: &[u8],
    ) -> Result<ureq::http::Response<ureq::Body>, ureq::Error> {
        let mut request = Request::builder().method(method).uri(format!("http://127.0.0.1:{}{path}", self.port));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if body.is_empty() {
            self.agent.run(request.body(SendBody::none()).unwrap())
        } else {
            self.agent.run(request.body(body).unwrap())
        }
    }

    fn authorization(&self) -> Option<String> {
        self.token.as_ref().map(|token| format!("Bearer {token}"))
    }

    fn with_token<'a>(&self, bearer: &'a Option<String>, headers: Headers<'a>) -> Vec<(&'a str, &'a str)> {
        let own = bearer.as_ref().map(|bearer| ("authorization", bearer.as_str()));
        own.into_iter().chain(headers.iter().copied()).collect()
    }

    pub fn get_with(&self, path: &str, headers: Headers<'_>) -> Answer {
        let bearer = self.authorization();
        self.call("GET", path, &self.with_token(&bearer, headers), b"").unwrap()
    }

    pub fn get(&self, path: &str) -> Answer {
        self.get_with(path, &[])
    }

    /// Posts JSON as a program does. Fails if no complete response arrives.
    pub fn try_post(&self, path: &str, body: &Value) -> Result<Answer, ureq::Error> {
        let bearer = self.authorization();
        let headers = self.with_token(&bearer, &[("content-type", "application/json")]);
        self.call("POST", path, &headers, body.to_string().as_bytes())
    }

    pub fn try_get(&self, path: &str) -> Result<Answer, ureq::Error> {
        let bearer = self.authorization();
        self.call("GET", path, &self.with_token(&bearer, &[]), b"")
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.try_post(path, body).unwrap()
    }

    /// The cookie header of a returning browser.
    pub fn cookie(&self) -> Option<String> {
        self.token.as_ref().map(|token| format!("brocante={token}"))
    }

    /// Requests a page as a browser does.
    pub fn page(&self, path: &str) -> Answer {
        let cookie = self.cookie();
        let mut headers = vec![("accept", "text/html")];
        headers.extend(cookie.as_deref().map(|cookie| ("cookie", cookie)));
        self.call("GET", path, &headers, b"").unwrap()
    }

    /// Posts a form as a browser does.
    pub fn form(&self, path: &str, body: &str, headers: Headers<'_>) -> Answer {
        let cookie = self.cookie();
        let mut all = vec![("accept", "text/html"), ("content-type", "application/x-www-form-urlencoded")];
        all.extend(cookie.as_deref().map(|cookie| ("cookie", cookie)));
        all.extend(headers);
        self.call("POST", path, &all, body.as_bytes()).unwrap()
    }

    /// Opens a streaming response.
    pub fn stream(&self, path: &str, headers: Headers<'_>) -> Result<Stream, ureq::Error> {
        let bearer = self.authorization();
        let response = self.send("GET", path, &self.with_token(&bearer, headers), b"")?;
        let status = response.status().as_u16();
        Ok(Stream { status, lines: BufReader::new(Box::new(response.into_body().into_reader())) })
    }

    /// Opens a table's event stream as NDJSON.
    pub fn news(&self, path: &str) -> Result<Stream, ureq::Error> {
        self.stream(path, &[("accept", "application/x-ndjson")])
    }
}

/// A streaming response, read line by line.
pub struct Stream {
    pub status: u16,
    lines: BufReader<Box<dyn std::io::Read + Send>>,
}

impl Stream {
    /// The next non-empty line, or `None` at the end.
    pub fn line(&mut self) -> Option<String> {
        loop {
            let mut line = String::new();
            match self.lines.read_line(&mut line) {
                Ok(0) | Err(_) => return None,
                // An unfinished line does not count.
                Ok(_) if !line.ends_with('\n') => return None,
                Ok(_) if line.trim().is_empty() => {}
                Ok(_) => return Some(line.trim_end().to_owned()),
            }
        }
    }

    /// The next item of an NDJSON stream.
    pub fn item(&mut self) -> Option<Value> {
        self.line().map(|line| serde_json::from_str(&line).unwrap())
    }

    /// The next event of a stream of server-sent events: its id and its data.
    pub fn event(&mut self) -> Option<(String, Value)> {
        let id = self.line()?.strip_prefix("id: ")?.to_owned();
        let data = self.line()?;
        Some((id, serde_json::from_str(data.strip_prefix("data: ")?).unwrap()))
    }
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The body of a response that must have status 200.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text());
        self.json()
    }

    /// The body of an error response, after checking its status, code and shape.
    #[track_caller]
    pub fn problem(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        let body = self.json();
        assert_eq!(body["code"], code, "{body}");
        assert!(body["sentence"].as_str().is_some_and(|sentence| !sentence.is_empty()), "{body}");
        let fields = body.as_object().unwrap().keys();
        assert!(fields.into_iter().all(|name| ["code", "sentence", "rule"].contains(&name.as_str())), "{body}");
        body
    }
}
