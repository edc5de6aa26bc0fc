# Les environnements en français.

moves-shape = Nombres entiers attendus, un coup par partie : { $count } ; trouvé : { $found }.
no-render-mode = Dites dès le début comment dessiner : render_mode="ansi", "svg" ou "rgb_array".
