/**
 * The part of an embedded board's frame that is in the window: dialogs and sheets open there. A
 * frame as high as its content is often higher than the window, and only an intersection observer
 * sees through the frame of another origin. The style sheets read the part as `--sight-top` and
 * `--sight-height`, in pixels of the frame.
 */

/** Pixels below which the part is no place for a dialog: it reaches further into the frame then. */
const MIN_HEIGHT = 360;

/** Elements that cover the board, and stay where they are until they are closed. */
const COVERS = "dialog:modal, .side[data-open]";

/** A press precedes what it opens, by pointer as by key. */
const PRESSES = ["pointerdown", "keydown"] as const;

/**
 * Keeps the two properties true whenever something may open.
 * @param root of the page in the frame
 */
export function followSight(root: HTMLElement) {
  const observer = new IntersectionObserver((entries) => {
    observer.unobserve(root);
    const { top, height } = entries[entries.length - 1].intersectionRect;
    const part = placeInSight(top, height, innerHeight);
    root.style.setProperty("--sight-top", `${part.top}px`);
    root.style.setProperty("--sight-height", `${part.height}px`);
  });
  const look = () => {
    if (root.querySelector(COVERS) === null) observer.observe(root);
  };
  for (const type of PRESSES) addEventListener(type, look, { capture: true, passive: true });
  addEventListener("resize", look);
  look();
}

/**
 * Where a dialog has room: the visible part of a frame, or more of the frame where that is too low.
 * @param top of the visible part, in pixels from the frame's top
 * @param height of the visible part; 0 if nothing is visible
 */
export function placeInSight(top: number, height: number, frameHeight: number) {
  if (height <= 0) return { top: 0, height: frameHeight };
  const enough = Math.min(frameHeight, Math.max(height, MIN_HEIGHT));
  const start = Math.min(Math.max(0, top), frameHeight - enough);
  return { top: Math.round(start), height: Math.round(enough) };
}
