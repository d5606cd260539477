// Whether the card of a new version covers the board or the status line, the heights of the welcome
// and of the choice of a size, and whether the actions are in sight.
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const overlap = (a, b) => a.top < b.bottom && b.top < a.bottom;
  const card = document.querySelector(".update");
  card.hidden = false;
  const covered = [".board-frame", "#status"].map(box);
  const found = {
    card: covered.some((part) => overlap(box(".update"), part)),
    welcome: box("[data-welcome]").height,
    size: box("[name=board-size]").height,
  };
  card.hidden = true;
  return { ...found, actions: box("[data-action=new]").bottom <= innerHeight };
};
