// The actions, the panels with a button and the fields of the settings that can be seen, by name.
() => {
  const visible = (element) => element.getClientRects().length > 0;
  const actions = [
    ...document.querySelectorAll("[data-group] :is([data-action], [data-open-panel])"),
  ].filter(visible);
  const fields = [...document.forms.settings.elements].filter((field) => field.name);
  return [
    ...actions.map(({ dataset }) => dataset.action ?? dataset.openPanel),
    ...fields.filter(visible).map((field) => field.name),
  ];
};
