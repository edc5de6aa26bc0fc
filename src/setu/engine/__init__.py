"""What a game is, and what plays it.

`contract` the verbs of a game; `rule` how they run, `modules` and `wasm` in WebAssembly; `state`, `board`, `rng`,
`bits`, `codes` what rules are made of; `options`, `reader`, `texts`, `errors` what people choose, edit and read; `game`
and `table` the Python surface; `record` the written game; `simulate` and `cuda` many games at once; `conformance` what
every game keeps.
"""
