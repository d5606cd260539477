// Changes one field of the settings as a player's hand does.
(name, value) => {
  const field = document.forms.settings.elements[name];
  if (!field) throw new Error(`no setting ${name}`);
  if (field instanceof RadioNodeList) {
    [...field].find((radio) => radio.value === value).click();
  } else if (field.type === "checkbox") {
    if (String(field.checked) !== value) field.click();
  } else {
    field.value = value;
    if (field.value !== value) throw new Error(`${name} cannot be ${value}`);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
};
