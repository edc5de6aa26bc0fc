# Sangram en français.

title = Sangram

marathas = Marathe
rajputs = Rajpoute
sikhs = Sikh
mughals = Moghol
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

plays = { $who } joue { $card } face cachée.
declines = { $who } renonce à l’action de la carte { $warrior }.
sends-home = { $who } renvoie { $other }.
returns = { $tokens ->
    [one] { $who } rend { $tokens } Britannique à la réserve.
   *[other] { $who } rend { $tokens } Britanniques à la réserve.
}
shields = { $who } recrutera sans Britanniques ce tour-ci.
gives-tokens = { $tokens ->
    [one] { $who } passe { $tokens } Britannique à { $other }.
   *[other] { $who } passe { $tokens } Britanniques à { $other }.
}
rises = { $who } monte sa Couronne au niveau { $level }.
pulls = { $who } fait descendre la Couronne de { $other } au niveau { $level }.
copies = { $who } copie { $card }, jouée par { $other }.
swaps = { $who } échange une carte avec { $other }.
gives = { $who } donne { $card } à { $other }.
draws = { $who } retourne la première carte de la pioche.
picks = { $tokens ->
    [0] { $who } prend { $card } dans la défausse.
    [one] { $who } prend { $card } dans la défausse, et { $tokens } Britannique avec.
   *[other] { $who } prend { $card } dans la défausse, et { $tokens } Britanniques avec.
}
recruits = { $tokens ->
    [0] { $who } recrute { $card } sans Britannique.
    [one] { $who } recrute { $card } et { $tokens } Britannique avec.
   *[other] { $who } recrute { $card } et { $tokens } Britanniques avec.
}

dealt = { $who } reçoit { $card }.
opened = { $card } se porte volontaire.
chose = { $who } a choisi.
revealed = { $who } révèle { $card }.
sent-home = { $who } renvoie { $other }, et { $card } retourne en main.
took = { $who } prend { $card } dans la main de { $other }.
turned-up = { $who } retourne { $card }.
wasted-no-tokens = { $who } n’a pas de Britanniques : la carte { $warrior } est perdue.
wasted-nobody = { $who } ne peut choisir personne : la carte { $warrior } est perdue.
wasted-top = { $who } est en haut de la piste : la carte { $warrior } est perdue.
wasted-no-copy = { $who } n’a rien à copier : la carte { $warrior } est perdue.
wasted-no-card = { $who } n’a aucune carte à prendre : la carte { $warrior } est perdue.
left = { $card } n’a pas été recrutée et part à la défausse.
shuffled = { $cards } cartes de la défausse sont mélangées et forment une nouvelle pioche.
trained = { $who } s’entraîne et monte au niveau { $level }.
blocked = { $who } a { $tokens } Britanniques et ne s’entraîne pas : toujours au niveau { $level }.
grew = { $step ->
    [0] { $who } a une force de { $total }, montre sa main et passe à 5 cartes.
   *[other] { $who } a atteint une force de { $total } et passe à 6 cartes.
}
shown = { $who } montre { $card }.
drew = { $who } pioche { $card }.
round = Tour { $round }.
ranked = { $who } a une force de { $total }, et { $tokens } Britanniques.
ended = { $reason ->
    [strength] { $who } a l’armée la plus forte, { $total }, et gagne.
    [rounds] Le dernier tour est fini : { $who } a l’armée la plus forte, { $total }, et gagne.
   *[resign] La partie est abandonnée ; { $who } est en tête avec { $total }.
}

unreadable = « { $written } » n’est pas un coup de Sangram. Écrivez une carte comme « Sen38 », ou un signe : « >P2 », « -3 », « * », « P2+1 », « ^ », « P2v », « =P2 », « <>P2 », « ~ », « +Sen38 », « rec Sen38 », « /Sen38 », « -- ».
no-such-card = Il n’y a pas de carte { $number }. Les cartes vont de 1 à { $cards }.
wrong-code = { $written } n’existe pas ; cette carte est { $card }.
no-such-seat = Il n’y a pas de place P{ $number }. Les places vont de P1 à P{ $seats }.
no-such-amount = Pas { $tokens } Britanniques : on en déplace de 1 à { $most }, vers un seul endroit.
wrong-level = Vous avez écrit le niveau { $written }, mais ce serait le niveau { $true }.
wrong-tokens = Vous avez écrit { $written } Britanniques, mais ce serait { $true }.

already-chosen = Vous avez choisi votre carte pour ce tour ; elle reste cachée jusqu’à ce que tous aient choisi.
choose-a-card = Choisissez d’abord une carte de votre main.
not-in-hand = { $card } n’est pas dans votre main.
not-your-turn = C’est à { $who } de jouer.
give-a-card = Choisissez d’abord une carte de votre main pour { $other }.
not-back = { $card } est la carte que vous venez de prendre ; donnez-en une autre.
must-recruit = Qui recrute prend un des Volontaires.
no-volunteer = { $card } n’est pas parmi les Volontaires.
other-activity = Ce n’est pas ce que fait la carte { $warrior }.
must-follow = La carte { $warrior } retournée peut servir, donc elle le doit.
nobody-there = Il n’y a personne en P{ $number } ; cette table a { $seats } places.
yourself = Choisissez un adversaire, pas vous-même.
sent-home-already = { $other } s’est retiré et ne peut plus être choisi pendant ce tour.
has-acted = { $other } a déjà agi et ne peut plus être renvoyé.
too-many = La carte { $warrior } chasse au plus { $most } Britanniques.
not-so-many = Vous n’avez que { $tokens } Britanniques.
on-the-ground = La Couronne de { $other } est déjà au niveau 0.
no-copy-of-a-copy = Un Yuvaraj ne se copie pas.
no-copy-of-the-retreated = { $other } s’est retiré avec sa carte : elle ne peut pas être copiée.
nothing-to-copy = { $card } ne vous servirait à rien maintenant.
no-cards-to-swap = Pour un échange, chacun doit avoir une carte en main.
not-on-top = { $card } n’est pas parmi les cinq dernières cartes de la défausse.

phase-play = chacun choisit une carte
phase-act = activer
phase-give = un échange
phase-recruit = recruter
phase-over = fin de partie
round-line = Tour { $round } : { $phase }
volunteers-line = Volontaires : { $cards }
piles-line = Pioche { $deck }, défausse { $discard } (dessus : { $top }), Britanniques en réserve { $supply }
aside-line = Retournées : { $cards }
hand-line = Votre main (force/Britanniques) : { $cards }
total-line = Votre Total : { $total } (niveau { $level }), Britanniques { $tokens }
chosen-line = Votre carte cachée : { $cards }
taken-line = La carte prise : { $cards }
badge-acted = a agi
badge-retreated = retiré
badge-shield = bouclier
badge-no-recruit = sans recrue

components-twice = la motivation { $card } est déjà celle d’un autre guerrier.
components-motivations = attendu : cinq nombres entiers différents de 1 à { $cards }.
components-kingdoms = attendu, une fois chacun : { $known }.

position-field = Une position n’a pas de « { $field } ». Attendu : { $expected }.
position-value = « { $field } » n’a pas de sens ici. Attendu : { $expected }.
position-card = « { $found } » dans « { $field } » n’est pas une carte. Attendu : une carte comme { $expected }.
position-tokens = Les joueurs ont { $tokens } Britanniques, mais il n’y en a que { $most }.
position-played = Ou bien personne n’a révélé de carte, ou bien chacun la sienne.
position-twice = { $card } se trouve à deux endroits.
position-chosen = { $card } a été choisie, mais n’est pas dans cette main.
position-too-many = P{ $seat } a { $cards } cartes en main, mais peut en avoir au plus { $most }.
position-count = Chaque carte et chaque jeton doivent être quelque part.
position-end = Une partie finie a une raison, une partie en cours n’en a pas ; seul qui a abandonné s’est retiré du jeu.
position-choosing = Tant qu’on choisit, rien n’est révélé, et quelqu’un doit encore choisir.
position-hand = P{ $seat } n’a pas de carte à jouer ; une main devrait en avoir { $cards }.
position-acting = Quand les guerriers agissent, tout est révélé, et c’est à quelqu’un qui ne s’est pas retiré.
position-retreated = P{ $seat } s’est retiré : la carte jouée doit être de nouveau dans cette main.
position-wasted = Le guerrier dont c’est le tour ne peut rien faire : il n’y aurait rien à décider.
position-giving = Un échange demande une autre main, une carte à donner, et la carte prise, sauf si l’on donne d’abord.
position-recruiting = Quand on recrute, un Volontaire est ouvert, et c’est à quelqu’un qui recrute.
position-knowledge = Ce que { $viewer } est censé savoir n’est pas vrai.

sim-course = Les parties
sim-what = quoi
sim-mean = moyenne
sim-share = { $share } %
sim-most = maximum
sim-rounds = tours
sim-grew-a = tour de la première croissance
sim-grew-b = tour de la seconde croissance
sim-tokens-out = Britanniques sortis à la fois
sim-reshuffles = mélanges de la défausse
sim-winner = force du vainqueur
sim-margin = avance sur le deuxième
sim-grown-share = joueurs ayant grandi deux fois
sim-blocked = entraînements bloqués
sim-ties = parties à force égale
sim-empty = parties à réserve vide
sim-warriors = Les guerriers
sim-warrior = guerrier
sim-played = de toutes les cartes jouées
sim-per-game = par joueur et partie
sim-won-with = gagné en l’ayant joué
sim-won-without = gagné sans l’avoir joué

ending-strength = une armée est assez forte
ending-rounds = le dernier tour est fini
ending-resign = les autres abandonnent
