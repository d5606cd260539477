/** The code of a board by what the visitor chooses for it: values of controls, a game, a place. */

import type { Core } from "../../floor/base/page.ts";
import type { GameSession } from "../../play/game/session.ts";
import type { Texts } from "../../play/words/texts.ts";
import { type Problem, problemOf } from "../../floor/base/problems.ts";
import { type GameDescriptor, FIRST_GAME, gameNamed } from "../../play/games/index.ts";
import {
  type Chosen,
  type Controls,
  type Place,
  type Shown,
  chosenIn,
  chosenOf,
  FIELDS,
  fieldsOfGame,
  GAME_FIELDS,
  PLACES,
  SHOWN,
  withoutGame,
} from "./embed-code-model.ts";
import { codeFor, frameAddress } from "./written-code.ts";

/** What the visitor has chosen. */
interface Choices {
  place: Place;
  /** the values of the controls that were touched, by the names of the fields */
  touched: Chosen;
  /** null for a game that was written into the fields */
  shownGame: Shown | null;
}

/** The values of the controls. */
function valuesOf({ touched, shownGame }: Choices, onBoard: Core["game"] | null) {
  const isOfBoard = shownGame === "game" && onBoard !== null;
  return isOfBoard ? { ...touched, ...fieldsOfGame(onBoard) } : touched;
}

/** The link to the chosen moves, or why they make none. */
async function linkTo(
  session: Pick<GameSession, "fragmentOf">,
  game: GameDescriptor,
  { moves, ply }: Chosen,
): Promise<{ fragment: string; fault: Problem | "" }> {
  if (moves === undefined) return { fragment: "", fault: "" };
  try {
    const at = ply === undefined ? null : Number(ply);
    return { fragment: await session.fragmentOf(game, moves, at), fault: "" };
  } catch (error) {
    return { fragment: "", fault: problemOf(error) };
  }
}

/** The choices after that of a control. */
function choicesAfter(
  before: Choices,
  { name, value }: { name: string; value: string },
  onBoard: Core["game"] | null,
): Choices {
  const { place, touched, shownGame } = before;
  if (name === "place") return { ...before, place: PLACES.find((one) => one === value) ?? place };
  if (name === "shown") {
    const wanted = SHOWN.find((one) => one === value) ?? shownGame;
    return { place, shownGame: wanted, touched: withoutGame(touched, onBoard?.game) };
  }
  if (name === "game" && shownGame !== null)
    return { place, shownGame: "new", touched: withoutGame(touched, value) };
  const isWritten = GAME_FIELDS.includes(name);
  const chosen = { ...valuesOf(before, onBoard), [name]: value };
  return { place, shownGame: isWritten ? null : shownGame, touched: chosen };
}

/**
 * The code of the choices, and the address of its preview.
 * @param changed is called once a code is written
 */
export function createCode(
  session: Pick<GameSession, "fragmentOf">,
  controls: Controls,
  changed: () => void,
) {
  const folder = new URL("./", location.href).href.split(/[?#]/)[0];
  let choices: Choices = { place: PLACES[0], touched: {}, shownGame: "game" };
  /** the game on the board when the dialog was opened */
  let onBoard: Core["game"] | null = null;
  /** The code, and the address of the preview: "" while nobody sees it. */
  let [code, address] = ["", ""];
  /** Why the moves make no link. */
  let problem = "";
  /** Numbers the links that are written: a later one replaces it. */
  let latest = 0;

  /** The values of the controls: the touched ones, and the game that is shown. */
  const values = () => valuesOf(choices, onBoard);
  /** The game of the code. */
  const offer = () => ({ game: gameNamed(values().game ?? FIRST_GAME.id), controls });

  return {
    offer,
    written: () => ({
      place: choices.place,
      values: values(),
      shownGame: choices.shownGame,
      hasGame: onBoard !== null && onBoard.fragment !== "",
      code,
      address,
      problem,
    }),
    choose(read: { name: string; value: string }) {
      choices = choicesAfter(choices, read, onBoard);
    },
    takeGame(game: Core["game"]) {
      onBoard = game;
    },
    hidePreview() {
      address = "";
      // A link that is still being written would show it again.
      latest += 1;
    },
    async write(page: Texts) {
      latest += 1;
      const number = latest;
      const named = FIELDS.map((field) => [field.name, chosenIn(field, values(), offer())]);
      const chosen = chosenOf(Object.fromEntries(named), offer());
      const { fragment, fault } = await linkTo(session, offer().game, chosen);
      if (number !== latest) return;
      problem = fault && page.problem(fault);
      code = codeFor(choices.place, chosen, { folder, fragment, title: page.t("embed-title") });
      address = frameAddress(chosen, { folder, fragment, origin: location.origin });
      changed();
    },
  };
}
