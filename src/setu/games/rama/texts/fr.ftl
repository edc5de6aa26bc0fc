# Le Pont de Rama en français.

title = Le Pont de Rama

nobody = Personne
either = { $one } ou { $other }
junction = carrefour { $space }
plain = case { $steps } de la route { $start }–{ $end }
sea-space = case { $steps } en mer, { $start }–{ $end }

theme-bridge = pont
theme-architecture = architecture
theme-material = matériau
theme-food = alimentation
theme-spice = épice
theme-language = langue
theme-transport = transport
theme-festival = fête
theme-deity = divinité
card = carte { $theme } « { $name } », { $town }

karma-cow = vache sacrée
karma-monsoon = mousson
karma-cricket = cricket
karma-maldives = Maldives

# ---- coups et événements

starts = { $who } joue en premier.
starts-you = Vous jouez en premier.
turn = Tour { $round } : c’est à { $who } de jouer.
turn-you = Tour { $round } : c’est à vous de jouer.
last-round-turn = Tour { $round }, le dernier : c’est à { $who } de jouer.
last-round-turn-you = Tour { $round }, le dernier : c’est à vous de jouer.
places = { $who } pose un pion ({ $whose }) : { $where }.
places-you = Vous posez un pion ({ $whose }) : { $where }.
places-whose-you = { $who } pose votre pion : { $where }.
places-you-whose-you = Vous posez votre propre pion : { $where }.
throws = { $who } lance le dé : { $face }.
throws-you = Vous lancez le dé : { $face }.
moves-cow = { $who } déplace la vache sacrée à { $where }.
moves-cow-you = Vous déplacez la vache sacrée à { $where }.
stays = { $who } reste sur place : { $where }.
stays-you = Vous restez sur place : { $where }.
goes = { $who } avance : { $where }.
goes-you = Vous avancez : { $where }.
flies = { $who } avance en avion : { $where } ; { $free ->
    [yes] { $tickets ->
        [one] le ticket gratuit
       *[other] { $tickets } tickets, le premier gratuit ; { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
   *[no] { $tickets ->
        [one] un ticket
       *[other] { $tickets } tickets
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}.
flies-you = Vous avancez en avion : { $where } ; { $free ->
    [yes] { $tickets ->
        [one] le ticket gratuit
       *[other] { $tickets } tickets, le premier gratuit ; { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
   *[no] { $tickets ->
        [one] un ticket
       *[other] { $tickets } tickets
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}.
takes-bonus = { $who } prend une destination bonus : { $theme }.
takes-bonus-you = Vous prenez une destination bonus : { $theme }.
takes-no-bonus = { $who } ne prend plus de destination bonus.
takes-no-bonus-you = Vous ne prenez plus de destination bonus.
draws-card = { $who } pioche la { $card }.
draws-card-you = Vous piochez la { $card }.
lays = { $bonus ->
    [yes] { $who } pose en bonus la { $card }.
   *[no] { $who } pose la { $card }.
}
lays-you = { $bonus ->
    [yes] Vous posez en bonus la { $card }.
   *[no] Vous posez la { $card }.
}
god = { $answer ->
    [nothing] { $who } lance un { $face } pour la divinité : rien.
   *[other] { $who } lance un { $face } pour la divinité : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
god-you = { $answer ->
    [nothing] Vous lancez un { $face } pour la divinité : rien.
   *[other] Vous lancez un { $face } pour la divinité : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
takes-karma = { $who } pioche une carte bad karma.
takes-karma-you = Vous piochez une carte bad karma.
draws-karma = { $who } pioche la carte bad karma « { $kind } ».
draws-karma-you = Vous piochez la carte bad karma « { $kind } ».
commits = { $who } prend un engagement éco-planète pour sa carte { $kind }.
commits-you = Vous prenez un engagement éco-planète pour votre carte { $kind }.
declines = { $who } ne prend pas d’engagement éco-planète pour sa carte { $kind }.
declines-you = Vous ne prenez pas d’engagement éco-planète pour votre carte { $kind }.
releases = { $kept ->
    [none] { $who } fait { $face } et ne peut pas encore repartir.
    [transport] { $who } fait { $face } : l’engagement transport est tenu.
    [material] { $who } fait { $face } : l’engagement matériau est tenu.
   *[both] { $who } fait { $face } : les deux engagements sont tenus.
}
releases-you = { $kept ->
    [none] Vous faites { $face } et ne pouvez pas encore repartir.
    [transport] Vous faites { $face } : l’engagement transport est tenu.
    [material] Vous faites { $face } : l’engagement matériau est tenu.
   *[both] Vous faites { $face } : les deux engagements sont tenus.
}
waits = { $turns ->
    [one] { $who } attend : un tour jusqu’ici.
   *[other] { $who } attend : { $turns } tours jusqu’ici.
}
waits-you = { $turns ->
    [one] Vous attendez : un tour jusqu’ici.
   *[other] Vous attendez : { $turns } tours jusqu’ici.
}
waits-on = { $who } attend encore.
waits-on-you = Vous attendez encore.
gives-up = { $who } renonce à l’engagement.
gives-up-you = Vous renoncez à l’engagement.
gives = { $who } remet à { $victim } la carte bad karma « { $kind } ».
gives-you = Vous remettez à { $victim } la carte bad karma « { $kind } ».
gives-victim-you = { $who } vous remet la carte bad karma « { $kind } ».
keeps = { $who } garde la carte bad karma.
keeps-you = Vous gardez la carte bad karma.
drops = { $again ->
    [yes] Mousson : { $who } perd la { $card } ; le tas est vide, la même carte revient donc en main.
   *[no] Mousson : { $who } perd la { $card }, puis pioche une autre carte alimentation.
}
drops-you = { $again ->
    [yes] Mousson : vous perdez la { $card } ; le tas est vide, la même carte revient donc en main.
   *[no] Mousson : vous perdez la { $card }, puis piochez une autre carte alimentation.
}
arrives = { $who } arrive à { $where } : le voyage « { $kind } » est fait.
arrives-you = Vous arrivez à { $where } : le voyage « { $kind } » est fait.
watches = { $turns ->
    [0] { $who } regarde le match ; c’est le dernier tour.
   *[other] { $who } regarde le match ; tours restants : { $turns }.
}
watches-you = { $turns ->
    [0] Vous regardez le match ; c’est le dernier tour.
   *[other] Vous regardez le match ; tours restants : { $turns }.
}
plays-again = { $who } rejoue.
plays-again-you = Vous rejouez.
ends-turn = { $who } termine son tour.
ends-turn-you = Vous terminez votre tour.
leaves = { $who } quitte la table.
leaves-you = Vous quittez la table.
ended = { $reason ->
    [pamban] { $who } annonce à Pamban que son pont est construit : la partie est finie.
    [stall] Il ne s’est rien passé depuis longtemps : la partie est finie.
    [max_rounds] Le dernier tour est joué : la partie est finie.
   *[resign] Il ne reste qu’un joueur : la partie est finie.
}
ended-you = { $reason ->
    [pamban] Vous annoncez à Pamban que votre pont est construit : la partie est finie.
    [stall] Il ne s’est rien passé depuis longtemps : la partie est finie.
    [max_rounds] Le dernier tour est joué : la partie est finie.
   *[resign] Il ne reste qu’un joueur : la partie est finie.
}

# ---- illisible

unreadable = « { $written } » n’est pas un coup du Pont de Rama. Écrivez par exemple « place P2 agra », « cow jaipur », « >delhi », « = », « bonus festival », « again », « done », « eco transport », « eco no », « give P3 », « keep », « tickets 2 », « wait » ou « giveup ».
unknown-space = Il n’y a pas de case « { $found } » sur cette carte.
wrong-flight = Vous avez écrit un autre vol que celui du trajet. C’est : { $way }.
on-foot = aucun vol
wrong-pawn = C’est un autre pion qu’il faut poser maintenant ({ $who }).
wrong-pawn-you = C’est votre propre pion qu’il faut poser maintenant.
wrong-karma = Votre carte bad karma est « { $kind } ».
wrong-eco = La question porte sur la carte { $kind }.

# ---- refus

not-your-turn = C’est à { $who } de jouer.
no-such-space = Il n’y a pas de case { $move }. Les cases vont de 0 à { $last }.
asked-place = Posez d’abord ce pion sur une case de départ : { $whose }.
asked-place-whose-you = Posez d’abord votre propre pion sur une case de départ.
asked-cow = Déplacez d’abord la vache sacrée dans une autre ville.
asked-move = Vous pouvez maintenant prendre une destination bonus, avancer ou rester sur place.
asked-tickets = Dites combien de tickets vous prenez jusqu’à { $where } : { $counts }.
asked-give-up = Vous pouvez maintenant renoncer à l’engagement, ou attendre.
asked-commit = Dites d’abord si vous prenez un engagement pour la carte { $kind }.
asked-bonus = Vous pouvez maintenant prendre une destination bonus, ou en rester là.
asked-karma = Vous pouvez maintenant remettre votre carte bad karma à quelqu’un, ou la garder.
asked-again = Vous pouvez maintenant rejouer, ou en rester là.
start-airport = { $where } est un aéroport ; on n’y démarre pas.
start-taken = Un autre pion démarre déjà là : { $where }.
cow-needs-town = { $where } n’est pas une ville ; la vache sacrée ne va que dans les villes.
cow-must-move = La vache sacrée est déjà à { $where } : elle doit changer de ville.
cow-forbidden = La vache sacrée ne peut pas aller à { $where }.
must-leave = Vous ne pouvez pas rester plus longtemps à { $where }.
must-fly-back = Votre voyage à { $where } est fait : il faut maintenant repartir en avion.
not-on-this-journey = Pendant ce voyage, on ne peut pas s’arrêter à { $where }.
not-nearer = { $way ->
    [land] Vous voyagez par terre : votre déplacement doit vous rapprocher du but ({ $goal }) par la route et le bateau.
    [air] Vous voyagez par les airs : votre déplacement doit vous rapprocher du but ({ $goal }), vols compris.
   *[open] Vous êtes en voyage : votre déplacement doit vous rapprocher du but ({ $goal }).
}
cow-is-there = La vache sacrée est à { $where } : personne n’y entre.
occupied = { $where } : case occupée, vous pouvez passer mais pas vous y arrêter.
must-stop = Vous devez d’abord vous arrêter à { $where }.
cow-in-the-way = À { $where }, la vache sacrée barre le chemin.
no-ticket = Il ne reste pas assez de tickets d’avion pour y aller : { $where }.
too-far = { $where } : c’est trop loin pour un { $throw }.
bonus-deity = Une destination bonus ne peut pas être une divinité.
bonus-enough = Vous avez pris toutes vos destinations bonus : { $most } au plus par partie.
bonus-empty = Il n’y a plus de carte { $theme }.
not-yourself = Vous ne pouvez pas vous donner la carte à vous-même.
victim-before = { $who } a déjà reçu une carte bad karma.
no-such-player = Ce joueur n’est pas à la table.

# ---- la table en texte

legend = 1-6 pions, & vache, * votre destination, ^ aéroport, % port, o ville, · route, ~ mer
nowhere = pas encore sur la carte
player-line = { $active ->
    [yes] >
   *[no] { "" }
} { $who } : points { $points } ; { $where } ; à visiter { $open }, bonus { $bonus } ; tickets : gratuit { $free }, payés { $paid }
some-karma = a une carte bad karma
on-journey = en voyage ({ $kind })
waiting = attend de repartir ({ $kind }, { $turns })
table-line = Tour { $round }. Vache : { $cow }. Dé : { $throw }. Tickets en stock : { $supply }.
strategy-line = Tas bad karma : { $karma }. Cartes éco-planète : { $eco }.
placing-line = { $who } pose un pion ({ $whose }).
placing-line-you = Vous posez un pion ({ $whose }).
placing-line-whose-you = { $who } pose votre pion.
placing-line-you-whose-you = Vous posez votre propre pion.
piles-line = Tas : { $piles }.
hand-line = Vos cartes :
steps = { $foot ->
    [one] { $foot } case, { $air } en avion
   *[other] { $foot } cases, { $air } en avion
}
steps-by-air = { $air ->
    [one] { $air } case en avion
   *[other] { $air } cases en avion
}

# ---- positions

position-players = « players » demande une entrée par joueur ({ $seats }) et va avec les tas.
position-hand = { $who } a { $found } cartes distribuées du thème { $theme }, mais il en faut une.
position-bonus-absent = { $who } a « { $found } » en bonus, mais ni en main ni posée.
position-bonus = { $who } a { $found } cartes bonus, mais peut en avoir au plus { $most }.
position-bonus-deity = { $who } ne peut pas avoir « { $found } » en bonus : c’est une carte divinité.
position-space = « { $field } » : il n’y a pas de case « { $found } » sur cette carte.
position-card = Il n’y a pas de carte « { $found } ».
position-twice = La carte « { $found } » est à deux endroits.
position-pile = Le tas { $theme } doit contenir exactement les cartes qui ne sont nulle part ailleurs ({ $cards }).
position-tickets = Le compte des tickets d’avion n’est pas bon.
position-eco = Le compte des cartes éco-planète n’est pas bon.
position-karma = Le compte des cartes bad karma n’est pas bon : { $kind }.
position-cards = Le compte des cartes destination n’est pas bon.
position-cow = La vache ne peut pas être sur « { $where } ».
position-shared = { $who } et { $other } sont sur la même case, « { $where } ».
position-pawn = { $who } doit avoir un pion sur la carte, à moins d’avoir quitté la table.
position-god = { $who } a une réponse de la divinité si et seulement si sa carte divinité est posée.
position-no-journey = Personne ne voyage sous la carte « { $card } ».
position-journey = { $who } voyage sous la carte « { $card } » sans l’avoir reçue.
position-way = { $who } a la voie « { $way } », mais n’est pas en voyage.
position-arrived = { $who } est déjà là où mène le voyage.
position-phase = Rien ici ne mène à la phase « { $phase } ».

# ---- fichiers de matériel

box-spaces = nombre de cases attendu : { $most } au plus, trouvé : { $found }.
box-towns = nombre de villes attendu : de 2 à { $most }, trouvé : { $found }.
box-country = attendu : { $known }.
box-flag = attendu : true ou false.
box-list = une liste de noms est attendue.
box-table = une table d’entrées nommées est attendue.
box-string = un texte est attendu.
box-number = un nombre est attendu.
box-points = une liste de lieux [x, y] est attendue.
box-places = il faut un lieu par case ({ $expected }).
box-id = « { $found } » n’est pas un identifiant : lettres, chiffres et soulignés, une lettre d’abord.
box-twice = il y a deux cases « { $found } ».
box-ends = deux villes ou carrefours différents sont attendus, joints par un trait d’union.
box-port = une ligne de bateau joint deux ports.
box-border = aucune route ne joint deux pays : le pont, ce sont les joueurs qui le construisent.
box-theme = nombre de cartes attendu pour ce thème : de { $least } à { $most }, trouvé : { $found }.
box-card-town = une carte nomme une ville, et jamais celle des Maldives.
box-god = six nombres entiers attendus, un par face du dé.
box-cricket = deux villes différentes sont attendues.
box-no-town = il n’y a pas de ville « { $found } ».
box-karma = nombre de cartes bad karma attendu : de { $least } à { $most }, trouvé : { $found }.
box-eco-score = deux nombres entiers attendus : tenu et abandonné.
box-faces = des faces du dé sont attendues, de 1 à 6.
box-no-airport = il n’y a pas d’aéroport « { $found } ».
box-airport = cette ville doit être un aéroport.
box-no-flight = un vol doit joindre cette ville à son aéroport de départ.
box-male-road = aucune route, aucun bateau n’y mène.
box-male-cow = la vache ne peut jamais être aux Maldives.
box-cow-start = la vache ne peut pas être là.
box-cow-nowhere = il faut au moins deux villes pour la vache.
box-cut-off = ni route ni bateau ne mènent à « { $found } ».
box-starts = nombre de cases sans aéroport attendu : au moins { $least }.

sim-course = Les parties
sim-what = quoi
sim-mean = moyenne
sim-share = { $share } %
sim-most = maximum
sim-turns = tours par joueur
sim-turns-to-pamban = tours jusqu’à Pamban
sim-flights = vols par joueur
sim-paid = tickets payés par joueur
sim-bonus-taken = cartes bonus par joueur
sim-open-left = cartes non posées par joueur
sim-winner = points du gagnant
sim-margin = avance sur le deuxième
sim-ends-title = La fin des parties
sim-end = fin
sim-games = parties
sim-by = { $reason ->
    [pamban] quelqu’un a terminé à Pamban
    [stall] plus rien n’avançait
    [max_rounds] le dernier tour
   *[resign] les autres ont abandonné
}
sim-finisher-won = … et arrive alors en tête
sim-finisher-alone = … et gagne sans partage
sim-sheet = Le tableau des scores
sim-line = ligne
sim-winners = gagnants
sim-others = les autres
sim-row = { $row ->
    [destinations] destinations
    [tickets] tickets
    [deity] divinité
    [open] cartes non posées
    [eco_transport] éco-planète : transport
    [eco_material] éco-planète : matériau
    [bonus] destinations bonus
   *[bridge] le pont
}
sim-total = total
sim-gods = Les réponses des divinités
sim-answer = réponse
sim-god = { $answer ->
    [good] des points gagnés
    [nothing] rien
    [bad] des points perdus
   *[unasked] jamais interrogées
}
sim-players = joueurs
sim-points = points
sim-won = gagné
sim-order = L’ordre du tour
sim-place = place
sim-karma-title = Bad karma
sim-karma = carte reçue
sim-per-game = par partie
sim-spared = aucune
sim-eco-title = Éco-planète
sim-eco = engagement
sim-made = pris, de tous les joueurs
sim-kept = tenu
sim-broken = abandonné

sim-laid = Les cartes posées à la fin
sim-card = carte
sim-had = joueurs qui l’avaient posée
sim-won-with = gagnent avec
sim-won-without = gagnent sans
sim-bonus = une carte bonus posée

ending-pamban = le pont est annoncé à Pamban
ending-stall = il ne se passe plus rien
ending-max_rounds = le dernier tour est fini
ending-resign = les autres abandonnent

# ---- questions : ce qu’une phase demande, les mots qui les posent, ce qu’elles disent, et les réponses

do-place = placez le pion de qui joue après vous
do-cow = déplacez la vache sacrée
do-move = voyagez
do-tickets = dites combien de tickets vous prenez
do-give_up = attendez encore, ou renoncez
do-commit = répondez à l’offre éco-planète
do-bonus = prenez une destination bonus, ou non
do-karma = remettez votre carte bad karma, ou gardez-la
do-again = rejouez, ou arrêtez-vous

ask-die = dé, de
ask-die-about = ce qui a été lancé
ask-near = près, pres
ask-near-about = où vous êtes, les chemins à partir de là, et vos villes à atteindre, la plus proche en tête
ask-route = route
ask-route-about = le chemin le plus court vers une ville
ask-tour = circuit
ask-tour-about = un ordre rapide de toutes vos villes à atteindre
ask-cards = cartes, main
ask-cards-about = vos cartes à atteindre et celles qui sont posées
ask-town = ville
ask-town-about = une ville, ses voisines, et qui s’y trouve
ask-cow = vache
ask-cow-about = où se tient la vache sacrée
ask-tickets = tickets
ask-tickets-about = les tickets d’avion de chacun
ask-piles = tas
ask-piles-about = les destinations bonus qui restent
ask-rivals = adversaires, autres
ask-rivals-about = où sont tous les autres et ce qu’il leur reste à atteindre
ask-score = score
ask-score-about = les points de chacun si la partie finissait maintenant
told-town = { $town } ({ $facts }) : { $neighbours }.
told-airport = aéroport
told-port = port
told-neighbour = { $by ->
    [boat] { $town } { $steps } en bateau
   *[road] { $town } { $steps } par la route
}
told-cow-here = La vache sacrée s’y trouve : la ville est fermée.
told-your-card = Votre { $card } y mène.
told-no-town = Il n’y a pas de ville « { $written } ».
told-several = Laquelle : { $towns } ?
told-no-throw = Le dé n’a pas été lancé.
told-throw = { $who } a fait { $face }.
told-throw-you = Vous avez fait { $face }.
told-pawn = { $who } : { $place }.
told-pawn-you = Votre pion : { $place }.
told-no-pawn = Vous n’avez pas encore de pion sur la carte.
told-ways = Chemins à partir d’ici : { $ways }.
told-route = Jusqu’à { $town } : { $foot ->
    [0] 0 case
    [1] 1 case
   *[other] { $foot } cases
} par la route ou en bateau, { $air } avec l’avion. Le chemin : { $stops }.{ $cow ->
    [yes] { " " }La vache sacrée barre la route.
   *[no] { "" }
}
told-route-by-air = Jusqu’à { $town }, en avion seulement : { $air ->
    [0] 0 case.
    [1] 1 case.
   *[other] { $air } cases.
}
told-stop = { $town } après { $steps }
told-tour = Un ordre rapide : { $legs }.
told-leg = { $foot ->
    [-1] { $town } en avion seulement, { $air }
   *[other] { $town } { $foot }
}
told-card = { $card }.
told-card-away = { $foot ->
    [-1] { $card } : en avion seulement, { $air ->
        [0] 0 case
        [1] 1 case
       *[other] { $air } cases
    }.
    [0] { $card } : 0 case, { $air } avec l’avion.
    [1] { $card } : 1 case, { $air } avec l’avion.
   *[other] { $card } : { $foot } cases, { $air } avec l’avion.
}
told-laid = Posées : { $cards }.
told-cow = La vache sacrée : { $place } ; la ville est fermée.
told-tickets = { $who } : { $free ->
    [yes] le ticket gratuit est encore là
   *[no] le ticket gratuit est utilisé
}, tickets payants : { $paid }.
told-tickets-you = Vous : { $free ->
    [yes] le ticket gratuit est encore là
   *[no] le ticket gratuit est utilisé
}, tickets payants : { $paid }.
told-tickets-left = Tickets restants : { $count }.
told-open = { $who } doit encore atteindre : { $themes } ; posées : { $count }, score actuel : { $points }.
told-points = { $who } : { $points ->
    [0] 0 point.
    [1] 1 point.
   *[other] { $points } points.
}
told-points-you = Vous : { $points ->
    [0] 0 point.
    [1] 1 point.
   *[other] { $points } points.
}
told-pile = { $theme } { $count }
told-piles = Destinations bonus restantes : { $piles }.
told-strategy = Cartes bad karma restantes : { $karma }, cartes éco-planète : { $eco }.
