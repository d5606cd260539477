### The database of games: tournament games by thousands, kept on the device.

database-size =
    { $count ->
        [0] Nog geen partijen
        [one] { $shown } partij, { $size } op dit apparaat
       *[other] { $shown } partijen, { $size } op dit apparaat
    }
database-about = Open bestanden van toernooien (.wtb, .jou, .trn): ze worden alleen op dit apparaat gelezen en bewaard.
database-source = De toernooipartijen sinds 1977 zijn gratis te downloaden; pak de bestanden eerst uit:
database-try = Probeer 200 partijen van de computer
database-take =
    { $count ->
        [one] De { $count } ingelezen partij aan de toernooien toevoegen
       *[other] De { $count } ingelezen partijen aan de toernooien toevoegen
    }
database-reading =
    { $count ->
        [0] Bezig met lezen …
        [one] Bezig met lezen: tot nu toe { $shown } partij
       *[other] Bezig met lezen: tot nu toe { $shown } partijen
    }
database-added =
    { $count ->
        [0] Er is geen partij aan de toernooien toegevoegd.
        [one] { $shown } partij is aan de toernooien toegevoegd.
       *[other] { $shown } partijen zijn aan de toernooien toegevoegd.
    }
database-repeated =
    { $count ->
        [one] { $shown } dubbele is weggelaten.
       *[other] { $shown } dubbele zijn weggelaten.
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
database-full = Er is geen plaats voor meer: de toernooien bevatten hoogstens 500.000 partijen.
database-unkept = Deze browser bewaart geen partijen: ze blijven zolang deze pagina open is.
database-nameless = Geen partij van de toernooien noemt haar spelers. De namen staan in WTHOR.JOU: open dat bestand ook.
database-hint = Speel beide kanten op het bord: de tabel volgt, en de computer wacht tot je de partijen verlaat.
database-here-nameless = Geen van deze partijen noemt haar spelers: een naam vindt niets
database-save = Toernooien opslaan als bestand
save-about = Safari wist wat een pagina bewaart na zeven dagen zonder bezoek; elke browser mag dat als de schijf bijna vol is. Een bestand blijft.
database-clear = Toernooien wissen
database-restore = Gewiste partijen terughalen
