### The groups of four in Connect Four.

groups = Czwórki pól
groups-discs =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
groups-value = Punkty
groups-square = Przez kolumnę { $column }, rząd { $row }: { $sums }.
groups-sum = { $side } { $sum }
groups-none = { $side } brak
groups-note = Cztery pola w linii liczą się dla strony, która jako jedyna ma tam żetony: jeden żeton to 1, dwa to 4, trzy to 16. Linie na planszy przechodzą przez pole wskaźnika albo ostatniego żetonu.
