/**
 * What a club's evening needs, loaded when it is first opened.
 */

export { createEveningView } from "./evening/evening-view.js";
