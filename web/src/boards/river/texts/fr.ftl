# Le plateau du fleuve en français.

river-dragons-line = Préparez cinq cartes en secret, bâtissez un pont de pierres et de planches, et ne tombez pas dans le Mékong.
sunderbans-line = La même course sur le Gange, aller et retour, avec ses propres détours. Prévoir, bâtir, passer, tomber, rire.
delta-planks-left = { $count ->
    [one] { $count } planche
   *[other] { $count } planches
}
delta-do-first = choisissez qui commence
delta-do-program = posez cinq cartes
delta-do-stone = posez une pierre
delta-do-plank = choisissez une planche
delta-do-place = posez une planche
delta-do-remove = retirez une planche ou une pierre
delta-do-move = avancez
delta-do-jump = sautez par-dessus un pion
delta-reason-arrival = Le village d’en face est atteint.
delta-reason-cap = La dernière manche de la règle maison est jouée.
delta-reason-limit = La manche 300 est jouée.
delta-reason-agreement = Tout le monde était d’accord pour finir ici.
delta-reason-resign = Les autres ont abandonné.
delta-score-touched = A touché l’autre rive
delta-score-touched-value = { $value ->
    [1] oui
   *[other] non
}
delta-score-left = Chemin restant
delta-score-left-value = { $value } mm

# Couleurs
delta-colour-yellow = Jaune
delta-colour-red = Rouge
delta-colour-green = Vert
delta-colour-blue = Bleu
delta-colour-purple = Violet
delta-colour-orange = Orange
delta-colour-pink = Rose
delta-colour-black = Noir

# Cartes : le mot sur la face, le nom entier, ce qu’elle fait
delta-word-S1 = Pierre
delta-word-S2 = Pierres
delta-word-P1 = Planche
delta-word-P2 = Planches
delta-word-RM = Retirer
delta-word-M1 = Avancer
delta-word-M2 = Avancer
delta-word-JP = Sauter
delta-card-S1 = poser 1 pierre
delta-card-S2 = poser 2 pierres
delta-card-P1 = poser 1 planche
delta-card-P2 = poser 2 planches
delta-card-RM = retirer une planche ou une pierre
delta-card-M1 = avancer de 1
delta-card-M2 = avancer de 2
delta-card-JP = sauter
delta-card-block = { $edition ->
    [sunderbans] blocage contre { $who }
   *[river_dragons] dragon contre { $who }
}
delta-help-S1 = Posez une pierre sur un îlot libre. Tout le monde pourra s’en servir.
delta-help-S2 = Posez deux pierres sur des îlots libres, l’une après l’autre.
delta-help-P1 = { $misfit ->
    [keep] Posez une planche de votre réserve entre deux pierres, ou entre une pierre et une rive.
   *[other] Posez une planche de votre réserve entre deux pierres, ou entre une pierre et une rive. Si elle ne tient nulle part, elle est perdue.
}
delta-help-P2 = { $misfit ->
    [keep] Posez deux planches, l’une après l’autre, entre deux pierres ou entre une pierre et une rive.
   *[other] Posez deux planches, l’une après l’autre. Celle qui ne tient nulle part est perdue.
}
delta-help-RM = Prenez une planche libre du plateau pour votre réserve, ou retirez une pierre qui ne porte rien. Deux couleurs au plus, jamais deux fois le même numéro.
delta-help-M1 = Avancez sur la planche libre ou dans le village d’à côté. S’il n’y en a pas, vous tombez à l’eau.
delta-help-M2 = { $move2 ->
    [villageStop] Avancez de deux pas, chacun sur une place libre, ou d’un seul dans un village. Sans premier pas possible, vous tombez à l’eau.
    [upTo] Avancez d’un ou deux pas, chacun sur une place libre. Sans premier pas possible, vous tombez à l’eau.
   *[exact] Avancez de deux pas, chacun sur une place libre. Sans premier pas possible, vous tombez à l’eau.
}
delta-help-JP = Sautez par-dessus un pion sur la planche voisine et retombez derrière lui. S’il n’y a personne, vous tombez à l’eau.
delta-help-block = { $edition ->
    [sunderbans] Le blocage arrête { $who } : sa carte de la même case est sans effet. Un seul blocage par manche.
   *[river_dragons] Le dragon arrête { $who } : sa carte de la même case est sans effet. Un seul dragon par manche.
}

# Le cadran
delta-dial = Vos cinq cases
delta-hand = Vos cartes
delta-ready = C’est prêt
delta-agree = Je finirais bien ici
delta-empty = vide
delta-slot = { $fixed ->
    [yes] Case { $slot } : { $card }, posée
   *[no] Case { $slot } : { $card }
}
delta-hand-card = { $slot ->
    [0] { $card }
   *[other] { $card }, dans la case { $slot }
}
delta-dial-full = Les cinq cases sont pleines. Touchez une case pour la vider.
delta-dial-fixed = Cette carte est posée et le reste.
delta-dial-open = { $count ->
    [one] Il reste { $count } case vide.
   *[other] Il reste { $count } cases vides.
}
delta-one-block = { $edition ->
    [sunderbans] Un seul blocage par manche : retirez d’abord l’autre.
   *[river_dragons] Un seul dragon par manche : retirez d’abord l’autre.
}
delta-cards-down = Vos cinq cartes sont posées. Dès que tout le monde est prêt, on les retourne.
delta-warn-jump = Pour l’instant, aucun pion n’est assez près pour le saut de la case { $slot } : vous tomberiez à l’eau.
delta-warn-plank = { $misfit ->
    [keep] Il n’y a pas encore de pierre dans le delta : les planches de la case { $slot } pourraient ne trouver aucune place.
   *[other] Il n’y a pas encore de pierre dans le delta : une planche en case { $slot } pourrait être perdue.
}

# Le râtelier
delta-rack = Les cartes et les planches de tous
delta-round = { $round ->
    [0] Avant la première manche
   *[other] { $slot ->
        [0] Manche { $round }
       *[other] Manche { $round }, case { $slot } sur 5
    }
}
delta-stones = { $count ->
    [0] Plus de pierre en réserve
    [one] Il reste { $count } pierre en réserve
   *[other] Il reste { $count } pierres en réserve
}
delta-first-marker = marqueur de premier joueur
delta-rack-card = { $state ->
    [card] Case { $slot } : { $card }
    [stopped] Case { $slot } : { $card }, arrêtée
    [back] Case { $slot } : face cachée
   *[empty] Case { $slot } : vide
}
delta-reserve-of = Planches : { $planks }
delta-none = aucune
delta-touched = a touché l’autre rive
delta-lost = Hors du jeu :
delta-choose-first = { $who } commence

# Vos planches
delta-reserve = Vos planches, aussi longues que sur le fleuve
delta-reserve-plank = { $state ->
    [lit] Planche { $number } { $colour }, peut être prise
    [doomed] Planche { $number } { $colour }, ne tient nulle part et serait perdue
   *[none] Planche { $number } { $colour }
}
delta-reserve-later = On prend une planche quand une carte planche est jouée.
delta-pick-first = Prenez d’abord une planche de votre réserve.
delta-no-place-here = Depuis { $place }, la planche ne tient nulle part.
delta-walks-on = Un pion passe par les planches et les villages, pas par les pierres ni par l’eau.

# Sur le plateau
delta-board = Le delta. Les flèches déplacent, N et P parcourent ce qui peut être choisi, Entrée choisit.
delta-spot-village = { $who ->
    [none] Village { $name }, { $colour }
   *[other] Village { $name }, { $colour } ; ici : { $who }
}
delta-spot-islet = Îlot { $name }, sans pierre
delta-spot-stone = { $planks ->
    [0] Pierre sur { $name }, ne porte rien
    [one] Pierre sur { $name }, porte { $planks } planche
   *[other] Pierre sur { $name }, porte { $planks } planches
}
delta-spot-plank = { $who ->
    [none] Planche { $number } { $colour } ({ $name }), entre { $a } et { $b }
   *[other] Planche { $number } { $colour } ({ $name }), entre { $a } et { $b } ; dessus : { $who }
}
delta-spot-state = { $state ->
    [chosen] { $words }. C’est votre choix
   *[lit] { $words }. Possible
}
delta-water = { $state ->
    [start] Eau libre. Les flèches déplacent la pierre, plus loin avec Maj ; Entrée la montre.
    [lit] { $x }, { $y } : une pierre peut tenir ici
   *[none] { $x }, { $y } : aucune pierre ne tient ici
}
delta-nudge = Déplacer la pierre
delta-nudge-way = { $way ->
    [ArrowLeft] À gauche
    [ArrowRight] À droite
    [ArrowUp] En haut
    [Middle] Au milieu
   *[ArrowDown] En bas
}

# Ce qu’il faut faire
delta-task-program = { $edition ->
    [sunderbans] Posez cinq cartes dans l’ordre ; vous pouvez les changer jusqu’à « C’est prêt ». Un blocage au plus.
   *[river_dragons] Posez cinq cartes dans l’ordre ; vous pouvez les changer jusqu’à « C’est prêt ». Un dragon au plus.
}
delta-task-first = Choisissez qui reçoit le marqueur de premier joueur.
delta-task-stone = { $board ->
    [open] { $left ->
        [1] Posez une pierre : touchez l’eau libre, ou poussez l’ombre de la pierre.
       *[other] Posez { $left } pierres : touchez l’eau libre, ou poussez l’ombre de la pierre.
    }
   *[islands] { $left ->
        [1] Posez une pierre : touchez un îlot.
       *[other] Posez { $left } pierres, l’une après l’autre : touchez un îlot.
    }
}
delta-task-shift = La pierre se voit. Faites-la glisser sur son îlot, à la main ou avec les flèches, puis jouez.
delta-task-plank = { $way ->
    [lost] Aucune de vos planches ne tient. Choisissez celle que vous perdez.
    [eye] Choisissez une planche au jugé. Le choix est définitif : si elle ne tient nulle part, elle est perdue.
   *[assisted] { $edition ->
        [sunderbans] Prenez une planche : touchez-en une pour voir où elle tient.
       *[river_dragons] Prenez une planche : touchez-en une pour voir où elle tient. Le choix est définitif.
    }
}
delta-task-place = { $tries ->
    [-1] Planche { $plank } : touchez ses deux appuis.
    [0] Planche { $plank } : montrez deux appuis. Chaque bout doit atteindre le milieu d’une pierre, ou la rive.
    [1] La planche { $plank } était trop courte une fois. Montrez deux autres appuis.
    [2] La planche { $plank } était trop courte deux fois. Montrez deux autres appuis.
   *[other] Maintenant, on montre où tient la planche { $plank }.
}
delta-task-other-end = Planche { $plank } : maintenant, l’autre bout.
delta-task-complete = Tout est choisi : jouez-le, ou touchez un autre chemin.
delta-task-remove = Vous devez prendre une planche libre ou retirer une pierre qui ne porte rien.
delta-task-move = { $steps ->
    [1] Vous devez avancer : touchez la planche ou le village d’à côté.
   *[other] { $taken ->
        [0] Vous devez avancer de deux pas : touchez la première planche, ou l’endroit où vous voulez finir.
       *[other] Maintenant, le deuxième pas.
    }
}
delta-task-may-stop = Cela peut suffire : jouez-le, ou faites le second pas.
delta-task-jump = Sautez : touchez l’endroit où retomber.

# Le récit
delta-turned-up = Case { $slot } : on retourne les cartes.
delta-over = { $count ->
    [one] { $who } a gagné.
   *[other] { $who } se partagent la victoire.
}
delta-tell = Ce qui s’est passé, pas à pas
delta-tell-back = Un pas en arrière
delta-tell-forward = Un pas en avant
delta-tell-pause = Pause
delta-tell-play = Continuer
delta-tell-end = Aller au présent
