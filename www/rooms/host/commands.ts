/**
 * Executes the commands of the host page. A command that cannot be executed throws and changes
 * nothing. Locks bind the visitor, not the host page.
 */

import type { Side } from "../../../reversi-rules.js";
import { readMarks } from "../../../embed/host-page/marks.ts";
import type { Command, NewGame } from "../../../embed/element-types.ts";
import type { Context, Core } from "../../floor/base/page.ts";
import { HOST_SWITCHES, isGround, LOCKS, readList } from "../../play/settings/host-locks.ts";
import { FIRST_GAME, gameOf, isGame } from "../../play/games/index.ts";
import { chooseGame } from "../../play/game/choose-game.ts";
import { PageError, problemBehind, textOf } from "../../floor/base/problems.ts";
import type { Room } from "../../play/ui/room.ts";
import { readCollection } from "../../play/game/read-collection.ts";
import { isRenewal } from "../../play/game/relay.ts";
import { sourceOf } from "../../play/game/comment-lists.ts";
import {
  defaultSettings,
  settingsNamed,
  isSetting,
  possibleValues,
  setupOf,
  readSwitch,
  readValue,
} from "../../play/settings/settings.ts";
import { showColours } from "./own-colours.ts";
import { showsPoint } from "../../play/board/shown-game.ts";
import { atPly } from "../../play/game/session.ts";
import { personName } from "../../play/board/friend-game.ts";
import { columnNumbered, isCorrected, squareIndex } from "../../play/games/squares.ts";

/** @returns settled when the command is done, null where it is done at once */
export function execute(
  context: Context,
  command: Exclude<Command, { type: "answer" }>,
): Promise<unknown> | null {
  switch (command.type) {
    case "newgame":
      begin(context, command.options ?? {});
      return null;
    case "load": {
      const { moves, ply = null } = command;
      if (!context.session.readsTexts)
        return context.session.prepareToRead().then(() => load(context, moves, ply));
      load(context, moves, ply);
      return null;
    }
    case "goto":
      goTo(context, command.ply);
      return null;
    case "play":
      playNamed(context, command.square);
      return null;
    case "games":
      takeGames(context, command);
      return null;
    case "choose":
      context.store.dispatch({ type: "collection-wanted", number: command.number });
      return null;
    case "set":
      return set(context, command.name, command.value);
  }
}

/**
 * Reads the games of the files that the host page has fetched, or says why it has none; without an
 * address the list goes, and the board stays as it is.
 */
function takeGames(
  context: Context,
  { address, files, problem: code, ...begin }: Command & { type: "games" },
) {
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

function begin({ store, session }: Context, options: NewGame) {
  const game = gameOf(store.get());
  const { position, ...standard } = { ...setupOf(store.get().settings.current), ...options };
  for (const [name, value] of Object.entries(standard)) {
    if (!Object.hasOwn(game.setup, name)) throw new PageError("embed-name", name);
    if (!isSetting(game, name, value)) throw impossible(name, value);
  }
  if (position !== undefined && typeof position !== "string")
    throw impossible("position", position);
  const created = session.create(position === undefined ? standard : { position });
  store.dispatch({ type: "started", game: session.show(created), byHost: true });
}

/**
 * Plays the moves that a game adds to the one on the board, and puts any other game there, also
 * one whose text may have comments: they are read with the game.
 */
function load(context: Context, moves: string, ply: number | null) {
  const { store, session } = context;
  const before = store.get().game;
  const read = session.readRecord(moves);
  const game = ply === null ? read : atPly(read, ply);
  const after = game.snapshot();
  const isPlain = sourceOf(moves, after) === null && !isCorrected(after.line.join(""));
  const plays = ply === null && continues(before, after) && isPlain;
  const added = plays ? after.line.slice(before.ply) : [];
  if (added.length === 0) {
    store.dispatch({ type: "loaded", game: session.show(game), byHost: true, text: moves });
    return;
  }
  game.free();
  for (const square of added) playNamed(context, square);
}

/** Whether a game only adds moves to the one on the board, which is at its last move. */
function continues(before: Core["game"], after: Core["game"]) {
  return (
    before.initial === after.initial &&
    before.ply === before.line.length &&
    before.line.every((square, index) => square === after.line[index])
  );
}

/** The editor shows no point of the game, and what the visitor sets up in it stays. */
function goTo({ store, session }: Context, ply: number) {
  if (!showsPoint(store.get())) throw new PageError("editing");
  store.dispatch({ type: "jumped", game: session.goTo(ply), pause: true });
}

/** @param name of a square, or of a column where moves are columns */
function playNamed({ store, session }: Context, name: string) {
  const { game } = store.get();
  const meant = name.trim().toLowerCase();
  const column = gameOf(store.get()).entry === "column" ? columnNumbered(game, meant) : null;
  const square = column ?? squareIndex(game, meant);
  const side = game.turn;
  if (square === null) throw new PageError("no-such-square", name);
  if (side === null) throw new PageError("game-over");
  store.dispatch({ type: "moved", game: session.play(square), side, square, found: null });
}

/** What an attribute sets beside the settings of the page. */
const SETS: Readonly<Record<string, (context: Context, value: unknown) => void>> = {
  lock: ({ store }, value) =>
    store.dispatch({ type: "locked", locks: listOf("lock", value, LOCKS) }),
  controls: (context, value) => {
    const { usual, all } = context.controls;
    host(context, { controls: value === null ? usual : listOf("controls", value, all) });
  },
  ground: (context, value) => {
    if (!isGround(value)) throw impossible("ground", value);
    host(context, { ground: value });
  },
  marks: (context, value) => {
    const { marks, unknown } = readMarks(textOf(value ?? ""));
    if (unknown.length > 0) throw impossible("marks", unknown[0]);
    host(context, { marks });
  },
  colours: (_, value) => showColours(value),
  "black-name": namePerson("black"),
  "white-name": namePerson("white"),
  ...Object.fromEntries(HOST_SWITCHES.map((name) => [name, switchOn(name)])),
};

function set(context: Context, name: string, value: unknown): Promise<unknown> | null {
  if (!Object.hasOwn(SETS, name)) return setSetting(context, name, value);
  SETS[name](context, value);
  return null;
}

function host({ store }: Context, changes: Partial<Core["host"]>) {
  store.dispatch({ type: "hosted", changes });
}

function switchOn(name: (typeof HOST_SWITCHES)[number]) {
  return (context: Context, value: unknown) => {
    const isOn = readSwitch(name, textOf(value ?? false));
    if (isOn === null) throw impossible(name, value);
    host(context, { [name]: isOn });
  };
}

function namePerson(side: Side) {
  return ({ store }: Context, value: unknown) =>
    store.dispatch({ type: "person-named", side, name: personName(textOf(value ?? "")) });
}

const impossible = (name: string, value: unknown, values?: readonly string[]) =>
  new PageError("embed-value", `${name}=${textOf(value)}`, undefined, values);

/** Sets an attribute that a room takes, once the rooms are here. */
async function setOfRoom(context: Context, name: string, value: unknown) {
  await context.rooms();
  const { rooms }: { rooms: readonly Pick<Room, "sets">[] } = context.house.here();
  const sets = rooms.find((room) => Object.hasOwn(room.sets ?? {}, name))?.sets;
  if (sets === undefined) throw new PageError("embed-name", name);
  await sets[name](context, value);
}

/** @param given a value, the text of an attribute, or null for that of a first visit */
function setSetting(context: Context, name: string, given: unknown): Promise<unknown> | null {
  const { store, lang } = context;
  const game = gameOf(store.get());
  const fields = settingsNamed(name);
  if (!fields.every((field) => Object.hasOwn(store.get().settings.current, field)))
    return setOfRoom(context, name, given);
  const usual: Record<string, unknown> = {
    ...defaultSettings(lang, game),
    game: FIRST_GAME.id,
  };
  const value =
    given === null ? usual[fields[0]] : typeof given === "string" ? readValue(name, given) : given;
  if (!fields.every((field) => isSetting(game, field, value)))
    throw impossible(name, given, possibleValues(game, name));
  if (name === "game" && isGame(value))
    return value === game.id ? null : chooseGame(context, value);
  const choices = Object.fromEntries(fields.map((field) => [field, value]));
  store.dispatch({ type: "chosen", choices, byHost: true });
  return null;
}

function listOf<T extends string>(name: string, value: unknown, allowed: readonly T[]) {
  const { known, unknown } = readList(textOf(value), allowed);
  if (unknown.length > 0) throw impossible(name, unknown[0]);
  return known;
}
