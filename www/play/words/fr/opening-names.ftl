### Names of openings that French players use, by their moves; any other name stays English.

# Perpendicular
f5d6 = Perpendiculaire
# Tiger
f5d6c3d3c4 = Tigre
# Parallel
f5f4 = Parallèle
# Diagonal
f5f6 = Diagonale
