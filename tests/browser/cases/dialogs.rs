//! The self-check, the way home, and a separate window.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};

pub fn cases() -> Vec<Case> {
    cases!["dialogs":
        // The worker solves; windows open and close.
        Everywhere: [
            the_self_check_solves_known_endgames,
            close_is_only_there_in_a_separate_window,
        ],
        // A link.
        OneBrowser: [
            home_leads_to_the_club,
        ],
    ]
}

async fn the_self_check_solves_known_endgames(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let before = page.play_all("f5d6").await?;
    page.press("selftest").await?;
    page.wait_for(
        "the totals",
        "return document.querySelector('[data-selftest]').innerText.includes('4 of 4')",
    )
    .await?;
    let shown = page
        .run(
            "return document.querySelector('[data-selftest]').innerText",
            vec![],
        )
        .await?;
    let text = shown.as_str().unwrap_or_default();
    ensure!(!text.contains("WRONG"), "the self-check says {text}");
    let counts: Vec<&str> = text
        .lines()
        .filter(|line| line.contains("expected"))
        .collect();
    let known = ["33–31", "36–28", "33–31", "32–32"]
        .map(|n| n.replace('–', "\u{2060}–\u{2060}"))
        .map(|n| format!("{n}, expected {n}"));
    check_eq("counts", counts, known.iter().map(String::as_str).collect())?;
    page.click("#selftest button[value=\"close\"]").await?;
    let after = page
        .wait_until("the board again", |state| state.input)
        .await?;
    check_eq("board", after.discs, before.discs)
}

async fn home_leads_to_the_club(page: &Page) -> Result<()> {
    let club = page.site.file("www/club.js")?;
    let named = club.replace("home: \"\"", "home: \"../\"");
    page.site.write("www/club.js", named);
    page.open_quick(TWO_PEOPLE).await?;
    page.click_action("home").await?;
    page.wait_for_page("the club's page", "return document.title === 'The club'")
        .await
}

async fn close_is_only_there_in_a_separate_window(page: &Page) -> Result<()> {
    let state = page.open_quick(TWO_PEOPLE).await?;
    ensure!(!state.can("close"), "no close in a tab");
    let main = page.browser.session.window().await?;
    page.browser
        .session
        .goto(format!("{}/club/", page.site.origin()))
        .await?;
    page.click("button").await?;
    let own = page.other_window(&main).await?;
    page.browser.session.switch_to_window(own).await?;
    let opened = page
        .wait_until("an action to close", |state| state.can("close"))
        .await;
    if opened.is_ok() {
        page.click_action("close").await?;
    } else {
        page.browser.session.close_window().await?;
    }
    page.browser.session.switch_to_window(main).await?;
    opened.map(drop)
}
