// The choices in sight whose computed style is that of one that is not chosen. A control that the
// browser draws shows by itself what is chosen.
() => {
  const properties = [
    ...["outlineStyle", "outlineWidth", "outlineColor", "color", "backgroundColor", "fontWeight"],
    ...["borderTopStyle", "borderTopWidth", "borderTopColor", "borderBottomWidth"],
    "textDecorationLine",
  ];
  const styleOf = (element, pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === "none") return "";
    return properties.map((property) => style[property]).join();
  };
  const lookOf = (element) =>
    [null, "::before", "::after"].map((pseudo) => styleOf(element, pseudo)).join("|");
  const isDrawnByBrowser = (input) => {
    const { opacity, appearance, clipPath } = getComputedStyle(input);
    return opacity !== "0" && appearance !== "none" && clipPath === "none";
  };
  const radios = [...document.querySelectorAll("input[type=radio]:checked")]
    .filter((input) => !isDrawnByBrowser(input))
    .map((input) => {
      const others = [...document.getElementsByName(input.name)].filter((other) => !other.checked);
      return [input, ...others].map((part) => part.closest("label") ?? part);
    });
  const states = ["aria-selected", "aria-pressed", "aria-current"].flatMap((state) =>
    [...document.querySelectorAll(`[${state}]:not([${state}=false])`)].map((chosen) => {
      const kind = [chosen.localName, ...[...chosen.classList].slice(0, 1)].join(".");
      const others = [...document.querySelectorAll(kind)].filter(
        (other) => (other.getAttribute(state) ?? "false") === "false",
      );
      return [chosen, ...others];
    }),
  );
  return (
    [...radios, ...states]
      // The button over a side's count has the outline of its card.
      .map((twins) => twins.map((part) => part.closest(".score") ?? part))
      .map((twins) => twins.filter((part) => part.checkVisibility()))
      .filter(([chosen, other]) => chosen && other && lookOf(chosen) === lookOf(other))
      .map(([chosen]) => chosen.outerHTML.slice(0, 120))
  );
};
