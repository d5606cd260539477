/**
 * Messages with the host page: executes its commands and reports what happens. Messages from other
 * windows than the one around the board, and from other origins than that in the address, are none
 * of the host page's: they are dropped without an answer.
 *
 * @import { BoardEvent } from "../../embed/embed.js"
 * @import { Problem } from "../base/problems.js"
 * @import { State } from "../app/state.js"
 * @import { Context } from "../app/context.js"
 */

import { watchSize } from "../base/dom.js";
import { gameOf } from "../games/index.js";
import { themeOf } from "../theming/themes.js";
import { execute } from "./commands.js";
import { eventsBetween, isAddressed, placeOf, postTo, readCommand } from "./messages.js";
import { problemBehind, problemOf } from "../base/problems.js";
import { createTexts } from "../words/texts.js";

/** @typedef {Pick<Window, "parent" | "addEventListener">} HostWindow */

/**
 * @param {Context} context
 * @param {string | null} origin of the host page; null if nobody listens
 * @param {HostWindow} hostWindow
 */
export function createHost(context, origin, hostWindow) {
  // A board outside a frame is its own parent: it would answer its own messages for ever.
  const listener = hostWindow.parent === hostWindow ? null : origin;
  const emit = createEmit(listener, hostWindow);
  const texts = () => {
    const { spoken, current } = context.store.get().settings;
    return createTexts(spoken, themeOf(current.theme), gameOf(context.store.get()));
  };
  const reportProblem = (/** @type {Problem} */ problem) =>
    emit({
      type: "error",
      message: texts().problem(problem),
      code: problem.cause?.code ?? problem.code,
      about: problem.detail,
    });
  if (listener !== null) listenForCommands(context, listener, hostWindow, reportProblem);
  /** Whether an exercise is on its way to the board, which is ready only then. */
  let opening = false;

  return {
    /**
     * Emits that the board is ready, and what went wrong on the way.
     * @param {HTMLElement} content whose height the frame is to have
     * @param {Promise<void> | null} exercise settled when the exercise of the address is on the
     *   board or is refused; null if the address names none
     */
    async begin(content, exercise) {
      emit({ type: "title", title: texts().t("embed-title") });
      if (listener !== null)
        watchHeight(
          content,
          () => context.store.get().panels.open !== null,
          (height) => emit({ type: "resize", height }),
        );
      if (exercise !== null) {
        opening = true;
        await exercise;
        opening = false;
      }
      const { notice } = context.store.get();
      emit({ type: "ready", ...placeOf(context.store.get()) });
      if (notice.kind === "problems") notice.problems.forEach(reportProblem);
    },
    /**
     * @param {State} state
     * @param {State} before
     */
    update(state, before) {
      if (!opening) eventsBetween(state, before).forEach(emit);
      const { spoken, current } = state.settings;
      if (spoken !== before.settings.spoken || current.game !== before.settings.current.game)
        emit({ type: "title", title: texts().t("embed-title") });
      if (!opening && state.notice !== before.notice && state.notice.kind === "problems")
        state.notice.problems.forEach(reportProblem);
    },
  };
}

/**
 * @param {string | null} origin
 * @param {HostWindow} hostWindow
 * @returns {(event: BoardEvent) => void}
 */
function createEmit(origin, hostWindow) {
  if (origin === null) return () => {};
  return (event) => postTo(hostWindow.parent, origin, event);
}

/**
 * @param {Context} context
 * @param {string} origin
 * @param {HostWindow} hostWindow
 * @param {(problem: Problem) => void} reportProblem
 */
function listenForCommands(context, origin, hostWindow, reportProblem) {
  /** @type {Promise<unknown> | null} settled when another game has loaded */
  let loading = null;
  const perform = (/** @type {{reversi: unknown}} */ data) => {
    const refuse = (/** @type {unknown} */ error) => {
      reportProblem(problemOfCommand(error));
      return null;
    };
    try {
      return execute(context, readCommand(data))?.catch(refuse) ?? null;
    } catch (error) {
      return refuse(error);
    }
  };
  hostWindow.addEventListener("message", ({ data, source, origin: sender }) => {
    if (source !== hostWindow.parent || sender !== origin || !isAddressed(data)) return;
    const done = loading ? loading.then(() => perform(data)) : perform(data);
    loading = done;
    void done?.then(() => {
      if (loading === done) loading = null;
    });
  });
}

/**
 * Reports the height now and whenever it changes; a frame that is not shown has none. The frame
 * keeps its height under a sheet, for which the panels below the board make way.
 * @param {HTMLElement} content
 * @param {() => boolean} isCovered whether a sheet is open
 * @param {(height: number) => void} onHeight
 */
function watchHeight(content, isCovered, onHeight) {
  watchSize(content, () => {
    if (isCovered()) return;
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height > 0) onHeight(height);
  });
}

/**
 * A problem with the message itself stands alone; one that the rules found is the cause of a
 * refused command.
 * @param {unknown} error
 * @returns {Problem}
 */
function problemOfCommand(error) {
  const problem = problemOf(error);
  if (problem.code.startsWith("embed-")) return problem;
  return problemBehind("embed-refused", error);
}
