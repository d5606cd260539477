/** Colours of points of a picture: how bright they are, how far apart, which is in the middle. */

export type Colour = readonly [number, number, number];

export const brightness = ([red, green, blue]: Colour) => 0.3 * red + 0.59 * green + 0.11 * blue;

export function distance(a: Colour, b: Colour) {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The distance of a colour from those between two others. */
export function distanceTo(colour: Colour, from: Colour, to: Colour) {
  const length = distance(from, to) ** 2;
  const along = [0, 1, 2].reduce(
    (sum, at) => sum + (colour[at] - from[at]) * (to[at] - from[at]),
    0,
  );
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
  const mixed = (at: number) => from[at] + part * (to[at] - from[at]);
  return distance(colour, [mixed(0), mixed(1), mixed(2)]);
}

export function median(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

export function medianColour(colours: readonly Colour[]): Colour {
  const channel = (at: number) => median(colours.map((colour) => colour[at]));
  return [channel(0), channel(1), channel(2)];
}
