/**
 * The action buttons: which work at present, and what "Stop", "Play", "Hint" and "Help" say. The
 * buttons beside the sentence show only while they work.
 */

import type { Actions, State } from "../floor/base/page.ts";
import type { TextKey, Texts } from "../play/words/texts.ts";
import { club } from "../club.js";
import { enable, focusBoard, query, setAttribute, setText } from "../floor/base/dom.ts";
import { tracked } from "../floor/base/tracked.ts";
import { ACTIONS, ACTION_IDS, GROUPS } from "./action-table.ts";
import { isActionWaiting, isActionWorking } from "./action-state.ts";
import { nextHint } from "../play/board/hint.ts";
import { isPractising } from "../play/game/opening-practice.ts";
import { hasFriend } from "../play/board/friend-game.ts";
import { offersToContinue, canContinue, isBehindEnd, passWaits } from "../play/board/turn.ts";
import { hasHuman } from "../play/settings/settings.ts";
import { isReplaying } from "../play/board/navigation.ts";

/** The buttons beside the sentence that it asks for whenever they work. */
const ASKED = ["live", "take-back", "practise-again", "save-damaged"] as const;

/** Those that it does not ask for, though they show whenever they work. */
const QUIET = ["play-on", "leave"] as const;

export function createActionsView(root: Document, actions: Actions) {
  const buttonOf = (id: string) =>
    query(root, `[data-group] [data-action="${id}"]`, HTMLButtonElement);
  const buttons = ACTION_IDS.filter((id) => ACTIONS[id].run ?? ACTIONS[id].works).map((id) => ({
    id,
    button: buttonOf(id),
  }));
  for (const { id, button } of buttons)
    button.addEventListener("click", () => actions.pressButton(id));
  prepareExits(root);
  const [stop, pass, leave, restore, send, help, play, hint] = [
    "stop",
    "pass",
    "leave",
    "restore",
    "send",
    "help",
    "play",
    "hint",
  ].map(buttonOf);

  function draw(state: State, _before: State | null, texts: Texts) {
    for (const { id, button } of buttons) {
      const works = isActionWorking(state, id);
      if (!works && button === root.activeElement && GROUPS.turn.includes(id)) focusBoard();
      enable(button, works);
      setAttribute(button, "data-waits", isActionWaiting(state, id) ? "" : null);
    }
    const prompt = offersToContinue(state) ? "" : "quietly";
    setAttribute(stop, "data-prompted", canContinue(state) ? prompt : null);
    setAttribute(stop, "data-late", hasHuman(state.settings.current) ? "" : null);
    setAttribute(pass, "data-prompted", passWaits(state) ? "" : null);
    const sendsLinks = hasFriend(state.settings.current) && state.nearby.contact !== "connected";
    setAttribute(send, "data-prompted", sendsLinks ? "" : null);
    for (const id of ASKED)
      setAttribute(buttonOf(id), "data-prompted", isActionWorking(state, id) ? "" : null);
    for (const id of QUIET)
      setAttribute(buttonOf(id), "data-prompted", isActionWorking(state, id) ? "quietly" : null);
    name(leave, isPractising(state) ? "practice-end" : "leave", texts);
    const erased = state.erased.at(-1);
    setAttribute(restore, "data-prompted", erased ? (erased.acts > 0 ? "quietly" : "") : null);
    const goesOn = isBehindEnd(state) ? "play-on-here" : "continue";
    name(stop, canContinue(state) ? goesOn : "stop", texts);
    const replays = isReplaying(state);
    name(play, replays ? "step-pause" : "step-play", texts);
    const label = replays ? "step-pause" : "step-play-name";
    play.dataset.label = label;
    setAttribute(play, "aria-label", texts.t(label));
    setAttribute(play, "data-running", replays ? "" : null);
    const step = nextHint(state);
    name(hint, step, texts);
    const isNamed = step === "hint" || step === "hint-end";
    const further = isNamed ? null : texts.t("hint-further", { step: texts.t(step) });
    setAttribute(hint, "aria-label", further);
    setAttribute(help, "aria-expanded", String(state.panels.open === "help"));
  }

  return { update: tracked(draw) };
}

/** Gives a button another text. */
function name(button: HTMLButtonElement, key: TextKey, { t }: Texts) {
  const text = query(button, "[data-text]", HTMLElement);
  text.dataset.text = key;
  setText(text, t(key));
}

/**
 * The ways out: the club's home page, what clubs and websites want, and closing a window that is
 * the game's own.
 */
function prepareExits(root: Document) {
  const home = query(root, '[data-action="home"]', HTMLAnchorElement);
  home.setAttribute("href", club.home);
  // Beside a page on a disk lies no club's home, only a folder.
  home.hidden = club.home === "" || home.protocol === "file:";
  // Nor has it an address for another website.
  const embedCode = query(root, '[data-action="embed-code"]', HTMLButtonElement);
  embedCode.hidden = location.protocol === "file:";
  const clubs = query(root, "#clubs", HTMLDialogElement);
  query(root, '[data-action="clubs"]', HTMLElement).addEventListener("click", () =>
    clubs.showModal(),
  );
  // Before the action's own handler, which may open another dialog.
  clubs.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest(".action")) clubs.close();
    },
    true,
  );
  const close = query(root, '[data-action="close"]', HTMLButtonElement);
  close.hidden = !(window.opener || matchMedia("(display-mode: standalone)").matches);
  close.addEventListener("click", () => window.close());
}
