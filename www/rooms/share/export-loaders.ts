/** What the dialog that exports the game loads or has written when it is first wanted. */

import type { EnginePool } from "../../play/engine/pool.ts";
import type { Shared } from "./link-text.ts";
import { recordNames } from "../../play/board/header.ts";
import { commentsOfLine } from "../../play/game/comment-lists.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";

const loadExport = panelLoader(
  "library",
  ["share", "left-games"],
  () => import("./export-view.ts"),
);

const loadQr = panelLoader(
  "friends",
  ["friends", "nearby"],
  () => import("../../play/ui/qr-picture.ts"),
);

/** Before what is only studied. */
const AWAITED = { priority: 1 };

export function exportLoaders(engine: Pick<EnginePool, "request">) {
  const write = writer(engine);
  return {
    write,
    exportView: async (place: HTMLElement) => (await loadExport()).createExportView(place, write),
    qrPicture: async () => (await loadQr()).qrPicture,
  };
}

/** Writes games with their header, comments and branches in any notation that is written. */
function writer(engine: Pick<EnginePool, "request">) {
  return async (
    { game: shown, comments: { list }, branches, header }: Shared,
    notation: string,
  ) => {
    const { game, setup, line, ply } = shown;
    const point = { game, setup, transcript: line.join(""), ply };
    const comments = commentsOfLine(shown, list);
    const variations = branches.map((line) => ({
      moves: line.join(""),
      comments: commentsOfLine({ line: [...line] }, list),
    }));
    const names = { ...recordNames(header, line), comments, variations };
    const task = { type: "write", ...point, notation, names } as const;
    return (await engine.request(task, AWAITED)).text;
  };
}
