/** Icons of buttons, as in ui/icons.ts. */
export const ICONS: Record<string, string> = {
  games: "M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",
};
