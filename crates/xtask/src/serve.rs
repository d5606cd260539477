//! Serves the page on this machine, as any static host would.

use std::fs;
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::task;

use crate::gzip;

/// How many ports after the wanted one are tried.
const PORTS_TRIED: u16 = 20;

/// Serves a folder until the program is ended, and opens the page on request.
pub fn serve(folder: PathBuf, wanted: u16, open: bool) -> Result<()> {
    Runtime::new()?.block_on(async {
        let (listener, port) = bind(wanted).await?;
        if port != wanted {
            eprintln!("Port {wanted} is taken by another program, so this one uses {port}.");
        }
        let address = format!("http://localhost:{port}/");
        println!("Reversi is at {address} — end with Ctrl-C.");
        if open && open::that_detached(&address).is_err() {
            println!("No browser could be opened from here: open the address in one.");
        }
        answer_all(folder, listener).await
    })
}

/// The wanted port, or the next that is free.
async fn bind(wanted: u16) -> Result<(TcpListener, u16)> {
    for port in wanted..=wanted.saturating_add(PORTS_TRIED) {
        match TcpListener::bind(("127.0.0.1", port)).await {
            Ok(listener) => return Ok((listener, port)),
            Err(problem) if problem.kind() == ErrorKind::AddrInUse => {}
            Err(problem) => bail!("cannot serve on port {port}: {problem}"),
        }
    }
    bail!("the {PORTS_TRIED} ports from {wanted} on are taken; name another with --port")
}

/// Answers every request, over as many connections as browsers keep open.
async fn answer_all(folder: PathBuf, listener: TcpListener) -> Result<()> {
    // Without a delay for more to send: an answer may be small.
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    let answer = Router::new().fallback(answer).with_state(Arc::new(folder));
    Ok(axum::serve(listener, answer).await?)
}

/// Answers with the requested file.
async fn answer(State(folder): State<Arc<PathBuf>>, uri: Uri, headers: HeaderMap) -> Response {
    let Some(path) = file_for(&folder, uri.path()).filter(|path| path.is_file()) else {
        return (StatusCode::NOT_FOUND, "Not found").into_response();
    };
    let packs = gzip::shrinks(&path) && takes_gzip(&headers);
    let headers = [
        (header::CONTENT_TYPE, media_type(&path)),
        // Requested at every visit: a page built again is noticed.
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "Accept-Encoding"),
    ];
    let read = move || {
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        if packs { gzip::pack(&bytes) } else { Ok(bytes) }
    };
    match task::spawn_blocking(read).await {
        Ok(Ok(bytes)) if packs => {
            (headers, [(header::CONTENT_ENCODING, "gzip")], bytes).into_response()
        }
        Ok(Ok(bytes)) => (headers, bytes).into_response(),
        Ok(Err(problem)) => failed(&format!("{problem:#}")),
        Err(problem) => failed(&problem.to_string()),
    }
}

fn failed(problem: &str) -> Response {
    (StatusCode::INTERNAL_SERVER_ERROR, problem.to_owned()).into_response()
}

/// Whether the browser unpacks what comes compressed.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let mut values = headers.get_all(header::ACCEPT_ENCODING).iter();
    values.any(|value| value.to_str().is_ok_and(|text| text.contains("gzip")))
}

/// The file below the folder for an address; nothing where it points outside.
fn file_for(folder: &Path, url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.trim_start_matches('/');
    let path = Path::new(if path.is_empty() { "index.html" } else { path });
    let inside = path
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    inside.then(|| folder.join(path))
}

fn media_type(path: &Path) -> &'static str {
    match path.extension().unwrap_or_default().to_str() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::net::TcpStream;
    use std::time::Duration;

    use anyhow::Result;
    use tokio::runtime::Runtime;

    use super::{Path, TcpListener, answer_all, file_for};

    #[test]
    fn every_connection_that_a_browser_keeps_open_is_answered() -> Result<()> {
        let runtime = Runtime::new()?;
        let listener = runtime.block_on(TcpListener::bind(("127.0.0.1", 0)))?;
        let address = listener.local_addr()?;
        runtime.spawn(answer_all("page".into(), listener));
        let mut kept = Vec::new();
        for _ in 0..24 {
            let mut stream = TcpStream::connect(address)?;
            stream.set_read_timeout(Some(Duration::from_secs(60)))?;
            stream.write_all(b"GET /absent HTTP/1.1\r\nHost: localhost\r\n\r\n")?;
            kept.push(stream);
        }
        for stream in &kept {
            let mut status = String::new();
            BufReader::new(stream).read_line(&mut status)?;
            assert_eq!(status, "HTTP/1.1 404 Not Found\r\n");
        }
        runtime.shutdown_background();
        Ok(())
    }

    #[test]
    fn an_address_names_a_file_of_the_page() {
        let page = Path::new("page");
        assert_eq!(file_for(page, "/"), Some(page.join("index.html")));
        assert_eq!(
            file_for(page, "/www/main.js?lang=de"),
            Some(page.join("www/main.js"))
        );
    }

    #[test]
    fn nothing_outside_the_page_is_served() {
        let page = Path::new("page");
        assert_eq!(file_for(page, "/../Cargo.toml"), None);
        assert_eq!(
            file_for(page, "//etc/passwd"),
            Some(page.join("etc/passwd"))
        );
    }
}
