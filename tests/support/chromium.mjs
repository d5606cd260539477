/** Pages served on the loopback interface, and what they look like to Debian's Chromium. */

import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { promisify } from "node:util";

/** Lets a page take its time: a minute on its own clock. */
export const AT_REST = "--virtual-time-budget=60000";

/** A page as Chromium sees it after `options`: when it has loaded, if there are none. */
export const markup = async (address, profile, ...options) => {
  const always = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  const { stdout } = await promisify(execFile)(
    "chromium-headless-shell",
    [...always, ...options, `--user-data-dir=${profile}`, "--dump-dom", address],
    { maxBuffer: 1 << 24 },
  );
  return stdout;
};

/** A server on a new port, with its address. */
export const serve = async (answer) => {
  const server = createServer(answer);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, address: `http://127.0.0.1:${server.address().port}/` };
};
