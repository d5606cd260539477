/**
 * What Biome's lints of style sheets lack: features that a supported browser does not have, and
 * colours outside custom properties.
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
    // A mask has no colour, only a transparency.
    "declaration-property-value-disallowed-list": [
      { "/^(?!--|mask$)/": ["/#[0-9a-f]{3,8}\\b/i"] },
      {
        message: (property) =>
          `A colour belongs to a custom property of www/styles/tokens.css or a theme, not to "${property}"`,
      },
    ],
  },
  overrides: [
    {
      // The wordmark's letters, and pages of another site.
      files: ["www/themes/*/theme.css", "embed/demo/*.css"],
      rules: { "declaration-property-value-disallowed-list": null },
    },
  ],
};
