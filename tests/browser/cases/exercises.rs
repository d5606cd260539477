//! Exercises on the visitor's board.

use anyhow::Result;
use reversi_tests::axe::Checker;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["exercises":
        OneBrowser: [
            an_exercise_is_solved_at_the_second_try_and_the_game_comes_back,
            the_exercise_of_the_day_is_offered_with_those_of_a_text,
            a_part_of_the_board_shows_and_keys_stay_within_it,
        ],
        ChromiumOnly: [
            the_buttons_of_an_exercise_keep_their_places,
        ],
    ]
}

/// The move that solves the first exercise.
const SOLUTION: &str = "b8";

async fn an_exercise_is_solved_at_the_second_try_and_the_game_comes_back(
    page: &Page,
) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(&format!("{TWO_PEOPLE}&exercise=1#m=f5d6"))
        .await?;
    page.wait_for(
        "the first exercise",
        "return document.querySelector('[data-exercise=\"1\"][data-stage=\"find\"]') !== null",
    )
    .await?;
    let wrong = "[...document.querySelectorAll('[data-legal]')]\
                 .find((square) => square.dataset.square !== arguments[0]).click()";
    page.run(wrong, vec![json!(SOLUTION)]).await?;
    page.wait_until("what the wrong move costs", |state| {
        state.status.contains(" costs ") && state.status.contains(" answers ")
    })
    .await?;
    checker.check(page, "a wrong move of an exercise").await?;
    page.reload().await?;
    page.wait_for(
        "the exercise with its wrong move",
        "return document.querySelector('[data-exercise=\"1\"][data-stage=\"wrong\"]') !== null",
    )
    .await?;
    page.click(".exercise .ways-on .primary:not([hidden])")
        .await?;
    page.play(SOLUTION).await?;
    page.wait_for(
        "the solved exercise",
        "return document.querySelector('#board[data-solved]') !== null &&\
         document.querySelector('[data-stage=\"solved\"]') !== null",
    )
    .await?;
    let onward = "return document.querySelector('.exercise .primary:not([hidden])').textContent";
    check_eq(
        "the way on",
        page.run(onward, vec![]).await?,
        json!("Next exercise"),
    )?;
    page.click(".exercise .ways-on .button:last-child").await?;
    page.wait_until("the game", |state| state.played() == "f5d6")
        .await?;
    Ok(())
}

/// Emulates screens.
async fn the_buttons_of_an_exercise_keep_their_places(page: &Page) -> Result<()> {
    /// Where the ways on begin: the first button, or those to other exercises in its place; the
    /// solution or its line; the way back.
    const PLACES: &str = "const shown = (part) =>\
            [...document.querySelectorAll(`.exercise ${part}`)].find((button) =>\
                button.checkVisibility({ visibilityProperty: true }));\
        return ['.ways-on .button:first-child, .exercise .exercise-others .button',\
                '.ways-on .button:nth-child(2)', '.ways-on .button:last-child'].map((part) => {\
            const { left, top } = shown(part).getBoundingClientRect();\
            return [Math.round(left), Math.round(top)] })";
    let stage = |stage: &str| {
        format!("return document.querySelector('.exercise[data-stage={stage}]') !== null")
    };
    let first = ".exercise .ways-on .button:first-child";
    for (width, height, touch) in [(390, 844, true), (1440, 900, false)] {
        page.open_quick(&format!("{TWO_PEOPLE}&exercise=7")).await?;
        resize(page, width, height, touch).await?;
        page.wait_for(
            "the lesson",
            "return document.querySelector('.exercise[data-lesson] .mini-board') !== null",
        )
        .await?;
        let places = page.run(PLACES, vec![]).await?;
        let check =
            async |what: &str| check_eq(what, page.run(PLACES, vec![]).await?, places.clone());
        page.click(first).await?;
        page.wait_for(
            "the moves to compare",
            "return document.querySelector('.exercise-verdict').textContent.startsWith('a1 or ')",
        )
        .await?;
        check("the task").await?;
        page.play("b8").await?;
        page.wait_until("what the wrong move costs", |state| {
            state.status.contains(" costs ")
        })
        .await?;
        check("a wrong move").await?;
        page.click(first).await?;
        page.wait_for("the task", &stage("find")).await?;
        page.play("a1").await?;
        page.wait_for(
            "why it is right",
            "return document.querySelector('[data-stage=solved] .exercise-verdict')\
                 ?.textContent.startsWith('a1 takes the corner')",
        )
        .await?;
        check("the solved exercise").await?;
    }
    restore(page).await
}

async fn the_exercise_of_the_day_is_offered_with_those_of_a_text(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(TWO_PEOPLE).await?;
    page.open_panel("learn").await?;
    page.wait_for(
        "the exercise of the day",
        "return document.querySelector('.onward .button:not(:disabled)') !== null",
    )
    .await?;
    let apart = "return [...document.querySelectorAll('button.theme:not([data-starts])')].map((theme) => {\
                 const [picture, name] = ['svg', 'strong']\
                     .map((part) => theme.querySelector(part).getBoundingClientRect());\
                 return picture.width > 0 && picture.right <= name.left })";
    check_eq(
        "the pictures of the seven themes beside their names",
        page.run(apart, vec![]).await?,
        json!(vec![true; 7]),
    )?;
    let give = "const own = document.querySelector('.own'); own.open = true;\
                own.querySelector('textarea').value = arguments[0];\
                own.querySelector('.button').click()";
    page.run(give, vec![json!("# one\nXO")]).await?;
    page.wait_for(
        "the line that is wrong",
        "return document.querySelector('.own .problem').textContent.startsWith('Line 2 ')",
    )
    .await?;
    let text = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X\ndraw\nh1";
    page.run(give, vec![json!(text)]).await?;
    page.wait_for(
        "what the solver finds",
        "return document.querySelector('.own-exercises').textContent\
         .includes('g8 does not lose either.')",
    )
    .await?;
    checker.check(page, "the exercises").await?;
    page.click(".own-exercises .button").await?;
    page.play("h1").await?;
    page.wait_for(
        "the solved exercise of the text",
        "return document.querySelector('[data-exercise=\"own-1\"][data-stage=\"solved\"]') !== null",
    )
    .await
}

async fn a_part_of_the_board_shows_and_keys_stay_within_it(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(TWO_PEOPLE).await?;
    let text = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X\nbest\n\
                part h4-e1\ng2";
    page.paste(text).await?;
    page.wait_for(
        "the list of exercises with the pasted one",
        "return document.querySelector('.own[open] .own-exercises .button') !== null",
    )
    .await?;
    page.click(".own-exercises .button").await?;
    page.wait_for(
        "the part of the board, whose first legal square has the focus",
        "return document.querySelector('#board[data-part=\"e1-h4\"]') !== null &&\
         document.activeElement.dataset.square === 'h1'",
    )
    .await?;
    let shown = "return [...document.querySelectorAll('#board :is(th, button)')]\
                 .filter((shown) => shown.checkVisibility())\
                 .map((shown) => shown.dataset.square ?? shown.textContent).join(' ')";
    check_eq(
        "coordinates and squares in sight",
        page.run(shown, vec![]).await?,
        json!("e f g h 1 e1 f1 g1 h1 2 e2 f2 g2 h2 3 e3 f3 g3 h3 4 e4 f4 g4 h4"),
    )?;
    checker.check(page, "a part of the board").await?;
    page.keys(Key::Home).await?;
    page.keys(Key::Left).await?;
    page.keys(Key::Down).await?;
    page.keys(Key::End).await?;
    let focused = "return document.activeElement.dataset.square";
    check_eq("focus", page.run(focused, vec![]).await?, json!("h2"))?;
    page.play("g2").await?;
    page.wait_for(
        "the solved exercise",
        "return document.querySelector('#board[data-solved]') !== null",
    )
    .await?;
    page.click(".exercise .ways-on .button:last-child").await?;
    page.wait_for(
        "the whole board",
        "return document.querySelector('#board:not([data-part]) [data-square=\"a8\"]')\
         .checkVisibility()",
    )
    .await
}
