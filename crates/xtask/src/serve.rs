//! Serves the page on this machine, as any static host would.

use std::fs;
use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result, bail};
use tiny_http::{Header, Request, Response, Server};

use crate::{dist, gzip};

/// How many ports after the wished one are tried.
const PORTS_TRIED: u16 = 20;

/// Serves `dist/` until the program is ended, and opens the page if asked.
pub fn serve(wished: u16, open: bool) -> Result<()> {
    let (server, port) = bind(wished)?;
    if port != wished {
        eprintln!("Port {wished} is taken by another program, so this one uses {port}.");
    }
    let address = format!("http://localhost:{port}/");
    println!("Reversi is at {address} — end with Ctrl-C.");
    if open && open::that_detached(&address).is_err() {
        println!("No browser could be opened from here: open the address in one.");
    }
    for request in server.incoming_requests() {
        // Each on a thread of its own: a browser may leave one answer unread until it has another.
        // One that hangs up in the middle is no reason to stop serving.
        std::thread::spawn(move || answer(request).ok());
    }
    Ok(())
}

/// The wished port, or the next that is free.
fn bind(wished: u16) -> Result<(Server, u16)> {
    for port in wished..=wished.saturating_add(PORTS_TRIED) {
        match Server::http(("127.0.0.1", port)) {
            Ok(server) => return Ok((server, port)),
            Err(problem) if is_taken(&*problem) => {}
            Err(problem) => bail!("cannot serve on port {port}: {problem}"),
        }
    }
    bail!("the {PORTS_TRIED} ports from {wished} on are taken; name another with --port")
}

fn is_taken(problem: &(dyn std::error::Error + Send + Sync + 'static)) -> bool {
    problem
        .downcast_ref::<std::io::Error>()
        .is_some_and(|problem| problem.kind() == ErrorKind::AddrInUse)
}

/// Answers with the file that is asked for.
fn answer(request: Request) -> Result<()> {
    let Some(path) = file_for(request.url()).filter(|path| path.is_file()) else {
        return Ok(request.respond(Response::from_string("Not found").with_status_code(404))?);
    };
    let mut bytes = fs::read(&path)?;
    let packed = gzip::shrinks(&path) && takes_gzip(&request);
    if packed {
        bytes = gzip::pack(&bytes)?;
    }
    let mut response = Response::from_data(bytes)
        .with_header(header("Content-Type", media_type(&path))?)
        // Requested at every visit: a page built again is noticed.
        .with_header(header("Cache-Control", "no-cache")?)
        .with_header(header("Vary", "Accept-Encoding")?);
    if packed {
        response.add_header(header("Content-Encoding", "gzip")?);
    }
    Ok(request.respond(response)?)
}

/// Whether the browser unpacks what comes compressed.
fn takes_gzip(request: &Request) -> bool {
    let mut headers = request.headers().iter();
    headers.any(|header| {
        header.field.equiv("Accept-Encoding") && header.value.as_str().contains("gzip")
    })
}

fn header(name: &str, value: &str) -> Result<Header> {
    Header::from_bytes(name, value)
        .ok()
        .with_context(|| format!("{name} is no header"))
}

/// The file below `dist/` for an address; nothing where it points outside.
fn file_for(url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.trim_start_matches('/');
    let path = Path::new(if path.is_empty() { "index.html" } else { path });
    let inside = path
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    inside.then(|| dist::folder().join(path))
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
    use super::{dist, file_for};

    #[test]
    fn an_address_names_a_file_of_the_page() {
        let dist = dist::folder();
        assert_eq!(file_for("/"), Some(dist.join("index.html")));
        assert_eq!(
            file_for("/www/main.js?lang=de"),
            Some(dist.join("www/main.js"))
        );
    }

    #[test]
    fn nothing_outside_the_page_is_served() {
        assert_eq!(file_for("/../Cargo.toml"), None);
        assert_eq!(
            file_for("//etc/passwd"),
            Some(dist::folder().join("etc/passwd"))
        );
    }
}
