/** Icons of buttons, as in ui/icons.ts. */
export const ICONS: Record<string, string> = {
  resign: "M6 21V4h11l-2.5 4 2.5 4H6",
  send: "M21 4L3 11l7 3 3 7zM10 14l11-10",
};
