### Openings: practice, and what each move is worth.

openings = Otwarcia
openings-all = Wszystkie otwarcia
openings-most-played = Najczęściej grane
openings-all-names = Wszystkie nazwy
opening-choice = Znajdź otwarcie po nazwie lub ruchach
opening-show = Pokaż na planszy
opening-none = Żadne otwarcie nie ma tego w nazwie ani w ruchach.
own-line =
    { $count ->
        [one] { $moves } ({ $count } ruch)
        [few] { $moves } … ({ $count } ruchy)
        [many] { $moves } … ({ $count } ruchów)
       *[other] { $moves } … ({ $count } ruchu)
    }
practise = Ćwicz
practice-name = Ćwiczenie: { $opening }
practice-line = Pokaż wariant
practice-undo = Cofnij
practice-again = Jeszcze raz
practice-within-alone = Ruch { $number } z { $total }.
practice-within = Ruch { $number } z { $total }. Komputer trzyma się otwarcia.
practice-done = Gotowe. Graj dalej albo zacznij jeszcze raz.
practice-left = Zejście z otwarcia w ruchu { $number }: właściwy był { $squares }. „Cofnij” wraca do niego.
balanced-start = Wyrównany losowy start
balanced-about = Nowa gra, która zaczyna się po ośmiu ruchach z równymi szansami.
explorer = Ruchy stąd
explorer-estimated = ≈ szacunkowo
explorer-hint = Graj na planszy za obie strony: komputer czeka, aż zamkniesz otwarcia.
explorer-move = Ruch
explorer-value = Ocena
explorer-played = Grano
explorer-book = książka
explorer-exact = obliczone
explorer-search = { "" }
explorer-count =
    { $count ->
        [one] { $shown } partia · { $percent }
        [few] { $shown } partie · { $percent }
        [many] { $shown } partii · { $percent }
       *[other] { $shown } partii · { $percent }
    }
explorer-won = zdobywa { $percent }
explorer-about = Liczone we wszystkich symetriach; pasek pokazuje wygrane, remisy i porażki strony, która ma ruch.
explorer-no-games = Tu zobaczysz, jak często grano każdy ruch, gdy w „Partie” będą partie.
explorer-games = Wczytane ({ $count })
explorer-database = Turnieje ({ $shown })
explorer-here = Partie z tą pozycją
