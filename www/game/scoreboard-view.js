/**
 * Score, turn, status sentence and clock.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Clock } from "../base/clock.js"
 * @import { SearchJob } from "./turn-job.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { nameOn } from "../board/friend-game.js";
import { gameOf } from "../games/index.js";
import { pageClock } from "../base/clock.js";
import { tracked } from "../base/tracked.js";
import { announce } from "./status-text.js";
import { query, sayBeside, setAttribute, setText, setLiveContent } from "../base/dom.js";
import { isSameJob, isStrong, turnJob, turnProgress } from "./turn-job.js";
import { holdsOtherGame, shownGame } from "../board/shown-game.js";
import { playerOf } from "../board/seats.js";
import { sideToAct } from "../board/turn.js";
import { winnerOf } from "../board/game-end.js";
import { givenName, isOthersGame } from "../players/win-loss-record.js";
import { thinkingText, thoughtText } from "./search-text.js";
import { markNames } from "../words/foreign-names.js";
import { openingName } from "../words/texts.js";

/** Milliseconds between two steps of the running clock. */
const TICK = 100;

/** Whether the status line says what is wrong. @param {State["notice"]} notice */
function saysProblem(notice) {
  return notice.kind === "problems" || (notice.kind === "loaded" && notice.stopped !== undefined);
}

/** @param {HTMLElement} root */
export function createScoreboardView(root) {
  const turn = query(root, "#turn", HTMLImageElement);
  const turnLabel = query(root, ".to-move-label", HTMLElement);
  const status = query(root, "#status", HTMLElement);
  const sides = [createSideView(root, "black"), createSideView(root, "white")];
  const thinking = createThinkingClock(query(root, "[data-clock]", HTMLElement));
  const sentence = query(root, ".sentence", HTMLElement);

  /**
   * @param {State} state
   * @param {State | null} before
   * @param {Texts} texts
   */
  function draw(state, before, texts) {
    const side = sideToAct(state);
    for (const view of sides) view.update(state, texts);
    setAttribute(turn, "data-image", side ?? `end-${winnerOf(state) ?? "draw"}`);
    setAttribute(turn, "alt", side === null ? texts.t("game-over") : texts.side(side));
    turnLabel.dataset.text = side === null ? "over" : "to-move";
    setText(turnLabel, texts.t(side === null ? "over" : "to-move"));
    const isNew = before !== null && state.notice !== before.notice;
    setAttribute(status, "data-problem", saysProblem(state.notice) ? "" : null);
    const { practice } = state.study;
    const opening = practice === null ? [] : [openingName(practice.opening, texts.lang)];
    setLiveContent(status, markNames(announce(state, texts), opening, texts.lang), isNew);
    if (isNew) sayBeside("");
    setAttribute(sentence, "data-awaits-reply", awaitsReply(state) ? "" : null);
    thinking.update(state, texts);
  }

  return { update: tracked(draw) };
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
      const isOther = holdsOtherGame(state);
      const kind = current[side];
      const given = givenName(state, side);
      count.hidden = !gameOf(state).counts;
      setText(count, String(shownGame(state).score[side]));
      if (isOther)
        setText(
          player,
          t(playerOf(state, side) === "human" ? "exercise-human" : "exercise-computer"),
        );
      else if (given !== "" || isOthersGame(state)) setText(player, given);
      else if (kind === "computer") setText(player, opponent(current[`${side}-level`]));
      else setText(player, nameOn(state, side) || t(`player-${kind}`));
      setAttribute(card, "data-solving", isOther ? "" : null);
      setAttribute(card, "data-active", sideToAct(state) === side ? "" : null);
    },
  };
}

/**
 * @param {SearchJob} job
 * @param {Texts} texts
 */
function thinks({ purpose, level }, { t, opponent }) {
  if (purpose !== "computer" || level === null) return t("thinks");
  return t("thinks-opponent", { opponent: opponent(level) });
}

/**
 * Whether all there is to say is that the computer thinks about the move that was played: a small
 * window shows that alone.
 * @param {State} state
 */
function awaitsReply(state) {
  const { notice, settings } = state;
  const replies = turnJob(state)?.purpose === "computer" && notice.kind === "moved";
  return replies && !notice.aside && !state.unstored && !settings.current.details;
}

/**
 * Runs while a search is wanted, beside what it has found; then shows what it found, and its time.
 * Without details it only says who searches.
 * @param {HTMLElement} element
 * @param {Clock} [clock]
 */
export function createThinkingClock(element, clock = pageClock) {
  /** @type {number | undefined} */
  let timer;
  /** @type {SearchJob | null} */
  let running = null;
  let began = 0;

  return {
    /**
     * @param {State} state
     * @param {Texts} texts
     */
    update(state, texts) {
      const job = turnJob(state);
      if (job && !(running && isSameJob(job, running))) began = clock.now();
      running = job;
      clock.clearTimeout(timer);
      if (!state.settings.current.details) {
        setText(element, job ? thinks(job, texts) : "");
        return;
      }
      if (!job) {
        setText(element, thoughtText(state.point.lastSearch, texts));
        return;
      }
      // A pause for the eye is no thinking: only what goes beyond it is counted.
      const progress = turnProgress(state);
      const { turn } = state.game;
      const found = progress &&
        turn && { side: turn, found: progress.found, strong: isStrong(state) };
      const tick = () => {
        const elapsed = progress?.done ? progress.found.ms : clock.now() - began;
        setText(element, thinkingText(found, elapsed, job.delay + TICK, texts));
        timer = clock.setTimeout(tick, TICK);
      };
      tick();
    },
  };
}
