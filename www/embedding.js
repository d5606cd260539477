/**
 * Speaks with the page around the board by messages: obeys its commands and tells it what happens.
 * It hears only the window around it, and only of the origin that the address names.
 *
 * @import { Told } from "../embed/embed.js"
 * @import { Parts } from "./actions.js"
 * @import { Problem, State } from "./types.js"
 */

import { themeOf } from "./looks.js";
import { obey } from "./embed-commands.js";
import { VERSION, eventsBetween, isAddressed, placeOf, readCommand } from "./embed-messages.js";
import { PageError, problemBehind, problemOf } from "./problems.js";
import { createTexts } from "./texts.js";

/** @typedef {Pick<Window, "parent" | "addEventListener">} Around */

/**
 * @param {Parts} parts
 * @param {string | null} origin of the page around the board; null where nobody listens
 * @param {Around} around
 */
export function createEmbedding(parts, origin, around) {
  /** @param {Told} told */
  function tell(told) {
    // A file's origin, "null", is none that a message can be addressed to.
    if (origin !== null) around.parent.postMessage({ reversi: VERSION, ...told }, origin === "null" ? "*" : origin);
  }

  const texts = () => {
    const { lang, theme } = parts.store.get().settings;
    return createTexts(lang, themeOf(theme));
  };

  /** @param {Problem} problem */
  function complain(problem) {
    tell({ type: "error", message: texts().problem(problem), code: problem.cause?.code ?? problem.code, about: problem.detail });
  }

  /** @param {MessageEvent} event */
  function hear({ data, source, origin: sender }) {
    if (!isAddressed(data)) return;
    try {
      if (source !== around.parent) throw new PageError("embed-source");
      if (sender !== origin) throw new PageError("embed-origin", sender);
      obey(parts, readCommand(data));
    } catch (error) {
      complain(problemOfCommand(error));
    }
  }

  if (origin !== null) around.addEventListener("message", hear);

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
      if (state.settings.lang !== before.settings.lang) tell({ type: "title", title: texts().t("embed-title") });
      if (state.notice !== before.notice && state.notice.kind === "problems") state.notice.problems.forEach(complain);
    },
  };
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
