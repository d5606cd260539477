/** What the folder `board` adds to the types of the page. No code. */

import type { Comparison } from "../words/reason-text.ts";
import type { TextKey } from "../words/texts.ts";
import type { Side, Snapshot, Square } from "../../../reversi-rules.js";
import type { AiMove } from "../../../reversi-wasm.js";
import type { Mode, Rejection } from "./owner.ts";
import type { Header } from "./header.ts";
import type { LineMove, Point, Pointer } from "./point.ts";

/** A game of two people at this device, as the board shows it. */
interface TableGame {
  terms: { turns: boolean; names: Readonly<Record<Side, string>> };
  clocks: { begun: boolean; running: Side | null; fallen: Side | null } | null;
}

declare module "../../floor/base/page.ts" {
  interface Core {
    game: Snapshot;
    /** What the visitor does on the board. */
    mode: Mode;
    point: Point;
    pointer: Pointer;
    header: Header;

    // Of rooms' slices, the part that every board reads.

    table: { open: boolean; game: TableGame | null };
    nearby: { contact: "none" | "waiting" | "connected" | "lost" };
    replay: Snapshot | null;
  }

  interface Events {
    requested: { request: "best" | "hint" };
    hinted: { found: AiMove; line: readonly LineMove[] };
    "hinted-further": object;
    taught: { line: readonly LineMove[]; isShown: boolean };
    "line-shown": { line: readonly LineMove[] };
    "line-followed": { count: number };
    "line-laid": { line: readonly LineMove[]; followed: number };
    hovered: { square: Square | null };
    armed: { square: Square | null };
    rejected: { square: Square };
    released: object;
    "end-closed": object;
  }

  interface Notices {
    armed: { square: Square; flips: number };
    disarmed: object;
    rejected: { reason: Rejection; square: Square };
    hint: {
      square: Square;
      score: number | null;
      exact: boolean;
      outcome?: "win" | "draw" | "loss" | null;
      compared: Comparison | null;
    };
    "hint-look": { square: Square; about: TextKey | null };
    "hint-line": { squares: readonly Square[] };
    line: { square: Square };
    "line-followed": { count: number; total: number; square: Square | null };
  }
}
