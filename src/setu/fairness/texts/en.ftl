# Checking the luck of a game, in English.

step-promise-true = The promise: the seal that was shown before play fits the secret that was opened afterwards.
step-promise-untrue = The promise: the seal that was shown before play does not fit this secret.
step-promise-sealed = The promise: the game is not over, so its secret is still sealed.
step-promise-absent = The promise: there is none. This game was not played at a server, so nobody promised its luck.

step-shares-true = The shares: the secret and the shares of the players give the key, so no side chose it alone.
step-shares-untrue = The shares: the secret and these shares of the players do not give this key.
step-shares-sealed = The shares: the game is not over, so what they give is not shown yet.
step-shares-absent = The shares: there are none, as nobody promised anything.
step-shares-alone = The shares: no player gave one, so the key was made by the server alone, before play.
step-shares-withheld = The shares: the key fits, but { $count ->
    [one] one player’s share was kept back, and was left out
   *[other] { $count } players’ shares were kept back, and were left out
}.

step-key-true = The key: it is the one whose seal was shown when the game began.
step-key-untrue = The key: it is not the one whose seal was shown when the game began.
step-key-sealed = The key: the game is not over, so it is still sealed.

step-draws-true = Every die and deal: { $count ->
    [0] nothing was drawn, and every move and the result follow from the rules.
    [one] the one draw follows from the key, and every move and the result from the rules.
   *[other] all { $count } draws follow from the key, and every move and the result from the rules.
}
step-draws-untrue = Every die and deal: the game cannot have gone like this.
step-draws-unasked = Every die and deal: nothing can be said of them, as a step before this one failed.
step-draws-earlier = Every die and deal: they follow from earlier rules, which this Setu does not know.

odd-draw = What was drawn in move { $entry } (block { $block } of the stream) does not follow from the key of this game.

draw-move = { $number }. { $who }: { $move }
draw-set-up = Set-up
draw-line = block { $block }: { $number } of { $below }
