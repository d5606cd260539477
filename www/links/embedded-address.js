/**
 * The host page as the address describes it: whether there is one, its origin, what it locks, and
 * which controls it requests. Pure.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Lock } from "../settings/host-locks.js"
 * @import { Ground } from "../app/state.js"
 * @import { Side } from "../../reversi-rules.js"
 */

import { EVERY, searchWithout, unknownInAddress } from "./address.js";
import { MIN_SECONDS, MAX_SECONDS, secondsOf } from "../../embed/host-page/relay.js";
import { CONTROLS, USUAL_CONTROLS } from "../app/action-table.js";
import { personName } from "../board/friend-game.js";
import { isGround, LOCKS, readList } from "../settings/host-locks.js";
import { SETTING_NAMES } from "../settings/settings.js";

/**
 * @typedef {object} Embedding
 * @property {boolean} embedded whether the page is a board within another page
 * @property {string | null} origin of the host page that may send commands; null for none
 * @property {Lock[]} locks
 * @property {string[] | null} controls null shows everything
 * @property {Ground} ground
 * @property {Readonly<Record<Side, string>>} names of the persons who play
 * @property {Problem[]} problems
 */

/**
 * @param {string} search such as "?embed=1&lock=undo,hint"
 * @returns {Embedding}
 */
export function readEmbedding(search) {
  const parameters = new URLSearchParams(search);
  const embedded = parameters.get("embed") === "1";
  const locks = readList(parameters.get("lock") ?? "", LOCKS);
  const controls = readList(parameters.get("controls") ?? "", CONTROLS);
  const origin = parameters.get("origin");
  const problems = [
    ...locks.unknown.map((word) => unknownInAddress("lock", word, LOCKS)),
    ...controls.unknown.map((word) => unknownInAddress("controls", word)),
  ];
  // Other sites add parameters to links of the whole page, which are not its own.
  const known = embedded ? KNOWN : [...parameters.keys()];
  for (const name of new Set(parameters.keys()))
    if (!known.includes(name)) problems.push(unknownInAddress(name, parameters.get(name) ?? ""));
  const every = parameters.get(EVERY);
  if (every !== null && secondsOf(every) === null)
    problems.push(unknownInAddress(EVERY, every, [`${MIN_SECONDS}–${MAX_SECONDS}`]));
  const ground = parameters.get("ground") ?? "page";
  const nameIn = (/** @type {string} */ name) =>
    (embedded && personName(parameters.get(name) ?? "")) || "";
  if (!isGround(ground)) problems.push(unknownInAddress("ground", ground));
  if (origin !== null && !isOrigin(origin)) problems.push(unknownInAddress("origin", origin));
  return {
    embedded,
    origin: embedded && origin !== null && isOrigin(origin) ? origin : null,
    locks: locks.known,
    controls: embedded ? (parameters.has("controls") ? controls.known : USUAL_CONTROLS) : null,
    ground: embedded && isGround(ground) ? ground : "page",
    names: { black: nameIn("black-name"), white: nameIn("white-name") },
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
];

/** The parameters of an embedded board. */
const KNOWN = [...NAMES, ...SETTING_NAMES, "exercise", "seed", "src", EVERY];

/**
 * The search of the whole page's address: a link from an embedded board leads there.
 * @param {string} search
 */
export function searchOfWholePage(search) {
  return readEmbedding(search).embedded ? searchWithout(search, NAMES) : search;
}

/**
 * Scheme, host and port, or "null", which is how browsers call the origin of a file.
 * @param {string} text
 */
function isOrigin(text) {
  try {
    return text === "null" || new URL(text).origin === text;
  } catch {
    return false;
  }
}
