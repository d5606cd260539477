### Een clubavond: spelers, paringen, uitslagen, stand.

title = Clubavond
print = Afdrukken
heading = Titel
system = Systeem
swiss = Zwitsers
round-robin = Ieder tegen ieder
rounds = Ronden
tie-break = Bij gelijk aantal punten
brightwell-first = Brightwell, dan stenen
discs-first = Stenen, dan Brightwell
players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
names = Spelers toevoegen, één naam per regel
add = Toevoegen
draw = Loten
order-note = In de eerste ronde speelt de bovenste helft van de lijst tegen de onderste. Begin met de sterksten, of loot de volgorde.
name-of = Naam van speler { $number }
remove = Verwijderen
remove-name = { $name } verwijderen
leaves = Vertrekt
leaves-name = { $name } vertrekt
returns = Is terug
returns-name = { $name } is terug
pair-round = Ronde { $number } indelen
drop-round = Ronde { $number } schrappen
round = Ronde { $number }
of-rounds = Ronde { $number } van { $count }
table = Bord
result = Uitslag
discs-of = Stenen van { $name }
swap = Kleuren aan bord { $number } wisselen
sits-out = is vrijgeloot
missing =
    { $count ->
        [one] Er ontbreekt nog { $count } uitslag.
       *[other] Er ontbreken nog { $count } uitslagen.
    }
missing-tables =
    { $count ->
        [one] Er ontbreekt nog { $count } uitslag: { $tables }.
       *[other] Er ontbreken nog { $count } uitslagen: { $tables }.
    }
complete = Alle uitslagen van ronde { $number } zijn ingevuld.
over = Alle ronden zijn gespeeld.
said-added = Toegevoegd: { $names }.
said-round = Ronde { $number }: { $tables }.
said-result = Bord { $table }: { $black } { $discs }, { $white } { $others }.
standings = Stand
place = Plaats
player = Speler
points = Punten
quotient = BQ
discs = Stenen ±
wins = Winst
draws = Gelijk
losses = Verlies
cross-table = Kruistabel
exchange = Uitslaglinks en bestanden
paste = Plak uitslaglinks, één per regel, of een opgeslagen avond
read = Inlezen
open-file = Bestand openen …
save = Opslaan voor spreadsheets (CSV)
new-evening = Nieuwe avond
taken =
    { $count ->
        [one] { $count } uitslag is ingevuld.
       *[other] { $count } uitslagen zijn ingevuld.
    }
problem-name = ‘{ $name }’ staat al in de lijst.
problem-no-name = Een speler heeft een naam nodig.
problem-many = Er is plaats voor { $count } spelers.
problem-few = Er zijn minstens twee spelers nodig.
problem-full =
    { $count ->
        [0] De wedstrijd ieder tegen ieder is begonnen en alle plaatsen zijn bezet.
       *[other] De wedstrijd ieder tegen ieder is begonnen en er is nog maar één plaats vrij.
    }
problem-stale = Een ander tabblad heeft deze avond gewijzigd. Je ziet nu hoe hij is: doe het opnieuw als het nog nodig is.
problem-damaged = De opgeslagen avond is beschadigd, dus hier begint een nieuwe.
problem-two-results = Bord { $table } in ronde { $round } heeft twee uitslagen: { $black }⁠–⁠{ $white } hier, { $other-black }⁠–⁠{ $other-white } in een ander tabblad.
problem-results = Van ronde { $number } ontbreken nog uitslagen.
problem-met = Er kan geen ronde meer worden ingedeeld: iemand zou een tegenstander opnieuw treffen of een tweede keer vrijgeloot worden.
problem-result = ‘{ $text }’ is geen uitslag: typ de zwarte stenen, van 0 tot 64, of beide aantallen, zoals 40-24.
problem-text = Dit is geen uitslaglink en geen opgeslagen avond.
problem-link = Regel { $line } is geen link van een uitslag.
problem-link-open = Regel { $line }: de partij van de link is niet afgelopen.
problem-link-players = Regel { $line }: { $black } en { $white } treffen elkaar in geen enkele ronde.
problem-file-row = Regel { $line }: ‘{ $text }’ hoort daar niet.
problem-file-player = Regel { $line }: niemand heet ‘{ $text }’.

## At the start

evening = Clubavond
