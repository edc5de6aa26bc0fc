# Sangram in English.

title = Sangram

marathas = Maratha
rajputs = Rajput
sikhs = Sikh
mughals = Mughal
mysore = Mysore
hyderabad = Hyderabad

acharya = Acharya
maharaja = Maharaja
shoorveer = Shoorveer
senapati = Senapati
mantri = Mantri
maharani = Maharani
guptchar = Guptchar
yuvaraj = Yuvaraj
vyapari = Vyapari
sarthi = Sarthi
vaidik = Vaidik
card = { $warrior } { $number }

plays = { $who } plays { $card } face down.
plays-you = You play { $card } face down.
declines = { $who } declines the activity of the { $warrior }.
declines-you = You decline the activity of the { $warrior }.
sends-home = { $who } sends { $other } home.
sends-home-you = You send { $other } home.
sends-home-other-you = { $who } sends you home.
returns = { $tokens ->
    [one] { $who } returns 1 Britisher to the supply.
   *[other] { $who } returns { $tokens } Britishers to the supply.
}
returns-you = { $tokens ->
    [one] You return 1 Britisher to the supply.
   *[other] You return { $tokens } Britishers to the supply.
}
shields = { $who } will recruit without Britishers this round.
shields-you = You will recruit without Britishers this round.
gives-tokens = { $tokens ->
    [one] { $who } passes 1 Britisher on to { $other }.
   *[other] { $who } passes { $tokens } Britishers on to { $other }.
}
gives-tokens-you = { $tokens ->
    [one] You pass 1 Britisher on to { $other }.
   *[other] You pass { $tokens } Britishers on to { $other }.
}
gives-tokens-other-you = { $tokens ->
    [one] { $who } passes 1 Britisher on to you.
   *[other] { $who } passes { $tokens } Britishers on to you.
}
rises = { $who } moves the Crown up to level { $level }.
rises-you = You move your Crown up to level { $level }.
pulls = { $who } pulls the Crown of { $other } down to level { $level }.
pulls-you = You pull the Crown of { $other } down to level { $level }.
pulls-other-you = { $who } pulls your Crown down to level { $level }.
copies = { $who } copies { $card }, played by { $other }.
copies-you = You copy { $card }, played by { $other }.
copies-other-you = { $who } copies your { $card }.
swaps = { $who } swaps a card with { $other }.
swaps-you = You swap a card with { $other }.
swaps-other-you = { $who } swaps a card with you.
gives = { $who } gives { $card } to { $other }.
gives-you = You give { $card } to { $other }.
gives-other-you = { $who } gives you { $card }.
draws = { $who } turns up the top card of the deck.
draws-you = You turn up the top card of the deck.
opens-pile = { $who } opens the top five of the discard pile.
opens-pile-you = You open the top five of the discard pile.
picks = { $tokens ->
    [0] { $who } takes { $card } from the discard pile.
    [one] { $who } takes { $card } from the discard pile, and 1 Britisher with it.
   *[other] { $who } takes { $card } from the discard pile, and { $tokens } Britishers with it.
}
picks-you = { $tokens ->
    [0] You take { $card } from the discard pile.
    [one] You take { $card } from the discard pile, and 1 Britisher with it.
   *[other] You take { $card } from the discard pile, and { $tokens } Britishers with it.
}
recruits = { $tokens ->
    [0] { $who } recruits { $card } without Britishers.
    [one] { $who } recruits { $card } and 1 Britisher with it.
   *[other] { $who } recruits { $card } and { $tokens } Britishers with it.
}
recruits-you = { $tokens ->
    [0] You recruit { $card } without Britishers.
    [one] You recruit { $card } and 1 Britisher with it.
   *[other] You recruit { $card } and { $tokens } Britishers with it.
}

dealt = { $who } is dealt { $card }.
dealt-you = You are dealt { $card }.
opened = { $card } volunteers.
chose = { $who } has chosen.
chose-you = You have chosen.
revealed = { $who } reveals { $card }.
revealed-you = You reveal { $card }.
sent-home = { $who } sends { $other } home, and { $card } goes back into the hand.
sent-home-you = You send { $other } home, and { $card } goes back into the hand.
sent-home-other-you = { $who } sends you home, and { $card } goes back into your hand.
took = { $who } takes { $card } from { $other }’s hand.
took-you = You take { $card } from { $other }’s hand.
took-other-you = { $who } takes { $card } from your hand.
turned-up = { $who } turns up { $card }.
turned-up-you = You turn up { $card }.
wasted-no-tokens = { $who } has no Britishers: the { $warrior } is wasted.
wasted-no-tokens-you = You have no Britishers: the { $warrior } is wasted.
wasted-nobody = There is nobody { $who } could choose: the { $warrior } is wasted.
wasted-nobody-you = There is nobody you could choose: the { $warrior } is wasted.
wasted-top = { $who } is at the top of the track: the { $warrior } is wasted.
wasted-top-you = You are at the top of the track: the { $warrior } is wasted.
wasted-no-copy = There is nothing that { $who } could copy: the { $warrior } is wasted.
wasted-no-copy-you = There is nothing that you could copy: the { $warrior } is wasted.
wasted-no-card = There is no card for { $who } to take: the { $warrior } is wasted.
wasted-no-card-you = There is no card for you to take: the { $warrior } is wasted.
left = { $card } was not recruited and is discarded.
shuffled = { $cards } discarded cards are shuffled into a new deck.
trained = { $who } trains up to level { $level }.
trained-you = You train up to level { $level }.
blocked = { $who } has { $tokens } Britishers and does not train: still level { $level }.
blocked-you = You have { $tokens } Britishers and do not train: still level { $level }.
grew = { $step ->
    [0] { $who } has a strength of { $total }, shows the hand and grows to 5 cards.
   *[other] { $who } has reached a strength of { $total } and grows to 6 cards.
}
grew-you = { $step ->
    [0] You have a strength of { $total }, show your hand and grow to 5 cards.
   *[other] You have reached a strength of { $total } and grow to 6 cards.
}
shown = { $who } shows { $card }.
shown-you = You show { $card }.
drew = { $who } draws { $card }.
drew-you = You draw { $card }.
round = Round { $round }.
last-round = Round { $round }, the last.
ranked = { $tokens ->
    [one] { $who } has a strength of { $total }, and 1 Britisher.
   *[other] { $who } has a strength of { $total }, and { $tokens } Britishers.
}
ranked-you = { $tokens ->
    [one] You have a strength of { $total }, and 1 Britisher.
   *[other] You have a strength of { $total }, and { $tokens } Britishers.
}
ended = { $reason ->
    [strength] { $who } has the strongest army, { $total }, and wins.
    [rounds] The last round is over: { $who } has the strongest army, { $total }, and wins.
   *[resign] The game is given up; { $who } stands first with { $total }.
}
ended-you = { $reason ->
    [strength] You have the strongest army, { $total }, and win.
    [rounds] The last round is over: you have the strongest army, { $total }, and win.
   *[resign] The game is given up; you stand first with { $total }.
}

unreadable = “{ $written }” is not a move in Sangram. Write a card like “Sen38”, or a sign: “>P2”, “-3”, “*”, “P2+1”, “^”, “P2v”, “=P2”, “<>P2”, “~”, “+Sen38”, “rec Sen38”, “/Sen38”, “--”.
no-such-card = There is no card { $number }. Cards are numbered from 1 to { $cards }.
wrong-code = There is no { $written }; that card is { $card }.
no-such-seat = There is no seat P{ $number }. Seats are P1 to P{ $seats }.
no-such-amount = You cannot move { $tokens }: 1 to { $most } Britishers can be moved, and only to one place.
wrong-level = You wrote level { $written }, but it would be level { $true }.
wrong-tokens = The number of Britishers would be { $true }, not { $written } as you wrote.

already-chosen = You have chosen your card for this round; it stays face down until all have chosen.
choose-a-card = Choose a card of your hand first.
not-in-hand = { $card } is not in your hand.
not-your-turn = It is { $who }’s turn.
give-a-card = Choose a card of your hand for { $other } first.
not-back = { $card } is what you just took; give another card for it.
must-recruit = Everybody who recruits takes one of the Volunteers.
no-volunteer = { $card } is not among the Volunteers.
other-activity = That is not what the { $warrior } does.
must-follow = The { $warrior } that was turned up can be used, so it must be.
nobody-there = There is nobody at P{ $number }; this table has { $seats } seats.
yourself = Choose an opponent, not yourself.
sent-home-already = { $other } has retreated and cannot be chosen for the rest of this round.
has-acted = { $other } has already activated and can no longer be sent home.
too-many = The { $warrior } sends away at most { $most } Britishers.
not-so-many = { $tokens ->
    [0] You have no Britishers.
    [one] You have only 1 Britisher.
   *[other] You have only { $tokens } Britishers.
}
on-the-ground = { $other }’s Crown is already on level 0.
no-copy-of-a-copy = A Yuvaraj cannot be copied.
no-copy-of-the-retreated = { $other } has retreated with the card, so it cannot be copied.
nothing-to-copy = { $card } would do nothing for you now.
no-cards-to-swap = Both of you need a card in hand to swap.
not-on-top = { $card } is not among the top five of the discard pile.
pile-closed = The discard pile is closed: open its top five first (“~”), or decline.
must-take = The top five are opened: take one of them.

phase-play = everybody chooses a card
phase-act = activate
phase-give = a swap
phase-recruit = recruit
phase-over = the end
round-line = Round { $round }: { $phase }
volunteers-line = Volunteers: { $cards }
piles-line = Deck { $deck }, discard pile { $discard } (top: { $top }), Britishers in supply { $supply }
aside-line = Turned up: { $cards }
hand-line = Your hand (strength/Britishers): { $cards }
total-line = Your Total: { $total } (level { $level }), Britishers { $tokens }
chosen-line = Your card face down: { $cards }
taken-line = The card taken: { $cards }
badge-acted = acted
badge-retreated = retreated
badge-shield = shield
badge-no-recruit = no recruit

components-twice = motivation { $card } is already another warrior's.
components-motivations = expected five different whole numbers from 1 to { $cards }.
components-kingdoms = expected each of these once: { $known }.

position-card = “{ $found }” in “{ $field }” is no card. Expected a card like { $expected }.
position-tokens = The players have { $tokens } Britishers, but there are only { $most }.
position-played = Either nobody has revealed a card, or everybody one of their own.
position-twice = { $card } lies in two places.
position-chosen = { $card } was chosen, but is not in that hand.
position-count = Every card and token must be somewhere.
position-no-reason = The game is over, but without a reason.
position-reason = The game is in play, but has a reason to be over: { $reason }.
position-nobody-resigned = The game was given up, but nobody has resigned.
position-resigned = P{ $seat } has resigned, but the game was not given up.
position-all-chosen = Cards are chosen, but everybody has chosen already.
position-revealed = Cards are chosen, but some are already revealed.
position-aside = Cards that a Sarthi turned up lie aside, but no warrior acts.
position-resolving = An activity is being carried out, but no warrior acts.
position-hand = { $cards ->
    [0] P{ $seat } has no card in hand; { $expected } are needed now.
    [one] P{ $seat } has 1 card in hand; { $expected } are needed now.
   *[other] P{ $seat } has { $cards } cards in hand; { $expected } are needed now.
}
position-volunteers = { $found ->
    [0] No Volunteer is open; { $expected } are needed now.
    [one] 1 Volunteer is open; { $expected } are needed now.
   *[other] { $found } Volunteers are open; { $expected } are needed now.
}
position-nobody-acts = Warriors act, but it is nobody’s turn.
position-unrevealed = Warriors act, but no cards are revealed.
position-acting = P{ $seat } has retreated and cannot act.
position-retreated = P{ $seat } has retreated, so the card that was played is back in that hand.
position-wasted = The warrior whose turn it is can do nothing: there would be nothing to decide.
position-swap = P{ $seat } swaps with nobody.
position-swap-self = P{ $seat } cannot swap with their own hand.
position-giving = P{ $seat } has no card to give.
position-not-taken = P{ $seat } is to give a card, but no card was taken for the swap.
position-taken-early = { $card } is taken, but one gives first here.
position-taken = { $card } is taken, but is not in the hand of P{ $seat }.
position-nobody-recruits = Volunteers are recruited, but it is nobody’s turn.
position-recruit-unrevealed = Volunteers are recruited, but no cards are revealed.
position-recruiting = P{ $seat } takes no Volunteer in this round.
position-knowledge = What { $viewer } is said to know is not so.

sim-course = The games
sim-what = what
sim-mean = mean
sim-share = { $share } %
sim-most = most
sim-rounds = rounds
sim-grew-a = round of the first growth
sim-grew-b = round of the second growth
sim-tokens-out = Britishers out at once
sim-reshuffles = reshuffles
sim-winner = the winner's strength
sim-margin = lead over the second
sim-grown-share = players who grew twice
sim-blocked = trainings blocked
sim-ties = games tied on strength
sim-empty = games with an empty supply
sim-warriors = The warriors
sim-warrior = warrior
sim-played = of all cards played
sim-per-game = per player and game
sim-won-with = won, having played it
sim-won-without = won, never having played it

ending-strength = an army is strong enough
ending-rounds = the last round is over
ending-resign = the others give up

# ---- questions: what a phase asks for, the words that ask, what they tell, and the answers

do-play = choose a card to play face down
do-act = use your warrior’s activity, or decline it
do-give = choose the card you give in return
do-recruit = take a Volunteer
does-acharya = an opponent who has not acted yet is sent home: no activity and no recruit this round.
does-maharaja = return up to 4 of your Britishers.
does-shoorveer = your recruit of this round brings no Britishers.
does-senapati = return up to 6 of your Britishers.
does-mantri = give 1 or 2 of your Britishers to an opponent.
does-maharani = your Crown goes up one level.
does-guptchar = an opponent’s Crown goes down one level.
does-yuvaraj = do what an opponent’s card of this round does.
does-vyapari = swap a card with an opponent; you take yours unseen.
does-sarthi = turn up the top card of the deck and do what it does.
does-vaidik = take one of the top five discards instead of recruiting.

ask-hand = hand, cards
ask-hand-about = your cards, and the Total that each would leave
ask-what-if = what if
ask-what-if-about = the Total after you play or recruit this card
ask-card = card, warrior
ask-card-about = what a warrior does
ask-rivals = opponents, others
ask-rivals-about = what you know of everybody else
ask-kingdom = kingdom
ask-kingdom-about = what you know of one kingdom; its name alone asks too
ask-volunteers = volunteers
ask-volunteers-about = the Volunteers, and what each would bring you
ask-field = field, battlefield
ask-field-about = who stands on the battlefield, in round order
ask-deck = deck, piles
ask-deck-about = the deck and the discard pile
ask-britishers = britishers
ask-britishers-about = everybody’s Britishers, and who will train
ask-unseen = unseen
ask-unseen-about = the cards that may still be in the deck
ask-score = score, total
ask-score-about = your Total, and what those of the others can be
no-hand = Whoever watches has no hand.
told-card = { $card }: strength { $strength }, Britishers { $britishers }.{ $total ->
    [-1] { "" }
   *[other] { " " }Played, it would leave a Total of { $total }.
}
told-chosen = Face down: { $card }.
told-total = Your Total is { $total }: level { $level }, hand { $hand }. The game ends at { $end }.
told-not-yours = { $card } is neither in your hand nor among the Volunteers. What it does:
told-no-card = “{ $written }” is not a card. Write it like “Sen38” or “38”, or a warrior by name.
told-does = { $warrior }: { $does }
told-no-kingdom = “{ $written }” does not play here.
told-player = { $who }: level { $level }, Britishers { $britishers }, { $trains ->
    [yes] will train
   *[no] will not train
}; in hand: { $hand ->
    [one] one card
   *[other] { $hand } cards
}.
told-player-you = You: level { $level }, Britishers { $britishers }, { $trains ->
    [yes] will train
   *[no] will not train
}; in hand: { $hand ->
    [one] one card
   *[other] { $hand } cards
}.
told-played = { $who } plays { $card } this round.
told-played-you = You play { $card } this round.
told-known = { $who } certainly holds { $cards }.
told-known-you = You hold { $cards }.
told-range = { $least ->
    [0] { $who } has a Total of at most { $most }.
   *[other] { $who } has a Total between { $least } and { $most }.
}
told-range-you = { $least ->
    [0] You have a Total of at most { $most }.
   *[other] You have a Total between { $least } and { $most }.
}
told-exact = { $who } has a Total of exactly { $total }.
told-exact-you = You have a Total of exactly { $total }.
told-badge-acted = { $who } has acted.
told-badge-acted-you = You have acted.
told-badge-retreated = { $who } has retreated.
told-badge-retreated-you = You have retreated.
told-badge-shield = { $who } will recruit without Britishers.
told-badge-shield-you = You will recruit without Britishers.
told-badge-no-recruit = { $who } recruits nobody this round.
told-badge-no-recruit-you = You recruit nobody this round.
told-britishers = { $who }: Britishers { $count }, { $trains ->
    [yes] will train.
   *[no] will not train.
}
told-britishers-you = You: Britishers { $count }, { $trains ->
    [yes] will train.
   *[no] will not train.
}
told-supply = { $count ->
    [-1] The supply of Britishers is unlimited.
   *[other] Britishers in the supply: { $count }.
}
told-volunteer = { $card }: strength { $strength }, Britishers { $britishers }.{ $total ->
    [-1] { "" }
   *[other] { " " }Recruited: a Total of { $total }, Britishers { $then }{ $trains ->
        [yes] .
       *[no] , without training.
    }
}
told-no-volunteers = There are no Volunteers now.
told-stands = { $who }: { $card }.
told-stands-you = You: { $card }.
told-stands-down = { $who }: a card face down.
told-stands-down-you = You: a card face down.
told-stands-none = { $who }: no card yet.
told-stands-none-you = You: no card yet.
told-acting = It is { $who }’s turn.
told-acting-you = It is your turn.
told-deck = Deck: { $count ->
    [one] one card.
   *[other] { $count } cards.
}
told-discard = Discard pile, from the top: { $cards }{ $covered ->
    [0] .
   *[other] ; covered below: { $covered }.
}
told-aside = Turned up: { $cards }.
told-unseen = { $warrior }: { $numbers }.
told-all-seen = Every card has been seen.
told-no-memory = At this table everybody has to remember for themselves.
