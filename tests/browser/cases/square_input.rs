//! Moves that are confirmed by keys, and squares that are typed.

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
            a_move_is_confirmed_by_keys_and_a_square_can_be_typed,
        ],
    ]
}

const ARMED: &str =
    "return [...document.querySelectorAll('#board [data-armed]')].map((b) => b.dataset.square)";

async fn a_move_is_confirmed_by_keys_and_a_square_can_be_typed(page: &Page) -> Result<()> {
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
    page.choose("confirm", "false").await?;
    let field = page.find("form[name=\"typed\"] input").await?;
    ensure!(!field.is_displayed().await?, "only for those who want it");
    page.choose("typed", "true").await?;
    ensure!(field.is_displayed().await?, "the field is there");
    field.click().await?;
    page.keys("D6").await?;
    page.keys(Key::Enter).await?;
    page.wait_until("the answer", |state| state.disc("d6") == 'O')
        .await?;
    check_eq(
        "field after the move",
        field.prop("value").await?.as_deref(),
        Some(""),
    )?;
    page.keys("c3").await?;
    page.keys(Key::Enter).await?;
    page.wait_until("the next disc", |state| state.disc("c3") == 'X')
        .await?;
    Ok(())
}
