/**
 * The imports and exports of an evening: links of results, and the evening as a table for
 * spreadsheets or another device; and the beginning of a new one.
 *
 * @import { Context } from "../app/context.js"
 * @import { PartTexts } from "../words/texts.js"
 * @import { Chosen, Desk } from "./evening-view.js"
 * @import { Evening } from "./evening.js"
 */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { textIn } from "../base/encodings.js";
import { saveFile } from "../base/save-file.js";
import { keepTyped } from "../base/typed.js";
import { NO_EVENING } from "./evening.js";
import { holdsEvening, readEvening, writeEvening } from "./evening-file.js";
import { resultsInText } from "./evening-steps.js";

/**
 * @param {Desk} desk
 * @param {Context} context
 */
export function createExchangeView(desk, context) {
  /** @type {HTMLTextAreaElement | undefined} */
  let links;
  let fill = (/** @type {string} */ _text) => {};
  const reader = createReader(desk, context, () => fill(""));

  /** @param {Element} [field] */
  function keepLinks(field) {
    if (!(field instanceof HTMLTextAreaElement)) return;
    links = field;
    fill = keepTyped(field, context.storage);
  }

  /** @param {Chosen} event */
  async function takeFile({ currentTarget: field }) {
    const [chosen] = field.files ?? [];
    if (chosen) await reader.take(textIn(new Uint8Array(await chosen.arrayBuffer())));
    field.value = "";
  }

  const clear = () => desk.take({ type: "replaced", evening: NO_EVENING });

  /**
   * @param {Evening} evening
   * @param {PartTexts<"evening">} texts
   */
  return (evening, { t }) => {
    const count = reader.count();
    return html`
      <details class="evening-part foldable">
        <summary>${t("exchange")}</summary>
        <label class="stack"><span>${t("paste")}</span>
          <textarea name="links" rows="3" spellcheck="false" autocapitalize="none"
            ${ref(keepLinks)}></textarea></label>
        <div class="buttons">
          <button type="button" class="button primary"
            @click=${() => void reader.take(links?.value ?? "")}>${t("read")}</button>
          <button type="button" class="button" @click=${chooseFile}>${t("open-file")}</button>
          <button type="button" class="button" ?disabled=${evening.players.length === 0}
            @click=${() => save(desk.evening())}>${t("save")}</button>
          <button type="button" class="button" ?disabled=${evening === NO_EVENING}
            @click=${clear}>${t("new-evening")}</button>
        </div>
        <input type="file" accept=".csv,.txt,text/csv" hidden @change=${takeFile}>
        <p class="note" role="status">${count === 0 ? "" : t("taken", { count })}</p>
      </details>
    `;
  };
}

/**
 * Takes the results of a text of links, or the evening of a file in place of this one.
 * @param {Desk} desk
 * @param {Context} context
 * @param {() => void} taken the text has nothing left
 */
function createReader(desk, context, taken) {
  /** How many results the last text had. */
  let count = 0;

  /** @param {string} text */
  function takeEvening(text) {
    const found = readEvening(text);
    if ("problem" in found) {
      const { key, ...values } = found.problem;
      desk.say({ key, values });
      return;
    }
    if (desk.take({ type: "replaced", evening: found.evening })) taken();
  }

  /** @param {string} text */
  async function takeLinks(text) {
    const { results, fault } = await resultsInText(context, desk.evening(), text);
    if (results.length > 0) desk.take({ type: "results", results });
    if (fault === null) taken();
    else desk.say(fault);
    count = results.length;
    desk.draw();
  }

  return {
    count: () => count,
    /** @param {string} text */
    async take(text) {
      count = 0;
      desk.say(null);
      desk.draw();
      if (holdsEvening(text)) takeEvening(text);
      else await takeLinks(text);
    },
  };
}

/** @param {Event} event of the button before the field of the file */
function chooseFile({ currentTarget }) {
  const part = /** @type {HTMLElement} */ (currentTarget).closest("details");
  /** @type {HTMLInputElement | null | undefined} */ (part?.querySelector("[type=file]"))?.click();
}

/** Saves an evening as a table. @param {Evening} evening */
function save(evening) {
  const name = `${evening.title || "reversi-evening"}.csv`.replace(/[\\/:*?"<>|]/g, "-");
  // By the mark spreadsheets read the text as UTF-8.
  saveFile(new Blob(["\uFEFF", writeEvening(evening)], { type: "text/csv" }), name);
}
