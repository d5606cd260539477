### The database of games: tournament games by thousands, kept on the device.

database = Database
database-close = Sluiten
database-whole = Filter en partijen
database-size =
    { $count ->
        [0] Nog geen partijen
        [one] { $shown } partij, { $size } op dit apparaat
       *[other] { $shown } partijen, { $size } op dit apparaat
    }
database-collection = De percentages op het bord komen uit de partijen van de verzameling.
database-about = Voeg bestanden van toernooien toe (.wtb met .jou en .trn), van GGF, PGN of andere teksten van partijen. Ze worden alleen op dit apparaat gelezen en bewaard.
database-source = De toernooipartijen sinds 1977 zijn gratis te downloaden; pak de bestanden eerst uit:
database-try = Probeer 200 partijen van de computer
database-add = Bestanden toevoegen
database-take =
    { $count ->
        [one] De { $count } partij van de verzameling overnemen
       *[other] De { $count } partijen van de verzameling overnemen
    }
database-reading =
    { $count ->
        [0] Bezig met lezen …
        [one] Bezig met lezen: tot nu toe { $shown } partij
       *[other] Bezig met lezen: tot nu toe { $shown } partijen
    }
database-added =
    { $count ->
        [0] Er is geen partij toegevoegd.
        [one] { $shown } partij is toegevoegd.
       *[other] { $shown } partijen zijn toegevoegd.
    }
database-repeated =
    { $count ->
        [one] { $shown } was er al.
       *[other] { $shown } waren er al.
    }
database-other =
    { $count ->
        [one] { $shown } met een andere beginstelling of zonder zetten is weggelaten.
       *[other] { $shown } met een andere beginstelling of zonder zetten zijn weggelaten.
    }
database-unread =
    { $count ->
        [one] { $shown } is onleesbaar.
       *[other] { $shown } zijn onleesbaar.
    }
database-full = Er is geen plaats voor meer: de database bevat hoogstens 500.000 partijen.
database-unkept = Deze browser bewaart geen partijen: ze blijven zolang deze pagina open is.
database-nameless = Geen partij noemt haar spelers. De namen bij een .wtb-bestand staan in WTHOR.JOU: voeg beide samen toe.
database-hint = Speel beide kanten op het bord: de tabel volgt, en de computer wacht tot je de database sluit.
database-player = Speler of evenement
database-side = Speelt
database-side-any = beide kanten
database-from = Vanaf jaar
database-to = Tot en met jaar
database-result = Uitslag
database-result-any = Alle
database-result-wins = { $side } wint
database-result-draw = Gelijkspel
database-here =
    { $count ->
        [0] Geen partij met deze stelling
        [one] { $shown } partij met deze stelling
       *[other] { $shown } partijen met deze stelling
    }
database-here-nameless = Geen van deze partijen noemt haar spelers: een naam vindt niets
database-latest = De { $shown } nieuwste daarvan
database-more = Meer tonen
database-players = { $black } – { $white }
database-save = Opslaan als bestand
database-clear = Database leegmaken
database-restore = Gewiste partijen terughalen
