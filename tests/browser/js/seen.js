// Whether the middle of a part is in sight, with nothing over it.
(part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};
