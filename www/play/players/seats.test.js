// The picker of players: roles and seats, and that no choice starts two computers.
import assert from "node:assert/strict";
import test from "node:test";
import { turnJob } from "../game/turn-job.ts";
import { opponentOn, replaceFriend } from "./seats.ts";
import { inviteFriend, roleOf, seatOf, takeRole, takeSeat } from "./taken-seats.ts";
import { canSwap } from "../board/seats.ts";
import { setTable } from "../../test/support/headless-page.js";

const AGAINST_5 = { black: "human", white: "computer", "white-level": "5" };

test("the opponent changes the side with the visitor", () => {
  const { actions, state } = setTable({ settings: AGAINST_5 });
  actions.seat(takeRole(state().settings.current, "white"));
  const { current } = state().settings;
  assert.deepEqual(
    [current.black, current["black-level"], current.white],
    ["computer", "5", "human"],
  );
  assert.equal(turnJob(state())?.level, "5");
});

test("every role can be taken from every other, and none but watching has two computers", () => {
  const roles = ["black", "white", "both", "none"];
  for (const from of roles)
    for (const to of roles) {
      const { actions, state } = setTable({ settings: AGAINST_5 });
      actions.seat(takeRole(state().settings.current, from));
      actions.seat(takeRole(state().settings.current, to));
      assert.equal(roleOf(state().settings.current), to, `${from} to ${to}`);
      if (to === "none") assert.equal(turnJob(state()), null, `${from} to ${to} waits`);
    }
});

test("a random player stays one when the sides change", () => {
  const { actions, state } = setTable({ settings: { white: "random" } });
  actions.seat(takeRole(state().settings.current, "white"));
  assert.equal(state().settings.current.black, "random");
  assert.equal(opponentOn(state().settings.current, "black", "doofie"), "doofie");
});

test("an opponent sits down where the computer plays, between two people where the press was", () => {
  const { current } = setTable({ settings: AGAINST_5 }).state().settings;
  assert.equal(seatOf(current, "black"), "white");
  const people = { ...current, white: "human" };
  assert.equal(seatOf(people, "black"), "black");
  assert.deepEqual(takeSeat("white", "pascal"), { white: "computer", "white-level": "pascal" });
});

test("swapping exchanges players and levels, and works only where they differ", () => {
  const { actions, state } = setTable({ settings: AGAINST_5 });
  actions.run("swap");
  const { current } = state().settings;
  assert.deepEqual(
    [current.black, current["black-level"], current.white],
    ["computer", "5", "human"],
  );
  const alike = setTable({ settings: { white: "human" } });
  const before = alike.state();
  alike.actions.run("swap");
  assert.equal(alike.state(), before);
  const computers = { black: "computer", white: "computer", "black-level": "3" };
  for (const [level, working] of [
    ["5", true],
    ["3", false],
  ]) {
    const table = setTable({ settings: { ...computers, "white-level": level } });
    assert.equal(canSwap(table.state()), working, level);
  }
});

test("a lock of players or levels closes the picker's choices", () => {
  for (const lock of ["players", "level"]) {
    const { actions, state } = setTable({ settings: AGAINST_5, locks: [lock] });
    const before = state().settings;
    actions.seat(takeRole(before.current, "white"));
    assert.equal(state().settings, before, lock);
  }
});

/** Seats in short: players of Black and White, then their levels. */
const seats = (black, white) => ({
  black,
  white,
  "black-level": "3",
  "white-level": "7",
});

test("a role has its own seats in place of those before", () => {
  const [vsComputer, vsFriend] = [seats("human", "computer"), seats("human", "friend")];
  const [people, watching] = [seats("human", "human"), seats("computer", "random")];
  for (const [from, role, expected] of [
    [vsComputer, "both", { black: "human", white: "human" }],
    [vsComputer, "none", { black: "computer", white: "computer" }],
    [watching, "none", { black: "computer", white: "random" }],
    [vsFriend, "none", { black: "computer", white: "computer" }],
    [vsComputer, "black", { black: "human", white: "computer", "white-level": "7" }],
    [vsComputer, "white", { white: "human", black: "computer", "black-level": "7" }],
    [vsFriend, "white", { white: "human", black: "friend", "black-level": "7" }],
    [people, "black", { black: "human", white: "computer", "white-level": "3" }],
    [people, "white", { white: "human", black: "computer", "black-level": "7" }],
    [watching, "black", { black: "human", white: "random", "white-level": "7" }],
    [watching, "white", { white: "human", black: "computer", "black-level": "3" }],
  ])
    assert.deepEqual(takeRole(from, role), expected, `${JSON.stringify(from)} ${role}`);
});

test("a choice of an opponent is for the computer's seat; where both are alike, for the pressed one", () => {
  for (const [from, pressed, expected] of [
    [seats("human", "computer"), "black", "white"],
    [seats("human", "computer"), "white", "white"],
    [seats("random", "human"), "white", "black"],
    [seats("human", "human"), "black", "black"],
    [seats("human", "human"), "white", "white"],
    [seats("computer", "random"), "black", "black"],
    [seats("computer", "random"), "white", "white"],
  ])
    assert.equal(seatOf(from, pressed), expected, `${JSON.stringify(from)} ${pressed}`);
});

test("people and friends are no opponents of the ladder", () => {
  const on = (player) => opponentOn(seats("human", player), "white", "doofie");
  assert.deepEqual(["human", "friend", "random", "computer"].map(on), [null, null, "doofie", "7"]);
});

test("a computer whose level is not known is no opponent", () => {
  assert.equal(opponentOn({ white: "computer" }, "white", "doofie"), null);
  assert.equal(opponentOn({}, "white", "doofie"), null);
});

test("a friend is invited to a seat, and gives it to a computer in a game without friends", () => {
  assert.deepEqual(inviteFriend("white"), { white: "friend", black: "human" });
  assert.deepEqual(inviteFriend("black"), { black: "friend", white: "human" });
  assert.deepEqual(replaceFriend(seats("friend", "human")), { black: "computer" });
  assert.deepEqual(replaceFriend(seats("human", "friend")), { white: "computer" });
  assert.deepEqual(replaceFriend(seats("human", "random")), {});
});
