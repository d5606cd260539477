/**
 * What an evening takes in and gives out: links of results, and the evening as a table for
 * spreadsheets or another device; and the beginning of a new one.
 *
 * @import { Context } from "../app/context.js"
 * @import { PartTexts } from "../words/texts.js"
 * @import { Desk } from "./evening-view.js"
 * @import { Evening } from "./evening.js"
 */

import { button, element, setText } from "../base/dom.js";
import { saveFile } from "../base/save-file.js";
import { keepTyped } from "../base/typed.js";
import { NO_EVENING } from "./evening.js";
import { holdsEvening, readEvening, writeEvening } from "./evening-file.js";
import { resultsOf } from "./evening-steps.js";

/**
 * @param {Desk} desk
 * @param {Context} context
 */
export function createExchangeView(desk, context) {
  const summary = element("summary");
  const label = element("span");
  const text = element("textarea", {
    name: "links",
    rows: "3",
    spellcheck: "false",
    autocapitalize: "none",
  });
  const fill = keepTyped(text, context.storage);
  const said = element("p", { class: "note", role: "status" });
  const read = button(() => void takeText(text.value), "button primary");
  const file = element("input", { type: "file", accept: ".csv,.txt,text/csv", hidden: "" });
  const open = button(() => file.click());
  const save = button(() => {
    const name = `${desk.evening().title || "reversi-evening"}.csv`.replace(/[\\/:*?"<>|]/g, "-");
    // The mark tells spreadsheets that the text is UTF-8.
    saveFile(new Blob(["\uFEFF", writeEvening(desk.evening())], { type: "text/csv" }), name);
  });
  const clear = button(() => desk.take({ type: "replaced", evening: NO_EVENING }));
  /** @type {PartTexts<"evening"> | undefined} */
  let texts;

  /** @param {string} given */
  async function takeText(given) {
    setText(said, "");
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
    const { results, fault } = await resultsOf(context, desk.evening(), given);
    if (results.length > 0) desk.take({ type: "results", results });
    desk.say(fault);
    if (fault === null) fill("");
    if (texts && results.length > 0) setText(said, texts.t("taken", { count: results.length }));
  }

  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (chosen) await takeText(await chosen.text());
    file.value = "";
  });

  return {
    root: element(
      "details",
      { class: "evening-part foldable" },
      summary,
      element("label", { class: "stack" }, label, text),
      element("div", { class: "buttons" }, read, open, save, clear),
      file,
      said,
    ),
    /**
     * @param {Evening} evening
     * @param {PartTexts<"evening">} current
     */
    update(evening, current) {
      texts = current;
      const { t } = current;
      setText(summary, t("exchange"));
      setText(label, t("paste"));
      setText(read, t("read"));
      setText(open, t("open-file"));
      setText(save, t("save"));
      setText(clear, t("new-evening"));
      save.disabled = evening.players.length === 0;
      clear.disabled = evening === NO_EVENING;
    },
  };
}
