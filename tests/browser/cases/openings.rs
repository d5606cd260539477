//! The openings: the moves of a position with their values, and the lines that have a name.

use anyhow::Result;
use reversi_tests::axe::Checker;
use reversi_tests::page::{Page, SEEN, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["openings":
        OneBrowser: [
            openings_are_explored_on_the_board_with_the_values_of_the_list,
            moves_of_an_opening_are_sorted_below_a_pointer_that_lies_there,
            openings_beside_the_board_show_every_move_and_break_no_word,
            openings_below_the_board_of_a_telephone_leave_it_whole,
            the_end_of_a_practice_shows_whole_above_its_buttons_on_a_telephone,
        ],
    ]
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

async fn openings_beside_the_board_show_every_move_and_break_no_word(page: &Page) -> Result<()> {
    let whole = "const unbroken = (picture) => {\
             picture.style.overflowWrap = 'normal';\
             picture.style.hyphens = 'manual';\
             return picture.clientWidth > 0 && picture.scrollWidth <= picture.clientWidth };\
         const pictures = [...document.querySelectorAll('.opening-picture')];\
         return pictures.length > 8 && pictures.every(unbroken)";
    let moves = format!(
        "const seen = {SEEN}{}",
        "const moves = [...document.querySelectorAll('.explorer [data-move]')];\
         return moves.length > 9 && moves.every(seen) &&\
             !document.querySelector('.openings-choice').open"
    );
    for (width, height) in [(1440, 900), (1024, 768)] {
        for lang in ["de", "en"] {
            resize(page, width, height, false).await?;
            page.goto("about:blank").await?;
            let game = "f5d6c3d3c4f4f6f3e6e7";
            page.open_quick(&format!("?lang={lang}&black=human&white=human#m={game}"))
                .await?;
            page.open_card("openings").await?;
            page.wait_for(
                &format!("every move above the folded choice at {width} x {height}, {lang}"),
                &moves,
            )
            .await?;
            page.click(".openings-choice > summary").await?;
            page.wait_for(
                &format!("no word is broken at {width} x {height}, {lang}"),
                whole,
            )
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
    page.click(".openings > .panel-whole").await?;
    page.wait_for(
        "the whole panel, with the small boards in sight and the list of all names folded",
        "return document.querySelector('.side').dataset.open === '' &&\
             document.querySelectorAll('.opening-pictures svg').length === 9 &&\
             document.querySelector('.opening-picture svg').getClientRects().length === 1 &&\
             document.querySelectorAll('.opening-list li').length > 50 &&\
             document.querySelector('.openings > .panel-whole').getClientRects().length === 0",
    )
    .await?;
    page.wait_for(
        "the list at the top of the sheet, with its search field",
        &format!(
            "const seen = {SEEN}const top = (one) => document.querySelector(one).getBoundingClientRect().top;\
             const below = top('.openings-choice > summary') - top('[data-panel=learn]');\
             return below >= 12 && below < 48 &&\
                 seen(document.querySelector('.openings-choice input'))"
        ),
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
             document.querySelector('.openings > .panel-whole').getClientRects().length === 1",
    )
    .await?;
    restore(page).await
}

async fn the_end_of_a_practice_shows_whole_above_its_buttons_on_a_telephone(
    page: &Page,
) -> Result<()> {
    let whole = format!(
        "const seen = {SEEN}{}",
        "const sentence = document.querySelector('.sentence');\
         const buttons = [...document.querySelectorAll('[data-group=turn] .action')]\
             .filter((button) => button.getClientRects().length > 0);\
         const { bottom } = sentence.getBoundingClientRect();\
         const below = ({ top }) => top >= bottom - 3;\
         return buttons.map((button) => button.dataset.action).join() === 'practise-again,play-on' &&\
             seen(sentence) && sentence.scrollHeight <= sentence.clientHeight &&\
             buttons.every((button) => seen(button) && below(button.getBoundingClientRect())) &&\
             buttons.filter((button) => button.dataset.prompted === '').length === 1"
    );
    resize(page, 360, 740, false).await?;
    page.open_quick("?lang=de&white=computer&level=1").await?;
    page.open_card("openings").await?;
    page.click(".openings > .panel-whole").await?;
    page.run(
        "document.querySelector('.opening-item[data-moves=f5d6]').click();\
         document.querySelector('.opening-chosen .primary').click()",
        vec![],
    )
    .await?;
    page.click("[data-square=f5]").await?;
    for (width, height) in [(360, 740), (390, 844)] {
        resize(page, width, height, false).await?;
        page.wait_for(
            &format!("the sentence and its buttons at {width} x {height}"),
            &whole,
        )
        .await?;
    }
    restore(page).await
}
