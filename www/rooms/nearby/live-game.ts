/**
 * The game that both devices play: it goes over with each move of this side, and what comes from
 * there is taken as if it were a link.
 */

import type { Context, Core } from "../../floor/base/page.ts";
import type { Message } from "./messages.ts";
import type { NearbyNotice } from "./nearby.ts";
import { type FriendGame, hasFriend, sentPlies } from "../../play/board/friend-game.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { jump, startGame } from "../../play/game/game-steps.ts";
import { otherSide } from "../../play/games/sides.ts";
import { receive } from "../../play/links/receive-steps.ts";
import { acceptInvitation } from "../../play/links/received-choices.ts";
import { fragmentOf, tieGame } from "../../play/links/send-steps.ts";

/** How far the two sides are. */
interface Progress {
  /** The link that the other side has. */
  knownLink: string;
  /** Whether a game that is unknown here is the one that both sides are about to play. */
  awaitsGame: boolean;
  /** While a message is taken: what changes here is no move of this side. */
  isTaking: boolean;
}

interface Talk {
  post: (message: Message) => boolean;
  say: (key: NearbyNotice) => void;
  /** The visitor's. */
  name: () => string;
  /** The game is about to be compared with that of the other side. */
  sending: () => void;
  /** It has gone over. */
  sent: () => void;
  /** One has come. */
  taken: () => void;
}

export function createLiveGame(context: Context<"friends">, talk: Talk) {
  const { store } = context;
  const progress: Progress = { knownLink: "", awaitsGame: false, isTaking: false };
  const send = createSender(context, progress, talk);
  const takeOver = createReceiver(context, progress, talk);

  /** @param act whose changes are no moves of this side */
  const quietly = (act: () => void) => actQuietly(progress, act);

  function sendAgain() {
    progress.knownLink = "";
    send(store.get());
  }

  /** Goes back to the game, as a move of the other side does. */
  function resume() {
    const { friend } = store.get();
    if (friend !== null && !holdsOwnGame(store.get()))
      quietly(() => store.dispatch({ type: "friend-continues", friend }));
  }

  return {
    send,
    resume,
    /** A new connection: the other side has no game yet. */
    begin(isGuest: boolean) {
      progress.knownLink = "";
      progress.awaitsGame = isGuest;
    },
    /** The next unknown game is the one that both sides are about to play. */
    awaitGame() {
      progress.awaitsGame = true;
    },
    async take(link: string) {
      progress.isTaking = true;
      const isMissing = await takeOver(link).finally(() => {
        progress.isTaking = false;
      });
      if (isMissing) sendAgain();
    },
    takeBack(ply: number) {
      resume();
      const { friend, game } = store.get();
      if (friend === null || ply >= game.ply) return;
      quietly(() => {
        store.dispatch({ type: "friend-tied", friend: { ...friend, agreed: ply } });
        jump(context, ply, false);
      });
      progress.knownLink = fragmentOf(context, store.get());
    },
    /** A new game in which this side has the other colour. */
    startAgain() {
      const { friend } = store.get();
      if (friend === null) return;
      quietly(() => startWithOtherColour(context, friend));
      sendAgain();
    },
  };
}

function actQuietly(progress: Progress, act: () => void) {
  const wasTaking = progress.isTaking;
  progress.isTaking = true;
  act();
  progress.isTaking = wasTaking;
}

function startWithOtherColour(context: Context, { mine: before, names }: FriendGame) {
  const { store } = context;
  const mine = otherSide(before);
  const choices = { [mine]: "human", [before]: "friend" };
  store.dispatch({ type: "chosen", choices });
  startGame(context);
  tieGame(context);
  const tied = store.get().friend;
  if (tied) store.dispatch({ type: "friend-tied", friend: { ...tied, names } });
}

/**
 * Sends the game if it has moves that the other side does not have. An exercise that is on the
 * board in its place does not go over.
 */
function createSender(context: Context, progress: Progress, { post, sending, sent }: Talk) {
  const { store } = context;
  return (state: Core) => {
    if (progress.isTaking || progress.awaitsGame || !hasFriend(state.settings.current)) return;
    if (!holdsOwnGame(state)) return;
    tieGame(context);
    const now = store.get();
    if (now.friend === null) return;
    sending();
    const link = fragmentOf(context, now);
    if (link === progress.knownLink || !post({ type: "game", link })) return;
    progress.knownLink = link;
    sent();
    const agreed = Math.max(now.friend.agreed, sentPlies(now));
    if (agreed > now.friend.agreed)
      store.dispatch({ type: "friend-tied", friend: { ...now.friend, agreed } });
    store.dispatch({ type: "friend-sheet", sheet: null });
  };
}

/** Takes the game of a link; whether the other side lacks something of it. */
function createReceiver(
  context: Context<"friends">,
  progress: Progress,
  { say, name, taken }: Talk,
) {
  const { store } = context;
  return async (link: string) => {
    const { friend: before } = store.get();
    const come = partsOf(link);
    // The other side moves for itself alone.
    if (before?.g === come.g && before.mine[0] === come.by) return false;
    await receive(context, link);
    const { friends, notice } = store.get();
    const { sheet } = friends;
    const isInvitation = sheet?.kind === "received" && sheet.received.kind === "invitation";
    if (progress.awaitsGame && isInvitation)
      await acceptInvitation(context, sheet.received.incoming, name());
    else if (notice.kind === "friend" && ["same", "older"].includes(notice.key)) say("connected");
    const { friend } = store.get();
    if (friend?.g !== come.g) return false;
    progress.awaitsGame = false;
    taken();
    progress.knownLink = fragmentOf(context, store.get());
    const own = partsOf(progress.knownLink);
    const lacksMoves = own.moves.startsWith(come.moves) && own.moves !== come.moves;
    const lacksResult = own.result !== "" && come.result === "";
    return lacksMoves || lacksResult || own[friend.mine] !== come[friend.mine];
  };
}

/** The parts of a link that its game is compared by. */
function partsOf(link: string) {
  const parts = new URLSearchParams(link.slice(1));
  const text = (name: string) => parts.get(name) ?? "";
  const [g, by, moves, result, black, white] = ["g", "by", "m", "r", "b", "w"].map(text);
  return { g, by, moves, result, black, white };
}
