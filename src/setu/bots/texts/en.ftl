unknown-bot = There is no bot “{ $name }”. Expected one of { $expected }, or search:500 (iterations) or search:0.5s (seconds).

level-newcomer = Newcomer
style-newcomer = Plays for the first time: tries things out, but takes a win when it is there.
level-learner = Learner
style-learner = Sees what is good at once, about every other time.
level-friend = Friend
style-friend = Takes what looks best right now, and sometimes forgets to.
level-rival = Rival
style-rival = Thinks a few moves ahead, quickly, and overlooks something now and then.
level-expert = Expert
style-expert = Imagines what you may hold and plans against it; a slip is rare.
level-master = Master
style-master = Takes its time and plays as well as it can.

reason-only = This is the only move there is.
reason-random = A move for the fun of it.
reason-simple = This looks best right now: a chance of about { $chance } %.
reason-search = I expect to win with a chance of about { $chance } %. I also thought of this, about { $other } %: { $rejected }
reason-clear = I expect to win with a chance of about { $chance } % and saw nothing else worth a thought.
