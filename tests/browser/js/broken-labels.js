// Words of the action buttons that break inside, and labels that reach out of their button.
// Japanese breaks lines between any of its letters.
() => {
  const labelsInSight = [...document.querySelectorAll("[data-group] [data-text]")].filter(
    (label) => label.checkVisibility() && getComputedStyle(label).clipPath === "none",
  );
  return labelsInSight.flatMap((label) => {
    const text = label.firstChild;
    const box = label.getBoundingClientRect();
    const button = label.closest(".action").getBoundingClientRect();
    const out = box.left < button.left - 1 || box.right > button.right + 1;
    const broken = [
      ...text.data.matchAll(/[^\s\u00ad\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}-]+/gu),
    ].filter(({ index, 0: word }) => {
      const range = document.createRange();
      // The first letter of a word that a hyphen has broken off has the place of the hyphen, too.
      const lines = [...word].map((_, place) => {
        range.setStart(text, index + place);
        range.setEnd(text, index + place + 1);
        return Math.round([...range.getClientRects()].at(-1).top);
      });
      return new Set(lines).size > 1;
    });
    return [...broken.map(([word]) => word), ...(out ? [`${text.data} reaches out`] : [])];
  });
};
