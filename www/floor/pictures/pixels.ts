/** Pictures as their points: no document and no canvas. */

/** Red, green, blue and opacity of each point, row by row, from 0 to 255. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * A picture on white, in which each pixel is the mean of those that it covers.
 * @param most pixels of its longer side
 */
export function shrunk(picture: Picture, most: number): Picture {
  const scale = Math.max(1, Math.max(picture.width, picture.height) / most);
  const width = Math.max(1, Math.floor(picture.width / scale));
  const height = Math.max(1, Math.floor(picture.height / scale));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.floor(y * scale), Math.max(Math.floor((y + 1) * scale), 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.floor(x * scale), Math.max(Math.floor((x + 1) * scale), 1)];
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = meanOf(picture, channel, { left, top, right, bottom });
      data[at + 3] = 255;
    }
  }
  return { width, height, data };
}

function meanOf(
  { data, width }: Picture,
  channel: number,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
) {
  let sum = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      sum += 255 + ((data[at + channel] - 255) * data[at + 3]) / 255;
    }
  return sum / ((right - left) * (bottom - top));
}
