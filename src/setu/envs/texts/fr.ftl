# Les environnements en français.

moves-shape = Il faut { $count } nombres entiers, un coup par partie, et non { $found }.
no-render-mode = Dites dès le début comment dessiner : render_mode="ansi", "svg" ou "rgb_array".
