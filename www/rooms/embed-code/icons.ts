/** Icons of buttons, as in ui/icons.ts. */
export const ICONS: Record<string, string> = {
  "embed-code": "M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5",
};
