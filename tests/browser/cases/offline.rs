//! Playing offline, and updates from one version to the next.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::server::{ENGINE, INDEX, SECOND_ID, SERVICE_WORKER, ServerMode};
use reversi_tests::suite::{Case, on};
use reversi_tests::{cases, check_eq, js};
use serde_json::{Value, json};
use thirtyfour::Key;

/// A person against a computer that answers at once.
const AGAINST_RAMSCHER: &str = "?lang=en&black=human&white=computer&level=ramscher&seed=1";
/// A mark that the second version's garden bears.
const MARK: &str = ":root { --edition: two; }";
/// Reads that mark.
const EDITION: &str =
    "getComputedStyle(document.documentElement).getPropertyValue('--edition').trim()";

pub fn cases() -> Vec<Case> {
    let normal = cases!["offline":
        // Service workers and their caches.
        Everywhere: [
            the_page_plays_on_without_its_host,
            only_its_own_folder_is_kept,
            a_new_version_waits_for_its_button,
            a_new_version_waits_for_other_windows,
            a_half_uploaded_version_is_not_taken,
            a_damaged_cache_mixes_no_versions,
        ],
        // Page and service worker beside a new release, or beside one that is not whole.
        OneBrowser: [
            a_new_version_put_off_returns_the_focus,
            the_other_games_are_played_without_the_host,
            a_release_with_an_old_file_is_not_taken,
            a_damaged_cache_and_a_newer_host_give_a_whole_page,
        ],
    ];
    let immutable = cases!["offline":
        // The browser's own cache.
        Everywhere: [
            a_host_that_lets_browsers_keep_files_for_ever_mixes_no_releases,
            a_frame_loaded_during_an_upload_heals_at_the_next_visit,
        ],
    ];
    let plain_types = cases!["offline":
        // The media types that the service worker names.
        OneBrowser: [wrong_content_types_do_no_harm_offline],
    ];
    [
        on(ServerMode::Normal, normal),
        on(ServerMode::Immutable, immutable),
        on(ServerMode::PlainTypes, plain_types),
    ]
    .concat()
}

/// Opens the page and waits until the browser has all of it.
pub async fn open_and_keep(page: &Page, rest: &str) -> Result<()> {
    page.open(rest).await?;
    let scope = page
        .call_async(
            "() => navigator.serviceWorker.ready.then(({ scope }) => scope)",
            vec![],
        )
        .await?;
    check_eq("kept", scope, json!(page.site.url("")))
}

async fn play_offline(page: &Page) -> Result<()> {
    open_and_keep(page, AGAINST_RAMSCHER).await?;
    page.site.stop();
    let requests = page.site.requests().len();
    page.open_quick(AGAINST_RAMSCHER).await?;
    page.play("f5").await?;
    page.wait_until("the computer's answer", |state| state.placed() == 6)
        .await?;
    page.choose("theme", "garden").await?;
    page.wait_for(
        "the garden",
        "return document.documentElement.dataset.theme === 'garden'",
    )
    .await?;
    check_eq(
        "requests that reached the host",
        page.site.requests().len(),
        requests,
    )
}

async fn the_page_plays_on_without_its_host(page: &Page) -> Result<()> {
    play_offline(page).await
}

async fn the_other_games_are_played_without_the_host(page: &Page) -> Result<()> {
    open_and_keep(page, TWO_PEOPLE).await?;
    page.site.stop();
    let requests = page.site.requests().len();
    page.open_quick("?lang=en&game=connect-four&black=human&white=computer&level=easy&seed=1")
        .await?;
    page.keys("4").await?;
    page.wait_until("the computer's answer", |state| state.placed() == 2)
        .await?;
    page.choose("game", "tic-tac-toe").await?;
    page.wait_until("Tic-Tac-Toe", |state| {
        state.discs.len() == 9 && state.may_play("b2")
    })
    .await?;
    page.square("b2").await?.click().await?;
    page.wait_until("a mark in the centre", |state| {
        state.discs.as_bytes()[4] != b'-'
    })
    .await?;
    check_eq(
        "requests that reached the host",
        page.site.requests().len(),
        requests,
    )
}

async fn wrong_content_types_do_no_harm_offline(page: &Page) -> Result<()> {
    play_offline(page).await
}

async fn only_its_own_folder_is_kept(page: &Page) -> Result<()> {
    open_and_keep(page, TWO_PEOPLE).await?;
    page.open(&format!("index.html{TWO_PEOPLE}")).await?;
    let kept = page.call_async(js!("cached-addresses.js"), vec![]).await?;
    let kept: Vec<String> = serde_json::from_value(kept)?;
    let own = page.site.url("");
    for file in ["", "reversi-rules_bg.wasm", ENGINE] {
        ensure!(
            kept.contains(&page.site.url(file)),
            "{file:?} is kept: {kept:?}"
        );
    }
    ensure!(
        kept.iter().all(|url| url.starts_with(&own)),
        "from the own folder alone: {kept:?}"
    );
    let home = page.site.origin() + "/club/";
    page.browser.session.goto(&home).await?;
    let from_host = page.site.requests().iter().any(|r| r.path == "/club/");
    ensure!(from_host, "the club's own page comes from its host");
    Ok(())
}

/// Puts a second version on the host, whose garden bears a mark.
fn publish_second_version(page: &Page) -> Result<()> {
    let theme = "www/themes/garden/theme.css";
    page.site.write(theme, page.site.file(theme)? + "\n" + MARK);
    // A club that has edited the folder raises the edition.
    let worker = page.site.file(SERVICE_WORKER)?;
    let raised = worker.replacen("edition = 1;", "edition = 2;", 1);
    ensure!(worker != raised, "the first line names the edition");
    page.site.write(SERVICE_WORKER, raised);
    Ok(())
}

/// Lets the browser look for a new version and returns its state once it is installed or refused.
async fn find_update(page: &Page) -> Result<Value> {
    page.call_async(js!("find-update.js"), vec![]).await
}

/// Opens the page from the first version's cache and waits until the second one is offered.
async fn open_between_versions(page: &Page) -> Result<()> {
    open_and_keep(page, TWO_PEOPLE).await?;
    page.open_quick(TWO_PEOPLE).await?;
    publish_second_version(page)?;
    check_eq("found", find_update(page).await?, json!("installed"))?;
    page.wait_for(
        "the offer",
        "return document.querySelector('.update').checkVisibility()",
    )
    .await
}

/// Waits for the second version's garden, also while the page loads.
async fn wait_for_second_version(page: &Page) -> Result<()> {
    page.wait_for_page("the second version", &format!("return {EDITION} === 'two'"))
        .await
}

async fn a_new_version_waits_for_its_button(page: &Page) -> Result<()> {
    open_between_versions(page).await?;
    page.choose("theme", "garden").await?;
    page.wait_for(
        "the garden",
        "return document.documentElement.dataset.theme === 'garden'",
    )
    .await?;
    check_eq(
        "the running page is of one version",
        page.run(&format!("return {EDITION}"), vec![]).await?,
        json!(""),
    )?;
    page.wait_until("the status line tells of it", |state| {
        state.status.contains("new version")
    })
    .await?;
    page.play("f5").await?;
    page.click("[data-update-reload]").await?;
    wait_for_second_version(page).await?;
    page.wait_until("the game goes on", |state| state.disc("f5") == 'X')
        .await?;
    let stores = page
        .call_async("() => caches.keys().then((names) => names.length)", vec![])
        .await?;
    check_eq("stores", stores, json!(1))
}

async fn a_new_version_put_off_returns_the_focus(page: &Page) -> Result<()> {
    open_between_versions(page).await?;
    page.wait_until("whose turn it is, too", |state| {
        state.status == "There is a new version. Black to move."
    })
    .await?;
    let focus = "return document.activeElement.dataset.action ?? document.activeElement.dataset.square ?? null";
    for (from, back) in [
        ("[data-action=new]", "new"),
        ("[data-square=d3]", "d3"),
        ("[data-action=hint]", "d3"),
    ] {
        let later = "document.querySelector('.update').hidden = false;\
            document.querySelector(arguments[0]).focus();\
            document.querySelector('[data-update-later]').focus()";
        page.run(later, vec![json!(from)]).await?;
        if from.contains("hint") {
            let gone = "document.querySelector('[data-action=hint]').disabled = true";
            page.run(gone, vec![]).await?;
        }
        page.keys(Key::Enter).await?;
        check_eq(from, page.run(focus, vec![]).await?, json!(back))?;
    }
    Ok(())
}

/// Whether the card says that other windows are in the way: a press takes that back until the
/// service worker has answered again.
const BLOCKED: &str =
    "document.querySelector('.update')?.innerText.includes('other windows') === true";

async fn a_new_version_waits_for_other_windows(page: &Page) -> Result<()> {
    open_between_versions(page).await?;
    page.choose("theme", "garden").await?;
    let session = &page.browser.session;
    let first = session.window().await?;
    let second = session.new_tab().await?;
    session.switch_to_window(second).await?;
    page.open(TWO_PEOPLE).await?;
    session.switch_to_window(first.clone()).await?;
    page.click("[data-update-reload]").await?;
    page.wait_for("what is in the way", &format!("return {BLOCKED}"))
        .await?;
    let second = page.other_window(&first).await?;
    session.switch_to_window(second).await?;
    session.close_window().await?;
    session.switch_to_window(first).await?;
    // A browser may count a window for a while after it was closed: as long as the page says so, a
    // visitor presses again.
    let press = format!(
        "if ({BLOCKED}) document.querySelector('[data-update-reload]').click();\
         return {EDITION} === 'two'"
    );
    page.wait_for_page("the second version", &press).await
}

async fn a_half_uploaded_version_is_not_taken(page: &Page) -> Result<()> {
    open_and_keep(page, TWO_PEOPLE).await?;
    page.open_quick(TWO_PEOPLE).await?;
    // Of the new version, the service worker is there already and the modules are not.
    let worker = page.site.file(SERVICE_WORKER)?;
    let listed = "\"www/main.js\",integrity:\"sha256-";
    let newer = worker.replacen(listed, &format!("{listed}newer"), 1);
    ensure!(worker != newer, "the service worker holds the checksum");
    page.site.write(
        SERVICE_WORKER,
        newer.replacen("edition = 1;", "edition = 2;", 1),
    );
    check_eq("found", find_update(page).await?, json!("redundant"))?;
    page.site.stop();
    page.open_quick(TWO_PEOPLE).await?;
    page.play("f5").await?;
    Ok(())
}

async fn a_damaged_cache_mixes_no_versions(page: &Page) -> Result<()> {
    page.expect_problems();
    open_and_keep(page, TWO_PEOPLE).await?;
    page.open_quick(TWO_PEOPLE).await?;
    let garden = "www/themes/garden/theme.css";
    page.site
        .write(garden, page.site.file(garden)? + "\n" + MARK);
    let lost = page
        .call_async(js!("delete-cached.js"), vec![json!(garden)])
        .await?;
    check_eq("lost", lost, json!(true))?;
    page.choose("theme", "garden").await?;
    page.wait_until("what is missing", |state| {
        state.status.contains("garden/theme.css")
    })
    .await?;
    let release = format!("return {EDITION}");
    check_eq("newer style", page.run(&release, vec![]).await?, json!(""))?;
    page.open(&format!("{TWO_PEOPLE}&theme=garden")).await?;
    wait_for_second_version(page).await?;
    page.site.write(garden, page.site.file(garden)?);
    // The whole release is there before the first of its files is kept.
    page.site.hold(ENGINE);
    page.open(TWO_PEOPLE).await?;
    page.site.wait_until_held().await?;
    let kept = page
        .call_async(js!("is-cached.js"), vec![json!(garden)])
        .await?;
    check_eq("kept without the engine", kept, json!(false))?;
    page.site.release();
    page.wait_for_async(
        "the cache is filled again",
        js!("is-cached.js"),
        vec![json!(garden)],
    )
    .await
}

/// Puts the second release on the host, without some of its files.
fn publish_second_release(page: &Page, without: &[&str]) -> Result<()> {
    for (name, bytes) in page.site.second_release()? {
        if !without.contains(&&*name) {
            page.site.write(&name, bytes);
        }
    }
    Ok(())
}

/// Whether the page is of the second release: markup, style and modules.
async fn check_second_release(page: &Page) -> Result<()> {
    page.wait_for_board().await?;
    let parts = "return [document.querySelector('[data-roast]') !== null,\
        getComputedStyle(document.documentElement).getPropertyValue('--release').replaceAll('\"', '')]";
    let found = page.run(parts, vec![]).await?;
    check_eq("markup and style", found, json!([true, SECOND_ID]))?;
    page.play("f5").await?;
    page.hint().await?;
    Ok(())
}

async fn a_release_with_an_old_file_is_not_taken(page: &Page) -> Result<()> {
    open_and_keep(page, TWO_PEOPLE).await?;
    for late in [INDEX, "style.css"] {
        // First: the host never has the whole release meanwhile. The page opens after it all, since
        // opening begins an installation, which would take some files early and some late.
        page.site.write(late, page.site.file(late)?);
        publish_second_release(page, &[late])?;
        page.open(TWO_PEOPLE).await?;
        check_eq(late, find_update(page).await?, json!("redundant"))?;
    }
    publish_second_release(page, &[])?;
    check_eq("whole", find_update(page).await?, json!("installed"))?;
    page.wait_for(
        "the offer",
        "return document.querySelector('.update').checkVisibility()",
    )
    .await?;
    page.click("[data-update-reload]").await?;
    page.wait_for_page(
        "the second release",
        "return document.querySelector('[data-roast]') !== null",
    )
    .await?;
    check_second_release(page).await
}

async fn a_damaged_cache_and_a_newer_host_give_a_whole_page(page: &Page) -> Result<()> {
    open_and_keep(page, TWO_PEOPLE).await?;
    page.open(TWO_PEOPLE).await?;
    let lost = page
        .call_async(js!("delete-cached.js"), vec![json!("style.css")])
        .await?;
    check_eq("lost", lost, json!(true))?;
    publish_second_release(page, &[])?;
    page.open(TWO_PEOPLE).await?;
    check_second_release(page).await
}

/// Opens the board in a frame, where there is no service worker, and enters it.
async fn open_in_frame(page: &Page) -> Result<()> {
    let text = format!(
        "<!DOCTYPE html><html lang=en><head></head><title>Club</title>\
         <iframe src='{}{TWO_PEOPLE}&embed=1&controls=hint' width=420 height=500></iframe>",
        page.site.url("")
    );
    let address = page.site.publish("/board", &text, None)?;
    page.goto("about:blank").await?;
    page.goto(&address).await?;
    Ok(page.browser.session.enter_frame(0).await?)
}

async fn a_host_that_lets_browsers_keep_files_for_ever_mixes_no_releases(
    page: &Page,
) -> Result<()> {
    open_in_frame(page).await?;
    page.wait_for_board().await?;
    page.hint().await?;
    publish_second_release(page, &[])?;
    open_in_frame(page).await?;
    check_second_release(page).await
}

async fn a_frame_loaded_during_an_upload_heals_at_the_next_visit(page: &Page) -> Result<()> {
    page.expect_problems();
    let late = [
        "www/main.js",
        "style.css",
        "www/play/engine/worker.js",
        ENGINE,
    ];
    publish_second_release(page, &late)?;
    open_in_frame(page).await?;
    page.wait_for_page(
        "a sentence with a button",
        "return document.querySelector('[data-try-again]') !== null",
    )
    .await?;
    let sentence = "return document.querySelector('#status').textContent";
    check_eq(
        "status",
        page.run(sentence, vec![]).await?,
        json!(
            "A new version of this page is being put on its server. Please try again in a minute."
        ),
    )?;
    publish_second_release(page, &late[2..])?;
    open_in_frame(page).await?;
    page.wait_for_board().await?;
    page.press("hint").await?;
    page.wait_until("no engine of another release", |state| {
        state.status.contains("could not be loaded")
    })
    .await?;
    publish_second_release(page, &[])?;
    open_in_frame(page).await?;
    check_second_release(page).await
}
