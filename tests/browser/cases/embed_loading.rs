//! Where, when and with which numbers the boards of a host page load: `base`, `loading` and `seed`.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::suite::{Case, on};
use reversi_tests::{cases, check_eq};
use serde_json::{Value, json};

use crate::embed::{PEOPLE, enter, events_of, host, leave, publish, run_until, visit};

pub fn cases() -> Vec<Case> {
    let usual = cases!["embed_loading":
        // Frames, their addresses and origins.
        Everywhere: [
            the_words_between_the_tags_show_where_a_policy_refuses_the_frame,
            a_lazy_board_loads_once_it_comes_near,
            a_board_loads_what_it_shows,
            a_host_page_without_an_origin_says_so_once,
        ],
        // What the address of a frame says.
        OneBrowser: [
            a_board_with_a_base_is_that_of_another_folder,the_same_seed_gives_the_same_replies],
    ];
    // Service workers.
    let kept = cases!["embed_loading":
        Everywhere: [a_board_loads_without_its_host],
        // WebKit keeps the service workers of frames apart by the host page.
        OneBrowser: [a_page_of_another_host_shows_kept_boards],
    ];
    [usual, on(ServerMode::Normal, kept)].concat()
}

/// Requests of the board's page: one for each frame that loads.
fn frames(site: &Site) -> usize {
    let requests = site.requests();
    let pages = requests
        .iter()
        .filter(|request| request.path.contains("index.html"));
    pages.count()
}

/// The files that have been asked for since a point of the log, and the pictures among them.
fn files_since(site: &Site, point: usize) -> (usize, Vec<String>) {
    let mut requests = site.requests().split_off(point);
    // The tests' own.
    requests.retain(|request| !request.path.contains("record-problems"));
    let paths = requests.iter().map(|request| request.path.clone());
    let pictures = paths.filter(|path| path.ends_with(".svg")).collect();
    (requests.len(), pictures)
}

async fn a_board_loads_what_it_shows(page: &Page) -> Result<()> {
    for theme in ["classic", "garden"] {
        let club = Site::start(ServerMode::Normal).await?;
        let point = page.site.requests().len();
        // In a wide frame the buttons have two pictures.
        let board = format!(
            "<div style='max-width: 40rem'><reversi-game id=a lang=en theme={theme} \
             white=computer level=1></reversi-game></div>"
        );
        host(page, &club, &board, None).await?;
        let (count, pictures) = files_since(&page.site, point);
        ensure!(
            count <= 14,
            "{count} requests for a board of the theme {theme}"
        );
        let of_end = |path: &&String| path.contains("/end-");
        let other = pictures
            .iter()
            .find(|path| of_end(path) || !path.contains(&format!("/themes/{theme}/")));
        check_eq("a picture that the board does not show", other, None)?;
        enter(page, "a").await?;
        page.play("f5").await?;
        page.wait_until("the computer's answer", |state| state.placed() == 6)
            .await?;
        leave(page).await?;
        let (_, pictures) = files_since(&page.site, point);
        check_eq(
            "the pictures of the end, before it comes",
            pictures.iter().filter(of_end).count(),
            3,
        )?;
    }
    Ok(())
}

async fn a_lazy_board_loads_once_it_comes_near(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    // More than any browser loads ahead of the window.
    let boards = format!(
        "<reversi-game id=far {PEOPLE} loading=lazy></reversi-game>\
         <reversi-game id=near {PEOPLE}></reversi-game>\
         <style>body {{ display: flex; flex-direction: column-reverse }}\
         #near {{ margin-block-end: 50000px }}</style>"
    );
    let address = publish(page, &club, &boards, None)?;
    page.goto(&address).await?;
    // The far board comes first in the page, and last in the window.
    page.wait_for(
        "the near board",
        "return events.some((t) => t.type === 'ready' && t.id === 'near')",
    )
    .await?;
    page.run(
        "document.getElementById('far').play('f5'); board = document.getElementById('near');\
         board.play('d3')",
        vec![],
    )
    .await?;
    let played = |id| format!("return events.some((t) => t.type === 'move' && t.id === '{id}')");
    page.wait_for("a move of the near board", &played("near"))
        .await?;
    check_eq("frames before the far board is near", frames(&page.site), 1)?;
    page.run("document.getElementById('far').scrollIntoView()", vec![])
        .await?;
    page.wait_for(
        "the move that the far board was sent before",
        &played("far"),
    )
    .await?;
    check_eq("frames", frames(&page.site), 2)
}

async fn a_board_with_a_base_is_that_of_another_folder(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    // The club's own script, and one board of either folder.
    let base = page.site.url("");
    let text = format!(
        "<!DOCTYPE html><html lang=en><head><title>Club</title><script src=\"/host.js\"></script>\
         <script src=\"{}\" defer></script></head><body><h1>Club</h1>\
         <reversi-game id=a {PEOPLE} base=\"{}\"></reversi-game>\
         <reversi-game id=b {PEOPLE}></reversi-game></body></html>",
        club.url("embed/embed.js"),
        // The folder may be named without a slash at its end.
        base.trim_end_matches('/'),
    );
    visit(page, &club.publish("/base", &text, None)?).await?;
    let folders = "return ['a', 'b'].map((id) => new URL('.', document.getElementById(id)\
                   .shadowRoot.querySelector('iframe').src).href)";
    check_eq(
        "the folders of the boards",
        page.run(folders, vec![]).await?,
        json!([base, club.url("")]),
    )?;
    check_eq("frames of the other folder", frames(&page.site), 1)?;
    run_until(page, "document.getElementById('a').play('f5')", "f5", 1).await
}

/// The first ten moves of games that boards play by themselves, one for each seed.
async fn games(page: &Page, club: &Site, seeds: &[u32]) -> Result<Vec<Value>> {
    let board = |(id, seed): (usize, &u32)| {
        format!(
            "<reversi-game id=b{id} lang=en black=random white=computer level=ramscher \
             pause=0 animation=off seed={seed}></reversi-game>"
        )
    };
    let boards: String = seeds.iter().enumerate().map(board).collect();
    host(page, club, &boards, None).await?;
    let ids: Vec<String> = (0..seeds.len()).map(|id| format!("b{id}")).collect();
    let tenth = format!(
        "{}.map((id) => events.filter((t) => t.type === 'move' && t.id === id)[9]?.detail.moves)",
        json!(ids)
    );
    page.wait_for(
        "ten moves of each",
        &format!("return {tenth}.every(Boolean)"),
    )
    .await?;
    let moves = page.run(&format!("return {tenth}"), vec![]).await?;
    Ok(serde_json::from_value(moves)?)
}

async fn the_same_seed_gives_the_same_replies(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let played = games(page, &club, &[7, 7, 8]).await?;
    check_eq("two boards with the same seed", &played[0], &played[1])?;
    ensure!(
        played[0] != played[2],
        "another seed, another game: {played:?}"
    );
    let again = games(page, &club, &[7]).await?;
    check_eq("the same seed at the next visit", &again[0], &played[0])
}

/// Visits the page itself, which has the browser keep its files.
async fn keep(page: &Page) -> Result<()> {
    page.open(TWO_PEOPLE).await?;
    page.call_async(
        "() => navigator.serviceWorker.ready.then(() => true)",
        vec![],
    )
    .await?;
    Ok(())
}

/// A board against a computer in another theme than that of the visit.
const AGAINST_RAMSCHER: &str =
    "lang=en theme=garden black=human white=computer level=ramscher seed=1";

/// Plays on a board, which asks its host for nothing more than the first `asked` requests.
async fn play_without_host(page: &Page, id: &str, asked: usize) -> Result<()> {
    enter(page, id).await?;
    page.play("f5").await?;
    page.wait_until("the computer's answer", |state| state.placed() == 6)
        .await?;
    page.wait_for_pictures().await?;
    leave(page).await?;
    let requests = page.site.requests().len();
    check_eq("requests that reached the host", requests, asked)
}

async fn a_board_loads_without_its_host(page: &Page) -> Result<()> {
    keep(page).await?;
    // A page of the same host, beside the folder.
    let board = format!("<reversi-game id=a {AGAINST_RAMSCHER}></reversi-game>");
    let address = publish(page, &page.site, &board, None)?;
    visit(page, &address).await?;
    page.site.stop();
    let asked = page.site.requests().len();
    page.run(
        "const frames = document.createElement('div'); frames.innerHTML = arguments[0];\
         document.querySelector('#a').replaceWith(frames)",
        vec![json!(board.replace("id=a", "id=b"))],
    )
    .await?;
    page.wait_for(
        "another board",
        "return events.some((t) => t.type === 'ready' && t.id === 'b')",
    )
    .await?;
    play_without_host(page, "b", asked).await
}

async fn a_page_of_another_host_shows_kept_boards(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    keep(page).await?;
    let (script, base) = (club.url("embed/embed.js"), page.site.url(""));
    let text = format!(
        "<!DOCTYPE html><html lang=en><head><title>Club</title><script src=\"/host.js\"></script>\
         <script src=\"{script}\" defer></script></head><body><h1>Club</h1>\
         <reversi-game id=a {AGAINST_RAMSCHER} base=\"{base}\"></reversi-game></body></html>"
    );
    let address = club.publish("/offline", &text, None)?;
    visit(page, &address).await?;
    page.site.stop();
    let asked = page.site.requests().len();
    visit(page, &address).await?;
    play_without_host(page, "a", asked).await
}

async fn a_host_page_without_an_origin_says_so_once(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    // As if it were opened from a disk.
    let board = format!("<reversi-game id=a {PEOPLE}></reversi-game>");
    let address = publish(page, &club, &board, Some("sandbox allow-scripts"))?;
    page.expect_problems();
    page.goto(&address).await?;
    page.wait_for("an error", "return events.some((t) => t.type === 'error')")
        .await?;
    page.wait_for(
        "the frame's page",
        "return document.readyState === 'complete'",
    )
    .await?;
    let errors = events_of(page, "error").await?;
    check_eq("errors", errors.len(), 1)?;
    check_eq("the error", &errors[0]["code"], &json!("embed-origin"))
}

async fn the_words_between_the_tags_show_where_a_policy_refuses_the_frame(
    page: &Page,
) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let games = page.site.origin();
    let policy = format!("default-src 'self'; script-src 'self' {games}");
    let board = "<reversi-game><a href='/'>Play elsewhere</a></reversi-game><h2>Beside</h2>";
    let address = publish(page, &club, board, Some(&policy))?;
    // The browser reports the refusal to its console, too.
    page.expect_problems();
    page.goto(&address).await?;
    let refused = "return events.some(({ detail }) => detail?.code === 'embed-policy')";
    page.wait_for("the refusal is reported", refused).await?;
    let shown = "const link = document.querySelector('a').getBoundingClientRect();\
        const [frame, beside] = [board, document.querySelector('h2')].map((part) =>\
          part.getBoundingClientRect());\
        return [link.height > 0, link.top >= frame.top && link.bottom <= frame.bottom,\
          frame.height > 300, beside.top >= frame.bottom,\
          events.find(({ type }) => type === 'error').detail.about]";
    check_eq(
        "the link in the room of the board",
        page.run(shown, vec![]).await?,
        json!([true, true, true, true, games]),
    )
}
