// Each entry of a visitor is on a board, in a list, or was taken away by a press that said so.
import assert from "node:assert/strict";
import test from "node:test";
import { legalSquares } from "../play/board/square-press.ts";
import { GAMES } from "../play/games/index.ts";
import { commentShown } from "../play/game/comments.ts";
import { commentTyped } from "../play/game/typed-comment.ts";
import { isSetUp, linesOf } from "../play/game/previous-game.ts";
import { MAX_FRIEND_GAMES, MAX_LEFT_GAMES } from "../play/game/left-games.ts";
import { LEFT_GAMES } from "../play/game/stored-left-games.ts";
import { runningGame } from "../play/game/stored-games.ts";
import { memory } from "../test/support/memory-storage.js";
import { createEvents } from "../test/support/random-events.js";
import { createRandom } from "../test/support/random.js";
import { startTab } from "../test/support/tabs.js";
import { withOwnGame } from "../play/game/waiting-game.ts";

/** Fewer moves alone, without a comment, are no game that anybody looks for. */
const MIN_MOVES = 3;
/** `cargo xtask test` plays more of them. */
const EVENTS = Number(process.env.REVERSI_RANDOM_EVENTS ?? 2_000);
/** Five seeds, from 1 unless `REVERSI_SEED` names another first one. */
const SEEDS = Array.from(
  { length: 5 },
  (_, index) => Number(process.env.REVERSI_SEED ?? 1) + index,
);
const LINKS = ["#m=f5d6c3d3c4", "#m=f5f6e6f4&ply=2", "", "", ""];

/** An item of what was entered: a line of a game, or a comment on one of its positions. */
const lineItem = (id, setup, line) => ({ place: `${id} ${JSON.stringify(setup)}`, line });
const textItem = (id, setup, { moves, text, marks }) => ({
  ...lineItem(id, setup, moves),
  said: { text, marks },
});
const keyOf = ({ place, line, said }) => `${place} ${line} ${said ? JSON.stringify(said) : ""}`;

/** Whether one item shows all of another one. */
function holds(one, { place, line, said }) {
  if (one.place !== place) return false;
  if (!said) return one.line.startsWith(line);
  const { text, marks } = one.said ?? {};
  return (
    one.line === line && text === said.text && said.marks.every((mark) => marks.includes(mark))
  );
}

/** @returns {object[]} what a game holds, with its other lines */
function itemsOf(id, { setup, transcript, branches, comments }) {
  return [
    ...[transcript, ...(branches ?? [])].map((line) => lineItem(id, setup, line)),
    ...(comments ?? []).map((comment) => textItem(id, setup, comment)),
  ].filter(({ line, said }) => said || isSetUp(setup) || line.match(/\d/g)?.length >= MIN_MOVES);
}

/** @returns {object[]} what a stored form of a game holds, and of the game before it */
function itemsOfForm(id, form) {
  if (form === null || form === undefined) return [];
  const { opening: setup, former } = form;
  return [...itemsOf(id, { ...form, setup }), ...itemsOfForm(id, former)];
}

/** @returns {Map<string, object>} items by their keys */
const byKey = (items) => new Map(items.map((item) => [keyOf(item), item]));

const IDS = new Map(GAMES.map((game) => [runningGame(game).key, game.id]));

let lastRead = { text: "[]", list: [] };

/** The list of the games that were left, parsed once for each of its texts. */
function leftGamesIn(text) {
  if (text !== lastRead.text) lastRead = { text, list: JSON.parse(text) };
  return lastRead.list;
}

/** The value under a key of a storage. */
function itemsOfText(key, text) {
  if (key === LEFT_GAMES.key)
    return leftGamesIn(text).flatMap(({ game, kept }) => itemsOfForm(game, kept));
  const id = IDS.get(key);
  return id ? itemsOfForm(id, JSON.parse(text)) : [];
}

/** The items of a storage, by key of the storage; a text is read when it has changed. */
function createReader({ map }) {
  const knownGames = new Map();
  const read = ([key, text]) => {
    if (knownGames.get(key)?.text !== text)
      knownGames.set(key, { text, items: byKey(itemsOfText(key, text)) });
    return knownGames.get(key).items;
  };
  return () => [...map].map(read);
}

/** @returns {object[]} what waits behind *Bring back* */
function itemsOfErased({ erased, game }) {
  return erased.flatMap(({ name, value }) => itemsOfOneErased(name, value, game));
}

function itemsOfOneErased(name, value, game) {
  const { setup } = game;
  if (name === "marks") return value.map((comment) => textItem(game.game, setup, comment));
  if (name === "left-game") return itemsOfForm(value.game, value.kept);
  if (name !== "branch") return [];
  const { branches, comments } = value;
  const texts = branches.map((branch) => branch.join(""));
  return texts.flatMap((transcript) => itemsOf(game.game, { setup, transcript, comments }));
}

function itemsOfTab(state) {
  const own = withOwnGame(state);
  const { previousGame, game } = own;
  return [
    ...itemsOf(game.game, linesOf(own)),
    ...(previousGame ? itemsOf(game.game, previousGame) : []),
    ...itemsOfErased(own),
  ];
}

/** The two parts of the list, each with its limit: games with friends, and others. */
const ROOMS = [
  { most: MAX_FRIEND_GAMES, has: ({ kept }) => Boolean(kept.friend) },
  { most: MAX_LEFT_GAMES, has: ({ kept }) => !kept.friend },
];

const isGiven = ({ kept }) => kept.counted === "given";

/**
 * The games that have left the list of earlier games, since there are enough others: those from
 * elsewhere in which nobody has played, and the oldest.
 */
function displaced(before, after) {
  return ROOMS.flatMap(({ most, has }) => {
    const games = after.filter(has);
    if (games.length < most) return [];
    const oldest = Math.min(...games.filter((game) => !isGiven(game)).map(({ time }) => time));
    const dropped = before.filter((game) => has(game) && (isGiven(game) || game.time < oldest));
    return dropped.flatMap(({ game, kept }) => itemsOfForm(game, kept));
  });
}

/** The game on a board and the one before it, where it came and nobody has done anything in it. */
function untouchedGames(state) {
  const own = withOwnGame(state);
  const { previousGame, game, record } = own;
  const given = [
    record.counted === "given" ? itemsOf(game.game, linesOf(own)) : [],
    previousGame?.given ? itemsOf(game.game, previousGame) : [],
  ];
  return given.filter((items) => items.length === 1).flat();
}

/** Two tabs of one browser, which are used by turns. */
function createBrowser(random) {
  const shared = memory();
  /** The games that have made room in the list for later ones since the last look. */
  const dropped = [];
  const { setItem } = shared;
  shared.setItem = (key, text) => {
    const before = shared.getItem(key) ?? "[]";
    setItem(key, text);
    if (key === LEFT_GAMES.key) dropped.push(...displaced(leftGamesIn(before), leftGamesIn(text)));
  };
  const stores = [memory(), memory()];
  const readers = [shared, ...stores].map(createReader);
  const tabs = [];
  /** The events dispatched since the last look. */
  const seen = [];
  const start = (index, fragment) => {
    const tab = startTab(shared, stores[index], fragment);
    const { dispatch } = tab.store;
    tab.store.dispatch = (event) => {
      const before = tab.state();
      dispatch(event);
      seen.push({ event, before, after: tab.state() });
    };
    tabs[index] = { ...tab, events: createEvents(tab, random), index };
  };
  start(0);
  start(1);
  return {
    tabs,
    start,
    take: () => seen.splice(0),
    takeDropped: () => dropped.splice(0),
    isListFull: () =>
      leftGamesIn(shared.getItem(LEFT_GAMES.key) ?? "[]").filter(ROOMS[1].has).length >=
      MAX_LEFT_GAMES,
    /** Every place where something is, as a map of its items by their keys. */
    places: () => [
      ...tabs.map((tab) => byKey(itemsOfTab(tab.state()))),
      ...readers.flatMap((read) => read()),
    ],
  };
}

/** The visitor's steps beside the events of one page. */
function doAnything(browser, tab, random) {
  const { actions, state } = tab;
  const anyOf = (list) => list[random(list.length)];
  /** Some moves from an earlier point of the game. */
  const playBeside = () => {
    actions.goTo(random(state().game.line.length + 1));
    for (let moves = 1 + random(5); moves > 0; moves -= 1) {
      const legal = legalSquares(state().game);
      if (legal.length > 0) actions.choose(anyOf(legal));
    }
    if (random(3) === 0) actions.comment(`thought ${random(1000)}`);
  };
  const act = [
    () => actions.set("game", anyOf(GAMES).id),
    () => browser.start(tab.index, anyOf(LINKS)),
    () => tab.hear(),
    () => tab.comeBack(),
    () => {
      actions.openPanel("games");
      const leftGame = anyOf(state().leftGames.list);
      if (leftGame && random(3) === 0) actions.forgetLeftGame(leftGame);
      else if (leftGame) return actions.openLeftGame(leftGame);
      actions.openPanel(null);
    },
    () => actions.run("restore"),
    () => {
      const { branches } = state();
      if (branches.length > 0) actions.dropBranches([anyOf(branches)]);
    },
    () => actions.eraseMarks(),
    () => actions.seat({ black: "human", white: "human" }),
    ...Array(4).fill(playBeside),
  ];
  return anyOf(act)();
}

/** The comments that a step has written over, or whose marks it has taken off one by one. */
function replaced(steps) {
  const read = { commented: commentTyped, drawn: commentShown, "mark-pressed": commentShown };
  return steps
    .filter(({ event }) => Object.hasOwn(read, event.type))
    .map(({ event, before }) => {
      const { game, setup } = before.game;
      return textItem(game, setup, read[event.type](before));
    });
}

for (const seed of SEEDS) {
  test(`${EVENTS} random events in two tabs lose nothing, seed ${seed}`, async () => {
    const random = createRandom(seed);
    const browser = createBrowser(random);
    /** The things given up by a press or a limit that said so. */
    const givenUp = new Map();
    let before = browser.places();
    for (let count = 0; count < EVENTS; count += 1) {
      const tab = browser.tabs[random(2)];
      // The way back has an end, which the press has said.
      const erased = browser.tabs.flatMap(({ state }) => itemsOfErased(withOwnGame(state())));
      // A full list does not take them.
      const untouched = browser.isListFull()
        ? browser.tabs.flatMap(({ state }) => untouchedGames(state()))
        : [];
      if (random(5) === 0) await doAnything(browser, tab, random);
      else await tab.events[random(tab.events.length)]();
      await new Promise(setImmediate);
      const steps = browser.take();
      const after = browser.places();
      /** The items of the places in which something has changed. */
      const changed = (places, others) =>
        places.filter((place) => !others.includes(place)).flatMap((place) => [...place]);
      const isIn = (places, key) => places.some((place) => place.has(key));
      for (const [key] of changed(after, before)) if (!isIn(before, key)) givenUp.delete(key);
      for (const item of [...replaced(steps), ...erased, ...untouched, ...browser.takeDropped()])
        givenUp.set(keyOf(item), item);
      const missing = changed(before, after).filter(
        ([key]) => !isIn(after, key) && !givenUp.has(key),
      );
      for (const [key, item] of missing) {
        const isAccounted = [...after, givenUp].some((place) =>
          [...place.values()].some((one) => holds(one, item)),
        );
        const types = steps.map(({ event }) => event.type).join(" ");
        assert.ok(isAccounted, `${key} is lost at event ${count}, after ${types}`);
      }
      before = after;
    }
    const { size } = new Set(before.flatMap((place) => [...place.keys()]));
    assert.ok(size > 20, `only ${size} lines and comments came about`);
  });
}
