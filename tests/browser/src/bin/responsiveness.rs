//! Responsiveness of the page in Chromium: a game of level 10 against itself, with the time from
//! move to move and the tasks that block the main thread for longer than 50 ms, and the frames of a
//! move that flips twelve discs at a quarter of the CPU's speed, and the largest file of games that
//! the page takes.
//!
//! `cargo run -p reversi-tests --bin responsiveness -- [SECONDS]`, after `cargo xtask dist`

use std::time::Duration;

use anyhow::{Result, bail};
use reversi_tests::browser::{Browser, Engine};
use reversi_tests::page::Page;
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::{js, tool};
use serde::Deserialize;
use serde_json::json;

/// The longest that a game may take.
const LIMIT: Duration = Duration::from_secs(1800);
/// Time between two reads of the page; each is a short task of the main thread.
const POLL: Duration = Duration::from_millis(500);

const USAGE: &str = "Usage: responsiveness [SECONDS]

Plays a game of level 10 against itself in Chromium and prints the time from move to move and the
tasks of the page's main thread over 50 ms, then the frames of a move that flips twelve discs, with
the CPU slowed down to a quarter, then the time and such tasks while a file of games of 16 MB is
read. SECONDS is the thinking time of each move, one of the
values that the page offers (default: 1). Needs the built page: cargo xtask dist.";

/// How many times slower the CPU is for the frames, and how often the move is played.
const SLOWDOWN: u32 = 4;
const WAVES: usize = 5;
/// Black on d4 flips twelve discs, two on each of six lines.
const TWELVE: &str = "X-----X--O---O----O-O---XOO-OOX---O-O----O---O--X-----X---------X";

/// Bytes of the file of games: the page takes 16 MB.
const FILE: usize = 15_990_000;
const GAMES: &str = include_str!("../../../data/tournament-games.txt");

#[derive(Deserialize)]
struct Read {
    said: String,
    milliseconds: f64,
    tasks: Vec<f64>,
}

#[derive(Deserialize)]
struct Seen {
    moves: Vec<f64>,
    tasks: Vec<f64>,
}

#[tokio::main]
async fn main() -> Result<()> {
    let seconds = match &tool::arguments(USAGE)[..] {
        [] => "1".to_owned(),
        [seconds] => seconds.clone(),
        _ => bail!("{USAGE}"),
    };
    let browser = Browser::start(Engine::Chromium).await?;
    let page = Page::new(browser, Site::start(ServerMode::Normal).await?);
    // The game comes first: a page that opens again continues the game of the last visit.
    let mut result = measure_game(&page, &seconds).await;
    if result.is_ok() {
        result = measure_wave(&page).await;
    }
    if result.is_ok() {
        result = measure_import(&page).await;
    }
    page.browser.quit().await;
    result
}

async fn measure_import(page: &Page) -> Result<()> {
    page.open("?lang=en&black=human&white=human").await?;
    page.press("text").await?;
    let games: Vec<_> = GAMES.lines().collect();
    let read = page
        .call_async(js!("import-games.js"), vec![json!(games), json!(FILE)])
        .await?;
    let Read {
        said,
        milliseconds,
        tasks,
    } = serde_json::from_value(read)?;
    println!("a file of 16 MB: {said} in {milliseconds:.0} ms");
    print_tasks(&tasks);
    Ok(())
}

fn print_tasks(tasks: &[f64]) {
    println!(
        "{} tasks of the page over 50 ms, the longest {:.0} ms",
        tasks.len(),
        longest(tasks),
    );
}

fn longest(of: &[f64]) -> f64 {
    of.iter().copied().fold(0.0, f64::max)
}

async fn slow_down(page: &Page, rate: u32) -> Result<()> {
    let tools = page.browser.session.cdp();
    let rate = json!({ "rate": rate });
    tools
        .send_raw("Emulation.setCPUThrottlingRate", rate)
        .await?;
    Ok(())
}

async fn measure_wave(page: &Page) -> Result<()> {
    page.open(&format!("?lang=en&black=human&white=human#pos={TWELVE}"))
        .await?;
    page.wait_for_pictures().await?;
    slow_down(page, SLOWDOWN).await?;
    for _ in 0..WAVES {
        let frames = page.call_async(js!("flip-frame-times.js"), vec![]).await?;
        let times: Vec<f64> = serde_json::from_value(frames)?;
        let Some((first, gaps)) = times.split_first() else {
            bail!("the page has drawn no frame");
        };
        let mut gaps = gaps.to_vec();
        gaps.sort_by(f64::total_cmp);
        println!(
            "wave of twelve discs: first frame {first:.1} ms after the press, then {} frames, {:.1} ms from frame to frame (median), {:.1} ms at most",
            gaps.len(),
            gaps[gaps.len() / 2],
            gaps[gaps.len() - 1],
        );
        page.press("undo").await?;
    }
    slow_down(page, 1).await
}

async fn measure_game(page: &Page, seconds: &str) -> Result<()> {
    page.open("?lang=en&black=human&white=computer&level=10&seed=1")
        .await?;
    page.choose("think-time", seconds).await?;
    page.choose("pause", "0").await?;
    page.call(js!("watch-game.js"), vec![]).await?;
    page.choose("black", "computer").await?;
    page.press("stop").await?;
    let started = std::time::Instant::now();
    while page.state().await?.end.is_none() {
        if started.elapsed() > LIMIT {
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
    println!(
        "{} moves of {seconds} s: {:.0} ms on average, {:.0} ms at most",
        times.len(),
        times.iter().sum::<f64>() / times.len() as f64,
        longest(&times),
    );
    print_tasks(&seen.tasks);
    Ok(())
}
