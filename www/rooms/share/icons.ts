/** Icons of buttons, as in ui/icons.ts. */
export const ICONS: Record<string, string> = {
  text:
    "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L11.7 7.3" +
    "M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6",
  "game-before": "M15 6l-6 6 6 6M6 6v12",
  "game-list": "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
  "game-after": "M9 6l6 6-6 6M18 6v12",
  live: "M12 12v.01M8.5 8.5a5 5 0 0 0 0 7M15.5 8.5a5 5 0 0 1 0 7M5.7 5.7a9 9 0 0 0 0 12.6M18.3 5.7a9 9 0 0 1 0 12.6",
};
