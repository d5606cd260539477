// Where the parts of the page are.
() =>
  ["#board", ".status-line", ".fence", ".side", ".scoreboard"].map((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [selector, x, y, width, height];
  });
