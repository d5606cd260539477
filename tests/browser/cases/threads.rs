//! Searches on several threads: in an isolated page, and nowhere else.

use anyhow::{Context, Result, ensure};
use reversi_tests::browser::Engine;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::server::ServerMode;
use reversi_tests::suite::{Case, on};
use reversi_tests::{cases, check_eq, js};
use serde_json::{Value, json};

use crate::embed::leave;
use crate::offline::open_and_keep;

pub fn cases() -> Vec<Case> {
    on(
        ServerMode::Normal,
        cases!["threads":
            // Isolation, shared memory, workers of workers.
            Everywhere: [
                an_isolated_page_searches_on_several_threads,
                an_isolated_page_shows_a_board_in_a_frame,
            ],
            // The page's own fallback.
            OneBrowser: [
                without_the_module_of_the_threads_one_thread_searches,
                a_board_of_a_host_page_searches_on_one_thread,
                a_page_that_another_one_has_opened_is_not_isolated,
            ],
        ],
    )
}

/// The module that several workers share.
const THREADS: &str = "reversi-threads_bg.wasm";

/// An endgame of 20 empties, which takes a tenth of a second or more, and its outcome: number 40 of
/// the FFO test set.
const ENDGAME: &str = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";
const OUTCOME: u32 = 38;

/// The self-check's sentence about one thread.
const ALONE: &str = "The computer uses one processor.";

/// Opens the page as a visitor does whose browser has kept it.
async fn open_isolated(page: &Page) -> Result<()> {
    open_and_keep(page, TWO_PEOPLE).await?;
    ensure!(!is_isolated(page).await?, "the first visit");
    // A visit that has ended.
    page.browser.session.goto("about:blank").await?;
    page.open_quick(TWO_PEOPLE).await?;
    ensure!(is_isolated(page).await?, "the second visit");
    Ok(())
}

async fn is_isolated(page: &Page) -> Result<bool> {
    let isolated = page.run("return crossOriginIsolated", vec![]).await?;
    isolated.as_bool().context("yes or no")
}

/// The answer of a worker of the page that may search on `threads` threads.
async fn solve_on(page: &Page, threads: u32) -> Result<Value> {
    let arguments = vec![json!(ENDGAME), json!(threads)];
    page.call_async(js!("solve-on-threads.js"), arguments).await
}

fn solved_on(threads: u32) -> Value {
    json!({ "score": OUTCOME, "exact": true, "threads": threads })
}

/// Whether anything has asked the host for the module of the threads.
fn has_asked_for_threads(page: &Page) -> bool {
    let requests = page.site.requests();
    requests.iter().any(|r| r.path.ends_with(THREADS))
}

/// The last sentence of the self-check, which solves its endgames as the page can.
async fn self_check(page: &Page) -> Result<String> {
    page.press("selftest").await?;
    let shown = "document.querySelector('[data-selftest]').innerText";
    page.wait_for("the totals", &format!("return {shown}.includes('4 of 4')"))
        .await?;
    let last = page
        .run(
            &format!("return {shown}.trim().split('\\n').at(-1)"),
            vec![],
        )
        .await?;
    page.click("#selftest button[value=\"close\"]").await?;
    Ok(last.as_str().context("a sentence")?.to_owned())
}

async fn an_isolated_page_searches_on_several_threads(page: &Page) -> Result<()> {
    open_and_keep(page, TWO_PEOPLE).await?;
    check_eq("the first visit", solve_on(page, 2).await?, solved_on(1))?;
    page.browser.session.goto("about:blank").await?;
    page.open_quick(TWO_PEOPLE).await?;
    ensure!(is_isolated(page).await?, "the second visit");
    // Debian's WebKit shares no memory, and searches on one thread.
    let shares = page.browser.engine != Engine::Webkit;
    let three = solved_on(if shares { 3 } else { 1 });
    check_eq("three threads", solve_on(page, 3).await?, three)?;
    check_eq("one thread", solve_on(page, 1).await?, solved_on(1))?;
    let processors = "const { hardwareConcurrency: all } = navigator;\
        return all > 2 ? Math.min(all - 1, 8) : all";
    let processors = page.run(processors, vec![]).await?;
    let threads = if shares { processors.as_u64() } else { Some(1) };
    let said = match threads.context("a number")? {
        1 => ALONE.to_owned(),
        several => format!("The computer uses {several} processors at once."),
    };
    check_eq("the self-check", self_check(page).await?, said)?;
    if threads > Some(1) {
        page.choose("all-processors", "false").await?;
        check_eq("switched off", self_check(page).await?.as_str(), ALONE)?;
    }
    Ok(())
}

async fn an_isolated_page_shows_a_board_in_a_frame(page: &Page) -> Result<()> {
    open_isolated(page).await?;
    page.press("embed-code").await?;
    page.wait_for(
        "the preview",
        "return document.querySelector('#embed-code iframe')?.getAttribute('src') != null",
    )
    .await?;
    page.find("#embed-code iframe").await?.enter_frame().await?;
    page.wait_for_board().await?;
    leave(page).await
}

async fn without_the_module_of_the_threads_one_thread_searches(page: &Page) -> Result<()> {
    page.site.write(THREADS, "no module");
    open_isolated(page).await?;
    check_eq("two threads", solve_on(page, 2).await?, solved_on(1))?;
    let said = self_check(page).await?;
    check_eq("the self-check", said.as_str(), ALONE)?;
    ensure!(has_asked_for_threads(page), "the module is asked for");
    Ok(())
}

async fn a_board_of_a_host_page_searches_on_one_thread(page: &Page) -> Result<()> {
    open_isolated(page).await?;
    let board = "?lang=en&embed=1&black=human&white=computer&level=10&think-time=0.2&seed=2\
        #m=f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6";
    let frame = format!(
        "<iframe src=\"{}\" width=600 height=700></iframe>",
        page.site.url(board)
    );
    let club = format!("<!DOCTYPE html><head><title>Club</title><h1>Club</h1>{frame}");
    page.goto(&page.site.publish("/club/board", &club, None)?)
        .await?;
    page.find("iframe").await?.enter_frame().await?;
    page.wait_for_board().await?;
    ensure!(!is_isolated(page).await?, "the frame");
    page.play("e3").await?;
    page.wait_until("the computer's answer", |state| state.placed() == 28)
        .await?;
    ensure!(!has_asked_for_threads(page), "no thread helps");
    leave(page).await
}

async fn a_page_that_another_one_has_opened_is_not_isolated(page: &Page) -> Result<()> {
    open_and_keep(page, TWO_PEOPLE).await?;
    let session = &page.browser.session;
    session.goto(&(page.site.origin() + "/club/")).await?;
    let club = session.window().await?;
    page.run("window.game = open('reversi/?lang=en', 'game')", vec![])
        .await?;
    let game = page.other_window(&club).await?;
    session.switch_to_window(game).await?;
    page.wait_for_board().await?;
    let isolated = is_isolated(page).await?;
    session.close_window().await?;
    session.switch_to_window(club).await?;
    ensure!(!isolated, "the club's page has a hold of the game's window");
    Ok(())
}
