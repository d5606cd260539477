/**
 * Reading QR codes by the camera: with the browser's own reader where it has one, else with that of
 * a library, which loads then.
 */

/** Milliseconds between two looks at the picture. */
const LOOK_MS = 250;

/**
 * Looks through the camera until a code is found or the signal ends it.
 * @returns null if it was ended
 * @throws if the browser or the visitor refuses the camera
 */
export async function readByCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  try {
    const look = await createReader();
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const found = await look(video);
      if (found !== null) return found;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return null;
  } finally {
    video.srcObject = null;
    for (const track of stream.getTracks()) track.stop();
  }
}

/** What some browsers have, and the library of types lacks. */
interface Detector {
  new (options: {
    formats: string[];
  }): {
    detect: (video: HTMLVideoElement) => Promise<{ rawValue?: string }[]>;
  };
  getSupportedFormats?: () => Promise<string[]>;
}

declare global {
  var BarcodeDetector: Detector | undefined;
}

async function createReader(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  const { BarcodeDetector: Detector } = globalThis;
  const formats = await Detector?.getSupportedFormats?.().catch((): string[] => []);
  if (Detector && formats?.includes("qr_code")) {
    const detector = new Detector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { decode } = await import("./code-reader.ts");
  const canvas = document.createElement("canvas");
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    const paint = canvas.getContext("2d", { willReadFrequently: true });
    if (width === 0 || paint === null) return null;
    Object.assign(canvas, { width, height });
    paint.drawImage(video, 0, 0);
    try {
      return decode(paint.getImageData(0, 0, width, height));
    } catch {
      // No code in this picture.
      return null;
    }
  };
}
