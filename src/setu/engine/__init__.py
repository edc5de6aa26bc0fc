"""What a game is, and what plays it.

`contract` the verbs of a game; `rule` how they compile; `state`, `tables`, `chance`, `bits`
what rules are made of; `options`, `components`, `texts`, `errors` what people choose, edit
and read; `game` and `table` the Python surface; `record` the written game; `batch` and
`cuda` many games at once; `laws`, `check` and `check_written` what every game keeps.
"""
