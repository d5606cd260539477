/**
 * The list of the games that run and of those that the visitor has left: a small board, the
 * players, whose turn it is, the score and the time of each. A press goes on with a game; a button
 * forgets one that was left, and another brings it back.
 */

import type { Side, Snapshot } from "../../reversi-rules.js";
import type { Actions } from "../app/actions.ts";
import type { State } from "../app/state.ts";
import type { Settings } from "../settings/settings.ts";
import { html, nothing, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { until } from "lit-html/directives/until.js";
import { fallenAt, wholeBoard } from "../board/forfeit.ts";
import { NO_HEADER } from "../board/header.ts";
import { holdsOwnGame } from "../board/shown-game.ts";
import { fieldsOf } from "../base/browser-values.ts";
import { copyText } from "../base/clipboard.ts";
import { element, query } from "../base/dom.ts";
import { tracked } from "../base/tracked.ts";
import { gameNamed } from "../games/index.ts";
import type { Says } from "../app/room.ts";
import { announce } from "../game/status-text.ts";
import { type LeftGame, notRunning } from "../game/left-games.ts";
import { otherSide } from "../games/sides.ts";
import { opponentOn } from "../players/seats.ts";
import { themeOf } from "../theming/themes.ts";
import { openedPanel } from "../ui/panels.ts";
import { smallBoard } from "../ui/small-board.ts";
import { momentText } from "../words/dates.ts";
import { type PartTexts, type Texts, createPartTexts, createTexts } from "../words/texts.ts";

/** The games of the first rows, which run, and those of the rows below, which were left. */
export interface Lists {
  running: readonly LeftGame[];
  games: readonly LeftGame[];
}

/** Where a game runs; null if it was left. */
export type Place = "on-board" | "running" | null;

export function createLeftGamesView(panel: HTMLElement, actions: Actions, says: () => Says) {
  const root = element("div", { class: "left-games" });
  let shownState: State | undefined;
  let page: Texts | undefined;
  let textsOf: ReturnType<typeof textsByGame> | undefined;
  let lists: Lists = { running: [], games: [] };
  const sentence = () => (shownState && page ? announce(shownState, page, says()) : "");
  const otherDevice = createOtherDevice(actions, sentence, () => {
    if (shownState && page) draw(shownState, page);
  });
  panel.prepend(root);

  function draw(state: State, page: Texts) {
    if (!textsOf) return;
    const texts = createPartTexts(page, "left-games");
    const rows = rowsView(state, lists, textsOf, row);
    render(
      [
        doorsView(state, actions, texts),
        wayBackView(state, actions, page),
        html`<h2>${page.t("games")}</h2>`,
        rows,
        html`<p class="note">${texts.t("about")}</p>`,
        otherDevice(texts),
      ],
      root,
    );
  }

  /** A row is drawn again where its game, its place or the texts are others. */
  function row(left: LeftGame, index: number, place: Place, texts: PartTexts<"left-games">) {
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-forget]")) forget(left);
      else if (place !== null) void actions.openRunningGame(left);
      else void actions.openLeftGame(left);
    };
    return html`
      <li data-my-game=${index} data-moves=${left.game.transcript}
        data-running=${place ?? nothing} @click=${press}>
        ${guard([left, place, texts], () => rowContent(left, place, actions, texts))}
      </li>`;
  }

  /** The focus stays in the list, or goes to the way back. */
  function forget(left: LeftGame) {
    const place = lists.games.indexOf(left);
    actions.forgetLeftGame(left);
    const next = root.querySelectorAll("[data-forget]")[place];
    if (next instanceof HTMLElement) next.focus();
    else query(root, "[data-restore]", HTMLElement).focus();
  }

  /** The running games are read from the storage: not for each step of a search. */
  function drawList(state: State, _before: State | null, pageTexts: Texts) {
    root.hidden = state.database.open;
    if (openedPanel(state) !== "games" || root.hidden) return;
    const { list } = state.leftGames;
    const running = actions.runningGames();
    lists = { running, games: notRunning(list, running) };
    draw(state, pageTexts);
  }
  const drawTracked = tracked(drawList);

  return {
    update(state: State, before: State | null, pageTexts: Texts) {
      if (page !== pageTexts) textsOf = textsByGame(pageTexts);
      [shownState, page] = [state, pageTexts];
      drawTracked(state, before, pageTexts);
    },
  };
}

/** The ways to the games that others have played, and to what is pasted. */
function doorsView(
  { collection: { games } }: State,
  actions: Actions,
  { t, page }: PartTexts<"left-games">,
) {
  const openText = () => query(document, '[data-action="text"]', HTMLElement).click();
  return html`
    <div class="buttons">
      <button type="button" class="button" data-starts="text"
        @click=${openText}>${page.t("text")}</button>
      <button type="button" class="button" data-starts="games" ?hidden=${games.length === 0}
        @click=${() => actions.showCollection(true)}>${page.t("collection")}</button>
      <button type="button" class="button" data-starts="database"
        @click=${() => actions.showDatabase(true)}>${t("database")}</button>
    </div>
  `;
}

function wayBackView({ erased }: State, actions: Actions, { t }: Texts) {
  const isErased = erased.at(-1)?.name === "left-game";
  return html`
    <p class="way-back" role="status" ?hidden=${!isErased}>
      <span>${isErased ? t("said-erased-left-game") : ""}</span>
      <button type="button" class="button" data-restore
        @click=${() => actions.run("restore")}>${t("restore")}</button>
    </p>
  `;
}

function rowsView(
  state: State,
  { running, games }: Lists,
  textsOf: ReturnType<typeof textsByGame>,
  row: (left: LeftGame, index: number, place: Place, texts: PartTexts<"left-games">) => unknown,
) {
  const onBoard = holdsOwnGame(state) ? state.game.game : null;
  const placeOf = (index: number, { id }: LeftGame): Place => {
    if (index >= running.length) return null;
    return id === onBoard ? "on-board" : "running";
  };
  return html`
    <ol class="left-games-list">${repeat(
      [...running, ...games],
      (left, index) => (index < running.length ? left.id : left),
      (left, index) => row(left, index, placeOf(index, left), textsOf(left.id)),
    )}</ol>
  `;
}

function rowContent(
  left: LeftGame,
  place: Place,
  actions: Actions,
  texts: PartTexts<"left-games">,
) {
  const { t } = texts;
  const date = left.time === 0 ? "" : momentText(left.time, texts.lang);
  const runs = place === null ? "" : t(place);
  const snapshot = actions.snapshotOf(left);
  const counts = gameNamed(left.id).counts;
  const score = snapshot.then(
    ({ score }) => (counts ? `${score.black} – ${score.white}` : ""),
    () => t("unreadable"),
  );
  const turn = snapshot
    .then((shownGame) => turnText(left, shownGame, texts, place !== null))
    .catch(() => "");
  const board = snapshot.then(smallBoard).catch(() => nothing);
  const joined = (...parts: string[]) => parts.filter(Boolean).join(" · ");
  return html`
    <span class="left-games-board" aria-hidden="true">${until(board, nothing)}</span>
    <button type="button" class="left-games-open">
      <strong>${playersOf(left, texts)}</strong>
      <span class="left-games-score">${until(score, "")}</span>
      <small class="left-games-turn">${until(turn, "")}</small>
      <small>${joined(runs, date)}</small>
      <small>${joined(...factsOf(left, texts))}</small>
    </button>
    ${
      place === null
        ? html`<button type="button" class="left-games-forget" data-forget
            aria-label=${t("forget", { date })}>×</button>`
        : nothing
    }
  `;
}

function factsOf({ id, game, parts }: LeftGame, { t, page }: PartTexts<"left-games">) {
  const { comments = [], branches, transcript, header = NO_HEADER } = game;
  return [
    header.event,
    header.date,
    page.gameName(id),
    t("moves", { count: transcript.match(/\d/g)?.length ?? 0 }),
    comments.length > 0 ? t("comments", { count: comments.length }) : "",
    branches && branches.length > 0 ? t("lines", { count: branches.length }) : "",
    parts.review ? t("reviewed") : "",
  ];
}

/** The texts of the rows: each game has its own names for its sides and players. */
function textsByGame({ lang, theme }: Texts): (id: string) => PartTexts<"left-games"> {
  const made: Map<string, PartTexts<"left-games">> = new Map();
  return (id) => {
    const texts =
      made.get(id) ??
      createPartTexts(createTexts(lang, themeOf(theme), gameNamed(id)), "left-games");
    made.set(id, texts);
    return texts;
  };
}

/** Whose turn it is in a game that runs or is one with a friend; in any, whether it is over. */
export function turnText(
  { game: { friend }, players, parts }: LeftGame,
  { turn, outcome }: Pick<Snapshot, "turn" | "outcome">,
  { t, page }: PartTexts<"left-games">,
  isRunning: boolean,
) {
  if (outcome !== null) return t("finished");
  const fallen = fallenAt(parts.table);
  if (fallen !== null) {
    const winner = otherSide(fallen);
    const count = page.count(wholeBoard(winner), winner);
    return page.t("wins-on-time", { side: page.side(winner), count });
  }
  if (friend?.resigned)
    return friend.resigned === friend.mine
      ? t("you-resigned")
      : t("rival-resigned", { name: friend.names[friend.resigned] || page.t("friend") });
  if (turn === null) return "";
  if (friend !== null) {
    if (turn === friend.mine) return t("your-turn");
    return t("their-turn", { name: friend.names[turn] || page.t("friend") });
  }
  if (!isRunning) return "";
  const isOnly = players[turn] === "human" && players[otherSide(turn)] !== "human";
  const name = nameAt(parts.table, turn) || page.side(turn);
  return isOnly ? t("your-turn") : t("their-turn", { name });
}

/** A person's name at a table that is kept with a game; empty where none is given. */
function nameAt(table: unknown, side: Side) {
  return String(fieldsOf(fieldsOf(fieldsOf(table).terms).names)[side] ?? "");
}

/**
 * Writes the list out as a text, and reads that of another device.
 * @param sentence what has become of the text
 */
function createOtherDevice(actions: Actions, sentence: () => string, redraw: () => void) {
  const field: Ref<HTMLTextAreaElement> = createRef();
  let isCopied = false;
  let problem = "";
  const area = () => {
    if (!field.value) throw new Error("the list is not drawn");
    return field.value;
  };

  async function copy() {
    const written = actions.writeGames();
    isCopied = await copyText(written);
    redraw();
    if (isCopied) return;
    area().value = written;
    area().select();
  }

  function leave() {
    isCopied = false;
    redraw();
  }

  async function take(page: Texts) {
    const found = await actions.take(area().value);
    problem = found ? page.problem(found) : sentence();
    if (found === null) area().value = "";
    redraw();
  }

  return ({ t, page }: PartTexts<"left-games">) => html`
    <details class="left-games-other">
      <summary>${t("other-device")}</summary>
      <button type="button" class="button" @click=${copy}
        @blur=${leave}>${t(isCopied ? "copied-games" : "copy-games")}</button>
      <label class="stack"><span>${t("read-games")}</span>
        <textarea rows="3" spellcheck="false" autocapitalize="none" ${ref(field)}></textarea></label>
      <button type="button" class="button" @click=${() => take(page)}>${t("take-games")}</button>
      <p class="problem" role="alert">${problem}</p>
    </details>
  `;
}

/** Who has played a game: those of its header, until a computer has played on for one of them. */
export function playersOf(
  { id, players, parts, game }: LeftGame,
  { t, page }: PartTexts<"left-games">,
) {
  const { friend, counted, header = NO_HEADER } = game;
  if (friend !== null) {
    const name = (side: Side) =>
      friend.names[side] || (side === friend.mine ? t("you") : page.t("friend"));
    return t("players", { black: name("black"), white: name("white") });
  }
  const [black, white] = (["black", "white"] as const).map(
    (side) =>
      nameAt(parts.table, side) ||
      (counted === "given" || players[side] === "human" ? header[side] : "") ||
      playerOf(id, players, side, page),
  );
  return black === "" ? page.gameName(id) : t("players", { black, white });
}

function playerOf(id: string, players: LeftGame["players"], side: Side, page: Texts) {
  if (players[side] === undefined) return "";
  if (players[side] === "random") return page.t("player-random");
  const settings = players as Settings;
  const opponent = opponentOn(settings, side, gameNamed(id).random);
  return opponent === null ? page.t("player-human") : page.opponent(opponent);
}
