// Opens the menu if an action lies in it: whether the action can be clicked now. A page that has
// just started opens no menu yet. Null for an action that only embedded boards show.
(selector) => {
  const action = document.querySelector(selector);
  if (action?.hidden) return null;
  const menu = document.querySelector(".menu:not([data-open])");
  if (!menu?.contains(action)) return action?.checkVisibility() ?? false;
  if (!menu.checkVisibility()) {
    document.querySelector("[data-menu]").click();
    for (const moving of menu.getAnimations()) moving.finish();
  }
  return menu.checkVisibility() && action.checkVisibility();
};
