/** Times as a benchmark prints them. */

/** The median, and the least and the most, in milliseconds. */
export function spread(times) {
  const ordered = times.toSorted((one, other) => one - other);
  const [least, median, most] = [0, ordered.length >> 1, ordered.length - 1].map((index) =>
    ordered[index].toFixed(0),
  );
  return `${median} ms (${least} to ${most})`;
}
