// What becomes of a thing in the browser's database, through each fault of it.
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { createKeptBook } from "../../rooms/book/kept-book.ts";
import { EMPTY_BOOK, withAdditions } from "../../rooms/book/book.ts";
import { createGamesDatabase } from "../../rooms/database/kept-database.ts";
import { noStorage } from "../../floor/kept/browser.ts";
import { createDatabase } from "../../floor/kept/database.ts";
import { Kept } from "../../floor/kept/kept.ts";
import { DAMAGED, damagedKey } from "../../floor/kept/thing.ts";
import { createCollections } from "../../rooms/share/kept-collections.ts";
import { workerOf } from "./games-worker.js";
import { HOUR, POLLUTING, PROTO, WAITS } from "./kept-in-storage.js";
import { latestForm } from "./stored-forms.js";
import { unreadable } from "./memory-database.js";
import { settle } from "./settle.js";

globalThis.IDBKeyRange = IDBKeyRange;

const NAME = "reversi";
const NOW = 1_000 * HOUR;

const collections = {
  open: (database, now) => {
    const all = createCollections(database, new Kept(noStorage), () => now);
    const game = { text: "f5d6", number: 1, moves: 2, unread_comments: [] };
    const games = [{ ...game, variations: [], unread_variations: [] }];
    return {
      put: (mark) => all.add(mark, [{ games, unread: [], more: false }], []),
      count: async () => (await all.list()).length,
      async takeOut() {
        await all.add("taken", [{ games, unread: [], more: false }], []);
        await all.forget("taken", true);
      },
    };
  },
  damage: ({ id: _, games: _games, ...rest }) => rest,
};

/** Each thing: a page's steps on it, another one for each mark, and its value without its end. */
const THINGS = {
  "book.1": {
    open(database, now) {
      const keptBook = createKeptBook(database);
      const put = (mark) => {
        const [position, square] = [`${"-".repeat(63)}X X`, mark === "there" ? 1 : 2];
        const addition = { position, square, value: null, source: "own", mine: false };
        return keptBook.change((book) => withAdditions(book, [addition], 0));
      };
      return {
        put,
        async count() {
          const { book } = await keptBook.open([], now);
          return [...book.values()].flatMap(({ moves }) => moves).length;
        },
        async takeOut() {
          await put("there");
          await keptBook.takeOut(now, (book) => ({ rest: EMPTY_BOOK, part: book }));
        },
      };
    },
    damage: (text) => text.slice(0, -4),
  },
  "games.1": {
    open(database, now) {
      const keptGames = createGamesDatabase(database, workerOf());
      const put = (mark) => {
        const text = mark === "there" ? "f5d6\n" : "f5f4\n";
        return keptGames.add([{ name: "a.txt", bytes: new TextEncoder().encode(text) }], () => {});
      };
      return {
        put,
        count: async () => (await keptGames.open([], now)).size.games,
        async takeOut() {
          await put("there");
          await keptGames.clear(now);
        },
      };
    },
    damage: (bytes) => bytes.slice(0, -1),
  },
  "collection.1 ": collections,
  "part.1 ": collections,
};

/** A browser's databases, and pages in its tabs. */
function createBrowser(steps) {
  const factory = new IDBFactory();
  /** A tab whose next steps fail, as many as its faults say, or wait for what it reads. */
  function tab(now = NOW) {
    const faults = { readonly: 0, readwrite: 0, open: 0, namesBeside: 0 };
    const connections = [];
    const fail = (kind, error) => {
      if (faults[kind] === 0) return;
      faults[kind] -= 1;
      throw new DOMException("fault", error);
    };
    const open = (...of) => {
      fail("open", "SecurityError");
      const request = factory.open(...of);
      request.addEventListener("success", () => {
        const connection = request.result;
        const { transaction } = connection;
        connections.push(connection);
        connection.transaction = (names, mode) => {
          fail(mode, mode === "readonly" ? "UnknownError" : "QuotaExceededError");
          return transaction.call(connection, names, mode);
        };
      });
      return request;
    };
    const database = createDatabase(() => ({ open }), NAME);
    const frozen = { until: null };
    const read = async (name) => {
      const found = await database.read(name);
      await frozen.until;
      return found;
    };
    const names = (prefix) => {
      const fails = prefix.includes(DAMAGED) && faults.namesBeside > 0;
      if (fails) faults.namesBeside -= 1;
      return fails ? unreadable() : database.names(prefix);
    };
    const page = steps.open({ ...database, read, names }, now);
    return { ...page, database, faults, frozen, connections };
  }
  /** All that is there. */
  async function entries() {
    const database = createDatabase(() => factory, NAME);
    const names = await database.names("");
    return new Map(await Promise.all(names.map(async (name) => [name, await database.read(name)])));
  }
  return { tab, entries, database: createDatabase(() => factory, NAME) };
}

/** The sentences with which a step changes nothing. */
const REFUSALS = ["kept-unreadable", "bad-database"];

const ALWAYS = Number.POSITIVE_INFINITY;

const isBelow = (name, key) => name.startsWith(key) && !name.includes(DAMAGED);

/** Another value in the place of each one of a thing. */
async function replace({ browser, key, change }) {
  for (const [name, value] of await browser.entries())
    if (isBelow(name, key)) await browser.database.write({ [name]: change(value) });
}

/** A value as a later release may store it: with another first line, or with one more field. */
function laterForm(value) {
  if (typeof value === "string") return value.replace("1\n", "2\n");
  if (!(value instanceof Uint8Array)) return { ...value, later: "field" };
  const bytes = value.slice();
  bytes[bytes.indexOf("1".charCodeAt(0))] = "2".charCodeAt(0);
  return bytes;
}

/** A clock that another tab has found later than this one. */
const clockBack = (back) => async (of) => {
  await of.browser.tab(NOW).takeOut();
  await of.other.put("there");
  of.own = of.browser.tab(NOW - back);
};

/** Each fault: what happens before this tab stores its own value. */
export const FAULTS_OF_DATABASE = {
  "read fails once": ({ own }) => {
    own.faults.readonly = 1;
  },
  "read fails": ({ own }) => {
    own.faults.readonly = ALWAYS;
  },
  "write fails once": ({ own }) => {
    own.faults.readwrite = 1;
  },
  full: ({ own }) => {
    own.faults.readwrite = ALWAYS;
  },
  denied: ({ own }) => {
    own.faults.open = ALWAYS;
  },
  "connection closed": async ({ own }) => {
    await own.count();
    for (const connection of own.connections) connection.close();
  },
  "another tab before": () => {},
  "another tab between": async (of) => {
    await replace({ ...of, change: () => undefined });
    await of.own.count();
    await of.other.put("there");
  },
  "tab frozen": async (of) => {
    await replace({ ...of, change: () => undefined });
    let wake = () => {};
    of.own.frozen.until = new Promise((resolve) => {
      wake = resolve;
    });
    of.while = async () => {
      const put = of.other.put("there");
      await settle();
      wake();
      await put;
    };
  },
  cut: (of) => replace({ ...of, change: THINGS[of.key].damage }),
  [WAITS]: async (of) => {
    await replace({ ...of, change: THINGS[of.key].damage });
    for (const name of (await of.browser.entries()).keys())
      if (isBelow(name, of.key)) await of.browser.database.write({ [name + DAMAGED]: 7 });
    of.own.faults.namesBeside = 1;
  },
  "another type": (of) => replace({ ...of, change: () => 7 }),
  __proto__: null,
  [PROTO]: (of) => replace({ ...of, change: () => JSON.parse(POLLUTING) }),
  "an earlier release": (of) =>
    replace({ ...of, change: () => latestForm({ place: "database", key: of.key }) }),
  "a later release": (of) => replace({ ...of, change: laterForm }),
  "clock back an hour": clockBack(HOUR),
  "clock back a day": clockBack(24 * HOUR),
  "clock put right": async (of) => {
    await of.browser.tab(NOW - 48 * HOUR).takeOut();
    await of.other.put("there");
  },
};
/** What has become of what was there. */
export async function outcomeInDatabase({ key }, name) {
  const browser = createBrowser(THINGS[key]);
  const other = browser.tab();
  await other.put("there");
  const of = { browser, key, other, own: browser.tab() };
  await FAULTS_OF_DATABASE[name](of);
  const before = await browser.entries();
  const put = of.own.put("own").catch((error) => {
    if (!REFUSALS.includes(error.code)) throw error;
  });
  await of.while?.();
  await put;
  // A tab that opens the room removes what nobody waits for.
  await of.own.count().catch(() => {});
  const after = await browser.entries();
  // Of what waits, the days on which it was seen are counted; what is kept again is the newest.
  const untimed = (value) => ({ ...value, day: 0, seen: 0, time: 0 });
  const text = (value) => JSON.stringify(Object(value) === value ? untimed(value) : value);
  const isSame = (one, two) => text(one) === text(two);
  const isKept = ([at, value]) => isSame(after.get(at), value);
  const changed = [...before].filter((entry) => !isKept(entry));
  const isBeside = ([at, value]) =>
    [1, 2].some((number) => isSame(after.get(damagedKey(at, number)), value));
  if (changed.length > 0 && changed.every(isBeside)) return "beside";
  const isOther = changed.some(([at]) => at !== key);
  if (isOther) return `lost: ${changed.map(([at]) => at).join()}`;
  const isJoined = (await browser.tab().count()) === 2;
  if (changed.length === 0 && !of.while) return "stays";
  return isJoined ? "joined" : "lost";
}
