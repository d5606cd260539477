// The brightness of each pixel of a PNG (base64), as base64, with its width and height.
async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const paint = canvas.getContext("2d");
  paint.drawImage(image, 0, 0);
  const { data } = paint.getImageData(0, 0, width, height);
  let text = "";
  for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at + 1]);
  return { width, height, pixels: btoa(text) };
};
