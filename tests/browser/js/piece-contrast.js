// Contrast of the black and the white piece's picture with the square below it, as the mean over
// the part of the picture that covers the square.
() => {
  const linear = (channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([red, green, blue]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const size = 64;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const paint = canvas.getContext("2d", { willReadFrequently: true });
  const pixels = () => paint.getImageData(0, 0, size, size).data;
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--square");
  paint.fillStyle = ground.trim();
  paint.fillRect(0, 0, size, size);
  const square = luminance(pixels());
  const contrast = (side) => {
    paint.clearRect(0, 0, size, size);
    paint.drawImage(document.querySelector(`#board .face.${side}`), 0, 0, size, size);
    const data = pixels();
    let sum = 0;
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] <= 230) continue;
      const piece = luminance(data.subarray(at, at + 3));
      sum += (Math.max(square, piece) + 0.05) / (Math.min(square, piece) + 0.05);
      count += 1;
    }
    return sum / count;
  };
  return [contrast("black"), contrast("white")];
};
