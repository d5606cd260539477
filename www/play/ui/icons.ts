/**
 * Icons of the page's buttons: outlines in a square of 24 units, drawn by the colour of the text
 * beside them. The build writes them into the buttons, with those of each room in its `icons.ts`.
 */
export const ICONS: Record<string, string> = {
  first: "M6 5v14M18 6l-8 6 8 6",
  back: "M15 6l-7 6 7 6",
  next: "M9 6l7 6-7 6",
  last: "M18 5v14M6 6l8 6-8 6",
  play: "M8 5.5v13l10-6.5z",
  best: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z",
  clubs: "M4 20V9l8-5 8 5v11M4 20h16M9 20v-5h6v5M12 8.5v.01",
  close: "M6 6l12 12M18 6L6 18",
  discs: "M9.5 4.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M15.8 9.1a5.5 5.5 0 1 1-6.6 8.4",
  former: "M3.5 12a8.5 8.5 0 1 0 2.7-6.2M3.5 4v5h5M12 7.5V12l3 2",
  hint:
    "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.7 10.7c.8.7 1.2 1.4 1.2 2.3h5" +
    "c0-.9.4-1.6 1.2-2.3A6 6 0 0 0 12 3",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
  "new": "M12 5v14M5 12h14",
  random: "M5 5h14v14H5zM9 9v.01M15 15v.01M9 15v.01M15 9v.01M12 12v.01",
  redo: "M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v1",
  restore: "M4 12a8 8 0 1 1 2.4 5.7M4 17.5v-5h5",
  sliders: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  swap: "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4",
  undo: "M9 6l-5 5 5 5M4 11h10a6 6 0 0 1 6 6v1",
};
