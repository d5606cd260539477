// Notes each part of the page that shifts, also right after a press. Texts in the middle of a part
// that stays where it is are left out.
() => {
  const parts = ".action, .tab, .panel, .score, .board-frame, .side, .fence, .status-line, .moves";
  window.shifts = [];
  new PerformanceObserver((list) => {
    const nodes = list.getEntries().flatMap(({ sources }) => sources.map(({ node }) => node));
    for (const node of nodes)
      if (node instanceof Element && node.matches(parts)) window.shifts.push(node.className);
  }).observe({ type: "layout-shift" });
};
