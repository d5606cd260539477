//! Sizes and looks of boards in host pages: as high as their content, beside moves, transparent.

use anyhow::{Result, bail, ensure};
use reversi_tests::known_games::DRAW;
use reversi_tests::page::Page;
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

use crate::embed::{PEOPLE, enter, events_of, frame, host, leave, one, run_until};

pub fn cases() -> Vec<Case> {
    cases!["embed_layout":
        // Frames that follow their content, and layouts in them.
        Everywhere: [
            the_frame_is_as_high_as_its_content,
            a_sheet_fits_its_frame_and_can_be_closed,
            a_dialog_opens_in_the_window_of_a_tall_frame,
            the_sentence_beside_steps_is_whole_in_narrow_frames,
            wide_frames_have_the_moves_beside_the_board,
            a_host_page_styles_moves_and_places_boards,
            what_follows_a_board_keeps_its_place_as_it_loads,
            a_documented_rule_keeps_the_place_of_a_board_whose_script_comes_late,
        ],
        // The sizes of single parts.
        OneBrowser: [
            a_transparent_board_shows_the_host_page,
            a_game_beside_its_moves_is_low_on_a_telephone,
        ],
    ]
}

/// Whether the open sheet is within the frame, with a button to close it in sight.
const FITS: &str = "const box = document.querySelector('.side').getBoundingClientRect();\
     const button = document.querySelector('[data-close-side]').getBoundingClientRect();\
     return box.top >= 0 && box.bottom <= innerHeight && box.width <= innerWidth\
     && button.top >= box.top && button.bottom <= box.bottom && button.height > 0";

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
    let tall = "return innerHeight > 1200 && document.body.clientHeight > 1200";
    page.wait_for("the frame holds the settings", tall).await?;
    page.click_action("text").await?;
    page.wait_for(
        "the dialog",
        "return document.querySelector('dialog#text').open",
    )
    .await?;
    // It slides in, and the host page scrolls to what has the focus: both are measured again.
    for _ in 0..200 {
        leave(page).await?;
        let window = "const { top } = board.shadowRoot.querySelector('iframe')\
                      .getBoundingClientRect(); return [-top, innerHeight - top]";
        let window = page.run(window, vec![]).await?;
        frame(page, "a").await?.enter_frame().await?;
        let lies = "const [top, bottom] = arguments[0];\
                    const box = document.querySelector('dialog#text').getBoundingClientRect();\
                    return box.top >= top && box.bottom <= bottom";
        if page.run(lies, vec![window]).await? == json!(true) {
            return leave(page).await;
        }
    }
    bail!("the dialog does not lie in the window of the host page")
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

async fn what_follows_a_board_keeps_its_place_as_it_loads(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.publish("/league.txt", "f5d6c3d3c4\nf5f6e6f4\n", None)?;
    let script = page.site.url("embed/embed.js");
    let read = "lock=board controls='first back next last play game-before game-list game-after'";
    for width in [320, 640, 900] {
        let board = |attributes: &str| {
            format!(
                "<reversi-game {PEOPLE} loading=lazy {attributes}></reversi-game><h2>Beside</h2>"
            )
        };
        let boards = [
            board("exercise=daily controls=''"),
            board(&format!("src=league.txt {read}")),
            board("controls=settings"),
            board("").repeat(12),
        ];
        let text = format!(
            "<!DOCTYPE html><html lang=en style='font-size: 10px'><head><title>Club</title>\
             <script src=\"/host.js\"></script><script src=\"{script}\" defer></script></head>\
             <body><p style='height: 9000px'></p><div style='width: {width}px'>{}</div></body></html>",
            boards.concat()
        );
        let address = club.publish("/lazy", &text, None)?;
        page.goto(&address).await?;
        let watch = "window.boards = [...document.querySelectorAll('reversi-game')];\
            boards.forEach((board, index) => { board.id = `b${index}`; });\
            window.kept = boards.map((board) => board.offsetHeight);\
            window.shift = 0;\
            if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))\
              new PerformanceObserver((list) => {\
                for (const { value } of list.getEntries()) window.shift += value;\
              }).observe({ type: 'layout-shift' });\
            return boards.length";
        check_eq("boards", page.run(watch, vec![]).await?, json!(15))?;
        for index in 0..15 {
            let near = format!("boards[{index}].scrollIntoView()");
            page.run(&near, vec![]).await?;
            // A frame out of sight draws nothing, and reports no height.
            let ready = format!(
                "return ['ready', 'resize'].every((type) =>\
                 events.some((event) => event.type === type && event.id === 'b{index}'))"
            );
            page.wait_for("the board", &ready).await?;
            let heights = format!("return [kept[{index}], boards[{index}].offsetHeight]");
            let [kept, real]: [f64; 2] = serde_json::from_value(page.run(&heights, vec![]).await?)?;
            ensure!(
                (kept - real).abs() < 60.0,
                "board {index} of {width} pixels: {kept} kept for {real}"
            );
        }
        let shift = page.run("return shift", vec![]).await?.as_f64();
        ensure!(
            shift.is_some_and(|shift| shift <= 0.02),
            "{width}: {shift:?}"
        );
    }
    Ok(())
}

/// Watches where what follows the boards stands, and adds their script to a page that is painted.
const ADD_SCRIPT: &str = "window.places = () => [...document.querySelectorAll('h2')].map((part) => part.offsetTop);\
     window.kept = places(); window.shift = 0;\
     if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))\
       new PerformanceObserver((list) => {\
         for (const { value } of list.getEntries()) window.shift += value;\
       }).observe({ type: 'layout-shift' });\
     const script = document.createElement('script');\
     script.src = arguments[0]; document.head.append(script);\
     return kept.length";

async fn a_documented_rule_keeps_the_place_of_a_board_whose_script_comes_late(
    page: &Page,
) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let script = page.site.url("embed/embed.js");
    let document = include_str!("../../../docs/embedding.md");
    let [usual, exercise] = [
        "reversi-game:not(:defined) {",
        "reversi-game.exercise:not(:defined) {",
    ]
    .map(|rule| {
        let at = document.find(rule).unwrap_or(document.len());
        let length = document[at..].find('}').map_or(0, |end| end + 1);
        document[at..at + length].to_owned()
    });
    for width in [320, 640, 900] {
        let text = format!(
            "<!DOCTYPE html><html lang=en><head><title>Club</title><script src=\"/host.js\"></script>\
             <style>body {{ margin: 0 }} {usual} {exercise}</style></head>\
             <body><div style='width: {width}px'>\
             <reversi-game id=a {PEOPLE}><a href='/'>Play</a></reversi-game><h2>Beside</h2>\
             <reversi-game id=b {PEOPLE} class=exercise exercise=daily controls=''></reversi-game>\
             <h2>Beside</h2></div></body></html>"
        );
        let address = club.publish("/late", &text, None)?;
        page.goto(&address).await?;
        let parts = page.run(ADD_SCRIPT, vec![json!(script)]).await?;
        check_eq("headings", parts, json!(2))?;
        for id in ["a", "b"] {
            let ready = format!(
                "return ['ready', 'resize'].every((type) =>\
                 events.some((event) => event.type === type && event.id === '{id}'))"
            );
            page.run(
                &format!("document.querySelector('#{id}').scrollIntoView()"),
                vec![],
            )
            .await?;
            page.wait_for("the board", &ready).await?;
        }
        let moved = page
            .run(
                "return places().map((place, at) => place - kept[at])",
                vec![],
            )
            .await?;
        let moved: [f64; 2] = serde_json::from_value(moved)?;
        ensure!(
            moved[0].abs() < 60.0 && (moved[1] - moved[0]).abs() < 60.0,
            "{width}: what follows has moved by {moved:?}"
        );
        let shift = page.run("return shift", vec![]).await?.as_f64();
        ensure!(
            shift.is_some_and(|shift| shift <= 0.02),
            "{width}: {shift:?}"
        );
    }
    Ok(())
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
