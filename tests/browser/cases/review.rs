//! The review of a game: its list, its better lines, and the second try at a move.

use anyhow::{Result, ensure};
use reversi_tests::axe::Checker;
use reversi_tests::known_games::BLACK_WIPES_OUT;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["review":
        // Each engine styles again by its own code what changes under an open card.
        Everywhere: [
            the_button_of_an_open_card_changes_its_label,
        ],
        OneBrowser: [
            a_review_leads_to_the_better_line_and_to_a_second_try,
            a_review_goes_along_with_the_board,
            the_card_of_the_end_names_the_mistakes_and_the_move_that_turned_the_game,
            a_better_line_is_followed_by_keys_and_played_on,
        ],
    ]
}

async fn a_review_leads_to_the_better_line_and_to_a_second_try(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(&format!("{TWO_PEOPLE}#m={BLACK_WIPES_OUT}"))
        .await?;
    // Only the end of a review says which move turned the game.
    page.run(
        "new MutationObserver(() => {\
             const text = (part) => {\
                 const shown = document.querySelector(part);\
                 return shown?.checkVisibility() && shown.textContent; };\
             if (!text('.review-turning') || !text('.review-progress')) return;\
             window.isTurningEarly = true; })\
         .observe(document.body, { subtree: true, childList: true, attributes: true })",
        vec![],
    )
    .await?;
    page.click("#end [data-end-review]").await?;
    page.wait_for(
        "every move has its loss and its best move",
        "return document.querySelectorAll('[data-review] [data-ply][data-loss][data-best]').length\
         === 9 && document.querySelector('[data-costly]') !== null",
    )
    .await?;
    page.wait_for(
        "the move that turned the game",
        "const turning = document.querySelector('.review-turning');\
         return turning.checkVisibility() && turning.textContent !== ''",
    )
    .await?;
    let early = page
        .run("return 'isTurningEarly' in window", vec![])
        .await?;
    check_eq("named before the end", early, json!(false))?;
    checker.check(page, "the review").await?;
    page.click("[data-costly] button").await?;
    page.wait_for(
        "the better line begins on the board, beside the move that was played",
        "return document.querySelector('#board [data-step=\"1\"]') !== null &&\
         document.querySelector('#board [data-played]') !== null",
    )
    .await?;
    checker.check(page, "the better line").await?;
    let best = "return document.querySelector('#board [data-step=\"1\"]').dataset.square";
    let best = page.run(best, vec![]).await?;
    // As on a telephone: the review is a sheet, and what is asked lies below the board.
    resize(page, 360, 740, false).await?;
    let again = "document.querySelector('[data-costly] button + button').click()";
    page.run(again, vec![]).await?;
    let tools = "return document.querySelector('.study').innerText";
    page.wait_for(
        "the question alone, with the focus on the board",
        "const board = document.querySelector('.board-frame').getBoundingClientRect();\
         const asked = document.querySelector('.study .attempt').getBoundingClientRect();\
         return asked.height > 0 && asked.top >= board.bottom && asked.bottom <= innerHeight &&\
         document.activeElement.closest('#board') !== null",
    )
    .await?;
    let asked = page.run(tools, vec![]).await?;
    ensure!(
        !asked
            .as_str()
            .unwrap_or_default()
            .contains(best.as_str().unwrap_or_default()),
        "the panel names the answer: {asked}"
    );
    let choose = "document.querySelector(`[data-square=${arguments[0]}]`).click()";
    page.run(choose, vec![best.clone()]).await?;
    let best = best.as_str().unwrap_or_default().to_owned();
    page.wait_until("the judgement of the second try", |state| {
        state.status == format!("The computer sees no move that is clearly better than {best}.")
    })
    .await?;
    page.wait_for(
        "the panel says that the move is found",
        "return document.querySelector('.attempt[data-found]') !== null",
    )
    .await?;
    restore(page).await?;
    page.click(".attempt button:last-child").await?;
    page.click("[data-tab=learn]").await?;
    page.wait_for(
        "the whole review again",
        "return document.querySelector('.graph').checkVisibility()",
    )
    .await?;
    page.run("document.querySelector('.graph').focus()", vec![])
        .await?;
    page.keys(Key::End).await?;
    let state = page
        .wait_until("the end of the game", |state| {
            state.played() == BLACK_WIPES_OUT
        })
        .await?;
    ensure!(
        state.end.is_none(),
        "the end screen comes back over the review"
    );
    Ok(())
}

async fn a_review_goes_along_with_the_board(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    resize(page, 360, 740, false).await?;
    page.open_quick(&format!("{TWO_PEOPLE}#m={BLACK_WIPES_OUT}"))
        .await?;
    page.click("#end [data-end-review]").await?;
    page.wait_until("the end of the review is said", |state| {
        state.status.starts_with("The review is complete: ")
    })
    .await?;
    page.wait_for(
        "a strip below the whole board, with graph and ways on in sight",
        "const box = (part) => document.querySelector(part).getBoundingClientRect();\
         const board = box('.board-frame');\
         const parts = ['.review .graph', '.review-here .costly-move', '.review-here .ways-on'];\
         return board.top >= 0 && parts.map(box).every(\
             ({ top, bottom, height }) => height > 0 && top >= board.bottom && bottom <= innerHeight)",
    )
    .await?;
    checker.check(page, "the review in a strip").await?;
    page.run("document.querySelector('.graph').focus()", vec![])
        .await?;
    page.keys(Key::End).await?;
    page.wait_for(
        "the sentence of the review at the end of the game, and its move in place of the line",
        "const box = (part) => part.getBoundingClientRect();\
         const shown = [...document.querySelectorAll('.review-turning, .ways-on > .button')]\
             .filter((part) => part.checkVisibility());\
         const names = shown.map(({ className }) => className).join(', ');\
         return names === 'review-turning, button review-named, button, button panel-whole' &&\
         /^Show move \\d+$/.test(shown[1].textContent) && shown.every((part) =>\
             box(part).height > 0 && box(part).bottom <= box(document.querySelector('.side')).bottom)",
    )
    .await?;
    checker
        .check(page, "the end of the game in a strip")
        .await?;
    page.keys(Key::Home).await?;
    page.keys(".").await?;
    page.wait_for(
        "the first mistake, its sign and the better move on the board",
        "const last = document.querySelector('#board [data-last]');\
         const here = document.querySelector('.review-here');\
         return last !== null && last.dataset.glyph?.startsWith('?') &&\
         document.querySelector('#board [data-better]') !== null &&\
         here.querySelector('strong').textContent === last.dataset.square",
    )
    .await?;
    check_eq(
        "how far the ways on reach below the strip while a review runs, with a loss below its move \
         and a reason of two lines",
        page.run(BELOW_THE_STRIP, vec![]).await?,
        json!(0),
    )?;
    let number = "return Number(document.querySelector('.review-here').dataset.ply)";
    let first = page.run(number, vec![]).await?.as_u64();
    page.click(".review-mistakes button:last-child").await?;
    let second = page.run(number, vec![]).await?.as_u64();
    ensure!(first < second, "from move {first:?} to {second:?}");
    page.click(".review-mistakes button:first-child").await?;
    check_eq("back", page.run(number, vec![]).await?.as_u64(), first)?;
    page.click(".review-here .panel-whole").await?;
    page.wait_for(
        "the sheet has risen",
        "return document.querySelector('.side[data-open]')?.getAnimations().length === 0",
    )
    .await?;
    page.click("[data-tab=game]").await?;
    page.wait_for(
        "the signs in the list of moves",
        "return document.querySelectorAll('[data-moves] li[data-glyph]').length > 1",
    )
    .await?;
    restore(page).await
}

/// The progress of a review shows and the texts at the move are as high as they get, for one
/// measurement: how long a review takes differs.
const BELOW_THE_STRIP: &str = "const progress = document.querySelector('.review-progress');\
    const move = document.querySelector('.review-here > .costly-move');\
    const reason = document.querySelector('.review-here > p:not(.costly-move)');\
    progress.hidden = false;\
    move.style.minHeight = '3.25rem';\
    reason.style.minHeight = '2lh';\
    const ways = document.querySelector('.review-here > .ways-on').getBoundingClientRect();\
    const strip = document.querySelector('.panel:has(.review:not([hidden]))').getBoundingClientRect();\
    progress.hidden = true;\
    move.style.minHeight = reason.style.minHeight = '';\
    return Math.max(0, Math.round(ways.bottom - strip.bottom))";

/// Opens the card at the end of a game that the visitor has lost, and waits for its mistakes.
async fn open_card_with_mistakes(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all(BLACK_WIPES_OUT).await?;
    page.wait_until("the end screen", |state| state.end.is_some())
        .await?;
    // White is the visitor, who has lost.
    page.choose("black", "computer").await?;
    page.wait_for(
        "the mistakes on the button of the open card, and no other label",
        "const card = document.querySelector('#end');\
         return card.open && /^Review \\d+ mistakes?$/.test(\
             card.querySelector('[data-end-review]').innerText.trim())",
    )
    .await
}

async fn the_button_of_an_open_card_changes_its_label(page: &Page) -> Result<()> {
    open_card_with_mistakes(page).await
}

async fn the_card_of_the_end_names_the_mistakes_and_the_move_that_turned_the_game(
    page: &Page,
) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    open_card_with_mistakes(page).await?;
    page.wait_for(
        "the position that turned the game in place of the result",
        "const card = document.querySelector('#end');\
         const picture = card.querySelector('.end-turn');\
         return picture.getClientRects().length > 0 && /^\\d+ [a-h][1-8]$/.test(picture.innerText.trim()) &&\
             card.querySelector('[data-end-image]').getClientRects().length === 0",
    )
    .await?;
    checker.check(page, "the card with mistakes").await?;
    resize(page, 1440, 900, false).await?;
    page.wait_for(
        "each button of the card has its label in one line, with a two-digit count too",
        "const buttons = [...document.querySelectorAll('#end .button')];\
         document.querySelector('.end-mistakes').textContent = 'Review 18 mistakes';\
         const lines = (button) => {\
             const text = document.createRange();\
             text.selectNodeContents(button);\
             return new Set([...text.getClientRects()].map(({ bottom }) => bottom)).size;\
         };\
         return innerWidth === 1440 &&\
             buttons.filter((button) => button.checkVisibility()).every((button) => lines(button) === 1)",
    )
    .await?;
    page.click("#end [data-end-review]").await?;
    page.wait_until("the end of the review is said", |state| {
        state.status.starts_with("The review is complete: ")
    })
    .await?;
    Ok(())
}

/// Whether all of the strip of a review lies within it, its graph in sight and beside its text, and
/// the loss of a move and the ways on clear of the button that closes it.
const STRIP_FITS: &str = "const box = (part) => part.getBoundingClientRect();\
     const strip = box(document.querySelector('.review'));\
     const graph = box(document.querySelector('.review .graph'));\
     const parts = document.querySelectorAll(\
         '.review .graph, .review-here > p, .review-here .ways-on button');\
     const loss = box(document.querySelector('.review-here .costly-loss'));\
     const close = box(document.querySelector('.review .sheet-head .button'));\
     const side = box(document.querySelector('.side'));\
     const isClear = (part) => part.right <= close.left || part.top >= close.bottom;\
     return isClear(loss) &&\
         [...document.querySelectorAll('.review-here .ways-on button')].map(box).every(isClear) &&\
         graph.bottom <= side.bottom &&\
         [...parts].filter((part) => part.checkVisibility()).map(box).every((part, index) =>\
         part.left >= strip.left && part.right <= strip.right && part.bottom <= side.bottom &&\
         (index === 0 || part.left >= graph.right || part.top >= graph.bottom))";

/// Whether no way on of a review is cut at the end of its strip.
const WAYS_IN_SIGHT: &str = "const { bottom } = document.querySelector('.side').getBoundingClientRect();\
     return [...document.querySelectorAll('.review-here .ways-on button')].every((button) =>\
         button.getBoundingClientRect().bottom <= bottom)";

/// How far a review has come, while it runs.
const PROGRESS: &str = "document.querySelector('.review-progress')";

/// The button that goes along a line that shows.
const NEXT_MOVE: &str = "document.querySelector('.review-here .ways-on > button')";

async fn a_better_line_is_followed_by_keys_and_played_on(page: &Page) -> Result<()> {
    resize(page, 360, 740, false).await?;
    let game = format!("?lang=de&black=human&white=human&seed=1#m={BLACK_WIPES_OUT}");
    page.open_quick(&game).await?;
    page.wait_for(
        "the card of the end shows its picture",
        "return document.querySelector('#end [data-end-image]').naturalWidth > 0",
    )
    .await?;
    page.click("#end [data-end-review]").await?;
    page.wait_for(
        "the end of the review",
        "return document.querySelector('.review-progress')?.hidden",
    )
    .await?;
    page.click(".review-named").await?;
    page.wait_for(
        "the move that the sentence of the review names",
        "const here = document.querySelector('.review-here');\
         const turning = document.querySelector('.review-turning').textContent;\
         return Number(here.dataset.ply) > 0 && turning.match(/\\d+/)?.[0] === here.dataset.ply",
    )
    .await?;
    for (width, height) in [(768, 1024), (360, 740)] {
        resize(page, width, height, false).await?;
        page.wait_for("the judgement of a move fits", STRIP_FITS)
            .await?;
        page.run(&format!("{PROGRESS}.hidden = false"), vec![])
            .await?;
        page.wait_for("beside the progress of a review, too", STRIP_FITS)
            .await?;
        page.run(&format!("{PROGRESS}.hidden = true"), vec![])
            .await?;
    }
    resize(page, 360, 640, false).await?;
    page.run(&format!("{PROGRESS}.hidden = false"), vec![])
        .await?;
    page.wait_for(
        "the ways on of a low strip beside the progress",
        WAYS_IN_SIGHT,
    )
    .await?;
    page.run(&format!("{PROGRESS}.hidden = true"), vec![])
        .await?;
    resize(page, 360, 740, false).await?;
    page.click(".review-here .ways-on > button:nth-child(2)")
        .await?;
    page.wait_for(
        "the better line",
        "return document.querySelector('#board [data-step=\"1\"]') !== null",
    )
    .await?;
    let first = "return document.querySelector('#board [data-step=\"1\"]').dataset.square";
    let first = page.run(first, vec![]).await?;
    let laid = "const last = document.querySelector('#board [data-last]');\
         return last?.dataset.square === arguments[0] && last.dataset.disc !== 'empty'";
    page.run(&format!("{NEXT_MOVE}.focus()"), vec![]).await?;
    page.keys(Key::Enter).await?;
    let on_board = page.run(laid, vec![first.clone()]).await?;
    check_eq("the first move lies on the board", on_board, json!(true))?;
    let keeps = format!("return document.activeElement === {NEXT_MOVE}");
    check_eq(
        "the button keeps the focus",
        page.run(&keeps, vec![]).await?,
        json!(true),
    )?;
    page.keys(Key::Left).await?;
    let on_board = page.run(laid, vec![first.clone()]).await?;
    check_eq("a key takes it off the board", on_board, json!(false))?;
    let to_its_end = format!(
        "const next = {NEXT_MOVE};\
         for (let step = 0; step < 60 && next.ariaDisabled !== 'true'; step++) next.click();\
         return next.ariaDisabled === 'true' && document.activeElement === next"
    );
    let at_end = page.run(&to_its_end, vec![]).await?;
    check_eq(
        "the button keeps the focus at the end of the line",
        at_end,
        json!(true),
    )?;
    let to_its_start = "const back = document.querySelector('[data-action=back]');\
         const isAtStart = () => document.querySelector('#board [data-step=\"1\"]') !== null;\
         for (let step = 0; step < 60 && !isAtStart(); step++) back.click();\
         return isAtStart()";
    let at_start = page.run(to_its_start, vec![]).await?;
    check_eq("the line begins again", at_start, json!(true))?;
    page.keys(Key::Right).await?;
    let on_board = page.run(laid, vec![first.clone()]).await?;
    check_eq("the keys go along the line", on_board, json!(true))?;
    page.wait_for("the ways on from a line fit", STRIP_FITS)
        .await?;
    page.click(".review-here .ways-on > button:nth-child(3)")
        .await?;
    let first = first.as_str().unwrap_or_default().to_owned();
    page.wait_until("the game goes on from there", |state| {
        state.played().ends_with(&first)
    })
    .await?;
    page.wait_for(
        "the strip says that this is another line",
        "return document.querySelector('.review-here strong').textContent ===\
         'Eine andere Zugfolge'",
    )
    .await?;
    page.wait_for("that fits", STRIP_FITS).await?;
    page.click(".review-mistakes button:first-child").await?;
    page.wait_for(
        "the reviewed game again",
        "return Number(document.querySelector('.review-here').dataset.ply) > 0",
    )
    .await?;
    restore(page).await
}
