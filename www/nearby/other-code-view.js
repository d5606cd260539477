/**
 * The other device's code: read by the camera, or pasted, with a sentence on one that is wrong.
 *
 * @import { Ref } from "lit-html/directives/ref.js"
 * @import { PartTexts } from "../words/texts.js"
 * @import { Stage } from "./session.js"
 */

import { html } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { problemOf } from "../base/problems.js";
import { readByCamera } from "./camera.js";

/** @typedef {(texts: PartTexts<"nearby">) => string} Sentence what a text says in any language */

/** @type {Sentence} */
const NOTHING = () => "";

/**
 * @param {(text: string) => Promise<void>} act takes a code, or a link with one
 * @param {() => void} redraw
 */
export function createOtherCodeView(act, redraw) {
  /** The fault of the code or the camera. */
  let problem = NOTHING;
  /** @type {Ref<HTMLTextAreaElement>} */
  const field = createRef();
  const camera = createCamera(
    (text) => void take(text),
    () => say(({ t }) => t("scan-failed")),
    redraw,
  );

  /** @param {Sentence} sentence */
  function say(sentence) {
    problem = sentence;
    redraw();
  }

  /** @param {string} text */
  async function take(text) {
    say(NOTHING);
    try {
      await act(text);
      if (field.value) field.value.value = "";
    } catch (error) {
      say(({ page }) => page.problem(problemOf(error)));
    }
  }

  /** @param {Stage} stage */
  const isHidden = (stage) => stage !== "offer" && stage !== "failed";

  return {
    take,
    stop: camera.stop,
    /** @param {Stage} stage @param {PartTexts<"nearby">} texts */
    field: (stage, { t }) => html`
      <label class="stack" ?hidden=${isHidden(stage)}><span>${t("code")}</span>
        <textarea name="code" rows="2" spellcheck="false" ${ref(field)}></textarea></label>`,
    /** @param {Stage} stage @param {PartTexts<"nearby">} texts */
    buttons: (stage, { t }) => html`
      <button type="button" class="button primary" ?hidden=${isHidden(stage)}
        @click=${camera.toggle}>${t(camera.isOn() ? "scan-stop" : "scan")}</button>
      <button type="button" class="button" ?hidden=${isHidden(stage)}
        @click=${() => void take(field.value?.value ?? "")}>${t("take")}</button>`,
    /**
     * The camera's picture and the sentence, which lie below the buttons.
     * @param {PartTexts<"nearby">} texts
     */
    below: (texts) => html`
      ${camera.view()}
      <p class="problem" role="alert">${problem(texts)}</p>`,
  };
}

/**
 * The camera, which reads a code from its picture.
 * @param {(text: string) => void} found
 * @param {() => void} failed
 * @param {() => void} redraw
 */
function createCamera(found, failed, redraw) {
  /** @type {AbortController | null} */
  let scanning = null;
  /** @type {Ref<HTMLVideoElement>} */
  const video = createRef();
  return {
    isOn: () => scanning !== null,
    stop: () => scanning?.abort(),
    /** Reads the picture, or stops that. */
    async toggle() {
      if (scanning) {
        scanning.abort();
        return;
      }
      if (!video.value) return;
      scanning = new AbortController();
      redraw();
      try {
        const text = await readByCamera(video.value, scanning.signal);
        if (text !== null) found(text);
      } catch {
        failed();
      }
      scanning = null;
      redraw();
    },
    view: () =>
      html`<video class="nearby-video" playsinline ?hidden=${scanning === null} ${ref(video)}></video>`,
  };
}
