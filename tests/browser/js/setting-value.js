// The value that the form shows for a setting.
(name) => {
  const field = document.forms.settings.elements[name];
  return field.type === "checkbox" ? String(field.checked) : field.value;
};
