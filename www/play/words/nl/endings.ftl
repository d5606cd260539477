### Endings: played out against perfect play, or counted first.

endings = Eindspelen uitspelen
ending-here = De stelling op het bord
ending-play = Uitspelen
ending-count = Eerst uittellen
ending-drawn = Eindspelen om uit te tellen
ending-draw = Een eindspel uittellen
ending-draw-next = Het volgende uittellen
ending-most = Lege velden, ten hoogste
ending-about = Met { $count } lege velden of minder speelt de computer perfect en is het verschil exact; met meer speelt hij zo sterk als hij kan.
ending-shows = Verschil tonen
ending-cost = Zetten die stenen kostten: { $moves }
ending-move = { $number }. { $square } ({ $cost })
ending-no-cost = Geen van je zetten heeft een steen gekost.
ending-end = Je resultaat aan het einde: { $lead }; bij het beste spel vanaf het begin: { $best }.
ending-again = Opnieuw vanaf het begin
ending-change = Van kant wisselen
count-winner = Winnaar
count-draw = Gelijkspel
count-by = Verschil
count-less = Kleiner verschil
count-more = Groter verschil
count-check = Controleren
count-skip = Oplossing tonen
count-tally = Uitgeteld { $counted }, winnaar goed { $winners }, precies goed { $exact }
