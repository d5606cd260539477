/**
 * The change of the page's language: the state takes over another one as soon as its texts are
 * there. Texts that do not load leave the page in the language that it has.
 */

import type { createStore } from "../../floor/base/store.ts";
import type { Core, PageEvent } from "../../floor/base/page.ts";
import { type Lang, LANGUAGES } from "../../floor/base/languages.ts";
import { problemBehind } from "../../floor/base/problems.ts";
import { loadLanguage } from "./loaded.ts";

type Store = ReturnType<typeof createStore<Core, PageEvent>>;

export function followLanguage(store: Store, load: (lang: Lang) => Promise<void> = loadLanguage) {
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
