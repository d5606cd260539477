/** An element of a drawing. */
export function svg(tag: string, attributes: Record<string, string | number>, ...children: Node[]) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** An outline in a square of 24 units, by the colour of the text beside it. */
export function icon(outline: string) {
  return svg(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: outline }),
  );
}
