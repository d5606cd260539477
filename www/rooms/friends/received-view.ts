/** The dialog about a link that was received: the friend's moves, and what becomes of it. */

import type { Actions, Context, Core, StateOf } from "../../floor/base/page.ts";
import type { Sheet } from "./friends.ts";
import { render } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { focusBoardFrom, query, setText } from "../../floor/base/dom.ts";
import { gameNamed } from "../../play/games/index.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { type Texts, createPartTexts, createTexts } from "../../play/words/texts.ts";
import { createPlaybackView } from "./playback-view.ts";
import { type Playback, question } from "./received-questions.ts";

export function createReceivedView(
  dialog: HTMLDialogElement,
  actions: Actions,
  context: Context<"friends">,
) {
  const title = query(dialog, "[data-received-title]", HTMLElement);
  const root = query(dialog, "[data-received]", HTMLElement);
  let playback: Playback | null = null;
  let shownSheet: Sheet | null = null;
  let draw = () => {};
  // The button that the dialog focuses as it opens shows that, as the square that follows it would.
  // The focus that a pointer's press brings instead shows on neither.
  dialog.addEventListener("pointerdown", () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLButtonElement) activeElement.blur();
  });
  dialog.addEventListener("close", () => {
    playback?.end();
    actions.closeFriendSheet("received");
    actions.closeFriendSheet("resign");
  });

  function close() {
    shownSheet = null;
    if (!dialog.open) return;
    dialog.close();
    // A link that the page was opened with leaves the focus nowhere.
    focusBoardFrom(dialog);
  }

  return {
    update(state: StateOf<"friends">, pageTexts: Texts) {
      const { sheet } = state.friends;
      if (sheet === null || sheet.kind === "send") {
        close();
        return;
      }
      const opens = sheet !== shownSheet;
      if (opens) {
        shownSheet = sheet;
        playback?.end();
        playback = playbackOf(sheet, context, () => draw());
      }
      const texts = textsOf(sheet, pageTexts);
      draw = () => {
        const { heading, content } = question(sheet, playback, context, state, texts);
        setText(title, heading);
        // The name that was typed for another link is not for this one.
        render(keyed(sheet, content), root);
      };
      draw();
      if (!opens) return;
      playback?.start(isStill(state));
      if (!dialog.open) dialog.showModal();
    },
  };
}

/** The replay of a game whose result has come; null for anything else. */
function playbackOf(
  sheet: Exclude<Sheet, { kind: "send" }>,
  { session }: Context,
  draw: () => void,
): Playback | null {
  if (sheet.kind !== "received" || sheet.received.kind !== "result") return null;
  const { game } = sheet.received.incoming;
  const { setup, line } = game;
  const transcript = line.join("");
  const at = (ply: number) => session.snapshotOf(gameNamed(game.game), { setup, transcript }, ply);
  return createPlaybackView(game, at, draw);
}

/** The sides have the names that the link's game gives them. */
function textsOf(sheet: Sheet, pageTexts: Texts) {
  if (sheet.kind !== "received") return createPartTexts(pageTexts, "friends");
  const { lang, theme } = pageTexts;
  const { game } = sheet.received.incoming.game;
  return createPartTexts(createTexts(lang, themeOf(theme), gameNamed(game)), "friends");
}

/** Whether nothing moves by itself here. */
function isStill({ settings }: Core) {
  return (
    settings.current.animation === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
