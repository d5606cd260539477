/**
 * Messages with the host page: executes its commands and reports what happens. Messages from other
 * windows than the one around the board, and from other origins than that in the address, are none
 * of the host page's: they are dropped without an answer.
 */

import type { BoardEvent } from "../../../embed/element-types.ts";
import type { Context, Core } from "../../floor/base/page.ts";
import { type Clock, pageClock } from "../../floor/base/clock.ts";
import { watchSize } from "../../floor/base/dom.ts";
import { modeRules } from "../../play/board/owner.ts";
import { gameOf } from "../../play/games/index.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { type MoveQuestions, createMoveQuestions } from "./before-move.ts";
import { execute } from "./commands.ts";
import { eventsBetween, isAddressed, placeOf, postTo, readCommand } from "./messages.ts";
import { type Problem, problemBehind, problemOf } from "../../floor/base/problems.ts";
import { loadPart } from "../../play/words/loaded.ts";
import { type Texts, createTexts } from "../../play/words/texts.ts";

export type HostWindow = Pick<Window, "parent" | "addEventListener">;

/** @param origin of the host page; null if nobody listens */
export function createHost(
  context: Context,
  origin: string | null,
  hostWindow: HostWindow,
  clock: Clock = pageClock,
) {
  // A board outside a frame is its own parent: it would answer its own messages for ever.
  const listener = hostWindow.parent === hostWindow ? null : origin;
  const emit = createEmit(listener, hostWindow);
  const texts = () => {
    const { spoken, current } = context.store.get().settings;
    return createTexts(spoken, themeOf(current.theme), gameOf(context.store.get()));
  };
  const reportProblem = (problem: Problem) => report(problem, texts(), emit);
  const questions = createMoveQuestions(context, emit, clock);
  if (listener !== null) {
    context.beforeMove = questions.ask;
    listenForCommands(context, listener, hostWindow, questions, reportProblem);
  }
  /** Whether an exercise is on its way to the board, which is ready only then. */
  let opening = false;

  return {
    /**
     * Emits that the board is ready, and what went wrong on the way.
     * @param content whose height the frame is to have
     * @param exercise settled when the exercise of the address is on the board or is refused; null
     *   if the address names none
     */
    async begin(content: HTMLElement, exercise: Promise<void> | null) {
      emit({ type: "title", title: texts().t("embed-title") });
      if (exercise !== null) {
        opening = true;
        await exercise;
        opening = false;
      }
      if (listener !== null)
        watchHeight(
          content,
          () => context.store.get().panels.open !== null || areToolsToCome(content, context),
          (height) => emit({ type: "resize", height }),
        );
      const { notice } = context.store.get();
      emit({ type: "ready", ...placeOf(context.store.get()) });
      if (notice.kind === "problems") await Promise.all(notice.problems.map(reportProblem));
    },
    update(state: Core, before: Core) {
      if (!opening) eventsBetween(state, before, context.house.here().rooms).forEach(emit);
      const { spoken, current } = state.settings;
      if (spoken !== before.settings.spoken || current.game !== before.settings.current.game)
        emit({ type: "title", title: texts().t("embed-title") });
      if (!opening && state.notice !== before.notice && state.notice.kind === "problems")
        state.notice.problems.forEach(reportProblem);
    },
  };
}

/** Reports a problem to the host page, in words that may load later. */
async function report(problem: Problem, words: Texts, emit: (event: BoardEvent) => void) {
  let message = words.problem(problem);
  if (words.lacks()) {
    await loadPart("later").catch(() => {});
    message = words.problem(problem);
  }
  const code = problem.cause?.code ?? problem.code;
  emit({ type: "error", message, code, about: problem.detail });
}

function createEmit(origin: string | null, hostWindow: HostWindow): (event: BoardEvent) => void {
  if (origin === null) return () => {};
  return (event) => postTo(hostWindow.parent, origin, event);
}

function listenForCommands(
  context: Context,
  origin: string,
  hostWindow: HostWindow,
  questions: MoveQuestions,
  reportProblem: (problem: Problem) => Promise<void>,
) {
  /** settled when another game has loaded */
  let loading: Promise<unknown> | null = null;
  const perform = (data: { reversi: unknown }) => {
    const refuse = (error: unknown) => {
      reportProblem(problemOfCommand(error));
      return null;
    };
    try {
      const command = readCommand(data);
      if (command.type !== "answer") return execute(context, command)?.catch(refuse) ?? null;
      questions.answer(command);
      return null;
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

/** Whether the mode of the board has tools in a panel that has not loaded yet. */
function areToolsToCome(content: HTMLElement, { store }: Pick<Context, "store">) {
  const { tools } = modeRules(store.get());
  if (tools === undefined) return false;
  return content.querySelector(`[data-panel=${tools}]`)?.childElementCount === 0;
}

/**
 * Reports the height now and whenever it changes; a frame that is not shown has none. The frame
 * keeps its height under a sheet, for which the panels below the board make way, and until the
 * exercise that it has room for is there.
 * @param isTransient whether the content has another height in a moment
 */
function watchHeight(
  content: HTMLElement,
  isTransient: () => boolean,
  onHeight: (height: number) => void,
) {
  watchSize(content, () => {
    if (isTransient()) return;
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height > 0) onHeight(height);
  });
}

/**
 * A problem with the message itself stands alone; one that the rules found is the cause of a
 * refused command.
 */
function problemOfCommand(error: unknown): Problem {
  const problem = problemOf(error);
  if (problem.code.startsWith("embed-")) return problem;
  return problemBehind("embed-refused", error);
}
