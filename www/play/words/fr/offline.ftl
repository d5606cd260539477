### A new version of the page.

update-ready = Une nouvelle version est disponible.
update-reload = Recharger
update-later = Plus tard
update-others = Fermez les autres fenêtres de ce jeu, puis rechargez.
