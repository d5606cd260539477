/** What the folder `ui` adds to the types of the page. No code. */

import type { LibrarySlice } from "./library.ts";
import type { PanelId } from "./panels.ts";
import type { Side } from "../../../reversi-rules.js";

interface Panels {
  /** The panel that the visitor opened. */
  open: PanelId | null;
  /** The panel from which the review was started. */
  reviewedFrom: PanelId | null;
  /** The step of the guide, from 0; null if it is done or skipped. */
  guide: number | null;
  /** The side whose player is being picked; null while the picker is closed. */
  picker: Side | null;
}

declare module "../../floor/base/page.ts" {
  interface PanelNames extends Record<PanelId, object> {}

  interface Core {
    panels: Panels;

    // Of rooms' slices, the part that says which panel is open.

    library: LibrarySlice;
    book: { open: boolean };
    endings: { open: boolean };
    mistakes: { open: boolean };
  }

  interface Events {
    panel: { panel: PanelId | null };
    picking: { side: Side | null };
  }

  interface Actions {
    openPanel: (panel: PanelId | null) => void;
    /** Opens the picker of players; null closes it. */
    pickPlayers: (side: Side | null) => void;
  }
}
