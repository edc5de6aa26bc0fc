# Training tables, in English.

no-training = Hints are given at training tables only.
nothing-to-decide = There is nothing for you to decide just now.
still-thinking = A hint is being thought of already.

hint-only = This is the only move there is.
hint-alone = Nothing else seemed worth a thought.
hint-clear = It stands out: { $chance } % to win, the next best move { $other } %.
hint-close = Several moves are about as good; this one looked a little better.

seen-changed = From what everybody can see, this takes my chance to win from about { $other } % to { $chance } %.
seen-same = From what everybody can see, this leaves my chance to win at about { $chance } %.
