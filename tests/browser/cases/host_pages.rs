//! Host pages: several boards, a strict policy, the sandbox, the demonstration.

use anyhow::{Result, ensure};
use reversi_tests::page::Page;
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

use crate::embed::{PEOPLE, enter, events_of, host, leave, one, run_until};

pub fn cases() -> Vec<Case> {
    cases!["host_pages":
        // Frames, policies, sandboxes and workers within them.
        Everywhere: [
            a_strict_policy_needs_two_sources_and_nothing_inline,
            a_lesson_keeps_its_look_under_a_hostile_style_and_a_strict_policy,
            the_sandbox_allows_what_the_board_needs_and_no_more,
            a_diagram_looks_the_same_under_the_style_of_its_page,
            a_diagram_keeps_its_size_beside_a_text_and_under_small_letters,
        ],
        // The host pages' own scripts.
        OneBrowser: [
            a_moved_element_goes_on_with_its_game,
            ten_diagrams_are_drawn_without_a_frame_or_an_engine,
            a_bad_diagram_says_why_above_its_own_text,
            four_boards_play_four_games,
            the_demonstration_works,
        ],
    ]
}

async fn four_boards_play_four_games(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let openings = [("a", "f5"), ("b", "d3"), ("c", "c4"), ("d", "e6")];
    let themes = [
        "lang=de theme=garden",
        "lang=en theme=classic",
        "lang=en theme=contrast",
        "lang=de theme=classic",
    ];
    let boards: String = openings
        .iter()
        .zip(themes)
        .map(|((id, _), look)| {
            format!("<reversi-game id={id} {look} black=human white=human></reversi-game>")
        })
        .collect();
    host(page, &club, &boards, None).await?;
    for (id, square) in openings {
        page.run(
            "document.getElementById(arguments[0]).play(arguments[1])",
            vec![json!(id), json!(square)],
        )
        .await?;
    }
    page.wait_for(
        "four moves",
        "return events.filter((t) => t.type === 'move').length === 4",
    )
    .await?;
    let moves =
        "return events.filter((t) => t.type === 'move').map((t) => t.id + t.detail.moves).sort()";
    check_eq(
        "moves",
        page.run(moves, vec![]).await?,
        json!(["af5", "bd3", "cc4", "de6"]),
    )?;
    for ((id, square), look) in openings.into_iter().zip(themes) {
        enter(page, id).await?;
        let state = page.state().await?;
        check_eq(id, state.played().as_str(), square)?;
        ensure!(
            look.contains(&format!("lang={}", state.lang)),
            "{id}: {}",
            state.lang
        );
        leave(page).await?;
    }
    Ok(())
}

async fn a_strict_policy_needs_two_sources_and_nothing_inline(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let game = page.site.origin();
    // Images are for the icon alone that browsers ask every host for.
    let policy =
        format!("default-src 'none'; script-src 'self' {game}; frame-src {game}; img-src 'self'");
    let board = format!("<reversi-game id=a {PEOPLE}></reversi-game>");
    host(page, &club, &board, Some(&policy)).await?;
    page.wait_for("a height", "return events.some((t) => t.type === 'resize')")
        .await?;
    let style = "const frame = board.shadowRoot.querySelector('iframe');\
        return [getComputedStyle(board).display, getComputedStyle(frame).borderTopWidth,\
        frame.getBoundingClientRect().width === board.getBoundingClientRect().width]";
    check_eq(
        "style",
        page.run(style, vec![]).await?,
        json!(["block", "0px", true]),
    )?;
    run_until(page, "board.play('f5')", "f5", 1).await?;
    page.check_problems().await
}

/// The rules that a style sheet of a club may hold: resets, and rules for every button, frame and
/// picture.
const HOSTILE: &str = "const sheet = new CSSStyleSheet();\
    sheet.replaceSync('* { box-sizing: border-box; margin: 0; padding: 0; font-size: 28px; line-height: 3 }\
      html { font-size: 62.5% } button { min-height: 80px; padding: 20px; background: red }\
      iframe { width: 300px; height: 100px; border: 3px solid red; max-width: 50% }\
      svg { width: 24px; height: 24px; fill: red } img { max-width: 100% }\
      article { inline-size: 340px } article > * { max-width: 60ch }');\
    document.adoptedStyleSheets = [sheet]";

async fn a_lesson_keeps_its_look_under_a_hostile_style_and_a_strict_policy(
    page: &Page,
) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let game = page.site.origin();
    let policy =
        format!("default-src 'none'; script-src 'self' {game}; frame-src {game}; img-src 'self'");
    let script = page.site.url("embed/diagram.js");
    let lesson = format!(
        "<script src=\"{script}\" defer></script><article>\
         <reversi-diagram>f5d6c3</reversi-diagram><reversi-diagram moves=f5d6 numbers></reversi-diagram>\
         <reversi-diagram marks='c3 f5-f4'>f5</reversi-diagram>\
         <reversi-game id=read {PEOPLE} lock='board hint level players' moves=f5d6c3 ply=0\
           controls='first back next last play moves'></reversi-game>\
         <reversi-game id=puzzle lang=en controls='' exercise=1></reversi-game>\
         <reversi-game id=play lang=en white=computer level=2></reversi-game></article>"
    );
    host(page, &club, &lesson, Some(&policy)).await?;
    page.run(HOSTILE, vec![]).await?;
    let drawn = "return [...document.querySelectorAll('reversi-diagram')]\
        .map(({ offsetWidth, shadowRoot }) =>\
        [offsetWidth, Math.round(shadowRoot.querySelector('svg').getBoundingClientRect().width)])";
    check_eq(
        "diagrams",
        page.run(drawn, vec![]).await?,
        json!([[340, 340], [340, 340], [340, 340]]),
    )?;
    for id in ["read", "puzzle", "play"] {
        let whole = format!(
            "const board = document.getElementById('{id}');\
             board.scrollIntoView();\
             const frame = board.shadowRoot.querySelector('iframe');\
             const {{ width, height }} = frame.getBoundingClientRect();\
             return width === 340 && height > 300 && String(height) === frame.getAttribute('height')\
             && getComputedStyle(frame).borderTopWidth === '0px'"
        );
        page.wait_for(&format!("{id} is as high as its content"), &whole)
            .await?;
    }
    page.run("document.getElementById('play').play('f5')", vec![])
        .await?;
    page.wait_for(
        "the level's answer",
        "return events.filter((t) => t.type === 'move').length === 2",
    )
    .await?;
    page.check_problems().await
}

async fn the_sandbox_allows_what_the_board_needs_and_no_more(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(
        page,
        &club,
        "controls='text new' white=computer level=doofie",
    )
    .await?;
    enter(page, "a").await?;
    page.press("text").await?;
    let link = page.run(
        "return document.querySelector('#text [name=link]').value",
        vec![],
    );
    ensure!(
        !link.await?.to_string().contains("embed=1"),
        "the link leads to the whole page"
    );
    // Beyond the window: Firefox's driver does not scroll the host page of another origin.
    page.run(
        "document.querySelector('#text button[value=close]').click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the sheet closes",
        "return !document.getElementById('text').open",
    )
    .await?;
    page.expect_problems();
    check_eq(
        "another window",
        page.run(
            "try { return open('about:blank') === null } catch { return true }",
            vec![],
        )
        .await?,
        json!(true),
    )?;
    leave(page).await?;
    page.run(
        "board.set('white', 'computer'); board.set('pause', 0); board.play('f5')",
        vec![],
    )
    .await?;
    page.wait_for(
        "the computer answers from its worker",
        "return events.filter((t) => t.type === 'move').length === 2",
    )
    .await
}

async fn a_moved_element_goes_on_with_its_game(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    one(page, &club, "moves=f5").await?;
    run_until(page, "board.play('d6')", "f5d6", 2).await?;
    page.run(
        "board.remove(); board.play('c3'); document.body.append(board); board.play('d3')",
        vec![],
    )
    .await?;
    page.wait_for(
        "the board is ready again",
        "return events.filter((t) => t.type === 'ready').length === 2",
    )
    .await?;
    run_until(page, "", "f5d6c3d3", 4).await?;
    check_eq("moves", events_of(page, "move").await?.len(), 3)?;
    check_eq("errors", events_of(page, "error").await?, vec![])
}

async fn the_demonstration_works(page: &Page) -> Result<()> {
    page.browser
        .session
        .goto(page.site.url("embed/demo.html"))
        .await?;
    let boards = "return [...document.querySelectorAll('reversi-game')]\
                  .filter((b) => b.shadowRoot?.querySelector('iframe')?.hasAttribute('height')).length === 4";
    page.wait_for("four boards, each with its height", boards)
        .await?;
    page.wait_for(
        "the first moves of the live game",
        "return document.querySelector('#live progress').value >= 2",
    )
    .await?;
    // Not every driver scrolls the host page to a frame by itself.
    let lesson = "const board = document.querySelector('#lesson reversi-game');\
                  board.scrollIntoView({ block: 'center' });\
                  return board.shadowRoot.querySelector('iframe')";
    for (square, kind) in [("a8", "wrong"), ("h7", "right")] {
        let answer = page.browser.session.execute(lesson, vec![]).await?;
        answer.element()?.enter_frame().await?;
        page.play(square).await?;
        page.wait_until("the board is closed", |state| !state.input)
            .await?;
        leave(page).await?;
        page.wait_for(
            &format!("{square} is judged"),
            &format!("return document.querySelector('[data-verdict]').dataset.kind === '{kind}'"),
        )
        .await?;
        page.click("[data-again]").await?;
    }
    page.click("[data-commands] button:nth-child(5)").await?;
    page.wait_for(
        "the error in the list",
        "return document.querySelector('[data-events] [data-error]')?.textContent.includes('z9')",
    )
    .await
}

/// Opens a page of the club that holds diagrams, under a policy with one source.
async fn diagrams(page: &Page, club: &Site, content: &str) -> Result<()> {
    let script = page.site.url("embed/diagram.js");
    let game = page.site.origin();
    let policy =
        format!("default-src 'none'; script-src 'self' {game}; style-src 'self'; img-src 'self'");
    let text = format!(
        "<!DOCTYPE html><html lang=de><head><title>Club</title><script src=\"/host.js\"></script>\
         <script src=\"{script}\" defer></script></head>\
         <body>{content}</body></html>"
    );
    page.goto(&club.publish("/diagrams", &text, Some(&policy))?)
        .await?;
    let drawn = "return [...document.querySelectorAll('reversi-diagram')]\
                 .every((d) => d.shadowRoot?.childElementCount > 0)";
    page.wait_for("every diagram is there", drawn).await
}

async fn ten_diagrams_are_drawn_without_a_frame_or_an_engine(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let ten: String = (0..10)
        .map(|ply| {
            format!("<reversi-diagram moves=f5d6c3d3c4f4c5b3c2 ply={ply} marks='c3 f5-d6'></reversi-diagram>")
        })
        .collect();
    diagrams(page, &club, &ten).await?;
    let facts = "return [...document.querySelectorAll('reversi-diagram')].map(({ shadowRoot }) => [\
        shadowRoot.querySelectorAll('.X, .O').length, shadowRoot.querySelectorAll('.ring').length,\
        shadowRoot.querySelectorAll('.arrow').length, shadowRoot.querySelectorAll('iframe').length])";
    let expected: Vec<_> = (0..10).map(|ply| json!([4 + ply, 1, 1, 0])).collect();
    check_eq(
        "discs, circles, arrows and frames",
        page.run(facts, vec![]).await?,
        json!(expected),
    )?;
    let said = "const { shadowRoot } = document.querySelectorAll('reversi-diagram')[1];\
        const picture = shadowRoot.querySelector('svg'), said = shadowRoot.querySelector('p');\
        return [picture.getAttribute('role'), picture.getAttribute('aria-label'), said.textContent, said.closest('[lang]').lang]";
    check_eq(
        "what readers get",
        page.run(said, vec![]).await?,
        json!([
            "img",
            "Reversi-Diagramm: Weiß am Zug",
            "Schwarz: e4, d5, e5, f5. Weiß: d4. Eingekreist: c3. Pfeile: f5 nach d6.",
            "de"
        ]),
    )?;
    let requests = page.site.requests();
    let requested: Vec<_> = requests
        .iter()
        .map(|request| request.path.as_str())
        .collect();
    check_eq(
        "requests",
        requested,
        vec!["/club/reversi/embed/diagram.js"],
    )
}

async fn a_diagram_looks_the_same_under_the_style_of_its_page(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    diagrams(page, &club, "<reversi-diagram>f5d6c3</reversi-diagram>").await?;
    // Each part of the picture relative to its left upper corner, with its colour.
    let look = "const { shadowRoot } = document.querySelector('reversi-diagram');\
        const svg = shadowRoot.querySelector('svg'), { left, top } = svg.getBoundingClientRect();\
        return [...svg.querySelectorAll('*')].map((part) => {\
        const { x, y, width, height } = part.getBoundingClientRect(), { fill, opacity, display } = getComputedStyle(part);\
        return [part.className.baseVal, Math.round(x - left), Math.round(y - top), Math.round(width), Math.round(height), fill, opacity, display].join(' ') })";
    let before = page.run(look, vec![]).await?;
    ensure!(before.as_array().is_some_and(|parts| parts.len() > 30));
    page.run(
        "const sheet = new CSSStyleSheet();\
         sheet.replaceSync('body, body * { font: italic 40px serif; color: red; fill: red; stroke: red; opacity: .9; letter-spacing: 1em;\
           text-transform: uppercase; line-height: 4; text-indent: 50px; direction: rtl; text-align: right; word-spacing: 1em }\
           svg, circle, text, div, p { display: none; transform: scale(2) } .board, .X { fill: blue }');\
         document.adoptedStyleSheets = [sheet]",
        vec![],
    )
    .await?;
    check_eq("the picture", page.run(look, vec![]).await?, before)
}

async fn a_diagram_keeps_its_size_beside_a_text_and_under_small_letters(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let row = format!(
        "<div><reversi-diagram></reversi-diagram></div>\
         <section><reversi-diagram></reversi-diagram><p>{}</p></section>",
        "A text beside the figure. ".repeat(30)
    );
    diagrams(page, &club, &row).await?;
    page.run(
        "const sheet = new CSSStyleSheet();\
         sheet.replaceSync('html { font-size: 62.5% } section { display: flex } div, section { inline-size: 700px }');\
         document.adoptedStyleSheets = [sheet]",
        vec![],
    )
    .await?;
    let widths = "return [...document.querySelectorAll('reversi-diagram')]\
                  .map((diagram) => Math.round(diagram.getBoundingClientRect().width))";
    check_eq("widths", page.run(widths, vec![]).await?, json!([384, 192]))?;
    page.run(
        "document.adoptedStyleSheets[0].insertRule('div { inline-size: 300px !important }', 1)",
        vec![],
    )
    .await?;
    let first = "return document.querySelector('reversi-diagram').offsetWidth";
    check_eq("on a telephone", page.run(first, vec![]).await?, json!(300))
}

async fn a_bad_diagram_says_why_above_its_own_text(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    diagrams(
        page,
        &club,
        "<reversi-diagram lang=en>f5d6a1</reversi-diagram>",
    )
    .await?;
    let shown = "const diagram = document.querySelector('reversi-diagram');\
        return [diagram.shadowRoot.querySelector('[part=problem]').textContent,\
        diagram.shadowRoot.querySelector('slot').assignedNodes()[0].data,\
        events.map(({ type, detail }) => [type, detail.code, detail.about])]";
    check_eq(
        "sentence, text and event",
        page.run(shown, vec![]).await?,
        json!([
            "Move 3, a1, is not legal.",
            "f5d6a1",
            [["error", "diagram-illegal", "a1"]]
        ]),
    )?;
    page.run(
        "document.querySelector('reversi-diagram').textContent = 'f5d6c3'",
        vec![],
    )
    .await?;
    page.wait_for(
        "the mended text is drawn",
        "return document.querySelector('reversi-diagram').shadowRoot.querySelectorAll('.X, .O').length === 7",
    )
    .await
}
