//! How the page is made comfortable: the way back to a former game, confirmed and typed moves,
//! light and dark, sizes, sounds, the reset, and the welcome.

use anyhow::{Context, Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, same};
use serde_json::{Value, json};
use thirtyfour::{Key, WindowHandle};

pub fn cases() -> Vec<Case> {
    cases!["comfort":
        undo_takes_a_new_game_back,
        a_followed_link_leaves_a_way_back,
        a_link_opened_later_leaves_a_way_back_too,
        tabs_share_their_settings_at_once,
        the_game_of_another_tab_becomes_the_former_one,
        a_move_can_be_confirmed_by_a_second_press,
        a_move_is_confirmed_by_keys_as_well,
        a_square_can_be_typed,
        what_is_typed_wrong_is_told_and_kept,
        light_and_dark_can_be_chosen,
        the_board_has_three_sizes,
        the_page_suits_either_hand,
        sounds_are_off_until_they_are_asked_for,
        everything_can_be_reset_and_the_reset_taken_back,
        a_first_visit_is_welcomed_once_and_never_over_the_board,
        the_welcome_goes_with_the_first_move,
        the_welcome_speaks_of_nothing_that_is_locked,
    ]
}

async fn undo_takes_a_new_game_back(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all("f5d6c3").await?;
    let new = page.press("new").await?;
    same("discs of the new game", new.placed(), 4)?;
    ensure!(new.can("former"), "an entry leads to the former game");
    page.press("undo").await?;
    let state = page
        .wait_until("the former game", |state| state.current == 3)
        .await?;
    same("moves", state.played().as_str(), "f5d6c3")?;
    ensure!(!state.can("former"), "an untouched game is not kept");
    Ok(())
}

async fn a_followed_link_leaves_a_way_back(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all("f5d6").await?;
    page.run("location.hash = '#m=c4e3f6'", vec![]).await?;
    page.wait_until("the linked game", |state| state.played() == "c4e3f6")
        .await?;
    page.press("former").await?;
    page.wait_until("the former game", |state| state.played() == "f5d6")
        .await?;
    page.press("former").await?;
    page.wait_until("the linked game again", |state| state.played() == "c4e3f6")
        .await?;
    Ok(())
}

async fn a_link_opened_later_leaves_a_way_back_too(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all("f5d6").await?;
    page.browser.session.goto("about:blank").await?;
    page.open(&format!("{TWO_PEOPLE}#m=c4e3f6")).await?;
    let state = page.reload().await?;
    same("linked game", state.played().as_str(), "c4e3f6")?;
    page.press("former").await?;
    page.wait_until("the former game", |state| state.played() == "f5d6")
        .await?;
    Ok(())
}

/// Opens the page in a second tab, and leaves it at the front.
async fn open_second_tab(page: &Page, rest: &str) -> Result<[WindowHandle; 2]> {
    let session = &page.browser.session;
    let first = session.window().await?;
    let second = session.new_tab().await?;
    session.switch_to_window(second.clone()).await?;
    page.open(rest).await?;
    Ok([first, second])
}

async fn tabs_share_their_settings_at_once(page: &Page) -> Result<()> {
    page.open("?lang=en").await?;
    let [first, second] = open_second_tab(page, "?lang=en").await?;
    page.choose("theme", "garden").await?;
    let session = &page.browser.session;
    session.switch_to_window(first.clone()).await?;
    page.wait_for(
        "the other tab's look",
        "return document.documentElement.dataset.theme === 'garden'",
    )
    .await?;
    same("theme", page.chosen("theme").await?.as_str(), "garden")?;
    page.choose("pause", "250").await?;
    page.choose("lang", "de").await?;
    session.switch_to_window(second).await?;
    page.wait_for(
        "the first tab's pause",
        "return document.forms.settings.elements.pause.value === '250'",
    )
    .await?;
    let lang = page.state().await?.lang;
    same("asked for by the address", lang.as_str(), "en")?;
    page.click("[data-reset]").await?;
    session.close_window().await?;
    session.switch_to_window(first).await?;
    page.wait_for(
        "the reset",
        "return document.documentElement.dataset.theme === 'classic'",
    )
    .await
}

async fn the_game_of_another_tab_becomes_the_former_one(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let [first, _] = open_second_tab(page, TWO_PEOPLE).await?;
    page.play_all("c4e3").await?;
    let session = &page.browser.session;
    session.close_window().await?;
    session.switch_to_window(first).await?;
    let state = page.play_all("f5d6").await?;
    ensure!(state.can("former"), "the other tab's game can be had");
    let state = page.reload().await?;
    same("stored", state.played().as_str(), "f5d6")?;
    page.press("former").await?;
    page.wait_until("the other tab's game", |state| state.played() == "c4e3")
        .await?;
    Ok(())
}

const AIMED: &str =
    "return [...document.querySelectorAll('#board [data-aimed]')].map((b) => b.dataset.square)";

async fn a_move_can_be_confirmed_by_a_second_press(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("confirm", "true").await?;
    page.square("f5").await?.click().await?;
    let state = page
        .wait_until("the ghost", |state| state.ghost == ["f5"])
        .await?;
    same("turning", state.would_turn, vec!["e5".to_owned()])?;
    same("discs", state.discs.matches('-').count(), 60)?;
    ensure!(state.status.contains("again"), "status: {:?}", state.status);
    page.square("d3").await?.click().await?;
    same("aimed", page.run(AIMED, vec![]).await?, json!(["d3"]))?;
    page.square("d3").await?.click().await?;
    let state = page
        .wait_until("the disc", |state| state.disc("d3") == 'X')
        .await?;
    same("moves", state.played().as_str(), "d3")?;
    same("aimed", page.run(AIMED, vec![]).await?, json!([]))
}

async fn a_move_is_confirmed_by_keys_as_well(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("confirm", "true").await?;
    page.run(
        "document.querySelector('#board [data-square=f4]').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Down).await?;
    page.keys(Key::Enter).await?;
    same("aimed", page.run(AIMED, vec![]).await?, json!(["f5"]))?;
    let label = "return document.querySelector('#board [data-square=f5]').ariaLabel";
    same(
        "label",
        page.run(label, vec![]).await?,
        json!("f5, legal move, chosen"),
    )?;
    page.keys(Key::Escape).await?;
    same("aimed", page.run(AIMED, vec![]).await?, json!([]))?;
    page.keys(Key::Enter).await?;
    page.keys(Key::Enter).await?;
    page.wait_until("the disc", |state| state.disc("f5") == 'X')
        .await?;
    Ok(())
}

async fn a_square_can_be_typed(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let field = page.find("form[name=\"typed\"] input").await?;
    ensure!(!field.is_displayed().await?, "only for those who want it");
    page.choose("typed", "true").await?;
    ensure!(field.is_displayed().await?, "the field is there");
    field.click().await?;
    page.keys("F5").await?;
    page.keys(Key::Enter).await?;
    page.wait_until("the disc", |state| state.disc("f5") == 'X')
        .await?;
    same(
        "field after the move",
        field.prop("value").await?.as_deref(),
        Some(""),
    )?;
    page.keys("d6").await?;
    page.keys(Key::Enter).await?;
    page.wait_until("the answer", |state| state.disc("d6") == 'O')
        .await?;
    Ok(())
}

async fn what_is_typed_wrong_is_told_and_kept(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("typed", "true").await?;
    let field = page.find("form[name=\"typed\"] input").await?;
    field.click().await?;
    for (typed, told, invalid) in [
        ("", "Type a square", Some("true")),
        ("z9", "“z9” is no square", Some("true")),
        ("d4", "d4 is occupied", None),
        ("a1", "a1 encloses nothing", None),
    ] {
        field.clear().await?;
        field.click().await?;
        page.keys(typed).await?;
        page.keys(Key::Enter).await?;
        let state = page
            .wait_until(told, |state| state.status.contains(told))
            .await?;
        same("crosses", state.cross.len(), 0)?;
        same(
            "text",
            field.prop("value").await?.unwrap_or_default().as_str(),
            typed,
        )?;
        same(
            "aria-invalid",
            field.attr("aria-invalid").await?.as_deref(),
            invalid,
        )?;
        same("discs", state.placed(), 4)?;
    }
    Ok(())
}

async fn light_and_dark_can_be_chosen(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let ground = "return [getComputedStyle(document.documentElement).backgroundColor,\
                  getComputedStyle(document.documentElement).colorScheme]";
    for theme in ["classic", "contrast"] {
        page.choose("theme", theme).await?;
        page.wait_for(
            "the theme",
            &format!("return document.documentElement.dataset.theme === '{theme}'"),
        )
        .await?;
        let mut grounds = Vec::new();
        for scheme in ["light", "dark"] {
            page.choose("scheme", scheme).await?;
            let seen = page.run(ground, vec![]).await?;
            same("color-scheme", seen[1].clone(), json!(scheme))?;
            grounds.push(seen[0].clone());
        }
        ensure!(
            grounds[0] != grounds[1],
            "{theme} is the same in the dark: {grounds:?}"
        );
    }
    page.reload().await?;
    let early = "return document.documentElement.dataset.scheme";
    same(
        "after a reload",
        page.run(early, vec![]).await?,
        json!("dark"),
    )?;
    page.choose("scheme", "auto").await?;
    let system = "const dark = matchMedia('(prefers-color-scheme: dark)').matches;\
                  return document.documentElement.dataset.scheme === (dark ? 'dark' : 'light')";
    same("auto", page.run(system, vec![]).await?, json!(true))
}

const BOX: &str = "const box = (s) => document.querySelector(s).getBoundingClientRect();\
    return { board: box('#board'), settings: box('form[name=settings]'), actions: box('.actions'),\
    fits: document.documentElement.scrollWidth <= innerWidth }";

async fn the_board_has_three_sizes(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let mut widths = Vec::new();
    for size in ["small", "normal", "large"] {
        page.choose("board-size", size).await?;
        let seen = page.run(BOX, vec![]).await?;
        same("no scrolling sideways", seen["fits"].clone(), json!(true))?;
        widths.push(number(&seen["board"]["width"])?);
    }
    ensure!(
        widths[0] < widths[1] && widths[1] < widths[2],
        "small, normal and large are {widths:?}"
    );
    Ok(())
}

fn number(value: &Value) -> Result<f64> {
    value
        .as_f64()
        .with_context(|| format!("{value} is no number"))
}

async fn the_page_suits_either_hand(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    for (hand, left, right) in [
        ("right", "actions", "settings"),
        ("left", "settings", "actions"),
    ] {
        page.choose("hand", hand).await?;
        let seen = page.run(BOX, vec![]).await?;
        let x = |part: &str| number(&seen[part]["x"]);
        ensure!(
            x(left)? < x("board")? && x("board")? < x(right)?,
            "{left}, board, {right} for the {hand} hand: {seen}"
        );
    }
    Ok(())
}

async fn sounds_are_off_until_they_are_asked_for(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    // Counts the tones, and what would be heard by whom only a person can judge.
    let listen = "window.heard = 0; window.contexts = 0;\
        const node = (more) => ({ connect: (next) => next, ...more });\
        const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };\
        window.AudioContext = class { constructor() { window.contexts += 1; }\
        currentTime = 0; state = 'running'; destination = {}; resume() {}\
        createGain() { return node({ gain: value }); }\
        createOscillator() { return node({ frequency: value, start() { window.heard += 1; }, stop() {} }); } };";
    page.run(listen, vec![]).await?;
    let heard = "const tones = window.heard; window.heard = 0; return [window.contexts, tones]";
    page.play("f5").await?;
    same(
        "without sounds",
        page.run(heard, vec![]).await?,
        json!([0, 0]),
    )?;
    page.choose("sound", "true").await?;
    let sample = page.run(heard, vec![]).await?;
    ensure!(sample[0] == 1 && sample[1] != 0, "a sample: {sample}");
    page.play("d6").await?;
    let move_heard = page.run(heard, vec![]).await?;
    ensure!(move_heard[1] != 0, "a move: {move_heard}");
    page.choose("sound", "false").await?;
    page.play("c3").await?;
    same(
        "off again",
        page.run(heard, vec![]).await?[1].clone(),
        json!(0),
    )
}

async fn everything_can_be_reset_and_the_reset_taken_back(page: &Page) -> Result<()> {
    page.open("?lang=en").await?;
    for (name, value) in [
        ("theme", "garden"),
        ("hand", "left"),
        ("confirm", "true"),
        ("pause", "200"),
    ] {
        page.choose(name, value).await?;
    }
    let first = [
        ("theme", "classic"),
        ("hand", "right"),
        ("confirm", "false"),
        ("pause", "1000"),
    ];
    page.click("[data-reset]").await?;
    for (name, value) in first {
        same(name, page.chosen(name).await?.as_str(), value)?;
    }
    page.click("[data-reset]").await?;
    same("theme", page.chosen("theme").await?.as_str(), "garden")?;
    page.click("[data-reset]").await?;
    page.reload().await?;
    for (name, value) in first {
        same(name, page.chosen(name).await?.as_str(), value)?;
    }
    Ok(())
}

/// Whether the welcome is shown, whether it lies beside the board, and its sentences.
const WELCOME: &str = "const w = document.querySelector('[data-welcome]'); const a = w.getBoundingClientRect();\
    const b = document.getElementById('board').getBoundingClientRect();\
    const apart = a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;\
    return [!w.hidden, w.hidden || apart, [...w.querySelectorAll('[data-text^=welcome]:not(button *)')]\
    .filter((e) => e.getClientRects().length > 0).map((e) => e.dataset.text)]";

async fn a_first_visit_is_welcomed_once_and_never_over_the_board(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    same(
        "shown, beside the board, all sentences",
        page.run(WELCOME, vec![]).await?,
        json!([
            true,
            true,
            [
                "welcome-play",
                "welcome-settings",
                "welcome-undo",
                "welcome-help"
            ]
        ]),
    )?;
    page.click("[data-welcome] button").await?;
    let gone = json!([false, true, []]);
    same("gone", page.run(WELCOME, vec![]).await?, gone.clone())?;
    ensure!(
        page.focused().await?.is_some(),
        "the focus goes to the board"
    );
    page.reload().await?;
    same("gone for good", page.run(WELCOME, vec![]).await?, gone)
}

async fn the_welcome_goes_with_the_first_move(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=random&white=human&seed=1")
        .await?;
    page.wait_until("the computer's move", |state| state.placed() == 5)
        .await?;
    let shown = "return !document.querySelector('[data-welcome]').hidden";
    same("still", page.run(shown, vec![]).await?, json!(true))?;
    let state = page.wait_turn().await?;
    page.play(&state.legal[0]).await?;
    same("gone", page.run(shown, vec![]).await?, json!(false))?;
    page.reload().await?;
    same("for good", page.run(shown, vec![]).await?, json!(false))
}

async fn the_welcome_speaks_of_nothing_that_is_locked(page: &Page) -> Result<()> {
    for (lock, sentences) in [
        ("undo,level", json!(["welcome-play", "welcome-help"])),
        (
            "players",
            json!(["welcome-play", "welcome-undo", "welcome-help"]),
        ),
        ("board", json!([])),
    ] {
        page.open(&format!("{TWO_PEOPLE}&lock={lock}")).await?;
        let seen = page.run(WELCOME, vec![]).await?;
        same(lock, seen[2].clone(), sentences)?;
    }
    Ok(())
}
