/**
 * A function that a template applies to an element whenever it is drawn, for what no attribute and
 * no property says: `<button ${applied(enable, isPossible)}>`.
 */

import { type ElementPart, noChange } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";

type Apply<E extends Element, V extends unknown[]> = (element: E, ...values: V) => void;

class Applied extends Directive {
  render(..._parameters: [Apply<Element, unknown[]>, ...unknown[]]) {
    return noChange;
  }

  override update(
    { element }: ElementPart,
    [apply, ...values]: [Apply<Element, unknown[]>, ...unknown[]],
  ) {
    apply(element, ...values);
    return noChange;
  }
}

type Applying = <E extends Element, V extends unknown[]>(
  apply: Apply<E, V>,
  ...values: V
) => unknown;

export const applied = directive(Applied) as unknown as Applying;
