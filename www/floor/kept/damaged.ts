/** What of all declared things was damaged: it lies where it was, or beside what has its place. */

import { problemOf } from "../base/problems.ts";
import type { Database } from "./database.ts";
import type { Kept } from "./kept.ts";
import { waitingPart } from "./set-aside.ts";
import { type Thing, declaredThings, isBeside } from "./thing.ts";

/** The keys of this page that its parts may still have to declare. */
const OWN = /^(?:reversi|connect-four|tic-tac-toe)\./;

/** The texts that wait beside what has the place of damaged ones, by their keys. */
function textsBeside(kept: Kept) {
  const keys = kept.keys().filter((key) => OWN.test(key) && isBeside(key));
  return keys.map((key) => [key, kept.text({ key, place: "visitor" })] as const);
}

/** Whether something that was damaged waits beside what has its place. */
export async function hasDamaged(kept: Kept, database: Database) {
  return textsBeside(kept).length > 0 || (await database.names("")).some(isBeside);
}

/**
 * All that is damaged, as it is stored, by its keys. What cannot be read costs only its own part:
 * its key has the reason.
 */
export async function damagedValues(kept: Kept, database: Database) {
  const found: Map<string, unknown> = new Map(textsBeside(kept));
  for (const thing of declaredThings())
    if (thing.place === "database")
      await addValues(found, database, thing).catch((error) => found.set(thing.key, unread(error)));
    else if (kept.find(thing).damaged)
      found.set(thing.place === "tab" ? `tab ${thing.key}` : thing.key, kept.text(thing));
  return found;
}

/** What a file has in place of what cannot be read. */
export const unread = (error: unknown) => ({ unread: problemOf(error).message });

async function addValues(found: Map<string, unknown>, database: Database, thing: Thing<unknown>) {
  for (const name of await database.names(thing.key)) {
    const value = await database.read(name);
    if (isBeside(name) || thing.check(value).damaged) found.set(name, value);
  }
  for (const name of thing.aside ? await database.names(thing.aside) : []) {
    const value = waitingPart(await database.read(name));
    if (thing.check(value).damaged) found.set(name, value);
  }
}

/** The bytes that become characters at a time: a call takes no more arguments. */
const PIECE = 0x8000;

/** A value as JSON has it: bytes in base 64. */
function inJson(_name: string, value: unknown) {
  if (!(value instanceof Uint8Array)) return value;
  let text = "";
  for (let at = 0; at < value.length; at += PIECE)
    text += String.fromCharCode(...value.subarray(at, at + PIECE));
  return { base64: btoa(text) };
}

/** The file of damaged values. */
export const damagedFile = (found: ReadonlyMap<string, unknown>) =>
  new Blob([JSON.stringify(Object.fromEntries(found), inJson, 1)], { type: "application/json" });
