/**
 * The rounds of an evening: who meets whom, and the results, which are typed as the discs of the
 * black side.
 */

import type { PartTexts } from "../../play/words/texts.ts";
import type { Chosen, Desk } from "./desk.ts";
import { html, nothing } from "lit-html";
import { nextTask } from "../../floor/base/clock.ts";
import { showValue } from "../../floor/kept/typed.ts";
import { ALL_DISCS } from "../../play/games/reversi.ts";
import { targetOf } from "../../play/ui/event-target.ts";
import { applied } from "../../play/ui/applied.ts";
import type { Evening, Pairing, Result } from "./evening.ts";
import { nextRound, roundsOf } from "./evening-steps.ts";
import { readResult } from "./result-text.ts";
import { noteOf } from "./said.ts";
import { createRows } from "./rows.ts";
import { createEntry, type Place, resultText, selectText } from "./result-entry.ts";

export function createRoundsView(desk: Desk) {
  let shownRound = 0;
  let count = 0;
  const entry = createEntry(desk);
  const rowsNow = createRows(desk);

  async function pairNext(event: Event) {
    const part = targetOf(event, HTMLElement).closest("section");
    if (!desk.take(nextRound(desk.evening()))) return;
    // A focus has the tables laid out: those of 128 players take as long as their pairing.
    await nextTask();
    part?.querySelector("input")?.focus();
  }

  function show(round: number) {
    shownRound = round;
    desk.draw();
  }

  return (evening: Evening, texts: PartTexts<"evening">) => {
    const { t } = texts;
    const { paired } = evening;
    const total = roundsOf(evening);
    // A round that is paired is what the visitor wants to see.
    if (paired.length !== count) shownRound = paired.length - 1;
    count = paired.length;
    shownRound = Math.min(Math.max(shownRound, 0), Math.max(count - 1, 0));
    return html`
      <section class="evening-part">
        <div class="evening-bar">
          <div class="evening-rounds" role="group" aria-label=${t("rounds")}>${paired.map(
            (_, round) => html`
              <button type="button" class="button" aria-label=${t("round", { number: round + 1 })}
                aria-pressed=${round === shownRound} @click=${() => show(round)}>${round + 1}</button>`,
          )}</div>
          <div class="buttons">
            <button type="button" class="button" ?hidden=${count === 0 || shownRound !== count - 1}
              @click=${() => desk.take({ type: "unpaired" })}>${t("drop-round", {
                number: count,
              })}</button>
            <button type="button" class="button primary" ?hidden=${count >= total && count > 0}
              @click=${pairNext}>${t("pair-round", { number: count + 1 })}</button>
          </div>
        </div>
        <p class="note" role="status">${noteOf(evening, shownRound, texts)}</p>
        <table class="evening-table evening-pairings" data-pairings ?hidden=${count === 0}
          aria-label=${t("round", { number: shownRound + 1 })}>
          <thead>${pairingHeads(texts)}</thead>
          <tbody>${rowsNow(paired[shownRound] ?? []).map((pairing, table) =>
            row(pairing, { round: shownRound, table }, evening, entry, texts),
          )}</tbody>
        </table>
      </section>
    `;
  };
}

/** A pairing with the field of its result. */
function row(
  { black, white, discs }: Pairing,
  place: Place,
  evening: Evening,
  entry: ReturnType<typeof createEntry>,
  { t }: PartTexts<"evening">,
) {
  const { round, table } = place;
  const { name } = evening.players[black];
  if (white === null)
    return html`
      <tr data-out>
        <th scope="row">${table + 1}</th>
        <td class="evening-black">${name}</td>
        <td class="evening-result">+</td>
        <td class="evening-white">${t("sits-out")}</td>
      </tr>`;
  const field = `result-${round + 1}-${table + 1}`;
  const refused = entry.refusedIn(field, evening);
  const text = refused ?? resultText(discs);
  return html`
    <tr data-winner=${winnerOf(discs) ?? nothing}>
      <th scope="row">${table + 1}</th>
      <td class="evening-black">${name}</td>
      <td class="evening-result">
        <input type="text" name=${field} inputmode="numeric" maxlength="7" enterkeyhint="next"
          spellcheck="false" placeholder="–" aria-label=${t("discs-of", { name })}
          aria-invalid=${refused !== null ? "true" : nothing} ${applied(showValue, text)}
          @change=${(event: Chosen) => entry.enter(event.currentTarget, place)}
          @keydown=${(event: KeyboardEvent) => entry.enterByKey(event, place)}
          @focus=${selectText}><output role="none">${
            discs === null ? "– –" : `– ${ALL_DISCS - discs}`
          }</output><button type="button" class="button evening-swap"
          aria-label=${t("swap", { number: table + 1 })} @click=${() => entry.swap(place)}>⇄</button>
      </td>
      <td class="evening-white">${evening.players[white].name}</td>
    </tr>`;
}

/**
 * The heads of a table of pairings: a club's players have Black or White, whatever the theme calls
 * the sides.
 */
export function pairingHeads({ t, page }: PartTexts<"evening">) {
  return html`
    <tr>
      <th scope="col">${t("table")}</th>
      <th scope="col">${page.t("side-classic-black")}</th>
      <th scope="col">${t("result")}</th>
      <th scope="col">${page.t("side-classic-white")}</th>
    </tr>`;
}

/**
 * The result that is being typed, if it is one.
 * @param evening that shows
 */
export function resultIn(root: ParentNode, { paired }: Evening): Result | null {
  for (const field of root.querySelectorAll("input")) {
    const [, round, table] = /^result-(\d+)-(\d+)$/.exec(field.name) ?? [];
    const pairing = paired[Number(round) - 1]?.[Number(table) - 1];
    const discs = readResult(field.value);
    if (pairing && discs != null && field.value !== field.defaultValue)
      return { round: Number(round) - 1, table: Number(table) - 1, black: pairing.black, discs };
  }
  return null;
}

/** @param discs of Black */
function winnerOf(discs: number | null) {
  if (discs === null) return null;
  if (2 * discs === ALL_DISCS) return "draw";
  return 2 * discs > ALL_DISCS ? "black" : "white";
}
