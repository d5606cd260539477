//! Playing offline, and updates from one version to the next.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::server::ServerMode;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};
use serde_json::{Value, json};
use thirtyfour::Key;

/// A person against a computer that answers at once.
const AGAINST_RAMSCHER: &str = "?lang=en&black=human&white=computer&level=ramscher&seed=1";
/// A mark that the second version's garden bears.
const MARK: &str = ":root { --release: two; }";
/// Reads that mark.
const RELEASE: &str =
    "getComputedStyle(document.documentElement).getPropertyValue('--release').trim()";

pub fn cases() -> Vec<Case> {
    let mut cases = cases!["offline":
        // Service workers and their caches.
        Everywhere: [
            the_page_plays_on_without_its_host,
            only_its_own_folder_is_kept,
            a_new_version_waits_for_its_button,
            a_new_version_put_off_returns_the_focus,
            a_new_version_waits_for_other_windows,
            a_half_uploaded_version_is_not_taken,
            a_damaged_cache_mixes_no_versions,
        ],
    ];
    let plain_types = cases!["offline":
        // The slower way to compile a module, from a cache.
        Everywhere: [wrong_content_types_do_no_harm_offline],
    ];
    cases.extend(
        plain_types
            .into_iter()
            .map(|case| case.on(ServerMode::PlainTypes)),
    );
    cases
}

/// Opens the page and waits until the browser has all of it.
async fn open_and_keep(page: &Page, rest: &str) -> Result<()> {
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
    let asked = page.site.requests().len();
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
        asked,
    )
}

async fn the_page_plays_on_without_its_host(page: &Page) -> Result<()> {
    play_offline(page).await
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
    for file in ["", "reversi-rules_bg.wasm", "reversi-wasm_bg.wasm"] {
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
    // What a club does that has edited the folder.
    let worker = page.site.file("service-worker.js")?;
    let raised = worker.replacen("edition = 1;", "edition = 2;", 1);
    ensure!(worker != raised, "the first line names the edition");
    page.site.write("service-worker.js", raised);
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
    page.wait_for_page("the second version", &format!("return {RELEASE} === 'two'"))
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
        page.run(&format!("return {RELEASE}"), vec![]).await?,
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
        ("[data-action=help]", "help"),
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
    page.wait_for(
        "what is in the way",
        "return document.querySelector('.update').innerText.includes('other windows')",
    )
    .await?;
    let second = page.other_window(&first).await?;
    session.switch_to_window(second).await?;
    session.close_window().await?;
    session.switch_to_window(first).await?;
    page.click("[data-update-reload]").await?;
    wait_for_second_version(page).await
}

async fn a_half_uploaded_version_is_not_taken(page: &Page) -> Result<()> {
    open_and_keep(page, TWO_PEOPLE).await?;
    page.open_quick(TWO_PEOPLE).await?;
    // Of the new version, the service worker is there already and the modules are not.
    let worker = page.site.file("service-worker.js")?;
    let listed = "\"www/main.js\",integrity:\"sha256-";
    let newer = worker.replacen(listed, &format!("{listed}newer"), 1);
    ensure!(worker != newer, "the service worker holds the checksum");
    page.site.write(
        "service-worker.js",
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
    let release = format!("return {RELEASE}");
    check_eq("newer style", page.run(&release, vec![]).await?, json!(""))?;
    page.open(&format!("{TWO_PEOPLE}&theme=garden")).await?;
    wait_for_second_version(page).await?;
    page.wait_for_async(
        "the cache is filled again",
        js!("is-cached.js"),
        vec![json!(garden)],
    )
    .await
}
