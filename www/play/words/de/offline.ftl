### A new version of the page.

update-ready = Es gibt eine neue Version.
update-reload = Neu laden
update-later = Später
update-others = Schließe erst die anderen Fenster mit diesem Spiel und lade dann neu.
