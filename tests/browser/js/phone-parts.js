// Whether the card of a new version covers the board or the sentence; the height of the guide.
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const overlap = (a, b) => a.top < b.bottom && b.top < a.bottom;
  const card = document.querySelector(".update");
  card.hidden = false;
  const covered = [".board-frame", "#status"].map(box);
  const found = {
    card: covered.some((part) => overlap(box(".update"), part)),
    guide: box("[data-guide]").height,
  };
  card.hidden = true;
  return found;
};
