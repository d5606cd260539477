// Pastes a text on the page, outside every field.
(text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const facts = { clipboardData, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new ClipboardEvent("paste", facts));
};
