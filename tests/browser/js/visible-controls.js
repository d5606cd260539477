// The actions and the fields of the settings that can be seen, by name.
() => {
  const visible = (element) => element.getClientRects().length > 0;
  const actions = [...document.querySelectorAll("[data-group] [data-action]")].filter(visible);
  const fields = [...document.forms.settings.elements].filter((field) => field.name);
  return [
    ...actions.map((action) => action.dataset.action),
    ...fields.filter(visible).map((field) => field.name),
  ];
};
