/**
 * Speaks with the page around the board by messages: obeys its commands and tells it what happens.
 * It hears only the window around it, and only of the origin that the address names.
 *
 * @import { BoardEvent } from "../../embed/embed.js"
 * @import { Parts } from "../state/actions.js"
 * @import { Problem, State } from "../state/types.js"
 */

import { themeOf } from "../theming/themes.js";
import { obey } from "./commands.js";
import { VERSION, eventsBetween, isAddressed, placeOf, readCommand } from "./messages.js";
import { PageError, problemBehind, problemOf } from "../base/problems.js";
import { createTexts } from "../words/texts.js";

/** @typedef {Pick<Window, "parent" | "addEventListener">} Around */

/**
 * @param {Parts} parts
 * @param {string | null} origin of the page around the board; null where nobody listens
 * @param {Around} around
 */
export function createEmbedding(parts, origin, around) {
  const tell = createTeller(origin, around);
  const texts = () => {
    const { lang, theme } = parts.store.get().settings;
    return createTexts(lang, themeOf(theme));
  };
  const complain = (/** @type {Problem} */ problem) =>
    tell({
      type: "error",
      message: texts().problem(problem),
      code: problem.cause?.code ?? problem.code,
      about: problem.detail,
    });
  if (origin !== null) hearCommands(parts, origin, around, complain);

  return {
    /**
     * Says that the board is there, and what went wrong on the way.
     * @param {HTMLElement} content whose height the frame is to have
     */
    begin(content) {
      const { notice } = parts.store.get();
      tell({ type: "title", title: texts().t("embed-title") });
      tell({ type: "ready", ...placeOf(parts.store.get()) });
      if (notice.kind === "problems") notice.problems.forEach(complain);
      if (origin !== null) watchHeight(content, (height) => tell({ type: "resize", height }));
    },
    /**
     * @param {State} state
     * @param {State} before
     */
    update(state, before) {
      eventsBetween(state, before).forEach(tell);
      if (state.settings.lang !== before.settings.lang)
        tell({ type: "title", title: texts().t("embed-title") });
      if (state.notice !== before.notice && state.notice.kind === "problems")
        state.notice.problems.forEach(complain);
    },
  };
}

/**
 * @param {string | null} origin
 * @param {Around} around
 * @returns {(event: BoardEvent) => void}
 */
function createTeller(origin, around) {
  if (origin === null) return () => {};
  // A file's origin, "null", is none that a message can be addressed to.
  const target = origin === "null" ? "*" : origin;
  return (event) => around.parent.postMessage({ reversi: VERSION, ...event }, target);
}

/**
 * @param {Parts} parts
 * @param {string} origin
 * @param {Around} around
 * @param {(problem: Problem) => void} complain
 */
function hearCommands(parts, origin, around, complain) {
  around.addEventListener("message", (event) => {
    if (!isAddressed(event.data)) return;
    try {
      refuseStrangers(event, origin, around);
      obey(parts, readCommand(event.data));
    } catch (error) {
      complain(problemOfCommand(error));
    }
  });
}

/**
 * @param {MessageEvent} event
 * @param {string} origin
 * @param {Around} around
 * @throws {PageError} where another window or another origin speaks
 */
function refuseStrangers({ source, origin: sender }, origin, around) {
  if (source !== around.parent) throw new PageError("embed-source");
  if (sender !== origin) throw new PageError("embed-origin", sender);
}

/**
 * Tells the height now and whenever it changes; a frame that is not shown has none.
 * @param {HTMLElement} content
 * @param {(height: number) => void} tell
 */
function watchHeight(content, tell) {
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height > 0) tell(height);
  });
  observer.observe(content);
}

/**
 * What is wrong with the message itself needs no more words; what the rules say is about a command.
 * @param {unknown} error
 * @returns {Problem}
 */
function problemOfCommand(error) {
  const problem = problemOf(error);
  if (problem.code.startsWith("embed-")) return problem;
  return problemBehind("embed-refused", error);
}
