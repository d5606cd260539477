/**
 * The page's languages, each by its own name: a line here and the folder
 * `www/play/words/LANGUAGE` add one. docs/languages.md explains how.
 */

/** A text by language, such as a label of www/club.js: English stands for a missing one. */
export type Label = { en: string } & Partial<Record<Lang, string>>;

export type Lang = keyof typeof LANGUAGES;

export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  ja: "日本語",
  nl: "Nederlands",
  pl: "Polski",
};

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur"];

export function directionOf(lang: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.includes(lang) ? "rtl" : "ltr";
}

export function isLang(text: string): text is Lang {
  return Object.hasOwn(LANGUAGES, text);
}

/**
 * The page's language for a tag.
 * @param tag such as "de-AT"
 * @returns null if the page has no texts in it
 */
export function languageOf(tag: unknown): Lang | null {
  const primary = String(tag).toLowerCase().split("-")[0];
  return isLang(primary) ? primary : null;
}

/**
 * The page's language for what somebody wishes.
 * @param preferred tags, the most preferred first
 */
export function languageFor(preferred: readonly unknown[]): Lang {
  return preferred.map(languageOf).find((lang) => lang !== null) ?? "en";
}

export function inLanguage(label: Label, lang: Lang) {
  return label[lang] || label.en;
}

/**
 * A label as a file has it: a text for all languages, or one for each. The first stands for a
 * missing English one.
 * @returns null if it is none
 */
export function labelFrom(value: unknown): Label | null {
  const texts = typeof value === "string" ? [["en", value]] : Object.entries(Object(value));
  const knownTexts = texts.filter(([lang]) => Object.hasOwn(LANGUAGES, lang));
  const isText = (text: unknown) => typeof text === "string" && text.trim() !== "";
  if (knownTexts.length === 0 || !knownTexts.every(([, text]) => isText(text))) return null;
  return { en: knownTexts[0][1], ...Object.fromEntries(knownTexts) };
}
