/**
 * Score, turn, status sentence and clock.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { State } from "../state/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { changed } from "../base/store.js";
import { announce } from "../words/announce.js";
import { query, setAttribute, setText } from "../base/dom.js";
import { turnJob, turnProgress } from "../state/jobs.js";
import { sideToAct } from "../state/selectors.js";
import { thinkingText, thoughtText } from "../words/search-text.js";

/** Milliseconds between two steps of the running clock. */
const TICK = 100;

const SLICES = /** @type {const} */ (["game", "point", "search", "settings", "host", "notice"]);

/** @param {HTMLElement} root */
export function createScoreView(root) {
  const turn = query(root, "#turn", HTMLImageElement);
  const turnLabel = query(root, ".to-move-label", HTMLElement);
  const status = query(root, "#status", HTMLElement);
  const sides = [createSideView(root, "black"), createSideView(root, "white")];
  const clock = createClock(query(root, "[data-clock]", HTMLElement));

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, texts) {
      if (!changed(state, before, ...SLICES)) return;
      const side = sideToAct(state);
      for (const view of sides) view.update(state, texts);
      setAttribute(turn, "data-image", side ?? `end-${state.game.outcome?.winner ?? "draw"}`);
      setAttribute(turn, "alt", side === null ? texts.t("game-over") : texts.side(side));
      turnLabel.dataset.text = side === null ? "over" : "to-move";
      setText(turnLabel, texts.t(side === null ? "over" : "to-move"));
      setText(status, announce(state, texts));
      clock.update(state, texts);
    },
  };
}

/**
 * @param {HTMLElement} root
 * @param {Side} side
 */
function createSideView(root, side) {
  const card = query(root, `.score[data-side="${side}"]`, HTMLElement);
  const count = query(card, `output[name="${side}"]`, HTMLOutputElement);
  const player = query(card, "[data-player]", HTMLElement);

  return {
    /**
     * @param {State} state
     * @param {Texts} texts
     */
    update(state, { t, opponent }) {
      const { current } = state.settings;
      const kind = current[side];
      setText(count, String(state.game.score[side]));
      setText(
        player,
        kind === "computer" ? opponent(current[`${side}-level`]) : t(`player-${kind}`),
      );
      setAttribute(card, "data-active", sideToAct(state) === side ? "" : null);
    },
  };
}

/**
 * Runs while a search is wanted, beside what it has found; then shows what it found, and its time.
 * @param {HTMLElement} element
 */
function createClock(element) {
  /** @type {number | undefined} */
  let timer;
  /** @type {Snapshot | null} the point of the game that is being thought about */
  let game = null;
  let began = 0;

  return {
    /**
     * @param {State} state
     * @param {Texts} texts
     */
    update(state, texts) {
      const job = turnJob(state);
      if (job && job.game !== game) began = performance.now();
      game = job?.game ?? null;
      clearInterval(timer);
      if (!job) {
        setText(element, thoughtText(state.point.lastSearch, texts));
        return;
      }
      // A pause for the eye is no thinking: only what goes beyond it is counted.
      const progress = turnProgress(state);
      const { turn } = state.game;
      const found = progress && turn && { side: turn, found: progress.found };
      const tick = () => {
        const elapsed = progress?.done ? progress.found.ms : performance.now() - began;
        setText(element, thinkingText(found, elapsed, job.pause + TICK, texts));
      };
      tick();
      timer = setInterval(tick, TICK);
    },
  };
}
