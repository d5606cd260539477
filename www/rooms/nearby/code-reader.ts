/** The reader of QR codes for browsers that have none, loaded with the camera. */

import decodeQR from "qr/decode.js";

/** @throws if there is no code in it */
export const decode = (picture: ImageData) => decodeQR(picture);
