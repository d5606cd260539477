### The analysis of a position, and the way to the rooms of the study panel.

home-this-game = Ta partia
home-openings = Ćwicz otwarcie albo zobacz, ile jest wart każdy ruch.
home-analysis = Analizuj pozycję coraz głębiej.
analysis = Analiza
analysis-start = Analizuj pozycję
analysis-whole = Cała analiza
analysis-back = Ruch wstecz
analysis-along = Najlepszy wariant, ruch po ruchu
analysis-place = Wariant { $move }: { $number } z { $count }
analysis-lines = Warianty
analysis-all = Wszystkie ruchy
analysis-time = Na pozycję
analysis-10 = 10 s
analysis-60 = 1 min
analysis-0 = Aż pójdę dalej
lead-bar = Pasek przewidywanego wyniku obok planszy
lead-bar-shows = Przewidywany wynik: { $lead }
analysis-cost = Obciąża procesor i baterię urządzenia, dopóki pozycja nie jest gotowa; czeka, gdy strona jest ukryta.
analysis-certainty = Procent mówi, jak często skróty w obliczeniach są trafne; przy 100% nie ma skrótów.
analysis-exact = obliczone
analysis-depth = głębokość { $count }, { $certainty }%
analysis-book = książka otwarć
analysis-seeks = Liczy: { $nodes }, { $seconds } s
analysis-done = Gotowe: { $nodes }, { $seconds } s
analysis-millions = { $shown } mln pozycji
analysis-positions =
    { $count ->
        [one] { $shown } pozycja
        [few] { $shown } pozycje
       *[many] { $shown } pozycji
    }
analysis-waits = Komputer wybiera ruch. Potem analiza pójdzie dalej.
analysis-none = Tu nie ma czego analizować.
