# Training tables, in English.

no-training = Hints are given at training tables only.
nothing-to-decide = There is nothing for you to decide just now.
still-thinking = A hint is being thought of already.

hint-only = This is the only move there is.
hint-alone = Nothing else seemed worth a thought.
hint-clear = It stands out: { $chance } % to win, the next best move { $other } %.
hint-close = Several moves are about as good; this one looked a little better.

seen-better = From what everybody can see, this wins about { $chance } % of the time, my other moves about { $other } %.
seen-worse = I know a little more than can be seen: from outside this wins about { $chance } % of the time, my other moves about { $other } %.
seen-forced = As everybody can see, there was no other move.
