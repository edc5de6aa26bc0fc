# Rama's Bridge in English.

title = Rama’s Bridge

nobody = Nobody
either = { $one } or { $other }
junction = junction { $space }
plain = the space { $steps ->
    [one] one step
   *[other] { $steps } steps
} from { $start } towards { $end }
sea-space = the space at sea { $steps ->
    [one] one step
   *[other] { $steps } steps
} from { $start } towards { $end }

theme-bridge = bridge
theme-architecture = architecture
theme-material = material
theme-food = food
theme-spice = spice
theme-language = language
theme-transport = transport
theme-festival = festival
theme-deity = deity
card = { $theme } card “{ $name }” ({ $town })

karma-cow = sacred cow
karma-monsoon = monsoon
karma-cricket = cricket
karma-maldives = Maldives

# ---- moves and events

starts = { $who } is the starting player.
starts-you = You are the first player.
turn = Round { $round }: { $who }'s turn.
turn-you = Round { $round }: your turn.
last-round-turn = Round { $round }, the last: { $who }'s turn.
last-round-turn-you = Round { $round }, the last: your turn.
places = { $who } puts { $whose }'s pawn on { $where }.
places-you = You put { $whose }'s pawn on { $where }.
places-whose-you = { $who } puts your pawn on { $where }.
places-you-whose-you = You put your own pawn on { $where }.
throws = { $who } throws a { $face }.
throws-you = You throw a { $face }.
moves-cow = { $who } moves the sacred cow to { $where }.
moves-cow-you = You move the sacred cow to { $where }.
stays = { $who } stays in { $where }.
stays-you = You stay in { $where }.
goes = { $who } goes to { $where }.
goes-you = You go to { $where }.
flies = { $who } goes to { $where } by plane: { $free ->
    [yes] { $tickets ->
        [one] the free ticket
       *[other] { $tickets } tickets, the first one free, { $points } points
    }
   *[no] { $tickets ->
        [one] one ticket, { $points } points
       *[other] { $tickets } tickets, { $points } points
    }
}.
flies-you = You go to { $where } by plane: { $free ->
    [yes] { $tickets ->
        [one] the free ticket
       *[other] { $tickets } tickets, the first one free, { $points } points
    }
   *[no] { $tickets ->
        [one] one ticket, { $points } points
       *[other] { $tickets } tickets, { $points } points
    }
}.
takes-bonus = { $who } takes a bonus destination: { $theme }.
takes-bonus-you = You take a bonus destination: { $theme }.
takes-no-bonus = { $who } takes no more bonus destinations.
takes-no-bonus-you = You take no more bonus destinations.
draws-card = { $who } draws the { $card }.
draws-card-you = You draw the { $card }.
lays = { $bonus ->
    [yes] { $who } lays the bonus { $card }.
   *[no] { $who } lays the { $card }.
}
lays-you = { $bonus ->
    [yes] You lay the { $card }, as a bonus.
   *[no] You lay the { $card }.
}
god = { $answer ->
    [nothing] { $who } throws a { $face } for the deity: nothing.
   *[other] { $who } throws a { $face } for the deity: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
god-you = { $answer ->
    [nothing] You throw a { $face } for the deity: nothing.
   *[other] You throw a { $face } for the deity: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
takes-karma = { $who } draws a bad-karma card.
takes-karma-you = You draw a bad-karma card.
draws-karma = { $who } draws bad karma: { $kind }.
draws-karma-you = You draw bad karma: { $kind }.
commits = { $who } makes an eco-planet commitment for the { $kind } card.
commits-you = You make an eco-planet commitment for the { $kind } card.
declines = { $who } makes no eco-planet commitment for the { $kind } card.
declines-you = You make no eco-planet commitment for the { $kind } card.
releases = { $kept ->
    [none] { $who } throws a { $face } for release: not yet.
    [transport] { $who } throws a { $face }: the transport commitment is kept.
    [material] { $who } throws a { $face }: the material commitment is kept.
   *[both] { $who } throws a { $face }: both commitments are kept.
}
releases-you = { $kept ->
    [none] You throw a { $face } for release: not yet.
    [transport] You throw a { $face }: the transport commitment is kept.
    [material] You throw a { $face }: the material commitment is kept.
   *[both] You throw a { $face }: both commitments are kept.
}
waits = { $turns ->
    [one] { $who } waits: one turn so far.
   *[other] { $who } waits: { $turns } turns so far.
}
waits-you = { $turns ->
    [one] You wait: one turn so far.
   *[other] You wait: { $turns } turns so far.
}
waits-on = { $who } keeps waiting.
waits-on-you = You wait on.
gives-up = { $who } gives up the commitment.
gives-up-you = You give up the commitment.
gives = { $who } gives { $victim } the bad-karma card “{ $kind }”.
gives-you = You give { $victim } the bad-karma card “{ $kind }”.
gives-victim-you = { $who } gives you the bad-karma card “{ $kind }”.
keeps = { $who } keeps the bad-karma card.
keeps-you = You keep the bad-karma card.
drops = { $again ->
    [yes] The monsoon takes the { $card } of { $who }; the pile is empty, so the same card goes back into the hand.
   *[no] The monsoon takes the { $card } of { $who }, who draws another food card.
}
drops-you = { $again ->
    [yes] The monsoon takes your { $card }; the pile is empty, so the same card goes back into your hand.
   *[no] The monsoon takes your { $card }; you draw another food card.
}
arrives = { $who } has made the journey “{ $kind }”: { $where }.
arrives-you = You have made the journey “{ $kind }”: { $where }.
watches = { $turns ->
    [0] { $who } watches the match; it is the last turn of it.
   *[other] { $who } watches the match; turns left: { $turns }.
}
watches-you = { $turns ->
    [0] You watch the match; it is the last turn of it.
   *[other] You watch the match; turns left: { $turns }.
}
plays-again = { $who } plays again.
plays-again-you = You play again.
ends-turn = { $who } ends the turn.
ends-turn-you = You end your turn.
leaves = { $who } leaves the table.
leaves-you = You leave the table.
ended = { $reason ->
    [pamban] { $who } announces the finished bridge in Pamban: the game is over.
    [stall] Nothing has happened for many rounds: the game is over.
    [max_rounds] The last round has been played: the game is over.
   *[resign] Only one player is left: the game is over.
}
ended-you = { $reason ->
    [pamban] You announce the finished bridge in Pamban: the game is over.
    [stall] Nothing has happened for many rounds: the game is over.
    [max_rounds] The last round has been played: the game is over.
   *[resign] Only one player is left: the game is over.
}

# ---- what cannot be read

unreadable = “{ $written }” is not a move in Rama’s Bridge. Write for instance “place P2 agra”, “cow jaipur”, “>delhi”, “=”, “bonus festival”, “again”, “done”, “eco transport”, “eco no”, “give P3”, “keep”, “tickets 2”, “wait” or “giveup”.
unknown-space = There is no space “{ $found }” on this map.
wrong-flight = This way takes another flight than the one you wrote: { $way }.
on-foot = no flight at all
wrong-pawn = It is { $who }'s pawn that is placed now.
wrong-pawn-you = It is your own pawn that is placed now.
wrong-karma = The card you hold is “{ $kind }”.
wrong-eco = You are asked about the { $kind } card.

# ---- refusals

not-your-turn = It is { $who }'s turn.
no-such-space = There is no space { $move }. Spaces are numbered from 0 to { $last }.
asked-place = First put { $whose }'s pawn on a starting space.
asked-place-whose-you = First put your own pawn on a starting space.
asked-cow = First move the sacred cow to another town.
asked-move = Now you may take a bonus destination, move your pawn, or stay.
asked-tickets = Say how many tickets you take to { $where }: { $counts }.
asked-give-up = Now you may give up the commitment, or wait.
asked-commit = First say whether you make a commitment for the { $kind } card.
asked-bonus = Now you may take a bonus destination, or be done.
asked-karma = Now you may give your bad-karma card to somebody, or keep it.
asked-again = Now you may play again, or be done.
start-airport = { $where } is an airport; nobody starts there.
start-taken = Another pawn already starts in { $where }.
cow-needs-town = { $where } is not a town; the sacred cow only goes to towns.
cow-must-move = The sacred cow is in { $where } already; it has to move to another town.
cow-forbidden = The sacred cow may not go to { $where }.
must-leave = You have stayed in { $where } long enough; now you must leave it.
must-fly-back = Your journey to { $where } is made: now you fly back.
not-on-this-journey = On this journey you may not end in { $where }.
not-nearer = { $way ->
    [land] You are on a journey by land: your move must bring you nearer to { $goal } by road and boat.
    [air] You are on a journey by air: your move must bring you nearer to { $goal }, flights counted.
   *[open] You are on a journey: your move must bring you nearer to { $goal }.
}
cow-is-there = The sacred cow is in { $where }: nobody may enter.
occupied = { $where } is occupied: you may pass, but not stop there.
must-stop = You must stop in { $where } first.
cow-in-the-way = The sacred cow in { $where } bars the way.
no-ticket = There are not enough plane tickets left to get to { $where }.
too-far = { $where } is too far for a { $throw }.
bonus-deity = A bonus destination cannot be a deity.
bonus-enough = Nobody takes more than { $most } bonus destinations in a game.
bonus-empty = There is no { $theme } card left.
not-yourself = You cannot give the card to yourself.
victim-before = { $who } has already been given a bad-karma card.
no-such-player = There is no such player at the table.

# ---- the table as text

legend = 1-6 pawns, & cow, * your destination, ^ airport, % port, o town, · road, ~ sea
nowhere = not on the map yet
player-line = { $active ->
    [yes] >
   *[no] { "" }
} { $who } { $points } points; { $where }; to visit { $open }, bonus { $bonus }; tickets: { $free } free, { $paid } paid
some-karma = holds bad karma
on-journey = on a journey ({ $kind })
waiting = waits for release ({ $kind }, { $turns })
table-line = Round { $round }. Cow: { $cow }. Throw: { $throw }. Tickets in the supply: { $supply }.
strategy-line = Bad-karma pile: { $karma }. Eco-planet cards: { $eco }.
placing-line = { $who } places { $whose }'s pawn.
placing-line-you = You place { $whose }'s pawn.
placing-line-whose-you = { $who } places your pawn.
placing-line-you-whose-you = You place your own pawn.
piles-line = Piles: { $piles }.
hand-line = Your cards:
steps = { $foot ->
    [one] one step, { $air } by air
   *[other] { $foot } steps, { $air } by air
}
steps-by-air = { $air ->
    [one] one step by air
   *[other] { $air } steps by air
}

# ---- positions

position-players = “players” needs { $seats } entries, one for each seat, and goes with the piles.
position-hand = { $who } has { $found } dealt cards of the theme { $theme }, but needs one.
position-bonus-absent = { $who } has “{ $found }” as a bonus, but neither open nor laid.
position-bonus = { $who } has { $found } bonus cards, but may have at most { $most }.
position-bonus-deity = { $who } cannot have “{ $found }” as a bonus: it is a deity card.
position-space = “{ $field }”: there is no space “{ $found }” on this map.
position-card = There is no card “{ $found }”.
position-twice = The card “{ $found }” is in two places.
position-pile = The { $theme } pile must hold exactly the { $cards } cards that are nowhere else.
position-tickets = The plane tickets do not add up.
position-eco = The eco-planet cards do not add up.
position-karma = The bad-karma cards do not add up: { $kind }.
position-cards = The destination cards do not add up.
position-cow = The cow cannot stand on “{ $where }”.
position-shared = { $who } and { $other } stand on the same space, “{ $where }”.
position-pawn = { $who } needs a pawn on the map, unless they have left the table.
position-god = { $who } has an answer of the deity if and only if the deity card is laid.
position-no-journey = Nobody travels under the card “{ $card }”.
position-journey = { $who } travels under the card “{ $card }”, which was not given to { $who }.
position-way = { $who } has the way “{ $way }”, but is not on a journey.
position-arrived = { $who } already stands where the journey leads.
position-phase = Nothing here leads to the phase “{ $phase }”.

# ---- component files

box-spaces = expected at most { $most } spaces, found { $found }.
box-towns = expected 2 to { $most } towns, found { $found }.
box-country = expected one of { $known }.
box-flag = expected true or false.
box-list = expected a list of names.
box-table = expected a table of named entries.
box-string = expected some text.
box-number = expected a number.
box-points = expected a list of places [x, y].
box-places = expected { $expected } places, one for each space.
box-id = “{ $found }” cannot be an id: letters, digits and underscores, a letter first.
box-twice = there are two spaces “{ $found }”.
box-ends = expected two different towns or junctions, joined by a hyphen.
box-port = a boat line joins two ports.
box-border = no road joins two countries: the bridge is what the players build.
box-theme = expected { $least } to { $most } cards of this theme, found { $found }.
box-card-town = a card names a town, and never the one in the Maldives.
box-god = expected six whole numbers, one for each face of the die.
box-cricket = expected two different towns.
box-no-town = there is no town “{ $found }”.
box-karma = expected { $least } to { $most } bad-karma cards, found { $found }.
box-eco-score = expected two whole numbers: kept and broken.
box-faces = expected faces of the die, 1 to 6.
box-no-airport = there is no airport “{ $found }”.
box-airport = this town must be an airport.
box-no-flight = a flight must join this town with its gate.
box-male-road = no road and no boat leads there.
box-male-cow = the cow may never stand in the Maldives.
box-cow-start = the cow may not stand there.
box-cow-nowhere = the cow needs at least two towns.
box-cut-off = neither road nor boat leads to “{ $found }”.
box-starts = expected at least { $least } spaces that are not airports.

sim-course = The games
sim-what = what
sim-mean = mean
sim-share = { $share } %
sim-most = most
sim-turns = turns each
sim-turns-to-pamban = turns to Pamban
sim-flights = flights per player
sim-paid = paid tickets per player
sim-bonus-taken = bonus cards per player
sim-open-left = cards not laid per player
sim-winner = the winner’s points
sim-margin = lead over the second
sim-ends-title = How the games ended
sim-end = end
sim-games = games
sim-by = { $reason ->
    [pamban] somebody finished in Pamban
    [stall] nothing moved on any more
    [max_rounds] the last round
   *[resign] the last player left
}
sim-finisher-won = … and the finisher came first
sim-finisher-alone = … and won alone
sim-sheet = The score sheet
sim-line = line
sim-winners = winners
sim-others = others
sim-row = { $row ->
    [destinations] destinations
    [tickets] tickets
    [deity] deity
    [open] cards not laid
    [eco_transport] eco-planet: transport
    [eco_material] eco-planet: material
    [bonus] bonus destinations
   *[bridge] the bridge
}
sim-total = total
sim-gods = The deities’ answers
sim-answer = answer
sim-god = { $answer ->
    [good] points gained
    [nothing] nothing
    [bad] points lost
   *[unasked] never asked
}
sim-players = players
sim-points = points
sim-won = won
sim-order = The turn order
sim-place = place
sim-karma-title = Bad karma
sim-karma = card received
sim-per-game = per game
sim-spared = none
sim-eco-title = Eco-planet
sim-eco = commitment
sim-made = made, of all players
sim-kept = kept
sim-broken = broken

sim-laid = The cards laid by the end
sim-card = card
sim-had = players who had laid it
sim-won-with = won with it
sim-won-without = won without it
sim-bonus = a bonus card laid

ending-pamban = the bridge is announced in Pamban
ending-stall = nothing happens any more
ending-max_rounds = the last round is over
ending-resign = the others give up

# ---- questions: what a phase asks for, the words that ask, what they tell, and the answers

do-place = place the pawn of whoever plays after you
do-cow = move the sacred cow
do-move = travel
do-tickets = say how many tickets you take
do-give_up = keep waiting, or give up
do-commit = answer the eco-planet offer
do-bonus = take a bonus destination, or not
do-karma = give your bad karma away, or keep it
do-again = play again, or stop

ask-die = die
ask-die-about = what was thrown
ask-near = near
ask-near-about = where you are, the ways from there, and your open towns, the nearest first
ask-route = route
ask-route-about = the shortest way to a town
ask-tour = tour
ask-tour-about = a quick order of all your open towns
ask-cards = cards, hand
ask-cards-about = your open cards and those that are laid
ask-town = town
ask-town-about = a town, its neighbours, and who is there
ask-cow = cow
ask-cow-about = where the sacred cow stands
ask-tickets = tickets
ask-tickets-about = everybody’s plane tickets
ask-piles = piles
ask-piles-about = the bonus destinations that are left
ask-rivals = opponents, others
ask-rivals-about = where everybody else is and what they still look for
ask-score = score
ask-score-about = everybody’s points if the game ended now
told-town = { $town } ({ $facts }): { $neighbours }.
told-airport = airport
told-port = port
told-neighbour = { $by ->
    [boat] { $town } { $steps } by boat
   *[road] { $town } { $steps } by road
}
told-cow-here = The sacred cow is there: the town is closed.
told-your-card = Your { $card } leads there.
told-no-town = There is no town “{ $written }”.
told-several = Which one: { $towns }?
told-no-throw = The die has not been thrown.
told-throw = { $who } has thrown a { $face }.
told-throw-you = You have thrown a { $face }.
told-pawn = { $who } is in { $place }.
told-pawn-you = You are in { $place }.
told-no-pawn = You have no pawn on the map yet.
told-ways = Ways from here: { $ways }.
told-route = To { $town }: { $foot ->
    [one] one step
   *[other] { $foot } steps
} by road and boat, { $air } by air. The way: { $stops }.{ $cow ->
    [yes] { " " }The sacred cow is in the way.
   *[no] { "" }
}
told-route-by-air = To { $town } by air only: { $air ->
    [one] one step.
   *[other] { $air } steps.
}
told-stop = { $town } after { $steps }
told-tour = A quick order: { $legs }.
told-leg = { $foot ->
    [-1] { $town } by air only, { $air }
   *[other] { $town } { $foot }
}
told-card = { $card }.
told-card-away = { $foot ->
    [-1] { $card }: by air only, { $air ->
        [one] one step
       *[other] { $air } steps
    }.
    [one] { $card }: one step, { $air } by air.
   *[other] { $card }: { $foot } steps, { $air } by air.
}
told-laid = Laid: { $cards }.
told-cow = The sacred cow is in { $place }; the town is closed.
told-tickets = { $who }: { $free ->
    [yes] the free ticket is still there
   *[no] the free ticket is used
}, paid tickets: { $paid }.
told-tickets-you = You: { $free ->
    [yes] the free ticket is still there
   *[no] the free ticket is used
}, paid tickets: { $paid }.
told-tickets-left = Tickets left: { $count }.
told-open = { $who } still looks for { $themes }; laid: { $count }, points now: { $points }.
told-points = { $who }: { $points ->
    [one] one point.
   *[other] { $points } points.
}
told-points-you = You: { $points ->
    [one] one point.
   *[other] { $points } points.
}
told-pile = { $theme } { $count }
told-piles = Bonus destinations left: { $piles }.
told-strategy = Bad-karma cards left: { $karma }, eco-planet cards: { $eco }.
