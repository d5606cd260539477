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
  /** How many results the last text had. */
  let taken = 0;

  /** @param {Element} [field] */
  function keepLinks(field) {
    if (!(field instanceof HTMLTextAreaElement)) return;
    links = field;
    fill = keepTyped(field, context.storage);
  }

  /** @param {string} given */
  async function takeText(given) {
    taken = 0;
    desk.say(null);
    desk.draw();
    if (holdsEvening(given)) takeEvening(given);
    else await takeLinks(given);
  }

  /** @param {string} given */
  function takeEvening(given) {
    const found = readEvening(given);
    if ("problem" in found) {
      const { key, ...values } = found.problem;
      desk.say({ key, values });
      return;
    }
    if (desk.take({ type: "replaced", evening: found.evening })) fill("");
  }

  /** @param {string} given */
  async function takeLinks(given) {
    const { results, fault } = await resultsInText(context, desk.evening(), given);
    if (results.length > 0) desk.take({ type: "results", results });
    if (fault === null) fill("");
    else desk.say(fault);
    taken = results.length;
    desk.draw();
  }

  /** @param {Chosen} event */
  async function takeFile({ currentTarget: field }) {
    const [chosen] = field.files ?? [];
    if (chosen) await takeText(textIn(new Uint8Array(await chosen.arrayBuffer())));
    field.value = "";
  }

  /** @param {Event} event of the button before the field of the file */
  function chooseFile({ currentTarget }) {
    const part = /** @type {HTMLElement} */ (currentTarget).closest("details");
    /** @type {HTMLInputElement | null | undefined} */ (
      part?.querySelector("[type=file]")
    )?.click();
  }

  function save() {
    const name = `${desk.evening().title || "reversi-evening"}.csv`.replace(/[\\/:*?"<>|]/g, "-");
    // The mark tells spreadsheets that the text is UTF-8.
    saveFile(new Blob(["\uFEFF", writeEvening(desk.evening())], { type: "text/csv" }), name);
  }

  const clear = () => desk.take({ type: "replaced", evening: NO_EVENING });

  /**
   * @param {Evening} evening
   * @param {PartTexts<"evening">} texts
   */
  return (evening, { t }) => html`
    <details class="evening-part foldable">
      <summary>${t("exchange")}</summary>
      <label class="stack"><span>${t("paste")}</span>
        <textarea name="links" rows="3" spellcheck="false" autocapitalize="none"
          ${ref(keepLinks)}></textarea></label>
      <div class="buttons">
        <button type="button" class="button primary"
          @click=${() => void takeText(links?.value ?? "")}>${t("read")}</button>
        <button type="button" class="button" @click=${chooseFile}>${t("open-file")}</button>
        <button type="button" class="button" ?disabled=${evening.players.length === 0}
          @click=${save}>${t("save")}</button>
        <button type="button" class="button" ?disabled=${evening === NO_EVENING}
          @click=${clear}>${t("new-evening")}</button>
      </div>
      <input type="file" accept=".csv,.txt,text/csv" hidden @change=${takeFile}>
      <p class="note" role="status">${taken === 0 ? "" : t("taken", { count: taken })}</p>
    </details>
  `;
}
