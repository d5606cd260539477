// The page's violations of the accessibility rules, of one of them `alone`, or of all `without`
// some, each as "rule: element (reason)". The checker's own source precedes this function.
async ({ alone, without = [] }) => {
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
    runOnly: alone ? { type: "rule", values: [alone] } : { type: "tag", values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
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
