/**
 * Every text of the study panels in English, loaded with them. Keys equal those of de.js in this
 * folder.
 */

export const en = {
  "home-review": "What did each move cost, where did the game turn, and what was better?",
  "review-start": "Review this game",

  review: "Review",
  "review-progress": "{done} of {total} moves reviewed",
  "review-cancel": "Cancel",
  "review-close": "Close the review",
  "review-turned": "The game turned at move {number}: {side} played {square}, {best} was better.",
  "review-unturned": "No single move turned the game.",
  "review-costliest": "What cost {side} most",
  "review-faultless": "{side} gave nothing away: no move lost a disc.",
  "review-lost": "in all {discs} discs lost",
  "review-better": "Better: {square}.",
  "review-line": "Show the line",
  "review-try": "Try again",
  "review-answer": "Show the answer",
  "review-leave": "Back to the game",
  "review-asks": "Which move was better here? Choose a square on the board.",
  "review-judging": "Judging {square} …",
  "review-all": "All moves",
  "review-ply": "Move",
  "review-loss": "Loss",
  "review-best": "Best",
  "review-value": "Lead",
  "review-loss-exact": "{loss}, solved",
  "loss-discs": { one: "−{discs} disc", other: "−{discs} discs" },

  graph: "Graph of the game",
  "graph-caption": "Lead of {side} in discs, by moves",
  "graph-start": "Start: {lead}",
  "graph-point": "After move {number}, {square}: {lead}",
  "graph-unknown": "not valued yet",
  "lead-of": "{side} +{discs}",
  "lead-even": "even",

  "reason-wipeout": "It lets {other} take every disc.",
  "reason-missed-wipeout": "{best} takes every disc of {other}.",
  "reason-x-square": "The X-square {square} opens the corner {squares} to {other}.",
  "reason-c-square": "The C-square {square} opens the corner {squares} to {other}.",
  "reason-corner": {
    one: "It gives {other} the corner {squares}.",
    other: "It gives {other} the corners {squares}.",
  },
  "reason-missed-corner": "The corner {squares} was there to take.",
  "reason-parity": "It leaves {other} the last move in the marked region.",
  "reason-mobility": "After it, {side} soon runs out of safe moves.",
  "reason-opened": "It opens new safe moves to {other}: {squares}.",
  "reason-opened-many": "It opens many new safe moves to {other}.",
  "reason-stability": "It costs discs that stay for good, such as those marked.",
  "reason-frontier": "It leaves too many discs open beside empty squares.",
  "reason-count": "Near the end, another order keeps more discs.",
};
