/**
 * The parts of a club's evening, loaded when it is first opened.
 */

export { createEveningView } from "./evening/evening-view.ts";
