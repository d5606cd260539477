// The files of docs/hosting/ for hosts that nobody can run here give every file of the page the
// headers that `cargo xtask hosts` finds on nginx, Apache and Caddy.
import assert from "node:assert/strict";
import test from "node:test";
import {
  EACH_TIME,
  documented,
  headersByConfiguration,
  headersByFile,
  isWorker,
  keptByPath,
  pageFiles,
} from "../support/hosting-rules.mjs";

const [, POLICY] = /Content-Security-Policy "(default-src 'none'[^"]*)"/.exec(
  documented("nginx.conf"),
);

/** Holds the headers of every file to the rules; `each` is what makes browsers ask each time. */
function holdHeaders(headersOf, each) {
  for (const path of pageFiles()) {
    const kept = keptByPath(path) === EACH_TIME ? each : keptByPath(path);
    assert.deepEqual(
      headersOf(path),
      {
        "X-Content-Type-Options": "nosniff",
        ...(kept && { "Cache-Control": kept }),
        ...(isWorker(path) && { "Content-Security-Policy": POLICY }),
      },
      path,
    );
  }
}

test("`_headers` leaves to the host's default what is requested without a release", () => {
  holdHeaders(headersByFile, null);
});

test("`web.config` says of every file how long it is kept, and knows its media type", () => {
  holdHeaders(headersByConfiguration, EACH_TIME);
  const text = documented("web.config");
  for (const [extension, type] of [
    [".wasm", "application/wasm"],
    [".webmanifest", "application/manifest+json"],
    [".webp", "image/webp"],
  ])
    assert.ok(text.includes(`fileExtension="${extension}" mimeType="${type}"`), extension);
});

test("the policy of a worker is the same on every host", () => {
  for (const name of ["apache.htaccess", "Caddyfile"])
    assert.ok(documented(name).includes(`Content-Security-Policy "${POLICY}"`), name);
});
