/** What the folder `settings` adds to the types of the page. No code. */

import type { Choices, Settings } from "./settings.ts";
import type { Lang } from "../../floor/base/languages.ts";
import type { Controls, Ground, Lock } from "./host-locks.ts";
import type { Side } from "../../../reversi-rules.js";
import type { Mark } from "../../../embed/host-page/marks.ts";
import type { Problem } from "../../floor/base/problems.ts";

export interface SettingsSlice {
  current: Settings;
  /** What the visitor chose, in all games. */
  stored: Choices;
  /** What the address requests, or requested when the game began, until the visitor chooses. */
  fromAddress: Partial<Settings>;
  /** The language of the page, until the texts of `current.lang` are there. */
  spoken: Lang;
  /** The language whose texts did not load, until the visitor chooses a language. */
  absent: Lang | null;
}

export interface Host {
  locks: readonly Lock[];
  /** The actions and parts shown; null for all. */
  controls: readonly string[] | null;
  /** What lies behind the board: the colour of the page, or the host page. */
  ground: Ground;
  /** Of the persons; empty for none. */
  names: Readonly<Record<Side, string>>;
  /** Whether the host page is asked before each move of the visitor. */
  asks: boolean;
  /** Whether the wheel over the board steps through the game. */
  wheel: boolean;
  /** What the host page has drawn on squares, whatever lies there. */
  marks: readonly Mark[];
}

declare module "../../floor/base/page.ts" {
  interface Core {
    settings: SettingsSlice;
    host: Host;
  }

  interface Events {
    chosen: { choices: Partial<Settings>; byHost?: boolean };
    reset: { lang: Lang };
    "settings-shared": { stored: Choices; lang: Lang };
    "settings-restored": { stored: Choices; lang: Lang };
    "theme-absent": { instead: string; problem: Problem };
    "language-loaded": { lang: Lang };
    "language-absent": { lang: Lang; problem: Problem };
    locked: { locks: readonly Lock[] };
    hosted: { changes: Partial<Host> };
    "person-named": { side: Side; name: string };
  }

  interface Actions {
    set: (name: keyof Settings, value: Settings[keyof Settings]) => void;
    /** Several settings at once: who plays. */
    seat: (choices: Partial<Settings>) => void;
    /** To the settings of a first visit, or from there back. */
    reset: () => void;
  }

  interface Shared {
    controls: Controls;
    /** The language of a visitor who has chosen none. */
    lang: Lang;
  }
}
