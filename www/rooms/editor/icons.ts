/** Icons of buttons, as in ui/icons.ts. */
export const ICONS: Record<string, string> = {
  edit: "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z",
};
