// Notes in `announcements` every change of a live region; returns how many regions there are.
() => {
  window.announcements = [];
  const regions = document.querySelectorAll("[role=status], [role=alert], [aria-live]");
  for (const region of regions)
    new MutationObserver(() => window.announcements.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  return regions.length;
};
