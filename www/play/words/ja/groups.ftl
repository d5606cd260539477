### The groups of four in Connect Four.

groups = 4マスの組
groups-discs = 石{ $count }個
groups-value = 点
groups-square = { $column }列{ $row }段を通る組：{ $sums }。
groups-sum = { $side } { $sum }
groups-none = { $side } なし
groups-note = 一直線の4マスは、片方の石だけがあるとき、その側の点になります。石1個で1点、2個で4点、3個で16点です。盤の線は、ポインターのマスか最後の石を通る組です。
