//! The documents for host pages: their markup and their scripts work as they stand. The example
//! that imports the package of npm is tried with the packed packages.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use reversi_tests::page::Page;
use reversi_tests::server::{BASE, ServerMode, Site};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

use crate::embed::{PEOPLE, leave};

pub fn cases() -> Vec<Case> {
    cases!["documents":
        // The markup and the scripts of other pages, which no engine reads in its own way.
        OneBrowser: [
            markup_to_copy_shows_boards_and_diagrams,
            scripts_to_copy_follow_and_command_a_board,
        ],
    ]
}

/// The page's hosts in the documents, English and German, and its folder there.
const HOSTS: [&str; 2] = ["https://games.example", "https://verein.example"];
const FOLDER: &str = "/reversi/";

/// The blocks of a document in one language, with the addresses of the page under test.
fn blocks(page: &Page, document: &str, language: &str) -> Result<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(document);
    let text = std::fs::read_to_string(&path).with_context(|| document.to_owned())?;
    let blocks: Vec<_> = text
        .split(&format!("\n```{language}\n"))
        .skip(1)
        .filter_map(|rest| rest.split("\n```").next())
        .map(|block| {
            HOSTS.iter().fold(block.to_owned(), |block, host| {
                let here = block.replace(&format!("{host}{FOLDER}"), &page.site.url(""));
                here.replace(host, &page.site.origin())
            })
        })
        .collect();
    ensure!(!blocks.is_empty(), "no {language} in {document}");
    Ok(blocks)
}

/// Opens a page of a club with such a block, and with the element's script if the block has none.
async fn open(page: &Page, club: &Site, block: &str) -> Result<()> {
    let script = page.site.url("embed/embed.js");
    let script = if block.contains("/embed/") {
        String::new()
    } else {
        format!("<script src=\"{script}\" defer></script>")
    };
    let text = format!(
        "<!DOCTYPE html><html lang=en><head><title>Club</title>\
         <script src=\"/host.js\"></script>{script}</head><body>{block}</body></html>"
    );
    page.goto(&club.publish(&format!("{BASE}example"), &text, None)?)
        .await?;
    page.wait_for(
        "every board is ready, every diagram drawn",
        "const boards = document.querySelectorAll('reversi-game').length;\
         const ready = events.filter(({ type }) => type === 'ready').length;\
         const drawn = [...document.querySelectorAll('reversi-diagram')]\
             .every(({ shadowRoot }) => shadowRoot?.querySelector('.X, .O'));\
         return ready === boards && drawn",
    )
    .await
    .with_context(|| block.to_owned())
}

async fn markup_to_copy_shows_boards_and_diagrams(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.write("league.txt", "f5d6c3d3\nf5f6\n");
    club.write("table1.txt", "f5d6c3\n");
    let (mut elements, mut frames) = (0, 0);
    for document in ["README.md", "README.de.md", "docs/embedding.md"] {
        for block in blocks(page, document, "html")? {
            open(page, &club, &block).await?;
            let found = page
                .run(
                    "return { elements: document.querySelectorAll('reversi-game, reversi-diagram').length,\
                     frames: document.querySelectorAll('iframe').length,\
                     errors: events.filter(({ type }) => type === 'error').map(({ detail }) => detail) }",
                    vec![],
                )
                .await?;
            check_eq(&block, &found["errors"], &json!([]))?;
            elements += found["elements"].as_u64().context("a count")?;
            frames += found["frames"].as_u64().context("a count")?;
            if block.starts_with("<iframe") {
                page.browser.session.enter_frame(0).await?;
                page.wait_for_board().await?;
                leave(page).await?;
            }
        }
    }
    ensure!(elements >= 9, "{elements} elements");
    check_eq("plain frames", frames, 1)
}

async fn scripts_to_copy_follow_and_command_a_board(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let scripts = blocks(page, "docs/embedding.md", "js")?;
    let with = |part: &str| {
        let found = scripts.iter().find(|script| script.contains(part));
        found.with_context(|| format!("no example with {part}"))
    };
    let board = "<p id=verdict></p>\
        <reversi-game id=board lang=en black=human white=human></reversi-game>";
    let played = "return events.some(({ type }) => type === 'move')";

    open(page, &club, board).await?;
    page.run(with("verdict")?, vec![]).await?;
    page.run("board.play('f5')", vec![]).await?;
    page.wait_for(
        "the lesson's verdict",
        "return document.querySelector('#verdict').textContent === 'Not the best one.'",
    )
    .await?;

    let keeps = with("sessionStorage")?;
    open(page, &club, board).await?;
    page.run(keeps, vec![]).await?;
    page.run("board.play('f5')", vec![]).await?;
    page.wait_for("the move", played).await?;
    page.wait_for(
        "the game is kept",
        "return sessionStorage.getItem('game') === '[\"f5\",1]'",
    )
    .await?;
    open(page, &club, board).await?;
    page.run(keeps, vec![]).await?;
    page.wait_for(
        "the game is back",
        "return events.findLast(({ type }) => type === 'change')?.detail.moves === 'f5'",
    )
    .await?;

    club.write(
        "league.txt",
        "[Black \"Anna\"]\n[White \"Ben\"]\n[Result \"33-31\"]\n\n1. f5 d6\n",
    );
    let list = format!("<h2 id=headline></h2><reversi-game id=board {PEOPLE}></reversi-game>");
    open(page, &club, &list).await?;
    page.run(with("gamechange")?, vec![]).await?;
    page.run("board.src = 'league.txt'", vec![]).await?;
    page.wait_for(
        "the game's headline",
        "return headline.textContent === '1/1 Anna – Ben 33-31'",
    )
    .await?;

    let frame = format!(
        "<iframe id=frame height=1 \
         src=\"{}?embed=1&origin={}&lang=en&black=human&white=human\"></iframe>",
        page.site.url(""),
        club.origin()
    );
    open(page, &club, &frame).await?;
    page.browser.session.enter_frame(0).await?;
    page.wait_for_board().await?;
    leave(page).await?;
    let listens =
        "window.said = []; addEventListener('message', ({ data }) => said.push(data.type));";
    page.run(&format!("{listens}{}", with("postMessage")?), vec![])
        .await?;
    page.run("frame.width = 320", vec![]).await?;
    page.wait_for(
        "the move and the height",
        "return said.includes('move') && Number(frame.height) > 300",
    )
    .await
}
