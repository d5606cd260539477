//! Devices and assistive technology: small and large windows, fingers, the keyboard alone, screen
//! readers, reduced motion and more contrast.

use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use reversi_tests::browser::{Engine, Preference};
use reversi_tests::known_games::{BLACK_WIPES_OUT, DRAW, WITH_EMPTIES, WITH_PASSES};
use reversi_tests::page::{Page, TWO_PEOPLE, every_arrangement};
use reversi_tests::server::ENGINE;
use reversi_tests::speech::{devtools, role_and_name};
use reversi_tests::suite::{Case, preferring};
use reversi_tests::window::{open_on_touch_screen, resize, restore};
use reversi_tests::{cases, check_eq, js};
use serde_json::{Value, json};
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    let cases = cases!["devices":
        // Keys, focus and its rings, names and roles.
        Everywhere: [
            dialogs_close_by_keys_and_return_the_focus,
            settings_are_changed_by_keys_alone,
            the_focus_has_two_rings_in_every_theme,
            every_engine_computes_the_same_names_and_roles,
        ],
        // Colours of the themes.
        OneBrowser: [
            pieces_stand_out_from_their_squares,
        ],
        // Emulated screens, fingers and paper, and the accessibility tree.
        ChromiumOnly: [
            nothing_scrolls_sideways_at_any_width,
            the_parts_below_the_board_are_as_wide,
            small_windows_cut_nothing,
            stop_covers_no_word_and_widens_no_page,
            a_phone_shows_the_guide_and_a_new_version_clear_of_the_board,
            the_end_screen_needs_no_scrolling_on_a_phone,
            everything_is_large_enough_for_a_finger,
            everything_is_large_enough_for_a_pointer,
            fingers_play_the_side_games_to_their_end,
            a_small_phone_shows_the_whole_sheet_of_a_link_and_says_nothing_twice,
            a_screen_reader_finds_names_roles_and_one_live_region,
            a_game_prints_on_one_page_upright_and_across,
            the_marks_of_a_comment_are_printed,
        ],
    ];
    let motion = cases!["devices": Everywhere: [reduced_motion_means_none]];
    let contrast =
        cases!["devices": Everywhere: [more_contrast_chooses_its_theme_on_a_first_visit]];
    [
        cases,
        preferring(Preference::ReducedMotion, motion),
        preferring(Preference::MoreContrast, contrast),
    ]
    .concat()
}

/// Fails unless the browser emulates the feature: without it, every check of the page would pass.
pub async fn check_media(page: &Page, query: &str) -> Result<()> {
    let script = "return matchMedia(arguments[0]).matches";
    check_eq(
        query,
        page.run(script, vec![json!(query)]).await?,
        json!(true),
    )
}

async fn the_parts_below_the_board_are_as_wide(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    for game in ["reversi", "tic-tac-toe"] {
        page.choose("game", game).await?;
        check_as_wide_as_the_bar(page, ".side", false).await?;
    }
    restore(page).await
}

/// Checks a part below the board on a telephone and on a tablet.
async fn check_as_wide_as_the_bar(page: &Page, part: &str, touch: bool) -> Result<()> {
    const WIDTHS: &str = "return [arguments[0], '.fence']\
        .map((part) => document.querySelector(part).offsetWidth)";
    for (width, height) in [(360, 740), (768, 1024)] {
        resize(page, width, height, touch).await?;
        let widths = page.run(WIDTHS, vec![json!(part)]).await?;
        let [part_width, bar_width]: [u32; 2] = serde_json::from_value(widths)?;
        check_eq(
            &format!("{part} at {width} by {height}"),
            part_width,
            bar_width,
        )?;
    }
    Ok(())
}

/// The first of the elements that sticks out of another one, or of the window without it, or whose
/// text is cut.
const CUT: &str = "const [parts, around] = arguments;\
    const out = around === null ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }\
    : document.querySelector(around).getBoundingClientRect();\
    const shown = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());\
    if (shown.length === 0) return 'nothing shows that is ' + parts;\
    const cut = shown.find((part) => {\
    const box = part.getBoundingClientRect();\
    return box.left < out.left || box.right > out.right || box.top < out.top\
    || box.bottom > out.bottom || part.scrollWidth > part.clientWidth\
    || part.scrollHeight > part.clientHeight; });\
    return cut?.outerHTML ?? ''";

async fn small_windows_cut_nothing(page: &Page) -> Result<()> {
    /// The room between the board and a sentence of two lines.
    const ROOM: &str = "const status = document.getElementById('status');\
        status.textContent = 'word '.repeat(25);\
        return status.getBoundingClientRect().top\
        - document.querySelector('.board-frame').getBoundingClientRect().bottom";
    /// Tools whose name leaves less than two pixels on either side.
    const FULL: &str = "return [...document.querySelectorAll('.tools > .tiles .tile')]\
        .filter((tile) => tile.lastChild.getBoundingClientRect().width > tile.clientWidth - 4)\
        .map((tile) => tile.textContent)";
    page.open_quick(&format!("{TWO_PEOPLE}#m={WITH_EMPTIES}"))
        .await?;
    let languages = page.options("lang").await?;
    // In every language, for a change of it takes a moment, a new window several.
    let every = async |script: &str, arguments: Vec<Value>, what: &str, wanted: Value| {
        for lang in &languages {
            page.choose("lang", lang).await?;
            page.wait_until(lang, |state| state.lang == *lang).await?;
            let found = page.run(script, arguments.clone()).await?;
            check_eq(&format!("{lang}: {what}"), found, wanted.clone())?;
        }
        Ok::<(), anyhow::Error>(())
    };
    let cut = async |what: &str, parts: &str, around: Option<&str>| {
        every(CUT, vec![json!(parts), json!(around)], what, json!("")).await
    };
    for (width, height) in [(320, 568), (360, 740), (1366, 657)] {
        resize(page, width, height, false).await?;
        cut("the sentence of the end", ".sentence", None).await?;
    }
    page.choose("theme", "wood").await?;
    resize(page, 360, 740, false).await?;
    cut("names of two syllables", ".score-name", None).await?;
    page.choose("theme", "classic").await?;
    resize(page, 640, 512, false).await?;
    cut("names", ".score-name", None).await?;
    page.choose("typed", "true").await?;
    resize(page, 568, 320, true).await?;
    cut("the typed square", ".square-input button", None).await?;
    cut(
        "the typed square",
        ".square-input > *",
        Some(".square-input"),
    )
    .await?;
    page.choose("typed", "false").await?;
    resize(page, 1366, 657, false).await?;
    let room = page.run(ROOM, vec![]).await?.as_f64().unwrap_or_default();
    ensure!(room >= 3.0, "two lines lie {room} pixels below the board");
    page.run("document.documentElement.style.fontSize = '200%'", vec![])
        .await?;
    resize(page, 360, 740, true).await?;
    cut("the bar in large type", "[data-group=main]", None).await?;
    cut("its words", "[data-group=main] .slat", None).await?;
    page.run("document.documentElement.style.fontSize = ''", vec![])
        .await?;
    resize(page, 568, 320, true).await?;
    page.press("edit").await?;
    page.wait_for(
        "the editor's panel",
        "return document.querySelector('.brushes')?.checkVisibility()",
    )
    .await?;
    cut("brushes", ".brushes .tile", Some("#learn")).await?;
    for (width, height) in [(320, 568), (360, 740), (768, 1024), (1440, 900)] {
        resize(page, width, height, false).await?;
        every(FULL, vec![], "tools that their names fill", json!([])).await?;
    }
    resize(page, 360, 740, true).await?;
    page.click("#learn .tools .tiles button:nth-child(2)")
        .await?;
    cut(
        "why it cannot be played",
        ".editor-problems li:first-child",
        Some("#learn"),
    )
    .await?;
    page.open_quick("?lang=en&exercise=5").await?;
    page.wait_for(
        "an exercise on the board",
        "return document.querySelector('.exercise .ways-on')?.checkVisibility()",
    )
    .await?;
    cut(
        "the buttons of an exercise",
        ".exercise .ways-on .button",
        None,
    )
    .await?;
    restore(page).await
}

async fn stop_covers_no_word_and_widens_no_page(page: &Page) -> Result<()> {
    /// Keeps, once a move stands beside the button, how many pixels of a line of the sentence it
    /// covers, and how many the page is wider than its window.
    const SEEN: &str = "const stop = document.querySelector('[data-action=stop]');\
        const status = document.getElementById('status');\
        if (!stop.checkVisibility() || !status.textContent.includes('dreht')) return false;\
        const words = document.createRange();\
        words.selectNodeContents(status);\
        const { left, top, bottom } = stop.getBoundingClientRect();\
        const beside = [...words.getClientRects()]\
            .filter((line) => line.bottom > top && line.top < bottom);\
        window.seen = [Math.max(0, ...beside.map((line) => line.right - left)),\
            document.documentElement.scrollWidth - document.documentElement.clientWidth];\
        return true";
    // Beyond the opening book; the thought waits for the engine until *Stop* ends it.
    page.site.hold(ENGINE);
    page.open(
        "?lang=de&black=human&white=computer&level=10&seed=1&think-time=60#m=f5d6c3d3c4f4c5b3",
    )
    .await?;
    for (width, height) in [(320, 568), (360, 740), (568, 320), (768, 1024)] {
        resize(page, width, height, true).await?;
        page.play("c2").await?;
        page.wait_for("a move beside the button", SEEN).await?;
        let seen = page.run("return window.seen", vec![]).await?;
        check_eq(
            &format!("covered, too wide at {width}"),
            seen,
            json!([0, 0]),
        )?;
        page.press("stop").await?;
        page.press("undo").await?;
    }
    restore(page).await
}

async fn nothing_scrolls_sideways_at_any_width(page: &Page) -> Result<()> {
    let every_arrangement = every_arrangement();
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3d3c4f4f6f3"))
        .await?;
    page.choose("typed", "true").await?;
    // 320 by 256 is a window of 1280 by 1024 whose reader has set 400 %.
    for (width, height) in [
        (320, 256),
        (320, 640),
        (360, 740),
        (768, 1024),
        (1024, 700),
        (1440, 900),
        (2560, 1440),
    ] {
        resize(page, width, height, false).await?;
        for lang in ["de", "en"] {
            page.choose("lang", lang).await?;
            page.wait_until(lang, |state| state.lang == lang).await?;
            check_eq(
                &format!("{width} by {height}, {lang}"),
                page.call_async(&every_arrangement, vec![]).await?,
                json!([18, {}]),
            )?;
        }
    }
    // Text at 200 %: the reader's setting of its size alone.
    page.run("document.documentElement.style.fontSize = '200%'", vec![])
        .await?;
    for (width, height) in [(320, 568), (360, 640), (390, 844)] {
        resize(page, width, height, true).await?;
        check_eq(
            "large text: width, no scrolling, board inside",
            page.call(js!("narrow-page.js"), vec![]).await?,
            json!([width, true, true]),
        )?;
        for lang in ["de", "en"] {
            page.choose("lang", lang).await?;
            page.wait_until(lang, |state| state.lang == lang).await?;
            for selector in [".score-name", ".score-player"] {
                let names = "return [...document.querySelectorAll(arguments[0])]\
                    .map((name) => name.scrollWidth > name.clientWidth)";
                check_eq(
                    &format!("{selector} cut at {width}, {lang}"),
                    page.run(names, vec![json!(selector)]).await?,
                    json!([false, false]),
                )?;
            }
        }
    }
    restore(page).await
}

/// The language with the longest texts.
async fn a_small_phone_shows_the_whole_sheet_of_a_link_and_says_nothing_twice(
    page: &Page,
) -> Result<()> {
    open_on_touch_screen(page, 360, 740, "?lang=de&black=human&white=friend").await?;
    page.play("f5").await?;
    let scrolls = "const sheet = document.querySelector('#send[open]');\
        return sheet?.querySelector('[name=name]')\
            ? sheet.scrollHeight > sheet.clientHeight : null";
    page.wait_for(
        "the sheet",
        &format!("return (() => {{ {scrolls} }})() !== null"),
    )
    .await?;
    check_eq(
        "the sheet scrolls",
        page.run(scrolls, vec![]).await?,
        json!(false),
    )?;
    open_on_touch_screen(page, 390, 844, "?lang=de&exercise=1").await?;
    let set = "return document.querySelector('.exercise[data-stage=find]') !== null";
    page.wait_for("the exercise", set).await?;
    let said = page.state().await?.status;
    page.press("hint").await?;
    page.wait_until("the hint", |state| state.status != said)
        .await?;
    let repeated = "const panel = document.querySelector('.exercise').innerText;\
        return document.querySelector('#status').textContent.split(/(?<=[.?!])\\s+/)\
            .filter((sentence) => panel.includes(sentence))";
    check_eq("said twice", page.run(repeated, vec![]).await?, json!([]))?;
    page.play("b8").await?;
    let solved = "return document.querySelector('.exercise[data-stage=solved] \
        .exercise-verdict').textContent !== ''";
    page.wait_for("the solved exercise", solved).await?;
    check_eq("said twice", page.run(repeated, vec![]).await?, json!([]))?;
    restore(page).await
}

/// On a first visit too, and beside the card of a new version.
async fn a_phone_shows_the_guide_and_a_new_version_clear_of_the_board(page: &Page) -> Result<()> {
    for lang in ["de", "en"] {
        for (width, height) in [(360, 616), (390, 844)] {
            let query = TWO_PEOPLE.replacen("en", lang, 1);
            open_on_touch_screen(page, width, height, &query).await?;
            let seen = page.call(js!("phone-parts.js"), vec![]).await?;
            let place = format!("{width} by {height}, {lang}: {seen}");
            ensure!(seen["card"] == false, "the new version's card: {place}");
            let guide = seen["guide"].as_f64().context("a height")?;
            ensure!(guide >= 40.0, "the guide: {place}");
        }
        open_on_touch_screen(page, 320, 568, &TWO_PEOPLE.replacen("en", lang, 1)).await?;
        page.wait_for(
            "the first sentence, which needs no scrolling in the smallest strip",
            "const guide = document.querySelector('.guide');\
             return guide.clientHeight > 0 && guide.scrollHeight <= guide.clientHeight",
        )
        .await?;
    }
    restore(page).await
}

async fn the_end_screen_needs_no_scrolling_on_a_phone(page: &Page) -> Result<()> {
    let over = "return ['#end', '.end-words'].flatMap((part) => {\
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.querySelector(part);\
        return [scrollHeight - clientHeight, scrollWidth - clientWidth]; })";
    for (theme, lang) in ["classic", "garden", "wood", "contrast"]
        .into_iter()
        .flat_map(|theme| [(theme, "de"), (theme, "en")])
    {
        // Against a computer, which is one theme's to show, there is more to choose.
        let white = if theme == "classic" {
            "computer"
        } else {
            "human"
        };
        page.open_again(&format!(
            "?lang={lang}&black=human&white={white}&theme={theme}"
        ))
        .await?;
        for moves in [DRAW, WITH_EMPTIES, BLACK_WIPES_OUT] {
            page.run(&format!("location.hash = '#m={moves}'"), vec![])
                .await?;
            page.wait_until("the end screen", |state| {
                state.end.is_some() && state.played() == moves
            })
            .await?;
            for (width, height) in [(320, 568), (360, 740)] {
                resize(page, width, height, true).await?;
                let seen = page.run(over, vec![]).await?;
                check_eq(
                    &format!("{width}, {theme}, {lang}, {moves}"),
                    seen,
                    json!([0, 0, 0, 0]),
                )?;
            }
        }
    }
    // Where the card covers the sentence, a problem lies above the card.
    resize(page, 320, 568, true).await?;
    page.run("location.hash = '#m=zz'", vec![]).await?;
    let seen = "const sentence = document.querySelector('#status[data-problem]');\
        if (sentence === null) return false;\
        const { left, top, width, height } = sentence.getBoundingClientRect();\
        const found = document.elementFromPoint(left + width / 2, top + height / 2);\
        const line = found?.closest('.status-line');\
        return line !== null && getComputedStyle(line).opacity === '1'";
    page.wait_for("a problem over the card", seen).await?;
    restore(page).await
}

async fn everything_is_large_enough_for_a_finger(page: &Page) -> Result<()> {
    // A dialog that is still rising gives its buttons fractions of a pixel less.
    let small = "for (const moving of document.getAnimations()) \
            if (Number.isFinite(moving.effect.getComputedTiming().endTime)) moving.finish();\
        return [...document.querySelectorAll('button, select, textarea, a[href], summary, input')]\
        .filter((e) => e.getClientRects().length > 0 && !e.matches('.skip'))\
        .map((e) => [e, (e.matches('[type=radio], [type=checkbox]') ? e.closest('label') : e).getBoundingClientRect()])\
        .filter(([e, b]) => { const least = e.closest('#board') ? 40 : 44; return b.height < least || b.width < least })\
        .map(([e, b]) => e.outerHTML.slice(0, 90) + ' ' + b.width.toFixed(1) + ' by ' + b.height.toFixed(1))";
    for (width, height) in [(360, 740), (768, 1024), (1280, 800)] {
        let game = format!("{TWO_PEOPLE}#m=f5d6c3d3");
        open_on_touch_screen(page, width, height, &game).await?;
        check_media(page, "(pointer: coarse)").await?;
        page.choose("typed", "true").await?;
        for panel in ["game", "settings", "help"] {
            page.call(js!("show-panel.js"), vec![json!(panel)]).await?;
            let beside = page.run(small, vec![]).await?;
            check_eq(
                &format!("{panel}, too small for a finger at {width}"),
                beside,
                json!([]),
            )?;
        }
        page.run(
            "document.querySelector('[data-action=text]').click()",
            vec![],
        )
        .await?;
        let dialog = page.run(small, vec![]).await?;
        check_eq(&format!("in the dialog at {width}"), dialog, json!([]))?;
    }
    // A computer is to move: the button that makes it move lies on nothing else. The text of the
    // menu stays in its sheet on a low telephone.
    open_on_touch_screen(page, 768, 1024, "?lang=de#m=f5").await?;
    let clear = "const button = document.querySelector('[data-action=stop]');\
        const { left, bottom, width, height } = button.getBoundingClientRect();\
        const found = document.elementFromPoint(left + width / 2, bottom - 2);\
        return height >= 44 && button.contains(found)";
    page.wait_for("a button clear of the tabs", clear).await?;
    let whole = "const { top, bottom } =\
        document.querySelector('[data-action=stop]').getBoundingClientRect();\
        const board = document.querySelector('.board-frame').getBoundingClientRect();\
        return top >= board.bottom && bottom <= innerHeight";
    open_on_touch_screen(page, 1024, 768, "?lang=de#m=f5").await?;
    page.wait_for("a button between board and edge", whole)
        .await?;
    resize(page, 568, 320, true).await?;
    page.run("document.querySelector('.menu-opener').click()", vec![])
        .await?;
    let cut = "return [...document.querySelectorAll('.menu [data-text]')]\
        .filter((text) => text.getClientRects().length > 0)\
        .filter((text) => text.getBoundingClientRect().right > innerWidth || text.scrollWidth > text.clientWidth + 1)\
        .map((text) => text.textContent)";
    page.wait_for(
        "the menu",
        "return document.querySelector('.menu[data-open]') !== null",
    )
    .await?;
    check_eq(
        "words cut in the menu",
        page.run(cut, vec![]).await?,
        json!([]),
    )?;
    let empty = "return [...document.querySelectorAll('.menu > .actions')]\
        .filter((group) => group.checkVisibility())\
        .filter((group) => ![...group.children].some((entry) => entry.checkVisibility()))\
        .map((group) => group.dataset.group)";
    check_eq(
        "groups of the menu without an entry",
        page.run(empty, vec![]).await?,
        json!([]),
    )?;
    restore(page).await
}

async fn everything_is_large_enough_for_a_pointer(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3")).await?;
    for (panel, button) in [("settings", "summary"), ("games", "[data-library-menu]")] {
        page.call(js!("show-panel.js"), vec![json!(panel)]).await?;
        page.wait_for(
            panel,
            &format!("return document.querySelector('[data-panel={panel}] {button}') !== null"),
        )
        .await?;
        let small = format!(
            "document.querySelector('[data-panel={panel}] {button}').click();\
             return [...document.querySelectorAll('button, select, a[href], summary, input')]\
               .filter((each) => each.checkVisibility() && !each.matches('.skip'))\
               .map((each) => each.matches('[type=radio], [type=checkbox]')\
                 ? each.closest('label') : each)\
               .filter((each) => each.getBoundingClientRect().height < 24)\
               .map((each) => each.outerHTML.slice(0, 90))"
        );
        let small = page.run(&small, vec![]).await?;
        check_eq(
            &format!("lower than 24 pixels in {panel}"),
            small,
            json!([]),
        )?;
    }
    Ok(())
}

/// Touches the middle of a square.
async fn touch(page: &Page, square: &str) -> Result<()> {
    let middle = "const square = document.querySelector(`#board [data-square=${arguments[0]}]`);
        const { left, top, width, height } = square.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 }";
    let middle = page.run(middle, vec![json!(square)]).await?;
    for (event, points) in [("touchStart", json!([middle])), ("touchEnd", json!([]))] {
        let parameters = json!({ "type": event, "touchPoints": points });
        devtools(page, "Input.dispatchTouchEvent", parameters).await?;
    }
    Ok(())
}

async fn fingers_play_the_side_games_to_their_end(page: &Page) -> Result<()> {
    for (game, squares, status) in [
        (
            "connect-four",
            "d1 e6 d3 e1 d4 e4 d6",
            "Red drops into column 4. Red wins. Four in a row after 7 moves.",
        ),
        (
            "tic-tac-toe",
            "b2 a1 c1 a3 a2 c2 b1 b3 c3",
            "Cross plays c3. A draw. The board is full.",
        ),
    ] {
        open_on_touch_screen(page, 360, 740, &format!("{TWO_PEOPLE}&game={game}")).await?;
        check_media(page, "(pointer: coarse)").await?;
        page.choose("animation", "off").await?;
        for (played, square) in (1..).zip(squares.split(' ')) {
            touch(page, square).await?;
            page.wait_until(square, |state| state.moves.len() == played)
                .await?;
        }
        let state = page
            .wait_until("the card of the end", |state| state.end.is_some())
            .await?;
        check_eq("status", state.status.as_str(), status)?;
        check_as_wide_as_the_bar(page, "#end", true).await?;
    }
    restore(page).await
}

async fn reduced_motion_means_none(page: &Page) -> Result<()> {
    page.open(TWO_PEOPLE).await?;
    check_media(page, "(prefers-reduced-motion: reduce)").await?;
    page.choose("animation", "slow").await?;
    page.play("f5").await?;
    let discs = page.call(js!("motion-at.js"), vec![json!(0)]).await?;
    let discs: Vec<Value> = serde_json::from_value(discs)?;
    ensure!(
        discs.len() == 2 && discs.iter().all(|disc| disc["flipped"] == true),
        "f5 and e5 show their black faces alone: {discs:?}"
    );
    page.hint().await?;
    let moving = "return document.getAnimations().filter((a) => a.effect.getComputedTiming().duration > 0).length";
    check_eq("what moves", page.run(moving, vec![]).await?, json!(0))?;
    // A game that plays by itself: each disc is there at once, and none turns.
    let steps = "&embed=1&lock=board&controls=first,back,next,last,play#m=f5d6c3&ply=0";
    page.open_again(&format!("{TWO_PEOPLE}{steps}")).await?;
    page.press("play").await?;
    for square in ["f5", "d6", "c3"] {
        page.wait_until(square, |state| state.disc(square) != '-')
            .await?;
        check_eq(square, page.run(moving, vec![]).await?, json!(0))?;
    }
    let last = page.call(js!("motion-at.js"), vec![json!(0)]).await?;
    let last: Vec<Value> = serde_json::from_value(last)?;
    ensure!(
        last.len() == 2 && last.iter().all(|disc| disc["flipped"] == true),
        "c3 and d4 show their black faces alone: {last:?}"
    );
    Ok(())
}

async fn more_contrast_chooses_its_theme_on_a_first_visit(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    check_media(page, "(prefers-contrast: more)").await?;
    check_eq("theme", page.chosen("theme").await?.as_str(), "contrast")?;
    page.choose("theme", "garden").await?;
    page.reload().await?;
    check_eq("chosen", page.chosen("theme").await?.as_str(), "garden")
}

/// On squares and discs of any theme one of the two rings has a contrast of 3 to 1.
async fn the_focus_has_two_rings_in_every_theme(page: &Page) -> Result<()> {
    for theme in ["classic", "garden", "wood", "contrast"] {
        page.open_quick(&format!("{TWO_PEOPLE}&theme={theme}"))
            .await?;
        page.square("d3").await?.focus().await?;
        page.keys(Key::Right).await?;
        let rings = "const style = getComputedStyle(document.activeElement);\
            const luminance = (colour) => colour.match(/[\\d.]+/g).slice(0, 3)\
                .map((part) => part / 255)\
                .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)\
                .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);\
            const [one, other] = [style.outlineColor, style.boxShadow].map(luminance);\
            const isOutside = !style.boxShadow.includes('inset');\
            return { isOutside, contrast: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) };";
        let found = page.run(rings, vec![]).await?;
        check_eq(
            "the second ring lies outside the picture",
            &found["isOutside"],
            &json!(true),
        )?;
        let contrast = found["contrast"].as_f64().unwrap_or_default();
        ensure!(
            contrast >= 9.0,
            "{theme}: the rings differ by {contrast} to 1"
        );
    }
    Ok(())
}

async fn pieces_stand_out_from_their_squares(page: &Page) -> Result<()> {
    for theme in ["classic", "garden", "wood", "contrast"] {
        page.open_quick(&format!("{TWO_PEOPLE}&theme={theme}"))
            .await?;
        page.wait_for(
            "the pictures",
            "return [...document.querySelectorAll('#board .face')].every((i) => i.complete && i.naturalWidth > 0)",
        )
        .await?;
        let found = page.call(js!("piece-contrast.js"), vec![]).await?;
        let found: Vec<f64> = serde_json::from_value(found)?;
        ensure!(
            found.len() == 2 && found.iter().all(|&contrast| contrast >= 3.0),
            "{theme}: black and white pieces by {found:?} to 1"
        );
    }
    Ok(())
}

/// The element with the focus, as its `data-action`, name or id.
async fn focus(page: &Page) -> Result<String> {
    let script = "const e = document.activeElement;\
        return e.dataset.action ?? (e.matches('[data-menu]') ? 'menu' : null)\
        ?? e.getAttribute('name') ?? (e.id || e.tagName.toLowerCase())";
    let found = page.run(script, vec![]).await?;
    Ok(found.as_str().unwrap_or_default().to_owned())
}

/// Presses Tab until the focus is on `wanted`.
async fn tab_to(page: &Page, wanted: &str) -> Result<()> {
    let mut seen = Vec::new();
    for _ in 0..80 {
        page.keys(Key::Tab).await?;
        let found = focus(page).await?;
        if found == wanted {
            return Ok(());
        }
        seen.push(found);
    }
    anyhow::bail!("Tab never reaches {wanted}, only {seen:?}")
}

async fn dialogs_close_by_keys_and_return_the_focus(page: &Page) -> Result<()> {
    for (action, dialog) in [("text", "text"), ("clubs", "clubs")] {
        page.open_quick(TWO_PEOPLE).await?;
        tab_to(page, "menu").await?;
        page.keys(Key::Enter).await?;
        tab_to(page, action).await?;
        page.keys(Key::Enter).await?;
        let inside = format!(
            "return document.querySelector('dialog#{dialog}').contains(document.activeElement)"
        );
        page.wait_for("the focus in the dialog", &inside).await?;
        page.keys(Key::Escape).await?;
        let open = format!("return !document.querySelector('dialog#{dialog}').open");
        page.wait_for("Escape closes the dialog", &open).await?;
        check_eq("focus", focus(page).await?.as_str(), "menu")?;
        page.keys(Key::Enter).await?;
        let opened = "return document.querySelector('[data-menu][aria-expanded=true]') !== null";
        page.wait_for("the menu, by the key that opened it first", opened)
            .await?;
        page.keys(Key::Escape).await?;
    }
    tab_to(page, "tab-game").await?;
    for (key, tab, shown) in [(Key::End, "tab-help", true), (Key::Home, "tab-game", false)] {
        page.keys(key).await?;
        let help = format!("return document.getElementById('help').hidden !== {shown}");
        page.wait_for("help", &help).await?;
        check_eq("focus", focus(page).await?.as_str(), tab)?;
    }
    Ok(())
}

async fn settings_are_changed_by_keys_alone(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    tab_to(page, "tab-game").await?;
    page.keys(Key::End).await?;
    page.keys(Key::Left).await?;
    check_eq("focus", focus(page).await?.as_str(), "tab-settings")?;
    tab_to(page, "sound").await?;
    tab_to(page, "summary").await?;
    page.keys(Key::Enter).await?;
    let open = "return document.querySelector('.more-settings').open";
    page.wait_for("all settings", open).await?;
    tab_to(page, "start").await?;
    page.keys(Key::Down).await?;
    tab_to(page, "confirm").await?;
    page.keys(' ').await?;
    for (name, value) in [("start", "parallel"), ("confirm", "true")] {
        check_eq(name, page.chosen(name).await?.as_str(), value)?;
    }
    Ok(())
}

/// Role and name of each node that a screen reader is shown.
async fn shown_nodes(page: &Page) -> Result<Vec<(String, String)>> {
    devtools(page, "Accessibility.enable", json!({})).await?;
    let tree = devtools(page, "Accessibility.getFullAXTree", json!({})).await?;
    let nodes = tree["nodes"].as_array().context("a tree of nodes")?;
    let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
    let shown = nodes.iter().filter(|node| node["ignored"] != true);
    Ok(shown
        .map(|node| (text(&node["role"]), text(&node["name"])))
        .collect())
}

/// Selector, role and name.
type Named = (&'static str, &'static str, &'static str);

/// The parts that there are once while each panel shows.
const ONCE: [(&str, &[Named]); 3] = [
    (
        "game",
        &[
            ("#board", "grid", "Board"),
            (".fence", "navigation", "Game"),
            (".tabs", "tablist", "Panels"),
            ("[data-tab=settings]", "tab", "Settings"),
            ("#game", "tabpanel", "Play"),
            ("[data-moves]", "list", "Moves"),
            ("[data-guide]", "complementary", "First steps"),
            (".play", "region", "Board and score"),
            (".wordmark", "heading", "Reversi"),
            (".square-input input", "textbox", "Type a square"),
            (".fence [data-action=new]", "button", "New game"),
            ("[data-square=d6]", "button", "d6, legal move"),
            ("[data-ply='1']", "button", "Move 1: Black, f5"),
            ("#board tr:first-child th:nth-child(2)", "columnheader", "a"),
            ("#board tbody tr:last-child th", "rowheader", "8"),
        ],
    ),
    (
        "settings",
        &[
            ("#settings", "tabpanel", "Settings"),
            (".settings", "form", "Settings"),
        ],
    ),
    (
        "help",
        &[
            ("#help", "tabpanel", "Help"),
            ("#help h2", "heading", "Help"),
        ],
    ),
];

/// Roles of what can be operated, and so needs a name.
const OPERABLE: [&str; 7] = [
    "button", "combobox", "textbox", "checkbox", "radio", "slider", "link",
];

async fn a_screen_reader_finds_names_roles_and_one_live_region(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play("f5").await?;
    page.choose("typed", "true").await?;
    for (panel, once) in ONCE {
        page.open_panel(panel).await?;
        let shown = shown_nodes(page).await?;
        for (_, wanted, called) in once {
            let named = shown.iter().filter(|(role, _)| role == wanted);
            let names: Vec<&String> = named.map(|(_, name)| name).collect();
            let count = names.iter().filter(|name| **name == *called).count();
            ensure!(count == 1, "one {wanted} {called:?} among {names:?}");
        }
        let cells = shown.iter().filter(|(role, _)| role == "gridcell").count();
        check_eq("squares and the corner of the headers", cells, 64 + 1)?;
        let mut operable = shown
            .iter()
            .filter(|(role, _)| OPERABLE.contains(&role.as_str()));
        let nameless = operable.find(|(_, name)| name.is_empty());
        ensure!(nameless.is_none(), "without a name: {nameless:?}");
    }
    let live = "return [...document.querySelectorAll('main :is([aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log])')]\
        .map((e) => e.id)";
    check_eq(
        "live regions",
        page.run(live, vec![]).await?,
        json!(["live"]),
    )
}

async fn every_engine_computes_the_same_names_and_roles(page: &Page) -> Result<()> {
    /// The controls in sight, but for the squares, which have another kind of name.
    const OPERATED: &str = "return [...document.querySelectorAll(\
        ':is(button:not([data-square]), select, input, textarea, a[href])')]\
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))";
    let is_webkit = page.browser.engine == Engine::Webkit;
    page.open_quick(TWO_PEOPLE).await?;
    page.play("f5").await?;
    page.choose("typed", "true").await?;
    for (panel, once) in ONCE {
        page.open_panel(panel).await?;
        for (selector, role, name) in once {
            let found = role_and_name(page, &page.find(selector).await?).await?;
            let found = (found.0.as_str(), found.1.as_str());
            // WebKit leaves the names of header cells to their texts, and ends that of a field by
            // what the field shows.
            let is_prefix = found.1.starts_with(name) || role.ends_with("header");
            if !(is_webkit && is_prefix && found.0 == *role) {
                check_eq(selector, found, (*role, *name))?;
            }
        }
        let parts = page.browser.session.execute(OPERATED, vec![]).await?;
        let parts = parts.elements()?;
        ensure!(parts.len() > 10, "{} things to operate", parts.len());
        for part in parts {
            let (role, name) = role_and_name(page, &part).await?;
            ensure!(!name.is_empty(), "a {role} without a name in {panel}");
        }
    }
    Ok(())
}

async fn the_marks_of_a_comment_are_printed(page: &Page) -> Result<()> {
    page.open_quick("?guide=off&black=human&white=human")
        .await?;
    page.paste("1. f5 d6 2. c3 {marks [%csl Gd2][%cal Gb1g6]}")
        .await?;
    let drawn = "return document.querySelectorAll('.drawn-marks .drawn').length === 2";
    page.wait_for("a circle and an arrow", drawn).await?;
    devtools(
        page,
        "Emulation.setEmulatedMedia",
        json!({ "media": "print" }),
    )
    .await?;
    check_media(page, "print").await?;
    let printed = "return [...document.querySelectorAll('.drawn-marks .drawn')]\
                   .map((mark) => mark.checkVisibility({ visibilityProperty: true }))";
    check_eq(
        "marks that the print shows",
        page.run(printed, vec![]).await?,
        json!([true, true]),
    )?;
    check_eq(
        "the dot of a legal move on it",
        page.run(
            "return document.querySelector('[data-square=\"d3\"] .mark')\
             .checkVisibility({ visibilityProperty: true })",
            vec![],
        )
        .await?,
        json!(false),
    )?;
    restore(page).await
}

async fn a_game_prints_on_one_page_upright_and_across(page: &Page) -> Result<()> {
    for choices in [
        "lang=de&theme=garden&scheme=dark",
        "lang=en&theme=classic&level=klauwastekannz",
    ] {
        page.open_quick(&format!("?{choices}#m={WITH_PASSES}"))
            .await?;
        // The screen at the end of the game hides what is below it: the paper has it all the same.
        page.wait_for(
            "the end of the game with all its moves",
            "return document.querySelector('#end').checkVisibility() &&\
             document.querySelectorAll('.moves [data-ply]').length === 60",
        )
        .await?;
        for landscape in [false, true] {
            let options = json!({
                "landscape": landscape, "preferCSSPageSize": true, "printBackground": true,
            });
            let printed = devtools(page, "Page.printToPDF", options).await?;
            let sheet = BASE64_STANDARD.decode(printed["data"].as_str().context("no sheet")?)?;
            let sheet = String::from_utf8_lossy(&sheet);
            let pages =
                sheet.matches("/Type /Page").count() - sheet.matches("/Type /Pages").count();
            check_eq(
                &format!("pages, across: {landscape}"),
                json!(pages),
                json!(1),
            )?;
        }
        devtools(
            page,
            "Emulation.setEmulatedMedia",
            json!({ "media": "print" }),
        )
        .await?;
        check_media(page, "print").await?;
        let cut = "const { left, right } = document.querySelector('.board-frame')\
                   .getBoundingClientRect();\
                   const end = arguments[0] ? innerWidth : right;\
                   return [...document.querySelectorAll('.score, .opening, .moves li')]\
                   .filter((shown) => {\
                     const place = shown.getBoundingClientRect();\
                     return !shown.checkVisibility({ visibilityProperty: true }) ||\
                     place.left < left - 1 || place.right > end + 1 ||\
                     (shown.matches('li') && shown.scrollWidth > shown.clientWidth + 1); })\
                   .map((shown) => shown.textContent)";
        let columns = "const moves = [...document.querySelectorAll('.moves li')];\
                       const board = document.querySelector('.board-frame');\
                       const { right } = board.getBoundingClientRect();\
                       return [document.querySelector('.flank').checkVisibility(),\
                       new Set(moves.map(({ offsetLeft }) => offsetLeft)).size,\
                       moves.every((move) => move.getBoundingClientRect().left > right)]";
        // Windows in the shape of a sheet, upright and across: the layout of wide ones does not
        // hold for paper.
        for (width, height, expected) in [
            (800, 1130, json!([false, 6, false])),
            (1440, 900, json!([false, 4, true])),
        ] {
            resize(page, width, height, false).await?;
            check_eq(
                &format!("what is hidden or cut at {width} by {height} pixels"),
                page.run(cut, vec![json!(width > height)]).await?,
                json!([]),
            )?;
            check_eq(
                "the buttons' column, the columns of moves, and whether they stand beside the board",
                page.run(columns, vec![]).await?,
                expected,
            )?;
        }
        restore(page).await?;
    }
    Ok(())
}
