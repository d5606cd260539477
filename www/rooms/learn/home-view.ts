/**
 * The beginning of the tab *Learn*: the next thing for the visitor, the exercises by their themes
 * with the endings and the visitor's mistakes among them, the openings, and what there is to find
 * out about the game on the board.
 */

import type { Actions, Core, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing } from "lit-html";
import { focusBoard, query } from "../../floor/base/dom.ts";
import { isFriendsGame, mayAnalyse } from "../../play/board/fair-play.ts";
import { isOver } from "../../play/board/game-end.ts";
import { modeOf } from "../../play/board/owner.ts";
import { holdsOtherGame, showsPoint } from "../../play/board/shown-game.ts";
import { dayOf } from "../../floor/base/days.ts";
import { nextOnPath } from "../exercises/exercise-path.ts";
import type { Exercise } from "../exercises/exercise-content.ts";
import { createExerciseListView } from "../exercises/exercise-list-view.ts";
import { runOf } from "../exercises/exercise-stage.ts";
import { playExercise } from "../exercises/exercise-view.ts";
import { dueMistakes } from "../mistakes/mistake-exercises.ts";
import { canReview } from "../review/reviewed-point.ts";
import { toolPanel } from "../../play/ui/panels.ts";
import { doOnBoard, uncoverBoard } from "../../play/ui/sheet-gestures.ts";
import { studyPart } from "../../play/ui/study-part.ts";
import { boardPicture, graphPicture, outlinePicture } from "../../play/ui/pictures.ts";

/** An arrow that comes back, for mistakes that are tried again. */
const RETURN = "M4 9h11a5 5 0 0 1 0 10H8M8 5L4 9l4 4";

/** Columns of a chart, for an analysis. */
const COLUMNS = "M5 20v-6M10 20V9M15 20V4M20 20v-9M3 20h19";

/** A stop watch, for a run against the clock. */
const WATCH = "M12 9v4.5l2.5 2M10 2h4M12 5.5a8 8 0 1 0 .01 0";

/** The parts whose card gets the focus when they are closed. */
const RETURNS = ["openings", "endings", "mistakes"];

export function createHomeView(root: HTMLElement, actions: Actions) {
  let shownState: StateOf<"exercises" | "mistakes"> | null = null;
  const list = createExerciseListView<StateOf<"exercises" | "mistakes">>(root, actions, {
    next: (state, texts) => nextThing(state, texts, actions),
    tiles: createTiles(actions),
    cards: createCards(actions, () => {
      actions.showExplorer(true);
      if (shownState && toolPanel(shownState) === "learn") uncoverBoard(actions);
    }),
  });

  return {
    update(
      state: StateOf<"exercises" | "mistakes">,
      before: StateOf<"exercises" | "mistakes"> | null,
      texts: StudyTexts,
    ) {
      shownState = state;
      list.update(state, before, texts, isInSight(state));
      const leftPart = before && studyPart(before);
      if (root.hidden || !leftPart || !RETURNS.includes(leftPart) || studyPart(state) === leftPart)
        return;
      const card = query(root, `[data-starts=${leftPart}]`, HTMLButtonElement);
      card.focus();
      // The cards of a telephone lie in a sheet.
      if (document.activeElement !== card) focusBoard();
    },
  };
}

/** Below an exercise the list goes on, unless the clock runs; anything else takes its place. */
function isInSight(state: Core) {
  const run = runOf(state);
  if (run !== null) return run.race === null;
  return studyPart(state) === null && showsPoint(state) && modeOf(state, "ending") === null;
}

/** The one thing to do next: mistakes that are due, a game without its review, or an exercise. */
function nextThing(state: StateOf<"exercises" | "mistakes">, texts: StudyTexts, actions: Actions) {
  const { t, whole } = texts;
  const { list } = state.mistakes;
  const due = dueMistakes(list, actions.today()).length;
  if (due > 0)
    return nextCard(t("mistakes-due", { count: due, all: whole(list.length) }), [], {
      text: t("mistakes-practise"),
      act: () => doOnBoard(actions, actions.practiseMistakes),
    });
  if (isOver(state) && mayReview(state))
    return nextCard(t("home-review"), [], {
      text: t("review-start"),
      act: () => actions.run("review"),
    });
  return nextExercise(state, texts, actions);
}

function nextCard(
  text: string,
  facts: readonly string[],
  { text: name, act, works = true }: { text: string; act: () => void; works?: boolean },
) {
  return html`
    <section class="onward">
      <p class="onward-next">${text}</p>
      <p class="streaks" ?hidden=${facts.join("") === ""}>${facts.map(
        (fact) => html`<span>${fact}</span>`,
      )}</p>
      <button type="button" class="button primary" ?disabled=${!works} @click=${act}>${name}</button>
    </section>
  `;
}

/** The next exercise on the path, and what the visitor has kept up. */
function nextExercise({ exercises }: StateOf<"exercises">, texts: StudyTexts, actions: Actions) {
  const { t } = texts;
  const { solved, streak, day, days } = exercises;
  const next = nextOnPath(exercises, null);
  const isOpen = next !== null && !solved.includes(next.id);
  const goesOn = days > 0 && day >= dayOf(Date.now()) - 1;
  const facts = [
    goesOn ? t("exercises-days", { count: days }) : "",
    streak > 0 ? t("exercises-streak", { count: streak }) : "",
  ];
  return nextCard(nextText(next, isOpen, texts), facts, {
    text: t(solved.length > 0 ? "exercise-onward" : "exercises-begin"),
    act: () => playExercise(actions, next),
    works: next !== null,
  });
}

/** The theme of the next exercise. */
function nextText(next: Exercise | null, isOpen: boolean, { t }: StudyTexts) {
  if (next !== null && !isOpen) return t("exercises-all-solved");
  return next?.theme ? t("exercises-next-is", { theme: t(`theme-${next.theme}`) }) : "";
}

/** What is practised like a theme, though its positions are not those of the list. */
function createTiles(actions: Actions) {
  const pictures = {
    endings: boardPicture(["oxxx", "ooxo", "oxo+", "ooo+"]),
    mistakes: outlinePicture(RETURN),
    race: outlinePicture(WATCH),
  };
  const draw = (part: keyof typeof pictures, name: string, count: string, act: () => void) => html`
    <li><button type="button" class="theme" data-starts=${part} @click=${act}>
      ${pictures[part]}<strong>${name}</strong><span class="theme-count">${count}</span>
    </button></li>`;
  const race = () => {
    actions.startRace();
    focusBoard();
  };
  return (
    { exercises, mistakes: { list } }: StateOf<"exercises" | "mistakes">,
    { t, whole }: StudyTexts,
  ) => [
    draw("endings", t("endings"), "", () => actions.showEndings(true)),
    draw("mistakes", t("mistakes"), list.length > 0 ? whole(list.length) : "", () =>
      actions.showMistakes(true),
    ),
    // A run takes its exercises from the list, as the themes before these tiles do.
    exercises.list.length > 0
      ? draw("race", t("race"), bestRace(exercises.best, t), race)
      : nothing,
  ];
}

/** How long a run against the clock takes, and the best one once there is one. */
const bestRace = (best: number, t: StudyTexts["t"]) =>
  best === 0 ? t("race-length") : t("race-best", { count: best });

/** The cards of the openings and of the game on the board. */
function createCards(actions: Actions, explore: () => void) {
  const pictures = {
    openings: boardPicture([".+..", "+ox.", ".xo+", "..+."]),
    review: graphPicture(),
    analysis: outlinePicture(COLUMNS),
  };
  const draw = (
    part: keyof typeof pictures,
    [name, about]: [string, string],
    act: () => void,
    works = true,
  ) => html`<button type="button" class="card" data-starts=${part} ?disabled=${!works}
    @click=${act}>${pictures[part]}<strong>${name}</strong><span class="note">${about}</span></button>`;

  return (state: Core, { t, unaided }: StudyTexts) => {
    // The best line stands below the board, in a strip where the window is small.
    const analyse = () => {
      actions.setAnalysis({ on: true });
      uncoverBoard(actions);
    };
    const reason = isFriendsGame(state) ? unaided() : null;
    return html`
      ${draw("openings", [t("openings"), t("home-openings")], explore)}
      <h2>${t("home-this-game")}</h2>
      ${draw("review", [t("review-start"), reason ?? t("home-review")], () => actions.run("review"), mayReview(state))}
      ${draw("analysis", [t("analysis-start"), reason ?? t("home-analysis")], analyse, mayAnalyse(state))}
    `;
  };
}

function mayReview(state: Core) {
  return canReview(state) && !holdsOtherGame(state) && !state.host.locks.includes("hint");
}
