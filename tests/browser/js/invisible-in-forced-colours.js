// The parts of the page that cannot be seen in forced colours.
() => {
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  const hasBorder = ({ borderTopWidth, borderTopStyle }) =>
    Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none";
  const bordered = [".slat", ".side", ".score[data-active]", "select"];
  const missing = bordered.filter((selector) => !hasBorder(style(selector)));
  const square = style("#board tbody td").backgroundColor;
  if (square === style("html").backgroundColor) missing.push("squares");
  const mark = style("#board [data-legal] .mark");
  if (mark.borderTopColor === square || Number.parseFloat(mark.borderTopWidth) < 2)
    missing.push("marks");
  for (const chip of [".score-disc", "#turn", ".settings legend img"])
    if (style(chip).backgroundColor !== square) missing.push(chip);
  return missing;
};
