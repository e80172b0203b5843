//! The live connection (WebSocket) of a page.

use super::client::Headers;
use serde_json::Value;
use std::net::TcpStream;
use std::time::Duration;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::handshake::HandshakeError;
use tungstenite::http::{HeaderName, HeaderValue};
use tungstenite::{Error, Message, WebSocket};

const PATIENCE: Duration = Duration::from_secs(60);

pub struct Live {
    socket: WebSocket<TcpStream>,
    /// A message that `wait` has read ahead.
    waiting: Option<String>,
}

impl Live {
    /// Opens `path`. Returns the HTTP status if the server refuses.
    pub fn open(port: u16, path: &str, headers: Headers<'_>) -> Result<Live, u16> {
        let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_nodelay(true).unwrap();
        let mut request = format!("ws://127.0.0.1:{port}{path}").into_client_request().unwrap();
        for (name, value) in headers {
            let name = HeaderName::from_bytes(name.as_bytes()).unwrap();
            request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
        }
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Live { socket, waiting: None }),
            Err(HandshakeError::Failure(Error::Http(response))) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// The next message.
    pub fn read(&mut self) -> String {
        if let Some(message) = self.waiting.take() {
            return message;
        }
        loop {
            match self.socket.read().unwrap() {
                Message::Text(text) => return text.to_string(),
                Message::Close(_) => panic!("the server closed the connection"),
                _ => {}
            }
        }
    }

    /// The next update, with the texts that follow it.
    pub fn read_json(&mut self) -> Value {
        let message = self.read();
        let mut parts = message.split('\u{1e}');
        let mut news: Value = serde_json::from_str(parts.next().unwrap()).unwrap();
        news["texts"] = parts.collect();
        news
    }

    /// Waits until the server has registered this page, that is, until its first message arrives.
    pub fn wait(&mut self) {
        self.waiting = Some(self.read());
    }

    pub fn send(&mut self, text: &str) {
        let _ = self.socket.send(Message::text(text));
    }
}
