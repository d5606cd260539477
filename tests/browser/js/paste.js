// Pastes a text on the page, outside every field. The data are put on a plain event: Firefox leaves
// those of a clipboard event that a script makes empty.
(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  document.body.dispatchEvent(event);
};
