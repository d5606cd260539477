//! Forced passes, automatic and manual.

use anyhow::{Result, ensure};
use reversi_tests::known_games::BLACK_MUST_PASS;
use reversi_tests::page::{Page, TWO_PEOPLE, squares};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};

pub fn cases() -> Vec<Case> {
    cases!["pass":
        // State of the game, which Node tests as well.
        OneBrowser: [
            a_forced_pass_is_announced_and_needs_no_click,
            a_manual_pass_waits_for_its_button,
        ],
    ]
}

async fn a_forced_pass_is_announced_and_needs_no_click(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.call(js!("note-toasts.js"), vec![]).await?;
    let state = page.play_all(BLACK_MUST_PASS).await?;
    ensure!(
        state.status.contains("Black must pass"),
        "status: {:?}",
        state.status
    );
    check_eq("turn", state.turn.as_str(), "white")?;
    ensure!(
        state.input && !state.legal.is_empty(),
        "White can play at once: {state:#?}"
    );
    ensure!(!state.can("pass"), "there is nothing to pass manually");
    let shown = page.run("return window.toasts", vec![]).await?;
    ensure!(
        shown.to_string().contains("Black must pass"),
        "over the board: {shown}"
    );
    Ok(())
}

async fn a_manual_pass_waits_for_its_button(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("manual-pass", "true").await?;
    for square in squares(BLACK_MUST_PASS) {
        ensure!(
            !page.state().await?.can("pass"),
            "a pass before {square} is not forced"
        );
        page.play(square).await?;
    }
    let state = page
        .wait_until("a pass can be made", |state| state.can("pass"))
        .await?;
    ensure!(
        state.legal.is_empty(),
        "nothing can be played before the pass: {:?}",
        state.legal
    );
    ensure!(state.status.contains("pass"), "status: {:?}", state.status);
    page.press("pass").await?;
    let state = page.wait_until("White's turn", |state| state.input).await?;
    check_eq("turn", state.turn.as_str(), "white")?;
    ensure!(!state.can("pass") && !state.legal.is_empty(), "{state:#?}");
    page.play(&state.legal[0]).await?;
    Ok(())
}
