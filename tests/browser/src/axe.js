// Body of a function that hands its last argument the page's violations of the rules for people with
// disabilities, each as "rule: what it applies to (why)". The checker's own source stands before it.
const done = arguments[arguments.length - 1];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
// A colour on its way to another is none of the look's: whatever has an end is waited for.
const still = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => Number.isFinite(Number(animation.effect.getComputedTiming().endTime)))
      .map((animation) => animation.finished),
  );
painted()
  .then(still)
  .then(painted)
  .then(() =>
    axe.run(document, {
      runOnly: { type: "tag", values: tags },
      resultTypes: ["violations"],
      iframes: false,
    }),
  )
  .then(({ violations }) =>
    done(
      violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id}: ${target.join(" ")} (${failureSummary.replace(/\s+/g, " ")})`,
        ),
      ),
    ),
  )
  .catch((error) => done([String(error)]));
