//! Layout: how much of every window the board takes, what is in sight, and that nothing moves.

use anyhow::{Result, ensure};
use reversi_tests::known_games::BLACK_WIPES_OUT;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};
use serde::Deserialize;
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["layout":
        // Every engine lays out by its own code.
        Everywhere: [
            every_window_shows_the_whole_board_and_its_actions,
            nothing_under_the_card_of_the_end_takes_the_focus,
        ],
        // Keys and focus, by the page's own code.
        OneBrowser: [
            every_window_shows_the_first_step,
            the_opponent_stays_in_sight_where_the_moves_leave_room,
            an_action_that_stops_working_keeps_the_focus,
            a_sheet_leaves_the_board_and_gives_the_focus_back,
            the_frame_is_as_wide_on_every_side,
            heading_score_and_sentence_are_centred,
            the_buttons_beside_the_sentence_stand_on_one_line,
        ],
        // Only this engine reports what shifts.
        ChromiumOnly: [
            nothing_shifts_in_a_whole_game,
        ],
    ]
}

/// Width and height of a window, and the least share of the shorter side that the board takes.
/// A window at a zoom of 200 % has half as many pixels of the page.
const WINDOWS: [(u32, u32, f64); 23] = [
    // Telephones, upright.
    (320, 480, 0.85),
    (320, 568, 0.85),
    (375, 553, 0.95),
    (360, 616, 0.98),
    (360, 740, 0.98),
    (390, 844, 0.98),
    (414, 896, 0.98),
    // Telephones, sideways.
    (568, 320, 0.95),
    (640, 360, 0.95),
    (667, 375, 0.95),
    (740, 360, 0.95),
    (844, 390, 0.95),
    // Tablets and popups. A square window shares its height with score, sentence and bar.
    (768, 1024, 0.94),
    (1024, 768, 0.85),
    (700, 800, 0.85),
    (900, 700, 0.85),
    (600, 600, 0.72),
    // Screens.
    (700, 480, 0.85),
    (1366, 657, 0.85),
    (1440, 900, 0.87),
    (1920, 1080, 0.88),
    (2560, 1440, 0.88),
    (1280, 1024, 0.85),
];

/// A laptop's window of 1366 by 657 pixels and a screen's of 1920 by 969 at 125, 150 and 200 %.
const ZOOMED: [(u32, u32, f64); 6] = [
    (1093, 526, 0.95),
    (911, 438, 0.95),
    (683, 328, 0.95),
    (1536, 775, 0.85),
    (1280, 646, 0.85),
    (960, 484, 0.95),
];

/// The share of its picture that the disc of the theme classic fills.
const DISC_OF_PICTURE: f64 = 56.0 / 64.0;

/// The content of a window.
#[derive(Debug, Deserialize)]
struct Sizes {
    board: f64,
    square: f64,
    disc: f64,
    squares: usize,
    actions: String,
    labelled: bool,
    scrolls: bool,
}

/// Gives the frame of the page a size.
pub(super) async fn resize(page: &Page, width: u32, height: u32) -> Result<()> {
    page.browser.session.enter_default_frame().await?;
    let resize = "const frame = document.querySelector('iframe');\
                  [frame.width, frame.height] = arguments";
    page.run(resize, vec![json!(width), json!(height)]).await?;
    page.browser.session.enter_frame(0).await?;
    let there = format!("return innerWidth === {width} && innerHeight === {height}");
    page.wait_for("the window", &there).await
}

async fn every_window_shows_the_whole_board_and_its_actions(page: &Page) -> Result<()> {
    page.open_narrow().await?;
    page.run(
        "document.querySelector('[data-guide-skip]').click()",
        vec![],
    )
    .await?;
    for (width, height, share) in WINDOWS.into_iter().chain(ZOOMED) {
        resize(page, width, height).await?;
        let seen = page.call(js!("sizes.js"), vec![]).await?;
        let seen: Sizes = serde_json::from_value(seen)?;
        let place = format!("{width} by {height}: {seen:?}");
        check_eq(&place, seen.squares, 64)?;
        ensure!(!seen.scrolls, "the page scrolls at {place}");
        ensure!(
            seen.labelled,
            "an image of the turn without a label at {place}"
        );
        let shorter = f64::from(width.min(height));
        ensure!(seen.board >= share * shorter, "the board at {place}");
        ensure!(
            seen.square >= 40.0 || width < 360 || height < 360,
            "squares for a finger at {place}"
        );
        let disc = seen.disc * DISC_OF_PICTURE / seen.square;
        ensure!((0.86..=0.9).contains(&disc), "discs of {disc} at {place}");
        let steps = ["first", "back", "next", "last"];
        let actions: Vec<&str> = seen
            .actions
            .split(' ')
            .filter(|id| !steps.contains(id))
            .collect();
        let actions = actions.join(" ");
        // The arrows go forward again, where there are any; a fence has room for all.
        let is_small = width < 360 || width * 5 >= height * 6 && width <= 768;
        let is_fence = width >= 1024 && height >= 576 && width * 2 >= height * 3;
        let expected = match (is_small, is_fence) {
            (true, _) => "undo redo hint new menu",
            (_, true) => "undo redo hint new menu sound",
            _ => "undo hint new menu sound",
        };
        check_eq(&place, actions.as_str(), expected)?;
    }
    page.browser.session.enter_default_frame().await?;
    Ok(())
}

/// Whether the present step of the guide and a button of it are in sight, and the whole board.
const FIRST_STEP: &str = "const inside = (part) => {\
    const box = part.getBoundingClientRect();\
    return box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5\
    && box.bottom <= innerHeight + 0.5; };\
    const guide = document.querySelector('[data-guide]');\
    const step = document.createRange();\
    step.selectNodeContents(guide.querySelector('[data-shown]').firstElementChild);\
    return [inside(step), inside(guide.querySelector('[data-guide-skip]')),\
    inside(document.querySelector('.board-frame'))]";

/// The controls that can take the focus and have no point in sight, without the squares: no card
/// lies on them.
const OUT_OF_SIGHT: &str = "const shares = [0.1, 0.3, 0.5, 0.7, 0.9];\
    return [...document.querySelectorAll('button, select, input, a[href]')]\
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.tabIndex >= 0\
            && !part.disabled && !part.matches('.skip, #board *'))\
        .filter((part) => {\
            part.scrollIntoView({ block: 'nearest' });\
            const { left, top, width, height } =\
                (part.matches('[type=radio], [type=checkbox]') ? part.closest('label') : part)\
                    .getBoundingClientRect();\
            return !shares.some((x) => shares.some((y) => {\
                const seen = document.elementFromPoint(left + x * width, top + y * height);\
                return seen !== null && (part.contains(seen) || seen.contains(part) && part.matches('input'));\
            }));\
        })\
        .map((part) => part.outerHTML.slice(0, 80))";

async fn nothing_under_the_card_of_the_end_takes_the_focus(page: &Page) -> Result<()> {
    let covered = "return document.querySelectorAll('[data-covered]').length";
    page.open_narrow().await?;
    let end = format!("location.hash = '#m={BLACK_WIPES_OUT}'");
    page.run(&end, vec![]).await?;
    page.wait_until("the end", |state| state.end.is_some())
        .await?;
    // The buttons of a telephone sideways lie under the card, and so do the tabs of a small one.
    for (width, height) in [
        (740, 360),
        (320, 568),
        (360, 740),
        (768, 1024),
        (1024, 768),
        (1280, 800),
    ] {
        resize(page, width, height).await?;
        let all = format!("return (() => {{ {OUT_OF_SIGHT} }})().length === 0");
        page.wait_for(&format!("all in sight at {width} by {height}"), &all)
            .await?;
    }
    // On an upright tablet and a low telephone the card takes the whole panel.
    for (width, height) in [(768, 1024), (820, 1180), (360, 740), (360, 640)] {
        resize(page, width, height).await?;
        page.wait_for(
            &format!("the card over sentence and tabs at {width} by {height}"),
            "const box = (selector) => document.querySelector(selector).getBoundingClientRect();
             const [card, line, side] = ['.end', '.status-line', '.side'].map(box);
             return card.top <= line.top && card.bottom >= side.bottom
                 && getComputedStyle(document.querySelector('.status-line')).opacity === '0'",
        )
        .await?;
    }
    resize(page, 740, 360).await?;
    page.wait_for("covered buttons", &format!("{covered} > 0"))
        .await?;
    page.click("[data-close=\"end\"]").await?;
    page.wait_for("all buttons again", &format!("{covered} === 0"))
        .await?;
    Ok(page.browser.session.enter_default_frame().await?)
}

async fn every_window_shows_the_first_step(page: &Page) -> Result<()> {
    page.open_narrow().await?;
    for (width, height, _) in WINDOWS.into_iter().chain(ZOOMED) {
        resize(page, width, height).await?;
        let seen = page.run(FIRST_STEP, vec![]).await?;
        check_eq(
            &format!("{width} by {height}"),
            seen,
            json!([true, true, true]),
        )?;
    }
    page.browser.session.enter_default_frame().await?;
    Ok(())
}

async fn the_opponent_stays_in_sight_where_the_moves_leave_room(page: &Page) -> Result<()> {
    const IN_SIGHT: &str = "const card = document.querySelector('[data-opponent]');\
        const { height, bottom } = card.getBoundingClientRect();\
        return height > 0 && bottom <= innerHeight";
    const BESIDE_MOVES: &str =
        "return document.querySelector('[data-opponent]').closest('#game') !== null";
    page.open_narrow().await?;
    for (played, width, height, in_sight) in [
        (false, 1920, 1080, true),
        (false, 1366, 657, true),
        (true, 1920, 1080, true),
        (true, 1366, 657, true),
        (true, 1024, 768, false),
        (true, 390, 844, false),
    ] {
        resize(page, width, height).await?;
        if played && page.state().await?.moves.is_empty() {
            page.play("f5").await?;
        }
        check_eq(
            &format!("{width} by {height}, a move played: {played}"),
            page.run(IN_SIGHT, vec![]).await?,
            json!(in_sight),
        )?;
        if width >= 1366 {
            let in_panel = page.run(BESIDE_MOVES, vec![]).await?;
            check_eq("in place of the empty list", in_panel, json!(!played))?;
        }
    }
    page.browser.session.enter_default_frame().await?;
    Ok(())
}

/// The width of the frame on the left, right, top and bottom of the squares.
const RIMS: &str = "const box = (selector) => document.querySelector(selector).getBoundingClientRect();\
    const [frame, first, last] = ['.board-frame', '[data-square=a1]', '[data-square=h8]'].map(box);\
    return [first.left - frame.left, frame.right - last.right, first.top - frame.top,\
    frame.bottom - last.bottom]";

async fn the_frame_is_as_wide_on_every_side(page: &Page) -> Result<()> {
    page.open(TWO_PEOPLE).await?;
    let rims: Vec<f64> = serde_json::from_value(page.run(RIMS, vec![]).await?)?;
    let narrowest = rims.iter().copied().fold(f64::INFINITY, f64::min);
    let widest = rims.iter().copied().fold(0.0, f64::max);
    ensure!(
        narrowest > 8.0 && widest - narrowest <= 2.0,
        "the frame's sides: {rims:?}"
    );
    Ok(())
}

/// How far the centres lie apart: of heading and fence, of scoreboard and board, of sentence and
/// board.
const OFF_CENTRE: &str = "const centre = (selector) => {\
    const box = document.querySelector(selector).getBoundingClientRect();\
    return (box.left + box.right) / 2; };\
    const apart = (one, other) => Math.abs(centre(one) - centre(other));\
    return [apart('.wordmark', '.fence'), apart('.scoreboard', '.board-frame'),\
    apart('.status-line', '.board-frame')]";

async fn heading_score_and_sentence_are_centred(page: &Page) -> Result<()> {
    page.open_narrow().await?;
    for (width, height) in [(1366, 657), (1440, 900), (1920, 1080)] {
        resize(page, width, height).await?;
        let apart = page.run(OFF_CENTRE, vec![]).await?;
        let apart: Vec<f64> = serde_json::from_value(apart)?;
        ensure!(
            apart.iter().all(|&pixels| pixels <= 1.0),
            "off the centre at {width} by {height}: {apart:?}"
        );
    }
    page.browser.session.enter_default_frame().await?;
    Ok(())
}

/// The upper edges of the buttons beside the sentence, and whether each is in sight as a whole.
const ASKED: &str = "return ['stop', 'restore'].map((id) => {\
    const button = document.querySelector(`[data-group=turn] [data-action=${id}]`);\
    const { top, bottom, left, right } = button.getBoundingClientRect();\
    const [middle, half] = [(left + right) / 2, (top + bottom) / 2];\
    const edges = [[middle, top + 2], [middle, bottom - 2], [left + 2, half], [right - 2, half]];\
    const shows = ([x, y]) => button.contains(document.elementFromPoint(x, y));\
    return [top, edges.every(shows)]; })";

async fn the_buttons_beside_the_sentence_stand_on_one_line(page: &Page) -> Result<()> {
    page.open_narrow().await?;
    let shows =
        |id: &str| format!("return document.querySelector('[data-action={id}]').checkVisibility()");
    // The computer waits with a loaded game, and a closed review can be brought back.
    page.run("location.hash = '#m=f5d6c3'", vec![]).await?;
    page.wait_for("Continue", &shows("stop")).await?;
    page.press("review").await?;
    let close = ".review .sheet-head .button";
    let is_there = format!("return document.querySelector('{close}') !== null");
    page.wait_for("the review", &is_there).await?;
    page.run(
        &format!("document.querySelector('{close}').click()"),
        vec![],
    )
    .await?;
    // The review leads back to the sheet from which it was begun.
    page.click("[data-close-side]").await?;
    page.wait_for("Bring back", &shows("restore")).await?;
    for (width, height) in [
        (360, 740),
        (390, 844),
        (768, 1024),
        (1440, 900),
        (1920, 1080),
    ] {
        resize(page, width, height).await?;
        let seen = page.run(ASKED, vec![]).await?;
        let [stop, restore]: [(f64, bool); 2] = serde_json::from_value(seen)?;
        let place = format!("{width} by {height}: {stop:?}, {restore:?}");
        ensure!((stop.0 - restore.0).abs() < 1.0, "one line at {place}");
        ensure!(stop.1 && restore.1, "whole at {place}");
    }
    page.browser.session.enter_default_frame().await?;
    Ok(())
}

/// The element with the focus, as its `data-action`, `data-tab` or name of element.
const FOCUS: &str = "const e = document.activeElement;\
    return e.dataset.action ?? e.dataset.tab ?? (e.matches('[data-menu]') ? 'menu' : e.localName)";

async fn an_action_that_stops_working_keeps_the_focus(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play("f5").await?;
    page.run(
        "document.querySelector('[data-action=undo]').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Enter).await?;
    let start = page
        .wait_until("the start", |state| state.placed() == 4)
        .await?;
    ensure!(!start.can("undo"), "there is nothing to take back");
    check_eq("focus", page.run(FOCUS, vec![]).await?, json!("undo"))?;
    page.keys(Key::Tab).await?;
    let disabled = "return document.querySelector('[data-action=undo]').disabled";
    check_eq("disabled", page.run(disabled, vec![]).await?, json!(true))
}

/// Where the board is, and whether the panels are open as a sheet.
const SHEET: &str = "const side = document.querySelector('.side');\
    return [document.getElementById('board').getBoundingClientRect().top, scrollY,\
    getComputedStyle(side).position === 'fixed']";

/// Keeps the watchers that the page makes, where the browser has them.
const WATCH_BACK: &str = "const Watcher = window.CloseWatcher;\
    if (!Watcher) return false;\
    window.watchers = new Set();\
    window.CloseWatcher = class extends Watcher {\
        constructor() { super(); window.watchers.add(this); }\
        destroy() { super.destroy(); window.watchers.delete(this); }\
    };\
    return true";
const BACK: &str = "[...window.watchers].at(-1).requestClose()";
const OPEN_WATCHERS: &str = "return window.watchers.size";

/// The first steps of a telephone take the place of its tabs: the menu has them.
async fn open_help_from_menu(page: &Page) -> Result<()> {
    page.click("[data-menu]").await?;
    page.click("[data-open-panel=help]").await
}

async fn a_sheet_leaves_the_board_and_gives_the_focus_back(page: &Page) -> Result<()> {
    page.open_narrow().await?;
    let closed = page.run(SHEET, vec![]).await?;
    check_eq("a strip", closed[2].clone(), json!(false))?;
    let open = json!([closed[0], 0, true]);
    open_help_from_menu(page).await?;
    check_eq("a sheet", page.run(SHEET, vec![]).await?, open.clone())?;
    check_eq("focus", page.run(FOCUS, vec![]).await?, json!("help"))?;
    page.keys(Key::Left).await?;
    check_eq("focus", page.run(FOCUS, vec![]).await?, json!("settings"))?;
    page.keys(Key::Escape).await?;
    check_eq("by Escape", page.run(SHEET, vec![]).await?, closed.clone())?;
    check_eq("focus", page.run(FOCUS, vec![]).await?, json!("menu"))?;
    // The system's Back, where the browser hands it on; each sheet requests it while it is open.
    let watched = page.run(WATCH_BACK, vec![]).await? == json!(true);
    open_help_from_menu(page).await?;
    if watched {
        page.run(BACK, vec![]).await?;
        check_eq("by Back", page.run(SHEET, vec![]).await?, closed.clone())?;
        check_eq("closed", page.run(OPEN_WATCHERS, vec![]).await?, json!(0))?;
        open_help_from_menu(page).await?;
    }
    // A press on the board beside the sheet only closes it.
    check_eq("a sheet again", page.run(SHEET, vec![]).await?, open)?;
    let press = "const square = document.querySelector('[data-square=d3]').getBoundingClientRect();\
                 for (const moving of document.querySelector('.side').getAnimations()) moving.finish();\
                 document.elementFromPoint(square.x + 9, square.y + 9).click()";
    page.run(press, vec![]).await?;
    check_eq("discs", page.state().await?.placed(), 4)?;
    check_eq("by a press", page.run(SHEET, vec![]).await?, closed)?;
    page.browser.session.enter_default_frame().await?;
    Ok(())
}

async fn nothing_shifts_in_a_whole_game(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=computer&white-level=doofie&level=doofie&seed=3")
        .await?;
    page.call(js!("note-shifts.js"), vec![]).await?;
    // A first game with its guide, a second one beside its previous game.
    for game in 0..2 {
        loop {
            let state = page.wait_turn().await?;
            let Some(square) = state.legal.first().filter(|_| !state.over()) else {
                break;
            };
            page.play(square).await?;
        }
        page.wait_until("the end", |state| state.end.is_some())
            .await?;
        let shifts = page.run("return window.shifts", vec![]).await?;
        check_eq(&format!("shifts in game {game}"), shifts, json!([]))?;
        page.new_game().await?;
    }
    Ok(())
}
