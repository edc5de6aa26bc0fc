# Sangram en français.

title = Sangram

marathas = Marathes
rajputs = Rajputs
sikhs = Sikhs
mughals = Moghols
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

# Un royaume se dit au pluriel (Sikhs) ou au singulier (Mysore) : son nom reste à part, devant deux-points ou entre parenthèses.
plays = { $who } : { $card }, face cachée.
plays-you = Vous jouez { $card } face cachée.
declines = { $who } : pas d’action pour la carte { $warrior }.
declines-you = Vous renoncez à l’action de la carte { $warrior }.
sends-home = { $who } : un adversaire est renvoyé ({ $other }).
sends-home-you = Vous renvoyez { $other }.
sends-home-other-you = { $who } vous renvoie.
returns = { $tokens ->
    [one] { $who } : { $tokens } Britannique retourne à la réserve.
   *[other] { $who } : { $tokens } Britanniques retournent à la réserve.
}
returns-you = { $tokens ->
    [one] Vous rendez { $tokens } Britannique à la réserve.
   *[other] Vous rendez { $tokens } Britanniques à la réserve.
}
shields = { $who } : la recrue de cette manche viendra sans Britanniques.
shields-you = Votre recrue de cette manche viendra sans Britanniques.
gives-tokens = { $tokens ->
    [one] { $who } : { $tokens } Britannique passe à un adversaire ({ $other }).
   *[other] { $who } : { $tokens } Britanniques passent à un adversaire ({ $other }).
}
gives-tokens-you = { $tokens ->
    [one] Vous passez { $tokens } Britannique à { $other }.
   *[other] Vous passez { $tokens } Britanniques à { $other }.
}
gives-tokens-other-you = { $tokens ->
    [one] { $who } vous passe { $tokens } Britannique.
   *[other] { $who } vous passe { $tokens } Britanniques.
}
rises = { $who } : la Couronne monte au niveau { $level }.
rises-you = Votre Couronne monte au niveau { $level }.
pulls = { $who } : la Couronne d’un adversaire ({ $other }) descend au niveau { $level }.
pulls-you = Vous faites descendre au niveau { $level } la Couronne d’un adversaire ({ $other }).
pulls-other-you = { $who } fait descendre votre Couronne au niveau { $level }.
copies = { $who } : carte copiée, { $card } ({ $other }).
copies-you = Vous copiez { $card }, jouée par { $other }.
copies-other-you = { $who } copie votre carte, { $card }.
swaps = { $who } : échange d’une carte avec un adversaire ({ $other }).
swaps-you = Vous échangez une carte avec { $other }.
swaps-other-you = { $who } échange une carte avec vous.
gives = { $who } : carte donnée, { $card } ({ $other }).
gives-you = Vous donnez { $card } à { $other }.
gives-other-you = { $who } vous donne { $card }.
draws = { $who } : la première carte de la pioche est retournée.
draws-you = Vous retournez la première carte de la pioche.
opens-pile = { $who } ouvre les cinq cartes du dessus de la défausse.
opens-pile-you = Vous ouvrez les cinq cartes du dessus de la défausse.
picks = { $tokens ->
    [0] { $who } : carte prise dans la défausse, { $card }.
    [one] { $who } : carte prise dans la défausse, { $card }, avec { $tokens } Britannique.
   *[other] { $who } : carte prise dans la défausse, { $card }, avec { $tokens } Britanniques.
}
picks-you = { $tokens ->
    [0] Vous prenez { $card } dans la défausse.
    [one] Vous prenez { $card } dans la défausse, avec { $tokens } Britannique.
   *[other] Vous prenez { $card } dans la défausse, avec { $tokens } Britanniques.
}
recruits = { $tokens ->
    [0] { $who } : nouvelle recrue, { $card }, sans Britannique.
    [one] { $who } : nouvelle recrue, { $card }, avec { $tokens } Britannique.
   *[other] { $who } : nouvelle recrue, { $card }, avec { $tokens } Britanniques.
}
recruits-you = { $tokens ->
    [0] Vous recrutez { $card } sans Britannique.
    [one] Vous recrutez { $card }, avec { $tokens } Britannique.
   *[other] Vous recrutez { $card }, avec { $tokens } Britanniques.
}

dealt = { $who } : carte reçue, { $card }.
dealt-you = Vous recevez { $card }.
opened = { $card } se porte volontaire.
chose = { $who } : carte choisie.
chose-you = Vous avez choisi.
revealed = { $who } : carte révélée, { $card }.
revealed-you = Vous révélez { $card }.
sent-home = { $who } : un adversaire est renvoyé ({ $other }), et { $card } retourne en main.
sent-home-you = Vous renvoyez { $other }, et { $card } retourne en main.
sent-home-other-you = { $who } vous renvoie, et { $card } retourne dans votre main.
took = { $who } : carte prise dans une main adverse ({ $other }), { $card }.
took-you = Vous prenez { $card } dans une main adverse ({ $other }).
took-other-you = { $who } prend { $card } dans votre main.
turned-up = { $who } : carte retournée, { $card }.
turned-up-you = Vous retournez { $card }.
wasted-no-tokens = { $who } : aucun Britannique, la carte { $warrior } est perdue.
wasted-no-tokens-you = Vous n’avez aucun Britannique : la carte { $warrior } est perdue.
wasted-nobody = { $who } : personne à choisir, la carte { $warrior } est perdue.
wasted-nobody-you = Vous ne pouvez choisir personne : la carte { $warrior } est perdue.
wasted-top = { $who } : la Couronne est en haut de la piste, la carte { $warrior } est perdue.
wasted-top-you = Votre Couronne est en haut de la piste : la carte { $warrior } est perdue.
wasted-no-copy = { $who } : rien à copier, la carte { $warrior } est perdue.
wasted-no-copy-you = Vous n’avez rien à copier : la carte { $warrior } est perdue.
wasted-no-card = { $who } : aucune carte à prendre, la carte { $warrior } est perdue.
wasted-no-card-you = Vous n’avez aucune carte à prendre : la carte { $warrior } est perdue.
left = { $card } reste sans royaume et part à la défausse.
shuffled = { $cards ->
    [one] { $cards } carte de la défausse forme une nouvelle pioche.
   *[other] { $cards } cartes de la défausse sont mélangées et forment une nouvelle pioche.
}
trained = { $who } : l’armée s’entraîne et monte au niveau { $level }.
trained-you = Vous vous entraînez et montez au niveau { $level }.
blocked = { $who } : trop de Britanniques ({ $tokens }) pour s’entraîner ; toujours au niveau { $level }.
blocked-you = Vous avez trop de Britanniques ({ $tokens }) pour vous entraîner : toujours au niveau { $level }.
grew = { $step ->
    [0] { $who } : Total de { $total }, main montrée, et désormais 5 cartes.
   *[other] { $who } : Total de { $total } atteint, et désormais 6 cartes.
}
grew-you = { $step ->
    [0] Vous avez un Total de { $total } : main montrée, et désormais 5 cartes.
   *[other] Vous avez atteint un Total de { $total } : désormais 6 cartes.
}
shown = { $who } : carte montrée, { $card }.
shown-you = Vous montrez { $card }.
drew = { $who } : carte piochée, { $card }.
drew-you = Vous piochez { $card }.
round = Manche { $round }.
last-round = Manche { $round }, la dernière.
ranked = { $tokens ->
    [one] { $who } : Total de { $total }, { $tokens } Britannique.
   *[other] { $who } : Total de { $total }, { $tokens } Britanniques.
}
ranked-you = { $tokens ->
    [one] Vous avez un Total de { $total }, et { $tokens } Britannique.
   *[other] Vous avez un Total de { $total }, et { $tokens } Britanniques.
}
ended = { $reason ->
    [strength] Victoire ({ $who }) : l’armée la plus forte, avec un Total de { $total }.
    [rounds] La dernière manche est finie. Victoire ({ $who }) : l’armée la plus forte, avec un Total de { $total }.
   *[resign] La partie est abandonnée. En tête : { $who }, avec un Total de { $total }.
}
ended-you = { $reason ->
    [strength] Vous gagnez : l’armée la plus forte, avec un Total de { $total }.
    [rounds] La dernière manche est finie. Vous gagnez : l’armée la plus forte, avec un Total de { $total }.
   *[resign] La partie est abandonnée ; vous êtes en tête, avec un Total de { $total }.
}

unreadable = « { $written } » n’est pas un coup de Sangram. Écrivez une carte comme « Sen38 », ou un signe : « >P2 », « -3 », « * », « P2+1 », « ^ », « P2v », « =P2 », « <>P2 », « ~ », « +Sen38 », « rec Sen38 », « /Sen38 », « -- ».
no-such-card = Il n’y a pas de carte { $number }. Les cartes vont de 1 à { $cards }.
wrong-code = { $written } n’existe pas ; cette carte est { $card }.
no-such-seat = Il n’y a pas de place P{ $number }. Les places vont de P1 à P{ $seats }.
no-such-amount = Impossible d’en déplacer { $tokens } : de 1 à { $most }, vers un seul endroit.
wrong-level = Vous avez écrit le niveau { $written }, mais ce serait le niveau { $true }.
wrong-tokens = Vous avez écrit { $written } pour les Britanniques, mais ce serait { $true }.

already-chosen = Vous avez choisi votre carte pour cette manche ; elle reste cachée jusqu’à ce que tous aient choisi.
choose-a-card = Choisissez d’abord une carte de votre main.
not-in-hand = { $card } n’est pas dans votre main.
not-your-turn = C’est à un autre royaume de jouer ({ $who }).
give-a-card = Choisissez d’abord une carte de votre main à donner ({ $other }).
not-back = { $card } est la carte que vous venez de prendre ; donnez-en une autre.
must-recruit = Qui recrute prend un des Volontaires.
no-volunteer = { $card } n’est pas parmi les Volontaires.
other-activity = Ce n’est pas ce que fait la carte { $warrior }.
must-follow = La carte { $warrior } retournée est utilisable : il faut s’en servir.
nobody-there = Il n’y a personne en P{ $number } ; places à cette table : { $seats }.
yourself = Choisissez un adversaire, pas vous-même.
sent-home-already = Ce royaume ({ $other }) s’est retiré et ne peut plus être choisi dans cette manche.
has-acted = Ce royaume ({ $other }) a déjà agi et ne peut plus être renvoyé.
too-many = La carte { $warrior } renvoie des Britanniques, { $most } au plus.
not-so-many = { $tokens ->
    [0] Vous n’avez aucun Britannique.
    [one] Vous n’avez qu’un Britannique.
   *[other] Vous n’avez que { $tokens } Britanniques.
}
on-the-ground = La Couronne de ce royaume ({ $other }) est déjà au niveau 0.
no-copy-of-a-copy = Un Yuvaraj ne se copie pas.
no-copy-of-the-retreated = Ce royaume ({ $other }) s’est retiré avec sa carte : elle ne peut pas être copiée.
nothing-to-copy = { $card } ne vous servirait à rien maintenant.
no-cards-to-swap = Pour un échange, chacun doit avoir une carte en main.
not-on-top = { $card } n’est pas parmi les cinq cartes du dessus de la défausse.
pile-closed = La défausse est fermée : ouvrez d’abord les cinq cartes du dessus (« ~ »), ou renoncez.
must-take = Les cinq cartes du dessus sont ouvertes : prenez-en une.

phase-play = chacun choisit une carte
phase-act = activer
phase-give = un échange
phase-recruit = recruter
phase-over = fin de partie
round-line = Manche { $round } : { $phase }
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

position-card = « { $found } » dans « { $field } » n’est pas une carte. Attendu : une carte comme { $expected }.
position-tokens = Les joueurs ont trop de Britanniques : { $tokens }, sur { $most } en tout.
position-played = Ou bien personne n’a révélé de carte, ou bien chacun la sienne.
position-twice = { $card } se trouve à deux endroits.
position-chosen = { $card } a été choisie, mais n’est pas dans cette main.
position-count = Chaque carte et chaque jeton doivent être quelque part.
position-no-reason = La partie est finie, mais sans raison.
position-reason = La partie est en cours, mais elle a une raison d’être finie : { $reason }.
position-nobody-resigned = La partie est abandonnée, mais personne n’a abandonné.
position-resigned = P{ $seat } a abandonné, mais la partie n’est pas finie par abandon.
position-all-chosen = On choisit des cartes, mais tout le monde a déjà choisi.
position-revealed = On choisit des cartes, mais il y en a déjà de révélées.
position-aside = Des cartes retournées par un Sarthi sont de côté, mais aucun guerrier n’agit.
position-resolving = Une action est en cours, mais aucun guerrier n’agit.
position-hand = { $cards ->
    [0] P{ $seat } n’a pas de carte en main ; il en faut { $expected } à ce moment.
    [one] P{ $seat } a 1 carte en main ; il en faut { $expected } à ce moment.
   *[other] P{ $seat } a { $cards } cartes en main ; il en faut { $expected } à ce moment.
}
position-volunteers = { $found ->
    [0] Aucun Volontaire n’est visible ; il en faut { $expected } à ce moment.
    [one] 1 Volontaire est visible ; il en faut { $expected } à ce moment.
   *[other] { $found } Volontaires sont visibles ; il en faut { $expected } à ce moment.
}
position-nobody-acts = Les guerriers agissent, mais ce n’est le tour de personne.
position-unrevealed = Les guerriers agissent, mais aucune carte n’est révélée.
position-acting = P{ $seat } s’est retiré et ne peut pas agir.
position-retreated = P{ $seat } s’est retiré : la carte jouée doit être de nouveau dans cette main.
position-wasted = Le guerrier dont c’est le tour ne peut rien faire : il n’y aurait rien à décider.
position-swap = P{ $seat } n’échange avec personne.
position-swap-self = P{ $seat } ne peut pas échanger avec sa propre main.
position-giving = P{ $seat } n’a pas de carte à donner.
position-not-taken = P{ $seat } doit donner une carte, mais aucune n’a été prise pour l’échange.
position-taken-early = { $card } est prise, mais ici on donne d’abord.
position-taken = { $card } est prise, mais n’est pas dans la main de P{ $seat }.
position-nobody-recruits = On recrute, mais ce n’est le tour de personne.
position-recruit-unrevealed = On recrute, mais aucune carte n’est révélée.
position-recruiting = P{ $seat } ne recrute pas dans cette manche.
position-knowledge = Le savoir attribué à { $viewer } n’est pas vrai.

sim-course = Les parties
sim-what = quoi
sim-mean = moyenne
sim-share = { $share } %
sim-most = maximum
sim-rounds = manches
sim-grew-a = manche de la première croissance
sim-grew-b = manche de la seconde croissance
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
ending-rounds = la dernière manche est finie
ending-resign = les autres abandonnent

# ---- questions : ce qu’une phase demande, les mots qui les posent, ce qu’elles disent, et les réponses

do-play = choisissez une carte à jouer face cachée
do-act = utilisez l’action de votre guerrier ou renoncez-y
do-give = choisissez la carte que vous donnez en échange
do-recruit = prenez un Volontaire
does-acharya = un adversaire qui n’a pas encore agi se retire : ni action ni recrue dans cette manche.
does-maharaja = rendez jusqu’à 4 de vos Britanniques.
does-shoorveer = votre recrue de cette manche n’amène aucun Britannique.
does-senapati = rendez jusqu’à 6 de vos Britanniques.
does-mantri = donnez 1 ou 2 de vos Britanniques à un adversaire.
does-maharani = votre Couronne monte d’un niveau.
does-guptchar = la Couronne d’un adversaire descend d’un niveau.
does-yuvaraj = faites ce que fait la carte jouée par un adversaire.
does-vyapari = échangez une carte avec un adversaire ; vous prenez la sienne sans la voir.
does-sarthi = retournez la première carte de la pioche et faites ce qu’elle fait.
does-vaidik = prenez une des cinq cartes du dessus de la défausse au lieu de recruter.

ask-hand = main, cartes
ask-hand-about = vos cartes, et le Total que chacune laisserait
ask-what-if = et si
ask-what-if-about = le Total une fois cette carte jouée ou recrutée
ask-card = carte, guerrier
ask-card-about = ce que fait un guerrier
ask-rivals = adversaires, autres
ask-rivals-about = ce que vous savez de tous les autres
ask-kingdom = royaume
ask-kingdom-about = ce que vous savez d’un royaume ; son nom seul suffit
ask-volunteers = volontaires
ask-volunteers-about = les Volontaires, et ce que chacun vous apporterait
ask-field = champ, champ de bataille
ask-field-about = qui est sur le champ de bataille, dans l’ordre de la manche
ask-deck = pioche, piles
ask-deck-about = la pioche et la défausse
ask-britishers = britanniques
ask-britishers-about = les Britanniques de chacun, et qui s’entraînera
ask-unseen = inconnues
ask-unseen-about = les cartes qui peuvent encore être dans la pioche
ask-score = score, total
ask-score-about = votre Total, et ce que peuvent être ceux des autres
no-hand = Qui regarde n’a pas de main.
told-card = { $card } : force { $strength }, Britanniques { $britishers }.{ $total ->
    [-1] { "" }
   *[other] { " " }Jouée, elle laisserait un Total de { $total }.
}
told-chosen = Face cachée : { $card }.
told-total = Votre Total est { $total } : niveau { $level } et { $hand } en main. La partie finit à { $end }.
told-not-yours = { $card } n’est ni dans votre main ni parmi les Volontaires. Son effet :
told-no-card = « { $written } » n’est pas une carte. Écrivez « Sen38 » ou « 38 », ou le nom d’un guerrier.
told-does = { $warrior } : { $does }
told-no-kingdom = « { $written } » ne joue pas ici.
told-player = { $who } : niveau { $level }, Britanniques { $britishers }, { $trains ->
    [yes] entraînement en vue
   *[no] pas d’entraînement en vue
} ; en main : { $hand ->
    [0] aucune carte
    [1] une carte
   *[other] { $hand } cartes
}.
told-player-you = Vous : niveau { $level }, Britanniques { $britishers }, { $trains ->
    [yes] entraînement en vue
   *[no] pas d’entraînement en vue
} ; en main : { $hand ->
    [0] aucune carte
    [1] une carte
   *[other] { $hand } cartes
}.
told-played = { $who } : { $card } dans cette manche.
told-played-you = Vous jouez { $card } dans cette manche.
told-known = { $who }, cartes certaines : { $cards }.
told-known-you = Vous avez { $cards }.
told-range = { $least ->
    [0] { $who } : Total de { $most } au plus.
   *[other] { $who } : Total entre { $least } et { $most }.
}
told-range-you = { $least ->
    [0] Vous avez un Total d’au plus { $most }.
   *[other] Vous avez un Total entre { $least } et { $most }.
}
told-exact = { $who } : Total de { $total } exactement.
told-exact-you = Vous avez un Total de { $total } exactement.
told-badge-acted = { $who } : action faite.
told-badge-acted-you = Vous avez déjà agi.
told-badge-retreated = { $who } : retraite.
told-badge-retreated-you = Vous êtes en retraite.
told-badge-shield = { $who } : recrue à venir sans Britanniques.
told-badge-shield-you = Vous recruterez sans Britanniques.
told-badge-no-recruit = { $who } : pas de recrue dans cette manche.
told-badge-no-recruit-you = Vous ne recrutez pas dans cette manche.
told-britishers = { $who } : Britanniques { $count }, { $trains ->
    [yes] entraînement en vue.
   *[no] pas d’entraînement en vue.
}
told-britishers-you = Vous : Britanniques { $count }, { $trains ->
    [yes] entraînement en vue.
   *[no] pas d’entraînement en vue.
}
told-supply = { $count ->
    [-1] La réserve de Britanniques est illimitée.
   *[other] Britanniques dans la réserve : { $count }.
}
told-volunteer = { $card } : force { $strength }, Britanniques { $britishers }.{ $total ->
    [-1] { "" }
   *[other] { " " }Une fois la carte recrutée : Total { $total }, Britanniques { $then }{ $trains ->
        [yes] .
       *[no] , sans entraînement.
    }
}
told-no-volunteers = Il n’y a pas de Volontaires pour l’instant.
told-stands = { $who } : { $card }.
told-stands-you = Vous : { $card }.
told-stands-down = { $who } : une carte face cachée.
told-stands-down-you = Vous : une carte face cachée.
told-stands-none = { $who } : pas encore de carte.
told-stands-none-you = Vous : pas encore de carte.
told-acting = À qui de jouer : { $who }.
told-acting-you = C’est à vous de jouer.
told-deck = Pioche : { $count ->
    [0] aucune carte.
    [1] une carte.
   *[other] { $count } cartes.
}
told-discard = Défausse, à partir du dessus : { $cards }{ $covered ->
    [0] .
   *[other]  ; couvertes en dessous : { $covered }.
}
told-aside = Retournées : { $cards }.
told-unseen = { $warrior } : { $numbers }.
told-all-seen = Toutes les cartes ont été vues.
told-no-memory = À cette table, chacun se souvient par soi-même.
