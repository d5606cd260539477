/** The other device's code: read by the camera, or pasted, with a sentence on one that is wrong. */

import type { PartTexts } from "../../play/words/texts.ts";
import type { Stage } from "./session.ts";
import { html } from "lit-html";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { problemOf } from "../../floor/base/problems.ts";
import { readByCamera } from "./camera.ts";

/** what a text says in any language */
type Sentence = (texts: PartTexts<"nearby">) => string;

const NOTHING: Sentence = () => "";

/** @param act takes a code, or a link with one */
export function createOtherCodeView(act: (text: string) => Promise<void>, redraw: () => void) {
  /** The fault of the code or the camera. */
  let problem = NOTHING;
  const field: Ref<HTMLTextAreaElement> = createRef();
  const camera = createCamera(
    (text) => void take(text),
    () => say(({ t }) => t("scan-failed")),
    redraw,
  );

  function say(sentence: Sentence) {
    problem = sentence;
    redraw();
  }

  async function take(text: string) {
    say(NOTHING);
    try {
      await act(text);
      if (field.value) field.value.value = "";
    } catch (error) {
      say(({ page }) => page.problem(problemOf(error)));
    }
  }

  const isHidden = (stage: Stage) => stage !== "offer" && stage !== "failed";

  return {
    take,
    stop: camera.stop,
    field: (stage: Stage, { t }: PartTexts<"nearby">) => html`
      <label class="stack" ?hidden=${isHidden(stage)}><span>${t("code")}</span>
        <textarea name="code" rows="2" spellcheck="false" ${ref(field)}></textarea></label>`,
    buttons: (stage: Stage, { t }: PartTexts<"nearby">) => html`
      <button type="button" class="button primary" ?hidden=${isHidden(stage)}
        @click=${camera.toggle}>${t(camera.isOn() ? "scan-stop" : "scan")}</button>
      <button type="button" class="button" ?hidden=${isHidden(stage)}
        @click=${() => void take(field.value?.value ?? "")}>${t("take")}</button>`,
    /** The camera's picture and the sentence, which lie below the buttons. */
    below: (texts: PartTexts<"nearby">) => html`
      ${camera.view()}
      <p class="problem" role="alert">${problem(texts)}</p>`,
  };
}

/** The camera, which reads a code from its picture. */
function createCamera(found: (text: string) => void, failed: () => void, redraw: () => void) {
  let scanning: AbortController | null = null;
  const video: Ref<HTMLVideoElement> = createRef();
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
