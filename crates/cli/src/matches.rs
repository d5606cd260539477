//! `reversi match A B`: two players, and how far apart they are.

use std::fmt::Write as _;
use std::io::Write as _;
use std::time::Duration;

use crate::elo::Pairs;
use crate::player::Entrant;
use crate::record::Record;
use crate::referee::Clock;
use crate::tournament::{self, Failure, Options, Tally};

/// Plays the match and prints its result.
pub fn run(players: &[Entrant; 2], options: &Options) -> Result<(), Failure> {
    let records = tournament::run(players, &[[0, 1]], options)?;
    let text = report(players, &records);
    write!(std::io::stdout(), "{text}").map_err(Failure::Output)
}

/// The pairs of games from the first player's view.
pub fn pairs(records: &[Record]) -> Pairs {
    let mut pairs = Pairs::default();
    for pair in records.chunks_exact(2) {
        let points = |record: &Record| tournament::half_points(record, record.fixture.game % 2);
        pairs.add(pair.iter().map(points).sum());
    }
    pairs
}

/// The result in words and numbers, from the first player's view.
fn report(players: &[Entrant; 2], records: &[Record]) -> String {
    let mut tallies = [Tally::default(); 2];
    for record in records {
        let seat = record.fixture.game % 2;
        tallies[0].add(record, seat);
        tallies[1].add(record, 1 - seat);
    }
    let tally = &tallies[0];
    let [won, drawn, lost] = tally.games;
    let [gained, forfeited] = tally.faults;
    let pairs = pairs(records);
    let counts = pairs.counts().map(|count| count.to_string()).join(" ");
    let counted = tally.len() - gained - forfeited;
    let lead = f64::from(tally.lead) / f64::from(counted.max(1));
    let lines = [
        format!("{} against {}", players[0], players[1]),
        format!(
            "games {} wins {won} draws {drawn} losses {lost} score {:.1} %",
            tally.len(),
            100.0 * tally.score()
        ),
        format!("Elo {}", difference(pairs)),
        format!("pairs of games with 0, 1/2, 1, 3/2, 2 points: {counts}"),
        format!("discs {lead:+.2} a game"),
        format!("lost by a fault: {forfeited}, by a fault of the other: {gained}"),
    ];
    let mut text = lines.join("\n");
    for (player, tally) in players.iter().zip(&tallies) {
        // Writing to a string does not fail.
        let _ = write!(text, "\ntime of {player}: {}", time(tally.clock));
    }
    text + "\n"
}

/// The Elo difference with its interval.
fn difference(pairs: Pairs) -> String {
    let Some(difference) = pairs.difference() else {
        return "?".to_owned();
    };
    match difference.interval {
        Some((low, high)) => format!("{:+.0}, 95 % from {low:+.0} to {high:+.0}", difference.elo),
        None => format!(
            "{:+.0}, without an interval as all pairs ended alike",
            difference.elo
        ),
    }
}

/// Mean and longest time for a move.
fn time(clock: Clock) -> String {
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    format!(
        "{:.2} ms a move, {:.2} ms the longest",
        ms(clock.mean()),
        ms(clock.longest)
    )
}
