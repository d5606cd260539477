/** What of all declared things was damaged: it lies where it was, or beside what has its place. */

import type { Database } from "./database.ts";
import type { Kept } from "./kept.ts";
import { type Thing, DAMAGED, damagedKey, declaredThings } from "./thing.ts";

/** All that is damaged, as it is stored, by its keys. */
export async function damagedValues(kept: Kept, database: Database) {
  const found: Map<string, unknown> = new Map();
  for (const thing of declaredThings())
    if (thing.place === "visitor") addTexts(found, kept, thing);
    else if (thing.place === "database") await addValues(found, database, thing);
  return found;
}

function addTexts(found: Map<string, unknown>, kept: Kept, thing: Thing<unknown>) {
  if (kept.find(thing).damaged) found.set(thing.key, kept.text(thing));
  for (let number = 1; ; number += 1) {
    const key = damagedKey(thing.key, number);
    const text = kept.text({ ...thing, key });
    if (text === null) return;
    found.set(key, text);
  }
}

async function addValues(found: Map<string, unknown>, database: Database, thing: Thing<unknown>) {
  for (const prefix of thing.aside ? [thing.key, thing.aside] : [thing.key])
    for (const name of await database.names(prefix)) {
      const value = await database.read(name);
      if (name.includes(DAMAGED) || thing.check(value).damaged) found.set(name, value);
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
