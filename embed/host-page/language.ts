/** The language of an element within a host page. */

/**
 * The nearest `lang` of an element and of what it lies in, across the borders of shadow trees: an
 * empty one says that the language is unknown.
 * @returns such as "de-AT", empty for none
 */
export function languageAround(element: Element): string {
  let place: Element | null = element;
  while (place) {
    const named = place.closest("[lang]");
    if (named) return named.getAttribute("lang") ?? "";
    const root = place.getRootNode();
    place = root instanceof ShadowRoot ? root.host : null;
  }
  return "";
}
