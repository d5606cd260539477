//! The schedule of the cases: which browser runs which, handed on from case to case, and a second
//! attempt at a case that failed or whose browser died.

use std::fs;
use std::future::Future;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use libtest_mimic::{Arguments, Failed, Trial};
use tokio::runtime::Runtime;
use tokio::sync::RwLock;

use crate::browser::{Browser, Engine, Preference};
use crate::page::Page;
use crate::server::{ServerMode, Site};

/// Ends a case that hangs. No case depends on it: each wait has its own limit.
const LIMIT: Duration = Duration::from_mins(20);

/// How many of the slowest cases the summary names.
const SLOWEST: usize = 10;

/// How many failed cases of a run get a second attempt. One unsteady case must not hide what the
/// others say; a page that is broken fails more than these.
const SECOND_ATTEMPTS: usize = 3;

/// The result of a case's body.
pub type Outcome<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;
type Body = dyn for<'a> Fn(&'a Page) -> Outcome<'a> + Send + Sync;

/// The browsers that run a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Every chosen browser: the engines differ in what the case tests.
    Everywhere,
    /// The first chosen browser, which is Chromium by default: the case tests the page's own
    /// logic. Every browser if `REVERSI_ALL` is set.
    OneBrowser,
    /// Chromium alone: the case needs commands of its protocol.
    ChromiumOnly,
    /// WebKit alone: the case ends a process that the other engines do not have.
    WebkitOnly,
}

impl Scope {
    /// Whether `engine`, one of the engines `asked_for`, runs a case of this scope.
    fn includes(self, engine: Engine, asked_for: &[Engine], all: bool) -> bool {
        match self {
            Self::Everywhere => true,
            Self::OneBrowser => all || asked_for.first() == Some(&engine),
            Self::ChromiumOnly => engine == Engine::Chromium,
            Self::WebkitOnly => engine == Engine::Webkit,
        }
    }
}

/// A test of the page.
#[derive(Clone)]
pub struct Case {
    name: String,
    scope: Scope,
    mode: ServerMode,
    preference: Option<Preference>,
    body: Arc<Body>,
}

impl Case {
    /// A test on a server without encryption: filling the cache for playing offline costs more
    /// than an average test.
    pub fn new<F>(name: impl Into<String>, scope: Scope, body: F) -> Self
    where
        F: for<'a> Fn(&'a Page) -> Outcome<'a> + Send + Sync + 'static,
    {
        Self {
            name: name.into(),
            scope,
            mode: ServerMode::Unencrypted,
            preference: None,
            body: Arc::new(body),
        }
    }

    /// Whether `engine`, one of the engines `asked_for`, runs the case.
    fn runs_in(&self, engine: Engine, asked_for: &[Engine], all: bool) -> bool {
        self.scope.includes(engine, asked_for, all)
            && self
                .preference
                .is_none_or(|preference| preference.reaches(engine))
    }
}

/// The same tests on a server in another mode.
#[must_use]
pub fn on(mode: ServerMode, cases: Vec<Case>) -> Vec<Case> {
    cases
        .into_iter()
        .map(|case| Case { mode, ..case })
        .collect()
}

/// The same tests in browsers of a visitor with a preference, where an engine can have it.
#[must_use]
pub fn preferring(preference: Preference, cases: Vec<Case>) -> Vec<Case> {
    let preference = Some(preference);
    cases
        .into_iter()
        .map(|case| Case { preference, ..case })
        .collect()
}

/// Makes a list of cases from functions `async fn name(page: &Page) -> Result<()>` of a module,
/// grouped by the [`Scope`] of each.
#[macro_export]
macro_rules! cases {
    ($module:literal: $($scope:ident: [$($test:ident),+ $(,)?]),+ $(,)?) => {
        vec![$($($crate::suite::Case::new(
            concat!($module, "::", stringify!($test)),
            $crate::suite::Scope::$scope,
            |page| Box::pin($test(page)),
        ),)+)+]
    };
}

/// The end of one attempt at a case.
#[derive(Debug, PartialEq, Eq)]
enum Attempt {
    Passed,
    /// The page failed the test.
    Failed(String),
    /// The browser died during the test, which therefore says nothing about the page.
    BrowserDied(String),
}

/// The end of a case after one attempt or two.
#[derive(Debug, PartialEq, Eq)]
struct Conclusion {
    outcome: Result<(), String>,
    /// What ended the first of two attempts.
    first_end: Option<String>,
}

/// Makes an attempt; after the death of a browser one more, and after a failure one more if
/// `may_repeat`.
async fn attempt_twice(
    mut attempt: impl AsyncFnMut(Turn) -> Attempt,
    may_repeat: impl FnOnce() -> bool,
) -> Conclusion {
    let (last, first_end) = match attempt(Turn::First).await {
        Attempt::BrowserDied(cause) => (attempt(Turn::Second).await, Some(died(&cause))),
        Attempt::Failed(reason) if may_repeat() => (attempt(Turn::Second).await, Some(reason)),
        other => (other, None),
    };
    let outcome = match last {
        Attempt::Passed => Ok(()),
        Attempt::Failed(reason) => Err(reason),
        Attempt::BrowserDied(cause) => Err(died(&cause)),
    };
    Conclusion { outcome, first_end }
}

fn died(cause: &str) -> String {
    format!("the browser died: {cause}")
}

/// Which attempt at a case it is.
#[derive(Clone, Copy)]
enum Turn {
    First,
    /// No other case runs beside it.
    Second,
}

/// What the cases of a run share.
struct Shared {
    runtime: Runtime,
    /// Held for reading by each first attempt, for writing by a second one.
    company: RwLock<()>,
    second_attempts: AtomicUsize,
    /// The cases that passed in a second attempt, each with what ended its first.
    unsteady: Mutex<Vec<String>>,
    times: Mutex<Vec<(Duration, String)>>,
}

impl Shared {
    fn new() -> Self {
        Self {
            runtime: Runtime::new().expect("a computer that runs browsers has threads"),
            company: RwLock::new(()),
            second_attempts: AtomicUsize::new(SECOND_ATTEMPTS),
            unsteady: Mutex::default(),
            times: Mutex::default(),
        }
    }

    /// Takes one of the second attempts that are left.
    fn take_second_attempt(&self) -> bool {
        let one_less = |left: usize| left.checked_sub(1);
        let taken =
            self.second_attempts
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less);
        taken.is_ok()
    }

    /// Prints the slowest cases and the unsteady ones.
    fn print_summary(&self) {
        let mut times = locked(&self.times);
        times.sort_unstable_by(|a, b| b.cmp(a));
        if !times.is_empty() {
            println!("The slowest cases:");
        }
        for (time, name) in times.iter().take(SLOWEST) {
            println!("{:6.1} s  {name}", time.as_secs_f64());
        }
        for case in locked(&self.unsteady).iter() {
            println!("unsteady, passed in a second attempt: {case}");
        }
    }
}

/// The value behind a lock, also after a panic of a case.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The browsers of one engine that are between two cases, and the cases that wait for one.
struct Pool(Mutex<Waiting>);

struct Waiting {
    idle: Vec<Browser>,
    /// Cases that have not started. Those that a filter drops count too: a filtered run may keep
    /// browsers to its end.
    cases: usize,
}

impl Pool {
    /// A pool without a browser, for `cases` cases.
    fn new(cases: usize) -> Self {
        let idle = Vec::new();
        Self(Mutex::new(Waiting { idle, cases }))
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        locked(&self.0)
    }

    /// Begins a case, in an idle browser if there is one. In one step: between two, the end of
    /// another case would quit the browser that this one is about to take.
    fn begin(&self) -> Option<Browser> {
        let mut waiting = self.lock();
        waiting.cases -= 1;
        waiting.idle.pop()
    }

    /// Keeps the browser for a case that waits for one. Without such a case it quits: what its page
    /// still does would slow the other engines' cases. It quits as well if a case has left a window
    /// beside its own, which the next one would take for its own second window.
    async fn put(&self, browser: Browser) {
        if !browser.has_one_window().await {
            browser.quit().await;
        } else if let Err(needless) = self.keep(browser) {
            needless.quit().await;
        }
    }

    /// Keeps the browser, or returns it if every waiting case has one.
    fn keep(&self, browser: Browser) -> Result<(), Browser> {
        let mut waiting = self.lock();
        if waiting.idle.len() >= waiting.cases {
            return Err(browser);
        }
        waiting.idle.push(browser);
        Ok(())
    }

    /// Quits the idle browsers.
    async fn close(&self) {
        let idle = std::mem::take(&mut self.lock().idle);
        for browser in idle {
            browser.quit().await;
        }
    }
}

/// How many cases run at a time: a case waits for its browser during a part of its time, and the
/// browser for the case.
fn cases_at_a_time() -> usize {
    let cores = std::thread::available_parallelism().map_or(2, NonZero::get);
    cores + cores.div_ceil(2)
}

/// Runs the cases; `traces` gets a folder for each failed case.
pub fn run(cases: &[Case], traces: &Path) -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert_with(cases_at_a_time);
    let engines = match Engine::asked_for() {
        Ok(engines) => engines,
        Err(error) => {
            eprintln!("{error:#}");
            return ExitCode::FAILURE;
        }
    };
    let all = std::env::var_os("REVERSI_ALL").is_some_and(|value| value == "1");
    let shared = Arc::new(Shared::new());
    let mut trials = Vec::new();
    let mut pools = Vec::new();
    for &engine in &engines {
        let scheduled: Vec<_> = cases
            .iter()
            .filter(|case| case.runs_in(engine, &engines, all))
            .collect();
        // A browser with a preference serves its case alone.
        let handed_on = scheduled.iter().filter(|case| case.preference.is_none());
        let pool = Arc::new(Pool::new(handed_on.count()));
        pools.push(pool.clone());
        for case in scheduled {
            let name = format!("{}::{}", engine.name(), case.name);
            let run = Run {
                engine,
                case: case.clone(),
                pool: pool.clone(),
                trace: traces.join(name.replace("::", "-")),
                name: name.clone(),
            };
            let shared = shared.clone();
            trials.push(Trial::test(name, move || {
                shared.runtime.block_on(run.conclude(&shared))
            }));
        }
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    for pool in pools {
        shared.runtime.block_on(pool.close());
    }
    shared.print_summary();
    conclusion.exit_code()
}

/// A case in one browser.
struct Run {
    name: String,
    engine: Engine,
    case: Case,
    pool: Arc<Pool>,
    /// The folder for what is known of its failure.
    trace: PathBuf,
}

impl Run {
    /// Runs the case to its end, in a browser of the pool if one serves it.
    async fn conclude(&self, shared: &Shared) -> Result<(), Failed> {
        let start = Instant::now();
        let is_handed_on = self.case.preference.is_none();
        let mut browser = is_handed_on.then(|| self.pool.begin()).flatten();
        let attempt = async |turn| match turn {
            Turn::First => {
                let _beside_others = shared.company.read().await;
                self.attempt(&mut browser).await
            }
            Turn::Second => {
                let _alone = shared.company.write().await;
                self.attempt(&mut browser).await
            }
        };
        let conclusion = attempt_twice(attempt, || shared.take_second_attempt()).await;
        locked(&shared.times).push((start.elapsed(), self.name.clone()));
        match browser {
            Some(browser) if is_handed_on => self.pool.put(browser).await,
            Some(browser) => browser.quit().await,
            None => {}
        }
        if let (Ok(()), Some(first_end)) = (&conclusion.outcome, conclusion.first_end) {
            locked(&shared.unsteady).push(format!("{}: {first_end}", self.name));
        }
        conclusion.outcome.map_err(Failed::from)
    }

    /// Runs the case in the given browser, or in a new one, and gives it back. A browser whose case
    /// failed is not handed on, as its state is unknown.
    async fn attempt(&self, handed_on: &mut Option<Browser>) -> Attempt {
        let browser = match handed_on.take() {
            Some(browser) => browser,
            None => match Browser::start_with(self.engine, self.case.preference).await {
                Ok(browser) => browser,
                Err(error) => return Attempt::BrowserDied(format!("{error:#}")),
            },
        };
        let site = match Site::start(self.case.mode).await {
            Ok(site) => site,
            Err(error) => return Attempt::Failed(format!("{error:#}")),
        };
        let mut page = Page::new(browser, site);
        let Err(error) = run_case(&self.case, &page).await else {
            *handed_on = Some(page.browser);
            return Attempt::Passed;
        };
        let attempt = match page.browser.cause_of_death(&error).await {
            Some(cause) => Attempt::BrowserDied(format!("{cause}; {}", self.steps(&page))),
            None => {
                let (steps, seen) = (self.steps(&page), self.seen(&page).await);
                Attempt::Failed(format!("{error:#}\n{steps}{seen}"))
            }
        };
        page.browser.quit().await;
        attempt
    }

    /// Writes the steps of a case that has not passed into a new folder, and names their file.
    fn steps(&self, page: &Page) -> String {
        let file = self.trace.join("steps.txt");
        let _ = fs::remove_dir_all(&self.trace);
        let written = fs::create_dir_all(&self.trace).and_then(|()| fs::write(&file, page.steps()));
        match written {
            Ok(()) => format!("steps: {}", file.display()),
            Err(error) => format!("steps cannot be written to {}: {error}", file.display()),
        }
    }

    /// Writes beside them what a browser that lives shows and has said, and names the files.
    async fn seen(&self, page: &Page) -> String {
        let mut seen = String::new();
        let picture = self.trace.join("screenshot.png");
        if page.browser.session.screenshot(&picture).await.is_ok() {
            seen += &format!("\nscreenshot: {}", picture.display());
        }
        let console = self.trace.join("console.txt");
        if let Ok(lines) = page.console().await
            && fs::write(&console, lines).is_ok()
        {
            seen += &format!("\nconsole: {}", console.display());
        }
        seen
    }
}

/// Runs the body of a case, then checks what holds after every case: the browser reports no
/// problem of the page.
async fn run_case(case: &Case, page: &Page) -> Result<()> {
    match tokio::time::timeout(LIMIT, (case.body)(page)).await {
        Ok(result) => result?,
        Err(_) => bail!(
            "not done within {LIMIT:?}; the page shows {:#?}",
            page.state().await?
        ),
    }
    page.check_problems().await
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The end of a case with scripted attempts, and how many of them were made.
    async fn play(attempts: Vec<Attempt>, may_repeat: bool) -> (Conclusion, usize) {
        let scripted = attempts.len();
        let mut left = attempts.into_iter();
        let attempt = async |_| left.next().expect("at most two attempts");
        let conclusion = attempt_twice(attempt, || may_repeat).await;
        (conclusion, scripted - left.len())
    }

    fn browser_died(cause: &str) -> Attempt {
        Attempt::BrowserDied(cause.to_owned())
    }

    fn failed(reason: &str) -> Attempt {
        Attempt::Failed(reason.to_owned())
    }

    fn ended(outcome: Result<(), &str>, first_end: Option<&str>) -> Conclusion {
        Conclusion {
            outcome: outcome.map_err(str::to_owned),
            first_end: first_end.map(str::to_owned),
        }
    }

    #[tokio::test]
    async fn a_pass_needs_one_attempt() {
        let end = play(vec![Attempt::Passed, failed("never made")], true).await;
        assert_eq!(end, (ended(Ok(()), None), 1));
    }

    #[tokio::test]
    async fn a_case_that_fails_and_then_passes_is_named_with_its_failure() {
        let end = play(vec![failed("no button"), Attempt::Passed], true).await;
        assert_eq!(end, (ended(Ok(()), Some("no button")), 2));
    }

    #[tokio::test]
    async fn a_second_failure_fails_the_case() {
        let end = play(vec![failed("no button"), failed("wrong count")], true).await;
        assert_eq!(end, (ended(Err("wrong count"), Some("no button")), 2));
    }

    #[tokio::test]
    async fn a_failure_is_not_repeated_once_the_second_attempts_are_used_up() {
        let end = play(vec![failed("wrong count"), Attempt::Passed], false).await;
        assert_eq!(end, (ended(Err("wrong count"), None), 1));
    }

    #[test]
    fn three_failed_cases_of_a_run_get_a_second_attempt() {
        let shared = Shared::new();
        let taken = [(); 5].map(|()| shared.take_second_attempt());
        assert_eq!(taken, [true, true, true, false, false]);
    }

    #[tokio::test]
    async fn a_dead_browser_gives_the_case_a_second_attempt() {
        let end = play(vec![browser_died("gone"), Attempt::Passed], false).await;
        assert_eq!(end, (ended(Ok(()), Some("the browser died: gone")), 2));
    }

    #[tokio::test]
    async fn a_failure_after_a_dead_browser_counts() {
        let attempts = vec![browser_died("gone"), failed("wrong count"), Attempt::Passed];
        let expected = ended(Err("wrong count"), Some("the browser died: gone"));
        assert_eq!(play(attempts, true).await, (expected, 2));
    }

    #[tokio::test]
    async fn a_second_dead_browser_fails_the_case() {
        let attempts = vec![browser_died("gone"), browser_died("gone again")];
        let expected = ended(
            Err("the browser died: gone again"),
            Some("the browser died: gone"),
        );
        assert_eq!(play(attempts, true).await, (expected, 2));
    }

    #[test]
    fn a_case_runs_in_the_browsers_of_its_scope() {
        use Engine::{Chromium, Firefox, Webkit};
        let engines_of = |scope: Scope, asked_for: &[Engine], all| -> Vec<Engine> {
            let runs = asked_for.iter().copied();
            runs.filter(|&engine| scope.includes(engine, asked_for, all))
                .collect()
        };
        for (scope, asked_for, all, expected) in [
            (Scope::Everywhere, &Engine::ALL[..], false, &Engine::ALL[..]),
            (Scope::OneBrowser, &Engine::ALL, false, &[Chromium]),
            (Scope::OneBrowser, &Engine::ALL, true, &Engine::ALL),
            (Scope::OneBrowser, &[Firefox, Webkit], false, &[Firefox]),
            (Scope::ChromiumOnly, &Engine::ALL, true, &[Chromium]),
            (Scope::ChromiumOnly, &[Firefox, Webkit], true, &[]),
            (Scope::WebkitOnly, &Engine::ALL, false, &[Webkit]),
        ] {
            assert_eq!(
                engines_of(scope, asked_for, all),
                expected,
                "{scope:?} of {asked_for:?}, all: {all}"
            );
        }
    }

    #[test]
    fn a_preference_keeps_a_case_from_the_engines_without_it() {
        for (preference, expected) in [
            (Preference::ReducedMotion, &Engine::ALL[..]),
            (Preference::MoreContrast, &Engine::ALL),
            (Preference::ForcedColours, &Engine::ALL[..2]),
            (Preference::LargeFont, &Engine::ALL[..2]),
        ] {
            let case = Case::new("case", Scope::Everywhere, |_| Box::pin(async { Ok(()) }));
            let [case] = &preferring(preference, vec![case])[..] else {
                panic!("one case becomes one");
            };
            let runs = Engine::ALL.into_iter();
            let runs: Vec<_> = runs
                .filter(|&engine| case.runs_in(engine, &Engine::ALL, false))
                .collect();
            assert_eq!(runs, expected, "{preference:?}");
        }
    }
}
