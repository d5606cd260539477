/**
 * The page's address: reads the settings that it requests, and takes out what no longer holds, such
 * as a setting that the visitor has changed. A reload and a copied link then show what is on the
 * board.
 */

import { type Problem, problem } from "../../floor/base/problems.ts";
import { GAMES, gameNamed, isGame } from "../games/index.ts";
import { HOLD_GAME, arrivalOf } from "../../floor/start/fragment.ts";
import {
  type Settings,
  SETTING_NAMES,
  settingsNamed,
  isSetting,
  possibleValues,
  readValue,
} from "../settings/settings.ts";
import { keysOf } from "../../floor/base/keys.ts";

/**
 * The requests of the address during this visit. `seed` makes the computer's choices repeatable;
 * without it the modules draw their seeds. A
 * level is one of the game that the address names, or of any game if it names none.
 * @param search such as "?lang=de&level=pascal"
 */
export function readAddress(search: string): {
  fromAddress: Partial<Settings>;
  seedAt: (ply: number) => number | undefined;
  problems: Problem[];
} {
  const parameters = new URLSearchParams(search);
  const games = isGame(parameters.get("game")) ? [gameNamed(parameters.get("game"))] : GAMES;
  const fromAddress: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const name of SETTING_NAMES) {
    const text = parameters.get(name);
    if (text === null) continue;
    const value = readValue(name, text);
    const fields = settingsNamed(name);
    if (games.some((game) => fields.every((field) => isSetting(game, field, value))))
      for (const field of fields) fromAddress[field] = value;
    else problems.push(unknownInAddress(name, text, possibleValues(games[0], name)));
  }
  const seed = parameters.get("seed");
  const repeatable = seed !== null && /^\d{1,9}$/.test(seed);
  if (seed !== null && !repeatable) problems.push(unknownInAddress("seed", seed));
  const seedAt = (ply: number) => (repeatable ? Number(seed) + ply : undefined);
  return { fromAddress, seedAt, problems };
}

/** @param choices what the value could be */
export function unknownInAddress(name: string, value: string, choices: readonly string[] = []) {
  const detail = value === "" ? name : `${name}=${value}`;
  return problem("bad-address", detail, `unknown ${name} in the address`, choices);
}

/** The fragment of the link that skips to the board. */
const BOARD = "#board";

/**
 * That a fragment is nothing that the page opens, such as a link that was cut off; null for any
 * other.
 * @param fragment such as "#m=f5d6"
 */
export function unknownFragment(fragment: string): Problem | null {
  const parameters = new URLSearchParams(fragment.slice(1));
  const isKnown =
    ["", BOARD].includes(fragment) ||
    arrivalOf(fragment) !== null ||
    HOLD_GAME.some((name) => parameters.has(name)) ||
    isGame(parameters.get("game"));
  return isKnown ? null : problem("bad-address", fragment, "unknown fragment in the address");
}

/** Parameters with what another program has shared with the page, as the manifest names them. */
const SHARED = ["shared-text", "shared-link", "shared-title"];

/**
 * The text that another program has shared with the page; null if there is none.
 * @param search such as "?shared-text=f5d6c3"
 */
export function sharedText(search: string): string | null {
  const parameters = new URLSearchParams(search);
  return SHARED.map((name) => parameters.get(name)?.trim()).find(Boolean) ?? null;
}

/** The shared text, which a reload does not find again. */
export function takeShared() {
  const text = sharedText(location.search);
  const search = searchWithout(location.search, SHARED);
  if (text !== null) replaceAddress(location.pathname + search + location.hash);
  return text;
}

/** The parameter of a file of games. */
export const SOURCE = "src";

/** The parameter of how often that file is read. */
export const EVERY = "every";

/** The parameter of an exercise. */
const EXERCISE = "exercise";

/** The exercise that the address names; null if there is none. */
export function exerciseInAddress() {
  return new URLSearchParams(location.search).get(EXERCISE);
}

/** Takes the exercise out of the address: a reload does not find it again. */
export function takeExercise() {
  const exercise = exerciseInAddress();
  const search = searchWithout(location.search, [EXERCISE]);
  if (exercise !== null) replaceAddress(location.pathname + search + location.hash);
  return exercise;
}

/**
 * Takes the fragment out of the address.
 * @param state of its entry in the history
 */
export function forgetFragment(state?: unknown) {
  replaceAddress(location.pathname + location.search, state);
}

/** Takes the settings that have changed out of the address. */
export function forgetChanged(settings: Settings, before: Settings) {
  const names = keysOf(settings);
  forgetSettings(names.filter((name) => settings[name] !== before[name]));
}

/**
 * Takes settings out of the address.
 * @param names of their fields
 */
export function forgetSettings(names: string[]) {
  const search = searchWithout(location.search, names);
  if (search !== location.search) replaceAddress(location.pathname + search + location.hash);
}

/**
 * @param search such as "?lang=de&level=pascal"
 * @param settings names of fields
 */
export function searchWithout(search: string, settings: string[]) {
  const parameters = new URLSearchParams(search);
  const gone = [...parameters.keys()].filter((name) =>
    settingsNamed(name).some((field) => settings.includes(field)),
  );
  if (gone.length === 0) return search;
  for (const name of gone) parameters.delete(name);
  return [...parameters].length > 0 ? `?${parameters}` : "";
}

export function replaceAddress(address: string, state: unknown = history.state) {
  try {
    history.replaceState(state, "", address);
  } catch {
    // Documents without an address (srcdoc frames) cannot change it.
  }
}
