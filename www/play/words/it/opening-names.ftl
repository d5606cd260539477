### Names of openings that Italian players use, by their moves; any other name stays English.

# Perpendicular
f5d6 = Perpendicolare
# Tiger
f5d6c3d3c4 = Tigre
# Parallel
f5f4 = Parallela
# Diagonal
f5f6 = Diagonale
