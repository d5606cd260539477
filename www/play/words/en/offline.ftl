### A new version of the page.

update-ready = There is a new version.
update-reload = Reload
update-later = Later
update-others = Close the other windows with this game, then reload.
