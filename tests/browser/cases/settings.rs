//! The form: what counts at once, what counts at the next game, and what the address sets.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq};
use serde_json::json;

use crate::games::LEVELS;

pub fn cases() -> Vec<Case> {
    cases!["settings":
        // Loading of pictures.
        Everywhere: [
            every_theme_has_all_its_pictures,
        ],
        // The page's own state.
        OneBrowser: [
            start_and_first_player_wait_for_the_next_game,
            every_opponent_can_be_chosen_for_each_side,
            a_level_is_offered_only_beside_a_computer,
            each_side_is_a_row_that_opens_the_picker,
            a_theme_is_shown_by_the_game_on_the_board,
            a_first_visitor_plays_an_easy_level,
            the_address_sets_players_and_level,
            a_wrong_value_in_the_address_is_named_and_ignored,
            a_theme_names_the_sides,
            no_name_of_a_pictured_choice_breaks_within_a_word,
        ],
    ]
}

const NOTE_SHOWN: &str = "return !document.querySelector('[data-next-game]').hidden";

async fn start_and_first_player_wait_for_the_next_game(page: &Page) -> Result<()> {
    let start = page.open_quick(TWO_PEOPLE).await?;
    check_eq("note", page.run(NOTE_SHOWN, vec![]).await?, json!(false))?;
    page.choose("start", "parallel").await?;
    page.choose("first", "white").await?;
    check_eq("note", page.run(NOTE_SHOWN, vec![]).await?, json!(true))?;
    let same_game = page.state().await?;
    check_eq(
        "running game",
        (same_game.discs, same_game.turn),
        (start.discs, start.turn),
    )?;
    page.press("new").await?;
    let state = page
        .wait_until("White begins", |state| state.turn == "white")
        .await?;
    let middle: String = ["d4", "e4", "d5", "e5"]
        .map(|square| state.disc(square))
        .iter()
        .collect();
    check_eq("middle", middle.as_str(), "XOXO")?;
    check_eq("note", page.run(NOTE_SHOWN, vec![]).await?, json!(false))?;
    page.play(&state.legal[0]).await?;
    page.choose("first", "black").await?;
    page.press("new").await?;
    page.wait_until("Black begins", |state| {
        state.turn == "black" && state.placed() == 4
    })
    .await?;
    Ok(())
}

async fn every_opponent_can_be_chosen_for_each_side(page: &Page) -> Result<()> {
    page.open(TWO_PEOPLE).await?;
    page.open_panel("settings").await?;
    page.click(".each-side summary").await?;
    let offered =
        "return [...document.forms.settings.elements[arguments[0]].options].map((o) => o.value)";
    let groups = "return [...document.forms.settings.elements[arguments[0]].children]\
                  .map((group) => `${group.label}: ${group.children.length}`)";
    for side in ["black", "white"] {
        let name = format!("{side}-level");
        let level_shows =
            format!("return document.forms.settings.elements['{name}'].checkVisibility()");
        check_eq(
            "level of a human",
            page.run(&level_shows, vec![]).await?,
            json!(false),
        )?;
        page.choose(side, "computer").await?;
        check_eq(
            "level of a computer",
            page.run(&level_shows, vec![]).await?,
            json!(true),
        )?;
        check_eq(
            "groups",
            page.run(groups, vec![json!(name)]).await?,
            json!(["Levels 1 to 10: 10", "Opponents by name: 7"]),
        )?;
        let levels = page.run(offered, vec![json!(name)]).await?;
        check_eq("levels", levels, json!(LEVELS))?;
        let mut characters = std::collections::HashSet::new();
        for level in LEVELS {
            page.choose(&name, level).await?;
            let note = page
                .find(&format!("[data-level-note=\"{side}\"]"))
                .await?
                .text()
                .await?;
            ensure!(note.len() > 10, "{level} is described by {note:?}");
            characters.insert(note);
        }
        check_eq("characters", characters.len(), LEVELS.len())?;
    }
    Ok(())
}

async fn a_level_is_offered_only_beside_a_computer(page: &Page) -> Result<()> {
    page.open(TWO_PEOPLE).await?;
    page.open_panel("settings").await?;
    page.click(".each-side summary").await?;
    let offered = "return ['black', 'white'].filter((side) =>\
        document.querySelector(`[name=${side}-level]`).getClientRects().length > 0)";
    for (white, sides) in [
        ("human", json!([])),
        ("computer", json!(["white"])),
        ("random", json!([])),
    ] {
        page.choose("white", white).await?;
        check_eq(white, page.run(offered, vec![]).await?, sides)?;
    }
    Ok(())
}

async fn each_side_is_a_row_that_opens_the_picker(page: &Page) -> Result<()> {
    page.open("?lang=en&black=human&white=computer&level=pascal")
        .await?;
    page.open_panel("settings").await?;
    let rows = "return [...document.querySelectorAll('.seat')].map((row) => \
        [row.querySelector('[data-seat-name]').textContent, \
         row.querySelector('[data-seat-elo]').textContent !== '', \
         row.querySelector('.face-of') !== null, \
         row.querySelector('.note').checkVisibility()])";
    check_eq(
        "a person and a bot",
        page.run(rows, vec![]).await?,
        json!([["Human", false, false, false], ["Pascal", true, true, true]]),
    )?;
    page.click(".seat[data-seat=white] [data-seat-change]")
        .await?;
    page.click("#players [value=doofie]").await?;
    page.click("#players [data-players-play]").await?;
    page.wait_for(
        "the chosen one",
        "return document.querySelector('[data-seat=white] [data-seat-name]').textContent === 'Dummy'",
    )
    .await?;
    check_eq(
        "in the form",
        page.chosen("white-level").await?.as_str(),
        "doofie",
    )?;
    let focused = "return document.activeElement.closest('.seat')?.dataset.seat";
    check_eq("focus", page.run(focused, vec![]).await?, json!("white"))
}

async fn a_theme_is_shown_by_the_game_on_the_board(page: &Page) -> Result<()> {
    page.open("?lang=en&theme=wood#game=connect-four").await?;
    page.open_panel("settings").await?;
    let shown = "const pictures = (within) => [...document.querySelectorAll(`${within} .game-picture`)]\
            .map(({ dataset }) => `${dataset.of} ${dataset.in}`);\
         return [pictures('[data-pictured=theme]'), pictures('[data-game-switch]')]";
    let of = |game: &str| {
        ["classic", "garden", "wood", "contrast"].map(|theme| format!("{game} {theme}"))
    };
    let switch = |theme: &str| {
        ["reversi", "tic-tac-toe", "connect-four"].map(|game| format!("{game} {theme}"))
    };
    let is = |samples, pictures| {
        format!(
            "const [samples, pictures] = (() => {{ {shown} }})(); \
        return samples.join() === '{samples}' && pictures.join() === '{pictures}'"
        )
    };
    page.wait_for(
        "Connect Four in wood",
        &is(of("connect-four").join(","), switch("wood").join(",")),
    )
    .await?;
    page.choose("theme", "garden").await?;
    page.choose("game", "reversi").await?;
    page.wait_for(
        "Reversi in the garden",
        &is(of("reversi").join(","), switch("garden").join(",")),
    )
    .await
}

async fn a_first_visitor_plays_an_easy_level(page: &Page) -> Result<()> {
    page.open("?lang=en").await?;
    check_eq("level", page.chosen("white-level").await?.as_str(), "1")?;
    check_eq("time", page.chosen("think-time").await?.as_str(), "1")
}

async fn the_address_sets_players_and_level(page: &Page) -> Result<()> {
    page.open("?lang=en&black=random&white=human&level=aufpasser&theme=contrast")
        .await?;
    for (name, value) in [
        ("black", "random"),
        ("white", "human"),
        ("black-level", "aufpasser"),
        ("white-level", "aufpasser"),
        ("theme", "contrast"),
    ] {
        check_eq(name, page.chosen(name).await?.as_str(), value)?;
    }
    page.open("?lang=en&black=human&white=human&level=7")
        .await?;
    check_eq("level", page.chosen("white-level").await?.as_str(), "7")
}

async fn a_wrong_value_in_the_address_is_named_and_ignored(page: &Page) -> Result<()> {
    let state = page
        .open("?lang=en&level=grandmaster&black=human&white=human")
        .await?;
    ensure!(
        state.status.contains("grandmaster"),
        "status: {:?}",
        state.status
    );
    ensure!(
        LEVELS.contains(&page.chosen("white-level").await?.as_str()),
        "a real level"
    );
    page.play("f5").await?;
    Ok(())
}

/// Whether every picture in use is there, and comes from the theme THEME.
const DRESSED: &str = "return [...document.images].filter((image) => image.hasAttribute('src'))\
    .every((image) => image.complete && image.naturalWidth > 0 && image.src.includes('/themes/THEME/'))";

async fn no_name_of_a_pictured_choice_breaks_within_a_word(page: &Page) -> Result<()> {
    let whole = "const labels = document.querySelectorAll(':is([data-pictured=theme], [data-pictured=scheme]) label');\
         const words = [...labels].flatMap((label) => {\
             const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);\
             const found = [];\
             while (walker.nextNode()) for (const { index, 0: word } of \
                     walker.currentNode.data.matchAll(/\\S+/g)) {\
                 const range = document.createRange();\
                 range.setStart(walker.currentNode, index);\
                 range.setEnd(walker.currentNode, index + word.length);\
                 const { width } = range.getBoundingClientRect();\
                 const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;\
                 if (width > 0) found.push(lines); }\
             return found; });\
         return words.length > 3 && words.every((lines) => lines === 1)";
    for (width, height) in [(360, 740), (768, 1024), (1440, 900), (1920, 1080)] {
        resize(page, width, height, false).await?;
        for lang in ["de", "fr", "pl"] {
            page.open_quick(&format!("?lang={lang}&black=human&white=human&seed=1"))
                .await?;
            page.run(
                "document.querySelector('[data-tab=settings]').click()",
                vec![],
            )
            .await?;
            page.wait_for(&format!("{lang} at {width}"), whole).await?;
        }
    }
    restore(page).await
}

async fn a_theme_names_the_sides(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("theme", "garden").await?;
    let state = page
        .wait_until("the tomato", |state| state.turn_alt == "Tomato")
        .await?;
    ensure!(state.input, "the game goes on");
    let state = page.play("f5").await?;
    check_eq("turn", state.turn_alt.as_str(), "Mole")?;
    ensure!(
        state.status.contains("Tomato"),
        "status: {:?}",
        state.status
    );
    Ok(())
}

async fn every_theme_has_all_its_pictures(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    for theme in ["garden", "contrast", "classic"] {
        page.choose("theme", theme).await?;
        let dressed = DRESSED.replace("THEME", theme);
        page.wait_for(&format!("all pictures of {theme}"), &dressed)
            .await?;
        let count = page.run("return document.images.length", vec![]).await?;
        ensure!(
            count.as_u64() > Some(3 * 64),
            "three pictures a square: {count}"
        );
        // The pictures of the end are there before the end comes.
        let loaded = |name: &str| {
            let path = format!("/themes/{theme}/{name}.svg");
            page.site
                .requests()
                .iter()
                .any(|request| request.path.ends_with(&path))
        };
        for name in [
            "black",
            "white",
            "square",
            "end-black",
            "end-white",
            "end-draw",
        ] {
            ensure!(loaded(name), "{theme}/{name}.svg is not loaded in advance");
        }
    }
    Ok(())
}
