//! `<reversi-game>` in a page of another origin: events, methods, attributes, height.

use anyhow::{Context, Result, ensure};
use reversi_tests::known_games::{BLACK_MUST_PASS, BLACK_WIPES_OUT, DRAW};
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
            the_frame_is_as_high_as_its_content,
            a_visitors_move_is_reported_with_its_details,
            every_method_works,
            a_sheet_fits_its_frame_and_can_be_closed,
            a_dialog_opens_in_the_window_of_a_tall_frame,
            an_element_put_elsewhere_keeps_its_game,
            a_locked_board_is_read_by_steps,
            the_sentence_beside_steps_is_whole_in_narrow_frames,
            the_moves_of_an_attribute_have_comments_and_marks,
            every_setting_is_an_attribute_and_an_unknown_one_is_named,
            the_language_around_a_board_is_the_boards,
            wide_frames_have_the_moves_beside_the_board,
            properties_set_before_the_script_count,
            a_host_page_styles_moves_and_places_boards,
            a_file_of_the_host_page_is_a_list_of_games,
            a_finished_game_of_a_list_leaves_its_buttons_in_sight,
            a_game_that_is_played_is_followed,
        ],
        // The effect of the commands on the game.
        OneBrowser: [
            a_pass_and_the_end_are_reported,
            the_other_games_are_played_in_frames,
            attributes_apply_at_the_start,
            attributes_apply_whenever_they_change,
            a_ply_beyond_the_game_is_reported,
            further_moves_are_played_one_by_one,
            locks_bind_the_visitor_and_not_the_host_page,
            a_transparent_board_shows_the_host_page,
            a_computer_that_waits_goes_on_whatever_the_controls_are,
            a_game_beside_its_moves_is_low_on_a_telephone,
            a_frame_that_is_not_loaded_is_about_as_high,
            a_list_goes_with_its_element,
            a_game_outlives_a_move_of_its_element_while_a_list_loads,
            only_the_first_list_follows_the_address_of_its_page,
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

/// The frame of a board.
pub async fn frame(page: &Page, id: &str) -> Result<WebElement> {
    let script = "return document.getElementById(arguments[0]).shadowRoot.querySelector('iframe')";
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

/// Whether the open sheet is within the frame, with a button to close it in sight.
const FITS: &str = "const box = document.querySelector('.side').getBoundingClientRect();\
     const button = document.querySelector('[data-close-side]').getBoundingClientRect();\
     return box.top >= 0 && box.bottom <= innerHeight && box.width <= innerWidth\
     && button.top >= box.top && button.bottom <= box.bottom && button.height > 0";

async fn a_sheet_fits_its_frame_and_can_be_closed(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "controls=\"new help settings moves\"").await?;
    for width in [280, 420, 900] {
        let size = "board.style.width = `${arguments[0]}px`; board.shadowRoot.querySelector('iframe').style.maxHeight = '400px'";
        page.run(size, vec![json!(width)]).await?;
        enter(page, "a").await?;
        page.press("help").await?;
        page.wait_for(
            "the help is there",
            "return document.querySelector('#help').scrollHeight > 1000",
        )
        .await?;
        // It slides in.
        let fits = format!("the help fits a frame of {width} pixels");
        page.wait_for(&fits, FITS).await?;
        let scrolls = "const help = document.querySelector('#help'); help.scrollTop = 1e4;\
                       return help.scrollTop > 100 && help.clientHeight < innerHeight";
        check_eq("it scrolls", page.run(scrolls, vec![]).await?, json!(true))?;
        page.click("[data-close-side]").await?;
        page.wait_for(
            "closed, with the panels of the controls below the board again",
            "return !document.querySelector('.side').hasAttribute('data-open')\
             && document.querySelector('#help').hidden && !document.querySelector('#settings').hidden",
        )
        .await?;
        leave(page).await?;
    }
    Ok(())
}

async fn a_dialog_opens_in_the_window_of_a_tall_frame(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "controls=\"text settings moves\"").await?;
    page.run("board.style.width = '420px'", vec![]).await?;
    enter(page, "a").await?;
    let tall = "return innerHeight > 1500 && document.body.clientHeight > 1500";
    page.wait_for("the frame holds the settings", tall).await?;
    page.click_action("text").await?;
    page.wait_for(
        "the dialog",
        "return document.querySelector('dialog#text').open",
    )
    .await?;
    leave(page).await?;
    let window = "const { top } = board.shadowRoot.querySelector('iframe').getBoundingClientRect();\
                  return [-top, innerHeight - top]";
    let window: [f64; 2] = serde_json::from_value(page.run(window, vec![]).await?)?;
    frame(page, "a").await?.enter_frame().await?;
    let [top, bottom] = window;
    let lies = format!(
        "const box = document.querySelector('dialog#text').getBoundingClientRect();\
         return box.top >= {top} && box.bottom <= {bottom}"
    );
    // It slides in.
    let place = format!("the dialog lies between {top} and {bottom}, which the window shows");
    page.wait_for(&place, &lies).await?;
    leave(page).await
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

/// The whole sentence in sight, above the row of steps, and every word of them on one line.
const STEPS_BELOW: &str = "const sentence = document.querySelector('.sentence');\
    const steps = [...document.querySelectorAll('[data-group=steps] .action')];\
    const bottom = sentence.getBoundingClientRect().bottom;\
    const words = steps.map((step) => step.querySelector('[data-text]'));\
    const isWhole = (word) => getComputedStyle(word).clipPath !== 'none' || \
        word.scrollWidth <= word.clientWidth + 1;\
    return [sentence.scrollHeight <= sentence.clientHeight + 1,\
    steps.every((step) => step.getBoundingClientRect().top >= bottom - 1),\
    words.every((word) => word.getClientRects().length === 1 && isWhole(word)),\
    document.documentElement.scrollWidth <= innerWidth]";

async fn the_sentence_beside_steps_is_whole_in_narrow_frames(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    for lang in ["en", "de"] {
        let attributes =
            format!("lang={lang} lock=board moves=f5d6c3 controls=\"first back next last play\"");
        one(page, &club, &attributes).await?;
        for width in [280, 300, 360, 420, 560, 600, 640] {
            page.run(
                "board.style.width = `${arguments[0]}px`",
                vec![json!(width)],
            )
            .await?;
            enter(page, "a").await?;
            page.wait_for("the width", &format!("return innerWidth === {width}"))
                .await?;
            check_eq(
                &format!("{lang}, {width} pixels"),
                page.run(STEPS_BELOW, vec![]).await?,
                json!([true, true, true, true]),
            )?;
            leave(page).await?;
        }
    }
    Ok(())
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
    let unknown = |detail: &str| format!("The address names something unknown ({detail}).");
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
    let given = json!(["Ada Lovelace", "Human"]);
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
    let given = json!(["Human", "Bob"]);
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

async fn a_game_beside_its_moves_is_low_on_a_telephone(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let steps = "first back next last play moves";
    let board = format!("lock=board controls='{steps}' moves={DRAW} ply=0");
    one(page, &club, &board).await?;
    page.run("board.style.width = '360px'", vec![]).await?;
    // Once the frame has the height of six moves in a row; with four it was 1059 pixels high.
    let low = "const { height } = board.shadowRoot.querySelector('iframe');\
               return height > 600 && height < 900";
    page.wait_for("a frame of less than 900 pixels", low).await
}

async fn a_frame_that_is_not_loaded_is_about_as_high(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let script = page.site.url("embed/embed.js");
    let boards = [280, 420, 900].map(|width| {
        format!(
            "<p style='height: 200vh'></p><div style='width: {width}px'>\
             <reversi-game {PEOPLE} loading=lazy></reversi-game></div>"
        )
    });
    let text = format!(
        "<!DOCTYPE html><html lang=en style='font-size: 10px'><head><title>Club</title>\
         <script src=\"{script}\" defer></script></head><body>\
         <p style='height: 9000px'></p>{}</body></html>",
        boards.concat()
    );
    let address = club.publish("/lazy", &text, None)?;
    page.goto(&address).await?;
    let guess = "window.boards = [...document.querySelectorAll('reversi-game')];\
        window.inner = boards.map((board) => board.shadowRoot.querySelector('iframe'));\
        window.guesses = boards.map((board) => board.offsetHeight);\
        return inner.every((frame) => !frame.hasAttribute('height'))";
    check_eq(
        "none is loaded",
        page.run(guess, vec![]).await?,
        json!(true),
    )?;
    for index in 0..boards.len() {
        let near = format!("boards[{index}].scrollIntoView()");
        page.run(&near, vec![]).await?;
        let loaded = format!("return inner[{index}].hasAttribute('height')");
        page.wait_for("the height of the board", &loaded).await?;
        let beside = format!("return Math.abs(boards[{index}].offsetHeight - guesses[{index}])");
        let beside = page.run(&beside, vec![]).await?;
        let is_near = beside.as_f64().is_some_and(|pixels| pixels < 60.0);
        ensure!(is_near, "the guess {index} is {beside} pixels off");
    }
    Ok(())
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

async fn wide_frames_have_the_moves_beside_the_board(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(
        page,
        &club,
        "moves=f5d6c3d3c4f4 controls='back next moves settings'",
    )
    .await?;
    for (width, beside) in [(600, false), (640, true), (900, true)] {
        page.run(
            "board.style.width = `${arguments[0]}px`",
            vec![json!(width)],
        )
        .await?;
        enter(page, "a").await?;
        // The frame is as high as the board with what lies below it, and the list scrolls.
        let place = format!(
            "const [board, moves] = ['.board-frame', '#game'].map((part) => document.querySelector(part).getBoundingClientRect());\
             const side = document.querySelector('.side'), root = document.documentElement;\
             return innerWidth === {width} && root.scrollWidth <= innerWidth && board.width > 350\
             && (moves.left >= board.right && moves.top < board.bottom && side.scrollHeight > side.clientHeight) === {beside}\
             && (moves.top >= board.bottom) !== {beside}"
        );
        page.wait_for(&format!("the moves at {width} pixels"), &place)
            .await?;
        leave(page).await?;
    }
    Ok(())
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

async fn a_host_page_styles_moves_and_places_boards(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let boards = format!(
        "<style>reversi-game::part(frame) {{ border: 3px solid }}</style>\
         <reversi-game id=a {PEOPLE}></reversi-game><div id=place></div>"
    );
    host(page, &club, &boards, None).await?;
    let border = "return getComputedStyle(board.shadowRoot.querySelector('iframe')).borderTopWidth";
    check_eq("border", page.run(border, vec![]).await?, json!("3px"))?;
    page.wait_for(
        "its height",
        "return events.some((t) => t.type === 'resize')",
    )
    .await?;
    let fits = "const frame = board.shadowRoot.querySelector('iframe');\
                return [frame.offsetWidth - board.clientWidth,\
                frame.clientHeight - events.findLast((t) => t.type === 'resize').detail.height]";
    check_eq(
        "what the frame with its border is wider than the element, and its inside than the content",
        page.run(fits, vec![]).await?,
        json!([0, 0]),
    )?;
    run_until(page, "board.play('f5')", "f5", 1).await?;
    // A browser without this method has no such move.
    let is_kept = page
        .run(
            "const frame = board.shadowRoot.querySelector('iframe');\
             const before = frame.contentWindow;\
             document.querySelector('#place').moveBefore?.(board, null);\
             return frame.contentWindow === before",
            vec![],
        )
        .await?;
    run_until(page, "board.play('d6')", "f5d6", 2).await?;
    // Some browsers load a frame in a shadow root again.
    let starts = if is_kept == json!(true) { 1 } else { 2 };
    check_eq("starts", events_of(page, "ready").await?.len(), starts)?;
    page.run(
        "const Board = customElements.get('reversi-game');\
         window.folder = Board.base; Board.base = '';\
         document.body.append(Object.assign(new Board(), { id: 'b' }))",
        vec![],
    )
    .await?;
    let seen = |what: &str| format!("return events.some((t) => t.id === 'b' && {what})");
    let waits = seen("t.type === 'error' && t.detail.code === 'embed-base'");
    page.wait_for("a board without a folder says so", &waits)
        .await?;
    page.run("document.querySelector('#b').base = folder", vec![])
        .await?;
    page.wait_for("the board in its folder", &seen("t.type === 'ready'"))
        .await
}

async fn the_frame_is_as_high_as_its_content(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
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
        let sizes = events_of(page, "resize").await?;
        let height = sizes[sizes.len() - 1]["height"].as_f64();
        let shown = "return board.getBoundingClientRect().height";
        check_eq(
            "height of the element",
            page.run(shown, vec![]).await?.as_f64(),
            height,
        )?;
        heights.extend(height);
    }
    ensure!(heights[0] < heights[1], "heights: {heights:?}");
    Ok(())
}

async fn a_visitors_move_is_reported_with_its_details(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "").await?;
    let ready = events_of(page, "ready").await?;
    let start = format!("{}OX------XO{} X", "-".repeat(27), "-".repeat(27));
    check_eq(
        "ready",
        ready[0].clone(),
        json!({ "game": "", "moves": "", "ply": 0, "turn": "black", "black": 2, "white": 2, "position": start }),
    )?;
    enter(page, "a").await?;
    page.play("f5").await?;
    leave(page).await?;
    page.wait_for("the move", "return events.some((t) => t.type === 'change')")
        .await?;
    check_eq(
        "move",
        events_of(page, "move").await?,
        vec![json!({ "square": "f5", "side": "black", "moves": "f5", "black": 4, "white": 1 })],
    )?;
    enter(page, "a").await?;
    // Below the window: Firefox's driver does not scroll the host page of another origin.
    page.run(
        "document.querySelector('[data-action=undo]').click()",
        vec![],
    )
    .await?;
    leave(page).await?;
    run_until(page, "", "f5", 0).await?;
    check_eq(
        "undo is a change and no move",
        events_of(page, "move").await?.len(),
        1,
    )
}

async fn a_pass_and_the_end_are_reported(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let (before, last) = BLACK_MUST_PASS.split_at(BLACK_MUST_PASS.len() - 2);
    one(page, &club, &format!("moves={before}")).await?;
    run_until(page, &format!("board.play('{last}')"), BLACK_MUST_PASS, 8).await?;
    check_eq(
        "pass",
        events_of(page, "pass").await?,
        vec![json!({ "side": "black", "moves": BLACK_MUST_PASS })],
    )?;
    let (before, last) = BLACK_WIPES_OUT.split_at(BLACK_WIPES_OUT.len() - 2);
    run_until(page, &format!("board.load('{before}')"), before, 8).await?;
    check_eq("no end yet", events_of(page, "gameover").await?, vec![])?;
    page.run("board.play(arguments[0])", vec![json!(last)])
        .await?;
    page.wait_for(
        "the end",
        "return events.some((t) => t.type === 'gameover')",
    )
    .await?;
    check_eq(
        "end",
        events_of(page, "gameover").await?,
        vec![json!({ "black": 64, "white": 0, "winner": "black", "moves": BLACK_WIPES_OUT })],
    )
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

async fn attributes_apply_at_the_start(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let attributes = "lang=de theme=garden scheme=dark black=human white=human level=pascal game=reversi \
                      moves=f5d6c3 ply=2 lock=hint controls='new help'";
    let board = format!("<reversi-game id=a {attributes}></reversi-game>");
    host(page, &club, &board, None).await?;
    check_eq(
        "name of the frame",
        page.run(TITLE, vec![]).await?,
        json!("Reversi-Brett"),
    )?;
    enter(page, "a").await?;
    let state = page.state().await?;
    check_eq("language", state.lang.as_str(), "de")?;
    check_eq("point", state.current, 2)?;
    check_eq("theme", page.chosen("theme").await?.as_str(), "garden")?;
    let scheme = page.run("return document.documentElement.dataset.scheme", vec![]);
    check_eq("light or dark", scheme.await?, json!("dark"))?;
    check_eq(
        "level",
        page.chosen("white-level").await?.as_str(),
        "pascal",
    )?;
    check_eq(
        "actions",
        page.run(ACTIONS, vec![]).await?,
        json!(["new", "help"]),
    )?;
    leave(page).await
}

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

/// The ground behind the board: colour and picture of the page and its body, and its colour scheme.
const GROUND: &str = "return [document.documentElement, document.body].flatMap((part) => {\
    const { backgroundColor, backgroundImage, colorScheme } = getComputedStyle(part);\
    return [backgroundColor, backgroundImage, colorScheme] })";

async fn a_transparent_board_shows_the_host_page(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    // This theme is dark in both schemes.
    one(page, &club, "theme=garden ground=transparent").await?;
    let scheme = "return getComputedStyle(board.shadowRoot.querySelector('iframe')).colorScheme";
    check_eq("frame", page.run(scheme, vec![]).await?, json!("light"))?;
    enter(page, "a").await?;
    let none = ["rgba(0, 0, 0, 0)", "none", "light"];
    check_eq(
        "page and body",
        page.run(GROUND, vec![]).await?,
        json!([none, none].concat()),
    )?;
    leave(page).await?;
    page.run("board.removeAttribute('ground')", vec![]).await?;
    enter(page, "a").await?;
    page.wait_for(
        "the page's own ground",
        &format!("return (() => {{ {GROUND} }})()[0] !== '{}'", none[0]),
    )
    .await?;
    leave(page).await
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

async fn further_moves_are_played_one_by_one(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "moves=f5 lock=board controls=''").await?;
    run_until(page, "board.setAttribute('moves', 'f5d6c3')", "f5d6c3", 3).await?;
    let squares: Vec<_> = events_of(page, "move").await?;
    let squares: Vec<_> = squares
        .iter()
        .map(|event| event["square"].clone())
        .collect();
    check_eq("played", squares, vec![json!("d6"), json!("c3")])?;
    run_until(page, "board.setAttribute('moves', 'e6f4')", "e6f4", 2).await?;
    check_eq(
        "another game is loaded",
        events_of(page, "move").await?.len(),
        2,
    )?;
    let error = refused(page, "board.setAttribute('moves', 'e6f4a1')").await?;
    check_eq(
        "an illegal move",
        error["code"].clone(),
        json!("illegal-move"),
    )?;
    enter(page, "a").await?;
    let state = page.state().await?;
    check_eq("the game as it was", state.played().as_str(), "e6f4")?;
    ensure!(state.legal.is_empty(), "the visitor only watches");
    leave(page).await
}

async fn locks_bind_the_visitor_and_not_the_host_page(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "moves=f5d6 lock='board undo hint'").await?;
    enter(page, "a").await?;
    page.square("c3").await?.click().await?;
    page.wait_until("a sentence", |state| state.status.contains("for watching"))
        .await?;
    for locked in ["new", "undo", "hint"] {
        let offered = format!("return document.querySelector('[data-action={locked}]').hidden");
        check_eq(locked, page.run(&offered, vec![]).await?, json!(true))?;
    }
    leave(page).await?;
    run_until(page, "board.play('c3')", "f5d6c3", 3).await?;
    run_until(page, "board.goto(1)", "f5d6c3", 1).await?;
    page.run("board.setAttribute('lock', 'hint')", vec![])
        .await?;
    enter(page, "a").await?;
    page.wait_until("the board is open", |state| state.input)
        .await?;
    let state = page.play("f6").await?;
    check_eq("the visitor plays", state.played().as_str(), "f5f6")?;
    ensure!(
        state.can("undo") && !state.can("hint"),
        "{:?}",
        state.enabled
    );
    leave(page).await
}

/// A file of games: the third one has an illegal move.
const LEAGUE: &str = "f5d6c3\nf5f6\nf5a1\nf5d6c4\n";

async fn a_file_of_the_host_page_is_a_list_of_games(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.write("league.txt", LEAGUE);
    one(page, &club, "src=\"club/reversi/league.txt\"").await?;
    let chosen = |number: usize| {
        format!(
            "return events.findLast((t) => t.type === 'gamechange')?.detail.number === {number}"
        )
    };
    page.wait_for("the first game", &chosen(1)).await?;
    let address = "return location.hash";
    check_eq("the address", page.run(address, vec![]).await?, json!(""))?;
    enter(page, "a").await?;
    page.wait_until("the list can be opened", |state| state.can("game-list"))
        .await?;
    // Beyond the window: drivers do not scroll the host page of another origin.
    page.run(
        "document.querySelector('[data-group] [data-action=game-list]').click()",
        vec![],
    )
    .await?;
    let rows = "return document.querySelectorAll('[data-games] [data-row]').length === 3\
                && document.querySelectorAll('.collection-unread li').length === 1";
    page.wait_for("the games, and the one that cannot be read", rows)
        .await?;
    page.run("document.querySelector('[data-row=\"1\"]').click()", vec![])
        .await?;
    leave(page).await?;
    page.wait_for("the second game", &chosen(2)).await?;
    let details = events_of(page, "gamechange").await?;
    check_eq("games in the list", &details[1]["count"], &json!(4))?;
    check_eq(
        "the address of a chosen game",
        page.run(address, vec![]).await?,
        json!("#game=2"),
    )?;
    page.run("history.back()", vec![]).await?;
    page.wait_for("the first game again", &chosen(1)).await?;
    page.run("location.hash = '#game=4'", vec![]).await?;
    page.wait_for("the game of the address", &chosen(4)).await?;
    for (script, code, about) in [
        ("board.choose(5)", "no-listed-game", "5"),
        ("location.hash = '#game=5'", "no-listed-game", "5"),
        ("board.choose(3)", "illegal-move", "3"),
        ("board.src = 'absent.txt'", "games-missing", "absent.txt"),
        ("board.src = 'data:,f5d6'", "games-address", "data:,f5d6"),
    ] {
        let error = refused(page, script).await?;
        check_eq(script, &error["code"], &json!(code))?;
        check_eq(script, &error["about"], &json!(about))?;
    }
    Ok(())
}

async fn a_finished_game_of_a_list_leaves_its_buttons_in_sight(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let games = [("Anna", "Ben"), ("Ada", "Bob")]
        .map(|(black, white)| format!("[Black \"{black}\"]\n[White \"{white}\"]\n\n{DRAW}\n"));
    club.write("league.txt", games.join("\n"));
    let file = club.url("league.txt");
    // Far below in its page, whose address names a game.
    let board = format!(
        "<p style=\"block-size: 300vh\"></p>\
         <reversi-game id=a {PEOPLE} lock=board src=\"{file}\"></reversi-game>"
    );
    let address = publish(page, &club, &board, None)?;
    visit(page, &format!("{address}#game=2")).await?;
    let shows = |number| {
        format!(
            "return events.findLast((t) => t.type === 'gamechange')?.detail.number === {number}"
        )
    };
    page.wait_for("the game of the address", &shows(2)).await?;
    let in_sight = "const { top, bottom } = board.getBoundingClientRect();\
                    return top < innerHeight && bottom > 0";
    page.wait_for("the board that the address names", in_sight)
        .await?;
    page.run("scrollTo(0, 0); location.hash = '#game=1'", vec![])
        .await?;
    page.wait_for("the other game", &shows(1)).await?;
    page.wait_for("its board", in_sight).await?;
    enter(page, "a").await?;
    let players =
        "return [...document.querySelectorAll('[data-player]')].map((p) => p.textContent)";
    check_eq(
        "players",
        page.run(players, vec![]).await?,
        json!(["Anna", "Ben"]),
    )?;
    // A press beyond the window: drivers do not scroll the host page of another origin.
    page.run(
        "document.querySelector('[data-group] [data-action=game-after]').click()",
        vec![],
    )
    .await?;
    // The history of the host page changes with it, which ends the session's hold on the frame.
    leave(page).await?;
    page.wait_for("the next game", &shows(2)).await?;
    enter(page, "a").await?;
    let state = page.state().await?;
    ensure!(
        state.status.starts_with("Game 2 of 2: Ada – Bob. "),
        "{}",
        state.status
    );
    let covered = "const button = document.querySelector('[data-group] [data-action=game-list]');\
                   const { x, y, width, height } = button.getBoundingClientRect();\
                   return [document.querySelector('#end').open, button.contains(\
                   document.elementFromPoint(x + width / 2, y + height / 2))]";
    check_eq(
        "the card, and whether the list can be pressed",
        page.run(covered, vec![]).await?,
        json!([false, true]),
    )?;
    leave(page).await
}

/// Moves of a table at a club, as a helper writes them down.
async fn a_game_that_is_played_is_followed(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.write("table1.txt", "f5d6\n");
    let attributes =
        "src=\"club/reversi/table1.txt\" every=5 lock=board controls=\"first back live\"";
    one(page, &club, attributes).await?;
    let shows = |moves: &str, ply: usize| {
        format!(
            "const last = events.findLast((t) => t.type === 'change')?.detail;\
             return last?.game === '{moves}' && last.ply === {ply}"
        )
    };
    page.wait_for("the game so far", &shows("f5d6", 2)).await?;
    club.write("table1.txt", "f5d6c3\n");
    page.wait_for("the next move", &shows("f5d6c3", 3)).await?;
    let moves = events_of(page, "move").await?;
    check_eq("it comes as a move", &moves[0]["square"], &json!("c3"))?;
    // Beyond the window: Firefox's driver does not scroll the host page of another origin.
    let press = |action: &str| format!("document.querySelector('[data-action={action}]').click()");
    enter(page, "a").await?;
    page.run(&press("first"), vec![]).await?;
    page.wait_until("the first point", |state| state.current == 0)
        .await?;
    club.write("table1.txt", "f5d6c3d3c4\n");
    page.wait_until("the visitor hears of moves", |state| {
        state.status.contains('2') && state.can("live")
    })
    .await?;
    page.run(&press("live"), vec![]).await?;
    leave(page).await?;
    page.wait_for("the last move", &shows("f5d6c3d3c4", 5))
        .await?;
    club.lose("table1.txt");
    enter(page, "a").await?;
    page.wait_until("the file is missed", |state| {
        state.status.contains("cannot be reached")
    })
    .await?;
    leave(page).await?;
    club.write("table1.txt", "f5d6c3d3c4f4\n");
    page.wait_for("the game goes on", &shows("f5d6c3d3c4f4", 6))
        .await
}

async fn a_list_goes_with_its_element(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.write("league.txt", LEAGUE);
    let file = club.url("league.txt");
    one(page, &club, &format!("src=\"{file}\"")).await?;
    let moves = "events.filter((t) => t.type === 'change').map((t) => t.detail.moves)";
    page.wait_for(
        "the first game",
        "return events.some((t) => t.type === 'gamechange')",
    )
    .await?;
    run_until(page, "board.choose(2)", "f5f6", 2).await?;
    run_until(page, "board.goto(1)", "f5f6", 1).await?;
    // Taken out and put back, which begins a frame of its own.
    let elsewhere = "window.events = []; document.body.append(document.createElement('div'));\
                     document.body.lastChild.append(board)";
    page.run(elsewhere, vec![]).await?;
    page.wait_for(
        "the same game of the list, once",
        "return events.some((t) => t.type === 'gamechange' && t.detail.number === 2)",
    )
    .await?;
    let place = page
        .run("return board.parentNode.localName", vec![])
        .await?;
    check_eq("the element's place", place, json!("div"))?;
    let shown = page
        .run(
            "const { moves, ply } = events.findLast((t) => t.type === 'change').detail;\
             return [moves, ply]",
            vec![],
        )
        .await?;
    check_eq("the point of the game", shown, json!(["f5f6", 1]))?;
    let loads = club
        .requests()
        .iter()
        .filter(|request| request.path.contains("league.txt"))
        .count();
    check_eq("requests of the file", loads, 1)?;
    // A game of the visitor's own.
    run_until(page, "board.load('e6f4')", "e6f4", 2).await?;
    page.run(elsewhere, vec![]).await?;
    page.wait_for(
        "the visitor's game",
        &format!("return {moves}.includes('e6f4')"),
    )
    .await?;
    enter(page, "a").await?;
    page.wait_until("the list beside it", |state| state.can("game-list"))
        .await?;
    let state = page.state().await?;
    check_eq("the game that stays", state.played().as_str(), "e6f4")?;
    leave(page).await?;
    page.run("board.removeAttribute('src')", vec![]).await?;
    let error = refused(page, "board.choose(1)").await?;
    check_eq("no list", &error["code"], &json!("no-listed-games"))
}

async fn a_game_outlives_a_move_of_its_element_while_a_list_loads(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.write("league.txt", LEAGUE);
    club.hold("league.txt");
    one(page, &club, &format!("src=\"{}\"", club.url("league.txt"))).await?;
    run_until(page, "board.play('e6')", "e6", 1).await?;
    club.wait_until_held().await?;
    page.run(
        "document.body.append(document.createElement('div'));\
         document.body.lastChild.append(board)",
        vec![],
    )
    .await?;
    let ready = "return events.filter((t) => t.type === 'ready').length === 2";
    page.wait_for("the board is ready again", ready).await?;
    run_until(page, "", "e6", 1).await?;
    club.release();
    enter(page, "a").await?;
    let state = page
        .wait_until("the list beside it", |state| state.can("game-list"))
        .await?;
    check_eq("the game that was played", state.played().as_str(), "e6")?;
    leave(page).await
}

async fn only_the_first_list_follows_the_address_of_its_page(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.write("league.txt", LEAGUE);
    let file = club.url("league.txt");
    let board = |id| format!("<reversi-game id={id} {PEOPLE} src=\"{file}\"></reversi-game>");
    // A fragment alone would belong to an address of this base.
    let base = "<base href=\"https://elsewhere.example/\">";
    let boards = format!("{base}{}{}", board("a"), board("b"));
    host(page, &club, &boards, None).await?;
    let numbers = |id| {
        format!(
            "events.filter((t) => t.type === 'gamechange' && t.id === '{id}')\
             .map((t) => t.detail.number).join()"
        )
    };
    let shown = |id, all: &str| format!("return {} === '{all}'", numbers(id));
    for id in ["a", "b"] {
        page.wait_for("the first game of both", &shown(id, "1"))
            .await?;
    }
    page.run("location.hash = '#game=2'", vec![]).await?;
    page.wait_for("the game of the address", &shown("a", "1,2"))
        .await?;
    page.run("document.getElementById('b').choose(4)", vec![])
        .await?;
    page.wait_for("the chosen game of the other list", &shown("b", "1,4"))
        .await?;
    let address = page.run("return location.href", vec![]).await?;
    check_eq(
        "the address",
        address,
        json!(format!("{}/host#game=2", club.origin())),
    )
}
