/** The element whose listener has been called. */
export function targetOf<T extends Element>({ currentTarget }: Event, type: new () => T): T {
  if (currentTarget instanceof type) return currentTarget;
  throw new TypeError(`the event is not of a ${type.name}`);
}
