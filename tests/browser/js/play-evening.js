// Plays a club's evening of sixteen players and five rounds in the open dialog, and gives back its
// rounds and what the tables show.
(names, results) => {
  const dialog = document.querySelector("#evening[open]");
  const fill = (field, value) => {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const texts = (selector) =>
    [...document.querySelectorAll(selector)].map((row) =>
      [...row.cells].map((cell) => cell.textContent),
    );
  fill(dialog.querySelector("[name=players]"), names.join("\n"));
  dialog.querySelector(".evening-names .primary").click();
  const rounds = results.map((discs) => {
    dialog.querySelector(".evening-bar .primary").click();
    return [...dialog.querySelectorAll("[data-pairings] tbody tr")].map((row, table) => {
      fill(row.querySelector("input"), String(discs[table]));
      return [row.cells[1].textContent, row.cells[3].textContent, discs[table]];
    });
  });
  dispatchEvent(new Event("beforeprint"));
  return {
    rounds,
    standings: texts("[data-standings] tbody tr"),
    paper: texts("[data-paper] .evening-standings tbody tr"),
    problem: dialog.querySelector(".problem").textContent,
  };
};
