/**
 * Executes the commands of the host page. A command that cannot be executed throws and changes
 * nothing. Locks bind the visitor, not the host page.
 *
 * @import { Command, NewGame } from "../../embed/embed.js"
 * @import { Settings } from "../state/settings.js"
 * @import { State } from "../state/state.js"
 * @import { Context } from "../state/context.js"
 */

import { CONTROLS, USUAL_CONTROLS } from "../state/action-table.js";
import { LOCKS, readList } from "../state/locks.js";
import { isGame } from "../games/index.js";
import { PageError } from "../base/problems.js";
import { fieldsOf, isSetting } from "../state/settings.js";
import { atPly } from "../game/session.js";
import { squareIndex } from "../game/squares.js";

/**
 * @param {Context} context
 * @param {Command} command
 */
export function execute(context, command) {
  switch (command.type) {
    case "newgame":
      return begin(context, command.options ?? {});
    case "load":
      return load(context, command.moves, command.ply ?? null);
    case "goto":
      return goTo(context, command.ply);
    case "play":
      return playNamed(context, command.square);
    case "set":
      return set(context, command.name, command.value);
  }
}

/**
 * @param {Context} context
 * @param {NewGame} options
 */
function begin({ store, session }, options) {
  const { start, first } = store.get().settings.current;
  const { position, ...standard } = { start, first, ...options };
  for (const [name, value] of Object.entries(standard)) {
    if (name !== "start" && name !== "first") throw new PageError("embed-name", name);
    if (!isSetting(name, value)) throw new PageError("embed-value", `${name}=${value}`);
  }
  if (position !== undefined && typeof position !== "string")
    throw new PageError("embed-value", `position=${position}`);
  const game = session.create(position === undefined ? standard : { position });
  store.dispatch({ type: "started", game: session.show(game), byHost: true });
}

/**
 * Plays the moves that a game adds to the one on the board, and puts any other game there.
 * @param {Context} context
 * @param {string} moves
 * @param {number | null} ply
 */
function load(context, moves, ply) {
  const { store, session } = context;
  const before = store.get().game;
  const read = moves.trim() === "" ? session.create() : session.read(moves);
  const game = ply === null ? read : atPly(read, ply);
  const after = game.snapshot();
  const added = ply === null && continues(before, after) ? after.line.slice(before.ply) : [];
  if (added.length === 0) {
    store.dispatch({ type: "loaded", game: session.show(game), byHost: true });
    return;
  }
  game.free();
  for (const square of added) playNamed(context, square);
}

/**
 * Whether a game only adds moves to the one on the board, which is at its last move.
 * @param {State["game"]} before
 * @param {State["game"]} after
 */
function continues(before, after) {
  return (
    before.initial === after.initial &&
    before.ply === before.line.length &&
    before.line.every((square, index) => square === after.line[index])
  );
}

/**
 * @param {Context} context
 * @param {number} ply
 */
function goTo({ store, session }, ply) {
  if (ply < 0 || ply > store.get().game.line.length) throw new PageError("bad-ply", String(ply));
  store.dispatch({ type: "jumped", game: session.goTo(ply), pause: true });
}

/**
 * @param {Context} context
 * @param {string} name
 */
function playNamed({ store, session }, name) {
  const { game } = store.get();
  const square = squareIndex(game, name.trim().toLowerCase());
  const side = game.turn;
  if (square === null) throw new PageError("no-such-square", name);
  if (side === null) throw new PageError("game-over");
  store.dispatch({ type: "moved", game: session.play(square), side, square, found: null });
}

/**
 * @param {Context} context
 * @param {string} name
 * @param {unknown} value
 */
function set({ store }, name, value) {
  if (name === "lock") return store.dispatch({ type: "locked", locks: listOf(name, value, LOCKS) });
  if (name === "controls") {
    const controls = value === null ? USUAL_CONTROLS : listOf(name, value, CONTROLS);
    return store.dispatch({ type: "controls", controls });
  }
  if (name === "game" && isGame(value)) return;
  if (name === "game") throw new PageError("embed-value", `game=${value}`);
  const fields = fieldsOf(name);
  if (!fields.every((field) => Object.hasOwn(store.get().settings.current, field)))
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
