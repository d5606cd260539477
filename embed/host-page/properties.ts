/** Properties of an element beside its attributes, as frameworks set them. */

/**
 * @param attribute such as "think-time"
 * @returns such as "thinkTime"
 */
function propertyOf(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * Gives a class of elements a property for each attribute: `true` sets an attribute without a
 * value, `null` and `undefined` remove it, and what is read is its text, or null.
 * @param attributes without those that every element has as a property
 */
export function reflect(prototype: HTMLElement, attributes: readonly string[]) {
  for (const attribute of attributes)
    Object.defineProperty(prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute);
      },
      set(this: HTMLElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? "" : String(value));
      },
    });
}

/** Takes up properties that were set before the element had its class. */
export function takeUp(element: HTMLElement, attributes: readonly string[]) {
  for (const name of attributes.map(propertyOf)) {
    if (!Object.hasOwn(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
