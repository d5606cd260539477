//! The page's languages, and two that nobody speaks: a longer one, and one from right to left.

use anyhow::{Result, ensure};
use reversi_tests::axe::{CONTRAST, Checker, TARGET_SIZE};
use reversi_tests::known_games::BLACK_WIPES_OUT;
use reversi_tests::page::{CLOSE, Page, TWO_PEOPLE, every_arrangement};
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq, js};
use serde_json::{Value, json};

pub fn cases() -> Vec<Case> {
    cases!["languages":
        // The page's own texts, with its fonts, its requests and the rules of axe.
        OneBrowser: [
            a_name_that_no_font_can_draw_is_not_shown,
            names_inside_sentences_say_in_which_language_they_are,
            every_view_keeps_every_rule_in_every_language,
            every_language_is_offered_by_its_name_and_loaded_when_chosen,
            a_change_in_the_middle_keeps_what_is_open_typed_and_focused,
        ],
        // Emulated screens.
        ChromiumOnly: [
            a_page_from_right_to_left_mirrors_all_but_board_steps_and_moves,
            a_language_two_fifths_longer_fits_every_window,
        ],
    ]
}

/// The label of an action.
async fn label(page: &Page, action: &str) -> Result<String> {
    let script = "return document.querySelector(`[data-group] [data-action=${arguments[0]}]`).textContent.trim()";
    Ok(page
        .run(script, vec![json!(action)])
        .await?
        .as_str()
        .unwrap_or_default()
        .to_owned())
}

/// Without a font for it, every character is the same box.
async fn a_name_that_no_font_can_draw_is_not_shown(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=human#m=f5d6c3d3c4")
        .await?;
    let agree = "const drawn = (text) => {\
             const canvas = document.createElement('canvas');\
             const context = canvas.getContext('2d');\
             context.font = '40px sans-serif';\
             context.fillText(text, 0, 60);\
             return canvas.toDataURL(); };\
         const boxes = drawn('虎') === drawn('兎') && drawn('虎') !== drawn('');\
         const name = document.querySelector('.opening-ja');\
         const measured = document.createElement('span');\
         measured.style.font = '100px sans-serif';\
         measured.textContent = '虎';\
         document.body.append(measured);\
         const { width } = measured.getBoundingClientRect();\
         measured.remove();\
         return name.textContent !== '' &&\
             name.hidden === (Math.abs(width - 100) >= 1) && !(boxes && !name.hidden)";
    page.wait_for("the name in Japanese where it can be read", agree)
        .await
}

async fn names_inside_sentences_say_in_which_language_they_are(page: &Page) -> Result<()> {
    let marked = "const [place, name] = arguments;\
        return [...document.querySelectorAll(`${place} [lang]`)]\
        .filter(({ textContent }) => textContent === name).map(({ lang }) => lang)";
    let marked = async |place: &str, name: &str, lang: &str| {
        let found = page.run(marked, vec![json!(place), json!(name)]).await?;
        check_eq(place, found, json!([lang]))
    };
    page.open("?lang=es&black=human&white=computer&level=ramscher")
        .await?;
    page.open_card("openings").await?;
    page.click(".opening-picture[data-moves=f5d6c3d3c4]")
        .await?;
    page.click(".openings-choice .button.primary").await?;
    marked(".practice-point h3", "Tiger", "en").await
}

/// Checks what the page shows in each of its languages in turn but English, in which `accessible`
/// checks every view. No language changes a contrast, and
/// what is pressed is smallest in Japanese, whose words are the shortest.
async fn in_every_language(page: &Page, view: &str) -> Result<()> {
    let with_sizes = Checker::of_all_rules_but(&[CONTRAST])?;
    let without_sizes = Checker::of_all_rules_but(&[CONTRAST, TARGET_SIZE])?;
    let mut languages = page.options("lang").await?;
    languages.retain(|lang| lang != "en");
    for lang in languages {
        page.choose("lang", &lang).await?;
        page.wait_until(&lang, |state| state.lang == lang).await?;
        let checker = if lang == "ja" {
            &with_sizes
        } else {
            &without_sizes
        };
        checker.check(page, &format!("{lang}: {view}")).await?;
    }
    Ok(())
}

async fn every_view_keeps_every_rule_in_every_language(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3d3c4"))
        .await?;
    for panel in ["learn", "settings", "help"] {
        page.open_panel(panel).await?;
        in_every_language(page, panel).await?;
    }
    page.press("text").await?;
    in_every_language(page, "text and link").await?;
    page.click(&format!("#text {CLOSE}")).await?;
    page.click("[data-pick=white]").await?;
    in_every_language(page, "who plays").await?;
    page.open_again(&format!("{TWO_PEOPLE}#m={BLACK_WIPES_OUT}"))
        .await?;
    page.wait_until("the end screen", |state| state.end.is_some())
        .await?;
    in_every_language(page, "the end").await?;
    page.click("#end [data-end-review]").await?;
    page.wait_for(
        "the end of the review",
        "return document.querySelector('.review-moves summary')?.checkVisibility()",
    )
    .await?;
    in_every_language(page, "the review").await?;
    page.open_again(&format!("{TWO_PEOPLE}&exercise=1")).await?;
    let task = "return document.querySelector('[data-exercise][data-stage=find]') !== null";
    page.wait_for("the exercise", task).await?;
    in_every_language(page, "an exercise").await
}

async fn every_language_is_offered_by_its_name_and_loaded_when_chosen(page: &Page) -> Result<()> {
    /// The languages whose texts the page has requested.
    const LOADED: &str = "return [...new Set(performance.getEntriesByType('resource')\
        .map(({ name }) => name.match(/www\\/play\\/words\\/(\\w+)\\//)?.[1]).filter(Boolean))]";
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3")).await?;
    check_eq("at first", page.run(LOADED, vec![]).await?, json!(["en"]))?;
    page.run("window.isSamePage = true", vec![]).await?;
    let offered = "return [...document.querySelector('[name=lang]').options]\
        .map(({ value, text }) => [value, text])";
    let offered: Vec<(String, String)> = read(page.run(offered, vec![]).await?)?;
    let named = |code: &str| offered.iter().any(|(_, name)| name == code);
    ensure!(
        offered.len() >= 8
            && ["Deutsch", "English", "日本語", "Polski"]
                .into_iter()
                .all(named),
        "{offered:?}"
    );
    for (lang, _) in &offered {
        page.choose("lang", lang).await?;
        let state = page.wait_until(lang, |state| state.lang == *lang).await?;
        check_eq("moves", state.played().as_str(), "f5d6c3")?;
    }
    ensure!(
        page.run("return window.isSamePage", vec![]).await? == true,
        "the page was loaded again"
    );
    let loaded = page.run(LOADED, vec![]).await?;
    check_eq(
        "in the end",
        loaded.as_array().map(Vec::len),
        Some(offered.len()),
    )
}

/// Where a visitor may be in the middle of something, by the name of the place: how to get there,
/// the heading of the place, and the field or button that has the focus.
const PLACES: [(&str, &[&str], &str, &str); 6] = [
    (
        "who plays",
        &["[data-pick=white]"],
        "#players h2",
        "#players [data-players-play]",
    ),
    (
        "two at this device",
        &["[data-action=new]", "#players summary"],
        "#players h2",
        "#players [name=black]",
    ),
    (
        "share and save",
        &["[data-action=text]"],
        "#text h2",
        "#text textarea",
    ),
    (
        "open",
        &["[data-tab=games]", ".library [data-open-games]"],
        "#open-games h2",
        "#open-games textarea",
    ),
    (
        "the code of a board",
        &["[data-action=embed-code]"],
        "#embed-code h2",
        "#embed-code [name=moves]",
    ),
    (
        "the review",
        &["[data-action=review]"],
        ".review h2",
        ".review .sheet-head button",
    ),
];

async fn a_change_in_the_middle_keeps_what_is_open_typed_and_focused(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("white", "friend").await?;
    page.play("e6").await?;
    changes_language(page, "a friend", "#send[open] h2", "#send [name=name]").await?;
    for (place, way, heading, focused) in PLACES {
        page.open_again(&format!("{TWO_PEOPLE}#m=f5d6c3d3")).await?;
        for step in way {
            let shown = format!("return document.querySelector('{step}') !== null");
            page.wait_for(step, &shown).await?;
            let press = format!("document.querySelector('{step}').click()");
            page.run(&press, vec![]).await?;
        }
        changes_language(page, place, heading, focused).await?;
    }
    page.open_again("?lang=en#evening").await?;
    changes_language(page, "an evening", "#evening h2", "#evening [name=title]").await
}

/// Changes the language at a place and back: all but the words stays, and but the language that a
/// link had from the address.
async fn changes_language(page: &Page, place: &str, heading: &str, focused: &str) -> Result<()> {
    let heading = format!("(document.querySelector('{heading}')?.textContent ?? '')");
    page.wait_for(place, &format!("return {heading} !== ''"))
        .await?;
    // A field takes the focus once its dialog is open.
    let is_focused = format!(
        "const field = document.querySelector('{focused}'); field?.focus();\
         return field !== null && field === document.activeElement"
    );
    page.wait_for(focused, &is_focused).await?;
    let fill = format!(
        "const field = document.querySelector('{focused}');\
         if (!field.matches('button, [readonly]')) {{ field.value = 'Anna';\
         for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {{ bubbles: true }})) }}"
    );
    page.run(&fill, vec![]).await?;
    let kept = format!(
        "const field = document.activeElement;\
         return [field.matches('{focused}'), field.value.replace('lang=en&', ''), location.hash, document.title,\
         document.querySelector('dialog[open]')?.id ?? '']"
    );
    let before = page.run(&kept, vec![]).await?;
    check_eq(place, &before[0], &json!(true))?;
    let english = page.run(&format!("return {heading}"), vec![]).await?;
    for (lang, is) in [("fr", "!=="), ("en", "===")] {
        page.choose("lang", lang).await?;
        let spoken = format!(
            "return document.documentElement.lang === '{lang}' && {heading} {is} {english}"
        );
        page.wait_for(&format!("{place} in {lang}"), &spoken)
            .await?;
        check_eq(place, page.run(&kept, vec![]).await?, before.clone())?;
    }
    Ok(())
}

/// Adds a language that nobody speaks to the page; `kind` is a function of `pseudo-words.js`.
fn add_language(page: &Page, code: &str, kind: &str) -> Result<()> {
    let last = "pl:\"Polski\"";
    for file in ["www/main.js", "www/boot.js"] {
        let text = page.site.file(file)?;
        ensure!(text.contains(last), "{file} has no {last}");
        page.site.write(
            file,
            text.replace(last, &format!("{last},{code}:\"{kind}\"")),
        );
    }
    for part in page.site.names("www/play/words/en")? {
        let words = js!("pseudo-words.js")
            .replace("KIND", kind)
            .replace("PART", part.trim_end_matches(".js"));
        page.site
            .write(&format!("www/play/words/{code}/{part}"), words);
    }
    Ok(())
}

/// The parts that stick out of the page in each arrangement of it, in windows of several sizes.
async fn sticks_out(page: &Page) -> Result<()> {
    let every_arrangement = every_arrangement();
    for (width, height) in [
        (320, 640),
        (360, 740),
        (768, 1024),
        (1024, 700),
        (1440, 900),
    ] {
        resize(page, width, height, false).await?;
        check_eq(
            &format!("{width} by {height}"),
            page.call_async(&every_arrangement, vec![]).await?,
            json!([18, {}]),
        )?;
    }
    restore(page).await
}

async fn a_page_from_right_to_left_mirrors_all_but_board_steps_and_moves(
    page: &Page,
) -> Result<()> {
    /// Whether the second of two elements is to the right of the first.
    const RIGHT: &str = "const [one, other] = [...arguments].map((each) =>\
        document.querySelector(each).getBoundingClientRect().x); return other > one";
    add_language(page, "he", "hebrew")?;
    page.open(&format!("{}#m=f5d6c3", TWO_PEOPLE.replacen("en", "he", 1)))
        .await?;
    let direction = "return [document.documentElement.dir, getComputedStyle(document.querySelector('.side')).direction]";
    check_eq(
        "direction",
        page.run(direction, vec![]).await?,
        json!(["rtl", "rtl"]),
    )?;
    for (what, one, other, right) in [
        ("columns", "[data-square=a1]", "[data-square=h1]", true),
        (
            "moves",
            ".moves li:nth-of-type(1)",
            ".moves li:nth-of-type(2)",
            true,
        ),
        (
            "steps",
            "[data-group=steps] [data-action=back]",
            "[data-group=steps] [data-action=next]",
            true,
        ),
        (
            "sides",
            ".score[data-side=black]",
            ".score[data-side=white]",
            false,
        ),
    ] {
        let seen = page.run(RIGHT, vec![json!(one), json!(other)]).await?;
        check_eq(what, seen, json!(right))?;
    }
    sticks_out(page).await
}

async fn a_language_two_fifths_longer_fits_every_window(page: &Page) -> Result<()> {
    add_language(page, "xx", "longer")?;
    page.open(&format!("{}#m=f5d6c3", TWO_PEOPLE.replacen("en", "xx", 1)))
        .await?;
    let new = label(page, "new").await?;
    ensure!(new.len() > 10, "{new}");
    sticks_out(page).await
}

fn read(value: Value) -> Result<Vec<(String, String)>> {
    Ok(serde_json::from_value(value)?)
}
