//! The built page on a static server, published as a club does: under a sub-path.

use std::collections::{BTreeSet, HashMap};
use std::net::SocketAddr;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, ensure};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use tokio::runtime::{self, Runtime};
use tokio::sync::watch;

use crate::{PATIENCE, js};

/// The sub-path the page is published under.
pub const BASE: &str = "/club/reversi/";
/// The service worker, which holds the checksums of the other files.
pub const SERVICE_WORKER: &str = "service-worker.js";
/// The markup of the page.
pub const INDEX: &str = "index.html";
/// The engine's module, which only the worker loads.
pub const ENGINE: &str = "reversi-worker_bg.wasm";

/// Collects the problems in the browser's console, from the first line on.
const RECORDER: &str = js!("record-problems.js");
/// The script of a host page: collects the events of its boards.
const HOST: &str = js!("host-page.js");
/// The club's home page, which also opens the game in a new window.
const CLUB_HOME: &str = "<!DOCTYPE html><html lang=en><title>The club</title><h1>The club</h1>\
    <button onclick=\"window.open('reversi/?lang=en', 'game', 'width=900,height=700')\">Play</button>";
/// A page that holds the game in a frame as narrow as the smallest phones.
const NARROW: &str = "<!DOCTYPE html><html lang=en><title>Narrow</title><body style='margin:0'>\
    <iframe src='/club/reversi/?lang=de' width=320 height=640 style='border:0'></iframe>";

/// Removes the page's storage, as browsers do that block it.
const NO_STORAGE: &str = "for (const name of ['localStorage', 'sessionStorage']) \
    Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } });";

/// Removes what browsers offer on hosts with encryption alone.
const WITHOUT_ENCRYPTION: &str = "delete Navigator.prototype.serviceWorker;\
    delete Navigator.prototype.locks; delete Crypto.prototype.randomUUID;";

/// How the server publishes the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerMode {
    /// As a good host does.
    Normal,
    /// As a host without encryption: the browser keeps no copy for playing offline, and has no
    /// locks.
    Unencrypted,
    /// Names WebAssembly files `text/plain`, as some hosts do.
    PlainTypes,
    /// As for a browser that blocks storage.
    WithoutStorage,
    /// Lets browsers keep every file but the pages for a year, as some hosts do.
    Immutable,
}

/// One request and the status it was answered with.
#[derive(Clone, Debug)]
pub struct Logged {
    /// The requested path.
    pub path: String,
    /// The answer's status.
    pub status: StatusCode,
}

struct Shared {
    dist: PathBuf,
    mode: ServerMode,
    log: Mutex<Vec<Logged>>,
    pages: Mutex<HashMap<String, Published>>,
    files: Mutex<HashMap<String, Option<Vec<u8>>>>,
    /// The path whose answers are delayed.
    held: watch::Sender<Option<String>>,
    /// How many requests have been delayed so far.
    delayed: watch::Sender<usize>,
}

/// A page that a test publishes.
#[derive(Clone)]
struct Published {
    text: String,
    policy: Option<HeaderValue>,
}

/// The server of one test: a fresh port is a fresh origin with an empty storage.
pub struct Site {
    address: SocketAddr,
    shared: Arc<Shared>,
    /// The server's runtime: its end ends every connection.
    server: Mutex<Option<Runtime>>,
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The folder of the built page.
///
/// # Errors
/// The page is not built.
pub fn dist() -> Result<PathBuf> {
    let default = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    let dist = std::env::var_os("REVERSI_DIST").map_or(default, PathBuf::from);
    ensure!(
        dist.join(INDEX).is_file(),
        "no built page in {}: run `cargo xtask dist` first",
        dist.display()
    );
    Ok(dist)
}

/// A port that no test has used: a reused port is an origin with old storage.
async fn bind_to_a_fresh_port() -> Result<tokio::net::TcpListener> {
    static USED: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());
    loop {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        if USED
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(port)
        {
            return Ok(listener);
        }
    }
}

impl Site {
    /// Serves the built page on a free port.
    ///
    /// # Errors
    /// There is no built page, or no free port.
    pub async fn start(mode: ServerMode) -> Result<Self> {
        let dist = dist()?;
        let shared = Arc::new(Shared {
            dist,
            mode,
            log: Mutex::default(),
            pages: Mutex::default(),
            files: Mutex::default(),
            held: watch::Sender::new(None),
            delayed: watch::Sender::new(0),
        });
        let recorder = match mode {
            ServerMode::WithoutStorage => format!("{RECORDER}{NO_STORAGE}"),
            ServerMode::Unencrypted => format!("{RECORDER}{WITHOUT_ENCRYPTION}"),
            _ => RECORDER.to_owned(),
        };
        let host = ([(header::CONTENT_TYPE, "text/javascript")], HOST);
        let recorder = ([(header::CONTENT_TYPE, "text/javascript")], recorder);
        let app = Router::new()
            .route("/record-problems.js", get(|| async move { recorder }))
            .route("/host.js", get(|| async move { host }))
            .route("/club/", get(|| async { html(CLUB_HOME.to_owned()) }))
            .route("/narrow", get(|| async { html(NARROW.to_owned()) }))
            .route("/favicon.ico", get(|| async { StatusCode::NO_CONTENT }))
            .fallback(get(serve))
            .layer(middleware::from_fn_with_state(shared.clone(), hold_and_log))
            .with_state(shared.clone());
        let listener = bind_to_a_fresh_port().await?;
        let address = listener.local_addr()?;
        let listener = listener.into_std()?;
        let server = runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()?;
        server.spawn(async move {
            // It serves until the runtime is shut down, so there is no end to report.
            if let Ok(listener) = tokio::net::TcpListener::from_std(listener) {
                let _ = axum::serve(listener, app).await;
            }
        });
        Ok(Self {
            address,
            shared,
            server: Mutex::new(Some(server)),
        })
    }

    /// Ends the server with all its connections, as if the network were down.
    pub fn stop(&self) {
        let mut server = self.server.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(server) = server.take() {
            server.shutdown_background();
        }
    }

    /// The text of one of the page's built files, named from the page's folder.
    ///
    /// # Errors
    /// There is no such file.
    pub fn file(&self, name: &str) -> Result<String> {
        let path = self.shared.dist.join(name);
        std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    }

    /// The names of the files in a folder of the page.
    pub fn names(&self, folder: &str) -> Result<Vec<String>> {
        let path = self.shared.dist.join(folder);
        let entries = std::fs::read_dir(&path);
        let entries = entries.with_context(|| format!("cannot read {}", path.display()))?;
        let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
        names.collect()
    }

    /// Scheme, host and port.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The page's address, followed by `rest` (query and fragment).
    pub fn url(&self, rest: &str) -> String {
        format!("{}{BASE}{rest}", self.origin())
    }

    /// Serves the page without one of its files, named from the page's folder, or without all
    /// files of a folder, whose name ends with `/`.
    pub fn lose(&self, file: &str) {
        self.put(file, None);
    }

    /// Serves other bytes than the built ones as one of the page's files, or a new file.
    pub fn write(&self, file: &str, bytes: impl Into<Vec<u8>>) {
        self.put(file, Some(bytes.into()));
    }

    /// Serves one of the page's files as it is built again.
    pub fn give_back(&self, file: &str) {
        let files = &mut self.shared.files.lock();
        let files = files.as_mut().unwrap_or_else(|poisoned| poisoned.get_mut());
        files.remove(&format!("{BASE}{file}"));
    }

    /// Another release of the page, every file of it with its bytes: the id of each differs from
    /// the built one, and the board's toast bears another name in markup, modules and style.
    ///
    /// # Errors
    /// A file of the built page cannot be read.
    pub fn second_release(&self) -> Result<HashMap<String, Vec<u8>>> {
        let style = self.file("style.css")?;
        let (_, id) = style.split_once("--release:\"").context("no release")?;
        let id = &id[..id.find('"').context("no release")?];
        let mut release = HashMap::new();
        let mut worker = self.file(SERVICE_WORKER)?.replace(id, SECOND_ID);
        for file in files_below(&self.shared.dist)? {
            let name = file.strip_prefix(&self.shared.dist)?;
            let name = name.to_str().context("a name is text")?.replace('\\', "/");
            let built = std::fs::read(&file)?;
            let bytes = replaced(&built, id, SECOND_ID);
            let bytes = replaced(&bytes, "data-toast", "data-roast");
            let listed = if name == INDEX {
                checksum(&recorded(&bytes))
            } else {
                checksum(&bytes)
            };
            worker = worker.replace(&checksum(&built), &listed);
            release.insert(name, bytes);
        }
        release.insert(SERVICE_WORKER.to_owned(), worker.into_bytes());
        Ok(release)
    }

    /// Delays the answer to every request of one of the page's files, until [`Site::release`].
    pub fn hold(&self, file: &str) {
        self.shared.held.send_replace(Some(format!("{BASE}{file}")));
    }

    /// Waits until a request is delayed.
    ///
    /// # Errors
    /// If none is within two minutes.
    pub async fn wait_until_held(&self) -> Result<()> {
        let mut delayed = self.shared.delayed.subscribe();
        tokio::time::timeout(PATIENCE, delayed.wait_for(|&count| count > 0))
            .await
            .context("no request of the held file came")??;
        Ok(())
    }

    /// Answers the delayed requests.
    pub fn release(&self) {
        self.shared.held.send_replace(None);
    }

    fn put(&self, file: &str, bytes: Option<Vec<u8>>) {
        let files = &mut self.shared.files.lock();
        let files = files.as_mut().unwrap_or_else(|poisoned| poisoned.get_mut());
        files.insert(format!("{BASE}{file}"), bytes);
    }

    /// Serves a page at `path`, with the recorder in its head and under the content security
    /// policy, if there is one. Returns its address.
    ///
    /// # Errors
    /// The policy cannot be a header.
    pub fn publish(&self, path: &str, text: &str, policy: Option<&str>) -> Result<String> {
        let published = Published {
            text: with_recorder(text),
            policy: policy.map(HeaderValue::from_str).transpose()?,
        };
        let mut pages = self
            .shared
            .pages
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        pages.insert(path.to_owned(), published);
        Ok(format!("{}{path}", self.origin()))
    }

    /// All requests so far.
    pub fn requests(&self) -> Vec<Logged> {
        self.shared
            .log
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

/// The id of [`Site::second_release`], as long as every id.
pub const SECOND_ID: &str = "5ec0000000d2";

/// All files of a folder and its folders.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

/// Bytes with every occurrence of a text replaced by one of the same length.
fn replaced(bytes: &[u8], from: &str, to: &str) -> Vec<u8> {
    assert_eq!(from.len(), to.len(), "{from} and {to} are of one length");
    let mut bytes = bytes.to_vec();
    let mut at = 0;
    while at + from.len() <= bytes.len() {
        if bytes[at..].starts_with(from.as_bytes()) {
            bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
        }
        at += 1;
    }
    bytes
}

/// A checksum as the service worker lists it.
fn checksum(bytes: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(bytes)))
}

fn html(text: String) -> Response {
    answer("text/html; charset=utf-8", text.into())
}

fn answer(content_type: &'static str, bytes: Vec<u8>) -> Response {
    ([(header::CONTENT_TYPE, content_type)], bytes).into_response()
}

/// A page's text with the recorder before its own scripts.
fn with_recorder(text: &str) -> String {
    text.replacen(
        "<head>",
        "<head><script src=\"/record-problems.js\"></script>",
        1,
    )
}

/// The bytes of one of the page's files, as a test has changed it or as built, with the recorder in
/// the page itself. Nothing if there is no such file.
fn file(shared: &Shared, path: &str) -> Option<Vec<u8>> {
    let folder = &path[..=path.rfind('/')?];
    let name = Path::new(path.strip_prefix(BASE)?);
    let files = shared.files.lock().unwrap_or_else(PoisonError::into_inner);
    let bytes = match files.get(path).or_else(|| files.get(folder)) {
        Some(changed) => changed.clone()?,
        None => built(shared, name)?,
    };
    if name == Path::new(INDEX) {
        return Some(recorded(&bytes));
    }
    if name == Path::new(SERVICE_WORKER) {
        let index = built(shared, Path::new(INDEX))?;
        let listed = checksum(&recorded(&index));
        let worker = String::from_utf8(bytes).ok()?;
        return Some(worker.replace(&checksum(&index), &listed).into_bytes());
    }
    Some(bytes)
}

/// The page's markup as served, with the recorder.
fn recorded(markup: &[u8]) -> Vec<u8> {
    with_recorder(&String::from_utf8_lossy(markup)).into_bytes()
}

/// The bytes of a file of the finished folder.
fn built(shared: &Shared, name: &Path) -> Option<Vec<u8>> {
    let inside = name
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    std::fs::read(shared.dist.join(name))
        .ok()
        .filter(|_| inside)
}

/// The content type of a file, by its ending.
fn content_type(path: &str, mode: ServerMode) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg") => "image/jpeg",
        Some("wasm") if mode != ServerMode::PlainTypes => "application/wasm",
        _ => "text/plain",
    }
}

/// Answers a request: with a page that a test has published, or a file of the built page.
async fn serve(State(shared): State<Arc<Shared>>, uri: Uri) -> Response {
    let mut path = uri.path().to_owned();
    let published = shared
        .pages
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .get(&path)
        .cloned();
    if let Some(Published { text, policy }) = published {
        let mut response = html(text);
        if let Some(policy) = policy {
            let name = header::CONTENT_SECURITY_POLICY;
            response.headers_mut().insert(name, policy);
        }
        return response;
    }
    if path.ends_with('/') {
        path.push_str(INDEX);
    }
    match file(&shared, &path) {
        Some(bytes) => {
            // Some hosts answer with a page for a file that they lack: here under the type of a
            // page if it begins as a document does, and else under that of the file.
            let kind = if bytes.starts_with(b"<!") {
                content_type(INDEX, shared.mode)
            } else {
                content_type(&path, shared.mode)
            };
            let mut response = answer(kind, bytes);
            if shared.mode == ServerMode::Immutable && !path.ends_with(".html") {
                let a_year = HeaderValue::from_static("max-age=31536000, immutable");
                response.headers_mut().insert(header::CACHE_CONTROL, a_year);
            }
            response
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Delays the answers that a test holds, and logs every request.
async fn hold_and_log(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let mut held = shared.held.subscribe();
    if held.borrow().as_ref() == Some(&path) {
        shared.delayed.send_modify(|count| *count += 1);
    }
    // It fails if the server ends, and the connection with it.
    let _ = held.wait_for(|held| held.as_ref() != Some(&path)).await;
    let response = next.run(request).await;
    let logged = Logged {
        path,
        status: response.status(),
    };
    shared
        .log
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .push(logged);
    response
}
