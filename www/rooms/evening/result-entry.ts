/** The field of a result, which is typed as the discs of the black side. */

import type { Chosen, Desk } from "./desk.ts";
import { setValue } from "../../floor/kept/typed.ts";
import { ALL_DISCS } from "../../play/games/reversi.ts";
import { targetOf } from "../../play/ui/event-target.ts";
import type { Evening } from "./evening.ts";
import { readResult } from "./result-text.ts";

/** Where a pairing plays, by indices. */
export interface Place {
  round: number;
  table: number;
}

/** The results as they are typed. */
export function createEntry(desk: Desk) {
  /** a text that is no result */
  let wrong: { evening: Evening; name: string; text: string } | null = null;

  /** Takes the text of a field as the result of a table. */
  function enter(field: HTMLInputElement, { round, table }: Place) {
    const evening = desk.evening();
    const { black, discs: knownDiscs } = evening.paired[round][table];
    const discs = readResult(field.value);
    if (discs === undefined) {
      wrong = { evening, name: field.name, text: field.value };
      desk.say({ key: "problem-result", values: { text: field.value } });
      return false;
    }
    wrong = null;
    const results = [{ round, table, black, discs }];
    const isEntered = discs === knownDiscs || desk.take({ type: "results", results });
    if (discs === knownDiscs) desk.say(null);
    if (isEntered) setValue(field, resultText(discs));
    return isEntered;
  }

  function enterByKey(event: KeyboardEvent, place: Place) {
    const field = targetOf(event, HTMLInputElement);
    if (event.key !== "Enter" || !enter(field, place)) return;
    // The same press must not press the button that has the focus by then.
    event.preventDefault();
    focusNext(field);
  }

  function swap({ round, table }: Place) {
    const { white, discs } = desk.evening().paired[round][table];
    if (white === null) return;
    const results = [
      { round, table, black: white, discs: discs === null ? null : ALL_DISCS - discs },
    ];
    desk.take({ type: "results", results });
  }

  return {
    enter,
    enterByKey,
    swap,
    /** The text of a field that is no result; null for any other field. */
    refusedIn: (name: string, evening: Evening) =>
      wrong?.evening === evening && wrong.name === name ? wrong.text : null,
  };
}

/** Gives the focus to the next table without a result; after the last one to the next round. */
function focusNext(field: HTMLInputElement) {
  const fields = [...(field.closest("tbody")?.querySelectorAll("input") ?? [])];
  const at = fields.indexOf(field);
  const others = [...fields.slice(at + 1), ...fields.slice(0, at)];
  const open = others.find(({ value }) => value === "");
  const next = field.closest("section")?.querySelector(".primary:not([hidden])");
  if (open) open.focus();
  else if (next instanceof HTMLElement) next.focus();
}

export function resultText(discs: number | null) {
  return discs?.toString() ?? "";
}

export function selectText({ currentTarget }: Chosen) {
  currentTarget.select();
}
