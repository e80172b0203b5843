//! HTTP by hand, from any address of this machine: the honest player and the attacker must not share one.

use serde_json::Value;
use socket2::{Domain, Socket, Type};
use std::io::{self, Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// No answer takes longer, or the server is as good as gone.
const PATIENCE: Duration = Duration::from_secs(20);

/// Someone with an address.
#[derive(Clone, Copy, Debug)]
pub struct Peer {
    pub address: Ipv4Addr,
    pub port: u16,
}

/// An answer.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }
}

impl Peer {
    /// Opens a connection.
    pub fn connect(&self) -> io::Result<TcpStream> {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
        socket.bind(&SocketAddr::from((self.address, 0)).into())?;
        socket.connect_timeout(&SocketAddr::from(([127, 0, 0, 1], self.port)).into(), PATIENCE)?;
        let stream = TcpStream::from(socket);
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        Ok(stream)
    }

    /// Sends one request over a connection of its own.
    pub fn send(&self, method: &str, path: &str, token: Option<&str>, body: &str) -> io::Result<Reply> {
        let mut stream = self.connect()?;
        send(&mut stream, method, path, token, body)?;
        receive(&mut stream)
    }

    /// A request that must be answered, whatever the answer.
    pub fn ask(&self, method: &str, path: &str, token: Option<&str>, body: &Value) -> Reply {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.send(method, path, token, &body).unwrap_or(Reply { status: 0, body: Vec::new() })
    }
}

/// Writes a request.
pub fn send(stream: &mut TcpStream, method: &str, path: &str, token: Option<&str>, body: &str) -> io::Result<()> {
    let token = token.map_or(String::new(), |token| format!("authorization: Bearer {token}\r\n"));
    let kind = if body.starts_with(['{', '[']) { "application/json" } else { "text/plain" };
    let content = match body.is_empty() {
        true => "content-length: 0\r\n".to_owned(),
        false => format!("content-type: {kind}\r\ncontent-length: {}\r\n", body.len()),
    };
    let head = format!("{method} {path} HTTP/1.1\r\nhost: localhost\r\n{token}{content}\r\n");
    stream.write_all(format!("{head}{body}").as_bytes())
}

/// Reads an answer that says how long it is.
pub fn receive(stream: &mut TcpStream) -> io::Result<Reply> {
    let mut bytes = Vec::new();
    let mut buffer = [0; 16 * 1024];
    loop {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        if let Some(end) = end {
            let head = String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase();
            let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse::<usize>().ok());
            let body_at = end + 4;
            match length {
                Some(length) if bytes.len() >= body_at + length => {
                    return Ok(Reply { status, body: bytes[body_at..body_at + length].to_vec() });
                }
                // A stream: its beginning is enough.
                None => return Ok(Reply { status, body: bytes[body_at..].to_vec() }),
                Some(_) => {}
            }
        }
        match stream.read(&mut buffer)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count => bytes.extend_from_slice(&buffer[..count]),
        }
    }
}
