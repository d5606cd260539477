// Shows everything that can be beside the board: the settings and the help.
() => {
  for (const part of document.querySelectorAll("details")) part.open = true;
  if (document.getElementById("help").hidden) document.querySelector("[data-action=help]").click();
};
