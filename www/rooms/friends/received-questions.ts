/** The questions that a link raises, with the answers that the visitor can choose from. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Context, Core } from "../../floor/base/page.ts";
import type { Sheet } from "./friends.ts";
import { type TemplateResult, html } from "lit-html";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { nameOn } from "../../play/board/friend-game.ts";
import { gameNamed } from "../../play/games/index.ts";
import { otherSide } from "../../play/games/sides.ts";
import { resign } from "../../play/links/send-steps.ts";
import { smallBoard } from "../../play/ui/small-board.ts";
import type { PartTexts } from "../../play/words/texts.ts";
import type { createPlaybackView } from "./playback-view.ts";
import { acceptInvitation, chooseLine, lookOnly } from "../../play/links/received-choices.ts";
import {
  type Incoming,
  type Received,
  invitedSide,
  playsForVisitor,
  sharedMoves,
  verify,
} from "../../play/links/received.ts";
import { withoutCorrection } from "../../play/games/squares.ts";

/** The title of the dialog and what is below it. */
interface Question {
  heading: string;
  content: TemplateResult;
}

export type Playback = ReturnType<typeof createPlaybackView>;

/** @param playback of a result */
export function question(
  sheet: Exclude<Sheet, { kind: "send" }>,
  playback: Playback | null,
  context: Context,
  state: Core,
  texts: PartTexts<"friends">,
): Question {
  if (sheet.kind === "resign") return resignation(context, state, texts);
  const { received } = sheet;
  if (received.kind === "fork") return fork(context, received, texts);
  if (playback !== null) return result(context, received.incoming, playback.draw(texts), texts);
  return invitation(context, received.incoming, state, texts);
}

/** A reader's words for the dialog when it opens: its markup names this paragraph. */
const ABOUT = "received-about";

function invitation(
  context: Context,
  incoming: Incoming,
  state: Core,
  { t, page }: PartTexts<"friends">,
): Question {
  const { game, facts } = incoming;
  const mine = invitedSide(incoming);
  const host = facts.names[otherSide(mine)];
  const values = { game: page.gameName(game.game), count: game.line.length, side: page.side(mine) };
  const name: Ref<HTMLInputElement> = createRef();
  return {
    heading: host === "" ? t("invitation-unnamed") : t("invitation", { name: host }),
    content: html`
      <div class="received-board">${smallBoard(game)}</div>
      <p id=${ABOUT}>${t("invitation-facts", values)}</p>
      <label class="send-name"><span>${t("your-name")}</span>
        <input name="name" autocomplete="nickname"
          .value=${facts.names[mine]} ${ref(name)}></label>
      <p class="note">${state.game.line.length > 0 ? t("invitation-keeps") : ""}</p>
      ${choices([
        [t("play"), () => void acceptInvitation(context, incoming, name.value?.value ?? "")],
        [t("look"), () => void lookOnly(context, incoming)],
      ])}`,
  };
}

function result(
  context: Context,
  incoming: Incoming,
  playback: TemplateResult,
  texts: PartTexts<"friends">,
): Question {
  const { names } = incoming.facts;
  const { t, page } = texts;
  const isNamed = names.black !== "" || names.white !== "";
  const players = {
    black: names.black || page.side("black"),
    white: names.white || page.side("white"),
  };
  return {
    heading: isNamed ? t("players", players) : t("result"),
    content: html`
      <p id=${ABOUT} data-verified=${verify(incoming).agrees}>${verdict(incoming, texts)}</p>
      ${playback}
      ${choices([[t("look-result"), () => void lookOnly(context, incoming)]])}`,
  };
}

function fork(
  context: Context,
  received: Extract<Received, { kind: "fork" }>,
  texts: PartTexts<"friends">,
): Question {
  const { t } = texts;
  const { own, incoming } = received;
  const count = sharedMoves(own.game.line, incoming.game.line);
  const isForVisitor = playsForVisitor(own, incoming);
  const card = (name: string, game: Snapshot) => html`
    <figure class="received-line">${smallBoard(game)}
      <figcaption><strong>${name}</strong><span>${nextMove(game, count, texts)}</span></figcaption>
    </figure>`;
  return {
    heading: t(isForVisitor ? "own-moves" : "fork"),
    content: html`
      <p id=${ABOUT}>${isForVisitor ? t("own-moves-facts") : t("fork-facts", { count })}</p>
      <div class="received-lines">
        ${card(t("fork-own"), own.game)}${card(t("fork-theirs"), incoming.game)}
      </div>
      ${choices([
        [t("fork-take-own"), () => chooseLine(context, received, false)],
        [t("fork-take-theirs"), () => chooseLine(context, received, true)],
      ])}`,
  };
}

function resignation(context: Context, state: Core, { t, page }: PartTexts<"friends">): Question {
  const rival = otherSide(state.friend?.mine ?? "black");
  const name = nameOn(state, rival) || page.side(rival);
  return {
    heading: t("resign-title"),
    content: html`
      <p id=${ABOUT}>${t("resign-facts", { name })}</p>
      ${choices([
        [t("resign-not"), () => context.store.dispatch({ type: "friend-sheet", sheet: null })],
        [page.t("resign"), () => resignAndSend(context)],
      ])}`,
  };
}

/** @param list the first one is what most want */
function choices(list: [text: string, act: () => void][]) {
  return html`<div class="buttons">${list.map(
    ([text, act], index) =>
      html`<button type="button" class=${index === 0 ? "button primary" : "button"}
        ?autofocus=${index === 0} @click=${act}>${text}</button>`,
  )}</div>`;
}

/** The resignation goes over by itself in a live game, else by a link. */
function resignAndSend(context: Context) {
  const { store } = context;
  resign(context);
  const isLive = store.get().nearby.contact === "connected";
  store.dispatch({ type: "friend-sheet", sheet: isLive ? null : { kind: "send" } });
}

function nextMove({ line }: Snapshot, ply: number, { t }: PartTexts<"friends">) {
  if (ply === line.length) return t("fork-end");
  return t("fork-move", { number: ply + 1, square: withoutCorrection(line[ply]) });
}

/** The discs as the page has counted them. */
function verdict(incoming: Incoming, { t, page }: PartTexts<"friends">) {
  const { outcome, moves: count, claimed, agrees } = verify(incoming);
  const { resigned, timeUp } = incoming.facts;
  if (outcome === null && resigned !== null)
    return t("result-resigned", { side: page.side(resigned), count });
  if (outcome === null && timeUp !== null)
    return t("result-time", { side: page.side(timeUp), count });
  if (outcome === null) return t("result-open", { count });
  const own = outcome.winner === "draw" ? "black" : outcome.winner;
  const who =
    outcome.winner === "draw" ? t("result-draw") : t("result-won", { side: page.side(own) });
  const score = gameNamed(incoming.game.game).counts ? `${who} ${page.count(outcome, own)}` : who;
  if (agrees || claimed === null) return t("result-complete", { score, count });
  return t("result-differs", { score, count, claimed: `${claimed.black}–${claimed.white}` });
}
