//! The database of games.

use anyhow::Result;
use reversi_tests::axe::Checker;
use reversi_tests::cases;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["database":
        // The browser keeps the bytes, and a worker gets them with each search.
        Everywhere: [
            games_of_a_database_are_found_filtered_cleared_and_kept,
        ],
        // One file more of the page, and the same views of it everywhere.
        ChromiumOnly: [
            sample_games_count_in_the_database_and_in_the_openings,
        ],
    ]
}

/// Adds three tournament games to the database, or given ones, with the names of the players where
/// they are wanted: a record has references to the players, Black's count and the moves. 1 is Ada,
/// 2 is Bob.
pub(super) const ADD_TOURNAMENT: &str = "\
    const games = arguments[1] ??\
        [[1, 2, 40, [56, 64, 33]], [2, 1, 20, [56, 64, 43]], [2, 1, 32, [56, 66]]];\
    const file = new Uint8Array(16 + 68 * games.length);\
    file.set([games.length], 4);\
    file.set([1999 & 255, 1999 >> 8], 10);\
    for (const [index, [black, white, count, moves]] of games.entries())\
        file.set([0, 0, black, 0, white, 0, count, 0, ...moves], 16 + 68 * index);\
    const players = new Uint8Array(16 + 20 * 3);\
    players.set(new TextEncoder().encode('Ada'), 36);\
    players.set(new TextEncoder().encode('Bob'), 56);\
    const files = new DataTransfer();\
    files.items.add(new File([file], 'games.wtb'));\
    if (arguments[0]) files.items.add(new File([players], 'wthor.jou'));\
    const chooser = document.querySelector('[data-files]');\
    chooser.files = files.files;\
    chooser.dispatchEvent(new Event('change'));";

async fn games_of_a_database_are_found_filtered_cleared_and_kept(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    let open = async || -> Result<()> {
        page.open_database().await?;
        let shows =
            "return document.querySelector('[data-shelf=tournaments]').ariaPressed === 'true'";
        page.wait_for("the games of tournaments", shows).await
    };
    let kept = "return document.querySelector('.library').textContent.includes('3 games, ')";
    let three = "return document.querySelectorAll('.library [data-row]').length === 3";
    page.open_quick(TWO_PEOPLE).await?;
    open().await?;
    page.run(ADD_TOURNAMENT, vec![json!(false)]).await?;
    page.wait_for("three games are added without names", three)
        .await?;
    page.wait_for(
        "the page says which file has the names",
        "return document.querySelector('.library').textContent.includes('WTHOR.JOU')",
    )
    .await?;
    page.click(".library [data-row]").await?;
    page.wait_for(
        "a game without names is on the board, at its beginning",
        "return document.querySelector('.library [data-row]').textContent.includes('? – ?') &&\
         document.querySelectorAll('#board [data-disc]:not([data-disc=empty])').length === 4 &&\
         !document.querySelector('[data-action=redo]').disabled",
    )
    .await?;
    page.run(ADD_TOURNAMENT, vec![json!(true)]).await?;
    page.wait_for(
        "the file of names names the same three games",
        "const games = [...document.querySelectorAll('.library [data-row]')];\
         return games.length === 3 && games.every(({ textContent }) => textContent.includes('Ada'))",
    )
    .await?;
    page.click("[data-library-filter]").await?;
    page.click(".library [name=here]").await?;
    let moves = "const field = document.querySelector('.library [name=shape]');\
                 field.value = 'moves';\
                 field.dispatchEvent(new Event('change', { bubbles: true }));\
                 return document.querySelector(\".library [data-move='37']\") !== null";
    page.wait_for("the moves of the position", moves).await?;
    page.click(".library [data-move='37']").await?;
    page.wait_for(
        "two of them go on with d6",
        "const row = document.querySelector(\".library [data-move='43']\")?.closest('tr');\
         return row?.textContent.includes('2 games') && row.textContent.includes('scores 50 %')",
    )
    .await?;
    checker.check(page, "the games of tournaments").await?;
    page.run(
        "const choose = (name, value) => {\
             const field = document.querySelector(`.library [name=${name}]`);\
             field.value = value;\
             field.dispatchEvent(new Event(name === 'filter' ? 'input' : 'change', { bubbles: true }));\
         };\
         choose('shape', 'games');\
         choose('filter', 'ada 1977–1999');\
         choose('side', 'black')",
        vec![],
    )
    .await?;
    page.wait_for(
        "the game that Ada has played with Black",
        "const games = [...document.querySelectorAll('.library [data-row]')];\
         return games.length === 1 && games[0].textContent.includes('Ada – Bob')",
    )
    .await?;
    page.click("[data-library-menu]").await?;
    page.click("[data-database-clear]").await?;
    page.wait_for(
        "no game is left",
        "return document.querySelectorAll('.library [data-row]').length === 0 &&\
         document.querySelector('[data-database-try]').checkVisibility()",
    )
    .await?;
    page.click("[data-action=restore]").await?;
    page.wait_for("the games are back", kept).await?;
    page.reload().await?;
    open().await?;
    page.wait_for("the browser has kept the games", kept)
        .await?;
    page.wait_for("the list has them", three).await
}

async fn sample_games_count_in_the_database_and_in_the_openings(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5")).await?;
    page.open_card("openings").await?;
    page.wait_for(
        "the openings promise no counts, and offer games",
        "return document.querySelector('.explorer') !== null &&\
         document.querySelector('.explorer[data-counted]') === null &&\
         document.querySelector('[data-explorer-try]')?.getClientRects().length === 1",
    )
    .await?;
    page.click("[data-explorer-try]").await?;
    page.wait_for(
        "each game counts for one of the replies",
        "const counts = [...document.querySelectorAll('.explorer[data-counted] tbody tr')]\
             .map(({ cells }) => Number.parseInt(cells[2].textContent, 10) || 0);\
         return counts.reduce((sum, count) => sum + count, 0) === 200 &&\
             counts.filter((count) => count > 20).length > 1",
    )
    .await?;
    Checker::of_all_rules()?
        .check(page, "the openings with counts")
        .await?;
    page.click("[data-explorer-database]").await?;
    page.wait_for(
        "they are those of the tournaments",
        "return document.querySelector('.library')?.textContent.includes('200 games, ') &&\
         document.querySelectorAll('.library [data-row]').length > 0",
    )
    .await?;
    page.click("[data-library-menu]").await?;
    page.click("[data-database-clear]").await?;
    page.wait_for(
        "one press takes them away",
        "return document.querySelector('[data-database-try]')?.checkVisibility() === true &&\
         document.querySelectorAll('.library [data-row]').length === 0",
    )
    .await
}
