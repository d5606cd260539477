//! Every view against the accessibility rules: all rules in each language, and the contrast of
//! texts, the one rule that depends on colours, in each theme, light and dark.

use anyhow::Result;
use reversi_tests::axe::{CONTRAST, Checker};
use reversi_tests::cases;
use reversi_tests::known_games::{BLACK_WIPES_OUT, DRAW, WHITE_WIPES_OUT};
use reversi_tests::page::{CLOSE, Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["accessible":
        // The rules judge the page and not the browser.
        OneBrowser: [
            every_rule_in_english,
            every_rule_in_german,
            contrast_of_every_theme_in_light,
            contrast_of_every_theme_in_dark,
            the_other_games_in_every_theme,
            a_board_in_the_frame_of_another_page,
        ],
    ]
}

async fn every_rule_in_english(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    every_view(page, &checker, "?lang=en&theme=classic", "light").await
}

async fn every_rule_in_german(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    every_view(page, &checker, "?lang=de&theme=classic", "light").await
}

async fn contrast_of_every_theme_in_light(page: &Page) -> Result<()> {
    contrast_of_every_theme(page, "light").await
}

async fn contrast_of_every_theme_in_dark(page: &Page) -> Result<()> {
    contrast_of_every_theme(page, "dark").await
}

async fn contrast_of_every_theme(page: &Page, scheme: &str) -> Result<()> {
    let checker = Checker::of_rule(CONTRAST)?;
    page.open(TWO_PEOPLE).await?;
    for theme in page.options("theme").await? {
        every_view(page, &checker, &format!("?lang=en&theme={theme}"), scheme).await?;
    }
    Ok(())
}

async fn every_view(page: &Page, checker: &Checker, query: &str, scheme: &str) -> Result<()> {
    let dress = format!("{query}, {scheme}");
    open(page, query, scheme).await?;
    playing(page, checker, &dress).await?;
    dialogs(page, checker, &dress).await?;
    for (moves, end) in [
        (BLACK_WIPES_OUT, "first side wins"),
        (WHITE_WIPES_OUT, "second side wins"),
        (DRAW, "draw"),
    ] {
        page.run(&format!("location.hash = '#m={moves}'"), vec![])
            .await?;
        page.wait_until("the end screen", |state| {
            state.end.is_some() && state.played() == moves
        })
        .await?;
        checker.check(page, &format!("{dress}: {end}")).await?;
    }
    Ok(())
}

/// Opens the page with nothing that moves, and two human players.
async fn open(page: &Page, query: &str, scheme: &str) -> Result<()> {
    let people = TWO_PEOPLE.replacen("?lang=en", "", 1);
    page.goto("about:blank").await?;
    page.open_quick(&format!("{query}{people}")).await?;
    page.choose("scheme", scheme).await?;
    page.press("new").await?;
    Ok(())
}

/// The board at rest, with every mark that it can have, and with all settings open.
async fn playing(page: &Page, checker: &Checker, dress: &str) -> Result<()> {
    let card = "document.querySelector('[data-update] .update').hidden = arguments[0]";
    page.run(card, vec![json!(false)]).await?;
    checker
        .check(page, &format!("{dress}: first visit, new version"))
        .await?;
    page.run(card, vec![json!(true)]).await?;
    page.choose("typed", "true").await?;
    page.choose("confirm", "true").await?;
    page.open_panel("settings").await?;
    page.square("f5").await?.click().await?;
    checker
        .check(page, &format!("{dress}: settings, armed move"))
        .await?;
    page.choose("confirm", "false").await?;
    page.play("f5").await?;
    page.press("hint").await?;
    page.wait_until("a hint", |state| !state.hint.is_empty())
        .await?;
    page.press_down("d4").await?;
    checker
        .check(page, &format!("{dress}: hint and refusal"))
        .await?;
    page.release().await?;
    page.press("help").await?;
    checker.check(page, &format!("{dress}: help")).await?;
    page.press("help").await?;
    page.open_panel("game").await
}

async fn dialogs(page: &Page, checker: &Checker, dress: &str) -> Result<()> {
    page.press("text").await?;
    page.click("#text [data-load]").await?;
    checker
        .check(page, &format!("{dress}: text and link"))
        .await?;
    page.click(&format!("#text {CLOSE}")).await?;
    page.click("[data-pick=white]").await?;
    checker.check(page, &format!("{dress}: who plays")).await?;
    page.click(&format!("#players {CLOSE}")).await?;
    page.press("selftest").await?;
    page.wait_for(
        "the totals",
        "return document.querySelectorAll('[data-selftest] .check').length === 4",
    )
    .await?;
    checker.check(page, &format!("{dress}: self-check")).await?;
    page.click(&format!("#selftest {CLOSE}")).await
}

/// A point of each of the other games at which its solver is quick, with its legal moves, and its
/// end.
const OTHER_GAMES: [(&str, &str, usize, &str); 2] = [
    ("connect-four", "44453335", 7, "4545454"),
    ("tic-tac-toe", "a1b1b2", 6, "a1b1b2c1c3"),
];

async fn the_other_games_in_every_theme(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open(TWO_PEOPLE).await?;
    for theme in page.options("theme").await? {
        for (game, moves, legal, whole) in OTHER_GAMES {
            let dress = format!("{game}, {theme}");
            page.goto("about:blank").await?;
            let link = format!("#game={game}&m={moves}");
            page.open_quick(&format!("{TWO_PEOPLE}&game={game}&theme={theme}{link}"))
                .await?;
            page.choose("values", "true").await?;
            page.choose("groups", "true").await?;
            let valued =
                format!("document.querySelectorAll('#board [data-verdict]').length === {legal}");
            page.wait_for("a value for each move", &format!("return {valued}"))
                .await?;
            checker.check(page, &format!("{dress}: values")).await?;
            page.open_panel("settings").await?;
            checker.check(page, &format!("{dress}: settings")).await?;
            page.press("help").await?;
            checker.check(page, &format!("{dress}: help")).await?;
            page.open_panel("game").await?;
            page.run(&format!("location.hash = '#game={game}&m={whole}'"), vec![])
                .await?;
            page.wait_until("the end screen", |state| state.end.is_some())
                .await?;
            checker.check(page, &format!("{dress}: end")).await?;
        }
    }
    Ok(())
}

async fn a_board_in_the_frame_of_another_page(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    for controls in ["", "&controls=new,undo,moves,help,settings,text"] {
        open(
            page,
            &format!("?lang=de&theme=garden&embed=1{controls}"),
            "light",
        )
        .await?;
        page.play("f5").await?;
        checker.check(page, &format!("embedded{controls}")).await?;
    }
    Ok(())
}
