### A new version of the page.

update-ready = Jest nowa wersja.
update-reload = Odśwież
update-later = Później
update-others = Zamknij inne okna z tą grą, potem odśwież.
