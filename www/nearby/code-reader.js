/**
 * The reader of QR codes for browsers that have none, loaded with the camera.
 */

import decodeQR from "qr/decode.js";

/** @param {ImageData} picture @throws if there is no code in it */
export const decode = (picture) => decodeQR(picture);
