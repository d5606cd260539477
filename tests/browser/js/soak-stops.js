// Starts a hint and stops it, `times` times; resolves to the number of searches that had started.
(times) =>
  new Promise((resolve) => {
    const press = (action) =>
      document.querySelector(`[data-group] [data-action=${action}]`).click();
    const thinks = () => document.body.dataset.thinking !== undefined;
    let started = 0;
    const next = () => {
      if (thinks()) {
        started += 1;
        press("stop");
      } else if (started < times) press("hint");
      else {
        changes.disconnect();
        resolve(started);
      }
    };
    const changes = new MutationObserver(next);
    changes.observe(document.body, { attributes: true, attributeFilter: ["data-thinking"] });
    next();
  });
