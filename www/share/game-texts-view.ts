/**
 * The fields of the dialog that hold the game as text: its link with a code, its moves and its
 * position. A link with comments and variations is written apart.
 */

import type { State } from "../base/page.ts";
import type { Texts } from "../words/texts.ts";
import { query, setText } from "../base/dom.ts";
import { problemOf } from "../base/problems.ts";
import { isNamed } from "../board/header.ts";
import { commentsOfLine } from "../game/comments.ts";
import { FIRST_GAME } from "../games/index.ts";
import { searchOfWholePage } from "../links/embedded-address.ts";
import { createLinkCode } from "./link-code.ts";
import { type Shared, writeLink } from "./link-text.ts";

/** @param loadPicture loads what draws the code of a link */
export function createGameTextsView(
  dialog: HTMLDialogElement,
  write: (state: Shared, notation: string) => Promise<string>,
  loadPicture: Parameters<typeof createLinkCode>[1],
) {
  const area = (name: string) => query(dialog, `textarea[name="${name}"]`, HTMLTextAreaElement);
  const note = query(dialog, "[data-link-note]", HTMLElement);
  const buttons = ['[data-copy="link"]', "[data-share]"].map((selector) =>
    query(dialog, selector, HTMLButtonElement),
  );
  const code = createLinkCode(query(dialog, "[data-link-code]", HTMLDetailsElement), loadPicture);
  const withVariations = query(dialog, '[name="link-variations"]', HTMLInputElement);
  const variationsLabel = query(dialog, "[data-link-variations]", HTMLElement);
  withVariations.addEventListener("change", () => {
    if (shownGame && texts) fill(shownGame, null, texts);
  });
  let texts: Texts | undefined;
  let shownGame: Shared | undefined;
  /** The game whose link with comments and variations is being written. */
  let writing: Shared | null = null;
  /** The variations that the link is to have. */
  let wantedVariations: State["branches"] = [];

  function fill(
    { game, comments, branches, header }: Shared,
    _before: Shared | null,
    texts: Texts,
  ) {
    const address = location.href.split(/[?#]/)[0] + searchOfWholePage(location.search);
    area("position").value = game.position;
    area("moves").value = game.text;
    area("moves").rows = game.text.split("\n").length;
    setLink(address + game.fragment, texts);
    const may = game.game === FIRST_GAME.id;
    const variations = may && withVariations.checked ? branches : [];
    const isMore =
      commentsOfLine(game, comments.list).length > 0 || variations.length > 0 || isNamed(header);
    setText(note, isMore && !may ? texts.t("link-without-comments") : "");
    setWriting(dialog.open && isMore && may ? { game, comments, branches, header } : null);
    if (writing) void showLink(writing, variations, address, texts);
  }

  function setLink(link: string, { t }: Texts) {
    area("link").value = link;
    code.update(link, t("link-code"));
  }

  /** Until its link has the comments, it is not shared. */
  function setWriting(state: Shared | null) {
    writing = state;
    for (const button of buttons) button.disabled = state !== null;
  }

  /** The link with the comments and variations, in place of the one without them. */
  async function showLink(
    state: Shared,
    variations: State["branches"],
    address: string,
    page: Texts,
  ) {
    const { t, problem } = page;
    const isWanted = () => writing === state && wantedVariations === variations;
    wantedVariations = variations;
    try {
      const { fragment, leftOut } = await writeLink(state, variations, write);
      if (!isWanted()) return;
      if (fragment !== "") setLink(address + fragment, page);
      if (fragment === "") setText(note, t("link-too-long"));
      else if (leftOut > 0) setText(note, t("link-variations-left", { count: leftOut }));
    } catch (error) {
      if (!isWanted()) return;
      setText(note, problem(problemOf(error)));
    }
    setWriting(null);
  }

  return {
    fill,
    show(state: Shared, currentTexts: Texts) {
      shownGame = state;
      texts = currentTexts;
      variationsLabel.hidden = state.branches.length === 0 || state.game.game !== FIRST_GAME.id;
    },
  };
}
