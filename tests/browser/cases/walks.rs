//! Walks through the page by keys, as the transcript of what a screen reader says: a file of
//! `tests/browser/walks` for each. A line that begins with `>` is a step; below it stands what is
//! said because of it, and, where it has changed, what has the focus:
//!
//! ```text
//! > keys Enter
//! Black plays f5 and flips 1 disc. White to move.
//! [button "f5, Black, last move"]
//! ```
//!
//! Below `open` stands the sentence that the page shows once it is there, if the walk needs it.
//! Role, name and states of the focus come from Chromium's protocol: Firefox and WebKit are held to
//! the sentences alone. `…` stands for any text; a line that begins with `?` is said where an
//! engine loads slowly, and not elsewhere. A step waits until exactly this has been said;
//! anything more fails the step that follows. `REVERSI_RECORD=1` writes the files again, for
//! somebody to read.
//!
//! A walk in a `window` of another size goes by touches: each `press` is one that a visitor counts,
//! on a part that nothing covers.

use super::database::ADD_TOURNAMENT;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use reversi_tests::browser::Engine;
use reversi_tests::page::Page;
use reversi_tests::speech::{focus, listen, said};
use reversi_tests::state::State;
use reversi_tests::suite::{Case, Scope};
use reversi_tests::window::{resize, restore};
use serde_json::json;
use thirtyfour::Key;

/// Makes a case of each file.
macro_rules! walks {
    ($($name:literal),+ $(,)?) => {
        vec![$(Case::new(concat!("walks::", $name), scope($name), |page| {
            Box::pin(walk(page, $name, include_str!(concat!("../walks/", $name, ".txt"))))
        }),)+]
    };
}

/// Not every browser has direct connections, or emulates the screen of a telephone. What is said is
/// the page's state: two walks show that each engine says it in turn.
fn scope(name: &str) -> Scope {
    if name == "nearby" || name.ends_with("_on_a_telephone") {
        Scope::ChromiumOnly
    } else if ["game", "settings"].contains(&name) {
        Scope::Everywhere
    } else {
        Scope::OneBrowser
    }
}

pub fn cases() -> Vec<Case> {
    walks![
        "another_opponent_on_a_telephone",
        "club_evening_on_a_telephone",
        "connect_four",
        "embedded",
        "end",
        "exercise",
        "friend",
        "friend_in_german",
        "game",
        "game_in_german",
        "guide",
        "guide_in_german",
        "hint",
        "lost_game_on_a_telephone",
        "nearby",
        "pass",
        "refused_link",
        "refused_move",
        "review",
        "review_in_german",
        "second_try",
        "settings",
        "strong_player_on_a_telephone",
        "tic_tac_toe",
        "two_people_on_a_telephone",
    ]
}

/// Holds the text that the visitor has copied, and notes the files that are shared: no browser lets
/// a page without encryption do either.
const STAND_IN: &str = "\
    const copied = arguments[0];\
    const define = (name, value) =>\
        Object.defineProperty(navigator, name, { value, configurable: true });\
    define('clipboard', { readText: async () => copied });\
    define('canShare', () => true);\
    define('share', async ({ files: [file] }) => { window.shared = await file.text(); });";

/// The longest wait for what a step has said.
const PATIENCE: Duration = Duration::from_mins(1);
/// Time between two looks at what has been said.
const POLL: Duration = Duration::from_millis(25);
/// While a file is recorded: a step is over once nothing has been said for so long.
const SILENCE: Duration = Duration::from_secs(4);

/// A step, and the lines below it.
struct Step<'a> {
    step: &'a str,
    expected: Vec<&'a str>,
}

async fn walk(page: &Page, name: &str, file: &str) -> Result<()> {
    let (about, rest) = file
        .split_once("\n\n")
        .context("a first line, then steps")?;
    let steps = parse(rest);
    ensure!(!steps.is_empty(), "{name} has no step");
    let records = std::env::var_os("REVERSI_RECORD").is_some();
    let mut written = format!("{about}\n");
    let mut walker = Walker::new(page);
    for Step { step, mut expected } in steps {
        let moves_focus = expected.iter().any(|line| line.starts_with('['));
        if !walker.reads_focus {
            expected.retain(|line| !line.starts_with('['));
        }
        walker.take(step).await.with_context(|| step.to_owned())?;
        if moves_focus && !walker.reads_focus {
            let focused = "return document.activeElement !== document.body";
            page.wait_for("the focus on something", focused).await?;
        }
        if records {
            let heard = walker.settle().await?;
            written += &format!("\n> {step}\n");
            let lines = if agree(&expected, &heard) {
                expected
            } else {
                let known = |(at, line): (usize, _)| match expected.get(at) {
                    Some(&known) if matches(known, line) => known,
                    _ => line,
                };
                let heard = heard.iter().map(String::as_str);
                heard.enumerate().map(known).collect()
            };
            for line in lines {
                written += &format!("{line}\n");
            }
        } else if step.starts_with("open ") {
            walker
                .arrive(&expected)
                .await
                .with_context(|| step.to_owned())?;
        } else {
            walker
                .expect(&expected)
                .await
                .with_context(|| format!("{name}: > {step}"))?;
        }
    }
    if records {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("walks/{name}.txt"));
        std::fs::write(&path, written)?;
    }
    if walker.has_resized {
        restore(page).await?;
    }
    Ok(())
}

/// The steps of a file.
fn parse(text: &str) -> Vec<Step<'_>> {
    let mut steps: Vec<Step> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match (line.strip_prefix("> "), steps.last_mut()) {
            (Some(step), _) => steps.push(Step {
                step,
                expected: Vec::new(),
            }),
            (None, Some(last)) => last.expected.push(line),
            (None, None) => {}
        }
    }
    steps
}

/// Whether what is said is what is expected, with or without the lines that may be left out.
fn agree(expected: &[&str], said: &[String]) -> bool {
    let Some((&line, rest)) = expected.split_first() else {
        return said.is_empty();
    };
    let (line, may_be_left_out) = match line.strip_prefix("? ") {
        Some(line) => (line, true),
        None => (line, false),
    };
    let is_said = said.first().is_some_and(|first| matches(line, first));
    (is_said && agree(rest, &said[1..])) || (may_be_left_out && agree(rest, said))
}

/// Whether a line has the expected text, in which `…` stands for any.
fn matches(expected: &str, line: &str) -> bool {
    let mut parts = expected.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = line.strip_prefix(first) else {
        return false;
    };
    let mut parts = parts.peekable();
    if parts.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            return rest.ends_with(part);
        }
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    true
}

/// Somebody who uses the page by keys and listens.
struct Walker<'a> {
    page: &'a Page,
    /// How many sentences were said before this step.
    heard: usize,
    /// Whether the browser's protocol says what has the focus.
    reads_focus: bool,
    /// The element that had the focus before this step.
    focus: String,
    /// Whether the window has another size than at first.
    has_resized: bool,
}

impl<'a> Walker<'a> {
    fn new(page: &'a Page) -> Self {
        Self {
            page,
            heard: 0,
            reads_focus: page.browser.engine == Engine::Chromium,
            focus: String::new(),
            has_resized: false,
        }
    }

    /// The focused element, as a reader says it; nothing where the protocol has no word for it.
    async fn focus(&self) -> Result<String> {
        if self.reads_focus {
            focus(self.page).await
        } else {
            Ok(String::new())
        }
    }

    /// Takes a step: `open`, `visit` a fragment, go `to` an element, press `keys`, `paste`,
    /// `set` a setting; or by touches: a `window` of a size, `press` an element, `enter` a text in
    /// it, `choose` a value of it, `copy` a text elsewhere, `add` the files of a tournament to the
    /// database, wait until a number of exercises is `shared`.
    async fn take(&mut self, step: &str) -> Result<()> {
        let page = self.page;
        let (verb, rest) = step.split_once(' ').unwrap_or((step, ""));
        match verb {
            "open" => {
                page.goto("about:blank").await?;
                page.open_quick(rest).await?;
                listen(page).await?;
                self.heard = 0;
                self.focus = self.focus().await?;
            }
            "visit" => {
                let visit = "location.hash = arguments[0]";
                page.run(visit, vec![rest.into()]).await?;
            }
            "to" => {
                let find = format!(
                    "const found = [...document.querySelectorAll({})]\
                     .filter((part) => part.checkVisibility());\
                     found[0]?.focus(); return found[0] !== undefined\
                     && found[0] === document.activeElement",
                    json!(rest),
                );
                page.wait_for(&format!("the focus on {rest}"), &find)
                    .await?;
            }
            "keys" => {
                for key in rest.split(' ') {
                    press(page, key).await?;
                }
            }
            "paste" => page.paste(rest).await?,
            "set" => {
                let (name, value) = rest.split_once(' ').context("a setting and its value")?;
                page.choose(name, value).await?;
            }
            "window" => {
                let (width, height) = rest.split_once(' ').context("a width and a height")?;
                resize(page, width.parse()?, height.parse()?, true).await?;
                self.has_resized = true;
            }
            "press" => {
                let shows = "const part = document.querySelector(arguments[0]);\
                     return part?.checkVisibility() === true && !part.disabled";
                let shows = shows.replace("arguments[0]", &json!(rest).to_string());
                page.wait_for(rest, &shows).await?;
                // Rows keep their order while a pointer is near them.
                if rest.contains("[data-move") {
                    page.point_at(&page.find(rest).await?).await?;
                }
                page.click(rest).await?;
            }
            "enter" | "choose" => {
                let (selector, value) = rest.rsplit_once(' ').context("a field and its value")?;
                let change = "const field = document.querySelector(arguments[0]);\
                     field.value = arguments[1];\
                     for (const type of ['input', 'change'])\
                         field.dispatchEvent(new Event(type, { bubbles: true }))";
                page.run(change, vec![selector.into(), value.into()])
                    .await?;
            }
            "copy" => {
                page.run(STAND_IN, vec![rest.into()]).await?;
            }
            "add" => {
                page.run(ADD_TOURNAMENT, vec![json!(true)]).await?;
                let added = "return document.querySelectorAll('.library [data-row]').length > 0";
                page.wait_for("the games of the tournament", added).await?;
            }
            "shared" => {
                // A comment stands before them.
                let shared = "return window.shared?.split('\\n\\n')\
                     .filter((part) => !part.startsWith('#')).length === ";
                page.wait_for("the exercises", &format!("{shared}{rest}"))
                    .await?;
            }
            other => bail!("there is no step {other:?}"),
        }
        Ok(())
    }

    /// The speech of this step so far: sentences, and the focus if it has changed.
    async fn lines(&self) -> Result<Vec<String>> {
        let mut lines: Vec<String> = said(self.page).await?.split_off(self.heard);
        let focus = self.focus().await?;
        if focus != self.focus {
            lines.push(format!("[{focus}]"));
        }
        Ok(lines)
    }

    /// Goes on to the next step.
    async fn done(&mut self) -> Result<()> {
        self.heard = said(self.page).await?.len();
        self.focus = self.focus().await?;
        Ok(())
    }

    /// Waits until the page shows its sentence: it may do so before it is listened to.
    async fn arrive(&mut self, expected: &[&str]) -> Result<()> {
        if let Some(&sentence) = expected.first() {
            let shows = |state: &State| matches(sentence, &state.status);
            self.page.wait_until(sentence, shows).await?;
        }
        self.done().await
    }

    async fn expect(&mut self, expected: &[&str]) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let lines = self.lines().await?;
            if agree(expected, &lines) {
                return self.done().await;
            }
            ensure!(
                Instant::now() < deadline,
                "is said:\n  {}\nexpected:\n  {}",
                lines.join("\n  "),
                expected.join("\n  ")
            );
            tokio::time::sleep(POLL).await;
        }
    }

    /// Waits until nothing more is said, and returns what has been.
    async fn settle(&mut self) -> Result<Vec<String>> {
        let mut lines = self.lines().await?;
        let mut since = Instant::now();
        while since.elapsed() < SILENCE {
            tokio::time::sleep(POLL).await;
            let now = self.lines().await?;
            if now != lines {
                (lines, since) = (now, Instant::now());
            }
        }
        self.done().await?;
        Ok(lines)
    }
}

/// Presses a key by its name, or types a text.
async fn press(page: &Page, key: &str) -> Result<()> {
    match key {
        "Down" => page.keys(Key::Down).await,
        "End" => page.keys(Key::End).await,
        "Enter" => page.keys(Key::Enter).await,
        "Escape" => page.keys(Key::Escape).await,
        "Home" => page.keys(Key::Home).await,
        "Left" => page.keys(Key::Left).await,
        "Right" => page.keys(Key::Right).await,
        "Shift+Tab" => page.chord(Key::Shift, Key::Tab).await,
        "Space" => page.keys(' ').await,
        "Tab" => page.keys(Key::Tab).await,
        "Up" => page.keys(Key::Up).await,
        text => page.keys(text).await,
    }
}
