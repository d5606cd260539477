/**
 * The imports and exports of an evening: links of results, and the evening as a table for
 * spreadsheets or another device; and the beginning of a new one.
 */

import type { Context } from "../../floor/base/page.ts";
import type { PartTexts } from "../../play/words/texts.ts";
import type { Chosen, Desk } from "./desk.ts";
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { query } from "../../floor/base/dom.ts";
import { textIn } from "../../floor/base/encodings.ts";
import { problemBehind } from "../../floor/base/problems.ts";
import { readFiles } from "../../floor/base/read-files.ts";
import { saveFile } from "../../floor/base/save-file.ts";
import { keepTyped, typedIn } from "../../floor/kept/typed.ts";
import { targetOf } from "../../play/ui/event-target.ts";
import { type Evening, NO_EVENING } from "./evening.ts";
import { holdsEvening, readEvening, writeEvening } from "./evening-file.ts";
import { resultsInText } from "./evening-steps.ts";

const LINKS = typedIn("links");

export function createExchangeView(desk: Desk, context: Context) {
  let links: HTMLTextAreaElement | undefined;
  let fill = (_text: string) => {};
  const reader = createReader(desk, context, () => fill(""));

  function keepLinks(field?: Element) {
    if (!(field instanceof HTMLTextAreaElement)) return;
    links = field;
    fill = keepTyped(field, LINKS, context.storage);
  }

  async function takeFile({ currentTarget: field }: Chosen) {
    try {
      for (const { bytes } of await readFiles([...(field.files ?? [])]))
        await reader.take(textIn(bytes));
    } catch (error) {
      desk.say(problemBehind("load", error));
    }
    field.value = "";
  }

  const clear = () => desk.take({ type: "replaced", evening: NO_EVENING });

  return (evening: Evening, { t }: PartTexts<"evening">) => {
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
 * @param taken the text has nothing left
 */
function createReader(desk: Desk, context: Context, taken: () => void) {
  /** How many results the last text had. */
  let count = 0;

  function takeEvening(text: string) {
    const found = readEvening(text);
    if ("problem" in found) {
      const { key, ...values } = found.problem;
      desk.say({ key, values });
      return;
    }
    if (desk.take({ type: "replaced", evening: found.evening })) taken();
  }

  async function takeLinks(text: string) {
    const { results, fault } = await resultsInText(context, desk.evening, text);
    if (results.length > 0) desk.take({ type: "results", results });
    if (fault === null) taken();
    else desk.say(fault);
    count = results.length;
    desk.draw();
  }

  return {
    count: () => count,
    async take(text: string) {
      count = 0;
      desk.say(null);
      desk.draw();
      if (holdsEvening(text)) takeEvening(text);
      else await takeLinks(text);
    },
  };
}

/** @param event of the button before the field of the file */
function chooseFile(event: Event) {
  const part = targetOf(event, HTMLElement).closest("details");
  if (part) query(part, "[type=file]", HTMLInputElement).click();
}

function save(evening: Evening) {
  const name = `${evening.title || "reversi-evening"}.csv`.replace(/[\\/:*?"<>|]/g, "-");
  // By the mark spreadsheets read the text as UTF-8.
  saveFile(new Blob(["\uFEFF", writeEvening(evening)], { type: "text/csv" }), name);
}
