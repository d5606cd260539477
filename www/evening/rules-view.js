/**
 * The rules of an evening: its heading, the system, the rounds, and what decides between equal
 * points.
 *
 * @import { PartTexts } from "../words/texts.js"
 * @import { Desk } from "./evening-view.js"
 * @import { Evening } from "./evening.js"
 */

import { element, setText } from "../base/dom.js";
import { showValue } from "../base/typed.js";
import { MAX_ROUNDS } from "./evening.js";
import { roundsOf } from "./evening-steps.js";

/** The choices of each list, with the keys of their texts. */
const SYSTEMS = /** @type {const} */ ({ swiss: "swiss", "round-robin": "round-robin" });
const TIE_BREAKS = /** @type {const} */ ({ brightwell: "brightwell-first", discs: "discs-first" });

/** @param {Desk} desk */
export function createRulesView(desk) {
  const title = element("input", {
    type: "text",
    name: "title",
    maxlength: "60",
    enterkeyhint: "done",
  });
  const system = selectOf("system", SYSTEMS);
  const rounds = element("input", {
    name: "rounds",
    type: "number",
    min: "1",
    max: String(MAX_ROUNDS),
    inputmode: "numeric",
  });
  const tieBreak = selectOf("tie-break", TIE_BREAKS);
  const labels = [title, system.root, rounds, tieBreak.root].map((field) => {
    const text = element("span");
    return { text, root: element("label", { class: "stack" }, text, field) };
  });
  title.addEventListener("input", () =>
    desk.take({ type: "ruled", rules: { title: title.value } }),
  );
  system.root.addEventListener("change", () =>
    desk.take({
      type: "ruled",
      rules: { system: /** @type {Evening["system"]} */ (system.root.value) },
    }),
  );
  rounds.addEventListener("change", () => {
    const chosen = Math.min(Math.max(Math.round(rounds.valueAsNumber) || 1, 1), MAX_ROUNDS);
    desk.take({ type: "ruled", rules: { rounds: chosen } });
    rounds.value = String(roundsOf(desk.evening()));
  });
  tieBreak.root.addEventListener("change", () =>
    desk.take({
      type: "ruled",
      rules: { tieBreak: /** @type {Evening["tieBreak"]} */ (tieBreak.root.value) },
    }),
  );

  return {
    root: element("div", { class: "evening-rules" }, ...labels.map(({ root }) => root)),
    /**
     * @param {Evening} evening
     * @param {PartTexts<"evening">} texts
     */
    update(evening, { t }) {
      const names = /** @type {const} */ (["heading", "system", "rounds", "tie-break"]);
      for (const [index, name] of names.entries()) setText(labels[index].text, t(name));
      system.update(t);
      tieBreak.update(t);
      showValue(title, evening.title);
      system.root.value = evening.system;
      system.root.disabled = evening.paired.length > 0;
      showValue(rounds, String(roundsOf(evening)));
      // A round robin has as many as its players need.
      rounds.disabled = evening.system === "round-robin";
      tieBreak.root.value = evening.tieBreak;
    },
  };
}

/**
 * @param {string} name
 * @param {Readonly<Record<string, import("../words/keys.js").Keys["evening"]>>} choices
 */
function selectOf(name, choices) {
  const options = Object.keys(choices).map((value) => element("option", { value }));
  return {
    root: element("select", { name }, ...options),
    /** @param {PartTexts<"evening">["t"]} t */
    update(t) {
      for (const option of options) setText(option, t(choices[option.value]));
    },
  };
}
