/** The rules with a count of the games that are not freed yet. */
import { rules } from "./built-rules.js";

export function countGames() {
  let open = 0;
  const counted = (game) => {
    const free = game.free.bind(game);
    open += 1;
    game.free = () => {
      open -= 1;
      free();
    };
    return game;
  };
  return {
    rules: {
      new_game: (settings) => counted(rules.new_game(settings)),
      read_game: (text, game) => counted(rules.read_game(text, game)),
      read_link: rules.read_link,
      before_fault: rules.before_fault,
    },
    open: () => open,
  };
}
