/**
 * A page without a document: store, game, actions and search as main.js wires them, with a client
 * whose answers the test gives and a clock that the test moves.
 */

import { createActions } from "../../state/actions.js";
import { takeAnswer } from "../../state/steps.js";
import { GameSession } from "../../game/session.js";
import { createStore } from "../../base/store.js";
import { Thinker } from "../../engine/search-controller.js";
import { defaultSettings } from "../../state/settings.js";
import { initialState } from "../../state/initial-state.js";
import { reduce } from "../../state/reduce.js";
import { squareIndex } from "../../game/squares.js";
import * as rules from "./rules.js";

/** A transcript after which Black must pass and White moves again. */
export const BLACK_PASSED = "f5f6d3g5h5h4f7h6";
/** The shortest game: Black wins 13-0 on the board. */
export const WIPEOUT = "e6f4e3f6g5d6e7f5c5";

export function setTable({
  settings = {},
  previousGame = null,
  transcript = "",
  ply = null,
  setup = { start: "diagonal", first: "black" },
  locks = [],
  stored = {},
  fromAddress = {},
} = {}) {
  const session = new GameSession(rules);
  const current = { ...defaultSettings("en"), ...settings, ...stored, ...fromAddress };
  const state = initialState({
    settings: { current, stored, fromAddress },
    game: session.load(setup, transcript, ply),
    previousGame,
    host: { locks, controls: null },
  });
  const store = createStore(state, reduce);
  const client = createFakeClient();
  const clock = createFakeClock();
  const seedAt = (at) => at;
  const context = { store, session, seedAt, defaults: defaultSettings("en") };
  const actions = createActions(context);
  const thinker = new Thinker({
    store,
    client,
    seedAt,
    clock,
    onProgress: (found, done) => store.dispatch({ type: "progress", found, done }),
    onAnswer: (purpose, answer) => takeAnswer(context, purpose, answer),
    onFailure: (problem) => store.dispatch({ type: "search-failed", problem }),
  });
  store.subscribe(() => thinker.update());
  thinker.update();
  const play = (names) => {
    for (const name of names.split(" ")) actions.choose(squareIndex(name));
  };
  return { store, context, actions, client, clock, play, state: () => store.get() };
}

/** What a search finds: a square by name, and whatever the test says of it. */
export function finding(square, facts = {}) {
  return {
    square: squareIndex(square),
    score: null,
    exact: false,
    depth: 0,
    nodes: 1,
    ms: 7,
    pv: [],
    ...facts,
  };
}

/** Requests wait in `asked` until the test answers or breaks them, or tells of progress. */
function createFakeClient() {
  const asked = [];
  return {
    asked,
    running: () => asked.filter(({ ended }) => !ended),
    search: (request, signal, progress) =>
      new Promise((resolve, reject) => {
        const entry = { request, ended: false };
        const end = (settle) => async (value) => {
          entry.ended = true;
          settle(value);
          await new Promise(setImmediate);
        };
        entry.answer = end((square) => resolve(finding(square)));
        entry.progress = (square, facts) => progress(finding(square, facts));
        entry.fail = end(reject);
        signal.addEventListener("abort", () => end(reject)(signal.reason));
        asked.push(entry);
      }),
  };
}

function createFakeClock() {
  let now = 0;
  let timers = [];
  return {
    now: () => now,
    setTimeout: (then, ms) => {
      const timer = { then, at: now + ms };
      timers.push(timer);
      return timer;
    },
    clearTimeout: (timer) => {
      timers = timers.filter((other) => other !== timer);
    },
    pass(ms) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { then } of due) then();
    },
  };
}
