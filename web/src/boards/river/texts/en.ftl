# The river board in English.

river-dragons-line = Plan five cards in secret, build a bridge of stones and planks, and try not to fall into the Mekong.
sunderbans-line = The same river race on the Ganges, there and back, with its own turns. Plan, build, cross, fall in, laugh.
delta-planks-left = { $count ->
    [one] one plank
   *[other] { $count } planks
}
delta-do-first = choose who begins
delta-do-program = lay five cards
delta-do-stone = place a stone
delta-do-plank = choose a plank
delta-do-place = place a plank
delta-do-remove = take a plank or a stone away
delta-do-move = walk
delta-do-jump = jump over a pawn
delta-reason-arrival = The far village is reached.
delta-reason-cap = The last round of the house rule has been played.
delta-reason-limit = Round 300 has been played.
delta-reason-agreement = The table agreed to end here.
delta-reason-resign = All but one gave up.
delta-score-touched = Touched the far shore
delta-score-touched-value = { $value ->
    [1] yes
   *[other] no
}
delta-score-left = Way still to go
delta-score-left-value = { $value } mm

# Colours
delta-colour-yellow = Yellow
delta-colour-red = Red
delta-colour-green = Green
delta-colour-blue = Blue
delta-colour-purple = Purple
delta-colour-orange = Orange
delta-colour-pink = Pink
delta-colour-black = Black

# Cards: the short word on the face, the full name, what it does
delta-word-S1 = Stone
delta-word-S2 = Stones
delta-word-P1 = Plank
delta-word-P2 = Planks
delta-word-RM = Remove
delta-word-M1 = Walk 1
delta-word-M2 = Walk 2
delta-word-JP = Jump
delta-card-S1 = place 1 stone
delta-card-S2 = place 2 stones
delta-card-P1 = place 1 plank
delta-card-P2 = place 2 planks
delta-card-RM = remove a plank or a stone
delta-card-M1 = walk 1
delta-card-M2 = walk 2
delta-card-JP = jump
delta-card-block = { $edition ->
    [sunderbans] block { $who }
   *[river_dragons] dragon against { $who }
}
delta-help-S1 = Place a stone on a free islet. Anybody may build on it.
delta-help-S2 = Place two stones on free islets, one after the other.
delta-help-P1 = { $misfit ->
    [keep] Place a plank of your reserve between two stones, or a stone and a shore.
   *[other] Place a plank of your reserve between two stones, or a stone and a shore. If it fits nowhere, it is lost for good.
}
delta-help-P2 = { $misfit ->
    [keep] Place two planks, one after the other, each between two stones or a stone and a shore.
   *[other] Place two planks, one after the other. One that fits nowhere is lost for good.
}
delta-help-RM = Take a free plank into your reserve, or lift a bare stone. At most two colours, no number twice.
delta-help-M1 = Walk to the next free plank or village. If there is none, you fall into the water.
delta-help-M2 = { $move2 ->
    [villageStop] Walk two spaces, each one free, or one into a village. If there is no first step, you fall into the water.
    [upTo] Walk one or two spaces, each one free. If there is no first step, you fall into the water.
   *[exact] Walk two spaces, each one free. If there is no first step, you fall into the water.
}
delta-help-JP = Jump over a pawn on the next plank, and land beyond it. With nobody to jump over, you fall into the water.
delta-help-block = { $edition ->
    [sunderbans] { $who }’s card in the same slot does nothing. One block a round.
   *[river_dragons] The dragon stops { $who }’s card in the same slot. One dragon a round.
}

# The dial
delta-dial = Your five slots
delta-hand = Your cards
delta-ready = Ready
delta-agree = I would end the game here
delta-empty = empty
delta-slot = { $fixed ->
    [yes] Slot { $slot }: { $card }, laid
   *[no] Slot { $slot }: { $card }
}
delta-hand-card = { $slot ->
    [0] { $card }
   *[other] { $card }, in slot { $slot }
}
delta-dial-full = All five slots are filled. Tap a slot to empty it.
delta-dial-fixed = This card is down and stays.
delta-dial-open = { $count ->
    [one] One slot is still empty.
   *[other] { $count } slots are still empty.
}
delta-one-block = { $edition ->
    [sunderbans] Only one block a round: take the other one out first.
   *[river_dragons] Only one dragon a round: take the other one out first.
}
delta-cards-down = Your five cards are down. As soon as all are ready, they are turned up.
delta-warn-jump = As things stand, nobody is near enough to jump over in slot { $slot }: you would fall in.
delta-warn-plank = { $misfit ->
    [keep] There is no stone in the delta yet: the planks of slot { $slot } may find no place.
   *[other] There is no stone in the delta yet: a plank in slot { $slot } may be lost for good.
}

# The rack
delta-rack = Everybody’s cards and planks
delta-round = { $round ->
    [0] Before the first round
   *[other] { $slot ->
        [0] Round { $round }
       *[other] Round { $round }, slot { $slot } of 5
    }
}
delta-stones = { $count ->
    [0] No stone left in the reserve
    [one] One stone left in the reserve
   *[other] { $count } stones left in the reserve
}
delta-first-marker = first player
delta-rack-card = { $state ->
    [card] Slot { $slot }: { $card }
    [stopped] Slot { $slot }: { $card }, stopped
    [back] Slot { $slot }: face down
   *[empty] Slot { $slot }: empty
}
delta-reserve-of = Planks: { $planks }
delta-none = none
delta-touched = has touched the far shore
delta-lost = Out of the game:
delta-choose-first = { $who } goes first

# Your planks
delta-reserve = Your planks, as long as on the river
delta-reserve-plank = { $state ->
    [lit] { $colour } plank { $number }, can be picked
    [doomed] { $colour } plank { $number }, fits nowhere and would be lost
   *[none] { $colour } plank { $number }
}
delta-reserve-later = A plank is picked when a plank card is played.
delta-pick-first = First pick a plank from your reserve.
delta-no-place-here = The plank goes nowhere from { $place }.
delta-walks-on = Pawns go over planks and villages, not over stones or water.

# On the board
delta-board = The delta. Arrow keys move, N and P go round what can be chosen, Enter chooses.
delta-spot-village = { $who ->
    [none] Village { $name }, { $colour }
   *[other] Village { $name }, { $colour }; here: { $who }
}
delta-spot-islet = Islet { $name }, bare
delta-spot-stone = { $planks ->
    [0] Stone on { $name }, bare
    [one] Stone on { $name }, carries one plank
   *[other] Stone on { $name }, carries { $planks } planks
}
delta-spot-plank = { $who ->
    [none] { $colour } plank { $number } ({ $name }) from { $a } to { $b }
   *[other] { $colour } plank { $number } ({ $name }) from { $a } to { $b }; { $who } stands on it
}
delta-spot-state = { $state ->
    [chosen] { $words }. Chosen
   *[lit] { $words }. Possible
}
delta-water = { $state ->
    [start] Open water. Arrow keys move the stone, with Shift further; Enter shows it.
    [lit] { $x }, { $y }: a stone can lie here
   *[none] { $x }, { $y }: no stone can lie here
}
delta-nudge = Move the stone
delta-nudge-way = { $way ->
    [ArrowLeft] Left
    [ArrowRight] Right
    [ArrowUp] Up
    [Middle] To the middle
   *[ArrowDown] Down
}

# What is to be done
delta-task-program = { $edition ->
    [sunderbans] Lay five cards in order; you may change them until you are ready. At most one block.
   *[river_dragons] Lay five cards in order; you may change them until you are ready. At most one dragon.
}
delta-task-first = Choose who gets the first-player marker.
delta-task-stone = { $board ->
    [open] { $left ->
        [one] Place a stone: tap the open water, or push the ghost about.
       *[other] Place { $left } stones: tap the open water, or push the ghost about.
    }
   *[islands] { $left ->
        [one] Place a stone: tap an islet.
       *[other] Place { $left } stones, one after the other: tap an islet.
    }
}
delta-task-shift = The stone is shown. Drag it, or use the arrows, to shift it on its islet; then play.
delta-task-plank = { $way ->
    [lost] None of your planks fits anywhere. Choose which one is lost.
    [eye] Pick a plank by eye. The pick is final: if it fits nowhere, it is lost.
   *[assisted] { $edition ->
        [sunderbans] Pick a plank: tap one to see where it fits.
       *[river_dragons] Pick a plank: tap one to see where it fits. The pick is final.
    }
}
delta-task-place = { $tries ->
    [-1] Plank { $plank }: tap the two supports it goes on.
    [0] Plank { $plank }: point at two supports. Each end must reach the middle of a stone, or the shore.
    [one] Plank { $plank } was too short once. Point at two other supports.
    [2] Plank { $plank } was too short twice. Point at two other supports.
   *[other] Now the places where plank { $plank } fits are shown.
}
delta-task-other-end = Plank { $plank }: now the other end.
delta-task-complete = All is chosen: play it, or tap another way.
delta-task-remove = You must take a free plank or lift a bare stone.
delta-task-move = { $steps ->
    [1] You must walk: tap the next plank or village.
   *[other] { $taken ->
        [0] You must walk two spaces: tap the first, or where you want to end.
       *[other] Now the second step.
    }
}
delta-task-may-stop = This may be all: play it, or take the second step.
delta-task-jump = Jump: tap where you want to land.

# Telling what happened
delta-turned-up = Slot { $slot }: the cards are turned up.
delta-over = { $count ->
    [one] { $who } has won.
   *[other] { $who } share the victory.
}
delta-tell = What happened, step by step
delta-tell-back = One step back
delta-tell-forward = One step forward
delta-tell-pause = Pause
delta-tell-play = Go on
delta-tell-end = Skip to the present
