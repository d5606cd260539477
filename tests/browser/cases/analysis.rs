//! The analysis of a position.

use anyhow::Result;
use reversi_tests::axe::Checker;
use reversi_tests::known_games::DRAW;
use reversi_tests::page::{Page, SEEN, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["analysis":
        OneBrowser: [
            an_analysis_lists_lines_that_are_gone_through_and_stay,
            an_analysis_below_the_board_of_a_telephone_leaves_it_whole,
            only_its_close_moves_the_focus_from_an_analysis,
        ],
    ]
}

async fn an_analysis_lists_lines_that_are_gone_through_and_stay(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=48"))
        .await?;
    page.open_card("analysis").await?;
    page.wait_for(
        "three lines are solved",
        "const depths = [...document.querySelectorAll('.analysis-depth')];\
         return depths.length === 3 && depths.every((depth) => depth.textContent === 'solved')",
    )
    .await?;
    checker.check(page, "the analysis").await?;
    page.run("document.querySelector('.analysis-line').focus()", vec![])
        .await?;
    page.keys(Key::Enter).await?;
    page.wait_for(
        "the line is numbered on the board",
        "return document.querySelector('#board [data-step]') !== null",
    )
    .await?;
    page.press("next").await?;
    page.wait_until("a move of the line lies on the board", |state| {
        state.status.contains("line")
    })
    .await?;
    page.press("back").await?;
    page.reload().await?;
    page.wait_for(
        "the lines are back",
        "return document.querySelectorAll('.analysis-line').length === 3",
    )
    .await
}

async fn an_analysis_below_the_board_of_a_telephone_leaves_it_whole(page: &Page) -> Result<()> {
    resize(page, 360, 740, false).await?;
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=48"))
        .await?;
    page.open_card("analysis").await?;
    let whole = format!(
        "const seen = {SEEN}{}",
        "const lines = [...document.querySelectorAll('.analysis-line')];\
         return [...document.querySelectorAll('#board [data-square]')].every(seen) &&\
             [...document.querySelectorAll('.analysis-step')].every(seen) &&\
             lines.length === 3 &&\
             [...lines[0].children].every(seen) &&\
             lines[0].querySelector('.analysis-depth').textContent === 'solved'"
    );
    page.wait_for("every square, the steps and the best line", &whole)
        .await?;
    Checker::of_all_rules()?
        .check(page, "the analysis of a telephone")
        .await?;
    let [back, on] = [1, 3].map(|at| format!(".analysis-step:nth-child({at})"));
    page.click(&on).await?;
    page.wait_for(
        "the first move of the best line, and its next one as a number",
        "return document.querySelector('#status').textContent.includes('move 1 of') &&\
             document.querySelector('#board [data-step=\"1\"]') === null &&\
             document.querySelector('#board [data-step=\"2\"]') !== null &&\
             document.activeElement.className.includes('analysis-step')",
    )
    .await?;
    page.click(&back).await?;
    page.wait_for(
        "the position again, with the whole line",
        "return document.querySelector('#board [data-step=\"1\"]') !== null",
    )
    .await?;
    page.click(".analysis .panel-whole").await?;
    page.wait_for(
        "the whole panel, and a cross that closes it",
        "return document.querySelector('.side').dataset.open === '' &&\
             document.querySelector('[name=analysis-lines]').getClientRects().length === 1 &&\
             document.querySelector('.analysis .panel-whole').getClientRects().length === 0 &&\
             document.querySelector('.analysis .sheet-head button').innerText === '‹ Learn'",
    )
    .await?;
    page.click("[data-close-side]").await?;
    page.wait_for(
        "the strip again",
        "return document.querySelector('.side').dataset.open === undefined &&\
             document.querySelector('.analysis .panel-whole').getClientRects().length === 1",
    )
    .await?;
    page.click(".analysis .sheet-head button").await?;
    page.press("review").await?;
    let start = ".analysis-start button";
    page.wait_for(
        "the review, which has the way to an analysis",
        &format!("return document.querySelector('{start}') !== null"),
    )
    .await?;
    page.run(
        &format!("document.querySelector('{start}').click()"),
        vec![],
    )
    .await?;
    let alone = "return document.querySelector('.review')?.hidden === false &&\
         document.querySelector('.review').getClientRects().length === 0";
    page.wait_for("the analysis before the review in the strip", alone)
        .await?;
    page.click(".analysis .panel-whole").await?;
    page.wait_for(
        "the way from the analysis to the review in the sheet",
        &format!("{alone} && document.querySelector('.analysis .sheet-head button').innerText === '‹ Review'"),
    )
    .await?;
    restore(page).await
}

async fn only_its_close_moves_the_focus_from_an_analysis(page: &Page) -> Result<()> {
    let close = "document.querySelector('.analysis .sheet-head button')";
    let begin = |what: &str| {
        format!(
            "const starts = [...document.querySelectorAll('[data-starts=analysis]')];\
             const start = starts.find((start) => start.getClientRects().length > 0);\
             {what}"
        )
    };
    let start_has_focus = begin("return !!start && document.activeElement === start");
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=48"))
        .await?;
    page.click("[data-tab=learn]").await?;
    for beside in ["the cards", "a review"] {
        if beside == "a review" {
            page.press("review").await?;
        }
        page.wait_for(beside, &begin("return !!start && !start.disabled"))
            .await?;
        page.run(&begin("start.click()"), vec![]).await?;
        page.wait_for(
            "the lines show",
            "return document.querySelectorAll('.analysis-line').length === 3",
        )
        .await?;
        page.run(
            &format!("const close = {close}; close.focus(); close.click()"),
            vec![],
        )
        .await?;
        page.wait_for(
            &format!("beside {beside} the focus is where the analysis began"),
            &start_has_focus,
        )
        .await?;
    }
    page.run(&begin("start.click()"), vec![]).await?;
    page.run(
        "document.querySelector('#board [tabindex=\"0\"]').focus()",
        vec![],
    )
    .await?;
    page.new_game().await?;
    page.wait_for(
        "a new game has ended the analysis",
        "return document.querySelector('.analysis-lines')?.getClientRects().length === 0",
    )
    .await?;
    let stolen = page.run(&start_has_focus, vec![]).await?;
    check_eq("the card has taken the focus", stolen, json!(false))
}
