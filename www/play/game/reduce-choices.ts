/**
 * How choices of settings change the game: one setting, all at once, those of another tab. Pure.
 */

import type { Lang } from "../../floor/base/languages.ts";
import type { SettingsSlice } from "../settings/additions.ts";
import type { Core } from "../../floor/base/page.ts";
import { type GameDescriptor, gameOf } from "../games/index.ts";
import { isFieldLocked } from "../settings/host-locks.ts";
import { withErased } from "../../floor/base/erasing.ts";
import { setPaused } from "./reduce-search.ts";
import { computerToMove } from "../board/turn.ts";
import { type Choices, type Settings, SEATS, hasHuman } from "../settings/settings.ts";
import { fieldOf, settingsOf, storedName } from "../settings/kept-settings.ts";
import { pick, withSpoken } from "../settings/reduce-settings.ts";
import { leftOutOfRecord } from "./waiting-game.ts";
import { keysOf } from "../../floor/base/keys.ts";

/**
 * Settings by the visitor or the host page, those of one event at once. Other players take effect
 * at once. Two computers of the visitor's choice wait for "Continue": who sets the second side to
 * computer may be about to take the first one. Two computers that play pause when one becomes
 * human. A choice of the address is the visitor's own once it is chosen as well.
 */
export function choose<S extends Core>(state: S, choices: Partial<Settings>, byHost = false): S {
  const { current, stored, fromAddress } = state.settings;
  const names = keysOf(choices);
  const changed = names.filter((name) => current[name] !== choices[name]);
  const isAsked = names.some((name) => Object.hasOwn(fromAddress, name));
  if (changed.length === 0 && !isAsked) return state;
  const settings: SettingsSlice = {
    current: { ...current, ...choices },
    stored: { ...stored, ...storedForm(gameOf(state), choices) },
    spoken: state.settings.spoken,
    absent: choices.lang === undefined ? state.settings.absent : null,
    fromAddress: pick(fromAddress, (other) => !Object.hasOwn(choices, other)),
  };
  const reseated = changed.some((name) => SEATS.some((seat) => seat === name));
  const after = { ...(reseated ? leftOutOfRecord(state) : state), settings };
  if (changed.includes("black") || changed.includes("white")) return seat(state, after, byHost);
  return changed.includes("confirm") ? { ...after, point: { ...state.point, armed: null } } : after;
}

/** Choices by the names under which they are stored. */
function storedForm(game: GameDescriptor, choices: Partial<Settings>): Choices {
  return Object.fromEntries(
    Object.entries(choices).map(([name, value]) => [storedName(game, name), value]),
  );
}

function seat<S extends Core>(before: Core, after: S, byHost: boolean): S {
  const had = hasHuman(before.settings.current);
  const has = hasHuman(after.settings.current);
  const pause = has ? !had && before.search.paused === null : had && !byHost;
  const point = { ...before.point, armed: null, request: null, hint: null };
  const settled = setPaused({ ...after, point }, pause);
  return settled.search.paused ? { ...settled, notice: { kind: "paused" } } : settled;
}

/**
 * To the settings of a first visit. A computer that takes the place of a human who is to move waits
 * for "Continue": the settings can be brought back before it has moved.
 * @param lang the language where none is chosen
 */
export function reset<S extends Core>(state: S, lang: Lang): S {
  const { stored } = state.settings;
  const first = replaceStored(state, {}, lang);
  const after = computerToMove(state) ? first : setPaused(first, true);
  return Object.keys(stored).length === 0 ? after : withErased(after, "settings", stored);
}

/**
 * Takes over what the visitor chose in another tab. Who plays belongs to the game on the board of
 * each.
 * @param lang the language where none is chosen
 */
export function share<S extends Core>(state: S, choices: Choices, lang: Lang): S {
  return replaceStored(state, choices, lang, SEATS);
}

/**
 * Replaces all that the visitor chose. The game on the board and locked settings stay, and settings
 * from the address still override. A language that has not loaded is not tried again.
 * @param lang the language where none is chosen
 * @param keptFields fields of the game on the board that stay as well
 */
export function replaceStored<S extends Core>(
  state: S,
  choices: Choices,
  lang: Lang,
  keptFields: readonly string[] = [],
): S {
  const { locks } = state.host;
  const isFree = (field: string) => field !== "game" && !isFieldLocked(locks, field);
  const isTaken = (name: string) => {
    const { game, field } = fieldOf(name);
    return isFree(field) && !(keptFields.includes(field) && game === gameOf(state));
  };
  const { stored: before, fromAddress, absent } = state.settings;
  const stored = { ...pick(choices, isTaken), ...pick(before, (name) => !isTaken(name)) };
  const wantedSettings = withSpoken(state, settingsOf(lang, gameOf(state), stored, fromAddress));
  const free = pick(wantedSettings, (field) => isFree(field) && !keptFields.includes(field));
  const after = choose(state, free);
  return { ...after, settings: { ...after.settings, stored, fromAddress, absent } };
}
