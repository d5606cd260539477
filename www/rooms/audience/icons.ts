/** Icons of buttons, as in ui/icons.ts. */
export const ICONS: Record<string, string> = {
  audience: "M3 4.5h18v11H3zM12 15.5v2.5M8 21l4-3 4 3",
};
