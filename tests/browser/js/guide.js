// Whether the guide is shown, whether it covers no disc and no square that it rings, its step, and
// the keys of the sentences of that step that are to be seen.
() => {
  const guide = document.querySelector("[data-guide]");
  const a = guide.getBoundingClientRect();
  const parts = document.querySelectorAll(
    "#board :is([data-disc=black], [data-disc=white], [data-guided])",
  );
  const boxes = [...parts].map((part) => part.getBoundingClientRect());
  const apart = boxes.every(
    (b) => a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom,
  );
  const stepsInSight = [...guide.querySelectorAll("[data-step]")].filter(
    (step) => !guide.hidden && getComputedStyle(step).visibility === "visible",
  );
  const sentences = stepsInSight.flatMap((step) => [...step.querySelectorAll("[data-text]")]);
  return [
    !guide.hidden,
    guide.hidden || apart,
    stepsInSight.length === 1 ? stepsInSight[0].dataset.step : null,
    sentences
      .filter((sentence) => sentence.getClientRects().length > 0)
      .map((sentence) => sentence.dataset.text),
  ];
};
