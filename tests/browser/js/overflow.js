// By how much the page is wider than the window, and the elements that stick out.
() => {
  const root = document.documentElement;
  const width = root.clientWidth;
  const sticksOut = (element) => {
    if (element.getClientRects().length === 0 || element.closest(".moves")) return false;
    // Words for readers alone.
    if (getComputedStyle(element).clipPath === "inset(50%)") return false;
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > width + 1;
  };
  const outside = [...document.querySelectorAll("main *")].filter(sticksOut);
  return [root.scrollWidth - width, ...outside.map((element) => element.outerHTML.slice(0, 80))];
};
