//! The speed of the rules: perft by the engine and plain perft, in one run.

#[path = "support/plain_perft.rs"]
mod plain_perft;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use reversi_engine::{Board, perft};

/// Plies counted: 3 005 288 leaves.
const DEPTH: u32 = 9;

fn perft_against_plain_perft(criterion: &mut Criterion) {
    let start = Board::DIAGONAL;
    let (player, opponent) = (start.player().bits(), start.opponent().bits());
    let mut group = criterion.benchmark_group("perft 9");
    group.bench_function("engine", |bencher| {
        bencher.iter(|| perft(black_box(start), DEPTH))
    });
    group.bench_function("plain", |bencher| {
        bencher.iter(|| plain_perft::plain_perft(black_box(player), black_box(opponent), DEPTH));
    });
    group.finish();
}

criterion_group!(benches, perft_against_plain_perft);
criterion_main!(benches);
