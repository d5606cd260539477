//! A game in the terminal: you play Black against a level or a bot.
//!
//! ```sh
//! cargo run --release --example play -- 3
//! ```
//!
//! Enter squares such as `f5`; an empty input or its end quits.

use std::error::Error;
use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use reversi_engine::{Clock, Color, Engine, Game, Opponent, Position, Request, Rng, Square};

/// Milliseconds since the program started.
struct Stopwatch(Instant);

impl Clock for Stopwatch {
    fn now(&self) -> f64 {
        self.0.elapsed().as_secs_f64() * 1000.0
    }
}

fn main() -> ExitCode {
    match play() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn play() -> Result<(), Box<dyn Error>> {
    let name = std::env::args().nth(1).unwrap_or_else(|| "3".to_owned());
    let opponent: Opponent = name.parse()?;
    let mut rng = Rng::new(SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs());
    let mut engine = Engine::new(Stopwatch(Instant::now()));
    let mut game = Game::default();
    while let Some(turn) = game.turn() {
        let position = game.position();
        if turn == Color::Black {
            print_board(position);
            let Some(square) = read_move(position)? else {
                return Ok(());
            };
            game.play(square)?;
        } else {
            let request = Request {
                opponent: Some(opponent),
                ..Request::new(position.board(), rng.split())
            };
            let choice = engine.choose(&request, &mut |_| {})?;
            println!("The computer plays {}", choice.square);
            game.play(choice.square)?;
        }
    }
    print_board(game.position());
    if let Some(outcome) = game.outcome() {
        println!("Black {}, White {}", outcome.black(), outcome.white());
    }
    Ok(())
}

/// Prints the discs, with `*` on the legal moves.
fn print_board(position: Position) {
    println!("  a b c d e f g h");
    for rank in 0..8 {
        print!("{}", rank + 1);
        for &square in &Square::ALL[8 * rank..8 * rank + 8] {
            let mark = match position.disc(square) {
                Some(Color::Black) => 'X',
                Some(Color::White) => 'O',
                None if position.legal_moves().contains(square) => '*',
                None => '.',
            };
            print!(" {mark}");
        }
        println!();
    }
}

/// A legal move from standard input; `None` to quit.
fn read_move(position: Position) -> Result<Option<Square>, Box<dyn Error>> {
    loop {
        print!("your move: ");
        io::stdout().flush()?;
        let mut input = String::new();
        io::stdin().read_line(&mut input)?;
        if input.trim().is_empty() {
            return Ok(None);
        }
        match input.trim().parse::<Square>() {
            Ok(square) if position.legal_moves().contains(square) => return Ok(Some(square)),
            Ok(square) => println!("{square} is not a legal move"),
            Err(error) => println!("{error}"),
        }
    }
}
