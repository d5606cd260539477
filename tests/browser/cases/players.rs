//! Who plays: humans, computers, chance; and what the engine does for a human.

use anyhow::{Context, Result, ensure};
use reversi_tests::known_games::WITH_PASSES;
use reversi_tests::page::{Page, STOP, TWO_PEOPLE};
use reversi_tests::server::ENGINE;
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq, js};
use serde::Deserialize;
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["players":
        // State of the game; whole games run the worker everywhere.
        OneBrowser: [
            a_side_changes_its_player_in_mid_game,
            two_computers_play_on_and_a_human_pauses_them,
            chance_plays_to_the_end,
            input_is_locked_until_the_computer_has_moved,
            the_thinking_time_is_shown,
            stop_holds_the_computer_and_continue_releases_it,
            a_hint_only_shows,
            the_same_seed_plays_the_same_game,
            the_picker_changes_sides_and_opponent,
            the_opponent_is_introduced_before_the_first_move,
        ],
        // Windows of the size of a telephone.
        ChromiumOnly: [
            names_of_opponents_stay_whole_on_a_telephone,
        ],
    ]
}

/// The first moves of a game of 60, and the discs after them. In a game that has been loaded,
/// computers wait for "Continue".
const LATE: &str = WITH_PASSES.split_at(80).0;
const LATE_DISCS: usize = 44;

async fn a_side_changes_its_player_in_mid_game(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all("f5d6c3").await?;
    page.choose("white", "computer").await?;
    let state = page
        .wait_until("White answers", |s| s.placed() == 8 && s.input)
        .await?;
    check_eq("turn", state.turn.as_str(), "black")?;
    page.choose("black", "random").await?;
    page.press("stop").await?;
    page.wait_until("both go on", |state| state.placed() >= 12)
        .await?;
    page.choose("black", "human").await?;
    // With both sides played for, a person pauses the game even in the other side's turn.
    let state = page
        .wait_until("the game waits for somebody", |state| {
            state.over() || !state.thinking
        })
        .await?;
    if !state.over() && !state.input {
        stop_says(page, "Continue").await?;
        page.click(STOP).await?;
    }
    let state = page.wait_turn().await?;
    ensure!(state.over() || state.turn == "black", "{state:#?}");
    Ok(())
}

/// Fails unless the action that stops and continues is labelled so.
async fn stop_says(page: &Page, word: &str) -> Result<()> {
    let label = page.find(STOP).await?.text().await?;
    ensure!(
        label.contains(word),
        "the action says {label:?}, expected {word:?}"
    );
    Ok(())
}

async fn two_computers_play_on_and_a_human_pauses_them(page: &Page) -> Result<()> {
    // The page itself changes the player after some moves: a test that looked from outside might
    // find the game over.
    let players = "?lang=en&black=computer&white=computer&level=ramscher&seed=2";
    page.open(&format!("{players}#m={LATE}")).await?;
    page.choose("animation", "off").await?;
    let change = vec![json!(LATE_DISCS + 4), json!("black"), json!("human")];
    page.call(js!("change-setting-at-discs.js"), change).await?;
    page.choose("pause", "0").await?;
    page.press("stop").await?;
    let paused = page
        .wait_until("Black is a human's", |state| {
            state.placed() >= LATE_DISCS + 4 && (state.input || !state.thinking)
        })
        .await?;
    check_eq("black", page.chosen("black").await?.as_str(), "human")?;
    if paused.turn == "white" {
        stop_says(page, "Continue").await?;
        page.press("stop").await?;
    }
    let mine = page
        .wait_until("Black's turn", |s| s.input && s.turn == "black")
        .await?;
    ensure!(mine.placed() < 64, "the game is not over: {mine:#?}");
    page.choose("black", "computer").await?;
    page.press("stop").await?;
    page.wait_until("the end", |state| state.end.is_some())
        .await?;
    Ok(())
}

async fn chance_plays_to_the_end(page: &Page) -> Result<()> {
    page.open_quick(&format!("?lang=en&black=random&white=random#m={LATE}"))
        .await?;
    page.press("stop").await?;
    page.wait_until("the end", |state| state.over() && state.end.is_some())
        .await?;
    Ok(())
}

/// A change of the board, as the page has noted it.
#[derive(Debug, Deserialize)]
struct Change {
    discs: usize,
    /// Whether a human may play.
    input: bool,
}

async fn input_is_locked_until_the_computer_has_moved(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=computer&level=ramscher&seed=2")
        .await?;
    page.call(js!("note-changes.js"), vec![]).await?;
    page.play("f5").await?;
    page.wait_until("the answer", |state| state.placed() == 6 && state.input)
        .await?;
    let noted = page.run("return window.changes", vec![]).await?;
    let changes: Vec<Change> = serde_json::from_value(noted)?;
    let at = |discs| changes.iter().find(|change| change.discs == discs);
    let (mine, answer) = (at(5).context("my move")?, at(6).context("the answer")?);
    check_eq("input", (mine.input, answer.input), (false, true))
}

async fn the_thinking_time_is_shown(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=computer&level=stratege&seed=2")
        .await?;
    page.choose("details", "true").await?;
    page.play("f5").await?;
    page.wait_turn().await?;
    page.wait_for(
        "a time",
        "return /[0-9]/.test(document.querySelector('[data-clock]').textContent)",
    )
    .await
}

async fn stop_holds_the_computer_and_continue_releases_it(page: &Page) -> Result<()> {
    // Without an engine, White's turn lasts.
    page.site.hold(ENGINE);
    page.open_quick("?lang=en&black=human&white=computer&level=ramscher&seed=2")
        .await?;
    ensure!(
        !page.state().await?.can("stop"),
        "there is nothing to stop in my turn"
    );
    page.play("f5").await?;
    let stopped = page.press("stop").await?;
    check_eq("discs", stopped.placed(), 5)?;
    ensure!(!stopped.thinking, "no search after Stop");
    stop_says(page, "Continue").await?;
    page.site.release();
    // A computer that is not stopped would answer at once.
    page.choose("white-level", "doofie").await?;
    check_eq("discs while stopped", page.state().await?.placed(), 5)?;
    page.press("stop").await?;
    page.wait_until("the answer", |state| state.placed() == 6 && state.input)
        .await?;
    Ok(())
}

async fn a_hint_only_shows(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.press("hint").await?;
    let state = page
        .wait_until("a hint", |state| !state.hint.is_empty())
        .await?;
    check_eq("hints", state.hint.len(), 1)?;
    ensure!(
        state.legal.contains(&state.hint[0]),
        "the hint is a legal move: {state:#?}"
    );
    ensure!(
        state.status.contains(&state.hint[0]),
        "the status names it: {:?}",
        state.status
    );
    check_eq("discs", state.placed(), 4)?;
    let state = page.play(&state.legal[0]).await?;
    check_eq("hints after the move", state.hint, vec![])
}

/// So many moves of chance are hardly ever the same without a reason.
const MOVES: usize = 16;

async fn the_same_seed_plays_the_same_game(page: &Page) -> Result<()> {
    let query = "?lang=en&black=random&white=computer&level=ramscher&seed=11";
    page.open_quick(query).await?;
    let mut games = Vec::new();
    for _ in 0..2 {
        // Without pauses the new game may have too many moves before it is first seen.
        page.choose("pause", "3000").await?;
        page.press("new").await?;
        page.wait_until("a new game", |state| state.placed() < 4 + MOVES)
            .await?;
        page.choose("pause", "0").await?;
        let state = page
            .wait_until("enough moves", |state| state.placed() >= 4 + MOVES)
            .await?;
        games.push(state.moves[..MOVES].concat());
    }
    check_eq("the second game", games[1].as_str(), &games[0])
}

/// The name of the opponent beside the board; empty where none is introduced.
const INTRODUCED: &str = "const card = document.querySelector('[data-opponent]');\
    return card.checkVisibility() ? card.querySelector('[data-opponent-name]').textContent : ''";

async fn the_opponent_is_introduced_before_the_first_move(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=computer&level=pascal")
        .await?;
    check_eq(
        "seated",
        page.run(INTRODUCED, vec![]).await?,
        json!("Pascal"),
    )?;
    page.choose("white", "human").await?;
    check_eq("two people", page.run(INTRODUCED, vec![]).await?, json!(""))?;
    page.choose("white", "computer").await?;
    check_eq(
        "again",
        page.run(INTRODUCED, vec![]).await?,
        json!("Pascal"),
    )
}

async fn names_of_opponents_stay_whole_on_a_telephone(page: &Page) -> Result<()> {
    // Without a dictionary of hyphens, as some browsers are.
    let cut = "const picker = document.querySelector('#players');\
               const faces = [...picker.querySelectorAll('.faces [data-choice]')];\
               for (const face of faces) face.style.cssText =\
                   'overflow-wrap: normal; hyphens: manual';\
               return [faces.length > 12, ...[picker, ...faces]\
                   .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)\
                   .map((part) => part.textContent.trim())]";
    for lang in ["de", "es", "it", "nl", "pl"] {
        for (width, height) in [(360, 740), (320, 568)] {
            resize(page, width, height, false).await?;
            page.goto("about:blank").await?;
            page.open(&format!("?lang={lang}&black=human&white=computer"))
                .await?;
            page.click("[data-pick=white]").await?;
            page.wait_for(
                "the opponents",
                "return document.querySelectorAll('#players[open] .faces [data-choice]').length > 12",
            )
            .await?;
            check_eq(
                &format!("cut at {width} by {height} pixels, {lang}"),
                page.run(cut, vec![]).await?,
                json!([true]),
            )?;
        }
    }
    restore(page).await
}

async fn the_picker_changes_sides_and_opponent(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=computer&level=ramscher&seed=2")
        .await?;
    page.click("[data-pick=black]").await?;
    // The invitation of a friend is a seat; the live game and the table open dialogs.
    let pressed = page
        .run(
            "return [...document.querySelectorAll('.invite button')].map((button) => \
             [button.ariaPressed, button.ariaHasPopup])",
            vec![],
        )
        .await?;
    check_eq(
        "invitations",
        pressed,
        json!([["false", null], [null, "dialog"], [null, "dialog"]]),
    )?;
    page.click("#players [value=pascal]").await?;
    page.click("#players [data-choice=role][value=white]")
        .await?;
    page.click("#players [data-players-play]").await?;
    let state = page
        .wait_until("Black's one move", |state| {
            state.placed() == 5 && state.input
        })
        .await?;
    check_eq("turn", state.turn.as_str(), "white")?;
    let shown = page.find(".score[data-side=black] .score-player").await?;
    check_eq("on Black's card", shown.text().await?.as_str(), "Pascal")?;
    for (name, value) in [
        ("black", "computer"),
        ("black-level", "pascal"),
        ("white", "human"),
    ] {
        check_eq(name, page.chosen(name).await?.as_str(), value)?;
    }
    let focused = page.run("return document.activeElement.dataset.pick", vec![]);
    check_eq("focus after the picker", focused.await?, json!("black"))
}
