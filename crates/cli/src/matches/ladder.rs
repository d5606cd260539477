//! `reversi ladder A B C…`: the ratings of several players on one scale.

use std::io::Write;

use anyhow::{Context, Result};

use super::elo::{Meeting, Rating, ratings};
use super::head_to_head::pairs;
use super::player_spec::PlayerSpec;
use super::player_stats::PlayerStats;
use super::tournament::{self, MatchOptions};

/// Plays the games between neighbours, or between all, and prints the table of ratings.
///
/// # Errors
/// If the games cannot be played, or the table not written.
pub fn run(players: &[PlayerSpec], all_pairs: bool, options: &MatchOptions) -> Result<()> {
    let meetings = meetings(players.len(), all_pairs);
    let records = tournament::run(players, &meetings, options)?;
    let mut stats = vec![PlayerStats::default(); players.len()];
    for record in &records {
        for (seat, player) in record.pairing.seats().into_iter().enumerate() {
            stats[player].add(record, seat);
        }
    }
    let met: Vec<Meeting> = records
        .chunk_by(|one, next| one.pairing.meeting == next.pairing.meeting)
        .map(|records| {
            let [first, second] = records[0].pairing.meeting;
            Meeting {
                first,
                second,
                pairs: pairs(records),
            }
        })
        .collect();
    let table = table(players, &ratings(players.len(), &met), &stats);
    write!(std::io::stdout(), "{table}").context("the results cannot be written")
}

/// The meetings: of each player with the one before, or with all before.
fn meetings(players: usize, all_pairs: bool) -> Vec<[usize; 2]> {
    let before = |player: usize| if all_pairs { 0 } else { player - 1 };
    (1..players)
        .flat_map(|player| (before(player)..player).map(move |other| [player, other]))
        .collect()
}

/// The ratings as a table in Markdown.
fn table(players: &[PlayerSpec], ratings: &[Rating], stats: &[PlayerStats]) -> String {
    let mut text = "| player | Elo | over the one before | games | score | ms a move |\n\
                    |---|---|---|---|---|---|\n"
        .to_owned();
    for (index, ((player, rating), stats)) in players.iter().zip(ratings).zip(stats).enumerate() {
        let leads = match index {
            0 => "0 | ".to_owned(),
            _ => format!(
                "{:+.0} ± {:.0} | {:+.0} ± {:.0}",
                rating.elo, rating.margin, rating.step, rating.step_margin
            ),
        };
        text.push_str(&format!(
            "| {player} | {leads} | {} | {:.1} % | {:.2} |\n",
            stats.len(),
            100.0 * stats.score(),
            stats.times.mean().as_secs_f64() * 1000.0
        ));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_meet_or_all_do() {
        assert_eq!(meetings(4, false), [[1, 0], [2, 1], [3, 2]]);
        assert_eq!(meetings(3, true), [[1, 0], [2, 0], [2, 1]]);
    }
}
