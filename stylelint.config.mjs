/** A mask has no colour, only a transparency. */
const COLOURS = { "/^(?!--|mask$)/": ["/#[0-9a-f]{3,8}\\b/i"] };

/**
 * Sides that do not change with the direction of the text. The middle is the same in both, and
 * `auto` undoes one.
 */
const PHYSICAL = {
  "/^(left|right)$/": ["/^(?!50%$|auto$)/"],
  "/^(text-align|float|clear)$/": ["left", "right"],
  // The second of four values is that of the right side, the fourth that of the left one.
  "/^(padding|margin|inset|border-width)$/": ["/^(?!var)\\S+ (\\S+) \\S+ (?!\\1$)\\S+$/"],
  // Four corners, the upper left one first.
  "border-radius": ["/^(\\S+) (?!\\1 )\\S+ \\S+ \\S+$/"],
};

/** What lies on a board, or draws one: a board is never mirrored. */
const BOARD = [
  ...[
    "rooms/comments/marks",
    "play/games/rack",
    "play/games/tic-tac-toe",
    "play/games/winning-row",
    "play/guide/guide",
  ],
  ...[
    "rooms/groups/connect-four-groups",
    "rooms/help/help-picture",
    "rooms/help/help-picture-side-games",
  ],
  ...["styles/board", "styles/marks", "styles/motion"],
];

const message = (property, value) =>
  value.includes("#")
    ? `A colour belongs to a custom property of www/styles/tokens.css or a theme, not to "${property}"`
    : `"${property}: ${value}" is not mirrored where the text runs from right to left: name the side as start or end`;

/**
 * What Biome's lints of style sheets lack: features that a supported browser does not have, colours
 * outside custom properties, and sides that are not mirrored with the text.
 *
 * @type {import("stylelint").Config}
 */
export default {
  plugins: ["stylelint-no-unsupported-browser-features"],
  reportNeedlessDisables: true,
  rules: {
    // The browsers are those of `browserslist` in package.json.
    "plugin/no-unsupported-browser-features": [
      true,
      {
        ignorePartialSupport: true,
        // Without them a page is as usable: fields have no grip, bars those of the system.
        ignore: [
          "css-paged-media",
          "css-resize",
          "css-scrollbar",
          "css-touch-action",
          "text-size-adjust",
        ],
      },
    ],
    "property-disallowed-list": [
      "/^(margin|padding|border)-(left|right)/",
      "/^border-(top|bottom)-(left|right)-radius$/",
    ],
    "declaration-property-value-disallowed-list": [{ ...COLOURS, ...PHYSICAL }, { message }],
  },
  overrides: [
    {
      files: BOARD.map((name) => `www/${name}.css`),
      rules: {
        "property-disallowed-list": null,
        "declaration-property-value-disallowed-list": [COLOURS, { message }],
      },
    },
    {
      // The wordmark's letters, and pages of another site.
      files: ["www/themes/*/theme.css", "embed/demo/*.css"],
      rules: {
        "property-disallowed-list": null,
        "declaration-property-value-disallowed-list": null,
      },
    },
  ],
};
