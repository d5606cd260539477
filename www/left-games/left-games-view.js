/**
 * The list of the games that the visitor has left: a small board, the players, the score and the
 * time of each. A press goes on with a game; a button forgets it, and another brings it back.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { LeftGame } from "../game/left-games.js"
 * @import { Texts } from "../words/texts.js"
 * @import { LeftGamesTexts } from "./left-games-texts.js"
 */

import { button, element, query, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { gameNamed } from "../games/index.js";
import { holdsGame, linesOf } from "../game/previous-game.js";
import { opponentOn } from "../players/seats.js";
import { smallBoard } from "../ui/small-board.js";
import { createLeftGamesTexts } from "./left-games-texts.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 */
export function createLeftGamesView(dialog, actions) {
  const root = query(dialog, "[data-my-games]", HTMLElement);
  const empty = element("p", { class: "note" });
  const undone = element("span");
  const restore = button(() => actions.run("restore"));
  const erased = element("p", { class: "left-games-erased", role: "status" }, undone, restore);
  const list = element("ol", { class: "left-games-list" });
  root.replaceChildren(erased, empty, list);
  /** @type {readonly LeftGame[]} the games of the rows */
  let games = [];
  dialog.addEventListener("close", actions.closeLeftGames);
  list.addEventListener("click", ({ target }) => {
    const row = target instanceof Element ? target.closest("[data-my-game]") : null;
    const left = row instanceof HTMLElement ? games[Number(row.dataset.myGame)] : undefined;
    if (!left || !(target instanceof Element)) return;
    if (target.closest("[data-forget]")) forget(left);
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
   * @param {LeftGamesTexts} texts
   */
  function rowOf(left, index, texts) {
    const { t, page } = texts;
    const { comments = [], branches, transcript } = left.game;
    const date = dateOf(left.time, texts.lang);
    const moves = transcript.match(/\d/g)?.length ?? 0;
    const facts = [
      page.gameName(left.id),
      t("moves", { count: moves }),
      comments.length > 0 ? t("comments", { count: comments.length }) : "",
      branches && branches.length > 0 ? t("lines", { count: branches.length }) : "",
      left.parts.review ? t("reviewed") : "",
    ];
    const score = element("span", { class: "left-games-score" });
    const picture = element("span", { class: "left-games-board", "aria-hidden": "true" });
    void actions.snapshotOf(left).then(
      (shown) => {
        picture.replaceChildren(smallBoard(shown));
        setText(score, `${shown.score.black} – ${shown.score.white}`);
      },
      () => setText(score, t("unreadable")),
    );
    return element(
      "li",
      { "data-my-game": String(index), "data-moves": transcript },
      picture,
      element(
        "button",
        { type: "button", class: "left-games-open" },
        element("strong", {}, playersOf(left, texts)),
        score,
        element("small", {}, date),
        element("small", {}, facts.filter((fact) => fact !== "").join(" · ")),
      ),
      element(
        "button",
        {
          type: "button",
          class: "left-games-forget",
          "data-forget": "",
          "aria-label": t("forget", { date }),
        },
        "×",
      ),
    );
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} pageTexts
     */
    update(state, before, pageTexts) {
      if (!changed(state, before, "leftGames", "erased", "settings")) return;
      const { open, list: all } = state.leftGames;
      if (open && !dialog.open) dialog.showModal();
      if (!open && dialog.open) dialog.close();
      if (!open) return;
      const texts = createLeftGamesTexts(pageTexts);
      const { game } = state.game;
      games = all.filter(({ id, game: left }) => id !== game || !holdsGame(linesOf(state), left));
      list.replaceChildren(...games.map((left, index) => rowOf(left, index, texts)));
      const isErased = state.erased?.name === "left-game";
      setText(undone, isErased ? pageTexts.t("said-erased-left-game") : "");
      setText(restore, pageTexts.t("restore"));
      setAttribute(erased, "hidden", isErased ? null : "");
      setText(empty, texts.t("none"));
      empty.hidden = games.length > 0;
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
 * @param {LeftGame} left
 * @param {LeftGamesTexts} texts
 */
function playersOf({ id, players }, { t, page }) {
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
  const settings = /** @type {import("../settings/settings.js").Settings} */ (players);
  const opponent = opponentOn(settings, side, gameNamed(id).random);
  return opponent === null ? page.t("player-human") : page.opponent(opponent);
}
