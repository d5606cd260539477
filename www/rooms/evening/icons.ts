/** Icons of buttons, as in ui/icons.ts. */
export const ICONS: Record<string, string> = {
  evening: "M8 20h8M12 16v4M7 4h10v5a5 5 0 0 1-10 0zM7 6H4a4 4 0 0 0 3.5 5M17 6h3a4 4 0 0 1-3.5 5",
};
