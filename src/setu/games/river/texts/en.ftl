# River Dragons and Sunderbans in English.

title-river-dragons = River Dragons
title-sunderbans = Sunderbans

yellow = Yellow
red = Red
green = Green
blue = Blue
purple = Purple
orange = Orange
pink = Pink
black = Black
and = { $first } and { $last }
and-first-you = { $last } and you
and-last-you = { $first } and you

card-S1 = “place 1 stone”
card-S2 = “place 2 stones”
card-P1 = “place 1 plank”
card-P2 = “place 2 planks”
card-RM = “remove a plank or a stone”
card-M1 = “walk 1”
card-M2 = “walk 2”
card-JP = “jump”
card-block = { $edition ->
    [sunderbans] a block against { $who }
   *[river_dragons] a dragon against { $who }
}

lays = { $who } lays { $card } face down in slot { $slot }.
lays-you = You lay { $card } face down in slot { $slot }.
agrees = { $who } wants to end the game here.
agrees-you = You want to end the game here.
adds-agree = a secret vote: if everybody wants it, the game ends before the first card is turned up, and whoever is nearest to the goal wins
names-first = { $who } gives the first-player marker to { $other }.
names-first-you = You give the first-player marker to { $other }.
names-first-other-you = { $who } gives you the first-player marker.
names-first-you-other-you = You keep the first-player marker.
picks = { $who } picks plank { $plank }.
picks-you = You pick plank { $plank }.
gives-up-plank = { $who } picks plank { $plank }, which fits nowhere and is lost.
gives-up-plank-you = You pick plank { $plank }, which fits nowhere and is lost.
takes = { $who } takes plank { $plank } into the reserve.
takes-you = You take plank { $plank } into your reserve.
lifts = { $who } lifts the stone on { $place }.
lifts-you = You lift the stone on { $place }.
spans = { $who } lays plank { $plank } from { $a } to { $b }.
spans-you = You lay plank { $plank } from { $a } to { $b }.
tries = { $who } tries plank { $plank } between { $a } and { $b }.
tries-you = You try plank { $plank } between { $a } and { $b }.
walks-on = { $who } walks to { $step }.
walks = { $who } walks via { $step } to { $then }.
walks-on-you = You walk to { $step }.
walks-you = You walk via { $step } to { $then }.
jumps = { $who } jumps over the pawn on { $over } to { $land }.
jumps-you = You jump over the pawn on { $over } to { $land }.
places-stone = { $who } puts a stone on { $place }.
places-stone-you = You put a stone on { $place }.
off-middle = { $islet }, a little { $way } of its middle
way-n = north
way-ne = north-east
way-e = east
way-se = south-east
way-s = south
way-sw = south-west
way-w = west
way-nw = north-west

colour-drawn = { $who } draws { $colour }.
colour-drawn-you = You draw { $colour }.
starts = { $who } has the first-player marker.
starts-you = You have the first-player marker.
round-begins = Round { $round }: everybody programs five cards; { $who } will be first.
round-begins-you = Round { $round }: everybody programs five cards; you will be first.
last-round-begins = Round { $round }, the last: everybody programs five cards; { $who } will be first.
last-round-begins-you = Round { $round }, the last: everybody programs five cards; you will be first.
is-ready = { $who } is ready.
is-ready-you = You are ready.
reveals = { $who } turns up { $card } in slot { $slot }.
reveals-you = You turn up { $card } in slot { $slot }.
is-blocked = { $who } is blocked by { $by }: { $card } does nothing.
is-stopped = { $by }’s dragon stops { $who }: { $card } does nothing.
is-blocked-you = { $by } blocks you: { $card } does nothing.
is-stopped-you = { $by }’s dragon stops you: { $card } does nothing.
is-blocked-by-you = You block { $who }: { $card } does nothing.
is-stopped-by-you = Your dragon stops { $who }: { $card } does nothing.
is-still-blocked = { $who } is blocked by somebody who has left: { $card } does nothing.
is-still-blocked-you = You are blocked by somebody who has left: { $card } does nothing.
too-short-there = Plank { $plank } of { $who } is too short between { $a } and { $b }.
too-short-there-you = Your plank { $plank } is too short between { $a } and { $b }.
plank-lost = Plank { $plank } of { $who } fits nowhere and is out of the game.
plank-lost-you = Your plank { $plank } fits nowhere and is out of the game.
steps = { $who } steps to { $space }.
steps-you = You step to { $space }.
falls = { $why ->
    [nobody] { $who } has nobody to jump over, falls into the water and is back in { $village }.
    [landing] { $who } finds no free space beyond the pawn to jump over, falls into the water and is back in { $village }.
   *[step] { $who } finds no free plank, falls into the water and is back in { $village }.
}
falls-you = { $why ->
    [nobody] You have nobody to jump over, fall into the water and are back in { $village }.
    [landing] You find no free space beyond the pawn to jump over, fall into the water and are back in { $village }.
   *[step] You find no free plank, fall into the water and are back in { $village }.
}
stays = { $why ->
    [nobody] { $who } has nobody to jump over and stays in { $village }.
    [landing] { $who } finds no free space beyond the pawn to jump over and stays in { $village }.
   *[step] { $who } finds no free plank and stays in { $village }.
}
stays-you = { $why ->
    [nobody] You have nobody to jump over and stay in { $village }.
    [landing] You find no free space beyond the pawn to jump over and stay in { $village }.
   *[step] You find no free plank and stay in { $village }.
}
touches = { $who } has reached { $village } and may turn home.
touches-you = You have reached { $village } and may turn home.
does-nothing = { $who } cannot do anything with { $card }.
does-nothing-you = You cannot do anything with { $card }.
no-second-stone = { $who } cannot place a second stone.
no-second-plank = { $who } cannot place a second plank.
no-second-stone-you = You cannot place a second stone.
no-second-plank-you = You cannot place a second plank.
leaves = { $who } gives up and leaves the delta.
leaves-you = You give up and leave the delta.
won = { $reason ->
    [arrival] { $who } arrives and wins.
    [cap] { $winners ->
        [1] The last round is over; { $who } is nearest to the goal and wins.
       *[other] The last round is over; { $who } are equally near to their goals and share the victory.
    }
    [limit] { $winners ->
        [1] Round 300 is over; { $who } is nearest to the goal and wins.
       *[other] Round 300 is over; { $who } are equally near to their goals and share the victory.
    }
    [agreement] { $winners ->
        [1] All agree to end here; { $who } is nearest to the goal and wins.
       *[other] All agree to end here; { $who } are equally near to their goals and share the victory.
    }
   *[resign] { $who } is the last one left and wins.
}
won-you = { $reason ->
    [arrival] You arrive and win.
    [cap] { $winners ->
        [1] The last round is over; you are nearest to the goal and win.
       *[other] The last round is over; { $who } are equally near to your goals and share the victory.
    }
    [limit] { $winners ->
        [1] Round 300 is over; you are nearest to the goal and win.
       *[other] Round 300 is over; { $who } are equally near to your goals and share the victory.
    }
    [agreement] { $winners ->
        [1] All agree to end here; you are nearest to the goal and win.
       *[other] All agree to end here; { $who } are equally near to your goals and share the victory.
    }
   *[resign] You are the last one left and win.
}

drawn-planks = Planks:
drawn-stones = Stones in reserve: { $stones }. Planks out of the game: { $lost }
drawn-round = Round { $round }, slot { $slot } of 5; first: { $first }
drawn-round-first-you = Round { $round }, slot { $slot } of 5; first: you
drawn-actor = { $who } resolves { $card }.
drawn-actor-you = You resolve { $card }.
drawn-picked = Plank in hand: { $plank }

unreadable = “{ $written }” is not a move here. Write a card like “S2” or “Xr”, a stone like “+i12”, a plank like “r4” and then “i9-i14”, “-r4”, “>r4>V3” or “^g4>r3”.
unknown-card = There is no card “{ $card }”. The cards are: { $expected }.
unknown-plank = There is no plank “{ $plank }”. A plank is a colour ({ $expected }) and a number from 1 to 6.
unknown-village = There is no village { $village }; there are V1 to V{ $most }.
unknown-islet = There is no islet { $islet }; there are i1 to i{ $most }.
unknown-colour = “{ $colour }” does not play here. Expected: { $expected }.
by-eye-needs-loss = At a table “byEye” planks can be lost: “misfit” must be “lose” or “loseShort”.

no-pass = There is no pass: what a card asks for must be done as far as it is possible.
not-your-turn = It is { $who }’s turn.
cards-are-down = Your five cards are on the table and stay as they are.
asked-first = First choose who gets the first-player marker: “first” and a colour.
asked-card = Now cards are laid face down: choose one for your next slot.
asked-stone = Your card asks for a stone: choose where it goes.
asked-plank = Your card asks for a plank: pick one from your reserve.
asked-place = You have picked a plank: choose the two supports it goes on.
asked-remove = Your card removes a plank or a stone: choose which.
asked-move = Your card moves your pawn: choose where it walks.
asked-jump = Your card is a jump: choose whom you jump over and where you land.
no-such-seat = That seat is not in the game.
own-block = Nobody has a card against their own colour.
absent-block = This colour does not play, so its cards are out of the game.
card-used = You have laid this card already; there is only one of it.
two-blocks = Only one of these cards a round: you have laid one against another player already.
no-agreeing = At this table the game is not ended by agreement.
agree-before = You can agree to end once a round, before you lay your first card.
only-islets = Stones go on islets on this board.
only-water = This board has no islets: name a point, like “+@310,440”.
islet-taken = This islet has a stone already.
off-centre = At this table stones stand in the middle of their islet.
off-islet = There the stone would not lie wholly on { $islet }.
off-lattice = Stones go on points whose coordinates are multiples of { $lattice }.
off-board = The stone must be at least { $edge } from the edge of the board.
on-village = The stone would touch a village.
stone-too-close = The stone would touch another stone.
under-plank = A plank lies there: no stone goes under it.
not-in-reserve = Plank { $plank } is not in your reserve.
another-fits = This plank fits nowhere, but another of your planks does: pick one that fits.
pick-is-final = You have picked { $plank } and cannot exchange it.
two-villages = A plank goes from stone to stone or from a stone to a village, never between two villages.
same-support = A plank needs two different supports.
no-stone-there = There is no stone on { $place }.
not-a-stone = { $place } is not a stone.
support-full = { $kind ->
    [stone] The stone on { $place } already carries { $most } planks.
   *[village] { $place } already carries { $most } planks.
}
joined = A plank joins these two stones already.
too-short = Plank { $plank } is too short there.
out-of-sight = That is too far for any plank.
over-stone = The plank would lie over another stone.
over-village = The plank would lie over a village.
on-plank = The plank would lie on another plank.
narrow = The plank would lie on another plank: the angle between them is too narrow.
tried = You have tried this plank there already.
not-on-board = This plank is not on the board.
pawn-on-it = A pawn stands on this plank.
number-held = You hold a plank of this number already.
third-colour = You would hold planks of three colours.
stone-carries = This stone carries a plank.
not-next = These two are not next to each other.
plank-occupied = A pawn stands on that plank.
one-step = This card is for one step.
two-steps = This card is for two steps.
arrived = The first step reaches the goal and ends the game.
turns-back = You may go back to where you started only if there is no other way to move.
nobody-to-jump = No other pawn stands on that plank next to you.
not-beyond = That is not beyond the pawn you jump over.
jumps-back = A jump never ends where it began.

board-too-dense = the islets stand so densely that there are too many ways to lay a plank.
box-numbers = expected { $count } whole numbers from { $least } to { $most }, found { $found }.
box-off-board = { $point } is not on the board.
box-names = expected names out of { $expected }, found { $found }.
box-twice = “{ $name }” may be there only once.
box-count = expected { $count } entries, found { $found }.
box-lengths = each number must be longer than the one before.
box-opposite = expected another village, found { $found }.
box-landings = expected 1 to { $most } landings.
box-islets = expected 1 to { $most } islets, named i1, i2, i3 and so on.
box-even = expected an even width, so that half of it is a whole number.
box-cosine = expected a fraction of at most 1.
box-reach = expected a fraction of at least 1.
box-lattice = expected a lattice with fewer than { $columns } columns and { $rows } rows.
box-mutual = { $village } is opposite { $other }, but { $other } is not opposite { $village }.
box-shore = the landing { $point } is not on the village’s shore.
box-close = this is too close to { $other }.
box-too-small = expected a radius of at least { $least }: a stone must fit.
box-too-large = expected a radius of at most { $most }.

position-stones = There are only { $most } stones.
position-stone = No stone can stand on “{ $stone }”: { $reason }
position-plank = Plank { $plank } cannot lie there: { $reason }
position-plank-twice = Plank { $plank } is in two places.
position-plank-absent = “{ $plank }” is not a plank of a colour that plays.
position-landing = Plank { $plank } cannot lie on that landing.
position-number-twice = { $who } has planks of the same number in reserve: { $planks }.
position-three-colours = { $who } has planks of more than two colours in reserve: { $planks }.
position-pawn = The pawn of { $who } cannot be on “{ $space }”: no such plank lies on the board.
position-pawn-shared = The pawn of { $who } cannot be on “{ $space }”: another pawn stands on it.
position-touched = Nobody touches a village on a one-way trip.
position-program = { $who } cannot have laid { $card }: { $reason }
position-programs = Cards are laid until all have five, and only then turned up.
position-no-actor = Cards are resolved, but nobody acts.
position-no-slot = Cards are resolved, but no slot is turned up.
position-idle = { $who } acts, but has nothing left to do.
position-unready = Cards are resolved, but { $who } has not laid all five.
position-card = What is asked does not follow from the card { $card }.
position-no-plank = The place of a plank is asked for, but no plank is chosen.
position-picked = Plank { $plank } is chosen, but no place is asked for.
position-not-own = Plank { $plank } is not in the reserve of { $who }.
position-end = A game that is over has winners and a reason, and one in play has neither.
position-arrived = { $who } has arrived: this is not a position in play.
position-stuck = Nobody could answer what is asked here.

sim-course = The games
sim-what = what
sim-mean = mean
sim-share = { $share } %
sim-most = most
sim-rounds = rounds
sim-turned-up = cards turned up
sim-stopped = cards blocked
sim-falls = falls
sim-jumps = jumps
sim-planks-laid = planks on the board at the end
sim-planks-lost = planks out of the game
sim-stones-left = stones left in reserve
sim-touched = players who touched the far village
sim-ends-title = How the games ended
sim-end = end
sim-games = games
sim-by-arrival = arrival
sim-by-cap = round cap
sim-by-limit = round 300
sim-by-agreement = agreement
sim-by-resign = last one left
sim-cards = The cards
sim-card = card
sim-blocks = { $edition ->
    [sunderbans] a block
   *[river_dragons] a dragon
}
sim-of-all = of all cards
sim-per-game = per player and game
sim-won-with = won, having played it
sim-won-without = won, never having played it
sim-colours = The colours
sim-colour = colour
sim-home = home
sim-won = won
sim-places = The turn order of the first round
sim-place = place

ending-arrival = somebody arrives
ending-cap = the last round is over
ending-limit = round 300 is over
ending-agreement = all agree to end
ending-resign = the others give up

# ---- questions: what a phase asks for, the words that ask, what they tell, and the answers

do-first = choose who begins
do-program = lay five cards
do-stone = place a stone
do-plank = choose a plank
do-place = place a plank
do-remove = take a plank or a stone away
do-move = walk
do-jump = jump over a pawn

ask-place = place
ask-place-about = what lies on an islet or in a village, and who stands there
ask-reach = reach, near
ask-reach-about = what a plank could join to a place, with the least number
ask-way = way
ask-way-about = what is missing on the way to your goal
ask-plank = plank
ask-plank-about = where a plank is
ask-stones = stones
ask-stones-about = all stones in the river
ask-planks = planks
ask-planks-about = all planks: those that lie, and everybody’s reserve
ask-pawns = pawns
ask-pawns-about = where everybody stands and wants to go
ask-free = free
ask-free-about = the islets without a stone
ask-hand = hand, cards
ask-hand-about = your cards
ask-slots = slots
ask-slots-about = the five slots of everybody, as far as they are open
ask-rivals = opponents, others
ask-rivals-about = pawn, goal, reserve and open cards of everybody else
ask-score = score
ask-score-about = how far everybody still has to go
told-stone = A stone lies on { $place }; planks: { $planks }.
told-no-stone = No stone lies on { $place }.
told-village = { $place } is the village of { $colour }, opposite { $opposite }; planks: { $planks }.
told-leads = { $plank } to { $place }
told-no-plank = “{ $written }” is not a plank of this game. Write the letter of its colour and its number.
told-plank = Plank { $plank } lies between { $a } and { $b }.
told-plank-under = Plank { $plank } lies between { $a } and { $b }; on it: { $who }.
told-plank-under-you = Plank { $plank } lies between { $a } and { $b }; you stand on it.
told-plank-lost = Plank { $plank } is out of the game.
told-plank-in-reserve = { $who } has plank { $plank } in reserve.
told-plank-in-reserve-you = You have plank { $plank } in reserve.
told-reach-eye = Judged by eye, from { $place }: { $there }{ $bare_count ->
    [0] .
   *[other] . Without a stone yet: { $bare }.
}
told-reached-eye = { $place } at { $far }
told-lengths = The planks 1 to 6 are about { $lengths } long.
told-reach = From { $place } a plank reaches: { $there }{ $bare_count ->
    [0] .
   *[other] . Without a stone yet: { $bare }.
}
told-reached = { $place } with plank { $number }
told-stones-left = Stones in reserve: { $count }.
told-no-planks = No plank lies in the river.
told-reserve = { $who } has in reserve: { $planks }.
told-reserve-you = You have in reserve: { $planks }.
told-lost = Out of the game: { $planks }.
told-free = Islets without a stone: { $islets }.
told-open-water = There are no islets: stones lie anywhere in the water.
told-pawn-village = { $who } stands in { $village }; goal: { $goal }.
told-pawn-village-you = You stand in { $village }; goal: { $goal }.
told-pawn-plank = { $who } stands on plank { $plank } between { $a } and { $b }; goal: { $goal }.
told-pawn-plank-you = You stand on plank { $plank } between { $a } and { $b }; goal: { $goal }.
told-left = { $left ->
    [0] { $who }: there.
    [one] { $who }: about one long plank from the goal, as the crow flies.
   *[other] { $who }: about { $left } long planks from the goal, as the crow flies.
}
told-left-you = { $left ->
    [0] You: there.
    [one] You: about one long plank from the goal, as the crow flies.
   *[other] You: about { $left } long planks from the goal, as the crow flies.
}
told-no-seat = Whoever watches has neither cards nor a goal.
told-hand = Your cards: { $cards }.
told-round = { $slot ->
    [0] Round { $round }: the cards are being laid.
   *[other] Round { $round }, slot { $slot } of 5.
}
told-slots = { $who }, from slot 1 on: { $cards }.
told-slots-you = You, from slot 1 on: { $cards }.
told-slots-ready = { $who } has laid five cards face down.
told-slots-ready-you = You have laid five cards face down.
told-slots-none = { $who } has no card that is open.
told-slots-none-you = You have laid no card yet.
told-way-open = From there the water is open up to { $goal }.
told-hop-lies = { $occupied ->
    [yes] To { $place }: a plank lies there, and somebody stands on it.
   *[no] To { $place }: a plank lies there.
}
told-hop-build = { $stone ->
    [yes] To { $place }: a stone there and a plank are missing; of yours { $plank } fits.
   *[no] To { $place }: a plank is missing; of yours { $plank } fits.
}
told-hop-lacks = { $stone ->
    [yes] To { $place }: a stone there and a plank are missing, and none of yours fits: it takes a { $number } at least.
   *[no] To { $place }: a plank is missing, and none of yours fits: it takes a { $number } at least.
}
told-long = { $plank } about { $far }
told-own-lengths = How long your planks are: { $planks }.
told-no-place = “{ $written }” is not a place here. Write an islet like “i12” or a village like “V1”.
