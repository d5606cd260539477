//! Moves that are confirmed by a second press, and squares that are typed.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["square_input":
        // Keys, focus and text fields.
        Everywhere: [
            a_move_can_be_confirmed_by_keys,
            a_square_can_be_typed,
        ],
        // The page's own state.
        OneBrowser: [
            a_move_can_be_confirmed_by_a_second_press,
            a_wrong_square_is_named_and_stays_in_the_field,
        ],
    ]
}

const ARMED: &str =
    "return [...document.querySelectorAll('#board [data-armed]')].map((b) => b.dataset.square)";

async fn a_move_can_be_confirmed_by_a_second_press(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("confirm", "true").await?;
    page.square("f5").await?.click().await?;
    let state = page
        .wait_until("the ghost", |state| state.ghost == ["f5"])
        .await?;
    check_eq("turning", state.would_flip, vec!["e5".to_owned()])?;
    check_eq("discs", state.discs.matches('-').count(), 60)?;
    ensure!(state.status.contains("again"), "status: {:?}", state.status);
    page.square("d3").await?.click().await?;
    check_eq("armed", page.run(ARMED, vec![]).await?, json!(["d3"]))?;
    page.square("d3").await?.click().await?;
    let state = page
        .wait_until("the disc", |state| state.disc("d3") == 'X')
        .await?;
    check_eq("moves", state.played().as_str(), "d3")?;
    check_eq("armed", page.run(ARMED, vec![]).await?, json!([]))
}

async fn a_move_can_be_confirmed_by_keys(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("confirm", "true").await?;
    page.run(
        "document.querySelector('#board [data-square=f4]').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Down).await?;
    page.keys(Key::Enter).await?;
    check_eq("armed", page.run(ARMED, vec![]).await?, json!(["f5"]))?;
    let label = "return document.querySelector('#board [data-square=f5]').ariaLabel";
    check_eq(
        "label",
        page.run(label, vec![]).await?,
        json!("f5, legal move, chosen"),
    )?;
    page.keys(Key::Escape).await?;
    check_eq("armed", page.run(ARMED, vec![]).await?, json!([]))?;
    page.keys(Key::Enter).await?;
    page.keys(Key::Enter).await?;
    page.wait_until("the disc", |state| state.disc("f5") == 'X')
        .await?;
    Ok(())
}

async fn a_square_can_be_typed(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let field = page.find("form[name=\"typed\"] input").await?;
    ensure!(!field.is_displayed().await?, "only for those who want it");
    page.choose("typed", "true").await?;
    ensure!(field.is_displayed().await?, "the field is there");
    field.click().await?;
    page.keys("F5").await?;
    page.keys(Key::Enter).await?;
    page.wait_until("the disc", |state| state.disc("f5") == 'X')
        .await?;
    check_eq(
        "field after the move",
        field.prop("value").await?.as_deref(),
        Some(""),
    )?;
    page.keys("d6").await?;
    page.keys(Key::Enter).await?;
    page.wait_until("the answer", |state| state.disc("d6") == 'O')
        .await?;
    Ok(())
}

async fn a_wrong_square_is_named_and_stays_in_the_field(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("typed", "true").await?;
    let field = page.find("form[name=\"typed\"] input").await?;
    field.click().await?;
    for (typed, sentence, invalid) in [
        ("", "Type a square", Some("true")),
        ("z9", "“z9” is no square", Some("true")),
        ("d4", "d4 is occupied", None),
        ("a1", "a1 encloses nothing", None),
    ] {
        field.clear().await?;
        field.click().await?;
        page.keys(typed).await?;
        page.keys(Key::Enter).await?;
        let state = page
            .wait_until(sentence, |state| state.status.contains(sentence))
            .await?;
        check_eq("rejected squares", state.rejected.len(), 0)?;
        check_eq(
            "text",
            field.prop("value").await?.unwrap_or_default().as_str(),
            typed,
        )?;
        check_eq(
            "aria-invalid",
            field.attr("aria-invalid").await?.as_deref(),
            invalid,
        )?;
        check_eq("discs", state.placed(), 4)?;
    }
    Ok(())
}
