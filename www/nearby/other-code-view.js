/**
 * The other device's code: read by the camera, or pasted, with a sentence on one that is wrong.
 *
 * @import { PartTexts } from "../words/texts.js"
 * @import { Stage } from "./session.js"
 */

import { button, element, setText } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { readByCamera } from "./camera.js";

/**
 * @param {(text: string) => Promise<void>} act takes a code, or a link with one
 * @param {() => void} changed
 */
export function createOtherCodeView(act, changed) {
  /** @type {PartTexts<"nearby"> | null} */
  let texts = null;
  /** @type {AbortController | null} */
  let scanning = null;
  const label = element("span");
  const code = element("textarea", { name: "code", rows: "2", spellcheck: "false" });
  const read = element("label", { class: "stack" }, label, code);
  const scan = button(() => void readPicture());
  scan.classList.add("primary");
  const paste = button(() => void take(code.value));
  const video = element("video", { class: "nearby-video", playsinline: "", hidden: "" });
  const said = element("p", { class: "problem", role: "alert" });

  /** @param {string} text */
  async function take(text) {
    setText(said, "");
    try {
      await act(text);
      code.value = "";
    } catch (error) {
      if (texts) setText(said, texts.page.problem(problemOf(error)));
    }
  }

  async function readPicture() {
    if (scanning) {
      scanning.abort();
      return;
    }
    scanning = new AbortController();
    video.hidden = false;
    changed();
    try {
      const found = await readByCamera(video, scanning.signal);
      if (found !== null) void take(found);
    } catch {
      setText(said, texts?.t("scan-failed") ?? "");
    }
    video.hidden = true;
    scanning = null;
    changed();
  }

  return {
    content: [read],
    buttons: [scan, paste],
    /** The camera's picture and the sentence, which lie below the buttons. */
    below: [video, said],
    take,
    stop: () => scanning?.abort(),
    /**
     * @param {Stage} stage
     * @param {PartTexts<"nearby">} now
     */
    update(stage, now) {
      texts = now;
      const { t } = texts;
      for (const part of [read, paste, scan]) part.hidden = stage !== "offer" && stage !== "failed";
      setText(label, t("code"));
      setText(paste, t("take"));
      setText(scan, t(scanning ? "scan-stop" : "scan"));
    },
  };
}
