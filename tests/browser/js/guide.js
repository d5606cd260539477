// Whether the guide is shown, whether it lies beside the board, its step, and the keys of the
// sentences of that step that are to be seen.
() => {
  const guide = document.querySelector("[data-guide]");
  const a = guide.getBoundingClientRect();
  const b = document.getElementById("board").getBoundingClientRect();
  const apart = a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;
  const shown = [...guide.querySelectorAll("[data-step]")].filter(
    (step) => !guide.hidden && getComputedStyle(step).visibility === "visible",
  );
  const sentences = shown.flatMap((step) => [...step.querySelectorAll("[data-text]")]);
  return [
    !guide.hidden,
    guide.hidden || apart,
    shown.length === 1 ? shown[0].dataset.step : null,
    sentences
      .filter((sentence) => sentence.getClientRects().length > 0)
      .map((sentence) => sentence.dataset.text),
  ];
};
