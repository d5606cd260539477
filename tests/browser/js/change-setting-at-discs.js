// Changes a selection of the settings as soon as `discs` discs lie on the board.
(discs, name, value) => {
  const board = document.getElementById("board");
  const empties = () => board.querySelectorAll("[data-disc=empty]").length;
  const observer = new MutationObserver(() => {
    if (64 - empties() < discs) return;
    observer.disconnect();
    const field = document.forms.settings.elements[name];
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  observer.observe(board, { subtree: true, attributeFilter: ["data-disc"] });
};
