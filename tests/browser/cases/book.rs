//! The visitor's own book: its lines, its practice, and how it grows.

use anyhow::Result;
use reversi_tests::axe::Checker;
use reversi_tests::cases;
use reversi_tests::known_games::DRAW;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["book":
        OneBrowser: [
            a_line_of_the_book_is_kept_taken_out_brought_back_and_practised,
            a_book_grows_until_it_is_stopped_also_over_a_reload,
            a_book_of_edax_is_read_with_its_values_and_written_again,
        ],
    ]
}

async fn a_line_of_the_book_is_kept_taken_out_brought_back_and_practised(
    page: &Page,
) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    let open = async || -> Result<()> {
        page.open_book().await?;
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
        "return document.querySelector('.book-size').textContent === 'Your repertoire is empty'",
    )
    .await?;
    page.click("[data-action=restore]").await?;
    page.wait_for("the book is back", three).await?;
    page.reload().await?;
    open().await?;
    page.wait_for("the browser has kept the book", three)
        .await?;
    page.click("[data-book-clear]").await?;
    page.reload().await?;
    open().await?;
    page.click("[data-book-restore]").await?;
    page.wait_for("the book is back in its room, after a reload", three)
        .await?;
    page.wait_for(
        "Black's two moves are due",
        "return document.querySelector('.book-due').textContent.startsWith('2 questions')",
    )
    .await?;
    page.click("[data-book-practise]").await?;
    page.wait_for(
        "the first move is asked for",
        "return document.querySelector('#status').textContent.includes('move of your repertoire')",
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
    page.click("[data-tab=learn]").await?;
    page.wait_for(
        "nothing is due any more",
        "return document.querySelector('.book-due').textContent\
         .startsWith('Nothing is due today. The next question is due on ')",
    )
    .await
}

async fn a_book_grows_until_it_is_stopped_also_over_a_reload(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    let added = "return document.querySelector('.book-grown:not([hidden])') !== null";
    // Every value of this position is proven at once: the book does not wait for them.
    page.open_quick(&format!("{TWO_PEOPLE}#m={DRAW}&ply=48"))
        .await?;
    page.open_book().await?;
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
    page.open_book().await?;
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

/// Gives a text, or what was saved less some of its last bytes, as a file to the book.
const GIVE_FILE: &str = "\
    const [text, missing] = arguments;\
    const content = text ?? saved.at(-1).slice(0, saved.at(-1).size - missing);\
    const files = new DataTransfer();\
    files.items.add(new File([content], 'any-name'));\
    const chooser = document.querySelector('[data-book-file]');\
    chooser.files = files.files;\
    chooser.dispatchEvent(new Event('change'));";

async fn a_book_of_edax_is_read_with_its_values_and_written_again(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    let says = async |sentence: &str| {
        let script = format!(
            "return document.querySelector('.book .note[role=status]').textContent === {}",
            json!(sentence)
        );
        page.wait_for(sentence, &script).await
    };
    page.open_quick(TWO_PEOPLE).await?;
    page.run(
        "window.saved = [];\
         URL.createObjectURL = (blob) => { saved.push(blob); return '#'; };\
         HTMLAnchorElement.prototype.click = () => {}",
        vec![],
    )
    .await?;
    page.open_book().await?;
    page.wait_for(
        "the book is open",
        "return document.querySelector('[data-book-file]') !== null",
    )
    .await?;
    let lines = "f5 +1.25 depth 21\nf5d6 -3 depth 20\n";
    page.run(GIVE_FILE, vec![json!(lines)]).await?;
    says("2 positions are read.").await?;
    page.click("[data-book-save=edax]").await?;
    page.wait_for("a book for Edax", "return saved.length === 1")
        .await?;
    page.click("[data-book-clear]").await?;
    page.run(GIVE_FILE, vec![json!(null), json!(1)]).await?;
    // A header of 42 bytes, and a whole position of 44: the second one lacks its last byte.
    says(
        "1 position is read. \
         The file is damaged from byte 87 on; what stands before it is read.",
    )
    .await?;
    page.run(GIVE_FILE, vec![json!(null), json!(0)]).await?;
    says("2 positions are read.").await?;
    page.play("f5").await?;
    page.wait_for(
        "the value of the reply with its source",
        "return [...document.querySelectorAll('.book-cell')]\
         .some(({ textContent }) => /\u{2212}3.0\\s+Edax, depth 20/.test(textContent))",
    )
    .await?;
    checker.check(page, "the book of another program").await?;
    page.click("[data-book-save=lines]").await?;
    page.wait_for(
        "the lines of the book",
        "saved[1]?.text().then((text) => { window.lines = text; });\
         return window.lines === 'f5 +1 depth 21\\nf5d6 -3 depth 20\\n'",
    )
    .await?;
    page.run(GIVE_FILE, vec![json!("no moves")]).await?;
    says(
        "This file is no book: neither this page, Edax nor Egaroucid has written it, \
         and it has no line of moves.",
    )
    .await
}
