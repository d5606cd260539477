/**
 * The files of games that an address names: texts, or a database of tournaments with the lists of
 * its names beside it.
 */

/** The most bytes of a file. */
const MAX_BYTES = 16_000_000;
/** The most files of an address. */
const MAX_FILES = 8;
/** A year of the tournament database. */
const DATABASE = /\.wtb$/i;
/** The names that the lists of players and tournaments have on the site of their publisher. */
const NAMES = ["WTHOR.JOU", "WTHOR.TRN"];

/** An error with a code for translation and the address that it is about. */
export class GamesError extends Error {
  declare code: "games-address" | "games-missing" | "games-many" | "file-too-large";
  declare detail: string;

  constructor(code: GamesError["code"], detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/**
 * Fetches the files of an address, or of several with blanks between them. A database that comes
 * without the lists of its names gets those in its folder; where there are none, its players have
 * numbers.
 * @param source such as "league.txt" or "WTH_2019.wtb WTHOR.JOU WTHOR.TRN"
 * @param base the address that the others are relative to
 * @param request without credentials where the files are for everybody; past the cache for files
 *   that are rewritten
 * @throws {GamesError} that names the first address that gives no file, or says that there are too
 *   many
 */
export async function fetchGames(
  source: string,
  base: string,
  mayFetch: (address: URL) => boolean,
  request: Pick<RequestInit, "cache" | "credentials"> = {},
) {
  const names = source.split(/\s+/).filter((name) => name !== "");
  if (names.length === 0) throw new GamesError("games-address", source);
  if (names.length > MAX_FILES) throw new GamesError("games-many", String(names.length));
  const files = await Promise.all(names.map((name) => fetchFile(name, base, mayFetch, request)));
  if (names.length > 1 || !DATABASE.test(files[0].name)) return files;
  const folder = new URL(".", new URL(names[0], base)).href;
  const beside = await Promise.allSettled(
    NAMES.map((name) => fetchFile(name, folder, mayFetch, request)),
  );
  return [...files, ...beside.flatMap((list) => (list.status === "fulfilled" ? [list.value] : []))];
}

async function fetchFile(
  name: string,
  base: string,
  mayFetch: (address: URL) => boolean,
  request: RequestInit,
) {
  const address = URL.canParse(name, base) ? new URL(name, base) : null;
  if (address === null || !mayFetch(address)) throw new GamesError("games-address", name);
  const bytes = await fetchBytes(address, name, request);
  return { name: address.pathname.split("/").pop() ?? "", bytes };
}

/** @param name the address as it was given */
async function fetchBytes(address: URL, name: string, request: RequestInit) {
  const ending = new AbortController();
  try {
    const { ok, body, headers } = await fetch(address, {
      ...request,
      signal: ending.signal,
    });
    if (!ok || body === null) throw new GamesError("games-missing", name);
    if (Number(headers.get("Content-Length")) > MAX_BYTES)
      throw new GamesError("file-too-large", name);
    const bytes = await readUpToMost(body.getReader(), name);
    if (isPage(bytes)) throw new GamesError("games-missing", name);
    return bytes;
  } catch (error) {
    ending.abort();
    throw error instanceof GamesError ? error : new GamesError("games-missing", name);
  }
}

/** Whether a host has answered with a page, as some do for a file that is missing. */
function isPage(bytes: Uint8Array) {
  return /^\uFEFF?\s*<(?:!doctype|html)\b/i.test(new TextDecoder().decode(bytes.subarray(0, 200)));
}

async function readUpToMost(reader: ReadableStreamDefaultReader<Uint8Array>, name: string) {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > MAX_BYTES) throw new GamesError("file-too-large", name);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
