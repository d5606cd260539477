### The names of openings that Spanish players use; any other name is English.

# Perpendicular
f5d6 = Perpendicular
# Cat
f5d6c4d3c5 = Gato
# Horse
f5d6c5f4d3 = Caballo
# Parallel
f5f4 = Paralelo
# Diagonal
f5f6 = Diagonal
# Cow
f5f6e6f4e3 = Vaca
# Lollipop
f5f6e6f4g3d6 = Piruleta
# Raccoon Dog
f5f6e6f4g4 = Mapache
