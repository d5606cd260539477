// When sounds play, and when the page is silent.
import assert from "node:assert/strict";
import test from "node:test";
import { setImmediate as nextTask } from "node:timers/promises";
import { cuesOf } from "./cues.ts";
import { createLaterSounds } from "./later-sounds.ts";
import { createSounds, tonesOf } from "./sounds.ts";
import { BLACK_PASSED, WIPEOUT, setTable } from "../../test/support/headless-page.js";

const HUMANS = { black: "human", white: "human" };

/** The cues of the last of some moves. */
function cuesAfter(moves, parts) {
  const table = setTable({ settings: HUMANS, ...parts });
  const before = table.state();
  table.play(moves);
  return cuesOf(table.state(), before);
}

test("a move sounds for its disc and for each flip", () => {
  assert.deepEqual(cuesAfter("f5"), [{ kind: "move", flips: 1, corner: false }]);
  const tones = (flips) => tonesOf({ kind: "move", flips, corner: false }).length;
  assert.deepEqual([tones(2) - tones(1), tones(9) - tones(8)], [3, 0]);
});

test("a corner and a big turn sound for longer than a small move", () => {
  const length = (flips, corner) =>
    Math.max(...tonesOf({ kind: "move", flips, corner }).map((tone) => tone.start + tone.duration));
  assert.ok(length(1, true) > 2 * length(1, false));
  assert.ok(length(8, false) > length(7, false) + 0.1);
  const [move] = cuesAfter("h8", { transcript: "f5f6f7g7h7" });
  assert.equal(move.corner, true);
});

test("a rejected square, an armed one, a pass and an end each have a sound", () => {
  assert.deepEqual(cuesAfter("a1"), [{ kind: "rejected" }]);
  assert.deepEqual(cuesAfter("f5", { settings: { ...HUMANS, confirm: true } }), [
    { kind: "armed" },
  ]);
  assert.deepEqual(
    cuesAfter("h6", { transcript: BLACK_PASSED.slice(0, -2) }).map(({ kind }) => kind),
    ["move", "pass"],
  );
  const end = (white) =>
    cuesAfter("c5", { transcript: WIPEOUT.slice(0, -2), settings: { ...HUMANS, white } }).at(-1);
  assert.deepEqual(end("human"), { kind: "end", mood: "won" });
});

test("the end is sad if the human lost against a computer", () => {
  const { store } = setTable({
    transcript: WIPEOUT,
    settings: { black: "computer", white: "human" },
  });
  const state = { ...store.get(), notice: { kind: "moved", side: "black", square: 0, flips: 1 } };
  assert.deepEqual(cuesOf(state, { ...state, game: null }).at(-1), { kind: "end", mood: "lost" });
});

test("a resignation sounds as the end, sad for the one who resigns", () => {
  const table = setTable({ settings: { black: "human", white: "friend" }, transcript: "f5" });
  const friend = { g: "aaaaaa", mine: "black", names: { black: "", white: "" }, agreed: 1 };
  table.store.dispatch({ type: "friend-tied", friend });
  const before = table.state();
  const after = (resigned) => ({ ...before, friend: { ...friend, resigned } });
  assert.deepEqual(cuesOf(after("black"), before), [{ kind: "end", mood: "lost" }]);
  assert.deepEqual(cuesOf(after("white"), before), [{ kind: "end", mood: "won" }]);
  assert.deepEqual(cuesOf(after("white"), after("white")), []);
});

test("moving through the game is silent", () => {
  const table = setTable({ settings: HUMANS, transcript: "f5d6" });
  const before = table.state();
  table.actions.goTo(1);
  assert.deepEqual(cuesOf(table.state(), before), []);
});

/** Sounds over a document and an audio context that only count calls. */
async function setSounds(isWanted, { late = false } = {}) {
  const listeners = [];
  let arrive;
  const arrival = late ? new Promise((resolve) => (arrive = resolve)) : null;
  const fake = {
    arrive: () => arrive(),
    loaded: 0,
    offline: false,
    made: 0,
    resumed: 0,
    started: 0,
    hidden: false,
    first: Infinity,
    loudest: 0,
  };
  const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const gain = {
    ...value,
    setValueAtTime: (volume) => {
      fake.loudest = Math.max(fake.loudest, volume);
    },
  };
  const node = () => ({
    frequency: value,
    gain,
    connect: (next) => next,
    start(at) {
      fake.started += 1;
      fake.first = Math.min(fake.first, at);
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
      fake.resumed += 1;
      this.state = "running";
      return Promise.resolve();
    },
  };
  const root = {
    addEventListener: (_, listener) => listeners.push(listener),
    get hidden() {
      return fake.hidden;
    },
  };
  const create = () => {
    fake.made += 1;
    return context;
  };
  const load = async () => {
    fake.loaded += 1;
    if (fake.offline) throw new TypeError("Failed to fetch");
    await arrival;
    return createSounds(root, create);
  };
  const sounds = createLaterSounds(load, isWanted);
  await nextTask();
  return { fake, sounds, touch: () => listeners.forEach((listener) => listener()) };
}

test("nothing plays, and no audio context is created, until sounds are on and the page is touched", async () => {
  const { fake, sounds, touch } = await setSounds(false);
  const table = setTable({ settings: { ...HUMANS, sound: false } });
  let before = table.state();
  const play = (square) => {
    before = table.state();
    table.play(square);
    sounds.update(table.state(), before);
  };
  touch();
  play("f5");
  assert.deepEqual([fake.made, fake.started], [0, 0]);
  before = table.state();
  assert.equal(fake.loaded, 0);
  table.actions.set("sound", true);
  sounds.update(table.state(), before);
  await nextTask();
  assert.deepEqual([fake.made, fake.resumed, fake.started > 0], [1, 1, true]);
  fake.started = 0;
  fake.hidden = true;
  play("d6");
  assert.equal(fake.started, 0);
  fake.hidden = false;
  play("c3");
  assert.ok(fake.started > 0);
  assert.equal(fake.made, 1);
});

test("another volume plays a sample that is as loud, and no volume distorts", async () => {
  const { fake, sounds, touch } = await setSounds(true);
  const table = setTable({ settings: { ...HUMANS, sound: true } });
  touch();
  const loudest = ["soft", "loud", "medium"].map((volume) => {
    const before = table.state();
    fake.loudest = 0;
    table.actions.set("volume", volume);
    sounds.update(table.state(), before);
    return fake.loudest;
  });
  const [soft, loud, medium] = loudest;
  assert.ok(0 < soft && soft < medium && medium < loud && loud < 1, String(loudest));
});

test("without sounds, another volume is silent", async () => {
  const { fake, sounds, touch } = await setSounds(false);
  const table = setTable({ settings: { ...HUMANS, sound: false } });
  touch();
  const before = table.state();
  table.actions.set("volume", "loud");
  sounds.update(table.state(), before);
  await nextTask();
  assert.equal(fake.started, 0);
});

test("sounds that are on from the start wait for the first touch, and missed ones do not play later", async () => {
  const { fake, sounds, touch } = await setSounds(true);
  const table = setTable({ settings: { ...HUMANS, sound: true } });
  const before = table.state();
  table.play("f5");
  sounds.update(table.state(), before);
  assert.equal(fake.made, 0);
  touch();
  assert.deepEqual([fake.made, fake.started], [1, 0]);
});

test("sounds that another tab switches on start no audio in a hidden one", async () => {
  const { fake, sounds } = await setSounds(false);
  const table = setTable({ settings: HUMANS });
  const before = table.state();
  table.actions.set("sound", true);
  fake.hidden = true;
  sounds.update(table.state(), before);
  await nextTask();
  assert.deepEqual([fake.loaded, fake.made, fake.started], [1, 0, 0]);
});

test("a disc that falls sounds when it lands, and a refused press at once", async () => {
  const { fake, sounds, touch } = await setSounds(true);
  const table = setTable({ settings: { ...HUMANS, sound: true } });
  touch();
  const after = (step) => {
    const before = table.state();
    fake.first = Infinity;
    step();
    sounds.update(table.state(), before, 500);
    return fake.first;
  };
  assert.equal(
    after(() => table.play("f5")),
    0.5,
  );
  assert.equal(
    after(() => table.actions.press(0)),
    0,
  );
});

test("sounds that are switched off before they are there stay silent", async () => {
  for (const isWanted of [false, true]) {
    const { fake, sounds, touch } = await setSounds(isWanted, { late: true });
    const table = setTable({ settings: { ...HUMANS, sound: isWanted } });
    for (const sound of isWanted ? [false] : [true, false]) {
      const before = table.state();
      table.actions.set("sound", sound);
      sounds.update(table.state(), before);
    }
    fake.arrive();
    await nextTask();
    touch();
    assert.deepEqual([fake.loaded, fake.made, fake.started], [1, 0, 0]);
  }
});

test("sounds that cannot be loaded leave the game silent, and are loaded when switched on again", async () => {
  const { fake, sounds, touch } = await setSounds(false);
  const table = setTable({ settings: { ...HUMANS, sound: false } });
  const set = async (sound) => {
    const before = table.state();
    table.actions.set("sound", sound);
    sounds.update(table.state(), before);
    await nextTask();
  };
  fake.offline = true;
  await set(true);
  touch();
  assert.deepEqual([fake.loaded, fake.made], [1, 0]);
  fake.offline = false;
  await set(false);
  await set(true);
  assert.deepEqual([fake.loaded, fake.made, fake.started > 0], [2, 1, true]);
});
