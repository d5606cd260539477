/**
 * A function that a template applies to an element whenever it is drawn, for what no attribute and
 * no property says: `<button ${applied(enable, isPossible)}>`.
 *
 * @import { ElementPart } from "lit-html"
 */

import { noChange } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";

/**
 * @template {Element} E
 * @template {unknown[]} V
 * @typedef {(element: E, ...values: V) => void} Apply
 */

class Applied extends Directive {
  /** @param {[Apply<Element, unknown[]>, ...unknown[]]} _parameters */
  render(..._parameters) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[Apply<Element, unknown[]>, ...unknown[]]} parameters
   * @override
   */
  update({ element }, [apply, ...values]) {
    apply(element, ...values);
    return noChange;
  }
}

/**
 * @typedef {<E extends Element, V extends unknown[]>(apply: Apply<E, V>, ...values: V) => unknown}
 *   Applying
 */

export const applied = /** @type {Applying} */ (/** @type {unknown} */ (directive(Applied)));
