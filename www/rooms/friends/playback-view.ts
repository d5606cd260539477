/**
 * The playback of a finished game in a dialog: a small board, the move that it shows, buttons to
 * step and to pause, and a slider over all moves.
 */

import type { Snapshot } from "../../../reversi-rules.js";
import type { PartTexts } from "../../play/words/texts.ts";
import { html } from "lit-html";
import { enable } from "../../floor/base/dom.ts";
import { problemOf } from "../../floor/base/problems.ts";
import { gameNamed } from "../../play/games/index.ts";
import { namesOf } from "../../play/games/squares.ts";
import { applied } from "../../play/ui/applied.ts";
import { smallBoard } from "../../play/ui/small-board.ts";
import { PAUSE, PLAY_OUTLINE, setIcon } from "../../play/ui/icon-button.ts";
import { createPlayback } from "./playback.ts";

const BACK = "M15 6l-7 6 7 6";
const NEXT = "M9 6l7 6-7 6";

/** @param game after its last move */
export function createPlaybackView(
  game: Snapshot,
  snapshotAt: (ply: number) => Promise<Snapshot>,
  redraw: () => void,
) {
  const { length } = game.line;
  let ply = length;
  let isPlaying = false;
  let board: SVGElement | "" = "";
  let sentence = (_texts: PartTexts<"friends">) => "";
  const playback = createPlayback(length, show);

  function show(to: number, isRunning: boolean) {
    ply = to;
    isPlaying = isRunning;
    redraw();
    void showBoard(to);
  }

  async function showBoard(at: number) {
    let said: typeof sentence;
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
    draw: (texts: PartTexts<"friends">) =>
      replayView({ board, ply, length, isPlaying, said: sentence(texts) }, playback, texts),
    /** Shows the whole game from its start, or its end where nothing is to move by itself. */
    start(isStill: boolean) {
      if (isStill) playback.goTo(length);
      else playback.toggle();
    },
    end: playback.pause,
  };
}

function replayView(
  {
    board,
    ply,
    length,
    isPlaying,
    said,
  }: { board: SVGElement | ""; ply: number; length: number; isPlaying: boolean; said: string },
  { goTo, toggle }: ReturnType<typeof createPlayback>,
  { t }: PartTexts<"friends">,
) {
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
            @input=${({ currentTarget }: { currentTarget: HTMLInputElement }) =>
              goTo(Number(currentTarget.value))}>
        </div>
        <output class="replay-move" aria-live="off">${said}</output>
      </figcaption>
    </figure>`;
}

/** A button with an icon. */
function step(icon: string, name: string, works: boolean, act: () => void) {
  return html`<button type="button" class="button replay-step" ${applied(enable, works)}
    ${applied(setIcon, icon, name)} @click=${act}></button>`;
}

function describe(
  game: Snapshot,
  { last, score }: Snapshot,
  ply: number,
  { t, page }: PartTexts<"friends">,
) {
  const { counts } = gameNamed(game.game);
  const counted = counts ? ` · ${score.black}–${score.white}` : "";
  if (ply === 0 || last === null) return t("replay-start") + counted;
  const values = { ...namesOf(game, last), side: page.side(game.movers[ply - 1] ?? "black") };
  const move = counts ? t("replay-move", values) : page.t("said-moved", values);
  return t("replay-number", { number: ply, move }) + counted;
}
