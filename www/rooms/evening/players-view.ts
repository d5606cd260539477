/**
 * The players of an evening: names are typed or pasted, one a line, and can be changed. Before the
 * first round a player can be removed; later one leaves, and may come back.
 */

import type { Context } from "../../floor/base/page.ts";
import type { PartTexts } from "../../play/words/texts.ts";
import type { Chosen, Desk } from "./desk.ts";
import type { Fault } from "./evening-steps.ts";
import { html } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { keepTyped, setValue, showValue, typedIn } from "../../floor/kept/typed.ts";
import { applied } from "../../play/ui/applied.ts";
import {
  type Evening,
  type Player,
  type Step,
  MAX_PLAYERS,
  nameKey,
  playerNamed,
  tidied,
} from "./evening.ts";
import { freePlaces } from "./round-robin.ts";

/** The texts of the button of a player, each with that for readers. */
const AWAY = {
  remove: "remove-name",
  leaves: "leaves-name",
  returns: "returns-name",
} as const;

export function createPlayersView(desk: Desk, { storage }: Context) {
  const names = createNamesField(desk, storage);
  const list = createRef();
  const row = createRow(desk);
  /** The round up to which the part has been shown. */
  let shownRounds: number | undefined;

  const draw = () => desk.take({ type: "ordered", order: drawn(desk.evening()) });

  /**
   * The focus of a row that goes moves to the last one that stays, or to the field for names.
   * @param count how many rows stay
   */
  function leaveRows(count: number) {
    const rows = [...(list.value?.children ?? [])];
    if (!rows.slice(count).some((row) => row.contains(document.activeElement))) return;
    const last = rows[count - 1]?.querySelector("button");
    if (last) last.focus();
    else names.focus();
  }

  /** A pairing folds the players: the tables are what matters then. */
  function foldAfter(part: HTMLDetailsElement, rounds: number) {
    if (rounds !== shownRounds) part.open = rounds === 0;
    shownRounds = rounds;
  }

  return ({ players, paired, system }: Evening, texts: PartTexts<"evening">) => {
    const { t } = texts;
    const runs = paired.length > 0;
    const mayDraw = !runs && players.length >= 2;
    const count = players.filter(({ until }) => until === null).length;
    leaveRows(players.length);
    return html`
      <details class="evening-part foldable" ${applied(foldAfter, paired.length)}>
        <summary>${t("players", { count })}</summary>
        <div class="evening-names">
          ${names.view(players.length === 0, texts)}
          <div class="buttons">
            <button type="button" class="button primary" @click=${names.add}>${t("add")}</button>
            <button type="button" class="button" ?hidden=${!mayDraw}
              @click=${draw}>${t("draw")}</button>
          </div>
        </div>
        <p class="note" ?hidden=${!mayDraw || system !== "swiss"}>${t("order-note")}</p>
        <ol class="evening-players" ${ref(list)}>${players.map((player, number) =>
          row(player, number, runs, texts),
        )}</ol>
      </details>
    `;
  };
}

const NAMES = typedIn("players");

/** The field in which the names of players are typed or pasted. */
function createNamesField(desk: Desk, storage: Context["storage"]) {
  let names: HTMLTextAreaElement | undefined;
  let fill = (_text: string) => {};

  function keep(field?: Element) {
    if (!(field instanceof HTMLTextAreaElement)) return;
    names = field;
    fill = keepTyped(field, NAMES, storage);
  }

  return {
    focus: () => names?.focus(),
    /** Adds the players, where the evening has room for them. */
    add() {
      const typed = namesIn(names?.value ?? "");
      if (typed.length === 0) return;
      const evening = desk.evening();
      const places = evening.system === "round-robin" ? freePlaces(evening) : typed.length;
      if (typed.length > places) {
        desk.say({ key: "problem-full", values: { count: places } });
        return;
      }
      if (desk.take({ type: "added", names: typed }, namesFault(evening, typed))) fill("");
      names?.focus();
    },
    /** @param isFirst whether there is no player yet */
    view: (isFirst: boolean, { t }: PartTexts<"evening">) => html`
      <label class="stack"><span>${t("names")}</span>
        <textarea name="players" rows="3" spellcheck="false" autocapitalize="words"
          ?autofocus=${isFirst} ${ref(keep)}></textarea></label>`,
  };
}

/** A player: the name, which can be changed, and the button that takes the player away or back. */
function createRow(desk: Desk) {
  function rename(field: HTMLInputElement, player: number) {
    // Another tab may have put somebody else into this row while the name was being typed.
    const renamed = playerNamed(desk.evening(), field.defaultValue);
    const name = tidied(field.value);
    const fault: Fault =
      name === "" ? { key: "problem-no-name" } : { key: "problem-name", values: { name } };
    const step: Step | Fault =
      renamed < 0
        ? { key: "problem-stale" }
        : { type: "renamed", player: renamed, name: field.value };
    desk.take(step, fault);
    setValue(field, desk.evening().players[player]?.name ?? "");
  }

  function takeAway(player: number) {
    const { players, paired } = desk.evening();
    const hasLeft = players[player].until !== null;
    if (paired.length === 0) desk.take({ type: "removed", player });
    else desk.take({ type: hasLeft ? "returned" : "left", player });
  }

  /** @param runs whether a round is paired */
  return ({ name, until }: Player, player: number, runs: boolean, { t }: PartTexts<"evening">) => {
    const key = runs ? (until === null ? "leaves" : "returns") : "remove";
    return html`
      <li>
        <input type="text" name=${`player-${player + 1}`} spellcheck="false"
          enterkeyhint="done" aria-label=${t("name-of", { number: player + 1 })}
          ?data-left=${until !== null} ${applied(showValue, name)}
          @change=${({ currentTarget }: Chosen) => rename(currentTarget, player)}>
        <button type="button" class="button" aria-label=${t(AWAY[key], { name })}
          @click=${() => takeAway(player)}>${t(key)}</button>
      </li>
    `;
  };
}

/** The reason why names cannot be added: one of them is there already, or they are too many. */
function namesFault(evening: Evening, typed: readonly string[]): Fault {
  const known = new Set(evening.players.map(({ name }) => nameKey(name)));
  const isTwice = (name: string) => {
    const before = known.size;
    return known.add(nameKey(name)).size === before;
  };
  const twice = typed.find(isTwice);
  return twice === undefined
    ? { key: "problem-many", values: { count: MAX_PLAYERS } }
    : { key: "problem-name", values: { name: twice } };
}

/** The names of a text, one a line, without numbers before them. */
function namesIn(text: string) {
  return text
    .split("\n")
    .map((line) => tidied(line.replace(/^\s*\d+[.):]?\s+/, "")))
    .filter((name) => name !== "");
}

/** An order of the players that chance has drawn. */
function drawn({ players }: Evening) {
  const order = [...players.keys()];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = crypto.getRandomValues(new Uint32Array(1))[0] % (last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
