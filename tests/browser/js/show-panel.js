// Shows a panel, as a press on its tab does, with every part of it open; a sheet stays where it is.
(panel) => {
  for (const part of document.querySelectorAll("details")) part.open = true;
  const tab = document.querySelector(`[data-tab="${panel}"]`);
  const opens = tab.ariaSelected !== "true" || !("open" in document.querySelector(".side").dataset);
  if (opens) tab.click();
  for (const moving of document.getAnimations())
    if (Number.isFinite(moving.effect.getComputedTiming().endTime)) moving.finish();
};
