//! Responsiveness in a whole game of the strongest level against itself, in Chromium: the time from
//! move to move, and the tasks that block the main thread for longer than 50 ms while the worker
//! searches.
//!
//! `cargo run -p reversi-tests --bin responsiveness -- [SECONDS]`, after `cargo xtask dist`;
//! SECONDS is the thinking time, one that the form offers.

use std::time::Duration;

use anyhow::{Result, bail};
use reversi_tests::browser::{Browser, Engine};
use reversi_tests::page::Page;
use reversi_tests::server::{ServerMode, Site};
use serde::Deserialize;

/// The longest that a game may take.
const LIMIT: Duration = Duration::from_secs(1800);
/// Time between two looks at the page; each is a short task of the main thread.
const POLL: Duration = Duration::from_millis(500);

/// Notes the moment of every move, and every long task, in milliseconds.
const WATCH: &str = "window.seen = { moves: [performance.now()], tasks: [] };\
    new MutationObserver(() => window.seen.moves.push(performance.now()))\
      .observe(document.querySelector('[data-moves]'), { childList: true });\
    new PerformanceObserver((list) => window.seen.tasks.push(...list.getEntries().map((task) => task.duration)))\
      .observe({ type: 'longtask' });";

#[derive(Deserialize)]
struct Seen {
    moves: Vec<f64>,
    tasks: Vec<f64>,
}

#[tokio::main]
async fn main() -> Result<()> {
    let seconds = std::env::args().nth(1).unwrap_or_else(|| "1".to_owned());
    let browser = Browser::start(Engine::Chromium).await?;
    let page = Page::new(browser, Site::start(ServerMode::Normal).await?);
    let result = measure(&page, &seconds).await;
    page.browser.quit().await;
    result
}

async fn measure(page: &Page, seconds: &str) -> Result<()> {
    page.open("?lang=en&black=human&white=computer&level=10&seed=1")
        .await?;
    page.choose("think-time", seconds).await?;
    page.choose("pause", "0").await?;
    page.run(WATCH, vec![]).await?;
    page.choose("black", "computer").await?;
    let begun = std::time::Instant::now();
    while page.state().await?.end.is_none() {
        if begun.elapsed() > LIMIT {
            bail!("the game is not over after {LIMIT:?}");
        }
        tokio::time::sleep(POLL).await;
    }
    let seen: Seen = serde_json::from_value(page.run("return window.seen", vec![]).await?)?;
    let times: Vec<f64> = seen
        .moves
        .windows(2)
        .map(|pair| pair[1] - pair[0])
        .collect();
    let longest = |of: &[f64]| of.iter().copied().fold(0.0, f64::max);
    println!(
        "{} moves of {seconds} s: {:.0} ms on average, {:.0} ms at most",
        times.len(),
        times.iter().sum::<f64>() / times.len() as f64,
        longest(&times),
    );
    println!(
        "{} tasks of the page over 50 ms, the longest {:.0} ms",
        seen.tasks.len(),
        longest(&seen.tasks),
    );
    Ok(())
}
