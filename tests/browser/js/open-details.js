// Opens every part of the settings.
() => {
  for (const part of document.querySelectorAll("details")) part.open = true;
};
