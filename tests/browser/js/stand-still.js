// Waits until an element stays where it is from one frame to the next, two seconds at most.
async (element) => {
  // A frame that is out of sight draws none.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 100);
    });
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `${left} ${top} ${width} ${height}`;
  };
  const deadline = performance.now() + 2000;
  let last = "";
  while (last !== place() && performance.now() < deadline) {
    last = place();
    await frame();
  }
};
