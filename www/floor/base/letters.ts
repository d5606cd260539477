/** Texts by the letters that a reader sees: an emoji of several characters is one letter. */

const SEGMENTER = new Intl.Segmenter();

export function lettersOf(text: string) {
  return [...SEGMENTER.segment(text)].map(({ segment }) => segment);
}

/**
 * A text cut before the letter that has no room; a first letter that is too long by itself is cut.
 * @param most characters
 */
export function cutText(text: string, most: number) {
  if (text.length <= most) return text;
  // No character is longer than two units.
  const near = text.slice(0, 2 * most + 2);
  const cut = [...near].slice(0, most).join("");
  return text.slice(0, SEGMENTER.segment(near).containing(cut.length)?.index) || cut;
}
