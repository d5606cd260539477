//! One browser engine, its WebDriver program, and a session in it.

use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::{Capabilities, WebDriver};

/// How long a driver may take until it answers, and a browser until it has a window.
const START_LIMIT: Duration = Duration::from_secs(60);
/// Time between two questions to a driver that does not answer yet.
const START_POLL: Duration = Duration::from_millis(50);

/// The three engines in use: Blink, Gecko and WebKit, each by the browser that brings it.
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

    /// The engines that `REVERSI_BROWSERS` asks for; all where it is not set.
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
    fn driver(self, port: u16) -> Result<Command> {
        Ok(match self {
            Self::Chromium => {
                let mut command = Command::new("chromedriver");
                command.arg(format!("--port={port}"));
                command
            }
            Self::Firefox => {
                let mut command = Command::new("geckodriver");
                // Two drivers side by side would otherwise ask for the same second port.
                let websocket = free_port()?.to_string();
                command.args(["--port", &port.to_string(), "--websocket-port", &websocket]);
                command
            }
            Self::Webkit => {
                let mut command = Command::new("xvfb-run");
                command.args(["-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver"]);
                command.arg(format!("--port={port}"));
                command
            }
        })
    }

    /// What a session of this engine is asked for.
    fn capabilities(self) -> Result<Value> {
        Ok(match self {
            Self::Chromium => json!({
                "browserName": "chrome",
                "goog:loggingPrefs": { "browser": "ALL" },
                "goog:chromeOptions": { "args": [
                    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic",
                    "--no-first-run", "--disable-background-networking",
                    "--disable-component-update", "--disable-sync", "--window-size=1280,960",
                ] },
            }),
            Self::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "binary": program(&["/usr/bin/firefox-esr", "/usr/bin/firefox"])?,
                    "args": ["-headless", "--width=1280", "--height=960"],
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

/// The first of `candidates` that is on this computer.
fn program<'a>(candidates: &[&'a str]) -> Result<&'a str> {
    let found = candidates
        .iter()
        .find(|path| std::path::Path::new(path).exists());
    found
        .copied()
        .with_context(|| format!("none of {candidates:?} is installed"))
}

/// A port that is free at the moment of asking.
fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// A running driver. It and all it has started end with this value.
struct Driver(Child);

impl Drop for Driver {
    fn drop(&mut self) {
        // The driver leads a process group, so that the browser and the virtual screen which
        // it has started end as well, even after a crash. The standard library has no call
        // for a group. A group that has gone already is as good.
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
    /// Which engine it is.
    pub engine: Engine,
    _driver: Driver,
}

impl Browser {
    /// Starts driver and browser, and waits until both answer.
    ///
    /// # Errors
    /// A program that is missing, or that does not answer in time.
    pub async fn start(engine: Engine) -> Result<Self> {
        let port = free_port()?;
        let mut command = engine.driver(port)?;
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
        let url = format!("http://127.0.0.1:{port}");
        wait_for_driver(&mut driver, &name, &url).await?;
        let Value::Object(wanted) = engine.capabilities()? else {
            bail!("capabilities are an object");
        };
        let session = WebDriver::builder(url, Capabilities::from(wanted))
            .request_timeout(START_LIMIT)
            .await
            .with_context(|| format!("{} does not start a session", engine.name()))?;
        session.set_window_rect(0, 0, 1280, 960).await?;
        Ok(Self {
            session,
            engine,
            _driver: driver,
        })
    }

    /// Ends the session, then the driver.
    pub async fn quit(self) {
        // A browser that has crashed cannot say goodbye; dropping the driver ends it anyway.
        let _ = self.session.quit().await;
    }
}

/// Asks the driver for its status until it says that it is ready.
async fn wait_for_driver(driver: &mut Driver, name: &str, url: &str) -> Result<()> {
    let deadline = Instant::now() + START_LIMIT;
    loop {
        if let Some(status) = driver.0.try_wait()? {
            bail!("{name} ended at once: {status}");
        }
        if let Ok(answer) = reqwest::get(format!("{url}/status")).await {
            let status: Value = answer.json().await?;
            if status["value"]["ready"] == json!(true) {
                return Ok(());
            }
        }
        if Instant::now() > deadline {
            bail!("{name} does not answer at {url} within {START_LIMIT:?}");
        }
        tokio::time::sleep(START_POLL).await;
    }
}
