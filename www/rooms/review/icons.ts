/** Icons of buttons, as in ui/icons.ts. */
export const ICONS: Record<string, string> = {
  review: "M4 4v16h16M7.5 14l3.5-4.5 3.5 2.5L20 6",
};
