// Pairings of evenings of any size, with late arrivals and withdrawals: nobody meets twice, sits
// out twice or has one side too often.
import assert from "node:assert/strict";
import test from "node:test";
import { createRandom } from "../../test/support/random.js";
import { NO_EVENING, isThere } from "./evening.ts";
import { afterStep } from "./evening-changes.ts";
import { maximumMatching } from "./matching.ts";
import { bergerRound, pairRoundRobin, roundRobinRounds } from "./round-robin.ts";
import { pairSwiss, seat } from "./swiss.ts";

const take = (evening, step) => {
  const after = afterStep(evening, step);
  assert.notEqual(after, null, `${JSON.stringify(step)} is a step of this evening`);
  return after;
};

function evening(count, rules = {}) {
  const names = Array.from({ length: count }, (_, index) => `Player ${index + 1}`);
  return take(take(NO_EVENING, { type: "ruled", rules }), { type: "added", names });
}

function withRound(before, pairings, random) {
  const after = take(before, { type: "paired", pairings });
  const round = after.paired.length - 1;
  const results = pairings.flatMap(({ black, white }, table) =>
    white === null ? [] : [{ round, table, black, discs: random(65) }],
  );
  return take(after, { type: "results", results });
}

/** The history of each player, counted apart from the code under test. */
function tally({ players, paired }) {
  const rows = players.map(() => ({ met: [], out: 0, black: 0, white: 0 }));
  for (const { black, white } of paired.flat()) {
    if (white === null) {
      rows[black].out += 1;
      continue;
    }
    rows[black].met.push(white);
    rows[white].met.push(black);
    rows[black].black += 1;
    rows[white].white += 1;
  }
  return rows;
}

function assertFair(someEvening, seed) {
  for (const [player, { met, out }] of tally(someEvening).entries()) {
    assert.equal(
      new Set(met).size,
      met.length,
      `seed ${seed}: player ${player} met somebody twice`,
    );
    assert.ok(out <= 1, `seed ${seed}: player ${player} sat out ${out} times`);
  }
}

function assertAllSeated({ players, paired }, tables, seed) {
  const seated = tables.flatMap(({ black, white }) => [black, ...(white === null ? [] : [white])]);
  const there = players.flatMap((player, number) =>
    isThere(player, paired.length + 1) ? number : [],
  );
  assert.deepEqual(
    seated.toSorted((one, other) => one - other),
    there,
    `seed ${seed}: round ${paired.length + 1}`,
  );
}

/** Whether there is any way to pair: by trying, apart from the matching under test. */
function canPair(numbers, mayMeet) {
  if (numbers.length === 0) return true;
  // Who has the fewest possible opponents goes first.
  const choices = numbers.map((one) =>
    numbers.filter((other) => one !== other && mayMeet(one, other)),
  );
  const index = choices.reduce(
    (best, list, at) => (list.length < choices[best].length ? at : best),
    0,
  );
  const first = numbers[index];
  return choices[index].some((other) =>
    canPair(
      numbers.filter((number) => number !== first && number !== other),
      mayMeet,
    ),
  );
}

function hasPairing(someEvening, mayMeet) {
  const rows = tally(someEvening);
  const round = someEvening.paired.length + 1;
  const there = someEvening.players.flatMap((player, number) =>
    isThere(player, round) ? number : [],
  );
  const isNew = (one, other) => !rows[one].met.includes(other) && mayMeet(rows[one], rows[other]);
  if (there.length % 2 === 0) return canPair(there, isNew);
  return there.some(
    (out) =>
      rows[out].out === 0 &&
      canPair(
        there.filter((number) => number !== out),
        isNew,
      ),
  );
}

/** Somebody leaves, comes back or comes late between two rounds. */
function disturb(someEvening, random) {
  const player = random(someEvening.players.length);
  const there = someEvening.players.filter(({ until }) => until === null).length;
  const what = random(6);
  if (what === 0 && there > 3 && someEvening.players[player].until === null)
    return take(someEvening, { type: "left", player });
  if (what === 1 && someEvening.players[player].until !== null)
    return take(someEvening, { type: "returned", player });
  if (what === 2)
    return take(someEvening, { type: "added", names: [`Late ${someEvening.paired.length}`] });
  return someEvening;
}

for (let count = 3; count <= 64; count += 1) {
  test(`Swiss evenings of ${count} players are fair in up to eleven rounds`, () => {
    for (let seed = 1; seed <= (count > 12 ? 2 : 10); seed += 1) {
      const random = createRandom(seed * 1000 + count);
      let someEvening = evening(count);
      for (let round = 1; round <= 11; round += 1) {
        someEvening = disturb(someEvening, random);
        const pairings = pairSwiss(someEvening);
        if (pairings === null) {
          assert.equal(
            hasPairing(someEvening, () => true),
            false,
            `seed ${seed}: round ${round}`,
          );
          break;
        }
        assertAllSeated(someEvening, pairings, seed);
        const couldBalance = hasPairing(
          someEvening,
          (one, other) =>
            Math.min(one.black - one.white, other.black - other.white) < 2 &&
            Math.max(one.black - one.white, other.black - other.white) > -2,
        );
        const [before, after] = [
          tally(someEvening),
          tally(withRound(someEvening, pairings, random)),
        ];
        for (const [player, { black, white }] of after.entries()) {
          const [least, was] = [Math.abs(black - white), before[player]];
          const isWorse = least > Math.abs((was?.black ?? 0) - (was?.white ?? 0));
          assert.ok(
            least <= 2 || !isWorse || !couldBalance,
            `seed ${seed}: ${black} times black, ${white} times white`,
          );
        }
        someEvening = withRound(someEvening, pairings, random);
      }
      assertFair(someEvening, seed);
    }
  });
}

test("as many rounds as half of the players can always be paired", () => {
  for (let count = 3; count <= 24; count += 1) {
    for (let seed = 1; seed <= 10; seed += 1) {
      const random = createRandom(seed * 77 + count);
      let someEvening = evening(count);
      for (let round = 1; round <= Math.floor((count + 1) / 2); round += 1) {
        const pairings = pairSwiss(someEvening);
        assert.notEqual(pairings, null, `${count} players, seed ${seed}, round ${round}`);
        someEvening = withRound(someEvening, pairings, random);
      }
      assertFair(someEvening, seed);
    }
  }
});

test("players with equal points meet where they can, and the last one sits out", () => {
  const random = createRandom(5);
  let someEvening = evening(9);
  someEvening = withRound(someEvening, pairSwiss(someEvening), random);
  assert.deepEqual(someEvening.paired[0].at(-1), { black: 8, white: null, discs: null });
  const points = someEvening.players.map((_, player) =>
    someEvening.paired[0].reduce((sum, { black, white, discs }) => {
      if (white === null) return sum + (black === player ? 1 : 0);
      const own = black === player ? discs : white === player ? 64 - discs : null;
      return own === null ? sum : sum + (own > 32 ? 1 : own === 32 ? 0.5 : 0);
    }, 0),
  );
  const apart = pairSwiss(someEvening).filter(
    ({ black, white }) => white !== null && points[black] !== points[white],
  );
  assert.ok(apart.length <= 1, "one pair at most bridges the groups of five and four");
});

/** A graph that counts how many neighbours are read. */
function countingGraph(graph) {
  const count = { looks: 0 };
  const get = (row, key) => {
    if (/^\d+$/.test(String(key))) count.looks += 1;
    return row[key];
  };
  return { graph: graph.map((row) => new Proxy(row, { get })), count };
}

test("to pair 128 players looks at each pair of them a few times, in every round", () => {
  const random = createRandom(8);
  let entrants = Array.from({ length: 128 }, (_, player) => {
    return {
      ...{ player, points: 0, met: new Set() },
      ...{ satOut: false, sides: [], balance: 0 },
    };
  });
  for (let round = 1; round <= 9; round += 1) {
    entrants = entrants.toSorted((one, other) => other.points - one.points);
    const places = [...entrants.keys()];
    const mayMeet = (one, other) => one !== other && !one.met.has(other.player);
    const { graph, count } = countingGraph(
      entrants.map((one) => places.filter((place) => mayMeet(one, entrants[place]))),
    );
    const tables = seat(entrants, graph);
    assert.equal(tables.length, 64);
    assert.ok(count.looks < 4 * 128 ** 2, `${count.looks} looks in round ${round}`);
    for (const { black, white } of tables) {
      const [one, other] = [black, white].map((player) =>
        entrants.find((e) => e.player === player),
      );
      one.met.add(white);
      other.met.add(black);
      [one, other][random(2)].points += 1;
    }
  }
});

test("the first round pairs the upper half of the list with the lower half", () => {
  const pairs = pairSwiss(evening(8)).map(({ black, white }) => [black, white].toSorted());
  assert.deepEqual(pairs, [
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 7],
  ]);
});

test("the Berger tables of six players are those of the handbooks", () => {
  const rounds = Array.from({ length: 5 }, (_, round) =>
    bergerRound(6, round)
      .map(([black, white]) => `${black + 1}-${white + 1}`)
      .join(" "),
  );
  assert.deepEqual(rounds, [
    "1-6 2-5 3-4",
    "6-4 5-3 1-2",
    "2-6 3-1 4-5",
    "6-5 1-4 2-3",
    "3-6 4-2 5-1",
  ]);
});

test("in a round robin everybody meets everybody once", () => {
  for (let count = 3; count <= 31; count += 1) {
    const random = createRandom(count);
    let someEvening = evening(count, { system: "round-robin" });
    for (let round = roundRobinRounds(someEvening); round > 0; round -= 1)
      someEvening = withRound(someEvening, pairRoundRobin(someEvening), random);
    assert.equal(pairRoundRobin(someEvening), null);
    assertFair(someEvening, count);
    for (const { met, black, white } of tally(someEvening)) {
      assert.equal(met.length, count - 1);
      assert.ok(Math.abs(black - white) <= 1, `${black} times black, ${white} times white`);
    }
  }
});

test("the opponent of a player who has left a round robin sits out", () => {
  let someEvening = take(evening(4, { system: "round-robin" }), { type: "left", player: 3 });
  someEvening = take(someEvening, { type: "paired", pairings: pairRoundRobin(someEvening) });
  assert.deepEqual(someEvening.paired[0], [
    { black: 1, white: 2, discs: null },
    { black: 0, white: null, discs: null },
  ]);
});

test("a maximum matching has as many pairs as trying finds, in any graph and any part of it", () => {
  const largest = (leftPlayers, edges) => {
    if (leftPlayers.length < 2) return 0;
    const [first, ...rest] = leftPlayers;
    return Math.max(
      largest(rest, edges),
      ...rest
        .filter((other) => edges[first].includes(other))
        .map(
          (other) =>
            1 +
            largest(
              rest.filter((number) => number !== other),
              edges,
            ),
        ),
    );
  };
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = createRandom(seed);
    const count = 2 + random(8);
    const edges = Array.from({ length: count }, () => []);
    for (let one = 0; one < count; one += 1)
      for (let other = 0; other < one; other += 1)
        if (random(3) === 0) {
          edges[one].push(other);
          edges[other].push(one);
        }
    const all = [...edges.keys()];
    for (const among of [all, all.filter(() => random(3) > 0)]) {
      const partners = maximumMatching(edges, among);
      for (const [one, other] of partners.entries())
        if (other !== null)
          assert.ok(partners[other] === one && edges[one].includes(other) && among.includes(one));
      const pairs = partners.filter((other) => other !== null).length / 2;
      assert.equal(pairs, largest(among, edges), `seed ${seed}`);
    }
  }
});
