// The number of choices in sight, and those that look the same whether they are chosen or not, in
// light or dark. A control that the browser draws shows by itself what is chosen.
() => {
  const properties = [
    ...["outlineStyle", "outlineWidth", "outlineColor", "color", "backgroundColor", "fontWeight"],
    ...["borderTopStyle", "borderTopWidth", "borderTopColor", "borderBottomWidth"],
    ...["textDecorationLine", "display"],
  ];
  const styleOf = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === "none") return "";
    return properties.map((property) => style[property]).join();
  };
  const lookOf = (whole) =>
    [whole, ...whole.querySelectorAll("*")]
      .flatMap((part) => [null, "::before", "::after"].map((pseudo) => styleOf(part, pseudo)))
      .join("|");
  const isDrawnByBrowser = (input) => {
    const { opacity, appearance, clipPath } = getComputedStyle(input);
    return opacity !== "0" && appearance !== "none" && clipPath === "none";
  };
  // A style at its beginning is that of before.
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);
  const root = document.documentElement;
  const { scheme } = root.dataset;
  // A choice against itself: an unchosen twin differs in nothing else.
  const differs = (whole, toggle) =>
    ["light", "dark"].every((dress) => {
      root.dataset.scheme = dress;
      const before = lookOf(whole);
      toggle();
      const after = lookOf(whole);
      toggle();
      return before !== after;
    });
  const inputs = [...document.querySelectorAll("[type=radio], [type=checkbox]")]
    .filter((input) => !isDrawnByBrowser(input))
    .map((input) => {
      const group = [...document.getElementsByName(input.name)];
      const chosen = group.find(({ checked }) => checked);
      const toggle = () => {
        input.checked = !input.checked;
        if (chosen && chosen !== input) chosen.checked = !input.checked;
      };
      return [input.closest("label") ?? input, toggle];
    });
  const states = ["aria-selected", "aria-pressed"].flatMap((state) =>
    [...document.querySelectorAll(`[${state}]`)].map((part) => [
      part,
      () => part.setAttribute(state, String(part.getAttribute(state) !== "true")),
    ]),
  );
  const currents = [...document.querySelectorAll("[aria-current]")].map((part) => {
    const value = part.getAttribute("aria-current");
    const toggle = () =>
      part.hasAttribute("aria-current")
        ? part.removeAttribute("aria-current")
        : part.setAttribute("aria-current", value);
    return [part, toggle];
  });
  const choices = [...inputs, ...states, ...currents]
    // The button over a side's count has the outline of its card.
    .map(([part, toggle]) => [part.closest(".score") ?? part, toggle])
    .filter(([part]) => part.checkVisibility());
  const alike = choices
    .filter(([part, toggle]) => !differs(part, toggle))
    .map(([part]) => part.outerHTML.slice(0, 140));
  root.dataset.scheme = scheme;
  document.adoptedStyleSheets.pop();
  return [choices.length, alike];
};
