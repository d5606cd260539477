// Pastes a screenshot of the page (a PNG in base64) on it, outside every field.
// @param square where half a disc is drawn into the picture; null for none
async (png, square) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const paint = canvas.getContext("2d");
  paint.drawImage(image, 0, 0);
  if (square !== null) {
    const scale = width / innerWidth;
    const place = document.querySelector(`#board [data-square="${square}"]`);
    const { left, top, width: side } = place.getBoundingClientRect();
    const [x, y] = [left + side / 2, top + side / 2].map((at) => at * scale);
    paint.arc(x, y, side * scale * 0.42, Math.PI / 2, (Math.PI * 3) / 2);
    paint.fill();
  }
  const blob = await new Promise((resolve) => canvas.toBlob(resolve));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([blob], "board.png", { type: "image/png" }));
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  document.body.dispatchEvent(event);
};
