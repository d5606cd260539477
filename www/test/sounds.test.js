// When sounds are made, and when the page keeps silent.
import assert from "node:assert/strict";
import test from "node:test";
import { cuesOf } from "../sound/cues.js";
import { createSounds, tonesOf } from "../sound/sounds.js";
import { BLACK_PASSED, WIPEOUT, setTable } from "./support/table.js";

const PEOPLE = { black: "human", white: "human" };

/** What is heard of the last of some moves. */
function heard(moves, parts) {
  const table = setTable({ settings: PEOPLE, ...parts });
  const before = table.state();
  table.play(moves);
  return cuesOf(table.state(), before);
}

test("a move sounds for its disc and for each flip", () => {
  assert.deepEqual(heard("f5"), [{ kind: "move", flips: 1 }]);
  const tones = (flips) => tonesOf({ kind: "move", flips }).length;
  assert.deepEqual([tones(2) - tones(1), tones(9) - tones(8)], [1, 0]);
});

test("a rejected square, an armed one, a pass and an end have sounds of their own", () => {
  assert.deepEqual(heard("a1"), [{ kind: "rejected" }]);
  assert.deepEqual(heard("f5", { settings: { ...PEOPLE, confirm: true } }), [{ kind: "armed" }]);
  assert.deepEqual(
    heard("h6", { transcript: BLACK_PASSED.slice(0, -2) }).map(({ kind }) => kind),
    ["move", "pass"],
  );
  const end = (white) =>
    heard("c5", { transcript: WIPEOUT.slice(0, -2), settings: { ...PEOPLE, white } }).at(-1);
  assert.deepEqual(end("human"), { kind: "end", mood: "won" });
});

test("an end is sad where the human lost against a computer", () => {
  const { store } = setTable({
    transcript: WIPEOUT,
    settings: { black: "computer", white: "human" },
  });
  const state = { ...store.get(), notice: { kind: "moved", side: "black", square: 0, flips: 1 } };
  assert.deepEqual(cuesOf(state, { ...state, game: null }).at(-1), { kind: "end", mood: "lost" });
});

test("walking through the game is silent", () => {
  const table = setTable({ settings: PEOPLE, transcript: "f5d6" });
  const before = table.state();
  table.actions.goTo(1);
  assert.deepEqual(cuesOf(table.state(), before), []);
});

/** A document and an audio context that only count. */
function silentRoom(wanted) {
  const listeners = [];
  const room = { made: 0, resumed: 0, started: 0, hidden: false };
  const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = () => ({
    frequency: value,
    gain: value,
    connect: (next) => next,
    start() {
      room.started += 1;
    },
    stop() {},
  });
  const context = {
    currentTime: 0,
    state: "suspended",
    destination: {},
    createOscillator: node,
    createGain: node,
    resume() {
      room.resumed += 1;
      this.state = "running";
      return Promise.resolve();
    },
  };
  const root = {
    addEventListener: (_, listener) => listeners.push(listener),
    get hidden() {
      return room.hidden;
    },
  };
  const sounds = createSounds(
    root,
    () => {
      room.made += 1;
      return context;
    },
    wanted,
  );
  return { room, sounds, touch: () => listeners.forEach((listener) => listener()) };
}

test("nothing sounds, and no audio is asked for, until sounds are on and the page was touched", () => {
  const { room, sounds, touch } = silentRoom(false);
  const table = setTable({ settings: { ...PEOPLE, sound: false } });
  let before = table.state();
  const play = (square) => {
    before = table.state();
    table.play(square);
    sounds.update(table.state(), before);
  };
  touch();
  play("f5");
  assert.deepEqual([room.made, room.started], [0, 0]);
  before = table.state();
  table.actions.set("sound", true);
  sounds.update(table.state(), before);
  assert.deepEqual([room.made, room.resumed, room.started > 0], [1, 1, true]);
  room.started = 0;
  room.hidden = true;
  play("d6");
  assert.equal(room.started, 0);
  room.hidden = false;
  play("c3");
  assert.ok(room.started > 0);
  assert.equal(room.made, 1);
});

test("sounds of an earlier visit wait for the first touch and are not made up for", () => {
  const { room, sounds, touch } = silentRoom(true);
  const table = setTable({ settings: { ...PEOPLE, sound: true } });
  const before = table.state();
  table.play("f5");
  sounds.update(table.state(), before);
  assert.equal(room.made, 0);
  touch();
  assert.deepEqual([room.made, room.started], [1, 0]);
});

test("sounds that another tab switches on leave a hidden one silent and asleep", () => {
  const { room, sounds } = silentRoom(false);
  const table = setTable({ settings: PEOPLE });
  const before = table.state();
  table.actions.set("sound", true);
  room.hidden = true;
  sounds.update(table.state(), before);
  assert.deepEqual([room.made, room.started], [0, 0]);
});
