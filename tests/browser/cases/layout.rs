//! Layout: how much of every window the board takes, what is in sight, and that nothing moves.

use anyhow::{Result, ensure};
use reversi_tests::page::Page;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};
use serde::Deserialize;
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["layout":
        // Every engine lays out by its own code.
        Everywhere: [
            every_window_shows_the_whole_board_and_its_actions,
        ],
    ]
}

/// Width and height of a window, and the least share of the shorter side that the board takes.
/// A window at a zoom of 200 % has half as many pixels of the page.
const WINDOWS: [(u32, u32, f64); 21] = [
    // Telephones, upright.
    (320, 480, 0.85),
    (320, 568, 0.85),
    (360, 616, 0.98),
    (360, 740, 0.98),
    (390, 844, 0.98),
    (414, 896, 0.98),
    // Telephones, sideways.
    (568, 320, 0.95),
    (640, 360, 0.95),
    (667, 375, 0.95),
    (740, 360, 0.95),
    (844, 390, 0.95),
    // Tablets and popups. A square window shares its height with score, sentence and bar.
    (768, 1024, 0.94),
    (1024, 768, 0.85),
    (700, 800, 0.85),
    (900, 700, 0.85),
    (600, 600, 0.72),
    // Screens.
    (1366, 657, 0.85),
    (1440, 900, 0.87),
    (1920, 1080, 0.88),
    (2560, 1440, 0.88),
    (1280, 1024, 0.85),
];

/// A laptop's window of 1366 by 657 pixels and a screen's of 1920 by 969 at 125, 150 and 200 %.
const ZOOMED: [(u32, u32, f64); 6] = [
    (1093, 526, 0.95),
    (911, 438, 0.95),
    (683, 328, 0.95),
    (1536, 775, 0.85),
    (1280, 646, 0.85),
    (960, 484, 0.95),
];

/// The share of its picture that the disc of the theme classic fills.
const DISC_OF_PICTURE: f64 = 56.0 / 64.0;

/// What a window shows.
#[derive(Debug, Deserialize)]
struct Sizes {
    board: f64,
    square: f64,
    disc: f64,
    squares: usize,
    actions: String,
    scrolls: bool,
}

async fn every_window_shows_the_whole_board_and_its_actions(page: &Page) -> Result<()> {
    page.goto(&format!("{}/narrow", page.site.origin())).await?;
    page.browser.session.enter_frame(0).await?;
    page.wait_for_board().await?;
    for (width, height, share) in WINDOWS.into_iter().chain(ZOOMED) {
        page.browser.session.enter_default_frame().await?;
        let resize = "const frame = document.querySelector('iframe');\
                      [frame.width, frame.height] = arguments";
        page.run(resize, vec![json!(width), json!(height)]).await?;
        page.browser.session.enter_frame(0).await?;
        let there = format!("return innerWidth === {width} && innerHeight === {height}");
        page.wait_for("the window", &there).await?;
        let seen = page.call(js!("sizes.js"), vec![]).await?;
        let seen: Sizes = serde_json::from_value(seen)?;
        let place = format!("{width} by {height}: {seen:?}");
        check_eq(&place, seen.squares, 64)?;
        ensure!(!seen.scrolls, "the page scrolls at {place}");
        let shorter = f64::from(width.min(height));
        ensure!(seen.board >= share * shorter, "the board at {place}");
        ensure!(
            seen.square >= 40.0 || width < 360 || height < 360,
            "squares for a finger at {place}"
        );
        let disc = seen.disc * DISC_OF_PICTURE / seen.square;
        ensure!((0.86..=0.9).contains(&disc), "discs of {disc} at {place}");
        let (main, rest) = seen.actions.split_at("undo redo hint new".len());
        check_eq(&place, main, "undo redo hint new")?;
        ensure!(
            rest == " menu" || rest.ends_with(" former text selftest help home"),
            "the menu or every action at {place}"
        );
    }
    page.browser.session.enter_default_frame().await?;
    Ok(())
}
