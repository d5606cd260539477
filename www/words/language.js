/**
 * The change of the page's language: the state takes over another one as soon as its texts are
 * there. Texts that do not load leave the page in the language that it has.
 *
 * @import { Lang } from "../base/languages.js"
 * @import { createStore } from "../base/store.js"
 * @import { PageEvent } from "../app/reduce.js"
 * @import { State } from "../app/state.js"
 *
 * @typedef {ReturnType<typeof createStore<State, PageEvent>>} Store
 */

import { LANGUAGES } from "../base/languages.js";
import { problemBehind } from "../base/problems.js";
import { loadLanguage } from "./texts.js";

/**
 * @param {Store} store
 * @param {(lang: Lang) => Promise<void>} [load]
 */
export function followLanguage(store, load = loadLanguage) {
  store.subscribe(({ settings: { current } }, before) => {
    const { lang } = current;
    if (lang === before.settings.current.lang) return;
    load(lang).then(
      () => store.dispatch({ type: "language-loaded", lang }),
      (error) => {
        const problem = {
          ...problemBehind("language-unavailable", error),
          detail: LANGUAGES[lang],
        };
        store.dispatch({ type: "language-absent", lang, problem });
      },
    );
  });
}
