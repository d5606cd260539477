//! How long a telephone waits for the first move: Chromium with a slow mobile line and a quarter of
//! this machine's speed, on a first visit and on a second one without a line.
//!
//! `cargo run -p reversi-tests --bin first_load -- URL`, against any host of the built page, such as
//! the one of `cargo xtask play --no-open`.

use anyhow::{Context, Result};
use reversi_tests::browser::{Browser, Engine};
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

/// Milliseconds from the start of the navigation until the first square may be played, files and bytes
/// on the line until then.
const WATCH: &str = "
    const done = arguments[arguments.length - 1];
    const look = () => {
      if (!document.querySelector('#board button[data-legal]')) return requestAnimationFrame(look);
      const now = performance.now();
      const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      done([now, files.length, files.reduce((sum, file) => sum + file.transferSize, 0)]);
    };
    look();";

#[tokio::main]
async fn main() -> Result<()> {
    let address = std::env::args().nth(1);
    let address = address.context("say which page: first_load URL")?;
    let mut visits = Vec::new();
    let mut offline = 0.0;
    for _ in 0..VISITS {
        // A new browser has nothing in store.
        let browser = Browser::start(Engine::Chromium).await?;
        let result = visit_twice(&browser, &address).await;
        browser.quit().await;
        let (first, second) = result?;
        visits.push(first);
        offline = second;
    }
    visits.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (milliseconds, files, bytes) = visits[VISITS / 2];
    println!("first move possible after {milliseconds:.0} ms: {files} files, {bytes} bytes");
    println!("second visit, offline: after {offline:.0} ms");
    Ok(())
}

/// A first visit, and one without a line.
async fn visit_twice(browser: &Browser, address: &str) -> Result<((f64, u64, u64), f64)> {
    slow_down(browser, false).await?;
    let first = measure(browser, address).await?;
    let kept = "const done = arguments[arguments.length - 1];\
        navigator.serviceWorker.ready.then(() => done(true));";
    browser.session.execute_async(kept, vec![]).await?;
    slow_down(browser, true).await?;
    Ok((first, measure(browser, address).await?.0))
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

/// Opens the page: milliseconds, files, bytes.
async fn measure(browser: &Browser, address: &str) -> Result<(f64, u64, u64)> {
    browser.session.goto(address).await?;
    let seen = browser.session.execute_async(WATCH, vec![]).await?;
    Ok(serde_json::from_value(seen.json().clone())?)
}
