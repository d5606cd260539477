//! `<reversi-game>` in a page of another origin: events, commands, locks, height, messages.

use anyhow::{Result, ensure};
use reversi_tests::page::Page;
use reversi_tests::server::{Manner, Site};
use reversi_tests::suite::Case;
use reversi_tests::{cases, same};
use serde_json::{Value, json};
use thirtyfour::WebElement;

use crate::games::{BLACK_MUST_PASS, BLACK_WIPES_OUT};

pub fn cases() -> Vec<Case> {
    cases!["embed":
        the_frame_is_as_high_as_the_board_and_its_entries,
        a_visitors_move_is_told_with_all_that_belongs_to_it,
        a_pass_and_the_end_are_told,
        every_method_does_its_work,
        attributes_count_at_first_and_whenever_they_change,
        moves_that_go_on_are_played_one_by_one,
        locks_bind_the_visitor_and_not_the_page_around,
        bad_commands_are_told_and_change_nothing,
        messages_of_others_are_not_heeded,
        four_boards_play_four_games,
        a_strict_policy_needs_two_sources_and_nothing_inline,
        the_frame_may_do_what_the_board_needs_and_no_more,
        a_board_that_changes_its_place_begins_anew,
        the_demonstration_feeds_teaches_and_listens,
    ]
}

/// Two people, no turning of discs to wait for.
const PEOPLE: &str = "lang=en black=human white=human";

/// Opens a page of the club that holds `boards`, and collects all their events in `told`.
async fn host(page: &Page, club: &Site, boards: &str, policy: Option<&str>) -> Result<()> {
    let script = page.site.url("embed/embed.js");
    let text = format!(
        "<!DOCTYPE html><html lang=en><head><title>Club</title>\
         <script src=\"{script}\" defer></script></head><body><h1>Club</h1></body></html>"
    );
    let address = club.publish("/host", &text, policy)?;
    page.browser.session.goto(address).await?;
    let listen = "window.told = [];\
        for (const type of ['ready', 'move', 'pass', 'gameover', 'change', 'resize', 'error']) {\
          document.addEventListener(`reversi-${type}`, (event) =>\
            told.push({ id: event.target.id, type, detail: event.detail })); }\
        document.body.insertAdjacentHTML('beforeend', arguments[0]);\
        window.board = document.querySelector('reversi-game');";
    page.run(listen, vec![json!(boards)]).await?;
    let ready = "return told.filter((t) => t.type === 'ready').length\
                 === document.querySelectorAll('reversi-game').length";
    page.wait_for("every board is ready", ready).await
}

/// A single board of two people with more attributes.
async fn one(page: &Page, club: &Site, attributes: &str) -> Result<()> {
    let board = format!("<reversi-game id=a {PEOPLE} {attributes}></reversi-game>");
    host(page, club, &board, None).await
}

/// The details of all events of one type so far.
async fn told(page: &Page, kind: &str) -> Result<Vec<Value>> {
    let script = "return told.filter((t) => t.type === arguments[0]).map((t) => t.detail)";
    let value = page.run(script, vec![json!(kind)]).await?;
    Ok(serde_json::from_value(value)?)
}

/// Runs a script in the club's page and waits until the board shows `moves` at `ply`.
async fn bring(page: &Page, script: &str, moves: &str, ply: usize) -> Result<()> {
    page.run(script, vec![]).await?;
    let shown = format!(
        "const last = told.findLast((t) => t.type === 'change' || t.type === 'ready').detail;\
         return last.moves === '{moves}' && last.ply === {ply}"
    );
    page.wait_for(&format!("{moves} at {ply} after {script}"), &shown)
        .await
}

/// Runs a script in the club's page and returns the error that the board tells.
async fn refused(page: &Page, script: &str) -> Result<Value> {
    page.run(
        "window.told = told.filter((t) => t.type !== 'error'); eval?.(arguments[0])",
        vec![json!(script)],
    )
    .await?;
    page.wait_for(
        &format!("an error after {script}"),
        "return told.some((t) => t.type === 'error')",
    )
    .await?;
    let errors = told(page, "error").await?;
    same(&format!("errors after {script}"), errors.len(), 1)?;
    Ok(errors[0].clone())
}

/// The frame of a board.
async fn frame(page: &Page, id: &str) -> Result<WebElement> {
    let script = "return document.getElementById(arguments[0]).shadowRoot.querySelector('iframe')";
    let answer = page
        .browser
        .session
        .execute(script, vec![json!(id)])
        .await?;
    Ok(answer.element()?)
}

/// Puts the session into a board's frame.
async fn enter(page: &Page, id: &str) -> Result<()> {
    frame(page, id).await?.enter_frame().await?;
    page.wait_until("the board", |state| !state.turn.is_empty())
        .await?;
    page.choose("animation", "off").await
}

/// Puts the session back into the club's page.
async fn leave(page: &Page) -> Result<()> {
    Ok(page.browser.session.enter_default_frame().await?)
}

async fn the_frame_is_as_high_as_the_board_and_its_entries(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    one(page, &club, "").await?;
    let mut heights = Vec::new();
    for width in [360, 520] {
        page.run(
            "board.style.width = `${arguments[0]}px`",
            vec![json!(width)],
        )
        .await?;
        enter(page, "a").await?;
        let fits = format!(
            "const root = document.documentElement, b = document.body.getBoundingClientRect();\
             return innerWidth === {width} && root.scrollWidth <= root.clientWidth\
             && innerHeight - b.height >= 0 && innerHeight - b.height < 1 && b.height > innerWidth\
             && document.querySelector('#board button').getBoundingClientRect().width >= 40"
        );
        page.wait_for(
            "no bar, nothing cut off, nothing empty, squares for a finger",
            &fits,
        )
        .await?;
        leave(page).await?;
        let sizes = told(page, "resize").await?;
        let height = sizes[sizes.len() - 1]["height"].as_f64();
        let shown = "return board.getBoundingClientRect().height";
        same(
            "height of the element",
            page.run(shown, vec![]).await?.as_f64(),
            height,
        )?;
        heights.extend(height);
    }
    ensure!(heights[0] < heights[1], "heights: {heights:?}");
    Ok(())
}

async fn a_visitors_move_is_told_with_all_that_belongs_to_it(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    one(page, &club, "").await?;
    let ready = told(page, "ready").await?;
    let start = format!("{}OX------XO{} X", "-".repeat(27), "-".repeat(27));
    same(
        "ready",
        ready[0].clone(),
        json!({ "moves": "", "ply": 0, "turn": "black", "black": 2, "white": 2, "position": start }),
    )?;
    enter(page, "a").await?;
    page.play("f5").await?;
    leave(page).await?;
    page.wait_for("the move", "return told.some((t) => t.type === 'change')")
        .await?;
    same(
        "move",
        told(page, "move").await?,
        vec![json!({ "square": "f5", "side": "black", "moves": "f5", "black": 4, "white": 1 })],
    )?;
    enter(page, "a").await?;
    page.press("undo").await?;
    leave(page).await?;
    bring(page, "", "f5", 0).await?;
    same(
        "undo is a change and no move",
        told(page, "move").await?.len(),
        1,
    )
}

async fn a_pass_and_the_end_are_told(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    let (before, last) = BLACK_MUST_PASS.split_at(BLACK_MUST_PASS.len() - 2);
    one(page, &club, &format!("moves={before}")).await?;
    bring(page, &format!("board.play('{last}')"), BLACK_MUST_PASS, 8).await?;
    same(
        "pass",
        told(page, "pass").await?,
        vec![json!({ "side": "black", "moves": BLACK_MUST_PASS })],
    )?;
    let (before, last) = BLACK_WIPES_OUT.split_at(BLACK_WIPES_OUT.len() - 2);
    bring(page, &format!("board.load('{before}')"), before, 8).await?;
    same("no end yet", told(page, "gameover").await?, vec![])?;
    page.run("board.play(arguments[0])", vec![json!(last)])
        .await?;
    page.wait_for("the end", "return told.some((t) => t.type === 'gameover')")
        .await?;
    same(
        "end",
        told(page, "gameover").await?,
        vec![json!({ "black": 64, "white": 0, "winner": "black", "moves": BLACK_WIPES_OUT })],
    )
}

async fn every_method_does_its_work(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    one(page, &club, "").await?;
    bring(page, "board.load('f5d6c3', 1)", "f5d6c3", 1).await?;
    bring(page, "board.goto(3)", "f5d6c3", 3).await?;
    bring(page, "board.play('d3')", "f5d6c3d3", 4).await?;
    bring(
        page,
        "board.newgame({ start: 'parallel', first: 'white' })",
        "",
        0,
    )
    .await?;
    let changes = told(page, "change").await?;
    let position = format!("{}XO------XO{} O", "-".repeat(27), "-".repeat(27));
    same(
        "parallel",
        changes[changes.len() - 1]["position"].clone(),
        json!(position),
    )?;
    let endgame = format!("{}-XO{} X", "-".repeat(5), "-".repeat(56));
    bring(
        page,
        &format!("board.newgame({{ position: '{endgame}' }})"),
        "",
        0,
    )
    .await?;
    page.run(
        "for (const [name, value] of [['theme', 'contrast'], ['lang', 'de'], ['level', 'pascal'],\
         ['white', 'computer'], ['pause', 0], ['hints', false]]) board.set(name, value)",
        vec![],
    )
    .await?;
    enter(page, "a").await?;
    page.wait_until("German", |state| state.lang == "de")
        .await?;
    for (name, value) in [
        ("theme", "contrast"),
        ("black-level", "pascal"),
        ("white-level", "pascal"),
        ("white", "computer"),
        ("pause", "0"),
        ("hints", "false"),
    ] {
        same(name, page.chosen(name).await?.as_str(), value)?;
    }
    leave(page).await
}

async fn attributes_count_at_first_and_whenever_they_change(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    let attributes = "lang=de theme=garden scheme=dark black=human white=human level=pascal game=reversi \
                      moves=f5d6c3 ply=2 lock=hint controls='new help'";
    let board = format!("<reversi-game id=a {attributes}></reversi-game>");
    host(page, &club, &board, None).await?;
    let title = "return board.shadowRoot.querySelector('iframe').title";
    same(
        "name of the frame",
        page.run(title, vec![]).await?,
        json!("Reversi-Brett"),
    )?;
    enter(page, "a").await?;
    let state = page.state().await?;
    same("language", state.lang.as_str(), "de")?;
    same("point", state.current, 2)?;
    same("theme", page.chosen("theme").await?.as_str(), "garden")?;
    let scheme = page.run("return document.documentElement.dataset.scheme", vec![]);
    same("light or dark", scheme.await?, json!("dark"))?;
    same(
        "level",
        page.chosen("white-level").await?.as_str(),
        "pascal",
    )?;
    let shown = "return [...document.querySelectorAll('.fence [data-action]')]\
                 .filter((e) => e.getClientRects().length > 0).map((e) => e.dataset.action)";
    same(
        "entries",
        page.run(shown, vec![]).await?,
        json!(["new", "help"]),
    )?;
    leave(page).await?;
    bring(page, "board.setAttribute('ply', '3')", "f5d6c3", 3).await?;
    bring(
        page,
        "board.removeAttribute('ply'); board.removeAttribute('moves')",
        "",
        0,
    )
    .await?;
    page.run(
        "board.setAttribute('lang', 'en'); board.setAttribute('controls', 'hint undo');\
         board.removeAttribute('lock'); board.setAttribute('theme', 'classic')",
        vec![],
    )
    .await?;
    page.wait_for(
        "the frame's name in English",
        "return board.shadowRoot.querySelector('iframe').title === 'Reversi board'",
    )
    .await?;
    enter(page, "a").await?;
    page.wait_for(
        "other entries",
        &format!("return (() => {{ {shown} }})().join() === 'undo,hint'"),
    )
    .await?;
    leave(page).await?;
    page.run("board.setAttribute('label', 'Game of the day')", vec![])
        .await?;
    same(
        "label",
        page.run(title, vec![]).await?,
        json!("Game of the day"),
    )?;
    same("errors", told(page, "error").await?, vec![])
}

async fn moves_that_go_on_are_played_one_by_one(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    one(page, &club, "moves=f5 lock=board controls=''").await?;
    bring(page, "board.setAttribute('moves', 'f5d6c3')", "f5d6c3", 3).await?;
    let squares: Vec<_> = told(page, "move").await?;
    let squares: Vec<_> = squares.iter().map(|told| told["square"].clone()).collect();
    same("played", squares, vec![json!("d6"), json!("c3")])?;
    bring(page, "board.setAttribute('moves', 'e6f4')", "e6f4", 2).await?;
    same("another game is loaded", told(page, "move").await?.len(), 2)?;
    let told = refused(page, "board.setAttribute('moves', 'e6f4a1')").await?;
    same(
        "an illegal move",
        told["code"].clone(),
        json!("illegal-move"),
    )?;
    enter(page, "a").await?;
    let state = page.state().await?;
    same("the game as it was", state.played().as_str(), "e6f4")?;
    ensure!(state.legal.is_empty(), "the visitor only watches");
    leave(page).await
}

async fn locks_bind_the_visitor_and_not_the_page_around(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    one(page, &club, "moves=f5d6 lock='board undo hint'").await?;
    enter(page, "a").await?;
    page.square("c3").await?.click().await?;
    page.wait_until("a sentence", |state| state.status.contains("for watching"))
        .await?;
    for locked in ["new", "undo", "hint"] {
        let offered = format!("return document.querySelector('[data-action={locked}]').hidden");
        same(locked, page.run(&offered, vec![]).await?, json!(true))?;
    }
    leave(page).await?;
    bring(page, "board.play('c3')", "f5d6c3", 3).await?;
    bring(page, "board.goto(1)", "f5d6c3", 1).await?;
    page.run("board.setAttribute('lock', 'hint')", vec![])
        .await?;
    enter(page, "a").await?;
    page.wait_until("the board is open", |state| state.input)
        .await?;
    let state = page.play("f6").await?;
    same("the visitor plays", state.played().as_str(), "f5f6")?;
    ensure!(
        state.can("undo") && !state.can("hint"),
        "{:?}",
        state.enabled
    );
    leave(page).await
}

async fn bad_commands_are_told_and_change_nothing(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    one(page, &club, "moves=f5d6").await?;
    page.run(
        "window.post = (message) => board.shadowRoot.querySelector('iframe').contentWindow.postMessage(message, '*')",
        vec![],
    )
    .await?;
    for (script, code, about) in [
        (
            "post({ reversi: 2, type: 'play', square: 'c3' })",
            "embed-version",
            "2",
        ),
        ("post({ reversi: 1 })", "embed-type", "undefined"),
        (
            "post({ reversi: 1, type: 'castle' })",
            "embed-type",
            "castle",
        ),
        (
            "post({ reversi: 1, type: 'toString' })",
            "embed-type",
            "toString",
        ),
        (
            "post({ reversi: 1, type: ['play'], square: 'c3' })",
            "embed-type",
            "play",
        ),
        (
            "post({ reversi: 1, type: 'play' })",
            "embed-shape",
            "play.square",
        ),
        (
            "post({ reversi: 1, type: 'play', square: 26 })",
            "embed-shape",
            "play.square",
        ),
        (
            "post({ reversi: 1, type: 'play', square: 'c3', by: 'me' })",
            "embed-shape",
            "play.by",
        ),
        ("board.load(7)", "embed-shape", "load.moves"),
        ("board.load('f5', 'end')", "embed-shape", "load.ply"),
        ("board.goto(1.5)", "embed-shape", "goto.ply"),
        (
            "board.newgame('parallel')",
            "embed-shape",
            "newgame.options",
        ),
        ("board.set('lock', () => 1)", "embed-shape", ""),
        ("board.newgame({ komi: 1 })", "embed-name", "komi"),
        (
            "board.newgame({ start: 'round' })",
            "embed-value",
            "start=round",
        ),
        ("board.newgame({ position: 'XO' })", "too-short", "2"),
        ("board.set('speed', 1)", "embed-name", "speed"),
        ("board.set('__proto__', 1)", "embed-name", "__proto__"),
        (
            "board.set('theme', 'velvet')",
            "embed-value",
            "theme=velvet",
        ),
        ("board.set('pause', '100')", "embed-value", "pause=100"),
        ("board.set('lock', 'undo rook')", "embed-value", "lock=rook"),
        (
            "board.setAttribute('level', '99')",
            "embed-value",
            "level=99",
        ),
        (
            "board.setAttribute('game', 'chess')",
            "embed-value",
            "game=chess",
        ),
        ("board.play('z9')", "no-such-square", "z9"),
        ("board.play('a1')", "encloses-nothing", "a1"),
        ("board.play('d4')", "square-occupied", "d4"),
        ("board.goto(99)", "bad-ply", "99"),
        ("board.load('f5d6f5')", "illegal-move", "3: f5"),
        ("board.load('f5d6', 3)", "bad-ply", "3"),
    ] {
        let error = refused(page, script).await?;
        same(script, error["code"].clone(), json!(code))?;
        let shown = error["about"].as_str().unwrap_or_default().to_owned();
        ensure!(
            shown == about || about.is_empty(),
            "{script}: about {shown:?}, expected {about:?}"
        );
        let message = error["message"].as_str().unwrap_or_default();
        ensure!(
            message.len() > 20 && !message.contains('{'),
            "{script}: {message:?}"
        );
    }
    same("no change", told(page, "change").await?, vec![])?;
    enter(page, "a").await?;
    let state = page.state().await?;
    same("game", state.played().as_str(), "f5d6")?;
    same("theme", page.chosen("theme").await?.as_str(), "classic")?;
    leave(page).await
}

async fn messages_of_others_are_not_heeded(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    one(page, &club, "").await?;
    // Another window of the club's page is not the page around the board.
    page.run(
        "document.body.append(document.createElement('iframe'))",
        vec![],
    )
    .await?;
    page.find("body > iframe").await?.enter_frame().await?;
    page.run(
        "parent.board.shadowRoot.querySelector('iframe').contentWindow\
         .postMessage({ reversi: 1, type: 'play', square: 'f5' }, '*')",
        vec![],
    )
    .await?;
    leave(page).await?;
    page.wait_for("an error", "return told.some((t) => t.type === 'error')")
        .await?;
    same(
        "code",
        told(page, "error").await?[0]["code"].clone(),
        json!("embed-source"),
    )?;
    // What other scripts send is none of the board's business, and what no board sent no event.
    page.run(
        "window.told = told.filter((t) => t.type !== 'error');\
         const inner = board.shadowRoot.querySelector('iframe').contentWindow;\
         for (const message of ['hello', null, 7, { type: 'play', square: 'f5' }]) inner.postMessage(message, '*');\
         postMessage({ reversi: 1, type: 'gameover', black: 64, white: 0, winner: 'black', moves: '' }, '*')",
        vec![],
    )
    .await?;
    enter(page, "a").await?;
    page.run(
        "parent.postMessage({ reversi: 1, type: 'castle' }, '*')",
        vec![],
    )
    .await?;
    leave(page).await?;
    page.wait_for("an error", "return told.some((t) => t.type === 'error')")
        .await?;
    let errors = told(page, "error").await?;
    same("only the frame's own", errors.len(), 1)?;
    same("code", errors[0]["code"].clone(), json!("embed-type"))?;
    same("no end", told(page, "gameover").await?, vec![])?;
    same("no move", told(page, "move").await?, vec![])?;
    // A board that was told of another origin does not obey this one.
    let source = page
        .site
        .url("?embed=1&lang=en&black=human&white=human&origin=http://elsewhere.invalid");
    page.run(
        "const frame = document.createElement('iframe'); frame.id = 'b'; frame.src = arguments[0];\
         board.replaceWith(frame)",
        vec![json!(source)],
    )
    .await?;
    let inner = page.find("#b").await?;
    inner.clone().enter_frame().await?;
    page.wait_until("the board", |state| state.placed() == 4)
        .await?;
    leave(page).await?;
    page.run(
        "document.getElementById('b').contentWindow.postMessage({ reversi: 1, type: 'play', square: 'f5' }, '*')",
        vec![],
    )
    .await?;
    inner.enter_frame().await?;
    page.choose("animation", "off").await?;
    let state = page.play("d3").await?;
    same("only the visitor played", state.played().as_str(), "d3")?;
    leave(page).await
}

async fn four_boards_play_four_games(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    let openings = [("a", "f5"), ("b", "d3"), ("c", "c4"), ("d", "e6")];
    let looks = [
        "lang=de theme=garden",
        "lang=en theme=classic",
        "lang=en theme=contrast",
        "lang=de theme=classic",
    ];
    let boards: String = openings
        .iter()
        .zip(looks)
        .map(|((id, _), look)| {
            format!("<reversi-game id={id} {look} black=human white=human></reversi-game>")
        })
        .collect();
    host(page, &club, &boards, None).await?;
    for (id, square) in openings {
        page.run(
            "document.getElementById(arguments[0]).play(arguments[1])",
            vec![json!(id), json!(square)],
        )
        .await?;
    }
    page.wait_for(
        "four moves",
        "return told.filter((t) => t.type === 'move').length === 4",
    )
    .await?;
    let moves =
        "return told.filter((t) => t.type === 'move').map((t) => t.id + t.detail.moves).sort()";
    same(
        "moves",
        page.run(moves, vec![]).await?,
        json!(["af5", "bd3", "cc4", "de6"]),
    )?;
    for ((id, square), look) in openings.into_iter().zip(looks) {
        enter(page, id).await?;
        let state = page.state().await?;
        same(id, state.played().as_str(), square)?;
        ensure!(
            look.contains(&format!("lang={}", state.lang)),
            "{id}: {}",
            state.lang
        );
        leave(page).await?;
    }
    Ok(())
}

async fn a_strict_policy_needs_two_sources_and_nothing_inline(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    let game = page.site.origin();
    // Images are for the icon alone that browsers ask every host for.
    let policy =
        format!("default-src 'none'; script-src 'self' {game}; frame-src {game}; img-src 'self'");
    let board = format!("<reversi-game id=a {PEOPLE}></reversi-game>");
    host(page, &club, &board, Some(&policy)).await?;
    page.wait_for("a height", "return told.some((t) => t.type === 'resize')")
        .await?;
    let style = "const frame = board.shadowRoot.querySelector('iframe');\
        return [getComputedStyle(board).display, getComputedStyle(frame).borderTopWidth,\
        frame.getBoundingClientRect().width === board.getBoundingClientRect().width]";
    same(
        "style",
        page.run(style, vec![]).await?,
        json!(["block", "0px", true]),
    )?;
    bring(page, "board.play('f5')", "f5", 1).await?;
    page.check_problems().await
}

async fn the_frame_may_do_what_the_board_needs_and_no_more(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    one(
        page,
        &club,
        "controls='text new' white=computer level=doofie",
    )
    .await?;
    enter(page, "a").await?;
    page.press("text").await?;
    let link = page.run(
        "return document.querySelector('#text [name=link]').value",
        vec![],
    );
    ensure!(
        !link.await?.to_string().contains("embed=1"),
        "the link leads to the whole page"
    );
    page.click("#text button[value=\"close\"]").await?;
    page.wait_for(
        "the sheet closes",
        "return !document.getElementById('text').open",
    )
    .await?;
    page.expect_problems();
    same(
        "another window",
        page.run(
            "try { return open('about:blank') === null } catch { return true }",
            vec![],
        )
        .await?,
        json!(true),
    )?;
    leave(page).await?;
    page.run(
        "board.set('white', 'computer'); board.set('pause', 0); board.play('f5')",
        vec![],
    )
    .await?;
    page.wait_for(
        "the computer answers from its worker",
        "return told.filter((t) => t.type === 'move').length === 2",
    )
    .await
}

async fn a_board_that_changes_its_place_begins_anew(page: &Page) -> Result<()> {
    let club = Site::start(Manner::Proper).await?;
    one(page, &club, "moves=f5").await?;
    bring(page, "board.play('d6')", "f5d6", 2).await?;
    page.run(
        "board.remove(); board.play('f6'); document.body.append(board); board.play('e6')",
        vec![],
    )
    .await?;
    page.wait_for(
        "the board is ready again",
        "return told.filter((t) => t.type === 'ready').length === 2",
    )
    .await?;
    bring(page, "", "f5f6e6", 3).await?;
    same("moves", told(page, "move").await?.len(), 3)?;
    same("errors", told(page, "error").await?, vec![])
}

async fn the_demonstration_feeds_teaches_and_listens(page: &Page) -> Result<()> {
    page.browser
        .session
        .goto(page.site.url("embed/demo.html"))
        .await?;
    let boards = "return [...document.querySelectorAll('reversi-game')]\
                  .filter((b) => b.shadowRoot?.querySelector('iframe')?.hasAttribute('height')).length === 4";
    page.wait_for("four boards of their own height", boards)
        .await?;
    page.wait_for(
        "the first moves of the live game",
        "return document.querySelector('#live progress').value >= 2",
    )
    .await?;
    // Not every driver scrolls the page around a frame by itself.
    let lesson = "const board = document.querySelector('#lesson reversi-game');\
                  board.scrollIntoView({ block: 'center' });\
                  return board.shadowRoot.querySelector('iframe')";
    for (square, kind) in [("a8", "wrong"), ("h7", "right")] {
        let answer = page.browser.session.execute(lesson, vec![]).await?;
        answer.element()?.enter_frame().await?;
        page.play(square).await?;
        page.wait_until("the board is closed", |state| !state.input)
            .await?;
        leave(page).await?;
        page.wait_for(
            &format!("{square} is judged"),
            &format!("return document.querySelector('[data-verdict]').dataset.kind === '{kind}'"),
        )
        .await?;
        page.click("[data-again]").await?;
    }
    page.click("[data-commands] button:nth-child(5)").await?;
    page.wait_for(
        "the error in the list",
        "return document.querySelector('[data-events] [data-error]')?.textContent.includes('z9')",
    )
    .await
}
