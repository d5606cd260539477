/**
 * Carries out what the page around the board asks for. A command that cannot be carried out throws
 * and leaves everything as it was. Locks bind the visitor, not the page around the board.
 *
 * @import { Command, NewGame } from "../../embed/embed.js"
 * @import { Parts } from "../state/actions.js"
 * @import { GameText, Settings, State } from "../state/types.js"
 */

import { CONTROLS, LOCKS, USUAL_CONTROLS, readList } from "../state/locks.js";
import { USUAL, openingOf } from "../game/setups.js";
import { PageError } from "../base/problems.js";
import { isSetting } from "../state/settings.js";
import { parsePasted } from "../game/share.js";
import { squareIndex } from "../game/squares.js";

/**
 * @param {Parts} parts
 * @param {Command} command
 */
export function obey(parts, command) {
  switch (command.type) {
    case "newgame":
      return begin(parts, command.options ?? {});
    case "load":
      return load(parts, command.moves, command.ply ?? null);
    case "goto":
      return goTo(parts, command.ply);
    case "play":
      return playNamed(parts, command.square);
    case "set":
      return set(parts, command.name, command.value);
  }
}

/**
 * @param {Parts} parts
 * @param {NewGame} options
 */
function begin({ store, game }, options) {
  const { start, first } = store.get().settings;
  const { position, ...usual } = { start, first, ...options };
  for (const [name, value] of Object.entries(usual)) {
    if (name !== "start" && name !== "first") throw new PageError("embed-name", name);
    if (!isSetting(name, value)) throw new PageError("embed-value", `${name}=${value}`);
  }
  if (position !== undefined && typeof position !== "string")
    throw new PageError("embed-value", `position=${position}`);
  const opening = position === undefined ? usual : openingOf(position);
  store.dispatch({ type: "started", game: game.load(opening, "", null), byHost: true });
}

/**
 * @param {Parts} parts
 * @param {string} moves
 * @param {number | null} ply
 */
function load(parts, moves, ply) {
  const { store, game } = parts;
  const { opening, transcript } =
    moves.trim() === "" ? { opening: USUAL, transcript: "" } : parsePasted(moves);
  const before = store.get().game;
  const loaded = game.load(opening, transcript, ply);
  const fresh = ply === null && goesOn(before, loaded) ? loaded.line.slice(before.line.length) : [];
  if (fresh.length === 0) {
    store.dispatch({ type: "loaded", game: loaded, byHost: true });
    return;
  }
  game.goTo(before.ply);
  for (const square of fresh) playNamed(parts, square);
}

/**
 * Whether a game only adds moves to the one on the board, which shows its last move.
 * @param {State["game"]} before
 * @param {State["game"]} after
 */
function goesOn(before, after) {
  return (
    before.origin === after.origin &&
    before.ply === before.line.length &&
    before.line.every((square, index) => square === after.line[index])
  );
}

/**
 * @param {Parts} parts
 * @param {number} ply
 */
function goTo({ store, game }, ply) {
  if (ply < 0 || ply > store.get().game.line.length) throw new PageError("bad-ply", String(ply));
  store.dispatch({ type: "went", game: game.goTo(ply), hold: true });
}

/**
 * @param {Parts} parts
 * @param {string} name
 */
function playNamed({ store, game }, name) {
  const square = squareIndex(name.trim().toLowerCase());
  const side = store.get().game.turn;
  if (square === null) throw new PageError("no-such-square", name);
  if (side === null) throw new PageError("game-over");
  store.dispatch({ type: "moved", game: game.play(square), side, square, found: null });
}

/**
 * @param {Parts} parts
 * @param {string} name
 * @param {unknown} value
 */
function set({ store }, name, value) {
  if (name === "lock") return store.dispatch({ type: "locked", locks: listOf(name, value, LOCKS) });
  if (name === "controls") {
    const controls = value === null ? USUAL_CONTROLS : listOf(name, value, CONTROLS);
    return store.dispatch({ type: "controls", controls });
  }
  if (name === "game" && value === "reversi") return;
  if (name === "game") throw new PageError("embed-value", `game=${value}`);
  const fields = name === "level" ? ["black-level", "white-level"] : [name];
  if (!fields.every((field) => Object.hasOwn(store.get().settings, field)))
    throw new PageError("embed-name", name);
  if (!fields.every((field) => isSetting(field, value)))
    throw new PageError("embed-value", `${name}=${value}`);
  for (const field of fields) {
    const checked = /** @type {Settings[keyof Settings]} */ (value);
    store.dispatch({
      type: "setting",
      name: /** @type {keyof Settings} */ (field),
      value: checked,
    });
  }
}

/**
 * @template {string} T
 * @param {string} name
 * @param {unknown} value
 * @param {readonly T[]} allowed
 */
function listOf(name, value, allowed) {
  const { known, unknown } = readList(typeof value === "string" ? value : String(value), allowed);
  if (unknown.length > 0) throw new PageError("embed-value", `${name}=${unknown[0]}`);
  return known;
}
