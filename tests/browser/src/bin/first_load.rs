//! Load times in Chromium, to the first possible move and to the loaded engine: on a phone (a slow
//! mobile connection and a quarter of this machine's speed), on a first visit and on a second one
//! offline; and on this machine as it is.
//!
//! `cargo run -p reversi-tests --bin first_load -- URL`

use anyhow::{Result, bail};
use reversi_tests::browser::{Browser, Engine};
use reversi_tests::page::expression;
use reversi_tests::{js, tool};
use serde::Deserialize;
use serde_json::{Value, json};

/// The profile that Chromium's tools call "Slow 4G": bits per second down and up, latency in
/// milliseconds.
const DOWN: f64 = 1_600_000.0;
const UP: f64 = 750_000.0;
const LATENCY: f64 = 150.0;
/// Factor by which the processor is slowed down.
const SLOWDOWN: u32 = 4;
/// Number of first visits; the median counts.
const VISITS: usize = 3;

const USAGE: &str = "Usage: first_load URL

Measures in Chromium how long the page takes to its first possible move and to its engine:
three visits each on a slow phone, on the same offline, and on this machine; prints the medians.
URL is the built page on any host, such as that of `cargo xtask play --no-open`.";

/// The measurements of one visit.
#[derive(Debug, Deserialize)]
struct Visit {
    first_move: f64,
    engine: f64,
    files: u64,
    bytes: u64,
}

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = tool::arguments(USAGE);
    let [address] = &arguments[..] else {
        bail!("{USAGE}")
    };
    let (mut slow, mut offline, mut quick) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..VISITS {
        // A new browser has an empty cache.
        let browser = Browser::start(Engine::Chromium).await?;
        let result = visit_twice(&browser, address).await;
        browser.quit().await;
        let (first, second) = result?;
        slow.push(first);
        offline.push(second);
        let browser = Browser::start(Engine::Chromium).await?;
        let result = measure(&browser, address).await;
        browser.quit().await;
        quick.push(result?);
    }
    report("phone, slow connection", slow);
    report("the same, second visit offline", offline);
    report("this machine", quick);
    Ok(())
}

/// Prints the median of several visits by the time to the first move.
fn report(what: &str, mut visits: Vec<Visit>) {
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

/// A first visit, and one offline.
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
    let mark = json!({ "source": format!("({})()", expression(js!("mark-first-move.js"))) });
    command(browser, "Page.addScriptToEvaluateOnNewDocument", mark).await?;
    browser.session.goto(address).await?;
    let script = format!("({})(...arguments)", expression(js!("load-times.js")));
    let seen = browser.session.execute_async(&script, vec![]).await?;
    Ok(serde_json::from_value(seen.json().clone())?)
}
