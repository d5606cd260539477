/** That the page with all its rooms lacks nothing, which the compiler checks. No code. */

import type { Actions, Notice, PageEvent } from "../floor/base/page.ts";
import type { SENTENCES } from "../play/game/status-text.ts";
import type { pageActions } from "./actions.ts";
import type { rooms } from "./later-rooms.ts";
import type { HANDLERS } from "./reduce.ts";
import type { FIRST_ROOMS } from "./rooms.ts";

type Given = (typeof FIRST_ROOMS)[number] | (typeof rooms)[number];

/** The keys of what each room gives under a name. */
type KeysOf<Name extends string, Room = Given> =
  Room extends Record<Name, infer Table>
    ? Table extends (...given: never) => infer Made
      ? keyof Made
      : keyof Table
    : never;

/** Refuses, by its name, what is left. */
type None<Left extends never> = Left;

/** The events without a reducer, the notices without a sentence, and the actions without a room. */
export type Lacking =
  | None<Exclude<PageEvent["type"], keyof typeof HANDLERS | KeysOf<"handlers">>>
  | None<Exclude<Notice["kind"], keyof typeof SENTENCES | KeysOf<"says">>>
  | None<Exclude<keyof Actions, keyof ReturnType<typeof pageActions> | KeysOf<"actions">>>;
