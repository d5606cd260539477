// The texts of the page, with both languages loaded.
import { loadLanguage } from "../../words/texts.js";

await Promise.all([loadLanguage("de"), loadLanguage("en")]);

export { createTexts } from "../../words/texts.js";
