//! The wave of a move: discs turn in turn, and nothing marks a disc before it lies there.

use anyhow::{Context, Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};
use serde::Deserialize;

/// Black on d4 flips e4, f4 and g4, and one disc in each of three other directions.
const STAR: &str = "---------X-X-X----OOO-------OOOX--------------------------------X";

pub fn cases() -> Vec<Case> {
    cases!["motion":
        // Transforms in depth and animations of pseudo-elements.
        Everywhere: [
            discs_turn_in_a_wave_and_marks_come_with_them,
            a_disc_that_the_reply_turns_back_turns_again,
            dots_of_legal_moves_come_once_the_discs_have_turned,
        ],
        // Values of the themes' own style sheets.
        OneBrowser: [
            a_theme_turns_its_pieces_in_its_own_way,
        ],
    ]
}

#[derive(Debug, Deserialize)]
struct Moving {
    square: String,
    flipped: bool,
    mark: Option<f64>,
    shadow: f64,
}

async fn at(page: &Page, ms: u32) -> Result<Vec<Moving>> {
    let seen = page.call(js!("motion-at.js"), vec![ms.into()]).await?;
    Ok(serde_json::from_value(seen)?)
}

/// Plays the move of the star slowly.
async fn play_star(page: &Page, theme: &str) -> Result<()> {
    page.open(&format!("{TWO_PEOPLE}&theme={theme}#pos={STAR}"))
        .await?;
    page.choose("animation", "slow").await?;
    // In one task: no frame passes between the move and the first look at it.
    page.run(
        "document.querySelector('#board [data-square=d4]').click()",
        vec![],
    )
    .await?;
    Ok(())
}

async fn discs_turn_in_a_wave_and_marks_come_with_them(page: &Page) -> Result<()> {
    play_star(page, "classic").await?;
    let begin = at(page, 0).await?;
    let placed = begin.iter().find(|moving| moving.square == "d4");
    let placed = placed.context("d4 lands")?;
    check_eq(
        "mark and shadow of the placed disc",
        (placed.mark, placed.shadow),
        (Some(0.0), 0.0),
    )?;
    for (ms, flipped) in [
        (0, "d4"),
        (940, "c3 d3 e3 d4 e4"),
        (1100, "c3 d3 e3 d4 e4 f4"),
        (3000, "c3 d3 e3 d4 e4 f4 g4"),
    ] {
        let seen = at(page, ms).await?;
        let shown = seen.iter().filter(|moving| moving.flipped);
        let shown: Vec<&str> = shown.map(|moving| moving.square.as_str()).collect();
        check_eq(
            &format!("flipped after {ms} ms"),
            shown.join(" "),
            flipped.to_owned(),
        )?;
    }
    let end = at(page, 3000).await?;
    ensure!(
        end.iter()
            .all(|moving| moving.mark.unwrap_or(1.0) == 1.0 && moving.shadow == 1.0),
        "mark and shadows are there in the end: {end:?}"
    );
    Ok(())
}

/// Black on d4 flips e4, and White on d5 flips it back along another line.
const BACK: &str = "---------------------O------OXO---------------------------------X";

/// The least and the greatest opacity of the dots of legal moves, and of the tints below them.
async fn dots(page: &Page) -> Result<(f64, f64)> {
    let seen = page
        .run(
            "const opacities = [...document.querySelectorAll('#board [data-legal]')].flatMap((square) =>\
                 [getComputedStyle(square.querySelector('.mark')), getComputedStyle(square, '::before')]\
                     .map(({ opacity }) => Number(opacity)));\
             return [Math.min(...opacities), Math.max(...opacities)]",
            vec![],
        )
        .await?;
    Ok(serde_json::from_value(seen)?)
}

async fn dots_of_legal_moves_come_once_the_discs_have_turned(page: &Page) -> Result<()> {
    page.open(&format!("{TWO_PEOPLE}#pos={BACK}")).await?;
    page.choose("animation", "slow").await?;
    page.run(
        "document.querySelector('#board [data-square=d4]').click()",
        vec![],
    )
    .await?;
    // The disc lands in 380 ms, and e4 turns in 950 ms.
    for (ms, opacities) in [(0, (0.0, 0.0)), (1300, (0.0, 0.0)), (3000, (1.0, 1.0))] {
        at(page, ms).await?;
        check_eq(
            &format!("opacities after {ms} ms"),
            dots(page).await?,
            opacities,
        )?;
    }
    Ok(())
}

/// Plays a move, and whether animations of e4 run then, all of them.
const TURNS: &str = "document.querySelector(`#board [data-square=${arguments[0]}]`).click();\
                     const e4 = document.querySelector('#board [data-square=e4]');\
                     const moving = e4.getAnimations({ subtree: true });\
                     return moving.length > 0 && moving.every(\
                         ({ playState }) => playState === 'running')";

const FINISH: &str = "const e4 = document.querySelector('#board [data-square=e4]');\
                      for (const moving of e4.getAnimations({ subtree: true })) moving.finish()";

async fn a_disc_that_the_reply_turns_back_turns_again(page: &Page) -> Result<()> {
    for theme in ["classic", "garden"] {
        page.open(&format!("{TWO_PEOPLE}&theme={theme}#pos={BACK}"))
            .await?;
        for (square, disc) in [("d4", "black"), ("d5", "white")] {
            let turns = page.run(TURNS, vec![square.into()]).await?;
            check_eq(
                &format!("{theme}: e4 turns after {square}"),
                turns,
                true.into(),
            )?;
            page.run(FINISH, vec![]).await?;
            let e4 = at(page, 3000).await?;
            ensure!(
                e4.iter()
                    .any(|moving| moving.square == "e4" && moving.flipped),
                "{theme}: e4 shows its disc in the end: {e4:?}"
            );
            let shown = "return document.querySelector('#board [data-square=e4]').dataset.disc";
            check_eq(
                &format!("{theme}: e4 after {square}"),
                page.run(shown, vec![]).await?,
                disc.into(),
            )?;
        }
    }
    Ok(())
}

/// The parts of the discs that turn which have an edge.
const EDGES: &str = "return [...document.querySelectorAll('#board [data-direction] .piece')]\
                     .map((piece) => getComputedStyle(piece, '::before').display)\
                     .filter((display) => display !== 'none').length";

async fn a_theme_turns_its_pieces_in_its_own_way(page: &Page) -> Result<()> {
    for (theme, edges) in [("garden", 0), ("contrast", 0), ("classic", 6)] {
        play_star(page, theme).await?;
        check_eq(theme, page.run(EDGES, vec![]).await?, edges.into())?;
        for (ms, flipped) in [(0, 1), (3000, 7)] {
            let shown = at(page, ms).await?;
            let shown = shown.iter().filter(|moving| moving.flipped).count();
            check_eq(&format!("{theme} after {ms} ms"), shown, flipped)?;
        }
    }
    Ok(())
}
