/**
 * Properties of an element beside its attributes, as frameworks set them.
 */

/**
 * @param {string} attribute such as "think-time"
 * @returns {string} such as "thinkTime"
 */
function propertyOf(attribute) {
  return attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * Gives a class of elements a property for each attribute: `true` sets an attribute without a
 * value, `null` and `undefined` remove it, and what is read is its text, or null.
 * @param {HTMLElement} prototype
 * @param {readonly string[]} attributes without those that every element has as a property
 */
export function reflect(prototype, attributes) {
  for (const attribute of attributes)
    Object.defineProperty(prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      /** @this {HTMLElement} */
      get() {
        return this.getAttribute(attribute);
      },
      /** @this {HTMLElement} @param {unknown} value */
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? "" : String(value));
      },
    });
}

/**
 * Takes up properties that were set before the element had its class.
 * @param {HTMLElement} element
 * @param {readonly string[]} attributes
 */
export function takeUp(element, attributes) {
  const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  for (const name of attributes.map(propertyOf)) {
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}
