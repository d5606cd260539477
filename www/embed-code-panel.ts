/** The dialog that writes the code of a board for a website, loaded when it is first wanted. */

export { createEmbedCodeView } from "./embed-code/embed-code-view.ts";
