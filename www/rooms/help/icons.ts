/** Icons of buttons, as in ui/icons.ts. */
export const ICONS: Record<string, string> = {
  selftest: "M4 12l5 5L20 6",
  help:
    "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01" +
    "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18",
};
