//! A minimal HTTP client that sends JSON over one connection. The clients share one core among thousands of people,
//! so it must be cheap.

use crate::Failure;
use serde_json::Value;
use std::fmt::Write as _;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

pub struct Connection {
    stream: TcpStream,
    port: u16,
    request: String,
    response: Vec<u8>,
}

impl Connection {
    pub async fn open(port: u16) -> Result<Connection, Failure> {
        let stream = TcpStream::connect(("127.0.0.1", port)).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, port, request: String::new(), response: Vec::new() })
    }

    /// Posts JSON and returns the body of the answer. Any status but 200 is an error.
    pub async fn post(&mut self, path: &str, token: &str, body: &str) -> Result<Value, Failure> {
        self.request.clear();
        let (port, bytes) = (self.port, body.len());
        write!(
            self.request,
            "POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {bytes}\r\n\r\n{body}"
        )?;
        self.stream.write_all(self.request.as_bytes()).await?;
        self.response.clear();
        loop {
            if self.stream.read_buf(&mut self.response).await? == 0 {
                return Err("the server closed the connection".into());
            }
            if let Some(body) = whole(&self.response)? {
                return Ok(serde_json::from_slice(body)?);
            }
        }
    }
}

/// The body of a response, or `None` while it is incomplete.
fn whole(response: &[u8]) -> Result<Option<&[u8]>, Failure> {
    let Some(end) = response.windows(4).position(|bytes| bytes == b"\r\n\r\n") else { return Ok(None) };
    let head = std::str::from_utf8(&response[..end])?;
    let mut lines = head.lines();
    let status = lines.next().unwrap_or_default();
    let length = lines.find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length:")?.trim().parse().ok());
    let length: usize = length.ok_or("an answer without a length")?;
    let Some(body) = response[end + 4..].get(..length) else { return Ok(None) };
    if !status.starts_with("HTTP/1.1 200") {
        return Err(format!("{status}: {}", String::from_utf8_lossy(body)).into());
    }
    Ok(Some(body))
}
