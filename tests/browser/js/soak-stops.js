// Starts a hint and stops it, so many times; resolves to the number of searches that had begun.
(times) =>
  new Promise((resolve) => {
    const press = (action) =>
      document.querySelector(`[data-group] [data-action=${action}]`).click();
    const thinks = () => document.body.dataset.thinking !== undefined;
    let begun = 0;
    const next = () => {
      if (thinks()) {
        begun += 1;
        press("stop");
      } else if (begun < times) press("hint");
      else {
        changes.disconnect();
        resolve(begun);
      }
    };
    const changes = new MutationObserver(next);
    changes.observe(document.body, { attributes: true, attributeFilter: ["data-thinking"] });
    next();
  });
