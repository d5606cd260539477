### What could not be loaded: said where the texts that load later may be missing, too.

problem-game-unavailable = Este juego no se ha podido cargar; inténtalo más tarde.
problem-study-unavailable = Esta parte de la página no se ha podido cargar: { $cause }
problem-exercises-unavailable = Los ejercicios no se han podido cargar: { $cause }
problem-engine-crashed = La máquina ha fallado. «Continuar» lo intenta otra vez.
problem-engine-unavailable = La máquina no se ha podido cargar; dos personas sí pueden jugar.
# { $detail } is the language's own name, such as Deutsch.
problem-language-unavailable = «{ $detail }» no se ha podido cargar. La página sigue en español.
problem-theme-unavailable = Este tema no se ha podido cargar: falta la carpeta { $detail }.
problem-theme-incomplete = Este tema está incompleto; en su lugar se usan piezas clásicas: { $detail }.
