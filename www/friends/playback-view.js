/**
 * The playback of a finished game in a dialog: a small board, the move that it shows, buttons to
 * step and to pause, and a slider over all moves.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { PartTexts } from "../words/texts.js"
 */

import { html } from "lit-html";
import { enable } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { gameNamed } from "../games/index.js";
import { namesOf } from "../games/squares.js";
import { applied } from "../ui/applied.js";
import { smallBoard } from "../ui/small-board.js";
import { PAUSE, PLAY_OUTLINE, setIcon } from "../ui/icon-button.js";
import { createPlayback } from "./playback.js";

const BACK = "M15 6l-7 6 7 6";
const NEXT = "M9 6l7 6-7 6";

/**
 * @param {Snapshot} game after its last move
 * @param {(ply: number) => Promise<Snapshot>} snapshotAt
 * @param {() => void} redraw
 */
export function createPlaybackView(game, snapshotAt, redraw) {
  const { length } = game.line;
  let ply = length;
  let isPlaying = false;
  /** @type {SVGElement | ""} */
  let board = "";
  let sentence = (/** @type {PartTexts<"friends">} */ _texts) => "";
  const playback = createPlayback(length, show);

  /** @param {number} to @param {boolean} isRunning */
  function show(to, isRunning) {
    ply = to;
    isPlaying = isRunning;
    redraw();
    void showBoard(to);
  }

  /** @param {number} at */
  async function showBoard(at) {
    /** @type {typeof sentence} */
    let said;
    let picture = board;
    try {
      const snapshot = await snapshotAt(at);
      said = (texts) => describe(game, snapshot, at, texts);
      picture = smallBoard(snapshot);
    } catch (error) {
      said = ({ page }) => page.problem(problemOf(error));
    }
    if (at !== ply) return;
    board = picture;
    sentence = said;
    redraw();
  }

  return {
    /** @param {PartTexts<"friends">} texts */
    draw: (texts) =>
      replayView({ board, ply, length, isPlaying, said: sentence(texts) }, playback, texts),
    /** Shows the whole game from its start, or its end where nothing is to move by itself. */
    start(/** @type {boolean} */ isStill) {
      if (isStill) playback.goTo(length);
      else playback.toggle();
    },
    end: playback.pause,
  };
}

/**
 * @param {{board: SVGElement | "", ply: number, length: number, isPlaying: boolean, said: string}
 *   } shown
 * @param {ReturnType<typeof createPlayback>} playback
 * @param {PartTexts<"friends">} texts
 */
function replayView({ board, ply, length, isPlaying, said }, { goTo, toggle }, { t }) {
  const icon = isPlaying ? PAUSE : PLAY_OUTLINE;
  const name = t(isPlaying ? "replay-pause" : "replay-play");
  return html`
    <figure class="replay" data-replay=${ply}>
      <div class="replay-board">${board}</div>
      <figcaption>
        <div class="replay-steps">
          ${step(BACK, t("replay-back"), ply > 0, () => goTo(ply - 1))}
          ${step(icon, name, length > 0, toggle)}
          ${step(NEXT, t("replay-next"), ply < length, () => goTo(ply + 1))}
          <input type="range" min="0" max=${length} step="1" .value=${String(ply)}
            aria-label=${t("replay-moves")} aria-valuetext=${said}
            @input=${(/** @type {{currentTarget: HTMLInputElement}} */ { currentTarget }) =>
              goTo(Number(currentTarget.value))}>
        </div>
        <output class="replay-move" aria-live="off">${said}</output>
      </figcaption>
    </figure>`;
}

/**
 * A button with an icon.
 * @param {string} icon
 * @param {string} name
 * @param {boolean} works
 * @param {() => void} act
 */
function step(icon, name, works, act) {
  return html`<button type="button" class="button replay-step" ${applied(enable, works)}
    ${applied(setIcon, icon, name)} @click=${act}></button>`;
}

/**
 * @param {Snapshot} game
 * @param {Snapshot} shown
 * @param {number} ply
 * @param {PartTexts<"friends">} texts
 */
function describe(game, { last, score }, ply, { t, page }) {
  const { counts } = gameNamed(game.game);
  const counted = counts ? ` · ${score.black}–${score.white}` : "";
  if (ply === 0 || last === null) return t("replay-start") + counted;
  const values = { ...namesOf(game, last), side: page.side(game.movers[ply - 1] ?? "black") };
  const move = counts ? t("replay-move", values) : page.t("said-moved", values);
  return t("replay-number", { number: ply, move }) + counted;
}
