//! `reversi match A B`: a match of two players, and its report.

use std::fmt::Write as _;
use std::io::Write as _;
use std::time::Duration;

use anyhow::{Context, Result};

use super::elo::Pairs;
use super::match_log::GameRecord;
use super::move_times::MoveTimes;
use super::player_spec::PlayerSpec;
use super::player_stats::PlayerStats;
use super::tournament::{self, MatchOptions};

/// Plays the match and prints its result.
///
/// # Errors
/// If the match cannot be played, or its result not written.
pub fn run(players: &[PlayerSpec; 2], options: &MatchOptions) -> Result<()> {
    let records = tournament::run(players, &[[0, 1]], options)?;
    let text = report(players, &records);
    write!(std::io::stdout(), "{text}").context("the results cannot be written")
}

/// The pairs of games from the first player's view.
pub fn pairs(records: &[GameRecord]) -> Pairs {
    let mut pairs = Pairs::default();
    for pair in records.chunks_exact(2) {
        let points = |record: &GameRecord| record.half_points(record.pairing.game % 2);
        pairs.add(pair.iter().map(points).sum());
    }
    pairs
}

/// The result in words and numbers, from the first player's view.
fn report(players: &[PlayerSpec; 2], records: &[GameRecord]) -> String {
    let mut stats = [PlayerStats::default(); 2];
    for record in records {
        let seat = record.pairing.game % 2;
        stats[0].add(record, seat);
        stats[1].add(record, 1 - seat);
    }
    let first = &stats[0];
    let [won, drawn, lost] = first.games;
    let [gained, forfeited] = first.faults;
    let pairs = pairs(records);
    let counts = pairs.counts().map(|count| count.to_string()).join(" ");
    let lines = [
        format!("{} against {}", players[0], players[1]),
        format!(
            "games {} wins {won} draws {drawn} losses {lost} score {:.1} %",
            first.len(),
            100.0 * first.score()
        ),
        format!("Elo {}", difference(pairs)),
        format!("pairs of games with 0, 1/2, 1, 3/2, 2 points: {counts}"),
        format!("discs {:+.2} a game", first.mean_lead()),
        format!("lost by a fault: {forfeited}, by a fault of the other: {gained}"),
    ];
    let mut text = lines.join("\n");
    for (player, stats) in players.iter().zip(&stats) {
        // Writing to a string does not fail.
        let _ = write!(text, "\ntime of {player}: {}", time(stats.times));
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
fn time(times: MoveTimes) -> String {
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    format!(
        "{:.2} ms a move, {:.2} ms the longest",
        ms(times.mean()),
        ms(times.longest)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records as the log keeps them: the result, and the times of Black and of White.
    fn records(games: &[(&str, &str)]) -> Vec<GameRecord> {
        let record = |(game, (result, times)): (usize, &(&str, &str))| {
            let (black, white) = if game % 2 == 0 {
                ("a", "b")
            } else {
                ("b", "a")
            };
            let line = format!(
                r#"{{"meeting":[0,1],"game":{game},"black":"{black}","white":"{white}","result":{{{result}}},"moves":"","times":[{times}]}}"#
            );
            serde_json::from_str(&line).expect("a record")
        };
        games.iter().enumerate().map(record).collect()
    }

    fn times(moves: u32, total: f64, longest: f64) -> String {
        format!(r#"{{"moves":{moves},"total_ms":{total:?},"longest_ms":{longest:?}}}"#)
    }

    #[test]
    fn a_match_is_reported_from_the_view_of_the_first_player() {
        let players = ["doofie", "pascal"].map(|name| name.parse().expect("a level"));
        let of_first = times(10, 30.0, 9.0);
        let of_second = times(20, 10.0, 2.5);
        let (even, odd) = (
            format!("{of_first},{of_second}"),
            format!("{of_second},{of_first}"),
        );
        let games = records(&[
            (r#""discs":10"#, &even),
            (r#""discs":-4"#, &odd),
            (r#""discs":0"#, &even),
            (r#""discs":24"#, &odd),
            (r#""white_forfeits":"gone""#, &even),
            (r#""white_forfeits":"gone""#, &odd),
        ]);
        // Won 10, won 4, drawn, lost 24, won and lost by a fault: shares 1, 1/4, 1/2 with mean
        // 7/12, standard error 0.2205 and margin 0.4321, so from 0.1512 to more than all points.
        let text = "doofie against pascal\n\
                    games 6 wins 3 draws 1 losses 2 score 58.3 %\n\
                    Elo +58, 95 % from -300 to +inf\n\
                    pairs of games with 0, 1/2, 1, 3/2, 2 points: 0 1 1 0 1\n\
                    discs -2.50 a game\n\
                    lost by a fault: 1, by a fault of the other: 1\n\
                    time of doofie: 3.00 ms a move, 9.00 ms the longest\n\
                    time of pascal: 0.50 ms a move, 2.50 ms the longest\n";
        assert_eq!(report(&players, &games), text);
    }

    #[test]
    fn a_sweep_has_one_bound_and_games_that_all_end_alike_have_none() {
        let text = |results: &[&str]| {
            let both = [times(1, 1.0, 1.0), times(1, 1.0, 1.0)].join(",");
            let games: Vec<_> = results
                .iter()
                .map(|&result| (result, both.as_str()))
                .collect();
            difference(pairs(&records(&games)))
        };
        let (black, white) = (r#""discs":2"#, r#""discs":-2"#);
        assert_eq!(text(&[black, white]), "+inf, 95 % from -636 to +inf");
        let none = "+0, without an interval as all pairs ended alike";
        assert_eq!(text(&[black, black, white, white]), none);
        assert_eq!(text(&[]), "?");
    }
}
