// The page's violations of the accessibility rules, or of some `rules` alone, each as
// "rule: element (reason)". The checker's own source precedes this function.
async (rules) => {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Colours are in transition until every animation that ends has ended.
  const ending = (animation) =>
    Number.isFinite(Number(animation.effect.getComputedTiming().endTime));
  await painted();
  const animations = document.getAnimations().filter(ending);
  await Promise.allSettled(animations.map((animation) => animation.finished));
  await painted();
  const { violations } = await axe.run(document, {
    runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags },
    resultTypes: ["violations"],
    iframes: false,
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(" ")} (${failureSummary.replace(/\s+/g, " ")})`,
    ),
  );
};
