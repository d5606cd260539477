// What earlier releases have stored, one file in www/test/stored for each day on which their forms
// changed: the code of that day has written it. This page reads all of it, and changes none.
import assert from "node:assert/strict";
import test from "node:test";
import { createKeptBook } from "../rooms/book/kept-book.ts";
import { moveCount } from "../rooms/book/book.ts";
import { EVENING } from "../rooms/evening/room.ts";
import { noStorage } from "../floor/kept/browser.ts";
import { GAMES } from "../play/games/index.ts";
import { playedOf } from "../play/game/played.ts";
import {
  FORM_FIELDS,
  requestedPlayers,
  sharedBeside,
  storedFormOf,
  storedFormOfText,
} from "../play/game/stored-game.ts";
import { Kept } from "../floor/kept/kept.ts";
import { waitingPart } from "../floor/kept/set-aside.ts";
import { DAMAGED, declaredThings } from "../floor/kept/thing.ts";
import { createCollections } from "../rooms/share/kept-collections.ts";
import { memoryDatabase } from "../test/support/memory-database.js";
import { memory } from "../test/support/memory-storage.js";
import { STORED, formsIn } from "../test/support/stored-forms.js";
import { startTab } from "../test/support/tabs.js";
import "./later-rooms.ts";
import "../rooms/evening/evening-view.ts";
import "../rooms/share/open-games-view.ts";

const texts = (values) =>
  memory(
    Object.fromEntries(Object.entries(values).map(([key, one]) => [key, JSON.stringify(one)])),
  );

/** A database of the browser with values. */
function databaseOf(values) {
  const database = memoryDatabase();
  for (const [key, value] of Object.entries(values)) database.map.set(key, value);
  return database;
}

for (const file of STORED) {
  const { name, visitor, tab, database } = file;

  test(`a game, the games before it, settings, results and an evening of ${name} are there`, () => {
    const shared = texts(visitor);
    const page = startTab(shared, texts(tab));
    assert.equal(page.line(), "f5f6e6");
    assert.equal(page.previous(), "f5d6c3d3c4");
    const { settings, record, notice } = page.state();
    assert.deepEqual([settings.current.theme, settings.current.pause], ["garden", 200]);
    assert.deepEqual(record.results, visitor["reversi.record.1"]);
    assert.notEqual(notice.kind, "problems");
    const leftGame = page.storage.leftGames.read().find(({ id }) => id === "reversi");
    assert.equal(leftGame.game.transcript, "f5d6c3d3c4");
    assert.equal(leftGame.game.comments[0].text, "A good move");
    const evening = page.storage.kept.find(EVENING);
    const names = evening.value?.evening.players.map((player) => player.name);
    assert.deepEqual(names, visitor["reversi.evening.1"] && ["Anna", "Ben"]);
    assert.equal(evening.damaged, false);
    page.play("f4");
    page.actions.set("theme", "classic");
    assert.deepEqual(
      [...shared.map.keys()].filter((key) => key.endsWith(DAMAGED)),
      [],
    );
    assert.equal(startTab(shared, memory()).line(), "f5f6e6f4");
  });

  test(`a collection and a book of ${name} are there`, async () => {
    const stored = databaseOf(database);
    const collections = createCollections(stored, new Kept(noStorage), () => 2);
    const [{ id }] = await collections.list();
    const {
      parts: [part],
    } = await collections.read(id);
    assert.deepEqual([part.games[0].text, part.games[0].black], ["f5d6", "Ada"]);
    if (!("book.1" in database)) return;
    const { book } = await createKeptBook(stored).open([], 0);
    assert.equal(moveCount(book), 1);
    for (const [key, form] of Object.entries(database))
      assert.deepEqual(waitingPart(stored.map.get(key)), waitingPart(form));
  });
}

for (const thing of declaredThings())
  test(`each stored form is read, and none is damaged: ${thing.key}, ${thing.place}`, () => {
    const forms = STORED.flatMap((file) => formsIn(file, thing));
    assert.ok(forms.length > 0, "a file in www/test/stored has its form");
    const nothing = thing.check(undefined).value;
    for (const form of forms) {
      const { value, damaged } = thing.check(form);
      assert.equal(damaged, false);
      assert.notDeepEqual(value, nothing);
    }
  });

test("each field with which a game is stored is one that this release knows", () => {
  const state = startTab(memory(), memory()).state();
  const players = { black: "human", white: "human" };
  const { settings } = state;
  const form = {
    ...storedFormOf({ ...playedOf(state), friend: {}, seated: {} }),
    ...storedFormOfText({ comments: [], given: true, header: {} }),
    ...requestedPlayers({ settings: { ...settings, fromAddress: players } }),
    ...sharedBeside(state, { table: {} }),
  };
  // The storage adds these two.
  const names = [...Object.keys(form), "time", "instead"];
  assert.deepEqual(names.sort(), FORM_FIELDS.toSorted());
  for (const { visitor, tab } of STORED)
    for (const { id } of GAMES)
      for (const stored of [visitor, tab])
        for (const name of Object.keys(stored[`${id}.game.1`] ?? {}))
          assert.ok(FORM_FIELDS.includes(name), name);
});

test("there is a file of the first release", () => {
  assert.equal(STORED[0].name, "2026-11-25.json");
});
