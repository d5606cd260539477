/** The dialog that writes the code of a board for somebody's website, loaded when it is first wanted. */

export { createEmbedCodeView } from "./embed-code/embed-code-view.js";
