# Checking a game, in English.

check-this-game = Check this game
check-to-table = Back to the table
check-another = Check another game
check-working = Replaying the game…
check-who = Who did what: the sums – the seals, the key and every number drawn – this page did itself, from the game’s file. What was drawn for which die or deal, and that every move was legal, the rules on the server found by playing the game again. “setu verify” does the same on your own computer.

check-mark-true = It checks out.
check-mark-untrue = It does not check out.
check-mark-sealed = It is still sealed.
check-mark-absent = There is none.
check-mark-unasked = It was not looked at.
check-mark-alone = It is the server’s alone.
check-mark-withheld = Something was left out.
check-mark-working = It is being looked at.

check-step-promise = 1. The promise made before play
check-promise-true = Before the first move the server showed a seal. It fits the secret that was opened after the game, so the server did not change its mind.
check-promise-untrue = The seal that was shown before the first move does not fit this secret. One of the two was changed.
check-promise-sealed = The game is not over, so the server’s secret is still sealed.
check-promise-absent = This game was not played at a server, so nobody promised anything.
check-seen = This browser was there: it saw the same seal before the start, and its own share is in the file.
check-seen-other = This browser was there, and remembers another seal or another share than this file has.

check-step-shares = 2. The shares of the players
check-shares-true = The server’s secret and a share from each player give the key of the game, so neither side could choose it alone.
check-shares-untrue = The secret and these shares do not give this key. One of them was changed.
check-shares-sealed = The game is not over, so what secret and shares give is not shown yet.
check-shares-absent = Without a promise there are no shares.
check-shares-alone = No player gave a share: the key was made by the server alone, before play.
check-shares-withheld = The key is right, but somebody sealed a share and did not open it: it was left out.

check-step-key = 3. The key
check-key-true = It is the key whose seal was shown when the game began.
check-key-untrue = It is not the key whose seal was shown when the game began.
check-key-sealed = The game is not over, so its key is still sealed.

check-step-draws = 4. Every die and every deal
check-draws-true = { $count ->
    [0] Nothing was left to chance, and every move and the result follow from the rules.
    [one] The one number that was drawn follows from the key, and every move and the result from the rules.
   *[other] All { $count } numbers that were drawn follow from the key, one after the other without a gap, and every move and the result from the rules.
}
check-draws-untrue = With this key the game cannot have gone like this.
check-draws-sealed = The game is not over and its key still sealed; the rules found every move right so far.
check-draws-unasked = Nothing can be said of them yet: first the steps above must be right and the server must answer.
check-draws-working = The rules are playing the game again …

check-numbers = The numbers
check-number-seal = Seal shown before play
check-number-secret = Secret opened after the game
check-number-shares = Shares, seat by seat
check-number-share-seals = Seals of the shares, seat by seat
check-number-key = Key
check-number-key-seal = Seal of the key

check-every-draw = Every draw
check-entry-start = The set-up
check-entry = Move { $entry }, { $name }: { $move }
check-drawn = { $count ->
    [one] one number drawn
   *[other] { $count } numbers drawn
}
check-drawn-one = drawn: { $number } of { $below }
check-of = { $number } of { $below }
check-block = Place in the stream
check-by-rules = The rules drew
check-by-page = This page draws
check-begun = It goes on from an earlier position: what was played and drawn before that is not part of it and was not checked.
