/** The tools of a run against the clock: the time that is left, the score and the task. */

import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html } from "lit-html";
import { minutesText } from "../../play/game/clock-text.ts";
import type { Race } from "./race.ts";

/** @param goal the task on the board, or what has come of it */
export function raceView(
  { left, right, wrong }: Race,
  goal: string,
  leave: () => void,
  texts: StudyTexts,
) {
  const { t } = texts;
  return html`
    <div class="race">
      <h2>${t("race")}</h2>
      <span class="race-time" role="timer">${minutesText(left)}</span>
      <span class="race-score">${t("race-score", { right, wrong })}</span>
      <p class="exercise-goal">${goal}</p>
      <button type="button" class="button" @click=${leave}>${texts.leave()}</button>
    </div>
  `;
}
