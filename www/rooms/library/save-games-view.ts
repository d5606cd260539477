/**
 * Exports the games that the list of a collection shows, in its order: copied, or saved as a file.
 */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { WrittenGame, WrittenGames } from "../../play/engine/protocol.ts";
import type { ExchangeKey, ExchangeTexts } from "../share/share-texts.ts";
import { html } from "lit-html";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { problemOf } from "../../floor/base/problems.ts";
import { saveFile } from "../../floor/base/save-file.ts";
import { writtenGame } from "../share/written-game.ts";

export type WriteGames = (games: readonly WrittenGame[], notation: string) => Promise<WrittenGames>;

/**
 * Files of games by their notations: their endings and what they are called. The first one holds
 * all that is known of a game.
 */
const FILES: Record<string, { ending: string; name: ExchangeKey }> = {
  pgn: { ending: "pgn", name: "pgn" },
  sgf: { ending: "sgf", name: "sgf" },
  ggf: { ending: "ggf", name: "ggf" },
  moves: { ending: "txt", name: "moves-alone" },
};

export function createSaveGamesView(write: WriteGames, redraw: () => void) {
  const format: Ref<HTMLSelectElement> = createRef();
  /** The results of games saved. */
  let said: { games: readonly CollectedGame[]; sentence: string } = { games: [], sentence: "" };

  async function give(
    games: readonly CollectedGame[],
    texts: ExchangeTexts,
    work: (writing: Promise<WrittenGames>, ending: string) => Promise<void>,
  ) {
    const notation = format.value?.value ?? "moves";
    const say = (sentence: string) => {
      said = { games, sentence };
      redraw();
    };
    say("");
    const writing = write(games.filter(isWritten).map(writtenGame), notation);
    const outcomes = await Promise.allSettled([writing, work(writing, FILES[notation].ending)]);
    say(outcomeOf(outcomes, texts));
  }

  /** @param mayDownload a frame in a host page may not */
  return (games: readonly CollectedGame[], mayDownload: boolean, texts: ExchangeTexts) => {
    const { t } = texts;
    const options = Object.entries(FILES).map(
      ([value, { name }]) => html`<option value=${value}>${t(name)}</option>`,
    );
    return html`
      <div class="save-games" ?hidden=${games.length === 0}>
        <label class="stack"><span>${t("save-games")}</span>
          <select name="games-format" ${ref(format)}>${options}</select></label>
        <div class="buttons">
          <button type="button" class="button"
            @click=${() => give(games, texts, copyWritten)}>${t("copy")}</button>
          <button type="button" class="button" ?hidden=${!mayDownload}
            @click=${() => give(games, texts, saveWritten)}>${t("save")}</button>
        </div>
        <p class="note" role="status">${said.games === games ? said.sentence : ""}</p>
      </div>
    `;
  };
}

/** @param outcomes of the writing, and of what was done with it */
function outcomeOf(
  [written, given]: [PromiseSettledResult<WrittenGames>, PromiseSettledResult<void>],
  { t, problem }: ExchangeTexts,
) {
  if (written.status === "rejected") return problem(problemOf(written.reason));
  if (given.status === "rejected") return t("not-allowed");
  const { omitted } = written.value;
  return omitted > 0 ? t("games-omitted", { count: omitted }) : t("done");
}

/** Whether a file of games can hold it: not one of another kind. */
function isWritten({ text }: CollectedGame) {
  return !/^\D+-/.test(text) && text.trim() !== "";
}

/**
 * Asks for the clipboard at once, while the games are still being written: WebKit grants it during
 * a press alone.
 */
async function copyWritten(writing: Promise<WrittenGames>) {
  const text = writing.then(({ text }) => new Blob([text], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
}

async function saveWritten(writing: Promise<WrittenGames>, ending: string) {
  const { text } = await writing;
  saveFile(new Blob([text]), `reversi-games.${ending}`);
}
