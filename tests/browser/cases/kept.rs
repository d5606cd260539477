//! What the page keeps for the visitor, in a browser that ends processes, has several tabs open,
//! and opens many links.

use anyhow::Result;
use reversi_tests::browser::Browser;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};
use serde_json::json;

use super::database::ADD_TOURNAMENT;
use super::friends::visitor;

pub fn cases() -> Vec<Case> {
    cases!["kept":
        OneBrowser: [
            two_tabs_lose_no_review_of_each_other,
            links_of_games_take_no_place_of_the_visitors_own,
            what_is_damaged_is_saved_as_a_file_beside_its_sentence_and_later,
        ],
        // The page of internals that closes connections is Chromium's.
        ChromiumOnly: [a_connection_that_the_browser_closes_loses_no_book_and_no_database],
        WebkitOnly: [a_book_stays_and_a_sentence_is_said_where_the_process_of_storage_ends],
    ]
}

/// Games of one move, whose end a review proves at once. Black loses 22 discs by g1 in place of h8.
const BLACK_ERRS: &str = "OOOOOO--OOXXXO--OXOOXOO-OXXXXXOXOXXOOOOOOXOOOXOXXXXXXOOXOOOOOOO-+X+g1";
/// White loses 16 discs by g1 in place of f1.
const WHITE_ERRS: &str = "OXXXX---OOO--X--OOOXXXXXOOOOXXXXOOOXOXOXOOOOXOOXOOOOOOOXXOOOOOOX+O+g1";

/// Has the moves of a side reviewed for *My mistakes*.
async fn review_side(page: &Page, game: &str, side: u8) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}#m={game}")).await?;
    page.open_card("mistakes").await?;
    let button = format!("[aria-labelledby=mistakes-game] button:nth-child({side})");
    page.click(&button).await
}

async fn two_tabs_lose_no_review_of_each_other(page: &Page) -> Result<()> {
    let session = &page.browser.session;
    let first = session.window().await?;
    review_side(page, BLACK_ERRS, 1).await?;
    let second = session.new_tab().await?;
    session.switch_to_window(second).await?;
    review_side(page, WHITE_ERRS, 2).await?;
    let both = "const { waiting, games, list } = JSON.parse(localStorage['reversi.mistakes.1']);\
                const sides = new Set(list.map(({ position }) => position.at(-1)));\
                return waiting.length === 0 && games.length === 2 && sides.size === 2";
    page.wait_for("the games and mistakes of both reviews", both)
        .await?;
    session.close_window().await?;
    session.switch_to_window(first).await?;
    page.reload().await?;
    page.wait_for("they are there after a reload", both).await
}

/// Links that somebody opens, each of another game: more than the list of own games has places.
const LINKS: u8 = 112;

async fn links_of_games_take_no_place_of_the_visitors_own(page: &Page) -> Result<()> {
    let own = ["d3c3c4", "c4e3f6", "e6f6f5"];
    page.open_quick(TWO_PEOPLE).await?;
    for (number, game) in own.iter().enumerate() {
        if number > 0 {
            page.new_game().await?;
        }
        page.play_all(game).await?;
    }
    let opened = page
        .call_async(js!("open-links.js"), vec![json!(LINKS)])
        .await?;
    check_eq("links", opened, json!(LINKS))?;
    page.reload().await?;
    page.open_panel("games").await?;
    page.wait_for(
        "the list has a hundred games beside that on the board",
        "return document.querySelector('.library output')?.textContent === '101 games'",
    )
    .await?;
    for game in own {
        page.run(
            "const field = document.querySelector('.library [name=filter]');\
             field.value = arguments[0];\
             field.dispatchEvent(new Event('input', { bubbles: true }))",
            vec![json!(game)],
        )
        .await?;
        let listed =
            format!("return document.querySelector('.library [data-moves={game}]') !== null");
        page.wait_for(game, &listed).await?;
    }
    Ok(())
}

/// Notes when the browser closes the page's connections: one of the test's own is among them.
const NOTE_CLOSING: &str = "() => new Promise((resolve) => {
    const opening = indexedDB.open('reversi');
    opening.onsuccess = () => {
        opening.result.addEventListener('close', () => { window.isClosed = true; });
        resolve(true);
    };
})";

/// Presses what closes all connections of this page in Chromium's page of internals, whose parts
/// lie in shadow trees, and tells whether the browser has answered that none is open.
const FORCE_CLOSE: &str = "
    const all = (root) => [...root.querySelectorAll('*')]
        .flatMap((part) => [part, ...(part.shadowRoot ? all(part.shadowRoot) : [])]);
    const buckets = all(document).filter((part) => part.localName === 'indexeddb-bucket');
    for (const bucket of buckets) bucket.querySelector('.force-close').click();
    const isClosed = (bucket) =>
        bucket.querySelector('.connection-count').textContent.trim() === '0';
    return buckets.length > 0 && buckets.every(isClosed)";

async fn a_connection_that_the_browser_closes_loses_no_book_and_no_database(
    _: &Page,
) -> Result<()> {
    let page = visitor(Browser::start_whole(None).await?).await?;
    let kept = keep_after_connections_close(&page).await;
    page.browser.quit().await;
    kept
}

async fn keep_after_connections_close(page: &Page) -> Result<()> {
    let session = &page.browser.session;
    let positions = |count: u8| {
        format!(
            "return document.querySelector('.book-size')?.textContent.startsWith('{count} position')"
        )
    };
    let games = |count: u8| {
        format!(
            "return document.querySelector('.library')?.textContent.includes('{count} games, ')"
        )
    };
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3&ply=3"))
        .await?;
    page.open_database().await?;
    page.run(ADD_TOURNAMENT, vec![json!(true)]).await?;
    page.wait_for("three games of tournaments", &games(3))
        .await?;
    page.open_book().await?;
    page.click("[data-book-line]").await?;
    page.wait_for("three positions", &positions(3)).await?;
    // Another line: the book has its first two positions.
    for _ in 0..2 {
        page.press("undo").await?;
    }
    page.play_all("f6e6").await?;
    page.call_async(NOTE_CLOSING, vec![]).await?;

    let first = session.window().await?;
    let internals = session.new_tab().await?;
    session.switch_to_window(internals).await?;
    page.goto("chrome://indexeddb-internals").await?;
    page.wait_for_page("the browser has closed the connections", FORCE_CLOSE)
        .await?;
    session.close_window().await?;
    session.switch_to_window(first).await?;
    page.wait_for("the connections are closed", "return window.isClosed")
        .await?;

    page.click("[data-book-line]").await?;
    page.wait_for("a fourth position has joined them", &positions(4))
        .await?;
    page.open_database().await?;
    let another = json!([[1, 2, 33, [56, 66, 65]]]);
    page.run(ADD_TOURNAMENT, vec![json!(true), another]).await?;
    page.wait_for("a fourth game has joined them", &games(4))
        .await?;
    page.reload().await?;
    page.open_database().await?;
    page.wait_for("four games are kept", &games(4)).await?;
    page.open_book().await?;
    page.wait_for("four positions are kept", &positions(4))
        .await?;
    page.check_problems().await
}

/// Adds a line to the book once its database is gone, and requests a file when the page has said
/// that nothing was changed.
const ADD_WITHOUT_DATABASE: &str = "
    const seen = (selector, text) => document.querySelector(selector).textContent.includes(text);
    const opening = indexedDB.open('reversi');
    opening.onsuccess = () => {
        const frame = () => {
            try {
                opening.result.transaction('values');
                requestAnimationFrame(frame);
            } catch {
                document.querySelector('[data-book-line]').click();
                requestAnimationFrame(said);
            }
        };
        const said = () => {
            const isSaid = seen('#status', 'cannot read what it keeps here, so nothing was changed');
            if (isSaid && seen('.book-size', '3 positions')) fetch('nothing-changed');
            else requestAnimationFrame(said);
        };
        frame();
    };";

/// WebKit starts another such process at once, and gives an open page nothing of its database until
/// it is loaded again. The driver answers nothing any more: the page's request tells how it ends.
async fn a_book_stays_and_a_sentence_is_said_where_the_process_of_storage_ends(
    page: &Page,
) -> Result<()> {
    let three = "return document.querySelector('.book-size')?.textContent.startsWith('3 position')";
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3&ply=3"))
        .await?;
    page.open_book().await?;
    page.click("[data-book-line]").await?;
    page.wait_for("three positions are in the book", three)
        .await?;
    page.play("d3").await?;
    page.expect_problems();
    page.site.hold("nothing-changed");
    page.run(ADD_WITHOUT_DATABASE, vec![]).await?;
    page.browser.end_storage_process()?;
    page.site.wait_until_held().await
}

async fn what_is_damaged_is_saved_as_a_file_beside_its_sentence_and_later(
    page: &Page,
) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.run(
        "localStorage['reversi.record.1'] = '{\"1\":';\
         localStorage['reversi.settings.1.damaged'] = '[';",
        vec![],
    )
    .await?;
    page.reload().await?;
    page.run(
        "window.saved = []; HTMLAnchorElement.prototype.click = () => {};\
         URL.createObjectURL = (blob) => { saved.push(blob); return '#'; };\
         URL.revokeObjectURL = () => {};",
        vec![],
    )
    .await?;
    page.press("save-damaged").await?;
    page.wait_for("a file", "return saved.length === 1").await?;
    let file = page
        .run("return saved[0].text().then(JSON.parse)", vec![])
        .await?;
    let both = json!({ "reversi.record.1": "{\"1\":", "reversi.settings.1.damaged": "[" });
    check_eq("the file", file, both)?;
    // Once another value has its place, nothing says it at the start.
    page.run("localStorage.removeItem('reversi.record.1')", vec![])
        .await?;
    page.reload().await?;
    page.open_panel("games").await?;
    page.click("[data-library-menu]").await?;
    page.wait_for(
        "what waits can still be saved",
        "return document.querySelector('[data-save-damaged]')?.checkVisibility() === true",
    )
    .await
}
