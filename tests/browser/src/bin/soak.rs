//! Soak of the page in Chromium: games and stopped searches by the hundred in one page, with the
//! memory, nodes, listeners and workers at the first and at the last.
//!
//! `cargo run -p reversi-tests --bin soak -- [GAMES [STOPS]]`, after `cargo xtask dist`

use anyhow::{Context, Result, bail, ensure};
use reversi_tests::browser::{Browser, Engine};
use reversi_tests::page::{Page, expression};
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::{js, tool};
use serde_json::{Value, json};

const GAMES: u32 = 200;
const STOPS: u32 = 1000;
/// Games, and stopped searches, between two lines of the report.
const GAMES_A_LINE: u32 = 25;
const STOPS_A_LINE: u32 = 100;
/// Games before the first line: what the page loads once is there after them.
const WARM_UP: u32 = 3;
/// By how much the last memory may exceed the first.
const GROWTH: f64 = 1.5;

const USAGE: &str = "Usage: soak [GAMES [STOPS]]

Plays GAMES games (default: 200) of random moves against level 1 in one page in Chromium, then
starts and stops STOPS searches (default: 1000) and asks for a hint. Prints memory, nodes,
listeners and workers on the way, and fails where more than a page's worth is left behind. Needs
the built page: cargo xtask dist.";

/// The page's memory, nodes and listeners after a collection of garbage.
struct Occupied {
    heap: f64,
    nodes: f64,
    listeners: f64,
    workers: u64,
}

#[tokio::main]
async fn main() -> Result<()> {
    let counts: Vec<u32> = tool::arguments(USAGE)
        .iter()
        .map(|count| count.parse().context(USAGE))
        .collect::<Result<_>>()?;
    let (games, stops) = match counts[..] {
        [] => (GAMES, STOPS),
        [games] => (games, STOPS),
        [games, stops] => (games, stops),
        _ => bail!("{USAGE}"),
    };
    let browser = Browser::start(Engine::Chromium).await?;
    let page = Page::new(browser, Site::start(ServerMode::Normal).await?);
    let result = soak(&page, games, stops).await;
    page.browser.quit().await;
    result
}

async fn soak(page: &Page, games: u32, stops: u32) -> Result<()> {
    let script = format!("({})()", expression(js!("count-workers.js")));
    let script = json!({ "source": script });
    send(page, "Page.addScriptToEvaluateOnNewDocument", script).await?;
    send(page, "Performance.enable", json!({})).await?;
    page.open_quick("?lang=en&black=human&white=computer&level=1")
        .await?;
    play(page, WARM_UP).await?;
    let first = report(page, "games", 0).await?;
    for played in (GAMES_A_LINE..=games).step_by(GAMES_A_LINE as usize) {
        play(page, GAMES_A_LINE).await?;
        let last = report(page, "games", played).await?;
        check(&first, &last)?;
    }

    page.choose("white", "human").await?;
    page.choose("think-time", "60").await?;
    page.new_game().await?;
    stop(page, STOPS_A_LINE).await?;
    let first = report(page, "stopped searches", 0).await?;
    for stopped in (STOPS_A_LINE..=stops).step_by(STOPS_A_LINE as usize) {
        stop(page, STOPS_A_LINE).await?;
        let last = report(page, "stopped searches", stopped).await?;
        check(&first, &last)?;
    }
    page.choose("think-time", "1").await?;
    let hinted = page.hint().await?;
    ensure!(
        hinted.hint.iter().all(|square| hinted.may_play(square)),
        "the hint is no legal move: {hinted:#?}"
    );
    page.check_problems().await
}

/// Plays `games` games.
async fn play(page: &Page, games: u32) -> Result<()> {
    for _ in 0..games {
        let plies = page.call_async(js!("soak-game.js"), vec![]).await?;
        ensure!(
            plies.as_u64().is_some_and(|plies| plies > 8),
            "a game of {plies} plies"
        );
    }
    Ok(())
}

/// Starts and stops `searches` searches.
async fn stop(page: &Page, searches: u32) -> Result<()> {
    let started = page
        .call_async(js!("soak-stops.js"), vec![json!(searches)])
        .await?;
    ensure!(started == json!(searches), "searches started: {started}");
    Ok(())
}

/// Prints and returns what the page occupies.
async fn report(page: &Page, what: &str, count: u32) -> Result<Occupied> {
    send(page, "HeapProfiler.collectGarbage", json!({})).await?;
    let metrics = send(page, "Performance.getMetrics", json!({})).await?;
    let metric = |name: &str| {
        let all = metrics["metrics"].as_array()?;
        let found = all.iter().find(|metric| metric["name"] == name)?;
        found["value"].as_f64()
    };
    let metric = |name| metric(name).with_context(|| format!("no {name} in {metrics}"));
    let workers = page.run("return window.workers.size", vec![]).await?;
    let occupied = Occupied {
        heap: metric("JSHeapUsedSize")?,
        nodes: metric("Nodes")?,
        listeners: metric("JSEventListeners")?,
        workers: workers.as_u64().context("no number of workers")?,
    };
    println!(
        "{count} {what}: {:.2} MB, {} nodes, {} listeners, {} workers",
        occupied.heap / 1e6,
        occupied.nodes,
        occupied.listeners,
        occupied.workers,
    );
    Ok(occupied)
}

/// Fails where memory, nodes, listeners or workers have grown since the first report.
fn check(first: &Occupied, last: &Occupied) -> Result<()> {
    ensure!(
        last.heap <= GROWTH * first.heap
            && last.nodes <= GROWTH * first.nodes
            && last.listeners <= GROWTH * first.listeners
            && last.workers <= first.workers,
        "the page has grown"
    );
    Ok(())
}

/// Sends a command of Chromium's protocol.
async fn send(page: &Page, command: &str, parameters: Value) -> Result<Value> {
    let tools = page.browser.session.cdp();
    Ok(tools.send_raw(command, parameters).await?)
}
