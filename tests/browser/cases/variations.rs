//! The tree of variations.

use anyhow::Result;
use reversi_tests::axe::Checker;
use reversi_tests::cases;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["variations":
        OneBrowser: [
            variations_are_gone_through_as_a_tree_taken_and_deleted,
        ],
    ]
}

async fn variations_are_gone_through_as_a_tree_taken_and_deleted(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(TWO_PEOPLE).await?;
    page.paste("1. f5 d6 (1... f4 2. e3) 2. c3 d3 3. c4")
        .await?;
    page.wait_until("the game is loaded with its variation", |state| {
        state.status.contains("variation")
    })
    .await?;
    page.click("[data-tab=learn]").await?;
    page.wait_for(
        "the tree has every move once",
        "return document.querySelectorAll('.variation-move').length === 7",
    )
    .await?;
    checker.check(page, "the tree of variations").await?;
    page.open_card("openings").await?;
    page.wait_for(
        "the tree below the openings, clear of what closes them",
        "const [openings, tree] = ['.openings', '.variations']\
             .map((one) => document.querySelector(one).getBoundingClientRect());\
         return openings.height > 0 && tree.top >= openings.bottom + 8",
    )
    .await?;
    page.click(".openings > .sheet-head .button").await?;
    page.run(
        "document.querySelector('.variation-move[tabindex=\"0\"]').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Home).await?;
    page.run(
        "document.querySelector('[data-panel=learn] [data-starts=analysis]').click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "both second moves have the values of the analysis",
        "const valued = [...document.querySelectorAll('.variation-move')]\
         .filter((move) => 'value' in move.dataset).map((move) => move.textContent);\
         return valued.includes('d6') && valued.includes('f4')",
    )
    .await?;
    page.run(
        "document.querySelector('.variation-move[tabindex=\"0\"]').focus()",
        vec![],
    )
    .await?;
    for key in [Key::Right, Key::Right] {
        page.keys(key).await?;
    }
    page.wait_for(
        "the variation lies on the board, and its move has the focus",
        "return document.activeElement.getAttribute('aria-current') === 'step' &&\
         document.activeElement.textContent === 'f4' &&\
         document.querySelector('#board [data-square=f4]').dataset.disc === 'white'",
    )
    .await?;
    page.run(
        "document.querySelector('.variations .buttons button').click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the variation is the game",
        "const game = document.querySelectorAll('.variation-tree > ol > li > button');\
         return [...game].map((move) => move.textContent).join() === 'f5,f4,e3'",
    )
    .await?;
    page.click(".variations .glyph-sign[aria-pressed=false]")
        .await?;
    page.wait_for(
        "the move has its sign in the tree",
        "return document.querySelector('.variation-move[aria-current]').textContent === 'f4!!'",
    )
    .await?;
    page.run(
        "document.querySelector('.variation-move[aria-current]').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Right).await?;
    page.wait_for(
        "a move of the line that was left lies on the board",
        "return document.querySelector('#board [data-square=d6]').dataset.disc === 'white'",
    )
    .await?;
    page.run(
        "document.querySelectorAll('.variations .buttons button')[1].click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "no variation is left",
        "return document.querySelector('.variations').hidden",
    )
    .await?;
    page.press("restore").await?;
    page.wait_for(
        "the variation is back",
        "return document.querySelectorAll('.variation-move').length === 7",
    )
    .await
}
