### A new version of the page.

update-ready = Er is een nieuwe versie.
update-reload = Herladen
update-later = Later
update-others = Sluit de andere vensters met dit spel en herlaad dan.
