/** What the folder `friends` adds to the types of the page. No code. */

import type { FriendNotice, FriendsSlice, Sheet } from "./friends.ts";
import type { FriendGame } from "../../play/board/friend-game.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    friends: FriendsSlice;
  }

  interface Events {
    "friend-arrived": { fragment: string };
    "friend-taken": object;
    "friend-tied": { friend: FriendGame | null };
    "friend-continues": { friend: FriendGame };
    "friend-sheet": { sheet: Sheet | null };
    "friend-said": { key: FriendNotice };
    "friend-unanswered": object;
  }

  interface Notices {
    friend: { key: FriendNotice };
  }

  interface Actions {
    /** Takes a link from a friend. */
    receive: (fragment: string) => void;
    closeFriendSheet: (kind: Sheet["kind"]) => void;
  }
}
