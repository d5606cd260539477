//! Large type and narrow windows: a browser's font of twice the usual size on a telephone, labels
//! that keep their words whole, the sentence beside its button, and frames of fixed size.

use super::layout::resize;
use anyhow::{Result, ensure};
use reversi_tests::browser::{LARGE_FONT, Preference};
use reversi_tests::known_games::BLACK_WIPES_OUT;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::{Case, preferring};
use reversi_tests::{cases, check_eq, js};
use serde_json::json;

pub fn cases() -> Vec<Case> {
    let large = cases!["large_type": Everywhere: [
        a_font_of_twice_the_size_keeps_guide_and_end_card_readable,
        a_font_of_twice_the_size_leaves_every_opponent_to_choose,
        a_font_of_twice_the_size_leaves_an_exercise_its_words,
    ]];
    let usual = cases!["large_type":
        // Every engine breaks lines by its own code.
        Everywhere: [
            labels_of_actions_keep_their_words_whole,
            no_button_of_a_board_stands_alone_below_others,
            a_frame_of_fixed_size_does_not_scroll_at_the_end,
            the_sentence_beside_its_button_is_whole_or_shows_that_it_goes_on,
            text_spacing_cuts_no_word,
            a_low_window_shows_a_field_below_its_label,
            a_low_window_leaves_the_opponents_most_of_it,
        ],
    ];
    [preferring(Preference::LargeFont, large), usual].concat()
}

/// Opens the page in a frame of that size, and enters the frame.
async fn open_in_frame(page: &Page, rest: &str, width: u32, height: u32) -> Result<()> {
    let source = page.site.url(rest);
    let text = format!(
        "<!DOCTYPE html><html lang=en><title>Frame</title><body style='margin:0'>\
         <iframe src='{source}' width={width} height={height} style='border:0'></iframe>"
    );
    let address = page.site.publish("/framed", &text, None)?;
    page.goto(&address).await?;
    page.browser.session.enter_frame(0).await?;
    page.wait_for_board().await.map(drop)
}

/// Leaves the frame, for the next case.
async fn leave_frame(page: &Page) -> Result<()> {
    page.check_problems().await?;
    Ok(page.browser.session.enter_default_frame().await?)
}

/// Fails unless the page is in the large font of its visitor.
async fn check_large_font(page: &Page) -> Result<()> {
    let size = "return getComputedStyle(document.documentElement).fontSize";
    let expected = json!(format!("{LARGE_FONT}px"));
    check_eq("the font", page.run(size, vec![]).await?, expected)
}

/// The parts that do not lie whole in their place, or are covered there.
const NOT_WHOLE: &str = "const [holder, ...parts] = arguments;\
    const outer = document.querySelector(holder).getBoundingClientRect();\
    return parts.flatMap((selector) => [...document.querySelectorAll(selector)])\
        .filter((part) => part.checkVisibility()).flatMap((part) => {\
        const range = document.createRange();\
        range.selectNodeContents(part);\
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);\
        const box = part.getBoundingClientRect();\
        return lines.every(({ left, top, right, bottom }) =>\
            left >= outer.left && right <= outer.right\
            && top >= outer.top - 1 && bottom <= outer.bottom + 1\
            && left >= box.left - 1 && right <= box.right + 1\
            && part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))\
            && lines.length > 0 ? [] : [part.textContent]; })";

/// How many pixels the page is larger than its window.
const BEYOND: &str = "const root = document.documentElement;\
    return [Math.max(0, root.scrollWidth - root.clientWidth),\
        Math.max(0, root.scrollHeight - root.clientHeight)]";

async fn a_font_of_twice_the_size_keeps_guide_and_end_card_readable(page: &Page) -> Result<()> {
    for lang in ["de", "en"] {
        let query = format!("?lang={lang}&black=human&white=human");
        open_in_frame(page, &query, 390, 844).await?;
        check_large_font(page).await?;
        let parts = [
            "[data-guide]",
            "[data-shown] > :first-child",
            "[data-guide-next] span",
        ];
        let parts = parts.map(|part| json!(part)).to_vec();
        let found = page.run(NOT_WHOLE, parts).await?;
        check_eq(&format!("the guide, {lang}"), found, json!([]))?;
        open_in_frame(page, &format!("{query}#m={BLACK_WIPES_OUT}"), 390, 844).await?;
        check_large_font(page).await?;
        page.wait_until("the end screen", |state| state.end.is_some())
            .await?;
        page.wait_for(
            "the card at rest",
            "return document.querySelector('#end').getAnimations().length === 0",
        )
        .await?;
        let parts = ["#end", "#end-title", "#end .button span"];
        let parts = parts.map(|part| json!(part)).to_vec();
        let found = page.run(NOT_WHOLE, parts).await?;
        check_eq(&format!("the card, {lang}"), found, json!([]))?;
        let beyond = page.run(BEYOND, vec![]).await?;
        check_eq(&format!("beyond the window, {lang}"), beyond, json!([0, 0]))?;
    }
    leave_frame(page).await
}

async fn a_font_of_twice_the_size_leaves_every_opponent_to_choose(page: &Page) -> Result<()> {
    for (width, height) in [(390, 844), (740, 360)] {
        open_in_frame(page, "?lang=en", width, height).await?;
        check_large_font(page).await?;
        page.press("new").await?;
        page.wait_for(
            "the picker at rest",
            "const picker = document.querySelector('#players');\
             return picker?.open && picker.getAnimations().length === 0",
        )
        .await?;
        let covered = "const isCovered = (part) => {\
                const { left, right, top, bottom } = part.getBoundingClientRect();\
                return !part.contains(\
                    document.elementFromPoint((left + right) / 2, (top + bottom) / 2)); };\
            const picker = document.querySelector('#players');\
            picker.scrollTop = 0;\
            const ways = [...picker.querySelectorAll('.chosen .button:not([hidden])')].filter(isCovered);\
            const faces = [...picker.querySelectorAll('.faces [data-choice]')].filter((face) => {\
                face.scrollIntoView({ block: 'center' });\
                return isCovered(face); });\
            const cut = [...picker.querySelectorAll('[data-choice]')]\
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);\
            return [...ways, ...faces, ...cut].map((part) => part.textContent.trim())";
        let covered = page.run(covered, vec![]).await?;
        check_eq(
            &format!("covered or cut at {width} by {height} pixels"),
            covered,
            json!([]),
        )?;
    }
    leave_frame(page).await
}

async fn a_font_of_twice_the_size_leaves_an_exercise_its_words(page: &Page) -> Result<()> {
    open_in_frame(page, "?lang=en&exercise=1", 1280, 900).await?;
    check_large_font(page).await?;
    let lesson = "return document.querySelector('.exercise-head .note') !== null";
    page.wait_for("the lesson", lesson).await?;
    let parts = [
        "body",
        ".score [data-player]",
        ".exercise-head h2",
        ".exercise-head .note",
    ];
    let parts = parts.map(|part| json!(part)).to_vec();
    check_eq("cut words", page.run(NOT_WHOLE, parts).await?, json!([]))?;
    leave_frame(page).await
}

/// In a window of 1280 by 1024 whose reader has set 400 %.
async fn a_low_window_shows_a_field_below_its_label(page: &Page) -> Result<()> {
    open_in_frame(page, "?lang=en#evening", 320, 256).await?;
    let field = "document.querySelector('.evening textarea')";
    page.wait_for("the evening", &format!("return {field} !== null"))
        .await?;
    let covered = format!(
        "const field = {field}; const label = field.closest('label') ?? field.labels[0];\
         label.scrollIntoView({{ block: 'start' }});\
         const isAt = (left, top) => label.contains(document.elementFromPoint(left, top));\
         const [words, box] = [label, field].map((part) => part.getBoundingClientRect());\
         return [isAt(words.left + 4, words.top + 4), isAt(box.left + 9, box.top + 4)]"
    );
    check_eq(
        "label and field in sight",
        page.run(&covered, vec![]).await?,
        json!([true, true]),
    )?;
    leave_frame(page).await
}

async fn a_low_window_leaves_the_opponents_most_of_it(page: &Page) -> Result<()> {
    open_in_frame(page, "?lang=en", 320, 256).await?;
    page.press("new").await?;
    let at_rest = "const picker = document.querySelector('#players');\
        return picker?.open && picker.getAnimations().length === 0";
    page.wait_for("the picker at rest", at_rest).await?;
    // Between its upper edge and the buttons, which stay in sight.
    let room = "const top = (part) => document.querySelector(part).getBoundingClientRect().top;\
        return Math.round(top('.chosen .buttons') - Math.max(0, top('#players')))";
    let room = page.run(room, vec![]).await?;
    ensure!(
        room.as_i64() >= Some(200),
        "{room} pixels of 256 for the opponents"
    );
    leave_frame(page).await
}

/// The buttons of a board whose words are not in their middle.
const ASIDE: &str = "const middle = ({ left, right }) => (left + right) / 2;\
    const isAside = (button) => { const words = document.createRange();\
        words.selectNodeContents(button.querySelector('.slat'));\
        const [there, here] = [button, words].map((part) => part.getBoundingClientRect());\
        return button.checkVisibility() && Math.abs(middle(there) - middle(here)) > 1 };\
    const buttons = [...document.querySelectorAll('[data-embed] .fence [data-action]')];\
    return buttons.filter(isAside).map((button) => button.dataset.action)";

async fn labels_of_actions_keep_their_words_whole(page: &Page) -> Result<()> {
    const MANY: &str = "&embed=1&controls=new,undo,redo,hint,best,random,swap,previous,review,\
        edit,text,help,stop";
    for rest in ["", MANY] {
        open_in_frame(page, &format!("{TWO_PEOPLE}{rest}#m=f5d6c3"), 300, 700).await?;
        for width in (300..=420).step_by(40) {
            resize(page, width, 700).await?;
            for lang in page.options("lang").await? {
                page.choose("lang", &lang).await?;
                page.wait_until(&lang, |state| state.lang == lang).await?;
                let broken = page.call(js!("broken-labels.js"), vec![]).await?;
                check_eq(&format!("{lang}{rest}, {width} pixels"), broken, json!([]))?;
                let aside = page.run(ASIDE, vec![]).await?;
                check_eq(&format!("aside, {lang}, {width} pixels"), aside, json!([]))?;
            }
        }
    }
    leave_frame(page).await
}

async fn no_button_of_a_board_stands_alone_below_others(page: &Page) -> Result<()> {
    const ROWS: &str = "const rows = {};\
        for (const button of document.querySelectorAll('[data-embed] .fence .action'))\
            if (button.checkVisibility()) {\
                const { top } = button.getBoundingClientRect();\
                rows[top] = (rows[top] ?? 0) + 1; }\
        return Object.values(rows)";
    for (controls, [narrow, wide]) in [
        ("new,undo,hint,best", [json!([4]), json!([4])]),
        ("new,undo,redo,hint,best", [json!([3, 2]), json!([5])]),
        ("new,undo,redo,hint,best,text", [json!([3, 3]), json!([6])]),
        (
            "new,undo,redo,hint,best,text,help",
            [json!([4, 3]), json!([4, 3])],
        ),
        (
            "new,undo,redo,hint,best,random,edit,text,help",
            [json!([3, 3, 3]), json!([5, 4])],
        ),
    ] {
        let query = format!("?lang=en&embed=1&controls={controls}");
        open_in_frame(page, &query, 320, 700).await?;
        for (width, rows) in [(320, narrow), (480, wide)] {
            resize(page, width, 700).await?;
            let found = page.run(ROWS, vec![]).await?;
            check_eq(&format!("{controls}, {width} pixels"), found, rows)?;
        }
        leave_frame(page).await?;
    }
    Ok(())
}

async fn a_frame_of_fixed_size_does_not_scroll_at_the_end(page: &Page) -> Result<()> {
    // Where the card begins below the last row of squares.
    const BELOW: &str = "const card = document.querySelector('#end').getBoundingClientRect();\
        const square = document.querySelector('[data-square=h8]').getBoundingClientRect();\
        return card.top - square.bottom";
    for lang in ["de", "en"] {
        let query = format!("?lang={lang}&embed=1&black=human&white=human#m={BLACK_WIPES_OUT}");
        open_in_frame(page, &query, 420, 570).await?;
        page.wait_until("the end screen", |state| state.end.is_some())
            .await?;
        page.wait_for(
            "the card at rest",
            "return document.querySelector('#end').getAnimations().length === 0",
        )
        .await?;
        let beyond = page.run(BEYOND, vec![]).await?;
        check_eq(&format!("beyond the frame, {lang}"), beyond, json!([0, 0]))?;
        let below = page.run(BELOW, vec![]).await?.as_f64();
        ensure!(below > Some(-1.0), "over the squares by {below:?}");
    }
    leave_frame(page).await
}

/// How the sentence lies beside the button *Continue*: whether all of it shows, clear of the button
/// and in its line, but for the padding below it and the fractions that browsers round.
const BESIDE_CONTINUE: &str = "const sentence = document.querySelector('.sentence');\
    const button = document.querySelector('[data-action=stop][data-prompted=\"\"]');\
    const [words, room, line] = [sentence, button, sentence.parentElement]\
        .map((part) => part.getBoundingClientRect());\
    return sentence.scrollHeight <= sentence.clientHeight && words.right <= room.left\
        && words.top >= line.top && words.bottom - 2 <= line.bottom && room.right < line.right + 1";

async fn the_sentence_beside_its_button_is_whole_or_shows_that_it_goes_on(
    page: &Page,
) -> Result<()> {
    // With words that are longer than their room in the smallest letters, and are put there again
    // where the page's next sentence has replaced them.
    const GOES_ON: &str = "const sentence = document.querySelector('.sentence');\
        const status = document.querySelector('#status');\
        const longest = 'too long '.repeat(99);\
        if (status.textContent !== longest) { status.textContent = longest; return false; }\
        const { maskImage } = getComputedStyle(sentence);\
        return sentence.tabIndex === 0 && maskImage.startsWith('linear-gradient')";
    let windows = [
        ("", 320, 568),
        ("", 360, 740),
        ("&embed=1", 280, 570),
        ("&embed=1", 340, 570),
        ("&embed=1", 420, 570),
    ];
    for lang in ["de", "en", "es"] {
        for (rest, width, height) in windows {
            let query = format!("?lang={lang}&black=human&white=computer{rest}#m=f5");
            open_in_frame(page, &query, width, height).await?;
            for theme in ["classic", "wood"] {
                page.choose("theme", theme).await?;
                let whole = format!(
                    "if (document.documentElement.dataset.theme !== '{theme}') return false;\
                     {BESIDE_CONTINUE}"
                );
                let place = format!("{lang}{rest}, {width} pixels, {theme}");
                page.wait_for(&format!("the whole sentence: {place}"), &whole)
                    .await?;
            }
        }
        page.wait_for("a sentence that fades where it goes on", GOES_ON)
            .await?;
    }
    leave_frame(page).await
}

/// Lines, letters, words and paragraphs as far apart as a visitor may set them, by an own sheet of
/// the browser.
const SPACED: &str = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important;\
    word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

async fn text_spacing_cuts_no_word(page: &Page) -> Result<()> {
    /// Texts of buttons, tabs, labels and headings in sight that reach out of what clips them.
    const CUT: &str = "return [...document.querySelectorAll(\
            '.side :is(h2, h3, label, .button), #end :is(h2, .button)')]\
        .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1\
            && getComputedStyle(part).display !== 'inline')\
        .map((part) => part.textContent)";
    const SPACE: &str = "const sheet = new CSSStyleSheet();\
        sheet.replaceSync(arguments[0]);\
        document.adoptedStyleSheets = [sheet]";
    for (rest, panel) in [("", "settings"), ("", "learn"), ("", "games")] {
        page.open_again(&format!("?lang=de&black=human&white=human{rest}"))
            .await?;
        page.run(SPACE, vec![json!(SPACED)]).await?;
        page.open_panel(panel).await?;
        let cut = page.run(CUT, vec![]).await?;
        check_eq(panel, cut, json!([]))?;
        let beyond = page.run(BEYOND, vec![]).await?;
        check_eq(panel, beyond[0].clone(), json!(0))?;
    }
    Ok(())
}
