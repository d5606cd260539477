// One event of a visitor, chosen by a number: a press, a key, a setting, a link, a closed dialog.
// Left out are the link that leaves the page, the choice of another game, and the turned board, in
// which the squares are read in another order.
(number) => {
  let seed = Math.imul(number, 0x9e3779b9) || 1;
  const random = (below) => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % below;
  };
  const pick = (list) => list[random(list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const press = (selector) => pick(all(selector))?.click();
  const LINKS = ["#m=f5d6c3d3c4", "#m=f5a1", "#m=f5d6&ply=1", "#nothing", "#m=", "#c1=x&m=f5"];
  const KEYS = ["ArrowLeft", "ArrowUp", "Enter", " ", "Escape", "Home", "u", "r", "h", "n"];
  const choose = () => {
    const field = pick(
      all(
        'form[name="settings"] :is(select, [type="checkbox"]):not([name="game"], [name="turned"])',
      ),
    );
    if (field.type === "checkbox") field.checked = !field.checked;
    else field.value = pick([...field.options]).value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const events = [
    () => press("#board [data-square]"),
    () => press("#board [data-legal]"),
    () => press("#board [data-legal]"),
    () => press('[data-group] button[data-action]:not([data-action="selftest"])'),
    () => press('[role="tab"]'),
    () => press("[data-moves] [data-ply]"),
    () => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key: pick(KEYS), bubbles: true }));
    },
    choose,
    () => {
      location.hash = pick(LINKS);
    },
    () => all("dialog[open]").forEach((dialog) => dialog.close()),
  ];
  pick(events)();
};
