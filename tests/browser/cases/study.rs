//! Studying a game: values on squares, the review, the position editor, games pasted on the page,
//! comments.

use super::devices::{resize, restore};
use anyhow::{Result, ensure};
use reversi_tests::axe::Checker;
use reversi_tests::known_games::{BLACK_WIPES_OUT, DRAW, WITH_PASSES};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["study":
        OneBrowser: [
            values_are_solved_near_the_end_and_go_with_the_position,
            openings_are_explored_on_the_board_with_the_values_of_the_list,
            moves_of_an_opening_are_sorted_below_a_pointer_that_lies_there,
            openings_beside_the_board_show_every_move_and_break_no_word,
            openings_below_the_board_of_a_telephone_leave_it_whole,
            an_ending_is_counted_and_played_out_against_perfect_replies,
            the_switch_of_mistakes_stays_and_the_panel_is_accessible,
            a_line_of_the_book_is_kept_taken_out_brought_back_and_practised,
            a_book_grows_until_it_is_stopped_also_over_a_reload,
            an_analysis_lists_lines_that_are_gone_through_and_stay,
            an_analysis_below_the_board_of_a_telephone_leaves_it_whole,
            variations_are_gone_through_as_a_tree_taken_and_deleted,
            only_its_close_moves_the_focus_from_an_analysis,
            the_language_changes_beside_an_open_study,
            a_review_leads_to_the_better_line_and_to_a_second_try,
            a_review_goes_along_with_the_board,
            the_current_move_is_in_sight_wherever_the_list_stands,
            the_card_of_the_end_names_the_mistakes_and_the_move_that_turned_the_game,
            a_better_line_is_followed_by_keys_and_played_on,
            a_position_is_set_up_by_keys_and_played,
            a_position_is_painted_by_a_stroke_across_the_board,
            the_side_to_move_of_a_position_has_its_picture,
            a_game_pasted_on_the_page_is_loaded_with_its_opening,
            a_low_panel_shows_the_whole_button_of_comments_or_none_of_it,
            a_low_panel_shows_the_comment_and_what_its_button_opens,
            comments_and_marks_are_made_by_mouse_and_keyboard_and_stay,
            comments_of_a_link_come_with_its_game_and_go_along_in_links,
        ],
        // The browser keeps the bytes, and a worker gets them with each search.
        Everywhere: [
            games_of_a_database_are_found_filtered_cleared_and_kept,
        ],
    ]
}

async fn values_are_solved_near_the_end_and_go_with_the_position(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=48"))
        .await?;
    page.choose("values", "true").await?;
    page.wait_for(
        "every legal square has its exact value, one at least the best",
        "const legal = [...document.querySelectorAll('[data-legal]')];\
         return legal.length > 0 && legal.every((square) => 'exact' in square.dataset) &&\
         legal.some((square) => 'best' in square.dataset)",
    )
    .await?;
    page.press("undo").await?;
    page.wait_for(
        "only legal squares of the other position have values",
        "const valued = document.querySelectorAll('#board [data-value]:not([data-legal])');\
         return valued.length === 0 && document.querySelector('#board [data-value]') !== null",
    )
    .await
}

async fn openings_are_explored_on_the_board_with_the_values_of_the_list(page: &Page) -> Result<()> {
    page.open_quick("?lang=en&white=computer&level=1#m=f5")
        .await?;
    page.open_card("openings").await?;
    let agree = "const rows = [...document.querySelectorAll('.explorer tbody tr')];\
         const legal = [...document.querySelectorAll('[data-legal]')];\
         return legal.length > 0 && legal.length === rows.length && rows.every((row) => {\
             const square = document.querySelectorAll('#board [data-square]')\
                 [row.querySelector('[data-move]').dataset.move];\
             const [, value] = row.cells;\
             return value.textContent.replace('≈', '').startsWith(square.dataset.shown); }) &&\
             document.querySelector('.explorer caption').textContent.includes('≈') &&\
             rows[0].textContent.includes('book')";
    page.wait_for("each move has one value, the best that of the book", agree)
        .await?;
    page.click("[data-square=d6]").await?;
    page.wait_for(
        "the visitor has moved the computer's side, and its opponent is next",
        "return document.querySelector('[data-square=d6]').dataset.disc === 'white' &&\
         document.querySelectorAll('[data-legal][data-shown]').length > 0",
    )
    .await?;
    let thinks = page
        .run("return 'thinking' in document.body.dataset", vec![])
        .await?;
    check_eq("no computer searches for a move", thinks, json!(false))
}

async fn moves_of_an_opening_are_sorted_below_a_pointer_that_lies_there(page: &Page) -> Result<()> {
    resize(page, 1440, 900, false).await?;
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3d3c4"))
        .await?;
    page.open_card("openings").await?;
    page.wait_for(
        "every move has its value, and the best one comes first",
        "const rows = [...document.querySelectorAll('.explorer tbody tr')];\
         const values = rows.map(({ cells }) =>\
             Number.parseFloat(cells[1].textContent.replace(/[^\\d.−]/g, '').replace('−', '-')));\
         return rows.length > 3 && values.every(Number.isFinite) &&\
             values.every((value, at) => at === 0 || value <= values[at - 1])",
    )
    .await?;
    restore(page).await
}

/// A function that says whether the middle of a part is in sight.
const SEEN: &str = js!("seen.js");

async fn openings_beside_the_board_show_every_move_and_break_no_word(page: &Page) -> Result<()> {
    let whole = format!(
        "const seen = {SEEN}{}",
        "const unbroken = (picture) => {\
             picture.style.overflowWrap = 'normal';\
             picture.style.hyphens = 'manual';\
             return picture.scrollWidth <= picture.clientWidth };\
         const moves = [...document.querySelectorAll('.explorer [data-move]')];\
         const pictures = [...document.querySelectorAll('.opening-picture')];\
         return moves.length > 9 && moves.every(seen) && pictures.length > 8 &&\
             pictures.every(unbroken)"
    );
    for (width, height) in [(1440, 900), (1024, 768)] {
        for lang in ["de", "en"] {
            resize(page, width, height, false).await?;
            page.goto("about:blank").await?;
            let game = "f5d6c3d3c4f4f6f3e6e7";
            page.open_quick(&format!("?lang={lang}&black=human&white=human#m={game}"))
                .await?;
            page.open_card("openings").await?;
            page.wait_for(&format!("all of it at {width} x {height}, {lang}"), &whole)
                .await?;
        }
    }
    restore(page).await
}

async fn openings_below_the_board_of_a_telephone_leave_it_whole(page: &Page) -> Result<()> {
    resize(page, 360, 740, false).await?;
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3")).await?;
    page.open_card("openings").await?;
    let whole = format!(
        "const seen = {SEEN}{}",
        "const rows = [...document.querySelectorAll('.explorer tbody tr')];\
         return [...document.querySelectorAll('#board [data-square]')].every(seen) &&\
             [...document.querySelectorAll('.openings .opening-reached')].every(seen) &&\
             rows.length > 3 && rows.slice(0, 4).every(seen)"
    );
    page.wait_for("every square, the name and the first moves", &whole)
        .await?;
    Checker::of_all_rules()?
        .check(page, "the openings of a telephone")
        .await?;
    page.click("[data-square=d3]").await?;
    page.wait_for(
        "the moves after the one on the board",
        "return document.querySelector('.explorer button').textContent === 'c4'",
    )
    .await?;
    page.click(".openings-all").await?;
    page.wait_for(
        "the whole panel, with the small boards in sight and the list of all names folded",
        "return document.querySelector('.side').dataset.open === '' &&\
             document.querySelectorAll('.opening-pictures svg').length === 9 &&\
             document.querySelector('.opening-picture svg').getClientRects().length === 1 &&\
             document.querySelectorAll('.opening-list li').length > 50 &&\
             document.querySelector('.openings-all').getClientRects().length === 0",
    )
    .await?;
    page.run(
        "const picture = document.querySelectorAll('.opening-picture')[3];\
         picture.scrollIntoView({ block: 'nearest' });\
         picture.click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the ways on with the chosen opening, in sight",
        &format!(
            "const seen = {SEEN}const [practise] = document.querySelectorAll('.opening-chosen button');\
             return practise !== undefined && seen(practise)"
        ),
    )
    .await?;
    page.keys(Key::Escape).await?;
    page.wait_for(
        "the openings below the board again",
        "return document.querySelector('.side').dataset.open === undefined &&\
             document.querySelector('.openings-all').getClientRects().length === 1",
    )
    .await?;
    restore(page).await
}

async fn an_ending_is_counted_and_played_out_against_perfect_replies(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=50"))
        .await?;
    page.open_card("endings").await?;
    checker.check(page, "the choice of an ending").await?;
    page.click(".endings section.study-part .button:nth-child(2)")
        .await?;
    page.wait_for(
        "the question, and a board that takes no move",
        "return document.querySelector('[name=count-winner]').getClientRects().length === 1 &&\
         document.querySelector('[data-legal]') === null",
    )
    .await?;
    checker.check(page, "the count of an ending").await?;
    page.run(
        "document.querySelector('[name=count-winner]').value = 'draw';\
         document.querySelector('[name=count-winner]').dispatchEvent(new Event('change'));",
        vec![],
    )
    .await?;
    page.click(".endings [type=submit]").await?;
    page.wait_for(
        "the solution of a game that was drawn from here on with best play",
        "return document.querySelector('.ending-verdict').textContent.includes('With best play')",
    )
    .await?;
    page.click("#board [data-legal]").await?;
    page.wait_for(
        "the reply and the margin",
        "return document.querySelector('[data-legal]') !== null &&\
         document.querySelector('.ending-margin').textContent.includes('With best play')",
    )
    .await?;
    checker.check(page, "an ending that is played out").await?;
    page.run(
        "document.querySelector('[name=ending-shows]').click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the margin is hidden",
        "return document.querySelector('.ending-margin').getClientRects().length === 0",
    )
    .await?;
    page.click(".ending-played .button:last-child").await?;
    page.wait_for(
        "the game that waited, at its point",
        "return document.querySelector('.ending-played') === null &&\
         document.querySelectorAll('#board [data-disc=empty]').length === 10",
    )
    .await
}

async fn the_switch_of_mistakes_stays_and_the_panel_is_accessible(page: &Page) -> Result<()> {
    let is_on = "return document.querySelector('[name=mistakes-on]').checked";
    page.open_quick(TWO_PEOPLE).await?;
    page.open_card("mistakes").await?;
    page.wait_for(
        "nothing is reviewed unless it is asked for",
        "return !document.querySelector('[name=mistakes-on]').checked",
    )
    .await?;
    page.click("[name=mistakes-on]").await?;
    page.wait_for("the switch is on", is_on).await?;
    Checker::of_all_rules()?.check(page, "the mistakes").await?;
    page.reload().await?;
    page.open_card("mistakes").await?;
    page.wait_for("a reload leaves it on", is_on).await
}

/// Adds three tournament games to the database, with the names of the players if they are wanted: a
/// record has references to the players, Black's count and the moves. 1 is Ada, 2 is Bob.
const ADD_TOURNAMENT: &str = "\
    const games = [[1, 2, 40, [56, 64, 33]], [2, 1, 20, [56, 64, 43]], [2, 1, 32, [56, 66]]];\
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
    const chooser = document.querySelector('.database [type=file]');\
    chooser.files = files.files;\
    chooser.dispatchEvent(new Event('change'));";

async fn games_of_a_database_are_found_filtered_cleared_and_kept(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    let open = async || -> Result<()> {
        page.open_card("database").await?;
        page.wait_for(
            "the database is open",
            "return !!document.querySelector('.database-size')?.textContent",
        )
        .await
    };
    let three = "return document.querySelectorAll('.database-game').length === 3 &&\
                 document.querySelector('.database-size').textContent.startsWith('3 games')";
    page.open_quick(TWO_PEOPLE).await?;
    open().await?;
    page.run(ADD_TOURNAMENT, vec![json!(false)]).await?;
    page.wait_for("three games are added without names", three)
        .await?;
    page.click(".database-game").await?;
    page.wait_for(
        "a game without names is on the board, at the position that was there",
        "return document.querySelector('.database-game').textContent.includes('? – ?') &&\
         document.querySelectorAll('#board [data-disc]:not([data-disc=empty])').length === 4 &&\
         !document.querySelector('[data-action=redo]').disabled",
    )
    .await?;
    page.run(ADD_TOURNAMENT, vec![json!(true)]).await?;
    page.wait_for(
        "the file of names names the same three games",
        "const games = [...document.querySelectorAll('.database-game')];\
         return games.length === 3 && games.every(({ textContent }) => textContent.includes('Ada'))",
    )
    .await?;
    page.click(".database [data-move='37']").await?;
    page.wait_for(
        "two of them go on with d6",
        "const row = document.querySelector(\".database [data-move='43']\")?.closest('tr');\
         return row?.textContent.includes('2 games') && row.textContent.includes('scores 50 %')",
    )
    .await?;
    checker.check(page, "the database").await?;
    page.run(
        "const side = document.querySelector('.database [name=side]');\
         document.querySelector('.database [name=player]').value = 'ada';\
         side.value = 'black';\
         side.dispatchEvent(new Event('input', { bubbles: true }))",
        vec![],
    )
    .await?;
    page.wait_for(
        "Ada's game with Black",
        "const games = [...document.querySelectorAll('.database-game')];\
         return games.length === 1 && games[0].textContent.includes('Ada – Bob')",
    )
    .await?;
    page.click("[data-database-clear]").await?;
    page.wait_for(
        "no game is left",
        "return document.querySelectorAll('.database-game').length === 0 &&\
         document.querySelector('.database-size').textContent === 'No games yet'",
    )
    .await?;
    page.click("[data-action=restore]").await?;
    page.wait_for(
        "the games are back",
        "return document.querySelector('.database-size').textContent.startsWith('3 games')",
    )
    .await?;
    page.reload().await?;
    open().await?;
    page.wait_for(
        "the browser has kept the games",
        "return document.querySelector('.database-size').textContent.startsWith('3 games')",
    )
    .await
}

async fn a_line_of_the_book_is_kept_taken_out_brought_back_and_practised(
    page: &Page,
) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    let open = async || -> Result<()> {
        page.open_card("book").await?;
        page.wait_for(
            "the book is open",
            "return !!document.querySelector('.book-size')?.textContent",
        )
        .await
    };
    let three = "return document.querySelector('.book-size').textContent.startsWith('3 positions')";
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3&ply=3"))
        .await?;
    open().await?;
    page.click("[data-book-line]").await?;
    page.wait_for("three positions are in the book", three)
        .await?;
    checker.check(page, "the book").await?;
    page.click("[data-book-clear]").await?;
    page.wait_for(
        "the book is empty",
        "return document.querySelector('.book-size').textContent === 'Your book is empty'",
    )
    .await?;
    page.click("[data-action=restore]").await?;
    page.wait_for("the book is back", three).await?;
    page.reload().await?;
    open().await?;
    page.wait_for("the browser has kept the book", three)
        .await?;
    page.wait_for(
        "Black's two moves are due",
        "return document.querySelector('.book-due').textContent.startsWith('2 questions')",
    )
    .await?;
    page.click("[data-book-practise]").await?;
    page.wait_for(
        "the first move is asked for",
        "return document.querySelector('#status').textContent.includes('move of your book')",
    )
    .await?;
    page.play("f5").await?;
    page.wait_for(
        "the page has played the reply of the book",
        "return document.querySelector('[data-square=d6]').dataset.disc === 'white' &&\
         document.querySelector('[data-square=c3]').hasAttribute('data-legal')",
    )
    .await?;
    page.play("c3").await?;
    page.run(
        "[...document.querySelectorAll('.exercise button')]\
         .find((button) => button.textContent === 'Back to my game').click()",
        vec![],
    )
    .await?;
    page.click("[data-tab=study]").await?;
    page.wait_for(
        "nothing is due any more",
        "return document.querySelector('.book-due').textContent === 'Nothing is due today.'",
    )
    .await
}

async fn a_book_grows_until_it_is_stopped_also_over_a_reload(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    let added = "return document.querySelector('.book-grown:not([hidden])') !== null";
    // Every value of this position is proven at once: the book does not wait for them.
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=48"))
        .await?;
    page.open_card("book").await?;
    page.wait_for(
        "the book is open",
        "return !!document.querySelector('.book-size')?.textContent",
    )
    .await?;
    page.click("[data-book-line]").await?;
    page.wait_for(
        "the book may grow",
        "return document.querySelector('[data-book-grow]') !== null",
    )
    .await?;
    page.run(
        "const time = document.querySelector('[name=book-grow-time]');\
         time.value = '5'; time.dispatchEvent(new Event('change'))",
        vec![],
    )
    .await?;
    page.click("[data-book-grow]").await?;
    page.wait_for("a position is added", added).await?;
    checker.check(page, "the growing book").await?;
    page.reload().await?;
    page.open_card("book").await?;
    page.wait_for(
        "the book goes on",
        "return document.querySelector('[data-book-grow]')?.textContent.trim() === 'Stop'",
    )
    .await?;
    page.wait_for("another position is added", added).await?;
    page.click("[data-book-grow]").await?;
    page.wait_for(
        "it has stopped",
        "return document.querySelector('[data-book-grow]').textContent.trim() === 'Grow'",
    )
    .await
}

async fn an_analysis_lists_lines_that_are_gone_through_and_stay(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=48"))
        .await?;
    page.open_card("analysis").await?;
    page.wait_for(
        "three lines are solved",
        "const depths = [...document.querySelectorAll('.analysis-depth')];\
         return depths.length === 3 && depths.every((depth) => depth.textContent === 'solved')",
    )
    .await?;
    checker.check(page, "the analysis").await?;
    page.run("document.querySelector('.analysis-line').focus()", vec![])
        .await?;
    page.keys(Key::Enter).await?;
    page.wait_for(
        "the line is numbered on the board",
        "return document.querySelector('#board [data-step]') !== null",
    )
    .await?;
    page.press("next").await?;
    page.wait_until("a move of the line lies on the board", |state| {
        state.status.contains("line")
    })
    .await?;
    page.press("back").await?;
    page.reload().await?;
    page.wait_for(
        "the lines are back",
        "return document.querySelectorAll('.analysis-line').length === 3",
    )
    .await
}

async fn an_analysis_below_the_board_of_a_telephone_leaves_it_whole(page: &Page) -> Result<()> {
    resize(page, 360, 740, false).await?;
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=48"))
        .await?;
    page.open_card("analysis").await?;
    let whole = format!(
        "const seen = {SEEN}{}",
        "const lines = [...document.querySelectorAll('.analysis-line')];\
         return [...document.querySelectorAll('#board [data-square]')].every(seen) &&\
             [...document.querySelectorAll('.analysis-step')].every(seen) &&\
             lines.length === 3 &&\
             [...lines[0].children].every(seen) &&\
             lines[0].querySelector('.analysis-depth').textContent === 'solved'"
    );
    page.wait_for("every square, the steps and the best line", &whole)
        .await?;
    Checker::of_all_rules()?
        .check(page, "the analysis of a telephone")
        .await?;
    let [back, on] = [1, 2].map(|at| format!(".analysis-step:nth-child({at})"));
    page.click(&on).await?;
    page.wait_for(
        "the first move of the best line, and its next one as a number",
        "return document.querySelector('#status').textContent.includes('move 1 of') &&\
             document.querySelector('#board [data-step=\"1\"]') === null &&\
             document.querySelector('#board [data-step=\"2\"]') !== null &&\
             document.activeElement.className.includes('analysis-step')",
    )
    .await?;
    page.click(&back).await?;
    page.wait_for(
        "the position again, with the whole line",
        "return document.querySelector('#board [data-step=\"1\"]') !== null",
    )
    .await?;
    page.click(".analysis-whole").await?;
    page.wait_for(
        "the whole panel, and a cross that closes it",
        "return document.querySelector('.side').dataset.open === '' &&\
             document.querySelector('[name=analysis-lines]').getClientRects().length === 1 &&\
             document.querySelector('.analysis-whole').getClientRects().length === 0",
    )
    .await?;
    page.click("[data-close-side]").await?;
    page.wait_for(
        "the strip again",
        "return document.querySelector('.side').dataset.open === undefined &&\
             document.querySelector('.analysis-whole').getClientRects().length === 1",
    )
    .await?;
    restore(page).await
}

async fn variations_are_gone_through_as_a_tree_taken_and_deleted(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(TWO_PEOPLE).await?;
    page.paste("1. f5 d6 (1... f4 2. e3) 2. c3 d3 3. c4")
        .await?;
    page.wait_until("the game is loaded with its variation", |state| {
        state.status.contains("variation")
    })
    .await?;
    page.click("[data-tab=study]").await?;
    page.wait_for(
        "the tree has every move once",
        "return document.querySelectorAll('.variation-move').length === 7",
    )
    .await?;
    checker.check(page, "the tree of variations").await?;
    page.run(
        "document.querySelector('.variation-move[tabindex=\"0\"]').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Home).await?;
    page.run(
        "document.querySelector('[data-panel=study] [data-starts=analysis]').click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "both second moves have the values of the analysis",
        "const valued = [...document.querySelectorAll('.variation-move')]\
         .filter((move) => 'value' in move.dataset).map((move) => move.textContent);\
         return valued.includes('d6') && valued.includes('f4')",
    )
    .await?;
    page.run(
        "document.querySelector('.variation-move[tabindex=\"0\"]').focus()",
        vec![],
    )
    .await?;
    for key in [Key::Right, Key::Right] {
        page.keys(key).await?;
    }
    page.wait_for(
        "the variation lies on the board, and its move has the focus",
        "return document.activeElement.getAttribute('aria-current') === 'step' &&\
         document.activeElement.textContent === 'f4' &&\
         document.querySelector('#board [data-square=f4]').dataset.disc === 'white'",
    )
    .await?;
    page.run(
        "document.querySelector('.variations .buttons button').click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the variation is the game",
        "const game = document.querySelectorAll('.variation-tree > ol > li > button');\
         return [...game].map((move) => move.textContent).join() === 'f5,f4,e3'",
    )
    .await?;
    page.click(".variations .glyph-sign[aria-pressed=false]")
        .await?;
    page.wait_for(
        "the move has its sign in the tree",
        "return document.querySelector('.variation-move[aria-current]').textContent === 'f4!!'",
    )
    .await?;
    page.run(
        "document.querySelector('.variation-move[aria-current]').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Right).await?;
    page.wait_for(
        "a move of the line that was left lies on the board",
        "return document.querySelector('#board [data-square=d6]').dataset.disc === 'white'",
    )
    .await?;
    page.run(
        "document.querySelectorAll('.variations .buttons button')[1].click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "no variation is left",
        "return document.querySelector('.variations').hidden",
    )
    .await?;
    page.press("restore").await?;
    page.wait_for(
        "the variation is back",
        "return document.querySelectorAll('.variation-move').length === 7",
    )
    .await
}

async fn the_language_changes_beside_an_open_study(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.click("[data-tab=study]").await?;
    page.wait_for(
        "the cards are English",
        "return document.querySelector('[data-panel=study]').textContent.includes('Openings')",
    )
    .await?;
    page.choose("lang", "de").await?;
    page.wait_until("the page is German", |state| state.lang == "de")
        .await?;
    page.wait_for(
        "the cards are German",
        "return document.querySelector('[data-panel=study]').textContent.includes('Eröffnungen')",
    )
    .await
}

async fn only_its_close_moves_the_focus_from_an_analysis(page: &Page) -> Result<()> {
    let close = "[...document.querySelectorAll('[data-panel=study] .sheet-head button')]\
         .find((button) => button.textContent === 'Close' && button.getClientRects().length > 0)";
    let begin = |what: &str| {
        format!(
            "const starts = [...document.querySelectorAll('[data-starts=analysis]')];\
             const start = starts.find((start) => start.getClientRects().length > 0);\
             {what}"
        )
    };
    let start_has_focus = begin("return !!start && document.activeElement === start");
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=48"))
        .await?;
    page.click("[data-tab=study]").await?;
    for beside in ["the cards", "a review"] {
        if beside == "a review" {
            page.press("review").await?;
        }
        page.wait_for(beside, &begin("return !!start && !start.disabled"))
            .await?;
        page.run(&begin("start.click()"), vec![]).await?;
        page.wait_for(
            "the lines show",
            "return document.querySelectorAll('.analysis-line').length === 3",
        )
        .await?;
        page.run(
            &format!("const close = {close}; close.focus(); close.click()"),
            vec![],
        )
        .await?;
        page.wait_for(
            &format!("beside {beside} the focus is where the analysis began"),
            &start_has_focus,
        )
        .await?;
    }
    page.run(&begin("start.click()"), vec![]).await?;
    page.run(
        "document.querySelector('#board [tabindex=\"0\"]').focus()",
        vec![],
    )
    .await?;
    page.press("new").await?;
    page.wait_for(
        "a new game has ended the analysis",
        "return document.querySelector('.analysis-lines')?.getClientRects().length === 0",
    )
    .await?;
    let stolen = page.run(&start_has_focus, vec![]).await?;
    check_eq("the card has taken the focus", stolen, json!(false))
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
    page.click("[data-tab=study]").await?;
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

async fn the_card_of_the_end_names_the_mistakes_and_the_move_that_turned_the_game(
    page: &Page,
) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all(BLACK_WIPES_OUT).await?;
    page.wait_until("the end screen", |state| state.end.is_some())
        .await?;
    // White is the visitor, who has lost.
    page.choose("black", "computer").await?;
    page.wait_for(
        "the mistakes on the button, and the position that turned the game in place of the result",
        "const card = document.querySelector('#end');\
         const picture = card.querySelector('.end-turn');\
         return card.open && /^Review \\d+ mistakes?$/.test(\
             card.querySelector('[data-end-review]').innerText.trim()) &&\
             picture.getClientRects().length > 0 && /^\\d+ [a-h][1-8]$/.test(picture.innerText.trim()) &&\
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

async fn the_current_move_is_in_sight_wherever_the_list_stands(page: &Page) -> Result<()> {
    let current = "const move = document.querySelector('[data-moves] [aria-current]');\
         const list = move.closest('[data-panel], [data-nook]').getBoundingClientRect();\
         const { top, bottom } = move.getBoundingClientRect();\
         if (!(bottom > top && top >= list.top && bottom <= list.bottom)) return false;";
    let moves = |place: &str, number: u32| {
        format!(
            "{current} return move.dataset.ply === '{number}' && move.closest('{place}') !== null"
        )
    };
    resize(page, 1440, 900, false).await?;
    page.open_quick(&format!("{TWO_PEOPLE}#m={WITH_PASSES}"))
        .await?;
    page.wait_for("beside the board", &moves("[data-panel=game]", 60))
        .await?;
    page.open_panel("study").await?;
    page.press("first").await?;
    page.press("next").await?;
    page.open_panel("game").await?;
    page.wait_for("in a panel that appears", &moves("[data-panel=game]", 1))
        .await?;
    page.press("last").await?;
    page.click_action("review").await?;
    page.wait_for("beside a review", &moves("[data-nook]", 60))
        .await?;
    page.run(
        "document.querySelector('.moves .pass').textContent = 'Black and White pass'",
        vec![],
    )
    .await?;
    page.wait_for(
        "the sentence of a pass stays in its row",
        "const rows = [...document.querySelectorAll('.moves li')];\
         return rows.every((row) => row.scrollHeight <= row.clientHeight + 1)",
    )
    .await?;
    page.open_panel("game").await?;
    page.wait_for("back in its panel", &moves("[data-panel=game]", 60))
        .await?;
    restore(page).await
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
    let number = "return Number(document.querySelector('.review-here').dataset.ply)";
    let first = page.run(number, vec![]).await?.as_u64();
    page.click(".review-mistakes button:last-child").await?;
    let second = page.run(number, vec![]).await?.as_u64();
    ensure!(first < second, "from move {first:?} to {second:?}");
    page.click(".review-mistakes button:first-child").await?;
    check_eq("back", page.run(number, vec![]).await?.as_u64(), first)?;
    page.click(".review-here .review-all").await?;
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

/// Whether all of the strip of a review lies within it, its graph in sight and beside its text, and
/// the loss of a move clear of the button that closes it.
const STRIP_FITS: &str = "const box = (part) => part.getBoundingClientRect();\
     const strip = box(document.querySelector('.review'));\
     const graph = box(document.querySelector('.review .graph'));\
     const parts = document.querySelectorAll(\
         '.review .graph, .review-here > p, .review-here .ways-on button');\
     const loss = box(document.querySelector('.review-here .costly-loss'));\
     const close = box(document.querySelector('.review .sheet-head .button'));\
     const side = box(document.querySelector('.side'));\
     return (loss.right <= close.left || loss.top >= close.bottom) &&\
         graph.bottom <= side.bottom &&\
         [...parts].filter((part) => part.checkVisibility()).map(box).every((part, index) =>\
         part.left >= strip.left && part.right <= strip.right && part.bottom <= side.bottom &&\
         (index === 0 || part.left >= graph.right || part.top >= graph.bottom))";

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
        "the review opens at the move that its sentence names",
        "const here = document.querySelector('.review-here');\
         if (!document.querySelector('.review-progress')?.hidden) return false;\
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

async fn open_editor(page: &Page) -> Result<()> {
    page.press("edit").await?;
    page.wait_for(
        "the editor's panel",
        "return document.querySelector('.study:not([hidden]) input[name=\"brush\"]') !== null",
    )
    .await
}

async fn a_position_is_set_up_by_keys_and_played(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(TWO_PEOPLE).await?;
    open_editor(page).await?;
    let focus = page.focused().await?;
    check_eq("focus on the board", focus.as_deref(), Some("a1"))?;
    page.keys(Key::Enter).await?;
    let corner = "return document.querySelector('[data-square=\"a1\"]').dataset.disc";
    check_eq("a1", page.run(corner, vec![]).await?, json!("black"))?;
    page.wait_for(
        "the impossible position is named",
        "return document.querySelectorAll('.editor-problems li').length === 1",
    )
    .await?;
    checker.check(page, "the position editor").await?;
    page.keys(Key::Escape).await?;
    check_eq(
        "the game is back",
        page.run(corner, vec![]).await?,
        json!("empty"),
    )?;
    check_eq("focus", page.focused().await?.as_deref(), Some("a1"))?;
    page.open_panel("study").await?;
    page.click("[data-starts=\"edit\"]").await?;
    check_eq(
        "what was set up is still there",
        page.run(corner, vec![]).await?,
        json!("black"),
    )?;
    check_eq(
        "focus on the board again",
        page.focused().await?.as_deref(),
        Some("a1"),
    )?;
    page.click(".tools:has(> .brushes) .button.primary").await?;
    let state = page
        .wait_until("the position is on the board", |state| {
            state.discs.starts_with('X')
        })
        .await?;
    let focused = "return document.activeElement.closest('#board') !== null";
    let focused = page.run(focused, vec![]).await?;
    check_eq("focus on the board", focused, json!(true))?;
    check_eq("moves", state.played().as_str(), "")
}

async fn a_position_is_painted_by_a_stroke_across_the_board(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    open_editor(page).await?;
    let stroke = "const at = (name) => document.querySelector(`#board [data-square='${name}']`);\
                  const send = (type, name) => {\
                      const { left, top, width, height } = at(name).getBoundingClientRect();\
                      const where = { clientX: left + width / 2, clientY: top + height / 2 };\
                      const facts = { pointerType: 'mouse', isPrimary: true, button: 0, bubbles: true };\
                      at(name).dispatchEvent(new PointerEvent(type, { ...facts, ...where }));\
                  };\
                  send('pointerdown', 'b2');\
                  send('pointermove', 'f2');\
                  send('pointerup', 'f2');";
    page.run(stroke, vec![]).await?;
    let row = "return ['a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2'].map((name) =>\
               document.querySelector(`#board [data-square='${name}']`).dataset.disc[0]).join(' ')";
    check_eq(
        "the row",
        page.run(row, vec![]).await?,
        json!("e b b b b b e"),
    )?;
    page.press("undo").await?;
    check_eq(
        "undone",
        page.run(row, vec![]).await?,
        json!("e e e e e e e"),
    )
}

async fn the_side_to_move_of_a_position_has_its_picture(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    open_editor(page).await?;
    let choose = "document.querySelector('[name=\"edit-turn\"][value=\"white\"]').click();\
                  return /([a-z]+)\\.svg/.exec(document.querySelector('#turn').src)[1];";
    check_eq(
        "the picture of the side to move",
        page.run(choose, vec![]).await?,
        json!("white"),
    )
}

async fn a_game_pasted_on_the_page_is_loaded_with_its_opening(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.paste("1. f5 d6 2. c3 d3 3. c4").await?;
    page.wait_for(
        "the name of the opening",
        "return document.querySelector('output[name=\"opening\"]').value === 'Tiger'",
    )
    .await?;
    page.paste("no game at all").await?;
    let state = page
        .wait_until("the refusal", |state| {
            state.status.starts_with("This cannot be loaded")
        })
        .await?;
    check_eq("moves", state.played().as_str(), "f5d6c3d3c4")
}

/// The button of comments, and the end of the panel that it is in.
const OPENER: &str = "const button = document.querySelector('[data-comment-open]');\
    const { top, bottom } = button.getBoundingClientRect();\
    const { bottom: end } = document.getElementById('game').getBoundingClientRect();\
    const hidden = getComputedStyle(button).opacity === '0';";

async fn a_low_panel_shows_the_whole_button_of_comments_or_none_of_it(page: &Page) -> Result<()> {
    resize(page, 360, 740, false).await?;
    let mut seen = Vec::new();
    for count in [2, 6, 10, 14] {
        let moves = &DRAW[..2 * count];
        page.open_quick(&format!("{TWO_PEOPLE}#m={moves}")).await?;
        let settled = format!("{OPENER} return hidden === (top < end && bottom > end)");
        page.wait_for("a whole button, or a hidden one", &settled)
            .await?;
        let hidden = page.run(&format!("{OPENER} return hidden"), vec![]).await?;
        seen.push(hidden);
    }
    ensure!(
        seen.contains(&json!(true)) && seen.contains(&json!(false)),
        "hidden: {seen:?}"
    );
    page.run(
        "document.querySelector('[data-comment-open]').focus()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the focus brings it into sight",
        &format!("{OPENER} return bottom <= end"),
    )
    .await?;
    restore(page).await
}

async fn a_low_panel_shows_the_comment_and_what_its_button_opens(page: &Page) -> Result<()> {
    /// Whether the part lies in the panel, whole or from its beginning on.
    const IN_SIGHT: &str = "const inSight = (part, from) => {\
        const { top, bottom } = part.getBoundingClientRect();\
        const panel = document.getElementById('game').getBoundingClientRect();\
        return top >= panel.top && (from ? top + 44 : bottom) <= panel.bottom; };";
    resize(page, 390, 844, false).await?;
    let moves = &DRAW[..40];
    page.open_quick(&format!("{TWO_PEOPLE}#m={moves}&ply=6&c6=Take+the+edge"))
        .await?;
    page.wait_for(
        "the comment",
        &format!(
            "{IN_SIGHT} const said = document.querySelector('.comment-text');\
             return said?.textContent === 'Take the edge' && inSight(said, false)"
        ),
    )
    .await?;
    page.run(
        "document.getElementById('game').scrollTop = 0;\
         document.querySelector('[data-comment-open]').click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the field",
        &format!(
            "{IN_SIGHT} const field = document.querySelector('textarea[name=\"comment\"]');\
             return field.checkVisibility() && inSight(field, true)"
        ),
    )
    .await?;
    restore(page).await
}

/// Whether a position has its text, and a circle and an arrow on the board.
const COMMENTED: &str = "return document.querySelector('[data-circled]')?.dataset.square === 'c3' &&\
    document.querySelector('[data-square=\"f5\"]').dataset.arrow === 'd6' &&\
    document.querySelectorAll('.drawn-marks .drawn').length === 2";

async fn comments_and_marks_are_made_by_mouse_and_keyboard_and_stay(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6&ply=2"))
        .await?;
    page.open_panel("game").await?;
    page.click("[data-comment-open]").await?;
    page.wait_for(
        "the tools",
        "return document.querySelector('textarea[name=\"comment\"]')?.checkVisibility()",
    )
    .await?;
    page.click("textarea[name=\"comment\"]").await?;
    page.keys("the usual <b>reply</b>").await?;
    page.run(
        "document.querySelector('.comment .glyph-sign').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Right + Key::Right).await?;
    page.keys(" ").await?;
    page.click("[data-draw]").await?;
    page.press_down("f5").await?;
    page.hover("d6").await?;
    page.release().await?;
    page.wait_for(
        "the arrow",
        "return document.querySelectorAll('.drawn-marks .drawn').length === 1",
    )
    .await?;
    page.run(
        "document.querySelector('[data-square=\"c3\"]').focus()",
        vec![],
    )
    .await?;
    page.keys(Key::Enter + Key::Enter).await?;
    page.wait_for("the circle as well", COMMENTED).await?;
    checker.check(page, "the tools for comments").await?;
    page.keys(Key::Escape).await?;
    let state = page
        .wait_until("squares play again", |state| state.may_play("c3"))
        .await?;
    check_eq("moves", state.played().as_str(), "f5d6")?;
    page.reload().await?;
    page.wait_for("the marks are back", COMMENTED).await?;
    page.wait_for(
        "the text is back, as text, and the move has its sign",
        "return document.querySelector('.comment-text').textContent === 'the usual <b>reply</b>'\
         && document.querySelector('[data-moves] [data-commented]').dataset.ply === '2'\
         && document.querySelector('[data-moves] [data-glyph]').dataset.glyph === '!?'",
    )
    .await
}

async fn comments_of_a_link_come_with_its_game_and_go_along_in_links(page: &Page) -> Result<()> {
    page.open_quick(&format!(
        "{TWO_PEOPLE}#m=f5d6&ply=2&c2=50+%25+so&a2=c3-f5d6&n2=5&v1=f4%3F"
    ))
    .await?;
    page.wait_for("the marks of the link", COMMENTED).await?;
    page.press("text").await?;
    page.wait_for(
        "the link with the comment",
        "return document.querySelector('textarea[name=\"link\"]').value\
         .endsWith('#m=f5d6&ply=2&c2=50+%25+so&a2=c3-f5d6&n2=5')",
    )
    .await?;
    page.click("[name=link-variations]").await?;
    page.wait_for(
        "the link with the variation as well",
        "return document.querySelector('textarea[name=\"link\"]').value.endsWith('&n2=5&v1=f4%3F')",
    )
    .await
}
