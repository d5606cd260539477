// The rooms of the page: each can be taken out, and no two give the page the same thing.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { roomsHere } from "./loaded-rooms.ts";
import { setTable } from "../test/support/headless-page.js";

const SCRIPT = fileURLToPath(new URL("../test/support/play-without-room.js", import.meta.url));
const FOLDERS = [
  "analysis",
  "audience",
  "book",
  "comments",
  "database",
  "editor",
  "endings",
  "evening",
  "exercises",
  "friends",
  "guide",
  "left-games",
  "mistakes",
  "nearby",
  "openings",
  "replay",
  "review",
  "share",
  "table",
  "turning-point",
  "variations",
];

test("no two rooms bring the same event or the same action", () => {
  const { context } = setTable();
  const brought = roomsHere().flatMap(({ handlers = {}, actions }) => [
    ...Object.keys(handlers).map((type) => `event ${type}`),
    ...Object.keys(actions?.(context) ?? {}).map((name) => `action ${name}`),
  ]);
  assert.ok(brought.length > 50);
  assert.equal(new Set(brought).size, brought.length);
});

for (const name of FOLDERS) {
  test(`a game is played without the room of ${name}`, async () => {
    const { room } = await import(`../${name}/room.ts`);
    assert.ok(roomsHere().includes(room), "it is one of the rooms");
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...process.execArgv,
      SCRIPT,
      name,
    ]);
    assert.equal(Number(stdout), FOLDERS.length - 1);
  });
}

test("every room is in this test", () => {
  assert.equal(roomsHere().length, FOLDERS.length);
});
