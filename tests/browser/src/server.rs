//! The built page behind a static server, as a club would publish it: under a sub-path.

use std::collections::{BTreeSet, HashMap};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, Result, ensure};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::runtime::{self, Runtime};
use tokio::sync::watch;
use tower_http::services::ServeDir;

/// The sub-path the page is published under.
pub const BASE: &str = "/club/reversi/";

/// Collects what a player would only see in the browser's console, from the first line on.
const RECORDER: &str = include_str!("recorder.js");
/// The club's own site around the page; it opens the game in a window of its own as well.
const CLUB_HOME: &str = "<!DOCTYPE html><html lang=en><title>The club</title><h1>The club</h1>\
    <button onclick=\"window.open('reversi/?lang=en', 'game', 'width=900,height=700')\">Play</button>";
/// A page that holds the game in a frame as narrow as the smallest telephones.
const NARROW: &str = "<!DOCTYPE html><html lang=en><title>Narrow</title><body style='margin:0'>\
    <iframe src='/club/reversi/?lang=de' width=320 height=640 style='border:0'></iframe>";

/// Takes the page's storage away, as browsers do that block it.
const NO_STORAGE: &str = "for (const name of ['localStorage', 'sessionStorage']) \
    Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } });";

/// How the server treats the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// As it should.
    #[default]
    Proper,
    /// Names WebAssembly files `text/plain`, as some hosts do.
    PlainTypes,
    /// Serves it to a browser that forbids it to store anything.
    WithoutStorage,
}

/// One request and the status it was answered with.
#[derive(Clone, Debug)]
pub struct Logged {
    /// Path as asked for.
    pub path: String,
    /// Answer's status.
    pub status: StatusCode,
}

struct Shared {
    dist: PathBuf,
    manner: Manner,
    log: Mutex<Vec<Logged>>,
    pages: Mutex<HashMap<String, Published>>,
    files: Mutex<HashMap<String, Option<Vec<u8>>>>,
    /// The path that answers wait for.
    held: watch::Sender<Option<String>>,
}

/// A page of a test's own.
#[derive(Clone)]
struct Published {
    text: String,
    policy: Option<HeaderValue>,
}

/// A server of its own for one test: a fresh port is a fresh origin with an empty storage.
pub struct Site {
    address: SocketAddr,
    shared: Arc<Shared>,
    /// What the server runs on: ending it ends every connection as well.
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
/// There is none.
pub fn dist() -> Result<PathBuf> {
    let default = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    let dist = std::env::var_os("REVERSI_DIST").map_or(default, PathBuf::from);
    ensure!(
        dist.join("index.html").is_file(),
        "no built page in {}: run `cargo xtask dist` first",
        dist.display()
    );
    Ok(dist)
}

/// A port that no test has had before: what was stored under it would be there again.
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
    pub async fn start(manner: Manner) -> Result<Self> {
        let dist = dist()?;
        let shared = Arc::new(Shared {
            dist: dist.clone(),
            manner,
            log: Mutex::default(),
            pages: Mutex::default(),
            files: Mutex::default(),
            held: watch::Sender::new(None),
        });
        let recorder = match manner {
            Manner::WithoutStorage => format!("{RECORDER}{NO_STORAGE}"),
            _ => RECORDER.to_owned(),
        };
        let recorder = ([(header::CONTENT_TYPE, "text/javascript")], recorder);
        let app = Router::new()
            .route("/recorder.js", get(|| async move { recorder }))
            .route("/club/", get(|| async { html(CLUB_HOME.to_owned()) }))
            .route("/narrow", get(|| async { html(NARROW.to_owned()) }))
            .route("/favicon.ico", get(|| async { StatusCode::NO_CONTENT }))
            .nest_service("/club/reversi", ServeDir::new(dist))
            .layer(middleware::from_fn_with_state(shared.clone(), treat));
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

    /// Ends the server with all its connections: from here on there is nobody to ask.
    pub fn stop(&self) {
        let mut server = self.server.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(server) = server.take() {
            server.shutdown_background();
        }
    }

    /// A file of the page, named from its folder on, as the server has it.
    ///
    /// # Errors
    /// There is none.
    pub fn file(&self, name: &str) -> Result<String> {
        let path = self.shared.dist.join(name);
        std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    }

    /// Scheme, host and port.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The page's address, with `rest` (query and fragment) behind it.
    pub fn url(&self, rest: &str) -> String {
        format!("{}{BASE}{rest}", self.origin())
    }

    /// Serves the page without one of its files, named from the page's folder, or without all
    /// files of a folder, named with `/` at its end.
    pub fn lose(&self, file: &str) {
        self.put(file, None);
    }

    /// Serves other bytes than the built ones as one of the page's files, or a new file.
    pub fn write(&self, file: &str, bytes: impl Into<Vec<u8>>) {
        self.put(file, Some(bytes.into()));
    }

    /// Keeps whoever asks for one of the page's files waiting, until [`Site::let_go`].
    pub fn hold(&self, file: &str) {
        self.shared.held.send_replace(Some(format!("{BASE}{file}")));
    }

    /// Answers those who wait.
    pub fn let_go(&self) {
        self.shared.held.send_replace(None);
    }

    fn put(&self, file: &str, bytes: Option<Vec<u8>>) {
        let files = &mut self.shared.files.lock();
        let files = files.as_mut().unwrap_or_else(|poisoned| poisoned.get_mut());
        files.insert(format!("{BASE}{file}"), bytes);
    }

    /// Serves a page at `path`, where one is given under a content security policy, and with the
    /// recorder in its head. Returns its address.
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

fn html(text: String) -> Response {
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
}

/// A page's text with the recorder in front of its own scripts.
fn with_recorder(text: &str) -> String {
    text.replacen("<head>", "<head><script src=\"/recorder.js\"></script>", 1)
}

/// The page with the recorder in front of its own script; everything else is as built.
fn index(shared: &Shared) -> Response {
    match std::fs::read_to_string(shared.dist.join("index.html")).context("index.html") {
        Ok(page) => html(with_recorder(&page)),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, format!("{error:#}")).into_response(),
    }
}

/// What a test has put in the place of a file: other bytes, or none for a lost one.
fn changed(shared: &Shared, path: &str) -> Option<Option<Vec<u8>>> {
    let files = shared.files.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = &path[..=path.rfind('/')?];
    files.get(path).or_else(|| files.get(folder)).cloned()
}

fn other_file(path: &str, bytes: Option<Vec<u8>>) -> Response {
    let Some(bytes) = bytes else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = match path.rsplit('.').next() {
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("png") => "image/png",
        _ => "image/svg+xml",
    };
    ([(header::CONTENT_TYPE, kind)], bytes).into_response()
}

/// Logs each request, and treats WebAssembly files in the manner asked for.
async fn treat(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let mut held = shared.held.subscribe();
    // It fails where the server ends, and with it everybody's waiting.
    let _ = held.wait_for(|held| held.as_ref() != Some(&path)).await;
    let published = shared
        .pages
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .get(&path)
        .cloned();
    let mut response = if let Some(Published { text, policy }) = published {
        let mut response = html(text);
        if let Some(policy) = policy {
            let name = header::CONTENT_SECURITY_POLICY;
            response.headers_mut().insert(name, policy);
        }
        response
    } else if path.strip_suffix("index.html").unwrap_or(&path) == BASE {
        index(&shared)
    } else {
        next.run(request).await
    };
    if let Some(bytes) = changed(&shared, &path) {
        response = other_file(&path, bytes);
    }
    if path.ends_with(".wasm") && shared.manner == Manner::PlainTypes {
        response
            .headers_mut()
            .insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain"));
    }
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
