//! The mistakes of the visitor's own games.

use anyhow::Result;
use reversi_tests::axe::Checker;
use reversi_tests::cases;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;

pub fn cases() -> Vec<Case> {
    cases!["mistakes":
        OneBrowser: [
            the_switch_of_mistakes_stays_and_the_panel_is_accessible,
        ],
    ]
}

async fn the_switch_of_mistakes_stays_and_the_panel_is_accessible(page: &Page) -> Result<()> {
    let is_on = "return document.querySelector('[name=mistakes-on]').checked";
    page.open_quick(TWO_PEOPLE).await?;
    page.open_card("mistakes").await?;
    page.wait_for(
        "nothing is reviewed unless it is asked for",
        "return !document.querySelector('[name=mistakes-on]').checked",
    )
    .await?;
    page.click("[name=mistakes-on]").await?;
    page.wait_for("the switch is on", is_on).await?;
    Checker::of_all_rules()?.check(page, "the mistakes").await?;
    page.reload().await?;
    page.open_card("mistakes").await?;
    page.wait_for("a reload leaves it on", is_on).await
}
