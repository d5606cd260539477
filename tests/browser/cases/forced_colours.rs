//! Forced colours: in every view a choice looks otherwise when it is chosen, and pictures keep an
//! edge.

use super::devices::check_media;
use super::evening;
use anyhow::{Result, ensure};
use reversi_tests::browser::Preference;
use reversi_tests::known_games::BLACK_WIPES_OUT;
use reversi_tests::page::{CLOSE, Page, TWO_PEOPLE};
use reversi_tests::suite::{Case, preferring};
use reversi_tests::{cases, check_eq, js};
use serde_json::json;

pub fn cases() -> Vec<Case> {
    let colours = cases!["forced_colours":
        // Every engine forces colours by its own code.
        Everywhere: [
            forced_colours_keep_everything_visible,
            every_choice_of_every_view_differs_from_its_unchosen_twin,
        ],
        // The same controls with other words.
        OneBrowser: [
            forced_colours_tell_what_is_chosen_in_the_side_games,
        ],
    ];
    preferring(Preference::ForcedColours, colours)
}

/// Two people, with the moves that are legal.
const START: &str = "?lang=en&black=human&white=human&hints=true";

/// Fails where a choice in sight looks the same unchosen, or a picture has no edge.
async fn check(page: &Page, view: &str) -> Result<()> {
    let found = page.call(js!("alike-in-forced-colours.js"), vec![]).await?;
    check_eq(&format!("alike in {view}"), &found[1], &json!([]))?;
    let bare = page
        .call(js!("without-outline-in-forced-colours.js"), vec![])
        .await?;
    check_eq(&format!("without an edge in {view}"), bare, json!([]))?;
    ensure!(found[0] != json!(0), "{view} has no choices");
    Ok(())
}

async fn every_choice_of_every_view_differs_from_its_unchosen_twin(page: &Page) -> Result<()> {
    page.open_quick(&format!("{START}#m=f5d6c3")).await?;
    check_media(page, "(forced-colors: active)").await?;
    for panel in ["game", "learn", "games", "settings", "help"] {
        page.open_panel(panel).await?;
        check(page, panel).await?;
    }
    rooms(page).await?;
    dialogs(page).await
}

/// The rooms beside the board.
async fn rooms(page: &Page) -> Result<()> {
    page.open_card("openings").await?;
    let listed = "return document.querySelectorAll('.explorer tbody tr').length > 3";
    page.wait_for("the moves of the explorer", listed).await?;
    check(page, "openings").await?;
    page.press("edit").await?;
    let edits = "return document.querySelector('input[name=brush]') !== null";
    page.wait_for("the editor", edits).await?;
    check(page, "editor").await?;
    page.open_again(&format!("{START}#m=f5d6c3d3c4")).await?;
    page.click("[data-comment-open]").await?;
    let writes = "return document.querySelector('textarea[name=comment]')?.checkVisibility()";
    page.wait_for("the tools of comments", writes).await?;
    check(page, "comments").await?;
    page.open_again(&format!("{START}#m={BLACK_WIPES_OUT}"))
        .await?;
    page.wait_until("the end screen", |state| state.end.is_some())
        .await?;
    check(page, "the end").await?;
    page.click("#end [data-end-review]").await?;
    page.wait_until("the end of the review", |state| {
        state.status.starts_with("The review is complete: ")
    })
    .await?;
    page.click(".review-moves summary").await?;
    check(page, "the review").await?;
    page.open_again(&format!("{START}&exercise=1")).await?;
    let task = "return document.querySelector('[data-exercise][data-stage=find]') !== null";
    page.wait_for("the exercise", task).await?;
    check(page, "an exercise").await
}

async fn dialogs(page: &Page) -> Result<()> {
    page.open_again(&format!("{START}#m=f5d6c3d3c4")).await?;
    page.press("new").await?;
    check(page, "new game").await?;
    page.click(&format!("#players {CLOSE}")).await?;
    page.click("[data-pick=white]").await?;
    check(page, "who plays").await?;
    page.click(&format!("#players {CLOSE}")).await?;
    page.press("text").await?;
    check(page, "text and link").await?;
    page.click(&format!("#text {CLOSE}")).await?;
    page.press("embed-code").await?;
    let written =
        "return document.querySelector('#embed-code [name=code]')?.value.includes('reversi-game')";
    page.wait_for("the code", written).await?;
    page.run(
        "for (const part of document.querySelectorAll('#embed-code details')) part.open = true",
        vec![],
    )
    .await?;
    check(page, "the code of a board").await?;
    page.click(&format!("#embed-code {CLOSE}")).await?;
    page.paste("f5d6c3d3c4\nf5f6e6f4\nf5d6c4").await?;
    let collected =
        "return document.querySelector('[data-shelf=imported]')?.ariaPressed === 'true'";
    page.wait_for("the list of games", collected).await?;
    check(page, "a collection").await?;
    evening::pair_four(page).await?;
    page.run(
        "for (const part of document.querySelectorAll('#evening details')) part.open = true",
        vec![],
    )
    .await?;
    check(page, "an evening").await
}

async fn forced_colours_tell_what_is_chosen_in_the_side_games(page: &Page) -> Result<()> {
    for game in ["tic-tac-toe", "connect-four"] {
        page.open_quick(&format!("{TWO_PEOPLE}&game={game}"))
            .await?;
        check_media(page, "(forced-colors: active)").await?;
        for panel in ["game", "settings", "help"] {
            page.open_panel(panel).await?;
            check(page, &format!("{game}: {panel}")).await?;
        }
    }
    Ok(())
}

async fn forced_colours_keep_everything_visible(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    check_media(page, "(forced-colors: active)").await?;
    page.play("f5").await?;
    check_eq(
        "not to be seen",
        page.call(js!("invisible-in-forced-colours.js"), vec![])
            .await?,
        json!([]),
    )?;
    page.click(".score[data-side=white]").await?;
    let chosen = "const style = (part, pseudo) => getComputedStyle(document.querySelector(part), pseudo);\
        const drawn = (part) => style(part).outlineStyle === 'solid' &&\
            parseFloat(style(part).outlineWidth) >= 2;\
        return { turn: drawn('.score[data-active]'),\
            choice: drawn('#players label:has(:checked)'),\
            tab: style('.tab[aria-selected=\"true\"]').textDecorationLine,\
            disc: style('.moves li[data-side] button', '::after').forcedColorAdjust };";
    check_eq(
        "what is chosen looks otherwise",
        page.run(chosen, vec![]).await?,
        json!({ "turn": true, "choice": true, "tab": "underline", "disc": "none" }),
    )
}
