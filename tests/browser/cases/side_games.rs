//! Tic-Tac-Toe and Connect Four: moves by keyboard, values, hints and ends.

use anyhow::Result;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["side_games":
        // Keys, focus, and a module that loads on demand.
        OneBrowser: [
            connect_four_by_keys,
            the_words_on_columns_lie_within_their_plates,
            early_columns_say_who_wins,
            a_hint_of_connect_four_begins_with_its_reason,
            a_lost_game_says_where_it_could_still_have_been_saved,
        ],
    ]
}

/// Gives the focus to the first square of the board.
async fn focus_board(page: &Page) -> Result<()> {
    let focus = "document.querySelector('#board button[tabindex=\"0\"]').focus()";
    page.run(focus, vec![]).await?;
    Ok(())
}

async fn connect_four_by_keys(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}&game=connect-four"))
        .await?;
    focus_board(page).await?;
    for column in ["4", "5", "4", "5", "4", "5"] {
        page.keys(column).await?;
    }
    page.wait_until("six moves", |state| state.moves.len() == 6)
        .await?;
    for _ in 0..3 {
        page.keys(Key::Right).await?;
    }
    page.keys(Key::Enter).await?;
    let state = page
        .wait_until("the end", |state| state.turn == "none")
        .await?;
    check_eq(
        "status",
        state.status.as_str(),
        "Red drops into column 4. Red wins. Four in a row after 7 moves.",
    )?;
    let marked = "return [...document.querySelectorAll('#board [data-win]')]
        .map((square) => square.dataset.square).join(' ')";
    check_eq(
        "winning row",
        page.run(marked, vec![]).await?,
        json!("d3 d4 d5 d6"),
    )
}

async fn a_lost_game_says_where_it_could_still_have_been_saved(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=computer&level=hard&game=tic-tac-toe")
        .await?;
    for (square, moves) in [("a1", 2), ("b1", 4), ("c3", 6)] {
        page.play(square).await?;
        page.wait_until("the reply", |state| state.moves.len() == moves)
            .await?;
    }
    page.wait_for(
        "the line of the card",
        "return document.querySelector('#end[open] .end-turning:not([hidden])')?.textContent ===\
            'You could still have drawn at move 5: a3.'",
    )
    .await?;
    page.click(".end-turning").await?;
    let state = page
        .wait_until("the point before the move", |state| {
            state.end.is_none() && state.turn == "black"
        })
        .await?;
    check_eq(
        "status",
        state.status.as_str(),
        "You could still have drawn at move 5: a3.",
    )?;
    let marked = "return document.querySelector('#board [data-hint]').dataset.square";
    check_eq("the square", page.run(marked, vec![]).await?, json!("a3"))?;
    page.play("a3").await?;
    Ok(())
}

async fn the_words_on_columns_lie_within_their_plates(page: &Page) -> Result<()> {
    page.open_quick(&format!(
        "{TWO_PEOPLE}&game=connect-four&values=true#game=connect-four&m=44444411"
    ))
    .await?;
    page.wait_for(
        "every column has a word, and each its plate around it",
        "const columns = [...document.querySelectorAll('#board [data-legal]')];
         const canvas = document.createElement('canvas').getContext('2d');
         return columns.length > 0 && columns.every((column) => {
             const { shown } = column.dataset;
             if (shown === undefined) return false;
             const plate = getComputedStyle(column, '::before');
             canvas.font = `${plate.fontWeight} ${plate.fontSize} ${plate.fontFamily}`;
             const lines = shown.split('\\n').map((line) => canvas.measureText(line).width);
             const [width, padding] = [plate.width, plate.paddingInlineStart].map(Number.parseFloat);
             return width - 2 * padding >= Math.max(...lines) - 1;
         })",
    )
    .await
}

async fn a_hint_of_connect_four_begins_with_its_reason(page: &Page) -> Result<()> {
    page.open_quick(&format!(
        "{TWO_PEOPLE}&game=connect-four&values=true#game=connect-four&m=112233"
    ))
    .await?;
    page.press("hint").await?;
    page.wait_until("the reason", |state| {
        state.status == "You can complete a row at once: where?"
    })
    .await?;
    // A dashed ring around each disc of the row.
    let ringed = "return [...document.querySelectorAll('#board button')].filter((square) =>\
        getComputedStyle(square.querySelector('.mark')).borderTopStyle === 'dashed')\
        .map((square) => square.dataset.square).join(' ')";
    check_eq("ringed", page.run(ringed, vec![]).await?, json!("a6 b6 c6"))?;
    page.press("hint").await?;
    let state = page
        .wait_until("the column", |state| state.hint.len() == 1)
        .await?;
    check_eq("status", state.status.as_str(), "Hint: column 4 wins.")?;
    page.wait_for(
        "the word of the column, with the ring around it",
        "const square = document.querySelector('#board [data-hint]');
         const mark = getComputedStyle(square.querySelector('.mark'));
         const plate = getComputedStyle(square, '::before');
         return square.dataset.shown?.startsWith('wins') && mark.backgroundImage === 'none' &&
             Number.parseFloat(mark.width) > Number.parseFloat(plate.width)",
    )
    .await
}

async fn early_columns_say_who_wins(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}&game=connect-four&values=true"))
        .await?;
    let words = |expected: &str| {
        format!(
            "const columns = [...document.querySelectorAll('#board [data-legal]')];
             const words = columns.map((column) => (column.dataset.shown ?? '').split('\\n')[0]);
             return words.join(' ') === '{expected}'"
        )
    };
    page.wait_for(
        "a word on every column",
        &words("loses loses draw wins draw loses loses"),
    )
    .await?;
    page.keys("1").await?;
    page.wait_for(
        "the answers to the first column",
        &words("loses wins wins wins loses wins loses"),
    )
    .await
}
