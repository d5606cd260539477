/**
 * Fields with text of the visitor's: kept until it is taken in, and not written over meanwhile.
 *
 * What a tab keeps, and what the visitor has in all tabs, each by a key.
 * @typedef {{read: (key: string) => unknown, write: (key: string, value: unknown) => void}} Values
 */

/** Characters that are kept at most: a longer text is a file. */
const MAX_KEPT = 100_000;

/**
 * Keeps what is typed into a field: a reload finds it there, and so does the next tab.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {{ofTab: Values, ofVisitor: Values}} storage
 * @returns {(text: string) => void} sets the text of the field
 */
export function keepTyped(field, { ofTab, ofVisitor }) {
  const key = typedKey(field.name);
  const kept = ofTab.read(key) ?? ofVisitor.read(key);
  if (typeof kept === "string") field.value = kept;

  function keep() {
    const text = field.value.length <= MAX_KEPT ? field.value : "";
    ofTab.write(key, text);
    ofVisitor.write(key, text);
  }

  field.addEventListener("input", keep);
  return (text) => {
    field.value = text;
    keep();
  };
}

/** The number in the key changes with the shape of what is stored. @param {string} name */
export const typedKey = (name) => `reversi.typed-${name}.1`;

/**
 * Shows a value in a field, unless the visitor is about to change the one that it has shown: what
 * is typed stays until the field is left.
 * @param {HTMLInputElement} field
 * @param {string} value
 */
export function showValue(field, value) {
  const isTyped = field === document.activeElement && field.value !== field.defaultValue;
  if (isTyped && field.value !== value) return;
  field.defaultValue = value;
  field.value = value;
}
