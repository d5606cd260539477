/**
 * How settings change the state that belong to no game: an absent theme, a language that is loaded
 * or absent. Pure.
 */

import type { Problem } from "../../floor/base/problems.ts";
import type { Lang } from "../../floor/base/languages.ts";
import type { Core } from "../../floor/base/page.ts";
import type { Choices, Settings } from "./settings.ts";

/** Shows another theme in place of an absent one, which stays stored for the day it is back. */
export function replaceTheme<S extends Core>(state: S, theme: string, problem: Problem): S {
  const { current, fromAddress } = state.settings;
  const settings = {
    ...state.settings,
    current: { ...current, theme },
    fromAddress: pick(fromAddress, (name) => name !== "theme"),
  };
  return { ...state, settings, notice: { kind: "problems", problems: [problem] } };
}

/** Speaks a language whose texts are loaded, if it is still wanted. */
export function speak<S extends Core>(state: S, lang: Lang): S {
  const { settings } = state;
  if (settings.current.lang !== lang) return state;
  return { ...state, settings: { ...settings, spoken: lang } };
}

/** Settings with the language of the page in place of one that has not loaded. */
export function withSpoken({ settings: { absent, spoken } }: Core, settings: Settings): Settings {
  return settings.lang === absent ? { ...settings, lang: spoken } : settings;
}

/**
 * Keeps the language of the page in place of one whose texts did not load. What is stored stays.
 * @param lang the absent one
 */
export function keepLanguage<S extends Core>(state: S, lang: Lang, problem: Problem): S {
  const { current, fromAddress, spoken } = state.settings;
  if (current.lang !== lang) return state;
  const settings = {
    ...state.settings,
    current: { ...current, lang: spoken },
    absent: lang,
    fromAddress: pick(fromAddress, (name) => name !== "lang"),
  };
  return { ...state, settings, notice: { kind: "problems", problems: [problem] } };
}

/** The choices whose names pass a test. */
export function pick<T extends Choices>(choices: T, test: (name: string) => boolean): T {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => test(name))) as T;
}
