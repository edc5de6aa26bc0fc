# The river board in English.

river-dragons-line = Plan five cards in secret, build a bridge of stones and planks, and try not to fall into the Mekong.
sunderbans-line = The same river race on the Ganges, there and back, with its own turns. Plan, build, cross, fall in, laugh.
river-planks-left = { $count ->
    [one] one plank
   *[other] { $count } planks
}
river-do-first = choose who begins
river-do-program = lay five cards
river-do-program-again = Now the next card
river-do-stone = place a stone
river-do-plank = choose a plank
river-do-place = place a plank
river-do-remove = take a plank or a stone away
river-do-move = walk
river-do-jump = jump over a pawn
river-reason-arrival = The far village is reached.
river-reason-cap = The last round of the house rule has been played.
river-reason-limit = Round 300 has been played.
river-reason-agreement = The table agreed to end here.
river-reason-resign = All but one gave up.
river-score-touched = Touched the far shore
river-score-touched-value = { $value ->
    [1] yes
   *[other] no
}
river-score-left = Way still to go
river-score-left-value = { $value ->
    [0] there
    [one] about one long plank
   *[other] about { $value } long planks
}

# Colours
river-colour-yellow = Yellow
river-colour-red = Red
river-colour-green = Green
river-colour-blue = Blue
river-colour-purple = Purple
river-colour-orange = Orange
river-colour-pink = Pink
river-colour-black = Black

# Cards: the short word on the face, the full name, what it does
river-word-S1 = Stone
river-word-S2 = Stones
river-word-P1 = Plank
river-word-P2 = Planks
river-word-RM = Remove
river-word-M1 = Walk 1
river-word-M2 = Walk 2
river-word-JP = Jump
river-card-S1 = place 1 stone
river-card-S2 = place 2 stones
river-card-P1 = place 1 plank
river-card-P2 = place 2 planks
river-card-RM = remove a plank or a stone
river-card-M1 = walk 1
river-card-M2 = walk 2
river-card-JP = jump
river-card-block = { $edition ->
    [sunderbans] block { $who }
   *[river_dragons] dragon against { $who }
}
river-help-S1 = Place a stone on a free islet. Anybody may build on it.
river-help-S2 = Place two stones on free islets, one after the other.
river-help-P1 = { $misfit ->
    [keep] Place a plank of your reserve between two stones, or a stone and a shore.
   *[other] Place a plank of your reserve between two stones, or a stone and a shore. If it fits nowhere, it is lost for good.
}
river-help-P2 = { $misfit ->
    [keep] Place two planks, one after the other, each between two stones or a stone and a shore.
   *[other] Place two planks, one after the other. One that fits nowhere is lost for good.
}
river-help-RM = Take a free plank into your reserve, or lift a bare stone. At most two colours, no number twice.
river-help-M1 = Walk to the next free plank or village. If there is none, you fall into the water.
river-help-M2 = { $move2 ->
    [villageStop] Walk two spaces, each one free, or one into a village. If there is no first step, you fall into the water.
    [upTo] Walk one or two spaces, each one free. If there is no first step, you fall into the water.
   *[exact] Walk two spaces, each one free. If there is no first step, you fall into the water.
}
river-help-JP = Jump over a pawn on the next plank, and land beyond it. With nobody to jump over, you fall into the water.
river-help-block = { $edition ->
    [sunderbans] { $who }’s card in the same slot does nothing. One block a round.
   *[river_dragons] The dragon stops { $who }’s card in the same slot. One dragon a round.
}

# The dial
river-dial = Your five slots
river-hand = Your cards
river-ready = Ready
river-agree = I would end the game here
river-empty = empty
river-slot = { $fixed ->
    [yes] Slot { $slot }: { $card }, laid
   *[no] Slot { $slot }: { $card }
}
river-hand-card = { $slot ->
    [0] { $card }
   *[other] { $card }, in slot { $slot }
}
river-dial-full = All five slots are filled. Tap a slot to empty it.
river-dial-ready = All five slots are filled. “Ready” can be pressed.
river-dial-fixed = This card is down and stays.
river-dial-open = { $count ->
    [one] One slot is still empty.
   *[other] { $count } slots are still empty.
}
river-one-block = { $edition ->
    [sunderbans] Only one block a round: take the other one out first.
   *[river_dragons] Only one dragon a round: take the other one out first.
}
river-cards-down = Your five cards are down. As soon as all are ready, they are turned up.
river-warn-jump = As things stand, nobody is near enough to jump over in slot { $slot }: you would fall in.
river-warn-plank = { $misfit ->
    [keep] There is no stone in the delta yet: the planks of slot { $slot } may find no place.
   *[other] There is no stone in the delta yet: a plank in slot { $slot } may be lost for good.
}

# The rack
river-rack = Everybody’s cards and planks
river-round = { $round ->
    [0] Before the first round
   *[other] { $slot ->
        [0] Round { $round }
       *[other] Round { $round }, slot { $slot } of 5
    }
}
river-stones = { $count ->
    [0] No stone left in the reserve
    [one] One stone left in the reserve
   *[other] { $count } stones left in the reserve
}
river-measured = { $table ->
    [byEye] by eye
   *[assisted] with distances
}
river-measured-why = { $table ->
    [byEye] At this table distances are judged by eye, as in the box.
   *[assisted] At this table everybody is shown where a plank fits.
}
river-first-marker = first player
river-rack-card = { $state ->
    [card] Slot { $slot }: { $card }
    [stopped] Slot { $slot }: { $card }, stopped
    [back] Slot { $slot }: face down
   *[empty] Slot { $slot }: empty
}
river-reserve-of = Planks: { $planks }
river-none = none
river-touched = has touched the far shore
river-lost = Out of the game:
river-choose-first = { $who } goes first

# Your planks
river-reserve = Your planks, as long as on the river
river-reserve-plank = { $state ->
    [lit] { $colour } plank { $number }, can be picked
    [doomed] { $colour } plank { $number }, fits nowhere and would be lost
   *[none] { $colour } plank { $number }
}
river-reserve-later = A plank is picked when a plank card is played.
river-pick-first = First pick a plank from your reserve.
river-no-span = There is no room for a plank between { $a } and { $b }.
river-no-place-here = The plank goes nowhere from { $place }.
river-walks-on = Pawns go over planks and villages, not over stones or water.

# On the board
river-board = The delta. Arrow keys move, N and P go round what can be chosen, Enter chooses.
river-spot-village = { $who ->
    [none] Village { $name }, { $colour }
   *[other] Village { $name }, { $colour }; here: { $who }
}
river-spot-islet = Islet { $name }, bare
river-spot-stone = { $planks ->
    [0] Stone on { $name }, bare
    [one] Stone on { $name }, carries one plank
   *[other] Stone on { $name }, carries { $planks } planks
}
river-spot-plank = { $who ->
    [none] { $colour } plank { $number } ({ $name }) from { $a } to { $b }
   *[other] { $colour } plank { $number } ({ $name }) from { $a } to { $b }; { $who } stands on it
}
river-spot-state = { $state ->
    [chosen] { $words }. Chosen
   *[lit] { $words }. Possible
}
river-water = { $state ->
    [start] Open water. Arrow keys move the stone, with Shift further; Enter shows it.
    [lit] { $x }, { $y }: a stone can lie here
   *[none] { $x }, { $y }: no stone can lie here
}
river-nudge = Move the stone
river-nudge-way = { $way ->
    [ArrowLeft] Left
    [ArrowRight] Right
    [ArrowUp] Up
    [Middle] To the middle
   *[ArrowDown] Down
}

# What is to be done
river-task-program = { $edition ->
    [sunderbans] Lay five cards in order; you may change them until you are ready. At most one block.
   *[river_dragons] Lay five cards in order; you may change them until you are ready. At most one dragon.
}
river-task-first = Choose who gets the first-player marker.
river-task-stone = { $board ->
    [open] { $left ->
        [one] Place a stone: tap the open water, or push the ghost about.
       *[other] Place { $left } stones: tap the open water, or push the ghost about.
    }
   *[islands] { $left ->
        [one] Place a stone: tap an islet where it shall lie.
       *[other] Place { $left } stones, one after the other: tap an islet where the stone shall lie.
    }
}
river-task-shift = The stone is shown. Drag it, or use the arrows, to shift it on its islet; tap it again to play it.
river-task-plank = { $way ->
    [lost] None of your planks fits anywhere. Choose which one is lost.
    [eye] Pick a plank by eye. The pick is final: if it fits nowhere, it is lost.
   *[assisted] { $edition ->
        [sunderbans] Pick a plank: tap one to see where it fits.
       *[river_dragons] Pick a plank: tap one to see where it fits. The pick is final.
    }
}
river-task-in-hand = { $way ->
    [eye] Plank { $plank } is in your hand. Point at both its ends: with the second one it is taken and laid, for good.
   *[assisted] Plank { $plank } is in your hand. Tap a dotted line, or both ends; or drag it there.
}
river-task-doomed = Plank { $plank } fits nowhere: tap it again, and it is lost.
river-task-place = { $tries ->
    [-1] Plank { $plank }: tap the two supports it goes on.
    [0] Plank { $plank }: point at two supports. Each end must reach the middle of a stone, or the shore.
    [one] Plank { $plank } was too short once. Point at two other supports.
    [2] Plank { $plank } was too short twice. Point at two other supports.
   *[other] Now the places where plank { $plank } fits are shown.
}
river-task-other-end = { $way ->
    [eye] Plank { $plank }: now the other end. That lays it, for good.
   *[assisted] Plank { $plank }: now the other end.
}
river-task-complete = This is what will be played: tap it again to play it, or tap something else.
river-task-remove = You must take a free plank or lift a bare stone.
river-task-move = { $steps ->
    [1] You must walk: tap the next plank or village, or carry your pawn there.
   *[other] { $taken ->
        [0] You must walk two spaces: tap the first, or where you want to end; or carry your pawn there.
       *[other] Now the second step.
    }
}
river-task-may-stop = This may be all: play it, or take the second step.
river-task-jump = Jump: tap where you want to land.

# Telling what happened
river-turned-up = Slot { $slot }: the cards are turned up.
river-over = { $count ->
    [one] { $who } has won.
   *[other] { $who } share the victory.
}
river-tell = What happened, step by step
river-tell-back = One step back
river-tell-forward = One step forward
river-tell-pause = Pause
river-tell-play = Go on
river-tell-end = Skip to the present
