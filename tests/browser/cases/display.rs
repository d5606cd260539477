//! Display and sound: light and dark, sizes, hands, sounds, and the guide.

use anyhow::{Context, Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};
use serde_json::{Value, json};

pub fn cases() -> Vec<Case> {
    cases!["display":
        // Colour schemes.
        Everywhere: [
            light_and_dark_can_be_chosen,
        ],
        // Layout, sounds, and the place of the guide.
        OneBrowser: [
            the_board_has_three_sizes_and_lies_on_either_side,
            sounds_are_off_until_switched_on,
            the_guide_is_shown_once_and_covers_no_disc,
            the_guide_points_at_what_it_rings,
            the_guide_keeps_its_place_at_every_step,
        ],
    ]
}

async fn light_and_dark_can_be_chosen(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let ground = "return [getComputedStyle(document.documentElement).backgroundColor,\
                  getComputedStyle(document.documentElement).colorScheme]";
    for theme in ["classic", "contrast"] {
        page.choose("theme", theme).await?;
        page.wait_for(
            "the theme",
            &format!("return document.documentElement.dataset.theme === '{theme}'"),
        )
        .await?;
        let mut grounds = Vec::new();
        for scheme in ["light", "dark"] {
            page.choose("scheme", scheme).await?;
            let seen = page.run(ground, vec![]).await?;
            check_eq("color-scheme", seen[1].clone(), json!(scheme))?;
            grounds.push(seen[0].clone());
        }
        ensure!(
            grounds[0] != grounds[1],
            "{theme} is the same in the dark: {grounds:?}"
        );
    }
    page.reload().await?;
    let early = "return document.documentElement.dataset.scheme";
    check_eq(
        "after a reload",
        page.run(early, vec![]).await?,
        json!("dark"),
    )?;
    page.choose("scheme", "auto").await?;
    let system = "const dark = matchMedia('(prefers-color-scheme: dark)').matches;\
                  return document.documentElement.dataset.scheme === (dark ? 'dark' : 'light')";
    check_eq("auto", page.run(system, vec![]).await?, json!(true))
}

async fn the_board_has_three_sizes_and_lies_on_either_side(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let mut widths = Vec::new();
    for size in ["small", "normal", "large"] {
        page.choose("board-size", size).await?;
        let seen = page.call(js!("layout.js"), vec![]).await?;
        check_eq("no scrolling sideways", seen["fits"].clone(), json!(true))?;
        widths.push(number(&seen["board"]["width"])?);
    }
    ensure!(
        widths[0] < widths[1] && widths[1] < widths[2],
        "small, normal and large are {widths:?}"
    );
    page.choose("board-size", "normal").await?;
    for (hand, left, right) in [("right", "fence", "panels"), ("left", "panels", "fence")] {
        page.choose("hand", hand).await?;
        let seen = page.call(js!("layout.js"), vec![]).await?;
        let x = |part: &str| number(&seen[part]["x"]);
        ensure!(
            x(left)? < x("board")? && x("board")? < x(right)?,
            "{left}, board, {right} for the {hand} hand: {seen}"
        );
    }
    Ok(())
}

fn number(value: &Value) -> Result<f64> {
    value
        .as_f64()
        .with_context(|| format!("{value} is no number"))
}

async fn sounds_are_off_until_switched_on(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.call(js!("fake-audio.js"), vec![]).await?;
    let read = "const tones = window.tones; window.tones = 0; return [window.contexts, tones]";
    page.play("f5").await?;
    check_eq(
        "without sounds",
        page.run(read, vec![]).await?,
        json!([0, 0]),
    )?;
    page.choose("sound", "true").await?;
    page.wait_for("the sounds", "return window.tones !== 0")
        .await?;
    let sample = page.run(read, vec![]).await?;
    ensure!(sample[0] == 1 && sample[1] != 0, "a sample: {sample}");
    page.play("d6").await?;
    let after_move = page.run(read, vec![]).await?;
    ensure!(after_move[1] != 0, "a move: {after_move}");
    page.choose("sound", "false").await?;
    page.play("c3").await?;
    check_eq(
        "off again",
        page.run(read, vec![]).await?[1].clone(),
        json!(0),
    )
}

async fn the_guide_is_shown_once_and_covers_no_disc(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let first = json!([true, true, "play", ["guide-play", "guide-play-more"]]);
    check_eq("first", page.call(js!("guide.js"), vec![]).await?, first)?;
    for (square, step) in [("d3", "reply"), ("c3", "corners")] {
        page.play(square).await?;
        let seen = page.call(js!("guide.js"), vec![]).await?;
        check_eq(square, json!([seen[1], seen[2]]), json!([true, step]))?;
        if step == "reply" {
            let sentences = json!(["guide-aim", "guide-reply", "guide-reply-more"]);
            check_eq("the reply", seen[3].clone(), sentences)?;
        }
    }
    // A reload in mid-game goes on with the step at which it was.
    page.reload().await?;
    let seen = page.call(js!("guide.js"), vec![]).await?;
    check_eq("resumed", seen[2].clone(), json!("corners"))?;
    page.click("[data-guide-skip]").await?;
    let gone = json!([false, true, null, []]);
    let seen = page.call(js!("guide.js"), vec![]).await?;
    check_eq("skipped", seen, gone.clone())?;
    ensure!(
        page.focused().await?.is_some(),
        "the focus goes to the board"
    );
    page.reload().await?;
    let seen = page.call(js!("guide.js"), vec![]).await?;
    check_eq("gone for good", seen, gone)?;
    // The help shows it again, with the focus on its button.
    page.open_panel("help").await?;
    page.click("[data-guide-start]").await?;
    let seen = page.call(js!("guide.js"), vec![]).await?;
    check_eq("again", seen[2].clone(), json!("play"))?;
    let focus = "return document.activeElement.hasAttribute('data-guide-next')";
    check_eq("focus", page.run(focus, vec![]).await?, json!(true))
}

async fn the_guide_points_at_what_it_rings(page: &Page) -> Result<()> {
    /// The column of the tail of the bubble, and whether it lies above the ringed square, or where
    /// else the guide is.
    const AT: &str = "const guide = document.querySelector('[data-guide]');\
        if (!guide.closest('.board-frame')) return 'in the panel';\
        if (guide.dataset.points === 'nowhere') return 'between the corners';\
        const tail = getComputedStyle(guide, '::after');\
        const box = guide.getBoundingClientRect();\
        const x = box.left + Number.parseFloat(tail.left) + Number.parseFloat(tail.width) / 2;\
        const down = guide.dataset.points === 'down';\
        const y = down ? box.bottom + 18 : box.top - 18;\
        return document.elementFromPoint(x, y)?.closest('[data-square]')?.dataset.square ?? null";
    page.open_quick(TWO_PEOPLE).await?;
    check_eq("a move to try", page.run(AT, vec![]).await?, json!("d3"))?;
    page.play("d3").await?;
    check_eq("the move played", page.run(AT, vec![]).await?, json!("d3"))?;
    for place in ["between the corners", "in the panel", "in the panel"] {
        page.click("[data-guide-next]").await?;
        check_eq("then", page.run(AT, vec![]).await?, json!(place))?;
    }
    Ok(())
}

async fn the_guide_keeps_its_place_at_every_step(page: &Page) -> Result<()> {
    page.open_narrow().await?;
    let place = "const { top, height } = document.querySelector('[data-guide]')\
                 .getBoundingClientRect(); return [top, height]";
    let first = page.run(place, vec![]).await?;
    for step in 2..=5 {
        page.click("[data-guide-next]").await?;
        let name = format!("step {step}");
        check_eq(&name, page.run(place, vec![]).await?, first.clone())?;
        if step == 2 {
            // The aim of the game, also on a phone; no reply is named, as no move has been played.
            let seen = page.call(js!("guide.js"), vec![]).await?;
            check_eq("the aim", seen[3].clone(), json!(["guide-aim"]))?;
        }
    }
    page.click("[data-guide-next]").await?;
    let seen = page.call(js!("guide.js"), vec![]).await?;
    check_eq("done", seen[0].clone(), json!(false))?;
    page.browser.session.enter_default_frame().await?;
    Ok(())
}
