//! Endings that are counted and played out.

use anyhow::Result;
use reversi_tests::axe::Checker;
use reversi_tests::cases;
use reversi_tests::known_games::DRAW;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;

pub fn cases() -> Vec<Case> {
    cases!["endings":
        OneBrowser: [
            an_ending_is_counted_and_played_out_against_perfect_replies,
        ],
    ]
}

async fn an_ending_is_counted_and_played_out_against_perfect_replies(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=50"))
        .await?;
    page.open_card("endings").await?;
    checker.check(page, "the choice of an ending").await?;
    page.click(".endings section.study-part .button:nth-child(2)")
        .await?;
    page.wait_for(
        "the question, and a board that takes no move",
        "return document.querySelector('[name=count-winner]').getClientRects().length === 1 &&\
         document.querySelector('[data-legal]') === null",
    )
    .await?;
    checker.check(page, "the count of an ending").await?;
    page.run(
        "const [less, more] = document.querySelectorAll('.count-by button');\
         more.click();\
         more.click();\
         less.click();\
         document.querySelector('.endings form').requestSubmit();",
        vec![],
    )
    .await?;
    page.wait_for(
        "nobody is chosen beforehand, so the answer is not taken, and a margin of one step",
        "return document.querySelector('[name=count-winner]:checked') === null &&\
         document.querySelector('[name=count-by]').value === '2' &&\
         document.querySelector('.endings form').getClientRects().length === 1",
    )
    .await?;
    page.click(".count .tile:has([value=draw])").await?;
    page.wait_for(
        "a draw has no margin",
        "return document.querySelector('.count-by').getClientRects().length === 0",
    )
    .await?;
    page.click(".endings [type=submit]").await?;
    page.wait_for(
        "the solution of a game that was drawn from here on with best play",
        "return document.querySelector('#status').textContent.includes('With best play')",
    )
    .await?;
    page.click("#board [data-legal]").await?;
    page.wait_for(
        "the reply and the margin",
        "return document.querySelector('[data-legal]') !== null &&\
         document.querySelector('.ending-margin').textContent.includes('With best play')",
    )
    .await?;
    checker.check(page, "an ending that is played out").await?;
    page.run(
        "document.querySelector('[name=ending-shows]').click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the margin is hidden",
        "return document.querySelector('.ending-margin').getClientRects().length === 0",
    )
    .await?;
    page.click(".ending-played .button:last-child").await?;
    page.wait_for(
        "the game that waited, at its point",
        "return document.querySelector('.ending-played') === null &&\
         document.querySelectorAll('#board [data-disc=empty]').length === 10",
    )
    .await
}
