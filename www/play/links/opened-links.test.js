// Links that are opened while the page runs, and the way back from them in the browser's history.
import assert from "node:assert/strict";
import test, { afterEach } from "node:test";
import { createOpenedLinks } from "./opened-links.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { rules, sideGames } from "../../test/support/built-rules.js";
import { setTable } from "../../test/support/headless-page.js";
import { announce } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const TWO = { black: "human", white: "human" };

afterEach(() => {
  delete globalThis.location;
  delete globalThis.history;
});

/** A page whose history begins with an entry of another page. */
function setPage(options = {}) {
  const table = setTable({ settings: TWO, ...options });
  const { storage } = table.context;
  table.store.subscribe((state, before) => storage.save(state, before));
  storage.save(table.state(), null);
  const elsewhere = { hash: "", state: null };
  const entries = [elsewhere, { hash: "", state: null }];
  let at = 1;
  const go = (step) => {
    at = Math.max(0, at + step);
    if (at > 0) page.links.goTo(entries[at].state);
  };
  globalThis.location = {
    pathname: "/",
    search: "",
    get hash() {
      return entries[at].hash;
    },
  };
  globalThis.history = {
    get state() {
      return entries[at].state;
    },
    replaceState(state, _, address) {
      entries[at] = { hash: address.slice(1), state };
    },
    back: () => go(-1),
  };
  const page = {
    ...table,
    links: createOpenedLinks(table.context),
    async open(hash) {
      entries.splice(++at, entries.length, { hash, state: null });
      page.links.goTo(null);
      page.links.open(hash);
      await new Promise(setImmediate);
    },
    async back(steps = 1) {
      go(-steps);
      await new Promise(setImmediate);
    },
    async forward() {
      go(1);
      await new Promise(setImmediate);
    },
    line: () => table.state().game.line.join(""),
    isLeft: () => at === 0,
  };
  return page;
}

test("back and forward lead through links and games one by one, then out of the page", async () => {
  const page = setPage({ transcript: "f5d6" });
  await page.open("#m=c4e3");
  assert.deepEqual([page.line(), location.hash], ["c4e3", ""]);
  await page.open("#m=e6f4");
  await page.back();
  assert.equal(page.line(), "c4e3");
  await page.forward();
  assert.equal(page.line(), "e6f4");
  await page.back();
  await page.back();
  assert.deepEqual([page.line(), page.isLeft()], ["f5d6", false]);
  await page.forward();
  assert.equal(page.line(), "c4e3");
  await page.back();
  await page.back();
  assert.deepEqual([page.line(), page.isLeft()], ["f5d6", true]);
});

test("back leaves the page at once where nothing waits behind the link", async () => {
  for (const act of [
    (page) => page.play("e3"),
    (page) => page.actions.run("new"),
    (page) => page.actions.run("former"),
    (page) => page.actions.set("game", "tic-tac-toe"),
  ]) {
    const page = setPage({ transcript: "f5d6" });
    await page.open("#m=c4");
    act(page);
    await new Promise(setImmediate);
    const { game } = page.state();
    await page.back();
    assert.equal(page.isLeft(), true, String(act));
    assert.equal(page.state().game, game, String(act));
  }
  const untouched = setPage();
  await untouched.open("#m=c4");
  await untouched.back();
  assert.equal(untouched.isLeft(), true);
});

test("back from a refused link leaves the page, with its game as it was", async () => {
  for (const fragment of ["#m=a1", "#game=connect-four&start=parallel"]) {
    const page = setPage({ transcript: "f5d6" });
    const { game } = page.state();
    await page.open(fragment);
    assert.match(announce(page.state(), TEXTS), /^The game in the address cannot be loaded: /);
    assert.equal(page.state().game, game);
    await page.back();
    assert.equal(page.isLeft(), true);
  }
});

test("back from a refused link brings nothing back from an earlier link at its place", async () => {
  const page = setPage({ transcript: "f5d6" });
  await page.open("#m=c4");
  await page.back();
  assert.equal(page.line(), "f5d6");
  page.actions.run("new");
  await page.open("#m=c4");
  await page.back();
  page.actions.run("new");
  page.play("c4");
  await page.open("#m=a1");
  await page.back();
  assert.deepEqual([page.line(), page.isLeft()], ["c4", true]);
});

test("back leaves the page where the link has replaced nothing but an empty board", async () => {
  const page = setPage({ transcript: "f5d6" });
  page.actions.run("new");
  assert.notEqual(page.state().previousGame, null);
  await page.open("#m=c4");
  await page.back();
  assert.deepEqual([page.line(), page.isLeft()], ["c4", true]);
});

test("back from a game that was chosen after a link to another one leaves the page", async () => {
  const page = setPage({ transcript: "f5d6" });
  await page.open("#game=connect-four&m=4453");
  page.actions.set("game", "tic-tac-toe");
  await new Promise(setImmediate);
  await page.back();
  assert.deepEqual([page.state().game.game, page.isLeft()], ["tic-tac-toe", true]);
});

test("a link to another game is refused where the host page has locked the choice", async () => {
  const page = setPage({ transcript: "f5d6" });
  page.store.dispatch({ type: "locked", locks: ["game"] });
  await page.open("#game=connect-four&m=4453");
  assert.deepEqual([page.state().game.game, page.line()], ["reversi", "f5d6"]);
  assert.equal(page.state().notice.problems[0].cause.code, "locked");
  await page.open("#m=c4e3");
  assert.equal(page.line(), "c4e3", "one to the same game is opened");
});

test("a link to a game of the list, or to one with a friend, is no game of the board", async () => {
  const page = setPage({ transcript: "f5d6" });
  await page.open("#game=2");
  assert.equal(location.hash, "#game=2", "the address names the game of the list");
  await page.open("#m=c4e3&g=k7q2x9");
  assert.deepEqual([location.hash, page.line()], ["", "f5d6"]);
});

test("an entry of the history that another script has written leads to no game", async () => {
  const page = setPage({ transcript: "f5d6" });
  const before = page.state();
  page.links.goTo({ link: 3, fragment: ["#m=c4e3"] });
  await new Promise(setImmediate);
  assert.equal(page.state(), before);
});

test("back from a link to another of the page's games leads to the game before", async () => {
  const page = setPage({ transcript: "f5d6" });
  await page.open("#game=connect-four&m=4453");
  assert.deepEqual([page.state().game.game, page.line()], ["connect-four", "4453"]);
  await page.back();
  assert.deepEqual([page.state().game.game, page.line()], ["reversi", "f5d6"]);
  assert.equal(page.isLeft(), false);
});

test("a link with a wrong move opens the moves before it, in another game, too", async () => {
  const page = setPage({ transcript: "f5d6" });
  await page.open("#m=e6f4c3c4d3a1");
  assert.equal(page.line(), "e6f4c3c4d3");
  assert.match(announce(page.state(), TEXTS), /^Loaded up to move 5; .* 6: a1/);
  await page.open("#game=connect-four&m=4444444");
  await page.back(0);
  assert.equal(page.line(), "444444");
  assert.match(announce(page.state(), TEXTS), /^Loaded up to move 6; .* 7: /);
  await page.back();
  assert.equal(page.line(), "e6f4c3c4d3");
});

test("back over several links at once leads to what the first of them has replaced", async () => {
  const page = setPage({ transcript: "f5d6" });
  await page.open("#m=c4e3");
  await page.open("#m=e6f4");
  await page.back(2);
  assert.deepEqual([page.line(), page.isLeft()], ["f5d6", false]);
  await page.open("#m=c4e3");
  await page.open("#game=connect-four&m=4453");
  await page.back(2);
  assert.deepEqual([page.state().game.game, page.line()], ["reversi", "f5d6"]);
  assert.equal(page.isLeft(), false);
});

test("back before the other game's rules are there keeps the game, and they change nothing later", async () => {
  let arrive;
  const arrival = new Promise((resolve) => {
    arrive = () => resolve(sideGames);
  });
  const loadRules = async ({ module }) => (module === "reversi" ? rules : await arrival);
  const page = setPage({ transcript: "f5d6", loadRules });
  await page.open("#game=connect-four&m=4453");
  assert.equal(page.line(), "f5d6");
  await page.back();
  arrive();
  await new Promise(setImmediate);
  assert.deepEqual([page.state().game.game, page.line()], ["reversi", "f5d6"]);
  assert.equal(page.isLeft(), false);
});

test("back from another of the page's games leads to the game before, whatever was played", async () => {
  const page = setPage({ transcript: "f5d6" });
  await page.open("#game=connect-four&m=4453");
  page.actions.choose(3);
  assert.equal(page.line().length, 5);
  await page.back();
  assert.deepEqual([page.state().game.game, page.line()], ["reversi", "f5d6"]);
});

test("a fragment that is no game is named and taken out, and the game stays", async () => {
  const page = setPage({ transcript: "f5d6" });
  await page.open("#f5d6c3");
  assert.deepEqual([page.line(), location.hash], ["f5d6", ""]);
  const said = announce(page.state(), TEXTS);
  assert.equal(said, "Unknown: #f5d6c3.");
  await page.back();
  await page.forward();
  assert.deepEqual([page.line(), page.isLeft()], ["f5d6", false], "nothing to go back from");
});

test("a fragment of the page's own stays, and a reload keeps the number of its entry", async () => {
  const page = setPage({ transcript: "f5d6" });
  await page.open("#board");
  assert.equal(location.hash, "#board");
  await page.back();
  assert.equal(page.isLeft(), false);
  await page.open("#m=c4");
  page.links = createOpenedLinks(page.context);
  await page.back();
  assert.equal(page.isLeft(), true, "what the link has replaced is not known any more");
});

/** The rules as the page has them at first: a link's position in place of its moves is no link. */
const RULES_OF_MOVES = {
  ...rules,
  read_game: undefined,
  read_link(fragment) {
    if (/m=[XO-]{8}/.test(fragment))
      throw Object.assign(new Error("no square"), { code: "no-such-square" });
    return rules.read_link(fragment);
  },
};
const START = "---------------------------OX------XO---------------------------+X";

test("a position in place of a link's moves, or a slip among them, loads what reads it", async () => {
  let loads = 0;
  const loadRules = async () => {
    loads += 1;
    return rules;
  };
  const page = setPage({ transcript: "f5d6", rules: RULES_OF_MOVES, loadRules });
  await page.open("#m=c4e3f4c5");
  assert.deepEqual([page.line(), loads], ["c4e3f4c5", 0]);
  await page.open("#m=c4e3f4c5e6a1");
  assert.deepEqual([page.line(), loads], ["c4e3f4c5e6", 1]);
  await page.open(`#m=${START}+d3`);
  assert.deepEqual([page.line(), location.hash, loads], ["d3", "", 1]);
  await page.back();
  assert.equal(page.line(), "c4e3f4c5e6");
});

test("a link that waits for its reader gives way to the next one", async () => {
  /** @type {(value: object) => void} */
  let arrive;
  const loadRules = () => new Promise((resolve) => (arrive = resolve));
  const page = setPage({ transcript: "f5d6", rules: RULES_OF_MOVES, loadRules });
  await page.open(`#m=${START}+d3`);
  await page.open("#m=e6f4");
  arrive(rules);
  await new Promise(setImmediate);
  assert.equal(page.line(), "e6f4");
});

test("a link that waits for its reader is given up by Back", async () => {
  /** @type {(value: object) => void} */
  let arrive;
  const loadRules = () => new Promise((resolve) => (arrive = resolve));
  const page = setPage({ transcript: "f5d6", rules: RULES_OF_MOVES, loadRules });
  await page.open(`#m=${START}+d3`);
  await page.back();
  arrive(rules);
  await new Promise(setImmediate);
  assert.equal(page.line(), "f5d6");
});

test("a reader that does not load leaves the game, with a sentence", async () => {
  const loadRules = () =>
    Promise.reject(Object.assign(new Error("gone"), { code: "missing-file" }));
  const page = setPage({ transcript: "f5d6", rules: RULES_OF_MOVES, loadRules });
  await page.open(`#m=${START}+d3`);
  assert.equal(page.line(), "f5d6");
  assert.match(announce(page.state(), TEXTS), /^The game in the address cannot be loaded/);
});
