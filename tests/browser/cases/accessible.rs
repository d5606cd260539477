//! Every view against the rules for people with disabilities: each look, language, light and dark.

use anyhow::Result;
use reversi_tests::axe::{no_violation, script};
use reversi_tests::browser::Engine;
use reversi_tests::cases;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use serde_json::json;

use crate::games::{BLACK_WIPES_OUT, DRAW, WHITE_WIPES_OUT};

const THEMES: [&str; 3] = ["classic", "garden", "contrast"];

pub fn cases() -> Vec<Case> {
    let mut cases = cases!["accessible": a_board_in_the_frame_of_another_page];
    for theme in THEMES {
        for lang in ["en", "de"] {
            for scheme in ["light", "dark"] {
                let name = format!("accessible::every_view_in_{theme}_{lang}_{scheme}");
                let case = Case::new(name, move |page| {
                    Box::pin(every_view(page, theme, lang, scheme))
                });
                // The rules judge the page and not the browser: one pass in each of the others.
                let everywhere = (theme, lang, scheme) == ("classic", "en", "light");
                cases.push(if everywhere {
                    case
                } else {
                    case.only(Engine::Chromium)
                });
            }
        }
    }
    cases
}

async fn every_view(page: &Page, theme: &str, lang: &str, scheme: &str) -> Result<()> {
    let script = script()?;
    let dress = format!("{theme}, {lang}, {scheme}");
    open(page, &format!("?lang={lang}&theme={theme}"), scheme).await?;
    playing(page, &script, &dress).await?;
    dialogs(page, &script, &dress).await?;
    for (moves, end) in [
        (BLACK_WIPES_OUT, "first side wins"),
        (WHITE_WIPES_OUT, "second side wins"),
        (DRAW, "draw"),
    ] {
        page.run(&format!("location.hash = '#m={moves}'"), vec![])
            .await?;
        page.wait_until("the end screen", |state| state.end.is_some())
            .await?;
        no_violation(page, &script, &format!("{dress}: {end}")).await?;
    }
    Ok(())
}

/// Opens the page with nothing that moves, and two people at the table.
async fn open(page: &Page, query: &str, scheme: &str) -> Result<()> {
    let people = TWO_PEOPLE.replacen("?lang=en", "", 1);
    page.browser.session.goto("about:blank").await?;
    page.open_quick(&format!("{query}{people}")).await?;
    page.choose("scheme", scheme).await?;
    page.press("new").await?;
    Ok(())
}

/// The board at rest, with everything that can be marked on it, and with all settings open.
async fn playing(page: &Page, script: &str, dress: &str) -> Result<()> {
    let card = "document.querySelector('[data-update] .update').hidden = arguments[0]";
    page.run(card, vec![json!(false)]).await?;
    no_violation(page, script, &format!("{dress}: first visit, new version")).await?;
    page.run(card, vec![json!(true)]).await?;
    page.choose("typed", "true").await?;
    page.choose("confirm", "true").await?;
    page.run(
        "for (const part of document.querySelectorAll('details')) part.open = true",
        vec![],
    )
    .await?;
    page.square("f5").await?.click().await?;
    no_violation(page, script, &format!("{dress}: settings, aimed move")).await?;
    page.choose("confirm", "false").await?;
    page.play("f5").await?;
    page.press("hint").await?;
    page.wait_until("a hint", |state| !state.hint.is_empty())
        .await?;
    page.press_down("d4").await?;
    no_violation(page, script, &format!("{dress}: hint and refusal")).await?;
    page.let_go().await?;
    page.press("help").await?;
    no_violation(page, script, &format!("{dress}: help")).await?;
    page.press("help").await?;
    Ok(())
}

async fn dialogs(page: &Page, script: &str, dress: &str) -> Result<()> {
    page.press("text").await?;
    page.click("#text [data-load]").await?;
    no_violation(page, script, &format!("{dress}: text and link")).await?;
    page.click("#text button[value=\"close\"]").await?;
    page.press("selftest").await?;
    page.wait_for(
        "the totals",
        "return document.querySelectorAll('[data-selftest] .check').length === 4",
    )
    .await?;
    no_violation(page, script, &format!("{dress}: self-check")).await?;
    page.click("#selftest button[value=\"close\"]").await
}

async fn a_board_in_the_frame_of_another_page(page: &Page) -> Result<()> {
    let script = script()?;
    for controls in ["", "&controls=new,undo,moves,help,settings,text"] {
        open(
            page,
            &format!("?lang=de&theme=garden&embed=1{controls}"),
            "light",
        )
        .await?;
        page.play("f5").await?;
        no_violation(page, &script, &format!("embedded{controls}")).await?;
    }
    Ok(())
}
