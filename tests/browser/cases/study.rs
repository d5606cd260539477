//! The study panel, and what shows a game beside any room: values on squares, the list of moves.

use anyhow::Result;
use reversi_tests::cases;
use reversi_tests::known_games::{DRAW, WITH_PASSES};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};

pub fn cases() -> Vec<Case> {
    cases!["study":
        OneBrowser: [
            values_are_solved_near_the_end_and_go_with_the_position,
            the_language_changes_beside_an_open_study,
            the_current_move_is_in_sight_wherever_the_list_stands,
        ],
    ]
}

async fn values_are_solved_near_the_end_and_go_with_the_position(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=48"))
        .await?;
    page.choose("values", "true").await?;
    page.wait_for(
        "every legal square has its exact value, one at least the best",
        "const legal = [...document.querySelectorAll('[data-legal]')];\
         return legal.length > 0 && legal.every((square) => 'exact' in square.dataset) &&\
         legal.some((square) => 'best' in square.dataset)",
    )
    .await?;
    page.press("undo").await?;
    page.wait_for(
        "only legal squares of the other position have values",
        "const valued = document.querySelectorAll('#board [data-value]:not([data-legal])');\
         return valued.length === 0 && document.querySelector('#board [data-value]') !== null",
    )
    .await
}

async fn the_language_changes_beside_an_open_study(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.click("[data-tab=learn]").await?;
    page.wait_for(
        "the cards are English",
        "return document.querySelector('[data-panel=learn]').textContent.includes('Openings')",
    )
    .await?;
    page.choose("lang", "de").await?;
    page.wait_until("the page is German", |state| state.lang == "de")
        .await?;
    page.wait_for(
        "the cards are German",
        "return document.querySelector('[data-panel=learn]').textContent.includes('Eröffnungen')",
    )
    .await
}

async fn the_current_move_is_in_sight_wherever_the_list_stands(page: &Page) -> Result<()> {
    let current = "const move = document.querySelector('[data-moves] [aria-current]');\
         const list = move.closest('[data-panel], [data-nook]').getBoundingClientRect();\
         const { top, bottom } = move.getBoundingClientRect();\
         if (!(bottom > top && top >= list.top && bottom <= list.bottom)) return false;";
    let moves = |place: &str, number: u32| {
        format!(
            "{current} return move.dataset.ply === '{number}' && move.closest('{place}') !== null"
        )
    };
    resize(page, 1440, 900, false).await?;
    page.open_quick(&format!("{TWO_PEOPLE}#m={WITH_PASSES}"))
        .await?;
    page.wait_for("beside the board", &moves("[data-panel=game]", 60))
        .await?;
    page.open_panel("learn").await?;
    page.press("first").await?;
    page.press("next").await?;
    page.open_panel("game").await?;
    page.wait_for("in a panel that appears", &moves("[data-panel=game]", 1))
        .await?;
    page.press("last").await?;
    page.click_action("review").await?;
    page.wait_for("beside a review", &moves("[data-nook]", 60))
        .await?;
    page.run(
        "document.querySelector('.moves .pass').textContent = 'Black and White pass'",
        vec![],
    )
    .await?;
    page.wait_for(
        "the sentence of a pass stays in its row",
        "const rows = [...document.querySelectorAll('.moves li')];\
         return rows.every((row) => row.scrollHeight <= row.clientHeight + 1)",
    )
    .await?;
    page.open_panel("game").await?;
    page.wait_for("back in its panel", &moves("[data-panel=game]", 60))
        .await?;
    restore(page).await
}
