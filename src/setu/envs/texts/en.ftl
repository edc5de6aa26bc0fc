# The environments in English.

moves-shape = Expected { $count } whole numbers, a move for each game, not { $found }.
no-render-mode = Say at the start how to draw: render_mode="ansi", "svg" or "rgb_array".
