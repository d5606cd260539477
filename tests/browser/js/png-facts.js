// The facts of the saved picture in pixels: the type, the first bytes, width and height as its
// header has them; and what it shows: the paper, an empty square, two discs, whether c3 bears a
// number.
async () => {
  const [blob] = window.saved;
  const bytes = new DataView(await blob.arrayBuffer());
  const image = await createImageBitmap(blob);
  const { width, height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const paint = canvas.getContext("2d", { willReadFrequently: true });
  paint.drawImage(image, 0, 0);
  const unit = width / 184;
  const part = (x, y, size) =>
    paint.getImageData(x * unit, y * unit, size * unit, size * unit).data;
  const colourAt = (x, y) => {
    const [red, green, blue, alpha] = part(x, y, 1);
    if (alpha < 255) return "none";
    if (green > red + 20 && green > blue + 20) return "green";
    const least = Math.min(red, green, blue);
    if (least > 235) return "white";
    return Math.max(red, green, blue) < 40 ? "black" : `${red},${green},${blue}`;
  };
  const numbered = part(62, 62, 8).some((value, at) => at % 4 === 0 && value > 200);
  return {
    type: blob.type,
    signature: Array.from({ length: 8 }, (_, at) => bytes.getUint8(at)),
    size: [bytes.getUint32(16), bytes.getUint32(20)],
    colours: [colourAt(3, 3), colourAt(26, 22), colourAt(86, 86), colourAt(106, 86)],
    numbered,
  };
};
