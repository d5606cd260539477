/**
 * The list of the games that run and of those that the visitor has left: a small board, the
 * players, whose turn it is, the score and the time of each. A press goes on with a game; a button
 * forgets one that was left, and another brings it back.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { LeftGame } from "../game/left-games.js"
 * @import { PartTexts, Texts } from "../words/texts.js"
 */

import { button, element, query, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { fallenAt, wholeBoard } from "../board/forfeit.js";
import { holdsOwnGame } from "../board/selectors.js";
import { gameNamed } from "../games/index.js";
import { announce } from "../game/status-text.js";
import { notRunning } from "../game/left-games.js";
import { otherSide } from "../games/sides.js";
import { opponentOn } from "../players/seats.js";
import { themeOf } from "../theming/themes.js";
import { smallBoard } from "../ui/small-board.js";
import { markNames } from "../words/foreign-names.js";
import { createPartTexts, createTexts } from "../words/texts.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 */
export function createLeftGamesView(dialog, actions) {
  const root = query(dialog, "[data-my-games]", HTMLElement);
  const about = element("p", { class: "note" });
  const undone = element("span");
  const restore = button(() => actions.run("restore"));
  const erased = element("p", { class: "way-back", role: "status" }, undone, restore);
  const list = element("ol", { class: "left-games-list" });
  /** @type {() => string} the sentence of the page */
  let sentence = () => "";
  const other = createOtherDevice(actions, () => sentence());
  root.replaceChildren(erased, about, list, other.root);
  /** @type {readonly LeftGame[]} the games of the first rows, which run */
  let running = [];
  /** @type {readonly LeftGame[]} those of the rows below, which were left */
  let games = [];
  dialog.addEventListener("close", actions.closeLeftGames);
  list.addEventListener("click", ({ target }) => {
    const row = target instanceof Element ? target.closest("[data-my-game]") : null;
    if (!(row instanceof HTMLElement) || !(target instanceof Element)) return;
    const index = Number(row.dataset.myGame);
    const left = [...running, ...games][index];
    if (!left) return;
    if (target.closest("[data-forget]")) forget(left);
    else if (index < running.length) void actions.openRunningGame(left);
    else void actions.openLeftGame(left);
  });

  /**
   * The focus stays in the list, or goes to the way back.
   * @param {LeftGame} left
   */
  function forget(left) {
    const place = games.indexOf(left);
    actions.forgetLeftGame(left);
    const next = list.querySelectorAll("[data-forget]")[place] ?? restore;
    if (next instanceof HTMLElement) next.focus();
  }

  /**
   * @param {LeftGame} left
   * @param {number} index
   * @param {PartTexts<"left-games">} texts
   * @param {"on-board" | "running" | null} place where it runs; null for a game that was left
   */
  function rowOf(left, index, texts, place) {
    const { t, page } = texts;
    const { comments = [], branches, transcript } = left.game;
    const date = left.time === 0 ? "" : dateOf(left.time, texts.lang);
    const moves = transcript.match(/\d/g)?.length ?? 0;
    const facts = [
      page.gameName(left.id),
      t("moves", { count: moves }),
      comments.length > 0 ? t("comments", { count: comments.length }) : "",
      branches && branches.length > 0 ? t("lines", { count: branches.length }) : "",
      left.parts.review ? t("reviewed") : "",
    ];
    const score = element("span", { class: "left-games-score" });
    const turn = element("small", { class: "left-games-turn" });
    const picture = element("span", { class: "left-games-board", "aria-hidden": "true" });
    void actions.snapshotOf(left).then(
      (shown) => {
        picture.replaceChildren(smallBoard(shown));
        if (gameNamed(left.id).counts)
          setText(score, `${shown.score.black} – ${shown.score.white}`);
        setText(turn, turnOf(left, shown, texts, place !== null));
      },
      () => setText(score, t("unreadable")),
    );
    const forgets = element(
      "button",
      {
        type: "button",
        class: "left-games-forget",
        "data-forget": "",
        "aria-label": t("forget", { date }),
      },
      "×",
    );
    const runs = place === null ? "" : t(place);
    return element(
      "li",
      {
        "data-my-game": String(index),
        "data-moves": transcript,
        ...(place !== null && { "data-running": place }),
      },
      picture,
      element(
        "button",
        { type: "button", class: "left-games-open" },
        element("strong", {}, ...markNames(playersOf(left, texts), page.names, page.lang)),
        score,
        turn,
        element("small", {}, [runs, date].filter((part) => part !== "").join(" · ")),
        element("small", {}, facts.filter((fact) => fact !== "").join(" · ")),
      ),
      ...(place === null ? [forgets] : []),
    );
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} pageTexts
     */
    update(state, before, pageTexts) {
      sentence = () => announce(state, pageTexts);
      if (!changed(state, before, "leftGames", "erased", "settings")) return;
      const { open, list: all } = state.leftGames;
      if (open && !dialog.open) dialog.showModal();
      if (!open && dialog.open) dialog.close();
      if (!open) return;
      const texts = createPartTexts(pageTexts, "left-games");
      running = actions.runningGames();
      games = notRunning(all, running);
      const onBoard = holdsOwnGame(state) ? state.game.game : null;
      const textsOf = textsByGame(pageTexts);
      list.replaceChildren(
        ...running.map((left, index) =>
          rowOf(left, index, textsOf(left.id), left.id === onBoard ? "on-board" : "running"),
        ),
        ...games.map((left, index) => rowOf(left, running.length + index, textsOf(left.id), null)),
      );
      const isErased = state.erased.at(-1)?.name === "left-game";
      setText(undone, isErased ? pageTexts.t("said-erased-left-game") : "");
      setText(restore, pageTexts.t("restore"));
      setAttribute(erased, "hidden", isErased ? null : "");
      setText(about, texts.t("about"));
      other.update(texts);
    },
  };
}

/**
 * @param {number} time
 * @param {string} lang
 */
function dateOf(time, lang) {
  return new Date(time).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
}

/**
 * The texts of the rows: each game has names of its own for its sides and players.
 * @param {Texts} page
 * @returns {(id: string) => PartTexts<"left-games">}
 */
function textsByGame({ lang, theme }) {
  /** @type {Map<string, PartTexts<"left-games">>} */
  const made = new Map();
  return (id) => {
    const texts =
      made.get(id) ??
      createPartTexts(createTexts(lang, themeOf(theme), gameNamed(id)), "left-games");
    made.set(id, texts);
    return texts;
  };
}

/**
 * Whose turn it is in a game that runs or is one with a friend; in any, whether it is over.
 * @param {LeftGame} left
 * @param {Pick<Snapshot, "turn" | "outcome">} shown
 * @param {PartTexts<"left-games">} texts
 * @param {boolean} isRunning
 */
export function turnOf(
  { game: { friend }, players, parts },
  { turn, outcome },
  { t, page },
  isRunning,
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
  return isOnly ? t("your-turn") : t("their-turn", { name: page.side(turn) });
}

/**
 * Writes the list out as a text, and reads that of another device.
 * @param {Actions} actions
 * @param {() => string} sentence what has become of the text
 */
function createOtherDevice(actions, sentence) {
  const title = element("summary");
  const text = element("textarea", { rows: "3", spellcheck: "false", autocapitalize: "none" });
  const label = element("span");
  const said = element("p", { class: "problem", role: "alert" });
  /** @type {PartTexts<"left-games"> | undefined} */
  let shown;
  const copy = button(async () => {
    const written = actions.writeGames();
    try {
      await navigator.clipboard.writeText(written);
      setText(copy, shown?.t("copied-games") ?? "");
    } catch {
      text.value = written;
      text.select();
    }
  });
  copy.addEventListener("blur", () => setText(copy, shown?.t("copy-games") ?? ""));
  const take = button(async () => {
    const problem = await actions.take(text.value);
    if (!shown) return;
    setText(said, problem ? shown.page.problem(problem) : sentence());
    if (problem === null) text.value = "";
  });
  const root = element(
    "details",
    { class: "left-games-other" },
    title,
    copy,
    element("label", { class: "stack" }, label, text),
    take,
    said,
  );
  return {
    root,
    /** @param {PartTexts<"left-games">} texts */
    update(texts) {
      shown = texts;
      setText(title, texts.t("other-device"));
      setText(copy, texts.t("copy-games"));
      setText(label, texts.t("read-games"));
      setText(take, texts.t("take-games"));
    },
  };
}

/**
 * Who has played a game.
 * @param {LeftGame} left
 * @param {PartTexts<"left-games">} texts
 */
export function playersOf({ id, players, game: { friend } }, { t, page }) {
  if (friend !== null) {
    const name = (/** @type {Side} */ side) =>
      friend.names[side] || (side === friend.mine ? t("you") : page.t("friend"));
    return t("players", { black: name("black"), white: name("white") });
  }
  const [black, white] = /** @type {const} */ (["black", "white"]).map((side) =>
    playerOf(id, players, side, page),
  );
  return black === "" ? page.gameName(id) : t("players", { black, white });
}

/**
 * @param {string} id
 * @param {LeftGame["players"]} players
 * @param {Side} side
 * @param {Texts} page
 */
function playerOf(id, players, side, page) {
  if (players[side] === undefined) return "";
  if (players[side] === "random") return page.t("player-random");
  const settings = /** @type {import("../settings/settings.js").Settings} */ (players);
  const opponent = opponentOn(settings, side, gameNamed(id).random);
  return opponent === null ? page.t("player-human") : page.opponent(opponent);
}
