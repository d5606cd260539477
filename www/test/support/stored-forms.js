// What releases have stored: each file is named by the day whose code has written it.
import { readFileSync, readdirSync } from "node:fs";

const FOLDER = new URL("../stored/", import.meta.url);

/** JSON has no lists of bytes. */
const bytesIn = (_key, value) => (value?.bytes ? Uint8Array.from(value.bytes) : value);

/** The files, the newest one last: each has the values of each place by their keys. */
export const STORED = readdirSync(FOLDER)
  .sort()
  .map((name) => ({ name, ...JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"), bytesIn) }));

/** The values of a thing in a file; keys in the database may go on behind that of the thing. */
export const formsIn = (file, { place, key }) =>
  Object.entries(file[place])
    .filter(([name]) => (place === "database" ? name.startsWith(key) : name === key))
    .map(([, value]) => value);

/** A value of a thing as it was stored last. */
export const latestForm = (thing) => STORED.flatMap((file) => formsIn(file, thing)).at(-1);
