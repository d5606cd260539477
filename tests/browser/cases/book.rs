//! The visitor's own book: its lines, its practice, and how it grows.

use anyhow::Result;
use reversi_tests::axe::Checker;
use reversi_tests::cases;
use reversi_tests::known_games::DRAW;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;

pub fn cases() -> Vec<Case> {
    cases!["book":
        OneBrowser: [
            a_line_of_the_book_is_kept_taken_out_brought_back_and_practised,
            a_book_grows_until_it_is_stopped_also_over_a_reload,
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
