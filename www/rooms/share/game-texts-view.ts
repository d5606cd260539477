/**
 * The fields of the dialog that hold the game as text: its link with a code, its moves and its
 * position. A link with comments and variations is written apart.
 */

import type { Core } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { query, setText } from "../../floor/base/dom.ts";
import { problemOf } from "../../floor/base/problems.ts";
import { isNamed } from "../../play/board/header.ts";
import { commentsOfLine } from "../../play/game/comment-lists.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { searchOfWholePage } from "../../play/links/embedded-address.ts";
import { createLinkCode } from "./link-code.ts";
import { type Shared, writeLink } from "./link-text.ts";

/** @param loadPicture loads what draws the code of a link */
export function createGameTextsView(
  dialog: HTMLDialogElement,
  write: (state: Shared, notation: string) => Promise<string>,
  loadPicture: Parameters<typeof createLinkCode>[1],
) {
  const area = (name: string) => query(dialog, `textarea[name="${name}"]`, HTMLTextAreaElement);
  const link = createLinkField(dialog, write, loadPicture);
  const withVariations = query(dialog, '[name="link-variations"]', HTMLInputElement);
  const variationsLabel = query(dialog, "[data-link-variations]", HTMLElement);
  withVariations.addEventListener("change", () => {
    if (shownGame && texts) fill(shownGame, null, texts);
  });
  let texts: Texts | undefined;
  let shownGame: Shared | undefined;

  function fill(
    { game, comments, branches, header }: Shared,
    _before: Shared | null,
    texts: Texts,
  ) {
    const address = location.href.split(/[?#]/)[0] + searchOfWholePage(location.search);
    area("position").value = game.position;
    area("moves").value = game.text;
    area("moves").rows = game.text.split("\n").length;
    link.set(address + game.fragment, texts);
    const may = game.game === FIRST_GAME.id;
    const variations = may && withVariations.checked ? branches : [];
    const isMore =
      commentsOfLine(game, comments.list).length > 0 || variations.length > 0 || isNamed(header);
    link.say(isMore && !may ? texts.t("link-without-comments") : "");
    const longer = dialog.open && isMore && may ? { game, comments, branches, header } : null;
    link.awaitLonger(longer);
    if (longer) void link.writeLonger(longer, variations, address, texts);
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

/** The field of the link with its code, and the buttons that give the link away. */
function createLinkField(
  dialog: HTMLDialogElement,
  write: (state: Shared, notation: string) => Promise<string>,
  loadPicture: Parameters<typeof createLinkCode>[1],
) {
  const field = query(dialog, 'textarea[name="link"]', HTMLTextAreaElement);
  const note = query(dialog, "[data-link-note]", HTMLElement);
  const buttons = ['[data-copy="link"]', "[data-share]"].map((selector) =>
    query(dialog, selector, HTMLButtonElement),
  );
  const code = createLinkCode(query(dialog, "[data-link-code]", HTMLDetailsElement), loadPicture);
  /** The game whose link with comments and variations is being written. */
  let writing: Shared | null = null;
  /** The variations that the link is to have. */
  let wantedVariations: Core["branches"] = [];

  const say = (text: string) => setText(note, text);

  function set(link: string, { t }: Texts) {
    field.value = link;
    code.update(link, t("link-code"));
  }

  /** Until its link has the comments, it is not shared. */
  function awaitLonger(state: Shared | null) {
    writing = state;
    for (const button of buttons) button.disabled = state !== null;
  }

  return {
    say,
    set,
    awaitLonger,
    /** The link with the comments and variations, in place of the one without them. */
    async writeLonger(state: Shared, variations: Core["branches"], address: string, page: Texts) {
      const isWanted = () => writing === state && wantedVariations === variations;
      wantedVariations = variations;
      try {
        const { fragment, leftOut } = await writeLink(state, variations, write);
        if (!isWanted()) return;
        if (fragment !== "") set(address + fragment, page);
        if (fragment === "") say(page.t("link-too-long"));
        else if (leftOut > 0) say(page.t("link-variations-left", { count: leftOut }));
      } catch (error) {
        if (!isWanted()) return;
        say(page.problem(problemOf(error)));
      }
      awaitLonger(null);
    },
  };
}
