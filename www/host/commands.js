/**
 * Executes the commands of the host page. A command that cannot be executed throws and changes
 * nothing. Locks bind the visitor, not the host page.
 *
 * @import { Command, NewGame } from "../../embed/embed.js"
 * @import { State } from "../app/state.js"
 * @import { Context } from "../app/context.js"
 */

import { CONTROLS, USUAL_CONTROLS } from "../app/action-table.js";
import { isGround, LOCKS, readList } from "../settings/host-locks.js";
import { FIRST_GAME, gameOf } from "../games/index.js";
import { chooseGame } from "../game/choose-game.js";
import { PageError, problemBehind, textOf } from "../base/problems.js";
import { readCollection } from "../game/read-collection.js";
import { isRenewal } from "../game/relay.js";
import { sourceOf } from "../game/comments.js";
import { openExercise } from "../exercises/exercise-steps.js";
import {
  defaultSettings,
  settingsNamed,
  isSetting,
  possibleValues,
  setupOf,
  readValue,
} from "../settings/settings.js";
import { showsPoint } from "../board/shown-game.js";
import { atPly } from "../game/session.js";
import { personName } from "../board/friend-game.js";
import { columnNumbered, squareIndex } from "../games/squares.js";

/**
 * @param {Context} context
 * @param {Command} command
 * @returns {Promise<unknown> | null} settled when the command is done, null where it is done
 *   at once
 */
export function execute(context, command) {
  switch (command.type) {
    case "newgame":
      begin(context, command.options ?? {});
      break;
    case "load": {
      const { moves, ply = null } = command;
      if (context.session.readsTexts) load(context, moves, ply);
      else return context.session.prepareToRead().then(() => load(context, moves, ply));
      break;
    }
    case "goto":
      goTo(context, command.ply);
      break;
    case "play":
      playNamed(context, command.square);
      break;
    case "games":
      takeGames(context, command);
      break;
    case "choose":
      context.store.dispatch({ type: "collection-wanted", number: command.number });
      break;
    case "set":
      return set(context, command.name, command.value);
  }
  return null;
}

/**
 * Reads the games of the files that the host page has fetched, or says why it has none; without an
 * address the list goes, and the board stays as it is.
 * @param {Context} context
 * @param {Command & {type: "games"}} command
 */
function takeGames(context, { address, files, problem: code, ...begin }) {
  const { store } = context;
  if (address === "") store.dispatch({ type: "collection-forgotten", byHost: true });
  else if (files && !code) readCollection(context, files, { address, ...begin });
  else if (isRenewal(store.get(), { address, relay: begin.relay }))
    store.dispatch({ type: "relay-checked", fault: "missing", time: context.now() });
  else {
    const error = new PageError(code ?? "games-missing", address);
    store.dispatch({ type: "problems", problems: [problemBehind("load", error)] });
  }
}

/**
 * @param {Context} context
 * @param {NewGame} options
 */
function begin({ store, session }, options) {
  const game = gameOf(store.get());
  const { position, ...standard } = { ...setupOf(store.get().settings.current), ...options };
  for (const [name, value] of Object.entries(standard)) {
    if (!Object.hasOwn(game.setup, name)) throw new PageError("embed-name", name);
    if (!isSetting(game, name, value))
      throw new PageError("embed-value", `${name}=${textOf(value)}`);
  }
  if (position !== undefined && typeof position !== "string")
    throw new PageError("embed-value", `position=${textOf(position)}`);
  const created = session.create(position === undefined ? standard : { position });
  store.dispatch({ type: "started", game: session.show(created), byHost: true });
}

/**
 * Plays the moves that a game adds to the one on the board, and puts any other game there, also
 * one whose text may have comments: they are read with the game.
 * @param {Context} context
 * @param {string} moves
 * @param {number | null} ply
 */
function load(context, moves, ply) {
  const { store, session } = context;
  const before = store.get().game;
  const read = session.readRecord(moves);
  const game = ply === null ? read : atPly(read, ply);
  const after = game.snapshot();
  const plays = ply === null && continues(before, after) && sourceOf(moves, after) === null;
  const added = plays ? after.line.slice(before.ply) : [];
  if (added.length === 0) {
    store.dispatch({ type: "loaded", game: session.show(game), byHost: true, text: moves });
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
 * The editor shows no point of the game, and what the visitor sets up in it stays.
 * @param {Context} context
 * @param {number} ply
 */
function goTo({ store, session }, ply) {
  if (!showsPoint(store.get())) throw new PageError("editing");
  store.dispatch({ type: "jumped", game: session.goTo(ply), pause: true });
}

/**
 * @param {Context} context
 * @param {string} name of a square, or of a column where moves are columns
 */
function playNamed({ store, session }, name) {
  const { game } = store.get();
  const meant = name.trim().toLowerCase();
  const column = gameOf(store.get()).entry === "column" ? columnNumbered(game, meant) : null;
  const square = column ?? squareIndex(game, meant);
  const side = game.turn;
  if (square === null) throw new PageError("no-such-square", name);
  if (side === null) throw new PageError("game-over");
  store.dispatch({ type: "moved", game: session.play(square), side, square, found: null });
}

/**
 * @param {Context} context
 * @param {string} name
 * @param {unknown} value
 * @returns {Promise<unknown> | null}
 */
function set(context, name, value) {
  const { store } = context;
  if (name === "lock") {
    store.dispatch({ type: "locked", locks: listOf(name, value, LOCKS) });
    return null;
  }
  if (name === "controls") {
    const controls = value === null ? USUAL_CONTROLS : listOf(name, value, CONTROLS);
    store.dispatch({ type: "controls", controls });
    return null;
  }
  if (name === "ground") {
    if (!isGround(value)) throw new PageError("embed-value", `${name}=${textOf(value)}`);
    store.dispatch({ type: "ground", ground: value });
    return null;
  }
  if (name === "black-name" || name === "white-name") {
    const side = name === "black-name" ? "black" : "white";
    store.dispatch({ type: "person-named", side, name: personName(textOf(value ?? "")) });
    return null;
  }
  if (name === "exercise") {
    if (!["string", "number"].includes(typeof value))
      throw new PageError("embed-value", `${name}=${textOf(value)}`);
    return openExercise(context, String(value));
  }
  return setSetting(context, name, value);
}

/**
 * @param {Context} context
 * @param {string} name
 * @param {unknown} given a value, the text of an attribute, or null for that of a first visit
 * @returns {Promise<unknown> | null}
 */
function setSetting(context, name, given) {
  const { store, lang } = context;
  const game = gameOf(store.get());
  const fields = settingsNamed(name);
  if (!fields.every((field) => Object.hasOwn(store.get().settings.current, field)))
    throw new PageError("embed-name", name);
  const usual = /** @type {Record<string, unknown>} */ ({
    ...defaultSettings(lang, game),
    game: FIRST_GAME.id,
  });
  const value =
    given === null ? usual[fields[0]] : typeof given === "string" ? readValue(name, given) : given;
  if (!fields.every((field) => isSetting(game, field, value)))
    throw new PageError(
      "embed-value",
      `${name}=${textOf(given)}`,
      undefined,
      possibleValues(game, name),
    );
  if (name === "game") return value === game.id ? null : chooseGame(context, String(value));
  const choices = Object.fromEntries(fields.map((field) => [field, value]));
  store.dispatch({ type: "chosen", choices, byHost: true });
  return null;
}

/**
 * @template {string} T
 * @param {string} name
 * @param {unknown} value
 * @param {readonly T[]} allowed
 */
function listOf(name, value, allowed) {
  const { known, unknown } = readList(textOf(value), allowed);
  if (unknown.length > 0) throw new PageError("embed-value", `${name}=${unknown[0]}`);
  return known;
}
