//! Every view against the accessibility rules: all rules, and the contrast of texts, the one rule
//! that depends on colours, in each theme, light and dark. `languages.rs` applies all rules in each
//! language.

use anyhow::Result;
use reversi_tests::axe::{CONTRAST, Checker};
use reversi_tests::known_games::{BLACK_WIPES_OUT, DRAW, WHITE_WIPES_OUT};
use reversi_tests::page::{CLOSE, Page, TWO_PEOPLE};
use reversi_tests::speech::unclear_names;
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["accessible":
        // The rules judge the page and not the browser.
        OneBrowser: [
            every_rule_in_english,
            contrast_of_every_theme_in_light_and_dark,
            the_other_games_in_every_theme,
            a_board_in_the_frame_of_another_page,
        ],
        // Names come from its accessibility tree.
        ChromiumOnly: [
            what_loads_later_keeps_every_rule_and_has_clear_names,
            embedded_boards_and_telephones_keep_every_rule_and_have_clear_names,
        ],
    ]
}

async fn every_rule_in_english(page: &Page) -> Result<()> {
    every_view(page, &Dresses::every_rule()?, "?lang=en").await
}

async fn contrast_of_every_theme_in_light_and_dark(page: &Page) -> Result<()> {
    page.open(TWO_PEOPLE).await?;
    let dresses = Dresses::contrast(page, &["light", "dark"]).await?;
    every_view(page, &dresses, "?lang=en").await
}

/// The theme and the scheme in which every rule is checked.
const OF_EVERY_RULE: (&str, &str) = ("classic", "light");

/// Themes and schemes in which a view is checked, and the rules that it is checked by. The view
/// itself stays as it is.
struct Dresses {
    checker: Checker,
    dresses: Vec<(String, &'static str)>,
}

impl Dresses {
    /// Every rule, which includes contrast, in [`OF_EVERY_RULE`].
    fn every_rule() -> Result<Self> {
        let (theme, scheme) = OF_EVERY_RULE;
        Ok(Self {
            checker: Checker::of_all_rules()?,
            dresses: vec![(theme.to_owned(), scheme)],
        })
    }

    /// The contrast in every theme and some schemes, but for what [`Self::every_rule`] has checked.
    async fn contrast(page: &Page, schemes: &[&'static str]) -> Result<Self> {
        let mut dresses = Vec::new();
        for theme in page.options("theme").await? {
            dresses.extend(schemes.iter().map(|&scheme| (theme.clone(), scheme)));
        }
        dresses.retain(|(theme, scheme)| (theme.as_str(), *scheme) != OF_EVERY_RULE);
        Ok(Self {
            checker: Checker::of_rule(CONTRAST)?,
            dresses,
        })
    }

    /// Checks what the page shows at present in each of the dresses.
    async fn check(&self, page: &Page, view: &str) -> Result<()> {
        for (theme, scheme) in &self.dresses {
            page.choose("scheme", scheme).await?;
            page.choose("theme", theme).await?;
            let worn = format!(
                "const {{ theme, scheme }} = document.documentElement.dataset;\
                 return theme === '{theme}' && scheme === '{scheme}'"
            );
            page.wait_for(theme, &worn).await?;
            let view = format!("{theme}, {scheme}, {view}");
            self.checker.check(page, &view).await?;
        }
        Ok(())
    }
}

async fn every_view(page: &Page, dresses: &Dresses, query: &str) -> Result<()> {
    open(page, query).await?;
    playing(page, dresses, query).await?;
    dialogs(page, dresses, query).await?;
    for (moves, end) in [
        (BLACK_WIPES_OUT, "first side wins"),
        (WHITE_WIPES_OUT, "second side wins"),
        (DRAW, "draw"),
    ] {
        page.run(&format!("location.hash = '#m={moves}'"), vec![])
            .await?;
        page.wait_until("the end screen", |state| {
            state.end.is_some() && state.played() == moves
        })
        .await?;
        dresses.check(page, &format!("{query}: {end}")).await?;
    }
    Ok(())
}

/// Begins a new game unless one without a move is on the board.
async fn begin(page: &Page) -> Result<()> {
    if page.state().await?.placed() > 4 {
        page.new_game().await?;
    }
    Ok(())
}

/// Opens the page with nothing that moves, and two human players.
async fn open(page: &Page, query: &str) -> Result<()> {
    let people = TWO_PEOPLE.replacen("?lang=en", "", 1);
    page.goto("about:blank").await?;
    page.open_quick(&format!("{query}{people}")).await?;
    begin(page).await
}

/// The board at rest, with every mark that it can have, and with all settings open.
async fn playing(page: &Page, dresses: &Dresses, query: &str) -> Result<()> {
    let card = "document.querySelector('[data-update] .update').hidden = arguments[0]";
    page.run(card, vec![json!(false)]).await?;
    dresses
        .check(page, &format!("{query}: first visit, new version"))
        .await?;
    page.run(card, vec![json!(true)]).await?;
    page.choose("typed", "true").await?;
    page.choose("confirm", "true").await?;
    page.open_panel("settings").await?;
    page.square("f5").await?.click().await?;
    dresses
        .check(page, &format!("{query}: settings, armed move"))
        .await?;
    page.choose("confirm", "false").await?;
    page.play("f5").await?;
    page.hint().await?;
    page.press_down("d4").await?;
    dresses
        .check(page, &format!("{query}: hint and refusal"))
        .await?;
    page.release().await?;
    page.press("help").await?;
    dresses.check(page, &format!("{query}: help")).await?;
    page.press("help").await?;
    page.open_panel("game").await
}

async fn dialogs(page: &Page, dresses: &Dresses, query: &str) -> Result<()> {
    page.press("text").await?;
    dresses
        .check(page, &format!("{query}: text and link"))
        .await?;
    page.click(&format!("#text {CLOSE}")).await?;
    page.open_games().await?;
    page.click("#open-games [data-load]").await?;
    dresses.check(page, &format!("{query}: open")).await?;
    page.click(&format!("#open-games {CLOSE}")).await?;
    page.open_panel("game").await?;
    page.click("[data-pick=white]").await?;
    dresses.check(page, &format!("{query}: who plays")).await?;
    page.click(&format!("#players {CLOSE}")).await?;
    page.press("selftest").await?;
    page.wait_for(
        "the totals",
        "return document.querySelectorAll('[data-selftest] .check').length === 4",
    )
    .await?;
    dresses.check(page, &format!("{query}: self-check")).await?;
    page.click(&format!("#selftest {CLOSE}")).await
}

/// A point of each of the other games at which its solver is quick, with its legal moves, and its
/// end.
const OTHER_GAMES: [(&str, &str, usize, &str); 2] = [
    ("connect-four", "44453335", 7, "4545454"),
    ("tic-tac-toe", "a1b1b2", 6, "a1b1b2c1c3"),
];

/// Every rule in the classic theme in light; in the other themes contrast, the rule that depends on
/// them.
async fn the_other_games_in_every_theme(page: &Page) -> Result<()> {
    page.open(TWO_PEOPLE).await?;
    let (every_rule, contrast) = (
        Dresses::every_rule()?,
        Dresses::contrast(page, &["light"]).await?,
    );
    let check = async |view: &str| {
        every_rule.check(page, view).await?;
        contrast.check(page, view).await
    };
    for (game, moves, legal, whole) in OTHER_GAMES {
        page.goto("about:blank").await?;
        let link = format!("#game={game}&m={moves}");
        page.open_quick(&format!("{TWO_PEOPLE}&game={game}{link}"))
            .await?;
        page.choose("values", "true").await?;
        page.choose("groups", "true").await?;
        let valued =
            format!("document.querySelectorAll('#board [data-verdict]').length === {legal}");
        page.wait_for("a value for each move", &format!("return {valued}"))
            .await?;
        check(&format!("{game}: values")).await?;
        page.open_panel("settings").await?;
        check(&format!("{game}: settings")).await?;
        page.press("help").await?;
        check(&format!("{game}: help")).await?;
        page.open_panel("game").await?;
        page.run(&format!("location.hash = '#game={game}&m={whole}'"), vec![])
            .await?;
        page.wait_until("the end screen", |state| state.end.is_some())
            .await?;
        check(&format!("{game}: end")).await?;
    }
    Ok(())
}

async fn a_board_in_the_frame_of_another_page(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    for controls in ["", "&controls=new,undo,moves,help,settings,text"] {
        open(
            page,
            &format!("?lang=de&theme=garden&scheme=light&embed=1{controls}"),
        )
        .await?;
        page.play("f5").await?;
        checker.check(page, &format!("embedded{controls}")).await?;
    }
    Ok(())
}

/// Every rule, and names that differ for a reader's user.
async fn check_names_too(page: &Page, view: &str) -> Result<()> {
    Checker::of_all_rules()?.check(page, view).await?;
    check_names(page, view).await
}

/// Names alone, in what [`every_view`] checks by every rule.
async fn check_names(page: &Page, view: &str) -> Result<()> {
    let unclear = unclear_names(page).await?;
    check_eq(view, unclear, Vec::new())
}

async fn what_loads_later_keeps_every_rule_and_has_clear_names(page: &Page) -> Result<()> {
    let game = format!("{TWO_PEOPLE}#m=f5d6c3d3c4");
    page.open_quick(&game).await?;
    for panel in ["game", "learn", "games"] {
        page.open_panel(panel).await?;
        check_names_too(page, panel).await?;
    }
    for panel in ["settings", "help"] {
        page.open_panel(panel).await?;
        check_names(page, panel).await?;
    }
    page.open_card("openings").await?;
    let explored = "return document.querySelectorAll('.explorer tbody tr').length > 3";
    page.wait_for("the moves of the explorer", explored).await?;
    check_names_too(page, "openings").await?;
    page.press("edit").await?;
    let edits = "return document.querySelector('input[name=brush]') !== null";
    page.wait_for("the editor", edits).await?;
    check_names_too(page, "editor").await?;
    page.open_again(&game).await?;
    page.click("[data-comment-open]").await?;
    let writes = "return document.querySelector('textarea[name=comment]')?.checkVisibility()";
    page.wait_for("the tools of comments", writes).await?;
    check_names_too(page, "comments").await?;
    page.press("text").await?;
    check_names(page, "text and link").await?;
    page.click(&format!("#text {CLOSE}")).await?;
    page.click("[data-pick=white]").await?;
    check_names(page, "who plays").await?;
    page.click(&format!("#players {CLOSE}")).await?;
    page.new_game().await?;
    page.open_panel("games").await?;
    let listed = "return document.querySelector('.library [data-row]') !== null";
    page.wait_for("the earlier game", listed).await?;
    check_names_too(page, "earlier games").await?;
    page.open_nearby().await?;
    page.wait_for(
        "the dialog of a live game",
        "return document.querySelector('#nearby').open",
    )
    .await?;
    check_names_too(page, "a live game").await?;
    page.click(&format!("#nearby {CLOSE}")).await?;
    page.paste("f5d6c3d3c4\nf5f6e6f4\nf5d6c4").await?;
    let collected =
        "return document.querySelector('[data-shelf=imported]')?.ariaPressed === 'true'";
    page.wait_for("the list of games", collected).await?;
    check_names_too(page, "a collection").await?;
    page.open_again(&format!("{TWO_PEOPLE}#m={BLACK_WIPES_OUT}"))
        .await?;
    page.wait_until("the end screen", |state| state.end.is_some())
        .await?;
    check_names(page, "the end").await?;
    page.click("#end [data-end-review]").await?;
    page.wait_until("the end of the review", |state| {
        state.status.starts_with("The review is complete: ")
    })
    .await?;
    page.click(".review-moves summary").await?;
    check_names_too(page, "the review with all moves").await?;
    page.open_again(&format!("{TWO_PEOPLE}&exercise=1")).await?;
    let task = "return document.querySelector('[data-exercise][data-stage=find]') !== null";
    page.wait_for("the exercise", task).await?;
    check_names_too(page, "an exercise").await?;
    page.play("b8").await?;
    let solved = "return document.querySelector('[data-exercise][data-stage=solved]') !== null";
    page.wait_for("the solved exercise", solved).await?;
    check_names_too(page, "a solved exercise").await
}

async fn embedded_boards_and_telephones_keep_every_rule_and_have_clear_names(
    page: &Page,
) -> Result<()> {
    const MANY: &str =
        "&embed=1&controls=new,undo,moves,help,settings,text,review,first,back,next,last,play";
    page.open(TWO_PEOPLE).await?;
    resize(page, 360, 740, false).await?;
    for rest in ["", MANY] {
        page.open_again(&format!("{TWO_PEOPLE}{rest}")).await?;
        check_names_too(page, &format!("a first visit{rest}")).await?;
        page.open_again(&format!("{TWO_PEOPLE}{rest}#m={BLACK_WIPES_OUT}"))
            .await?;
        page.wait_until("the end screen", |state| state.end.is_some())
            .await?;
        check_names_too(page, &format!("the end{rest}")).await?;
    }
    page.open_again(TWO_PEOPLE).await?;
    begin(page).await?;
    page.click("[data-menu]").await?;
    check_names_too(page, "the menu").await?;
    page.keys(Key::Escape).await?;
    page.open_panel("learn").await?;
    check_names_too(page, "a sheet").await?;
    restore(page).await
}
