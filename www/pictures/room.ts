/** Pictures of boards, as the page takes them in: the editor opens with what was read. */

import type { Room } from "../app/room.ts";
import { one } from "../board/board-overlays.ts";
import { squareName } from "../games/squares.ts";
import { takePicture } from "./picture-steps.ts";

export const room: Room = {
  handlers: {
    "picture-read": (state, { uncertain }) => ({
      ...state,
      notice: { kind: "picture-read", uncertain },
    }),
  },
  says: {
    "picture-read": ({ t, list }, state, { uncertain }) =>
      t("said-picture", {
        count: uncertain.length,
        squares: list(uncertain.map((square) => squareName(state.game, square))),
      }),
  },
  layers: [
    ({ notice }) =>
      notice.kind === "picture-read"
        ? notice.uncertain.flatMap((square) => one(square, "circled", "square-uncertain"))
        : [],
  ],
  actions: (context) => ({ takePicture: (file) => takePicture(context, file) }),
};
