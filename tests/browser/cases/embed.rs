//! `<reversi-game>` in a page of another origin: events, methods and attributes; and the steps that
//! all cases of boards in host pages share.

use anyhow::{Context, Result, ensure};
use reversi_tests::page::Page;
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::{Value, json};
use thirtyfour::{Key, WebElement};

pub fn cases() -> Vec<Case> {
    cases!["embed":
        // Custom elements, frames and messages.
        Everywhere: [
            an_element_put_elsewhere_keeps_its_game,
            properties_set_before_the_script_count,
        ],
        // The effect of attributes and commands on the game.
        OneBrowser: [
            the_moves_of_an_attribute_have_comments_and_marks,
            a_locked_board_is_read_by_steps,
            the_language_around_a_board_is_the_boards,
            the_colours_and_marks_of_a_page_show_on_its_board,
            every_setting_is_an_attribute_and_an_unknown_one_is_named,
            every_method_works,
            the_other_games_are_played_in_frames,
            attributes_apply_whenever_they_change,
            a_ply_beyond_the_game_is_reported,
            a_computer_that_waits_goes_on_whatever_the_controls_are,
        ],
    ]
}

/// Two human players, in English.
pub const PEOPLE: &str = "lang=en black=human white=human";

/// Opens a page of the club that holds `boards`, and collects their events in `events`.
pub async fn host(page: &Page, club: &Site, boards: &str, policy: Option<&str>) -> Result<()> {
    let address = publish(page, club, boards, policy)?;
    visit(page, &address).await
}

/// A page of the club that holds `boards`. Returns its address.
pub fn publish(page: &Page, club: &Site, boards: &str, policy: Option<&str>) -> Result<String> {
    let script = page.site.url("embed/embed.js");
    let text = format!(
        "<!DOCTYPE html><html lang=en><head><title>Club</title><script src=\"/host.js\"></script>\
         <script src=\"{script}\" defer></script></head><body><h1>Club</h1>{boards}</body></html>"
    );
    club.publish("/host", &text, policy)
}

/// Opens a page of the club and waits until its boards are ready.
pub async fn visit(page: &Page, address: &str) -> Result<()> {
    page.goto(address).await?;
    let ready = "return events.filter((t) => t.type === 'ready').length\
                 === document.querySelectorAll('reversi-game').length";
    let ready = page.wait_for("every board is ready", ready).await;
    if ready.is_err() {
        let events = page.run("return events", vec![]).await?;
        return ready.context(format!(
            "events: {events}; requests: {:?}",
            page.site.requests()
        ));
    }
    ready
}

/// Opens a page with a single board of two human players.
pub async fn one(page: &Page, club: &Site, attributes: &str) -> Result<()> {
    let board = format!("<reversi-game id=a {PEOPLE} {attributes}></reversi-game>");
    host(page, club, &board, None).await
}

/// The details of all events of one type so far.
pub async fn events_of(page: &Page, kind: &str) -> Result<Vec<Value>> {
    let script = "return events.filter((t) => t.type === arguments[0]).map((t) => t.detail)";
    let value = page.run(script, vec![json!(kind)]).await?;
    Ok(serde_json::from_value(value)?)
}

/// Runs a script in the club's page and waits until the board shows `moves` at `ply`.
pub async fn run_until(page: &Page, script: &str, moves: &str, ply: usize) -> Result<()> {
    page.run(script, vec![]).await?;
    let shown = format!(
        "const last = events.findLast((t) => t.type === 'change' || t.type === 'ready').detail;\
         return last.moves === '{moves}' && last.ply === {ply}"
    );
    page.wait_for(&format!("{moves} at {ply} after {script}"), &shown)
        .await
}

/// Runs a script in the club's page and returns the error that the board reports.
pub async fn refused(page: &Page, script: &str) -> Result<Value> {
    page.run(
        "window.events = events.filter((t) => t.type !== 'error'); eval?.(arguments[0])",
        vec![json!(script)],
    )
    .await?;
    page.wait_for(
        &format!("an error after {script}"),
        "return events.some((t) => t.type === 'error')",
    )
    .await?;
    let errors = events_of(page, "error").await?;
    check_eq(&format!("errors after {script}"), errors.len(), 1)?;
    Ok(errors[0].clone())
}

/// The frame of a board, scrolled into view: Firefox's driver scrolls within a frame alone, and
/// would press where a frame below the window's edge is not.
pub async fn frame(page: &Page, id: &str) -> Result<WebElement> {
    let script =
        "const frame = document.getElementById(arguments[0]).shadowRoot.querySelector('iframe');
        frame.scrollIntoView({ block: 'nearest' });
        return frame";
    let answer = page
        .browser
        .session
        .execute(script, vec![json!(id)])
        .await?;
    Ok(answer.element()?)
}

/// Puts the session into a board's frame.
pub async fn enter(page: &Page, id: &str) -> Result<()> {
    frame(page, id).await?.enter_frame().await?;
    page.wait_for_board().await?;
    page.choose("animation", "off").await
}

/// Puts the session back into the club's page.
pub async fn leave(page: &Page) -> Result<()> {
    Ok(page.browser.session.enter_default_frame().await?)
}

async fn an_element_put_elsewhere_keeps_its_game(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "").await?;
    run_until(page, "board.newgame({ start: 'parallel' })", "", 0).await?;
    let named = "return events.some((t) => t.type === 'change' && t.detail.game)";
    page.wait_for("a game that names its start", named).await?;
    run_until(page, "board.play('f4')", "f4", 1).await?;
    page.run(
        "for (const [name, value] of [['lock', ['undo']], ['theme', 'contrast'], ['black', 'computer'],\
         ['black-level', '3']]) board.set(name, value)",
        vec![],
    )
    .await?;
    for step in [
        "document.body.append(document.createElement('main'))",
        "document.querySelector('main').append(board)",
    ] {
        page.run(step, vec![]).await?;
    }
    let ready = "return events.filter((t) => t.type === 'ready').length === 2";
    page.wait_for("the board is ready again", ready).await?;
    run_until(page, "", "f4", 1).await?;
    frame(page, "a").await?.enter_frame().await?;
    let state = page
        .wait_until("the locked game", |state| !state.can("undo"))
        .await?;
    check_eq("the disc of f4", state.disc("f4"), 'X')?;
    for (name, chosen) in [
        ("theme", "contrast"),
        ("black", "computer"),
        ("black-level", "3"),
        ("white", "human"),
    ] {
        check_eq(name, page.chosen(name).await?.as_str(), chosen)?;
    }
    leave(page).await
}

async fn a_locked_board_is_read_by_steps(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    // The whole frame lies in the window: Firefox's driver presses nothing below it.
    let attributes = "style=\"display: block; width: 560px\" lang=en lock=\"board undo\" \
                      moves=f5d6c3 ply=0 controls=\"first back next last play\"";
    one(page, &club, attributes).await?;
    enter(page, "a").await?;
    let shown = "return [...document.querySelectorAll('[data-group=steps] .action')]\
                 .filter((button) => button.offsetWidth > 0).map((button) => button.innerText.trim())";
    check_eq(
        "words of the buttons",
        page.run(shown, vec![]).await?,
        json!(["Start", "Back", "Play", "Next", "End"]),
    )?;
    for (action, ply) in [("next", 1), ("last", 3), ("back", 2), ("first", 0)] {
        page.click(&format!("[data-action={action}]")).await?;
        page.wait_until(action, |state| state.current == ply)
            .await?;
    }
    let play = "const { ariaLabel, innerText } = document.querySelector('[data-action=play]');\
                return `${ariaLabel}: ${innerText.trim()}`";
    check_eq(
        "before",
        page.run(play, vec![]).await?,
        json!("Play the moves: Play"),
    )?;
    page.run(
        "document.querySelector('[data-action=play]').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Enter).await?;
    page.wait_until("the second move", |state| state.current == 2)
        .await?;
    check_eq(
        "meanwhile",
        page.run(play, vec![]).await?,
        json!("Pause: Pause"),
    )?;
    page.keys(Key::Enter).await?;
    check_eq(
        "the pause",
        page.run(play, vec![]).await?,
        json!("Play the moves: Play"),
    )?;
    page.keys(Key::Enter).await?;
    page.wait_until("the end by itself", |state| state.current == 3)
        .await?;
    page.click("[data-action=play]").await?;
    page.wait_until("the start again", |state| state.current < 3)
        .await?;
    leave(page).await
}

/// How far the layer of the marks lies beside the squares, in pixels, at both of its corners.
const BESIDE_SQUARES: &str = "const squares = [...document.querySelectorAll('td[role=gridcell]')];\
    const [first, last, layer] = [squares[0], squares.at(-1), document.querySelector('.drawn-marks')]\
        .map((part) => part.getBoundingClientRect());\
    return Math.max(...[layer.left - first.left, layer.top - first.top,\
        layer.right - last.right, layer.bottom - last.bottom].map(Math.abs))";

async fn the_moves_of_an_attribute_have_comments_and_marks(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let attributes =
        "lang=en controls=moves ply=1 moves=\"1. f5 {the usual move [%csl Gd6]} d6 2. c3\"";
    one(page, &club, attributes).await?;
    run_until(page, "", "f5d6c3", 1).await?;
    enter(page, "a").await?;
    page.wait_for(
        "the comment and its mark",
        "return document.querySelector('.comment-text')?.textContent.includes('the usual move')\
         && document.querySelector('.drawn-marks circle') !== null",
    )
    .await?;
    let beside = page.run(BESIDE_SQUARES, vec![]).await?;
    ensure!(
        beside.as_f64().is_some_and(|pixels| pixels < 1.5),
        "marks {beside} pixels beside their squares"
    );
    leave(page).await
}

async fn every_setting_is_an_attribute_and_an_unknown_one_is_named(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let attributes = "turned hints=false pause=250 class=x tabindex=0 data-x=1 aria-details=b \
                      onclick=void(0) colour=red think-tme=5 theme=velvet \
                      black-name='Ada Lovelace'";
    one(page, &club, attributes).await?;
    let named = "return events.filter((t) => t.type === 'error').map((t) => [t.detail.code, t.detail.about, t.detail.message])";
    page.wait_for(
        "three problems",
        "return events.filter((t) => t.type === 'error').length >= 3",
    )
    .await?;
    let unknown = |detail: &str| format!("Unknown: {detail}.");
    check_eq(
        "problems",
        page.run(named, vec![]).await?,
        json!([
            [
                "bad-address",
                "theme=velvet",
                format!(
                    "{} Possible: classic, garden, wood, contrast.",
                    unknown("theme=velvet")
                )
            ],
            ["bad-address", "colour=red", unknown("colour=red")],
            ["bad-address", "think-tme=5", unknown("think-tme=5")],
        ]),
    )?;
    enter(page, "a").await?;
    let state = page.state().await?;
    ensure!(state.status.contains("velvet"), "{}", state.status);
    for (name, value) in [("turned", "true"), ("hints", "false"), ("pause", "250")] {
        check_eq(name, page.chosen(name).await?.as_str(), value)?;
    }
    let names = "return [...document.querySelectorAll('.score [data-player]')]\
        .map((player) => player.textContent)";
    let given = json!(["Ada Lovelace", "Person"]);
    check_eq("persons", page.run(names, vec![]).await?, given)?;
    leave(page).await?;
    page.run(
        "board.blackName = null; board.whiteName = 'Bob'; board.removeAttribute('turned'); board.removeAttribute('hints'); board.setAttribute('sound', '')",
        vec![],
    )
    .await?;
    enter(page, "a").await?;
    page.wait_for(
        "the settings of a first visit, and sound",
        "const { turned, hints, sound } = document.querySelector('form[name=settings]').elements;\
         return !turned.checked && hints.checked && sound.checked",
    )
    .await?;
    let given = json!(["Person", "Bob"]);
    check_eq("persons", page.run(names, vec![]).await?, given)?;
    leave(page).await
}

async fn a_computer_that_waits_goes_on_whatever_the_controls_are(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let board = "<reversi-game id=a lang=en black=human controls=new moves=f5></reversi-game>";
    host(page, &club, board, None).await?;
    enter(page, "a").await?;
    page.click("[data-action=stop][data-prompted]").await?;
    page.wait_until("White's reply", |state| state.moves.len() == 2)
        .await?;
    let gone = "const stop = document.querySelector('[data-action=stop]');\
        return [stop.hidden, document.activeElement.closest('#board') !== null]";
    check_eq(
        "the button shows as long as the computer waits, and the board has its focus",
        page.run(gone, vec![]).await?,
        json!([true, true]),
    )?;
    leave(page).await
}

async fn the_language_around_a_board_is_the_boards(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let board = |id: &str, attributes: &str| {
        format!("<reversi-game id={id} black=human white=human {attributes}></reversi-game>")
    };
    let boards = format!(
        "<article lang=de-AT>{}{}</article>{}",
        board("a", ""),
        board("b", "lang=en"),
        board("c", "")
    );
    host(page, &club, &boards, None).await?;
    for (id, lang) in [("a", "de"), ("b", "en"), ("c", "en")] {
        enter(page, id).await?;
        check_eq(id, page.state().await?.lang.as_str(), lang)?;
        leave(page).await?;
    }
    page.run(
        "document.getElementById('b').removeAttribute('lang')",
        vec![],
    )
    .await?;
    frame(page, "b").await?.enter_frame().await?;
    page.wait_until("the article's language", |state| state.lang == "de")
        .await?;
    leave(page).await
}

async fn properties_set_before_the_script_count(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "").await?;
    page.run(
        "const early = Object.assign(document.createElement('p'), { textContent: 'f5 d6' });\
         const late = document.implementation.createHTMLDocument('').createElement('reversi-game');\
         Object.assign(late, { id: 'b', black: 'human', white: 'human', moves: 'f5d6', turned: true, thinkTime: '2' });\
         late.append(early); document.body.append(late)",
        vec![],
    )
    .await?;
    page.wait_for(
        "the second board, with its game",
        "return events.some((t) => t.id === 'b' && t.type === 'ready' && t.detail.moves === 'f5d6')",
    )
    .await?;
    let facts = "const board = document.querySelector('#b'), { shadowRoot } = board, frame = shadowRoot.querySelector('[part=frame]');\
        board.turned = null;\
        return [board.moves, board.getAttribute('think-time'), board.hasAttribute('turned'), frame.hasAttribute('data-replaced'),\
        getComputedStyle(shadowRoot.querySelector('slot')).display]";
    check_eq(
        "attributes",
        page.run(facts, vec![]).await?,
        json!(["f5d6", "2", false, true, "none"]),
    )
}

async fn the_colours_and_marks_of_a_page_show_on_its_board(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let own = "style='--reversi-board: rgb(122, 31, 43)' marks='c4=A d3'";
    one(page, &club, own).await?;
    enter(page, "a").await?;
    page.wait_for(
        "the letter and the ring",
        "const drawn = (part) => document.querySelectorAll(`.drawn-marks ${part}`);\
         return drawn('text')[0]?.textContent === 'A' && drawn('circle.core').length === 1",
    )
    .await?;
    let colour = "const square = document.querySelector('#board tbody td');\
        return [getComputedStyle(square).backgroundColor,\
                getComputedStyle(square.querySelector('.square')).visibility]";
    check_eq(
        "colour",
        page.run(colour, vec![]).await?,
        json!(["rgb(122, 31, 43)", "hidden"]),
    )?;
    leave(page).await?;
    page.check_problems().await
}

async fn every_method_works(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "").await?;
    run_until(page, "board.load('f5d6c3', 1)", "f5d6c3", 1).await?;
    run_until(page, "board.goto(3)", "f5d6c3", 3).await?;
    run_until(page, "board.play('d3')", "f5d6c3d3", 4).await?;
    run_until(
        page,
        "board.newgame({ start: 'parallel', first: 'white' })",
        "",
        0,
    )
    .await?;
    let changes = events_of(page, "change").await?;
    let position = format!("{}XO------XO{} O", "-".repeat(27), "-".repeat(27));
    check_eq(
        "parallel",
        changes[changes.len() - 1]["position"].clone(),
        json!(position),
    )?;
    let endgame = format!("{}-XO{} X", "-".repeat(5), "-".repeat(56));
    run_until(
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
        check_eq(name, page.chosen(name).await?.as_str(), value)?;
    }
    leave(page).await
}

/// The frame's name for screen readers.
const TITLE: &str = "return board.shadowRoot.querySelector('iframe').title";

/// The actions that can be seen, within the frame.
const ACTIONS: &str = "return [...document.querySelectorAll('[data-group] [data-action]')]\
    .filter((e) => e.getClientRects().length > 0).map((e) => e.dataset.action)";

async fn attributes_apply_whenever_they_change(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let board = "<reversi-game id=a lang=de theme=garden black=human white=human moves=f5d6c3 ply=2 \
                 lock=hint controls='new help'></reversi-game>";
    host(page, &club, board, None).await?;
    run_until(page, "board.setAttribute('ply', '3')", "f5d6c3", 3).await?;
    run_until(
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
        "other actions",
        &format!("return (() => {{ {ACTIONS} }})().join() === 'undo,hint'"),
    )
    .await?;
    leave(page).await?;
    page.run("board.setAttribute('label', 'Game of the day')", vec![])
        .await?;
    check_eq(
        "label",
        page.run(TITLE, vec![]).await?,
        json!("Game of the day"),
    )?;
    check_eq("errors", events_of(page, "error").await?, vec![])
}

async fn the_other_games_are_played_in_frames(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let boards = format!(
        "<reversi-game id=c {PEOPLE} game=connect-four moves=454545></reversi-game>\
         <reversi-game id=t {PEOPLE} game=tic-tac-toe moves=a1b1b2c1></reversi-game>"
    );
    host(page, &club, &boards, None).await?;
    // The lower board first: a board that ends grows, and moves those below it.
    for (id, placed, square) in [("t", 4, "c3"), ("c", 6, "d1")] {
        enter(page, id).await?;
        page.wait_until("the moves before", |state| {
            state.placed() == placed && state.input
        })
        .await?;
        page.square(square).await?.click().await?;
        page.wait_until("the end", |state| state.over()).await?;
        leave(page).await?;
    }
    page.wait_for(
        "both ends",
        "return events.filter((t) => t.type === 'gameover').length === 2",
    )
    .await?;
    let ends = events_of(page, "gameover").await?;
    let result = |end: &Value| (end["winner"].clone(), end["moves"].clone());
    check_eq(
        "ends",
        ends.iter().map(result).collect::<Vec<_>>(),
        vec![
            (json!("black"), json!("a1b1b2c1c3")),
            (json!("black"), json!("4545454")),
        ],
    )
}

async fn a_ply_beyond_the_game_is_reported(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    for attributes in ["ply=3", "moves=f5 ply=3"] {
        one(page, &club, attributes).await?;
        page.wait_for(
            attributes,
            "return events.some(({ type, detail }) => type === 'error' && detail.code === 'bad-ply' && detail.about === '3')",
        )
        .await?;
    }
    one(page, &club, "ply=0").await?;
    check_eq(
        "errors at the start",
        events_of(page, "error").await?,
        vec![],
    )
}
