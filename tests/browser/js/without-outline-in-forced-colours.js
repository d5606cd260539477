// The pictures and discs in sight that keep the colours of their theme and have no outline;
// one of them can have the colour of the ground.
() => {
  const isDrawn = (element) => {
    const style = getComputedStyle(element);
    return ["outline", "borderTop"].some(
      (edge) => style[`${edge}Style`] !== "none" && Number.parseFloat(style[`${edge}Width`]) > 0,
    );
  };
  const keepsColours = (element) => getComputedStyle(element).forcedColorAdjust === "none";
  return [...document.querySelectorAll("body *")]
    .filter((part) => keepsColours(part) && !keepsColours(part.parentElement))
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 4)
    .filter((part) => !isDrawn(part.closest("table") ?? part))
    .map((part) => part.outerHTML.slice(0, 140));
};
