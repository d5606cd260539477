//! How the page loads: from where, with what, and what happens if something is missing.

use std::collections::BTreeSet;

use anyhow::{Result, ensure};
use reversi_tests::axe::Checker;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::server::{BASE, ENGINE, INDEX, ServerMode};
use reversi_tests::suite::{Case, on};
use reversi_tests::{cases, check_eq, js};
use serde_json::json;

/// The file that a club edits.
const CLUB: &str = "www/club.js";
const WORDS: &str = "www/play/words/en/page.js";

pub fn cases() -> Vec<Case> {
    let normal = cases!["loading":
        // Requests, policies, layout, and the start of the worker.
        Everywhere: [
            everything_comes_from_the_pages_own_folder,
            a_policy_forbids_everything_foreign,
            the_page_fits_into_320_pixels,
            the_board_keeps_its_place_while_it_loads,
            humans_play_before_the_engine_is_loaded,
        ],
        // The page's own sentences and requests.
        OneBrowser: [
            the_manifest_waits_for_the_engine,
            a_page_that_is_built_again_reloads,
            a_part_that_cannot_be_loaded_says_so_in_sight,
            a_broken_club_file_is_named_by_its_path_in_sight,
            a_club_names_itself_its_games_and_what_a_first_visit_begins_with,
        ],
    ];
    let plain_types = cases!["loading":
        // The slower way to compile a module.
        Everywhere: [a_host_with_wrong_content_types_works],
    ];
    // No copy of the files stands in for those that are missing.
    let uncached = cases!["loading":
        OneBrowser: [
            each_file_of_the_first_load_is_named_where_it_is_missing,
            each_file_of_the_first_load_is_named_where_a_page_comes_in_its_place,
            a_module_is_named_where_a_page_comes_under_its_media_type,
            a_page_without_what_keeps_games_says_so_and_plays,
        ],
    ];
    [
        on(ServerMode::Normal, normal),
        on(ServerMode::PlainTypes, plain_types),
        on(ServerMode::Unencrypted, uncached),
    ]
    .concat()
}

async fn everything_comes_from_the_pages_own_folder(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&black=human&white=computer&level=ramscher&seed=1")
        .await?;
    page.play("f5").await?;
    page.wait_turn().await?;
    for theme in ["garden", "contrast"] {
        page.choose("theme", theme).await?;
    }
    page.press("help").await?;
    page.wait_turn().await?;
    let loaded = page.run(
        "return performance.getEntriesByType('resource').map((e) => e.name)",
        vec![],
    );
    let loaded: Vec<String> = serde_json::from_value(loaded.await?)?;
    ensure!(
        loaded.len() > 10,
        "the browser names what it has loaded: {loaded:?}"
    );
    let own = page.site.url("");
    let recorder = format!("{}/record-problems.js", page.site.origin());
    let foreign: Vec<_> = loaded
        .iter()
        .filter(|url| !url.starts_with(&own) && **url != recorder)
        .collect();
    ensure!(
        foreign.is_empty(),
        "not from the page's folder: {foreign:?}"
    );
    let outside: Vec<_> = page
        .site
        .requests()
        .into_iter()
        .filter(|r| {
            !r.path.starts_with(BASE) && r.path != "/record-problems.js" && r.path != "/favicon.ico"
        })
        .collect();
    ensure!(
        outside.is_empty(),
        "requested outside the page's folder: {outside:?}"
    );
    let engine = page
        .site
        .requests()
        .iter()
        .any(|r| r.path == format!("{BASE}{ENGINE}"));
    ensure!(engine, "the engine comes from the page's folder");
    Ok(())
}

async fn a_policy_forbids_everything_foreign(page: &Page) -> Result<()> {
    page.open(TWO_PEOPLE).await?;
    page.expect_problems();
    let script = "const done = arguments[arguments.length - 1];\
        document.addEventListener('securitypolicyviolation', (e) => done(e.effectiveDirective), { once: true });\
        const image = new Image(); image.src = 'http://club.invalid/pixel.png';";
    let blocked = page.browser.session.execute_async(script, vec![]).await?;
    check_eq("blocked by", blocked.json().clone(), json!("img-src"))
}

async fn the_page_fits_into_320_pixels(page: &Page) -> Result<()> {
    page.open_narrow().await?;
    check_eq(
        "width, no scrolling, board inside",
        page.call(js!("narrow-page.js"), vec![]).await?,
        json!([320, true, true]),
    )?;
    page.press("help").await?;
    check_eq(
        "with help",
        page.call(js!("narrow-page.js"), vec![]).await?,
        json!([320, true, true]),
    )?;
    page.browser.session.enter_default_frame().await?;
    Ok(())
}

/// Otherwise everything below would jump when the squares appear.
async fn the_board_keeps_its_place_while_it_loads(page: &Page) -> Result<()> {
    page.open(TWO_PEOPLE).await?;
    let [whole, kept]: [f64; 2] =
        serde_json::from_value(page.call(js!("board-heights.js"), vec![]).await?)?;
    ensure!(
        whole > 100.0 && (whole - kept).abs() <= 3.0,
        "{kept} pixels are kept for {whole}"
    );
    Ok(())
}

async fn a_host_with_wrong_content_types_works(page: &Page) -> Result<()> {
    // The browser may warn that the slower way is taken; the game is there all the same.
    page.open_quick("?lang=en&black=human&white=computer&level=ramscher&seed=1")
        .await?;
    page.play("f5").await?;
    page.wait_until("the answer", |state| state.placed() == 6)
        .await?;
    Ok(())
}

async fn humans_play_before_the_engine_is_loaded(page: &Page) -> Result<()> {
    page.site.hold(ENGINE);
    page.open_quick(TWO_PEOPLE).await?;
    page.play("f5").await?;
    page.press("hint").await?;
    let state = page
        .wait_until("the search for a hint", |state| state.thinking)
        .await?;
    check_eq("hints without an engine", state.hint.len(), 0)?;
    page.site.release();
    page.hint_on_to_square().await?;
    Ok(())
}

async fn the_manifest_waits_for_the_engine(page: &Page) -> Result<()> {
    page.site.hold(ENGINE);
    page.open_quick(TWO_PEOPLE).await?;
    page.site.wait_until_held().await?;
    let early = page.site.requests();
    let manifest = early.iter().find(|r| r.path.ends_with(".webmanifest"));
    ensure!(
        manifest.is_none(),
        "a request beside what the first move waits for"
    );
    page.site.release();
    page.wait_for(
        "the link to the manifest",
        "return document.querySelector('link[rel=manifest]')?.href.endsWith('/www/reversi.webmanifest')",
    )
    .await
}

async fn a_part_that_cannot_be_loaded_says_so_in_sight(page: &Page) -> Result<()> {
    const OPEN: &str = "return document.querySelector('.side').dataset.open !== undefined";
    page.expect_problems();
    page.site.lose("www/rooms/help/help-view.js");
    page.site.lose("www/rooms/learn/room.css");
    page.open_quick(TWO_PEOPLE).await?;
    let openers = [("help", "f5"), ("learn", "d6")];
    for (opener, answer) in openers {
        page.click(&format!("[data-tab={opener}]")).await?;
        page.wait_until("a sentence that the part is missing", |state| {
            state
                .status
                .contains("This part of the page could not be loaded")
        })
        .await?;
        check_eq(opener, page.run(OPEN, vec![]).await?, json!(false))?;
        page.play(answer).await?;
    }
    Ok(())
}

async fn each_file_of_the_first_load_is_named_where_it_is_missing(page: &Page) -> Result<()> {
    page.expect_problems();
    for file in first_files(page)? {
        page.site.lose(&file);
        is_named(page, &file).await?;
        page.site.give_back(&file);
    }
    Ok(())
}

async fn each_file_of_the_first_load_is_named_where_a_page_comes_in_its_place(
    page: &Page,
) -> Result<()> {
    page.expect_problems();
    for file in first_files(page)? {
        page.site.write(&file, page.site.file(INDEX)?);
        is_named(page, &file).await?;
        page.site.give_back(&file);
    }
    Ok(())
}

/// What keeps imported games loads after the start.
async fn a_page_without_what_keeps_games_says_so_and_plays(page: &Page) -> Result<()> {
    page.expect_problems();
    page.site.lose("www/rooms/share/kept-collections.js");
    page.open_quick(TWO_PEOPLE).await?;
    page.wait_until("a sentence that the part is missing", |state| {
        state
            .status
            .contains("This part of the page could not be loaded")
    })
    .await?;
    page.play("f5").await?;
    Ok(())
}

/// Side games load their module when one is chosen; the markup names that of Reversi.
async fn a_module_is_named_where_a_page_comes_under_its_media_type(page: &Page) -> Result<()> {
    page.expect_problems();
    for (address, module) in [
        ("?lang=en", "reversi-rules_bg.wasm"),
        ("?lang=en&game=tic-tac-toe", "reversi-side-games_bg.wasm"),
    ] {
        page.site
            .write(module, "<html lang=en><title>Reversi</title>");
        page.browser.session.goto(page.site.url(address)).await?;
        let sentence = format!(
            "return document.querySelector('#status').textContent === \
             'Reversi could not start ({module}).'"
        );
        page.wait_for(&format!("a sentence names {module}"), &sentence)
            .await?;
        page.site.give_back(module);
    }
    Ok(())
}

/// The files that the markup names for the start in English.
fn first_files(page: &Page) -> Result<BTreeSet<String>> {
    let markup = page.site.file(INDEX)?;
    let named = markup.split(['"', '?']).filter(|name| {
        let kind = name.rsplit('.').next().unwrap_or_default();
        ["css", "js", "wasm", "svg"].contains(&kind)
    });
    let is_of_start = |name: &&str| {
        *name != "www/icon.svg"
            && (!name.starts_with("www/play/words/") || name.starts_with("www/play/words/en/"))
    };
    let files: BTreeSet<String> = named.filter(is_of_start).map(str::to_owned).collect();
    for file in [
        "www/boot.js",
        "www/club.js",
        "style.css",
        "www/themes/classic/theme.css",
    ] {
        ensure!(files.contains(file), "{file} is in the markup");
    }
    Ok(files)
}

/// Without a file of the theme, the page starts all the same, and so it does without `boot.js`,
/// whose sentence is in sight until then: the texts that the start waits for are held.
async fn is_named(page: &Page, file: &str) -> Result<()> {
    let theme = file.strip_prefix("www/themes/");
    let name = theme.unwrap_or(file);
    let is_boot = file == "www/boot.js";
    let has_button = theme.is_none() && !is_boot;
    if is_boot {
        page.site.hold(WORDS);
    }
    page.browser.session.goto(page.site.url("?lang=en")).await?;
    page.wait_for(
        &format!("a sentence in sight names {file}"),
        &format!(
            "const sentences = [...document.querySelectorAll('[data-unstarted], #status')];\
             const sentence = sentences.find(({{ textContent }}) => textContent.includes('{name}'));\
             const {{ top, bottom }} = sentence?.getBoundingClientRect() ?? {{}};\
             const hasButton = document.querySelector('[data-try-again]') !== null;\
             return top >= 0 && bottom <= innerHeight && hasButton === {has_button}"
        ),
    )
    .await?;
    if !is_boot {
        return Ok(());
    }
    page.site.release();
    page.wait_for(
        "the sentence goes with the start",
        "return document.querySelector('[data-unstarted]').offsetHeight === 0",
    )
    .await
}

async fn a_broken_club_file_is_named_by_its_path_in_sight(page: &Page) -> Result<()> {
    page.expect_problems();
    let club = page.site.file(CLUB)?;
    let broken = club.replace("theme: \"classic\",", "theme: \"classic\"");
    page.site.write(CLUB, broken);
    page.browser.session.goto(page.site.url("?lang=en")).await?;
    page.wait_for(
        "the sentence and its button are whole and in sight, on top of the page",
        "const status = document.querySelector('#status');\
         const again = document.querySelector('[data-try-again]');\
         return status.textContent.includes('could not start (www/club.js') && [status, again].every((part) => {\
         const { left, right, top, bottom } = part?.getBoundingClientRect() ?? {};\
         const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);\
         return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && (part.contains(seen) || seen === part.parentElement) })",
    )
    .await?;
    Checker::of_all_rules()?
        .check(page, "a page that does not start")
        .await
}

async fn a_club_names_itself_its_games_and_what_a_first_visit_begins_with(
    page: &Page,
) -> Result<()> {
    let mut club = page.site.file(CLUB)?;
    for (line, ours) in [
        ("name: \"\",", "name: \"Corner Club\","),
        ("homeLabel: \"\",", "homeLabel: { de: \"Zum Verein\" },"),
        ("lang: \"\",", "lang: \"de\","),
        ("opponent: \"\",", "opponent: \"ecken-eddi\","),
        (
            "games: [\"reversi\", \"tic-tac-toe\", \"connect-four\"],",
            "games: [\"connect-four\", \"chess\"],",
        ),
    ] {
        ensure!(club.contains(line), "{CLUB} has {line}");
        club = club.replace(line, ours);
    }
    page.site.write(CLUB, club);
    let state = page.open_quick("").await?;
    check_eq("language", state.lang.as_str(), "de")?;
    ensure!(state.status.contains("games[1]"), "{}", state.status);
    check_eq(
        "opponent",
        page.chosen("white-level").await?.as_str(),
        "ecken-eddi",
    )?;
    check_eq(
        "games",
        page.options("game").await?,
        vec!["reversi".to_owned(), "connect-four".to_owned()],
    )?;
    let words = "return [document.title, document.querySelector('[data-club]').textContent,\
                 document.querySelector('[data-action=home]').textContent.trim()]";
    check_eq(
        "title, name and the way home",
        page.run(words, vec![]).await?,
        json!(["Reversi – Corner Club", "Corner Club", "Zum Verein"]),
    )
}

async fn a_page_that_is_built_again_reloads(page: &Page) -> Result<()> {
    let script = include_str!("../../../crates/xtask/js/reload.js");
    page.site.write("reload.js", script);
    page.open("?lang=en").await?;
    page.run("window.before = true; void import('./reload.js')", vec![])
        .await?;
    let asked = "return performance.getEntriesByType('resource')\
                 .filter(({ name }) => name.includes('?built=')).length > 2";
    page.wait_for("it looks for another build", asked).await?;
    let same = page.run("return window.before", vec![]).await?;
    check_eq("the same build stays", same, json!(true))?;
    let built_again = page
        .site
        .file("index.html")?
        .replace("<body", "<body data-built=again");
    page.site.write("index.html", built_again);
    page.wait_for_page(
        "the new build",
        "return !window.before && document.body.dataset.built === 'again'",
    )
    .await
}
