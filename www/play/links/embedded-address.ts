/**
 * The host page as the address describes it: whether there is one, its origin, what it locks, and
 * which controls it requests. Pure.
 */

import type { Problem } from "../../floor/base/problems.ts";
import type { Controls, Ground } from "../settings/host-locks.ts";
import type { Side } from "../../../reversi-rules.js";
import { EVERY, searchWithout, unknownInAddress } from "./address.ts";
import { MIN_SECONDS, MAX_SECONDS, secondsOf } from "../../../embed/host-page/relay-seconds.ts";
import { personName } from "../board/friend-game.ts";
import {
  type Lock,
  GROUNDS,
  HOST_SWITCHES,
  isGround,
  LOCKS,
  readList,
} from "../settings/host-locks.ts";
import { readSwitch, SETTING_NAMES } from "../settings/settings.ts";

export interface Embedding {
  /** Whether the page is a board within another page. */
  embedded: boolean;
  /** Of the host page that may send commands; null for none. */
  origin: string | null;
  locks: Lock[];
  /** Null shows everything. */
  controls: readonly string[] | null;
  ground: Ground;
  /** Of the persons who play. */
  names: Readonly<Record<Side, string>>;
  /** Whether the host page is asked before each move of the visitor. */
  asks: boolean;
  /** Whether the wheel over the board steps through the game. */
  wheel: boolean;
  problems: Problem[];
}

const isEmbedded = (parameters: URLSearchParams) => parameters.get("embed") === "1";

/** @param search such as "?embed=1&lock=undo,hint" */
export function readEmbedding(search: string, { all, usual }: Controls): Embedding {
  const parameters = new URLSearchParams(search);
  const embedded = isEmbedded(parameters);
  const locks = readList(parameters.get("lock") ?? "", LOCKS);
  const controls = readList(parameters.get("controls") ?? "", all);
  const origin = parameters.get("origin");
  const problems = [
    ...locks.unknown.map((word) => unknownInAddress("lock", word, LOCKS)),
    ...controls.unknown.map((word) => unknownInAddress("controls", word)),
  ];
  // Other sites add parameters to links of the whole page, which are not its own.
  const knownNames = embedded ? KNOWN : [...parameters.keys()];
  for (const name of new Set(parameters.keys()))
    if (!knownNames.includes(name))
      problems.push(unknownInAddress(name, parameters.get(name) ?? ""));
  const every = parameters.get(EVERY);
  if (every !== null && secondsOf(every) === null)
    problems.push(unknownInAddress(EVERY, every, [`${MIN_SECONDS}–${MAX_SECONDS}`]));
  const ground = parameters.get("ground") ?? "page";
  const nameIn = (name: string) => (embedded && personName(parameters.get(name) ?? "")) || "";
  if (!isGround(ground)) problems.push(unknownInAddress("ground", ground, GROUNDS));
  for (const name of HOST_SWITCHES) {
    const text = parameters.get(name) ?? "";
    if (readSwitch(name, text) === null)
      problems.push(unknownInAddress(name, text, ["true", "false"]));
  }
  const isOn = (name: string) =>
    embedded && readSwitch(name, parameters.get(name) ?? "false") === true;
  if (origin !== null && !isOrigin(origin)) problems.push(unknownInAddress("origin", origin));
  return {
    embedded,
    origin: embedded && origin !== null && isOrigin(origin) ? origin : null,
    locks: locks.known,
    controls: embedded ? (parameters.has("controls") ? controls.known : usual) : null,
    ground: embedded && isGround(ground) ? ground : "page",
    names: { black: nameIn("black-name"), white: nameIn("white-name") },
    asks: isOn("asks"),
    wheel: isOn("wheel"),
    problems,
  };
}

/** Parameters that only an embedded board has in its address. */
const NAMES = [
  "embed",
  "audience",
  "origin",
  "lock",
  "controls",
  "ground",
  "black-name",
  "white-name",
  ...HOST_SWITCHES,
];

/** The parameters of an embedded board. */
const KNOWN = [...NAMES, ...SETTING_NAMES, "exercise", "seed", "src", EVERY];

/** The search of the whole page's address: a link from an embedded board leads there. */
export function searchOfWholePage(search: string) {
  return isEmbedded(new URLSearchParams(search)) ? searchWithout(search, NAMES) : search;
}

/** Scheme, host and port, or "null", which is how browsers call the origin of a file. */
function isOrigin(text: string) {
  try {
    return text === "null" || new URL(text).origin === text;
  } catch {
    return false;
  }
}
