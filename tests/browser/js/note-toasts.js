// Notes in `toasts` every text that the banner over the board shows.
() => {
  const toast = document.querySelector("[data-toast]");
  window.toasts = [];
  const note = () => {
    if (!toast.hidden) window.toasts.push(toast.textContent);
  };
  new MutationObserver(note).observe(toast, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
};
