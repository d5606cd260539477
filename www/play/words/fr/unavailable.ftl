### What could not be loaded: said where the texts that load later may be missing, too.

problem-game-unavailable = Ce jeu n’a pas pu être chargé ; réessayez plus tard.
problem-study-unavailable = Cette partie de la page n’a pas pu être chargée : { $cause }
problem-exercises-unavailable = Les exercices n’ont pas pu être chargés : { $cause }
problem-engine-crashed = L’ordinateur a planté. « Continuer » le relance.
problem-engine-unavailable = L’ordinateur n’a pas pu être chargé ; on peut quand même jouer à deux.
# { $detail } is the language's own name, such as Deutsch.
problem-language-unavailable = « { $detail } » n’a pas pu être chargé. La page reste en français.
problem-theme-unavailable = Ce thème n’a pas pu être chargé : le dossier { $detail } manque.
problem-theme-incomplete = Ce thème est incomplet ; des éléments classiques le remplacent : { $detail }.
