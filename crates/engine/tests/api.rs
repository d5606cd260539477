//! Promises of the interface that no signature shows: which values may cross threads, and what
//! every error is.

use std::error::Error;
use std::fmt::{Debug, Display};

use reversi_engine::{
    Board, BoardTextError, Book, BookError, Choice, Clock, CommentError, EndgameProblemError,
    Engine, ExerciseError, Game, IllegalMove, ParseColorError, ParseMoveError, ParsePartError,
    ParseSquareError, ParseStartError, Position, ReadError, RequestError, Rng, Searcher,
    TooManyEmpties, TranscriptError, UnknownOpponent, Weights, WthorError,
};

const fn is_send_and_sync<T: Send + Sync>() {}
const fn is_error<T: Error + Display + Debug + Send + Sync + 'static>() {}

struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> f64 {
        0.0
    }
}

// Values and searches cross threads: it does not compile otherwise.
const _: () = {
    is_send_and_sync::<(Board, Position, Game, Rng, Choice)>();
    is_send_and_sync::<(Weights, Book)>();
    is_send_and_sync::<(Searcher, Engine<NoClock>)>();
};

// Every error is one, also across threads.
const _: () = {
    is_error::<BoardTextError>();
    is_error::<BookError>();
    is_error::<CommentError>();
    is_error::<EndgameProblemError>();
    is_error::<ExerciseError>();
    is_error::<IllegalMove>();
    is_error::<ParseColorError>();
    is_error::<ParseMoveError>();
    is_error::<ParsePartError>();
    is_error::<ParseSquareError>();
    is_error::<ParseStartError>();
    is_error::<ReadError>();
    is_error::<RequestError>();
    is_error::<TooManyEmpties>();
    is_error::<TranscriptError>();
    is_error::<UnknownOpponent>();
    is_error::<WthorError>();
};

#[test]
fn a_value_that_holds_much_says_little() {
    let searcher = Searcher::with_table(Weights::builtin(), 4);
    let text = format!("{searcher:?} {:?}", Weights::builtin());
    assert!(text.contains("nodes: 0") && text.len() < 80, "{text}");
}
