/** Icons of buttons, as in ui/icons.ts. */
export const ICONS: Record<string, string> = {
  nearby: "M4 12a12 12 0 0 1 16 0M7 15.5a7.5 7.5 0 0 1 10 0M12 19v.01",
};
