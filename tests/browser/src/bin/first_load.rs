//! Time to the first move and to the engine, in Chromium: on a phone (a slow mobile line and a
//! quarter of this machine's speed), on a first visit and on a second one offline; and on this
//! machine at full speed.
//!
//! `cargo run -p reversi-tests --bin first_load -- URL`, against any host of the built page, such
//! as the one of `cargo xtask play --no-open`.

use anyhow::{Context, Result};
use reversi_tests::browser::{Browser, Engine};
use serde::Deserialize;
use serde_json::{Value, json};

/// The profile that Chromium's tools call "Slow 4G": bits per second down and up, latency in
/// milliseconds.
const DOWN: f64 = 1_600_000.0;
const UP: f64 = 750_000.0;
const LATENCY: f64 = 150.0;
/// How many times slower the processor appears.
const SLOWDOWN: u32 = 4;
/// First visits; the middle one counts.
const VISITS: usize = 3;

/// Runs in the page before its own scripts: marks the moment at which the first legal square is
/// painted with all pictures of the board.
const MARK: &str = "
    const look = () => {
      const ready = document.querySelector('#board button[data-legal]') !== null
        && [...document.querySelectorAll('#board img')].every((image) => image.src !== '' && image.complete);
      if (!ready) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => performance.mark('first-move')));
    };
    requestAnimationFrame(look);";

/// Milliseconds from the start of the navigation to the first move and to the engine, and the files
/// and bytes transferred before the first move.
const READ: &str = "
    const done = arguments[arguments.length - 1];
    const look = () => {
      const [move] = performance.getEntriesByName('first-move');
      const [engine] = performance.getEntriesByName('engine-ready');
      if (!move || !engine) return setTimeout(look, 100);
      const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      const files = all.filter((file) => file.responseEnd <= move.startTime);
      const bytes = files.reduce((sum, file) => sum + file.transferSize, 0);
      done({ first_move: move.startTime, engine: engine.startTime, files: files.length, bytes });
    };
    look();";

/// What one visit measured.
#[derive(Debug, Deserialize)]
struct Visit {
    first_move: f64,
    engine: f64,
    files: u64,
    bytes: u64,
}

#[tokio::main]
async fn main() -> Result<()> {
    let address = std::env::args().nth(1);
    let address = address.context("say which page: first_load URL")?;
    let (mut slow, mut offline, mut quick) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..VISITS {
        // A new browser has nothing in store.
        let browser = Browser::start(Engine::Chromium).await?;
        let result = visit_twice(&browser, &address).await;
        browser.quit().await;
        let (first, second) = result?;
        slow.push(first);
        offline.push(second);
        let browser = Browser::start(Engine::Chromium).await?;
        let result = measure(&browser, &address).await;
        browser.quit().await;
        quick.push(result?);
    }
    tell("a telephone with a slow line", slow);
    tell("the same, second visit without a line", offline);
    tell("this machine as it is", quick);
    Ok(())
}

/// Prints the middle one of several visits, by the first move.
fn tell(what: &str, mut visits: Vec<Visit>) {
    visits.sort_by(|a, b| a.first_move.total_cmp(&b.first_move));
    let Visit {
        first_move,
        engine,
        files,
        bytes,
    } = visits[VISITS / 2];
    println!(
        "{what}: first move after {first_move:.0} ms ({files} files, {bytes} bytes), engine after {engine:.0} ms"
    );
}

/// A first visit, and one without a line.
async fn visit_twice(browser: &Browser, address: &str) -> Result<(Visit, Visit)> {
    slow_down(browser, false).await?;
    let first = measure(browser, address).await?;
    let kept = "const done = arguments[arguments.length - 1];\
        navigator.serviceWorker.ready.then(() => done(true));";
    browser.session.execute_async(kept, vec![]).await?;
    slow_down(browser, true).await?;
    Ok((first, measure(browser, address).await?))
}

async fn command(browser: &Browser, name: &str, parameters: Value) -> Result<()> {
    browser.session.cdp().send_raw(name, parameters).await?;
    Ok(())
}

async fn slow_down(browser: &Browser, offline: bool) -> Result<()> {
    command(browser, "Network.enable", json!({})).await?;
    let line = json!({
        "offline": offline, "latency": LATENCY,
        "downloadThroughput": DOWN / 8.0, "uploadThroughput": UP / 8.0,
    });
    command(browser, "Network.emulateNetworkConditions", line).await?;
    let rate = json!({ "rate": SLOWDOWN });
    command(browser, "Emulation.setCPUThrottlingRate", rate).await
}

async fn measure(browser: &Browser, address: &str) -> Result<Visit> {
    command(browser, "Page.enable", json!({})).await?;
    let mark = json!({ "source": MARK });
    command(browser, "Page.addScriptToEvaluateOnNewDocument", mark).await?;
    browser.session.goto(address).await?;
    let seen = browser.session.execute_async(READ, vec![]).await?;
    Ok(serde_json::from_value(seen.json().clone())?)
}
