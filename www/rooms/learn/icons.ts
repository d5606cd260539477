/** Icons of buttons, as in ui/icons.ts. */
export const ICONS: Record<string, string> = {
  learn: "M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.8v4.6c2 2.4 9 2.4 11 0v-4.6M21.5 9.5V15",
};
