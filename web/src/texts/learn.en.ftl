# Learning a game: the lesson and the rules.

learn-by-playing = Learn by playing (5 minutes)
learn-by-playing-game = Learn by playing (5 minutes): { $title }
learn-read = Read the rules
rules-find = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] One section found
   *[other] { $count } sections found
}
rules-contents = Contents
lesson = Your first game
lesson-step = Step { $step } of { $steps }
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-leave = Leave
lesson-again = Once more
lesson-play = Play your first real game
lesson-other = Good idea! But now, please try this: { $move }
lesson-try-first = Good idea! But first try what the card says.
lesson-met = That is how the table answers. Tap the number in its answer to read the rule.
lesson-shown = This move: { $move }
