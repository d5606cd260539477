/**
 * Icons of the page's buttons: outlines in a square of 24 units, drawn by the colour of the text
 * beside them. The build writes them into the buttons.
 */
export const ICONS: Record<string, string> = {
  evening: "M8 20h8M12 16v4M7 4h10v5a5 5 0 0 1-10 0zM7 6H4a4 4 0 0 0 3.5 5M17 6h3a4 4 0 0 1-3.5 5",
  first: "M6 5v14M18 6l-8 6 8 6",
  back: "M15 6l-7 6 7 6",
  next: "M9 6l7 6-7 6",
  last: "M18 5v14M6 6l8 6-8 6",
  play: "M8 5.5v13l10-6.5z",
  audience: "M3 4.5h18v11H3zM12 15.5v2.5M8 21l4-3 4 3",
  best: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z",
  clubs: "M4 20V9l8-5 8 5v11M4 20h16M9 20v-5h6v5M12 8.5v.01",
  close: "M6 6l12 12M18 6L6 18",
  discs: "M9.5 4.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M15.8 9.1a5.5 5.5 0 1 1-6.6 8.4",
  edit: "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z",
  "embed-code": "M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5",
  former: "M3.5 12a8.5 8.5 0 1 0 2.7-6.2M3.5 4v5h5M12 7.5V12l3 2",
  "game-before": "M15 6l-6 6 6 6M6 6v12",
  "game-list": "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
  "game-after": "M9 6l6 6-6 6M18 6v12",
  games: "M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z",
  help:
    "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01" +
    "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18",
  hint:
    "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.7 10.7c.8.7 1.2 1.4 1.2 2.3h5" +
    "c0-.9.4-1.6 1.2-2.3A6 6 0 0 0 12 3",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
  live: "M12 12v.01M8.5 8.5a5 5 0 0 0 0 7M15.5 8.5a5 5 0 0 1 0 7M5.7 5.7a9 9 0 0 0 0 12.6M18.3 5.7a9 9 0 0 1 0 12.6",
  learn: "M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.8v4.6c2 2.4 9 2.4 11 0v-4.6M21.5 9.5V15",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01",
  nearby: "M4 12a12 12 0 0 1 16 0M7 15.5a7.5 7.5 0 0 1 10 0M12 19v.01",
  "new": "M12 5v14M5 12h14",
  random: "M5 5h14v14H5zM9 9v.01M15 15v.01M9 15v.01M15 9v.01M12 12v.01",
  redo: "M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v1",
  resign: "M6 21V4h11l-2.5 4 2.5 4H6",
  restore: "M4 12a8 8 0 1 1 2.4 5.7M4 17.5v-5h5",
  review: "M4 4v16h16M7.5 14l3.5-4.5 3.5 2.5L20 6",
  selftest: "M4 12l5 5L20 6",
  sliders: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  send: "M21 4L3 11l7 3 3 7zM10 14l11-10",
  swap: "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4",
  text:
    "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L11.7 7.3" +
    "M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6",
  undo: "M9 6l-5 5 5 5M4 11h10a6 6 0 0 1 6 6v1",
};
