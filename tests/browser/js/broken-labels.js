// Words of the action buttons that break inside, and labels that reach out of their button.
() => {
  const shown = [...document.querySelectorAll("[data-group] [data-text]")].filter(
    (label) => label.checkVisibility() && getComputedStyle(label).clipPath === "none",
  );
  return shown.flatMap((label) => {
    const text = label.firstChild;
    const box = label.getBoundingClientRect();
    const button = label.closest(".action").getBoundingClientRect();
    const out = box.left < button.left - 1 || box.right > button.right + 1;
    const broken = [...text.data.matchAll(/[^\s\u00ad-]+/g)].filter(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
    return [...broken.map(([word]) => word), ...(out ? [`${text.data} reaches out`] : [])];
  });
};
