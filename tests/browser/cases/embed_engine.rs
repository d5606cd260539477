//! The engine that the boards of a host page share.

use anyhow::Result;
use reversi_tests::browser::Preference;
use reversi_tests::page::Page;
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::suite::{Case, preferring};
use reversi_tests::{cases, check_eq};

use crate::embed::{enter, host, leave, publish, visit};

pub fn cases() -> Vec<Case> {
    let usual = cases!["embed_engine":
        // Frames, their ends and the messages between them.
        Everywhere: [
            twenty_boards_share_one_engine,
            a_frame_that_loads_again_leaves_the_engine_to_another,
        ],
        // What a board requests.
        OneBrowser: [a_board_loads_no_engine_before_it_needs_one],
    ];
    let denied = cases!["embed_engine": Everywhere: [
        twenty_boards_share_one_engine_where_nothing_is_kept,
    ]];
    [usual, preferring(Preference::NothingKept, denied)].concat()
}

async fn a_board_loads_no_engine_before_it_needs_one(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let boards = "<reversi-game id=a lang=en></reversi-game>".repeat(3);
    host(page, &club, &boards, None).await?;
    enter(page, "a").await?;
    check_eq("engines", engines(page), 0)?;
    page.play("f5").await?;
    page.wait_until("the computer's answer", |state| state.played().len() == 4)
        .await?;
    leave(page).await?;
    check_eq("engines after a move", engines(page), 1)
}

/// How many workers with an engine have been started.
fn engines(page: &Page) -> usize {
    let requests = page.site.requests();
    let workers = requests
        .iter()
        .filter(|request| request.path.ends_with("/engine/worker.js"));
    workers.count()
}

/// Boards in which computers play each other.
fn playing(count: usize) -> String {
    let board = |id| {
        format!("<reversi-game id=b{id} lang=en black=computer white=computer></reversi-game>")
    };
    (0..count).map(board).collect()
}

/// Waits until each of `count` boards has moved.
async fn all_move(page: &Page, count: usize) -> Result<()> {
    let played = "new Set(events.filter((t) => t.type === 'move').map((t) => t.id)).size";
    page.wait_for(
        &format!("a move of {count} boards"),
        &format!("return {played} === {count}"),
    )
    .await
}

/// Opens a page with twenty boards, and takes away whichever of them has the engine.
async fn twenty(page: &Page, address: &str) -> Result<()> {
    visit(page, address).await?;
    all_move(page, 20).await?;
    check_eq("engines of twenty boards", engines(page), 1)?;
    // The board with the engine goes with the others, or gets the next requests.
    page.run(
        "const boards = [...document.querySelectorAll('reversi-game')];\
         for (const board of boards.slice(0, 15)) board.remove(); events.length = 0",
        vec![],
    )
    .await?;
    all_move(page, 5).await
}

async fn twenty_boards_share_one_engine(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    twenty(page, &publish(page, &club, &playing(20), None)?).await
}

async fn twenty_boards_share_one_engine_where_nothing_is_kept(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let address = publish(page, &club, &playing(20), None)?;
    // Another site than that of the boards, and not only another origin.
    twenty(page, &address.replace("127.0.0.1", "localhost")).await
}

async fn a_frame_that_loads_again_leaves_the_engine_to_another(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    host(page, &club, &playing(1), None).await?;
    all_move(page, 1).await?;
    // The first board has the engine. Once its page is loaded again, nothing plays in it.
    page.run(
        "const { shadowRoot } = document.querySelector('reversi-game');\
         const frame = shadowRoot.querySelector('iframe');\
         frame.src = frame.src.replaceAll('computer', 'human');\
         const place = document.createElement('div'); place.innerHTML = arguments[0];\
         document.body.append(place); events.length = 0",
        vec![playing(1).replace("b0", "late").into()],
    )
    .await?;
    page.wait_for(
        "a move of the other board",
        "return events.some((t) => t.type === 'move' && t.id === 'late')",
    )
    .await
}
