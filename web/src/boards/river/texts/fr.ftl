# Le plateau du fleuve en français.

river-dragons-line = Préparez cinq cartes en secret, bâtissez un pont de pierres et de planches, et ne tombez pas dans le Mékong.
sunderbans-line = La même course sur le Gange, aller et retour, avec ses propres détours. Prévoir, bâtir, passer, tomber, rire.
river-planks-left = { $count ->
    [one] { $count } planche
   *[other] { $count } planches
}
river-do-first = choisissez qui commence
river-do-program = posez cinq cartes
river-do-program-again = Maintenant la carte suivante
river-do-stone = posez une pierre
river-do-plank = choisissez une planche
river-do-place = posez une planche
river-do-remove = retirez une planche ou une pierre
river-do-move = avancez
river-do-jump = sautez par-dessus un pion
river-reason-arrival = Le village d’en face est atteint.
river-reason-cap = La dernière manche de la règle maison est jouée.
river-reason-limit = La manche 300 est jouée.
river-reason-agreement = Tout le monde était d’accord pour finir ici.
river-reason-resign = Les autres ont abandonné.
river-score-touched = A touché l’autre rive
river-score-touched-value = { $value ->
    [1] oui
   *[other] non
}
river-score-left = Chemin restant
river-score-left-value = { $value ->
    [0] à l’arrivée
    [one] environ une longue planche
   *[other] environ { $value } longues planches
}

# Couleurs
river-colour-yellow = Jaune
river-colour-red = Rouge
river-colour-green = Vert
river-colour-blue = Bleu
river-colour-purple = Violet
river-colour-orange = Orange
river-colour-pink = Rose
river-colour-black = Noir

# Cartes : le mot sur la face, le nom entier, ce qu’elle fait
river-word-S1 = Pierre
river-word-S2 = Pierres
river-word-P1 = Planche
river-word-P2 = Planches
river-word-RM = Retirer
river-word-M1 = Avancer
river-word-M2 = Avancer
river-word-JP = Sauter
river-card-S1 = poser 1 pierre
river-card-S2 = poser 2 pierres
river-card-P1 = poser 1 planche
river-card-P2 = poser 2 planches
river-card-RM = retirer une planche ou une pierre
river-card-M1 = avancer de 1
river-card-M2 = avancer de 2
river-card-JP = sauter
river-card-block = { $edition ->
    [sunderbans] blocage contre { $who }
   *[river_dragons] dragon contre { $who }
}
river-help-S1 = Posez une pierre sur un îlot libre. Tout le monde pourra s’en servir.
river-help-S2 = Posez deux pierres sur des îlots libres, l’une après l’autre.
river-help-P1 = { $misfit ->
    [keep] Posez une planche de votre réserve entre deux pierres, ou entre une pierre et une rive.
   *[other] Posez une planche de votre réserve entre deux pierres, ou entre une pierre et une rive. Si elle ne tient nulle part, elle est perdue.
}
river-help-P2 = { $misfit ->
    [keep] Posez deux planches, l’une après l’autre, entre deux pierres ou entre une pierre et une rive.
   *[other] Posez deux planches, l’une après l’autre. Celle qui ne tient nulle part est perdue.
}
river-help-RM = Prenez une planche libre du plateau pour votre réserve, ou retirez une pierre qui ne porte rien. Deux couleurs au plus, jamais deux fois le même numéro.
river-help-M1 = Avancez sur la planche libre ou dans le village d’à côté. S’il n’y en a pas, vous tombez à l’eau.
river-help-M2 = { $move2 ->
    [villageStop] Avancez de deux pas, chacun sur une place libre, ou d’un seul dans un village. Sans premier pas possible, vous tombez à l’eau.
    [upTo] Avancez d’un ou deux pas, chacun sur une place libre. Sans premier pas possible, vous tombez à l’eau.
   *[exact] Avancez de deux pas, chacun sur une place libre. Sans premier pas possible, vous tombez à l’eau.
}
river-help-JP = Sautez par-dessus un pion sur la planche voisine et retombez derrière lui. S’il n’y a personne, vous tombez à l’eau.
river-help-block = { $edition ->
    [sunderbans] Le blocage arrête { $who } : sa carte de la même case est sans effet. Un seul blocage par manche.
   *[river_dragons] Le dragon arrête { $who } : sa carte de la même case est sans effet. Un seul dragon par manche.
}

# Le cadran
river-dial = Vos cinq cases
river-hand = Vos cartes
river-ready = C’est prêt
river-agree = Je finirais bien ici
river-empty = vide
river-slot = { $fixed ->
    [yes] Case { $slot } : { $card }, posée
   *[no] Case { $slot } : { $card }
}
river-hand-card = { $slot ->
    [0] { $card }
   *[other] { $card }, dans la case { $slot }
}
river-dial-full = Les cinq cases sont pleines. Touchez une case pour la vider.
river-dial-ready = Les cinq cases sont pleines. On peut appuyer sur « C’est prêt ».
river-dial-fixed = Cette carte est posée et le reste.
river-dial-open = { $count ->
    [one] Il reste { $count } case vide.
   *[other] Il reste { $count } cases vides.
}
river-one-block = { $edition ->
    [sunderbans] Un seul blocage par manche : retirez d’abord l’autre.
   *[river_dragons] Un seul dragon par manche : retirez d’abord l’autre.
}
river-cards-down = Vos cinq cartes sont posées. Dès que tout le monde est prêt, on les retourne.
river-warn-jump = Pour l’instant, aucun pion n’est assez près pour le saut de la case { $slot } : vous tomberiez à l’eau.
river-warn-plank = { $misfit ->
    [keep] Il n’y a pas encore de pierre dans le delta : les planches de la case { $slot } pourraient ne trouver aucune place.
   *[other] Il n’y a pas encore de pierre dans le delta : une planche en case { $slot } pourrait être perdue.
}

# Le râtelier
river-rack = Les cartes et les planches de tous
river-round = { $round ->
    [0] Avant la première manche
   *[other] { $slot ->
        [0] Manche { $round }
       *[other] Manche { $round }, case { $slot } sur 5
    }
}
river-stones = { $count ->
    [0] Plus de pierre en réserve
    [one] Il reste { $count } pierre en réserve
   *[other] Il reste { $count } pierres en réserve
}
river-measured = { $table ->
    [byEye] au jugé
   *[assisted] distances montrées
}
river-measured-why = { $table ->
    [byEye] À cette table, on juge les distances au jugé, comme dans la boîte.
   *[assisted] À cette table, on montre à tous où tient une planche.
}
river-first-marker = marqueur de premier joueur
river-rack-card = { $state ->
    [card] Case { $slot } : { $card }
    [stopped] Case { $slot } : { $card }, arrêtée
    [back] Case { $slot } : face cachée
   *[empty] Case { $slot } : vide
}
river-reserve-of = Planches : { $planks }
river-none = aucune
river-touched = a touché l’autre rive
river-lost = Hors du jeu :
river-choose-first = { $who } commence

# Vos planches
river-reserve = Vos planches, aussi longues que sur le fleuve
river-reserve-plank = { $state ->
    [lit] Planche { $number } { $colour }, peut être prise
    [doomed] Planche { $number } { $colour }, ne tient nulle part et serait perdue
   *[none] Planche { $number } { $colour }
}
river-reserve-later = On prend une planche quand une carte planche est jouée.
river-pick-first = Prenez d’abord une planche de votre réserve.
river-no-span = Entre { $a } et { $b }, il n’y a pas de place pour une planche.
river-no-place-here = Depuis { $place }, la planche ne tient nulle part.
river-walks-on = Un pion passe par les planches et les villages, pas par les pierres ni par l’eau.

# Sur le plateau
river-board = Le delta. Les flèches déplacent, N et P parcourent ce qui peut être choisi, Entrée choisit.
river-spot-village = { $who ->
    [none] Village { $name }, { $colour }
   *[other] Village { $name }, { $colour } ; ici : { $who }
}
river-spot-islet = Îlot { $name }, sans pierre
river-spot-stone = { $planks ->
    [0] Pierre sur { $name }, ne porte rien
    [one] Pierre sur { $name }, porte { $planks } planche
   *[other] Pierre sur { $name }, porte { $planks } planches
}
river-spot-plank = { $who ->
    [none] Planche { $number } { $colour } ({ $name }), entre { $a } et { $b }
   *[other] Planche { $number } { $colour } ({ $name }), entre { $a } et { $b } ; dessus : { $who }
}
river-spot-state = { $state ->
    [chosen] { $words }. C’est votre choix
   *[lit] { $words }. Possible
}
river-water = { $state ->
    [start] Eau libre. Les flèches déplacent la pierre, plus loin avec Maj ; Entrée la montre.
    [lit] { $x }, { $y } : une pierre peut tenir ici
   *[none] { $x }, { $y } : aucune pierre ne tient ici
}
river-nudge = Déplacer la pierre
river-nudge-way = { $way ->
    [ArrowLeft] À gauche
    [ArrowRight] À droite
    [ArrowUp] En haut
    [Middle] Au milieu
   *[ArrowDown] En bas
}

# Ce qu’il faut faire
river-task-program = { $edition ->
    [sunderbans] Posez cinq cartes dans l’ordre ; vous pouvez les changer jusqu’à « C’est prêt ». Un blocage au plus.
   *[river_dragons] Posez cinq cartes dans l’ordre ; vous pouvez les changer jusqu’à « C’est prêt ». Un dragon au plus.
}
river-task-first = Choisissez qui reçoit le marqueur de premier joueur.
river-task-stone = { $board ->
    [open] { $left ->
        [1] Posez une pierre : touchez l’eau libre, ou poussez l’ombre de la pierre.
       *[other] Posez { $left } pierres : touchez l’eau libre, ou poussez l’ombre de la pierre.
    }
   *[islands] { $left ->
        [1] Posez une pierre : touchez un îlot, là où vous la voulez.
       *[other] Posez { $left } pierres, l’une après l’autre : touchez un îlot, là où vous voulez la pierre.
    }
}
river-task-shift = La pierre se voit. Faites-la glisser sur son îlot, à la main ou avec les flèches ; touchez-la encore pour la jouer.
river-task-plank = { $way ->
    [lost] Aucune de vos planches ne tient. Choisissez celle que vous perdez.
    [eye] Choisissez une planche au jugé. Le choix est définitif : si elle ne tient nulle part, elle est perdue.
   *[assisted] { $edition ->
        [sunderbans] Prenez une planche : touchez-en une pour voir où elle tient.
       *[river_dragons] Prenez une planche : touchez-en une pour voir où elle tient. Le choix est définitif.
    }
}
river-task-in-hand = { $way ->
    [eye] Vous tenez la planche { $plank }. Montrez ses deux bouts : au second, elle est prise et posée, pour de bon.
   *[assisted] Vous tenez la planche { $plank }. Touchez une ligne pointillée ou ses deux bouts, ou glissez la planche dessus.
}
river-task-doomed = La planche { $plank } ne tient nulle part : touchez-la encore, et elle est perdue.
river-task-place = { $tries ->
    [-1] Planche { $plank } : touchez ses deux appuis.
    [0] Planche { $plank } : montrez deux appuis. Chaque bout doit atteindre le milieu d’une pierre, ou la rive.
    [1] La planche { $plank } était trop courte une fois. Montrez deux autres appuis.
    [2] La planche { $plank } était trop courte deux fois. Montrez deux autres appuis.
   *[other] Maintenant, on montre où tient la planche { $plank }.
}
river-task-other-end = { $way ->
    [eye] Planche { $plank } : maintenant, l’autre bout. Elle est alors posée, pour de bon.
   *[assisted] Planche { $plank } : maintenant, l’autre bout.
}
river-task-complete = Voici ce qui sera joué : touchez encore pour le jouer, ou touchez autre chose.
river-task-remove = Vous devez prendre une planche libre ou retirer une pierre qui ne porte rien.
river-task-move = { $steps ->
    [1] Vous devez avancer : touchez la planche ou le village d’à côté, ou portez-y votre pion.
   *[other] { $taken ->
        [0] Vous devez avancer de deux pas : touchez la première planche, ou l’endroit où vous voulez finir, ou portez-y votre pion.
       *[other] Maintenant, le deuxième pas.
    }
}
river-task-may-stop = Cela peut suffire : jouez-le, ou faites le second pas.
river-task-jump = Sautez : touchez l’endroit où retomber.

# Le récit
river-turned-up = Case { $slot } : on retourne les cartes.
river-over = { $count ->
    [one] { $who } a gagné.
   *[other] { $who } se partagent la victoire.
}
river-tell = Ce qui s’est passé, pas à pas
river-tell-back = Un pas en arrière
river-tell-forward = Un pas en avant
river-tell-pause = Pause
river-tell-play = Continuer
river-tell-end = Aller au présent
