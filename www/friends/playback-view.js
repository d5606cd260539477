/**
 * The playback of a finished game in a dialog: a small board, the move that it shows, buttons to
 * step and to pause, and a slider over all moves.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { PartTexts } from "../words/texts.js"
 */

import { button, element, enable, setText } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { gameNamed } from "../games/index.js";
import { namesOf } from "../games/squares.js";
import { smallBoard } from "../ui/small-board.js";
import { PAUSE, PLAY_OUTLINE, setIcon } from "../ui/icon-button.js";
import { createPlayback } from "./playback.js";

const BACK = "M15 6l-7 6 7 6";
const NEXT = "M9 6l7 6-7 6";

/**
 * @param {Snapshot} game after its last move
 * @param {(ply: number) => Promise<Snapshot>} snapshotAt
 * @param {PartTexts<"friends">} texts
 */
export function createPlaybackView(game, snapshotAt, { t, page }) {
  const { length } = game.line;
  const board = element("div", { class: "replay-board" });
  const said = element("output", { class: "replay-move", "aria-live": "off" });
  const slider = element("input", { type: "range", min: "0", max: String(length), step: "1" });
  const back = iconButton(BACK, t("replay-back"), () => playback.goTo(playback.ply() - 1));
  const next = iconButton(NEXT, t("replay-next"), () => playback.goTo(playback.ply() + 1));
  const toggle = iconButton(PLAY_OUTLINE, t("replay-play"), () => playback.toggle());
  slider.setAttribute("aria-label", t("replay-moves"));
  slider.addEventListener("input", () => playback.goTo(Number(slider.value)));
  const root = element(
    "figure",
    { class: "replay", "data-replay": "" },
    board,
    element(
      "figcaption",
      {},
      element("div", { class: "replay-steps" }, back, toggle, next, slider),
      said,
    ),
  );

  /** @type {(ply: number, isPlaying: boolean) => void} */
  function show(ply, isPlaying) {
    root.dataset.replay = String(ply);
    slider.value = String(ply);
    enable(back, ply > 0);
    enable(next, ply < length);
    enable(toggle, length > 0);
    setIcon(
      toggle,
      isPlaying ? PAUSE : PLAY_OUTLINE,
      t(isPlaying ? "replay-pause" : "replay-play"),
    );
    void showBoard(ply);
  }

  /** @param {number} ply */
  async function showBoard(ply) {
    const text = await snapshotAt(ply).then(
      (shown) => {
        if (playback.ply() === ply) board.replaceChildren(smallBoard(shown));
        return describe(shown, ply);
      },
      (error) => page.problem(problemOf(error)),
    );
    if (playback.ply() !== ply) return;
    setText(said, text);
    slider.setAttribute("aria-valuetext", text);
  }

  /** @param {Snapshot} shown @param {number} ply */
  function describe({ last, score }, ply) {
    const { counts } = gameNamed(game.game);
    const counted = counts ? ` · ${score.black}–${score.white}` : "";
    if (ply === 0 || last === null) return t("replay-start") + counted;
    const values = { ...namesOf(game, last), side: page.side(game.movers[ply - 1] ?? "black") };
    const move = counts ? t("replay-move", values) : page.t("said-moved", values);
    return t("replay-number", { number: ply, move }) + counted;
  }

  const playback = createPlayback(length, show);
  return {
    root,
    /** Shows the whole game from its start, or its end where nothing is to move by itself. */
    start(/** @type {boolean} */ isStill) {
      if (isStill) playback.goTo(length);
      else playback.toggle();
    },
    end: playback.pause,
  };
}

/**
 * @param {string} path
 * @param {string} name
 * @param {() => void} act
 */
function iconButton(path, name, act) {
  const made = button(act, "button replay-step");
  setIcon(made, path, name);
  return made;
}
