//! Comments, signs and drawings.

use anyhow::{Result, ensure};
use reversi_tests::axe::Checker;
use reversi_tests::known_games::DRAW;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["comments":
        OneBrowser: [
            a_low_panel_shows_the_whole_button_of_comments_or_none_of_it,
            a_low_panel_shows_the_comment_and_what_its_button_opens,
            comments_and_marks_are_made_by_mouse_and_keyboard_and_stay,
            comments_of_a_link_come_with_its_game_and_go_along_in_links,
        ],
    ]
}

/// The button of comments, and the end of the panel that it is in.
const OPENER: &str = "const button = document.querySelector('[data-comment-open]');\
    const { top, bottom } = button.getBoundingClientRect();\
    const { bottom: end } = document.getElementById('game').getBoundingClientRect();\
    const hidden = getComputedStyle(button).opacity === '0';";

async fn a_low_panel_shows_the_whole_button_of_comments_or_none_of_it(page: &Page) -> Result<()> {
    resize(page, 360, 740, false).await?;
    let mut seen = Vec::new();
    for count in [2, 6, 10, 14] {
        let moves = &DRAW[..2 * count];
        page.open_quick(&format!("{TWO_PEOPLE}#m={moves}")).await?;
        let settled = format!("{OPENER} return hidden === (top < end && bottom > end)");
        page.wait_for("a whole button, or a hidden one", &settled)
            .await?;
        let hidden = page.run(&format!("{OPENER} return hidden"), vec![]).await?;
        seen.push(hidden);
    }
    ensure!(
        seen.contains(&json!(true)) && seen.contains(&json!(false)),
        "hidden: {seen:?}"
    );
    page.run(
        "document.querySelector('[data-comment-open]').focus()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the focus brings it into sight",
        &format!("{OPENER} return bottom <= end"),
    )
    .await?;
    restore(page).await
}

async fn a_low_panel_shows_the_comment_and_what_its_button_opens(page: &Page) -> Result<()> {
    /// Whether the part lies in the panel, whole or from its beginning on.
    const IN_SIGHT: &str = "const inSight = (part, from) => {\
        const { top, bottom } = part.getBoundingClientRect();\
        const panel = document.getElementById('game').getBoundingClientRect();\
        return top >= panel.top && (from ? top + 44 : bottom) <= panel.bottom; };";
    let link = format!("{TWO_PEOPLE}#m={}&ply=6&c6=Take+the+edge", &DRAW[..40]);
    let shown = format!(
        "{IN_SIGHT} const said = document.querySelector('.comment-text');\
         return said?.textContent === 'Take the edge' && said.checkVisibility()\
             && inSight(said, false)"
    );
    // A strip of tabs alone gives them up for the comment.
    for (width, height) in [(360, 640), (390, 844)] {
        resize(page, width, height, false).await?;
        page.open_quick("").await?;
        page.open_quick(&link).await?;
        page.wait_for("the comment", &shown).await?;
    }
    page.run(
        "document.getElementById('game').scrollTop = 0;\
         document.querySelector('[data-comment-open]').click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the field",
        &format!(
            "{IN_SIGHT} const field = document.querySelector('textarea[name=\"comment\"]');\
             return field.checkVisibility() && inSight(field, true)"
        ),
    )
    .await?;
    restore(page).await
}

/// Whether a position has its text, and a circle and an arrow on the board.
const COMMENTED: &str = "return document.querySelector('[data-circled]')?.dataset.square === 'c3' &&\
    document.querySelector('[data-square=\"f5\"]').dataset.arrow === 'd6' &&\
    document.querySelectorAll('.drawn-marks .drawn').length === 2";

async fn comments_and_marks_are_made_by_mouse_and_keyboard_and_stay(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6&ply=2"))
        .await?;
    page.open_panel("game").await?;
    page.click("[data-comment-open]").await?;
    page.wait_for(
        "the tools",
        "return document.querySelector('textarea[name=\"comment\"]')?.checkVisibility()",
    )
    .await?;
    page.click("textarea[name=\"comment\"]").await?;
    page.keys("the usual <b>reply</b>").await?;
    page.run(
        "document.querySelector('.comment .glyph-sign').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Right + Key::Right).await?;
    page.keys(" ").await?;
    page.click("[data-draw]").await?;
    page.press_down("f5").await?;
    page.hover("d6").await?;
    page.release().await?;
    page.wait_for(
        "the arrow",
        "return document.querySelectorAll('.drawn-marks .drawn').length === 1",
    )
    .await?;
    page.run(
        "document.querySelector('[data-square=\"c3\"]').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Enter + Key::Enter).await?;
    page.wait_for("the circle as well", COMMENTED).await?;
    checker.check(page, "the tools for comments").await?;
    page.keys(Key::Escape).await?;
    let state = page
        .wait_until("squares play again", |state| state.may_play("c3"))
        .await?;
    check_eq("moves", state.played().as_str(), "f5d6")?;
    page.reload().await?;
    page.wait_for("the marks are back", COMMENTED).await?;
    page.wait_for(
        "the text is back, as text, and the move has its sign",
        "return document.querySelector('.comment-text').textContent === 'the usual <b>reply</b>'\
         && document.querySelector('[data-moves] [data-commented]').dataset.ply === '2'\
         && document.querySelector('[data-moves] [data-glyph]').dataset.glyph === '!?'",
    )
    .await
}

async fn comments_of_a_link_come_with_its_game_and_go_along_in_links(page: &Page) -> Result<()> {
    page.open_quick(&format!(
        "{TWO_PEOPLE}#m=f5d6&ply=2&c2=50+%25+so&a2=c3-f5d6&n2=5&v1=f4%3F"
    ))
    .await?;
    page.wait_for("the marks of the link", COMMENTED).await?;
    page.press("text").await?;
    page.wait_for(
        "the link with the comment",
        "return document.querySelector('textarea[name=\"link\"]').value\
         .endsWith('#m=f5d6&ply=2&c2=50+%25+so&a2=c3-f5d6&n2=5')",
    )
    .await?;
    page.click("[name=link-variations]").await?;
    page.wait_for(
        "the link with the variation as well",
        "return document.querySelector('textarea[name=\"link\"]').value.endsWith('&n2=5&v1=f4%3F')",
    )
    .await
}
