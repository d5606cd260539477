/** A QR code as a drawing: black on white with its quiet zone, whatever the theme. */

import encodeQR from "qr";
import { svg } from "./svg.ts";

/** White modules around the code, as the standard requires. */
const QUIET = 4;

/** @param label what readers say in its place */
export function qrPicture(text: string, label: string) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = rows.length;
  return svg(
    "svg",
    { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label, "data-modules": size },
    svg("rect", { width: size, height: size, fill: "#fff" }),
    svg("path", { d: path.join(""), fill: "#000" }),
  );
}
