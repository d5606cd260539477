//! A browser engine, its WebDriver program and a session, and the signs that they have died.

use std::iter;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::error::{WebDriverError, WebDriverErrorInner};
use thirtyfour::{Capabilities, TimeoutConfiguration, WebDriver};
use tokio::net::TcpStream;

/// The longest wait for a driver to listen.
const START_LIMIT: Duration = Duration::from_mins(2);
/// Time between two attempts to connect to a driver.
const START_POLL: Duration = Duration::from_millis(50);
/// The longest that a page may take to load and a script to end.
const SCRIPT_LIMIT: Duration = Duration::from_mins(3);
/// The longest wait for the answer of a driver, whose own limits end a slow page or script earlier.
const ANSWER_LIMIT: Duration = Duration::from_mins(4);
/// The longest wait for a session to end.
const QUIT_LIMIT: Duration = Duration::from_secs(20);
/// The size in pixels of a large font; 16 is usual.
pub const LARGE_FONT: u32 = 32;
/// Parts of the messages with which drivers report that a browser or its page has crashed.
const CRASHES: [&str; 7] = [
    "crash",
    "disconnected",
    "not connected to devtools",
    "chrome not reachable",
    "session deleted",
    "failed to decode response from marionette",
    "web process terminated",
];

/// The three engines in use: Blink, Gecko and WebKit, each with the browser that contains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Blink, as Debian's Chromium.
    Chromium,
    /// Gecko, as Firefox.
    Firefox,
    /// WebKit, as WebKitGTK's MiniBrowser.
    Webkit,
}

impl Engine {
    /// All of them, the fastest to start first.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::Webkit];

    /// The name used in `REVERSI_BROWSERS` and in front of each test.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    /// The engines named by `REVERSI_BROWSERS`; all if it is not set.
    ///
    /// # Errors
    /// A name that is not one of the three.
    pub fn asked_for() -> Result<Vec<Self>> {
        let Ok(list) = std::env::var("REVERSI_BROWSERS") else {
            return Ok(Self::ALL.to_vec());
        };
        let names = list
            .split(',')
            .map(str::trim)
            .filter(|name| !name.is_empty());
        names
            .map(|name| {
                Self::ALL
                    .into_iter()
                    .find(|engine| engine.name() == name)
                    .with_context(|| {
                        format!(
                            "REVERSI_BROWSERS names {name:?}; there are chromium, firefox, webkit"
                        )
                    })
            })
            .collect()
    }

    /// The driver's command line, listening on `port`.
    fn driver(self, port: u16, preference: Option<Preference>) -> Result<Command> {
        Ok(match self {
            Self::Chromium => {
                let mut command = Command::new("chromedriver");
                command.arg(format!("--port={port}"));
                command
            }
            Self::Firefox => {
                let mut command = Command::new("geckodriver");
                // Two drivers at a time would otherwise bind the same second port.
                let websocket = free_port()?.to_string();
                command.args(["--port", &port.to_string(), "--websocket-port", &websocket]);
                command
            }
            Self::Webkit => {
                let mut command = Command::new("xvfb-run");
                command.args(["-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver"]);
                command.arg(format!("--port={port}"));
                if let Some(folder) = preference.and_then(Preference::gtk_folder) {
                    command.env("XDG_CONFIG_DIRS", folder);
                }
                command
            }
        })
    }

    /// The capabilities of a new session of this engine.
    fn capabilities(self, preference: Option<Preference>, parts: Parts<'_>) -> Result<Value> {
        Ok(match self {
            Self::Chromium => {
                let always = [
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--window-size=1440,900",
                ];
                let mut arguments = always.map(str::to_owned).to_vec();
                // It takes two thirds of the processor that the whole program takes.
                let mut binary = "/usr/lib/chromium/chromium-headless-shell";
                if let Parts::All { film } = parts {
                    binary = "/usr/bin/chromium";
                    arguments.push("--headless".to_owned());
                    arguments.push("--use-fake-device-for-media-stream".to_owned());
                    if let Some(film) = film {
                        let film = film.display();
                        arguments.push(format!("--use-file-for-fake-video-capture={film}"));
                    }
                }
                let preferences = preference.map_or(json!({}), Preference::chromium);
                json!({
                    "browserName": "chrome",
                    "goog:loggingPrefs": { "browser": "ALL" },
                    "goog:chromeOptions": {
                        "binary": program(&[binary])?,
                        "args": arguments,
                        "prefs": preferences,
                    },
                })
            }
            Self::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "binary": program(&["/usr/bin/firefox-esr", "/usr/bin/firefox"])?,
                    "args": ["-headless", "--width=1440", "--height=900"],
                    "prefs": preference.map_or(json!({}), Preference::firefox),
                },
            }),
            Self::Webkit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": {
                    "binary": program(&[
                        "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
                        "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
                        "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser",
                        "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.0/MiniBrowser",
                    ])?,
                    "args": ["--automation"],
                },
            }),
        })
    }
}

/// The parts of Chromium that start.
#[derive(Clone, Copy)]
enum Parts<'a> {
    /// What loads, draws and runs a page.
    Page,
    /// The whole program: its pages of internals, and a camera that sees a film (Y4M).
    All { film: Option<&'a Path> },
}

/// Preferences of a visitor in the system or the browser. A browser reads it at its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// `prefers-reduced-motion: reduce`.
    ReducedMotion,
    /// `prefers-contrast: more`.
    MoreContrast,
    /// `forced-colors: active`.
    ForcedColours,
    /// A font of twice the usual size.
    LargeFont,
    /// No page may keep anything on the device: storage and locks are denied to it.
    NothingKept,
}

impl Preference {
    /// Whether an engine can be started with it. WebKit never forces colours, and its browser has
    /// no option for the size of a font; a size that a page gives its root would leave the widths
    /// of its media queries as they are. Firefox denies frames of another site their channels, too:
    /// they can share nothing.
    pub fn reaches(self, engine: Engine) -> bool {
        match engine {
            Engine::Chromium => true,
            Engine::Firefox => self != Self::NothingKept,
            Engine::Webkit => self.gtk_folder().is_some(),
        }
    }

    /// The preferences of Chromium's profile that stand for it.
    fn chromium(self) -> Value {
        match self {
            Self::NothingKept => json!({ "profile.default_content_setting_values.cookies": 2 }),
            _ => json!({}),
        }
    }

    /// The preferences of Firefox that stand for it.
    fn firefox(self) -> Value {
        match self {
            Self::ReducedMotion => json!({ "ui.prefersReducedMotion": 1 }),
            // A theme of high contrast, whose colours pages may ignore, or not.
            Self::MoreContrast => json!({
                "ui.useAccessibilityTheme": 1, "browser.display.document_color_use": 1,
            }),
            Self::ForcedColours => json!({
                "ui.useAccessibilityTheme": 1, "browser.display.document_color_use": 2,
            }),
            Self::LargeFont => json!({
                "font.size.variable.x-western": LARGE_FONT,
                "font.size.monospace.x-western": LARGE_FONT,
            }),
            Self::NothingKept => json!({ "network.cookie.cookieBehavior": 2 }),
        }
    }

    /// The folder with the settings of GTK that stand for it in WebKit.
    fn gtk_folder(self) -> Option<PathBuf> {
        let name = match self {
            Self::ReducedMotion => "reduced-motion",
            Self::MoreContrast => "more-contrast",
            Self::ForcedColours | Self::LargeFont | Self::NothingKept => return None,
        };
        Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("gtk").join(name))
    }

    /// The command of Chromium's protocol that emulates it, for as long as the session lasts.
    fn emulation(self) -> Option<(&'static str, Value)> {
        let (name, value) = match self {
            Self::ReducedMotion => ("prefers-reduced-motion", "reduce"),
            Self::MoreContrast => ("prefers-contrast", "more"),
            Self::ForcedColours => ("forced-colors", "active"),
            Self::LargeFont => {
                let sizes = json!({ "standard": LARGE_FONT, "fixed": LARGE_FONT });
                return Some(("Page.setFontSizes", json!({ "fontSizes": sizes })));
            }
            Self::NothingKept => return None,
        };
        let features = json!([{ "name": name, "value": value }]);
        Some((
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        ))
    }
}

/// The first of `candidates` that is installed.
fn program<'a>(candidates: &[&'a str]) -> Result<&'a str> {
    let found = candidates.iter().find(|path| Path::new(path).exists());
    found
        .copied()
        .with_context(|| format!("none of {candidates:?} is installed"))
}

/// A port that is free at present.
fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// A running driver. Dropping it ends the driver and everything that it started.
struct Driver(Child);

impl Driver {
    /// The exit status of a driver that has ended.
    fn exit_status(&mut self) -> Option<ExitStatus> {
        self.0.try_wait().ok().flatten()
    }

    /// Waits until the driver listens on `port`.
    async fn listens(&mut self, name: &str, port: u16) -> Result<()> {
        let deadline = Instant::now() + START_LIMIT;
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port))
            .await
            .is_err()
        {
            if let Some(status) = self.exit_status() {
                bail!("{name} ended at once: {status}");
            }
            if Instant::now() > deadline {
                bail!("{name} does not listen on port {port} within {START_LIMIT:?}");
            }
            tokio::time::sleep(START_POLL).await;
        }
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The driver leads a process group: the browser and the virtual screen that it started
        // end with it, even after a crash. The standard library has no call for a group. A group
        // that has already ended is fine too.
        let group = format!("-{}", self.0.id());
        let _ = Command::new("kill")
            .args(["-TERM", "--", &group])
            .stderr(Stdio::null())
            .status();
        let _ = self.0.wait();
    }
}

/// A browser with one session.
pub struct Browser {
    /// The session.
    pub session: WebDriver,
    /// The engine.
    pub engine: Engine,
    driver: Driver,
}

impl Browser {
    /// Starts a driver and a browser.
    ///
    /// # Errors
    /// A program that is missing, or that does not answer in time.
    pub async fn start(engine: Engine) -> Result<Self> {
        Self::start_with(engine, None).await
    }

    /// Starts a driver and a browser of a visitor with a preference.
    ///
    /// # Errors
    /// A program that is missing, or that does not answer in time.
    pub async fn start_with(engine: Engine, preference: Option<Preference>) -> Result<Self> {
        Self::launch(engine, preference, Parts::Page).await
    }

    /// Starts all of Chromium, also its pages of internals and a camera. The film that the camera
    /// sees is a file (Y4M), which has to be there when a page uses the camera.
    ///
    /// # Errors
    /// A program that is missing, or that does not answer in time.
    pub async fn start_whole(film: Option<&Path>) -> Result<Self> {
        Self::launch(Engine::Chromium, None, Parts::All { film }).await
    }

    async fn launch(
        engine: Engine,
        preference: Option<Preference>,
        parts: Parts<'_>,
    ) -> Result<Self> {
        let port = free_port()?;
        let mut command = engine.driver(port, preference)?;
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0);
        let name = command.get_program().to_string_lossy().into_owned();
        let child = command
            .spawn()
            .with_context(|| format!("{name} does not start"))?;
        let mut driver = Driver(child);
        driver.listens(&name, port).await?;
        let Value::Object(capabilities) = engine.capabilities(preference, parts)? else {
            bail!("capabilities are an object");
        };
        let url = format!("http://127.0.0.1:{port}");
        let session = WebDriver::builder(url, Capabilities::from(capabilities))
            .request_timeout(ANSWER_LIMIT)
            .await
            .with_context(|| format!("{} does not start a session", engine.name()))?;
        let limits = TimeoutConfiguration::new(Some(SCRIPT_LIMIT), Some(SCRIPT_LIMIT), None);
        session.update_timeouts(limits).await?;
        session.set_window_rect(0, 0, 1440, 900).await?;
        if engine == Engine::Chromium {
            // A file that a case saves would lie in the folder of the tests.
            let no_downloads = ("Browser.setDownloadBehavior", json!({ "behavior": "deny" }));
            let emulation = preference.and_then(Preference::emulation);
            for (command, parameters) in iter::once(no_downloads).chain(emulation) {
                session.cdp().send_raw(command, parameters).await?;
            }
        }
        Ok(Self {
            session,
            engine,
            driver,
        })
    }

    /// The cause of the browser's end, if it is dead after a case failed with `error`: its driver
    /// has exited, the error is one of a dead browser, a load had no end and not even a picture of
    /// the page can be taken, or the session answers nothing else.
    pub async fn cause_of_death(&mut self, error: &anyhow::Error) -> Option<String> {
        if let Some(status) = self.driver.exit_status() {
            return Some(format!("its driver ended: {status}"));
        }
        let reported = || {
            let causes = error.chain();
            causes.filter_map(|cause| cause.downcast_ref::<WebDriverError>())
        };
        if let Some(death) = reported().find(|error| is_death(error)) {
            return Some(one_line(death));
        }
        if reported().any(is_endless) && self.session.screenshot_as_png().await.is_err() {
            return Some("its page answers nothing".to_owned());
        }
        let probe = self.session.windows().await;
        probe.err().filter(is_death).map(|error| one_line(&error))
    }

    /// Ends the process that WebKit has for the network and for what pages store, at once.
    ///
    /// # Errors
    /// The browser has no such process, or it does not end.
    pub fn end_storage_process(&self) -> Result<()> {
        // The browser belongs to the group of its driver.
        let group = self.driver.0.id().to_string();
        let found = Command::new("pgrep")
            .args(["-g", &group, "WebKitNetwork"])
            .output()?;
        let ids = String::from_utf8(found.stdout)?;
        let status = Command::new("kill")
            .arg("-KILL")
            .args(ids.split_whitespace())
            .status()?;
        ensure!(status.success(), "processes of the storage: {ids:?}");
        Ok(())
    }

    /// Whether the page has left no window open beside the first one.
    pub async fn has_one_window(&self) -> bool {
        let windows = self.session.windows().await;
        windows.is_ok_and(|windows| windows.len() == 1)
    }

    /// Ends the session, then the driver.
    pub async fn quit(self) {
        let quit = tokio::time::timeout(QUIT_LIMIT, self.session.clone().quit()).await;
        if !matches!(quit, Ok(Ok(()))) {
            // A crashed browser does not answer; dropping the driver ends it anyway. Without this
            // line, dropping the session would ask the browser once more and wait.
            let _ = self.session.leak();
        }
    }
}

/// Whether an error says that the driver, the browser or the session is gone, which no page and no
/// test can cause.
fn is_death(error: &WebDriverError) -> bool {
    match error.as_inner() {
        WebDriverErrorInner::HttpError(_)
        | WebDriverErrorInner::RequestFailed(_)
        | WebDriverErrorInner::FatalError(_)
        | WebDriverErrorInner::InvalidSessionId(_) => true,
        WebDriverErrorInner::UnknownError(info)
        | WebDriverErrorInner::NoSuchWindow(info)
        | WebDriverErrorInner::WebDriverTimeout(info) => {
            let message = info.value.message.to_lowercase();
            CRASHES.iter().any(|crash| message.contains(crash))
        }
        _ => false,
    }
}

/// Whether an error says that the driver has waited in vain for a page to load.
fn is_endless(error: &WebDriverError) -> bool {
    matches!(error.as_inner(), WebDriverErrorInner::WebDriverTimeout(_))
}

/// An error on one line.
fn one_line(error: &WebDriverError) -> String {
    error
        .to_string()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(error: &str, message: &str) -> WebDriverError {
        let body = json!({ "value": { "error": error, "message": message } });
        WebDriverError::parse(500, body.to_string())
    }

    #[test]
    fn a_lost_session_is_a_death() {
        assert!(is_death(&parsed("invalid session id", "")));
        assert!(is_death(&WebDriverError::HttpError("refused".to_owned())));
        assert!(is_death(&parsed("unknown error", "Tab crashed")));
    }

    #[test]
    fn an_error_of_the_page_or_the_test_is_none() {
        assert!(!is_death(&parsed("javascript error", "the page crashed")));
        assert!(!is_death(&parsed("no such window", "window was closed")));
        assert!(!is_death(&parsed("no such element", "#board")));
        assert!(!is_death(&parsed("script timeout", "")));
    }

    #[test]
    fn a_load_without_end_is_asked_for_a_picture_and_a_slow_script_is_not() {
        assert!(is_endless(&parsed("timeout", "")));
        assert!(!is_endless(&parsed("script timeout", "")));
        assert!(!is_endless(&parsed("javascript error", "timeout")));
    }
}
