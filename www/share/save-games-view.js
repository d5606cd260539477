/**
 * Exports the games that the list of a collection shows, in its order: copied, or saved as a
 * file.
 *
 * @import { CollectedGame } from "../../reversi-wasm.js"
 * @import { WrittenGame, WrittenGames } from "../engine/protocol.js"
 * @import { ExchangeKey, ExchangeTexts } from "./share-texts.js"
 *
 * @typedef {(games: readonly WrittenGame[], notation: string) =>
 *   Promise<WrittenGames>} WriteGames
 */

import { html } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { problemOf } from "../base/problems.js";
import { saveFile } from "../base/save-file.js";
import { writtenGame } from "./written-game.js";

/**
 * Files of games by their notations: their endings and what they are called. The first one holds
 * all that is known of a game.
 * @type {Record<string, {ending: string, name: ExchangeKey}>}
 */
const FILES = {
  pgn: { ending: "pgn", name: "pgn" },
  sgf: { ending: "sgf", name: "sgf" },
  ggf: { ending: "ggf", name: "ggf" },
  moves: { ending: "txt", name: "moves-alone" },
};

/**
 * @param {WriteGames} write
 * @param {() => void} redraw
 */
export function createSaveGamesView(write, redraw) {
  const format = createRef();
  /** The results of games saved. @type {{games: readonly CollectedGame[], sentence: string}} */
  let said = { games: [], sentence: "" };

  /**
   * @param {readonly CollectedGame[]} games
   * @param {ExchangeTexts} texts
   * @param {(writing: Promise<WrittenGames>, ending: string) => Promise<void>} work
   */
  async function give(games, texts, work) {
    const notation = /** @type {HTMLSelectElement} */ (format.value).value;
    const say = (/** @type {string} */ sentence) => {
      said = { games, sentence };
      redraw();
    };
    say("");
    const writing = write(games.map(writtenGame), notation);
    const outcomes = await Promise.allSettled([writing, work(writing, FILES[notation].ending)]);
    say(outcomeOf(outcomes, texts));
  }

  /**
   * @param {readonly CollectedGame[]} games
   * @param {boolean} mayDownload a frame in a host page may not
   * @param {ExchangeTexts} texts
   */
  return (games, mayDownload, texts) => {
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

/**
 * @param {[PromiseSettledResult<WrittenGames>, PromiseSettledResult<void>]} outcomes of the
 *   writing, and of what was done with it
 * @param {ExchangeTexts} texts
 */
function outcomeOf([written, given], { t, problem }) {
  if (written.status === "rejected") return problem(problemOf(written.reason));
  if (given.status === "rejected") return t("not-allowed");
  const { omitted } = written.value;
  return omitted > 0 ? t("games-omitted", { count: omitted }) : t("done");
}

/**
 * Asks for the clipboard at once, while the games are still being written: WebKit grants it during
 * a press alone.
 * @param {Promise<WrittenGames>} writing
 */
async function copyWritten(writing) {
  const text = writing.then(({ text }) => new Blob([text], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
}

/** @param {Promise<WrittenGames>} writing @param {string} ending */
async function saveWritten(writing, ending) {
  const { text } = await writing;
  saveFile(new Blob([text]), `reversi-games.${ending}`);
}
