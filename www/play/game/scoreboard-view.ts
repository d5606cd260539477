/** Score, turn, status sentence and clock. */

import type { Side } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { nameOn } from "../board/friend-game.ts";
import { gameOf } from "../games/index.ts";
import { type Clock, pageClock } from "../../floor/base/clock.ts";
import { isSameJob } from "../engine/jobs.ts";
import { tracked } from "../../floor/base/tracked.ts";
import type { AllSays } from "../board/says.ts";
import { announce } from "./status-text.ts";
import { query, sayBeside, setAttribute, setText, setLiveContent } from "../../floor/base/dom.ts";
import { type TurnJob, isStrong, turnJob, turnProgress } from "./turn-job.ts";
import { holdsOtherGame, shownGame } from "../board/shown-game.ts";
import { playerOf } from "../board/seats.ts";
import { sideToAct } from "../board/turn.ts";
import { winnerOf } from "../board/game-end.ts";
import { givenName, isOthersGame } from "../players/win-loss-record.ts";
import { thinkingText, thoughtText } from "./search-text.ts";
import { markNames } from "../words/foreign-names.ts";
import { type Texts, openingName } from "../words/texts.ts";

/** Milliseconds between two steps of the running clock. */
const TICK = 100;

/** Whether the status line says what is wrong. */
function saysProblem(notice: Core["notice"]) {
  return notice.kind === "problems" || (notice.kind === "loaded" && notice.stopped !== undefined);
}

export function createScoreboardView(root: HTMLElement, says: () => AllSays) {
  const turn = query(root, "#turn", HTMLImageElement);
  const turnLabel = query(root, ".to-move-label", HTMLElement);
  const status = query(root, "#status", HTMLElement);
  const sides = [createSideView(root, "black"), createSideView(root, "white")];
  const thinking = createThinkingClock(query(root, "[data-clock]", HTMLElement));
  const sentence = query(root, ".sentence", HTMLElement);

  const drawTracked = tracked(draw);

  function draw(state: Core, before: Core | null, texts: Texts, ofRooms: AllSays) {
    const side = sideToAct(state);
    for (const view of sides) view.update(state, texts);
    setAttribute(turn, "data-image", side ?? `end-${winnerOf(state) ?? "draw"}`);
    setAttribute(turn, "alt", side === null ? texts.t("game-over") : texts.side(side));
    turnLabel.dataset.text = side === null ? "over" : "to-move";
    setText(turnLabel, texts.t(side === null ? "over" : "to-move"));
    const isNew = before !== null && state.notice !== before.notice;
    setAttribute(status, "data-problem", saysProblem(state.notice) ? "" : null);
    const { practice } = state.openings;
    const opening = practice === null ? [] : [openingName(practice.opening, texts.lang)];
    setLiveContent(status, markNames(announce(state, texts, ofRooms), opening, texts.lang), isNew);
    if (isNew) sayBeside("");
    setAttribute(sentence, "data-awaits-reply", awaitsReply(state) ? "" : null);
    thinking.update(state, texts);
  }

  return {
    update: (state: Core, before: Core | null, texts: Texts) =>
      drawTracked(state, before, texts, says()),
  };
}

function createSideView(root: HTMLElement, side: Side) {
  const card = query(root, `.score[data-side="${side}"]`, HTMLElement);
  const count = query(card, `output[name="${side}"]`, HTMLOutputElement);
  const player = query(card, "[data-player]", HTMLElement);

  return {
    update(state: Core, { t, opponent }: Texts) {
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

function thinks({ key, level }: TurnJob, { t, opponent }: Texts) {
  if (key !== "computer" || level === null) return t("thinks");
  return t("thinks-opponent", { opponent: opponent(level) });
}

/**
 * Whether all there is to say is that the computer thinks about the move that was played: a small
 * window shows that alone.
 */
function awaitsReply(state: Core) {
  const { notice, settings } = state;
  const replies = turnJob(state)?.key === "computer" && notice.kind === "moved";
  return replies && !notice.aside && !state.unstored && !settings.current.details;
}

/**
 * Runs while a search is wanted, beside what it has found; then shows what it found, and its time.
 * Without details it only says who searches.
 */
export function createThinkingClock(element: HTMLElement, clock: Clock = pageClock) {
  let timer: number | undefined;
  let running: TurnJob | null = null;
  let began = 0;

  return {
    update(state: Core, texts: Texts) {
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
