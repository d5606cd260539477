// Gives the page a file of the given size, of games with players, and resolves to what the list
// says of them, the milliseconds until then, and the duration of every long task meanwhile.
async (games, bytes) => {
  const lines = [];
  for (let index = 0, size = 0; size < bytes; index += 1) {
    const players = `[Black "Player ${index % 1201}"]\n[White "Other ${index % 907}"]`;
    const line = `${players}\n\n${games[index % games.length]}\n\n`;
    size += line.length;
    if (size < bytes) lines.push(line);
  }
  const files = new DataTransfer();
  files.items.add(new File([lines.join("")], "games.txt"));
  const field = document.querySelector("[data-files]");
  field.files = files.files;
  // The cost of the file is not the page's.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const tasks = [];
  new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: "longtask" });
  const started = performance.now();
  field.dispatchEvent(new Event("change", { bubbles: true }));
  const row = () => document.querySelector(".library [data-games] [data-row]");
  while (row() === null) await new Promise((resolve) => setTimeout(resolve, 50));
  const milliseconds = performance.now() - started;
  // The browser keeps the games after it has shown them.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const { textContent: said } = document.querySelector(".library output");
  return { said, milliseconds, tasks };
};
