// Actions of rooms that the first screen does not need, called before those rooms are here.
import assert from "node:assert/strict";
import test from "node:test";
import { FIRST_GAME } from "../play/games/index.ts";
import { GameSession } from "../play/game/session.ts";
import { defaultSettings } from "../play/settings/settings.ts";
import { rules } from "../test/support/built-rules.js";
import { createActions } from "./actions.ts";
import { createHouse } from "./house.ts";
import { createPageStore } from "./page-store.ts";
import { FIRST_ROOMS, laterRooms } from "./rooms.ts";
import { initialState } from "./state.ts";

const session = new GameSession(rules, FIRST_GAME, async () => rules);
const house = createHouse(FIRST_ROOMS, laterRooms);
const store = createPageStore(
  initialState({
    settings: { current: defaultSettings("en", FIRST_GAME), stored: {}, fromAddress: {} },
    game: session.show(session.create()),
  }),
  house,
);

test("an action of a room that cannot be loaded says so", async () => {
  const rooms = async () => Promise.reject(new Error("no network"));
  await createActions({ store, house, session, rooms }).showTable(true);
  const { notice } = store.get();
  assert.equal(notice.kind, "problems");
  assert.equal(notice.problems[0].code, "study-unavailable");
});

test("an action of a room that is still to come waits for the room", async () => {
  const actions = createActions({ store, house, session, rooms: store.rooms });
  assert.ok(!house.here().isWhole);
  const done = actions.showTable(true);
  assert.ok(!store.get().table.open);
  await done;
  assert.ok(house.here().isWhole);
  assert.ok(store.get().table.open);
});

test("an action that no room has throws once the rooms are here", () => {
  const actions = createActions({ store, house, session, rooms: store.rooms });
  assert.ok(house.here().isWhole);
  assert.throws(() => actions.showNowhere, TypeError);
});
