/**
 * The sentence about the text of a field, and the button that reads it as one of another game.
 */

import type { GameId } from "../../../reversi-rules.js";
import type { Problem } from "../../floor/base/problems.ts";
import type { Texts } from "../../play/words/texts.ts";
import { query, setText } from "../../floor/base/dom.ts";
import { isGame } from "../../play/games/index.ts";

export type Answer = ReturnType<typeof createAnswer>;

/** @param take reads the text as one of that game */
export function createAnswer(dialog: HTMLDialogElement, take: (other: GameId) => void) {
  const sentence = query(dialog, "[data-problem]", HTMLElement);
  const button = query(dialog, "[data-open-game]", HTMLButtonElement);
  let texts: Texts | undefined;
  button.addEventListener("click", () => {
    if (isGame(button.value)) take(button.value);
  });

  /** Says it where a low window shows it. */
  function say(wordsIn: (texts: Texts) => string) {
    if (!texts) return;
    setText(sentence, wordsIn(texts));
    sentence.scrollIntoView({ block: "nearest" });
  }

  return {
    say,
    clear() {
      setText(sentence, "");
      button.hidden = true;
    },
    report: (found: Problem) => say(({ problem }) => problem(found)),
    /** @param other the game that the text is one of */
    offer(other: GameId) {
      button.hidden = false;
      button.value = other;
      say(({ t, gameName }) => t("offer-game", { game: gameName(other) }));
      return button;
    },
    update(currentTexts: Texts) {
      texts = currentTexts;
    },
  };
}
