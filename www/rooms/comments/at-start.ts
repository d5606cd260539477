/** What the page has of comments before anything of it loads. */

import type { Part } from "../../play/ui/room.ts";
import { query } from "../../floor/base/dom.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";

const loadComments = panelLoader("learn", ["study"], () => import("./comment-view.ts"));

export const parts: Part[] = [
  {
    wants: ({ comments, host }) =>
      comments.open || comments.list.length > 0 || host.marks.length > 0,
    load: async ({ root, actions }) => {
      const { createCommentView } = await loadComments();
      const place = query(root, "[data-comment]", HTMLElement);
      return createCommentView(place, query(root, "#board", HTMLTableElement), actions);
    },
  },
];
