//! The position editor.

use anyhow::Result;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use reversi_tests::axe::Checker;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::state::State;
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq, js};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["editor":
        OneBrowser: [
            a_position_is_set_up_by_keys_and_played,
            a_position_is_painted_by_a_stroke_across_the_board,
            the_side_to_move_of_a_position_has_its_picture,
            what_a_press_sets_keeps_its_word_in_its_button_on_a_telephone,
            a_screenshot_of_the_page_is_read_as_its_position,
            a_disc_is_corrected_in_a_game_and_stays_so,
        ],
    ]
}

async fn open_editor(page: &Page) -> Result<()> {
    page.press("edit").await?;
    page.wait_for(
        "the editor's panel",
        "return document.querySelector('.study:not([hidden]) input[name=\"brush\"]') !== null",
    )
    .await
}

async fn a_position_is_set_up_by_keys_and_played(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(TWO_PEOPLE).await?;
    open_editor(page).await?;
    let focus = page.focused().await?;
    check_eq("focus on the board", focus.as_deref(), Some("a1"))?;
    page.keys(Key::Enter).await?;
    let corner = "return document.querySelector('[data-square=\"a1\"]').dataset.disc";
    check_eq("a1", page.run(corner, vec![]).await?, json!("black"))?;
    page.wait_for(
        "the impossible position is named",
        "return document.querySelectorAll('.editor-problems li').length === 1",
    )
    .await?;
    checker.check(page, "the position editor").await?;
    page.keys(Key::Escape).await?;
    check_eq(
        "the game is back",
        page.run(corner, vec![]).await?,
        json!("empty"),
    )?;
    check_eq("focus", page.focused().await?.as_deref(), Some("a1"))?;
    page.press("edit").await?;
    check_eq(
        "what was set up is still there",
        page.run(corner, vec![]).await?,
        json!("black"),
    )?;
    check_eq(
        "focus on the board again",
        page.focused().await?.as_deref(),
        Some("a1"),
    )?;
    page.click(".tools:has(> .brushes) .button.primary").await?;
    let state = page
        .wait_until("the position is on the board", |state| {
            state.discs.starts_with('X')
        })
        .await?;
    let focused = "return document.activeElement.closest('#board') !== null";
    let focused = page.run(focused, vec![]).await?;
    check_eq("focus on the board", focused, json!(true))?;
    check_eq("moves", state.played().as_str(), "")
}

/// The correction goes along with a reload and with a text of SGF, and undo passes over it.
async fn a_disc_is_corrected_in_a_game_and_stays_so(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    let moves = "f5d6c3d3c4f4f6f3e6e7";
    page.open_quick(&format!("{TWO_PEOPLE}#m={moves}")).await?;
    open_editor(page).await?;
    for _ in 0..2 {
        page.click("#board [data-square='e7']").await?;
    }
    checker.check(page, "the editor in a game").await?;
    page.click(".tools .ways-on .button:nth-of-type(2)").await?;
    let corrected = format!("{moves}*");
    let state = page
        .wait_until("the corrected board", |state| state.played() == corrected)
        .await?;
    check_eq("e7", state.disc("e7"), 'X')?;
    let said = "return document.querySelector('#status').textContent";
    let said = page.run(said, vec![]).await?;
    let sentence = "After move 10, e7, the board was corrected.";
    check_eq("the sentence", said.to_string().contains(sentence), true)?;
    page.play("d7").await?;
    page.press("undo").await?;
    let before = page.press("undo").await?;
    check_eq("e7 before its move", before.disc("e7"), '-')?;
    page.press("redo").await?;
    let after = page.press("redo").await?;
    let whole = format!("{corrected}d7");
    check_eq("the game again", after.played(), whole.clone())?;
    let same = |state: &State| state.played() == whole && state.discs == after.discs;
    page.reload().await?;
    page.wait_until("the game after a reload", same).await?;
    page.press("text").await?;
    page.wait_for(
        "the notations",
        "return document.querySelector('select[name=format]') !== null",
    )
    .await?;
    let choose = "const field = document.querySelector('select[name=format]');\
                  field.value = 'sgf';\
                  field.dispatchEvent(new Event('change', { bubbles: true }))";
    page.run(choose, vec![]).await?;
    page.wait_for(
        "the game in SGF",
        "return document.querySelector('[name=written]').value.includes(';W[e7];AB[e7]PL[B];B[d7]')",
    )
    .await?;
    let written = "return document.querySelector('[name=written]').value";
    let written = page.run(written, vec![]).await?;
    page.click("#text button[value=close]").await?;
    page.new_game().await?;
    page.paste(written.as_str().unwrap_or_default()).await?;
    page.wait_until("the game out of its SGF", same).await?;
    checker.check(page, "a game with a correction").await
}

async fn a_position_is_painted_by_a_stroke_across_the_board(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    open_editor(page).await?;
    let stroke = "const at = (name) => document.querySelector(`#board [data-square='${name}']`);\
                  const send = (type, name) => {\
                      const { left, top, width, height } = at(name).getBoundingClientRect();\
                      const where = { clientX: left + width / 2, clientY: top + height / 2 };\
                      const facts = { pointerType: 'mouse', isPrimary: true, button: 0, bubbles: true };\
                      at(name).dispatchEvent(new PointerEvent(type, { ...facts, ...where }));\
                  };\
                  send('pointerdown', 'b2');\
                  send('pointermove', 'f2');\
                  send('pointerup', 'f2');";
    page.run(stroke, vec![]).await?;
    let row = "return ['a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2'].map((name) =>\
               document.querySelector(`#board [data-square='${name}']`).dataset.disc[0]).join(' ')";
    check_eq(
        "the row",
        page.run(row, vec![]).await?,
        json!("e b b b b b e"),
    )?;
    page.press("undo").await?;
    check_eq(
        "undone",
        page.run(row, vec![]).await?,
        json!("e e e e e e e"),
    )
}

async fn the_side_to_move_of_a_position_has_its_picture(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    open_editor(page).await?;
    let choose = "document.querySelector('[name=\"edit-turn\"][value=\"white\"]').click();\
                  return /([a-z]+)\\.svg/.exec(document.querySelector('#turn').src)[1];";
    check_eq(
        "the picture of the side to move",
        page.run(choose, vec![]).await?,
        json!("white"),
    )
}

async fn what_a_press_sets_keeps_its_word_in_its_button_on_a_telephone(page: &Page) -> Result<()> {
    let reaching_out = "return [...document.querySelectorAll('.brushes .tile')].filter((tile) => {\
        const word = tile.querySelector('span:last-child');\
        if (getComputedStyle(word).clipPath !== 'none') return false;\
        const range = document.createRange();\
        range.selectNodeContents(word);\
        return range.getBoundingClientRect().width > tile.getBoundingClientRect().width;\
    }).map((tile) => tile.innerText)";
    resize(page, 360, 740, false).await?;
    page.open("?lang=es&black=human&white=human").await?;
    open_editor(page).await?;
    for width in [360, 320] {
        resize(page, width, 740, false).await?;
        let found = page.run(reaching_out, vec![]).await?;
        check_eq(&format!("at {width}"), found, json!([]))?;
    }
    restore(page).await
}

/// Half a disc is drawn on one corner: whether a disc is there is uncertain.
async fn a_screenshot_of_the_page_is_read_as_its_position(page: &Page) -> Result<()> {
    let circled = "return [...document.querySelectorAll('#board [data-circled]')]\
                   .map(({ dataset }) => dataset.square).join(' ')";
    let looks = [
        ("contrast", None),
        ("wood", None),
        ("garden", None),
        ("classic", Some("a8")),
    ];
    for (theme, corner) in looks {
        let address = format!("{TWO_PEOPLE}&theme={theme}#m=f5d6c3d3c4f4f6f3e6e7");
        let shown = page.open_quick(&address).await?;
        page.wait_for_pictures().await?;
        let picture = page.browser.session.screenshot_as_png().await?;
        page.open_quick(TWO_PEOPLE).await?;
        let picture = json!(STANDARD.encode(picture));
        page.call_async(js!("paste-picture.js"), vec![picture, json!(corner)])
            .await?;
        page.wait_until("the sentence of the picture", |state| {
            state.status.contains("The board of the picture")
        })
        .await?;
        let read = page.state().await?.discs;
        check_eq(theme, &read[..56], &shown.discs[..56])?;
        let uncertain = page.run(circled, vec![]).await?;
        check_eq(
            "uncertain squares",
            uncertain,
            json!(corner.unwrap_or_default()),
        )?;
    }
    Ok(())
}
