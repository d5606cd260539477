// Whether the welcome is shown, whether it lies beside the board, and the keys of its sentences.
() => {
  const welcome = document.querySelector("[data-welcome]");
  const a = welcome.getBoundingClientRect();
  const b = document.getElementById("board").getBoundingClientRect();
  const apart = a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;
  const sentences = [...welcome.querySelectorAll("[data-text^=welcome]:not(button *)")];
  return [
    !welcome.hidden,
    welcome.hidden || apart,
    sentences
      .filter((sentence) => sentence.getClientRects().length > 0)
      .map((sentence) => sentence.dataset.text),
  ];
};
