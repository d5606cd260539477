/**
 * How the position editor changes the state. Pure.
 *
 * @import { PageEvent } from "./reduce.js"
 * @import { State } from "./state.js"
 */

import { gameOf } from "../games/index.js";
import { editorOf } from "./editor.js";
import { withPoint } from "./reduce-pointer.js";
import { dropReview, reviewClosed } from "./reduce-review.js";

/**
 * @param {State} state
 * @returns {State}
 */
export function editorOpened(state) {
  if (!gameOf(state).study) return state;
  const after = withPoint(reviewClosed(state), {
    armed: null,
    hint: null,
    request: null,
    endClosed: true,
  });
  return {
    ...after,
    panels: { ...state.panels, open: null },
    study: { ...after.study, editor: state.study.editor ?? editorOf(state.game) },
    notice: { kind: "editing" },
  };
}

/**
 * @param {State} state
 * @param {PageEvent & {type: "edited"}} event
 * @returns {State}
 */
export function edited(state, { editor }) {
  return state.study.editor === null ? state : { ...state, study: { ...state.study, editor } };
}

/**
 * Ends what another game on the board puts an end to.
 * @param {State} state
 * @returns {State}
 */
export function endStudy(state) {
  return editorClosed(dropReview(state));
}

/**
 * @param {State} state
 * @returns {State}
 */
export function editorClosed(state) {
  return state.study.editor === null
    ? state
    : { ...state, study: { ...state.study, editor: null } };
}
