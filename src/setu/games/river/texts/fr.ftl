# River Dragons et Sunderbans en français.

title-river-dragons = River Dragons
title-sunderbans = Sunderbans

yellow = Jaune
red = Rouge
green = Vert
blue = Bleu
purple = Violet
orange = Orange
pink = Rose
black = Noir
and = { $first } et { $last }
and-first-you = { $last } et vous
and-last-you = { $first } et vous

card-S1 = « poser 1 pierre »
card-S2 = « poser 2 pierres »
card-P1 = « poser 1 planche »
card-P2 = « poser 2 planches »
card-RM = « retirer une planche ou une pierre »
card-M1 = « avancer de 1 »
card-M2 = « avancer de 2 »
card-JP = « sauter »
card-block = { $edition ->
    [sunderbans] un blocage contre { $who }
   *[river_dragons] un dragon contre { $who }
}

lays = { $who } place { $card } face cachée, case { $slot }.
lays-you = Vous posez { $card } face cachée, case { $slot }.
agrees = { $who } propose d’arrêter la partie ici.
agrees-you = Vous proposez d’arrêter la partie ici.
adds-agree = vote secret : si tout le monde le veut, la partie finit avant que la première carte soit retournée, et le plus proche de son but gagne
names-first = { $who } donne le marqueur de premier joueur à { $other }.
names-first-you = Vous donnez le marqueur de premier joueur à { $other }.
names-first-other-you = { $who } vous donne le marqueur de premier joueur.
names-first-you-other-you = Vous gardez le marqueur de premier joueur.
picks = { $who } prend en main la planche { $plank }.
picks-you = Vous prenez en main la planche { $plank }.
gives-up-plank = { $who } prend la planche { $plank }, qui ne tient nulle part : elle est perdue.
gives-up-plank-you = Vous prenez la planche { $plank }, qui ne tient nulle part : elle est perdue.
takes = { $who } retire la planche { $plank } et la met dans sa réserve.
takes-you = Vous retirez la planche { $plank } et la mettez dans votre réserve.
lifts = { $who } retire la pierre en { $place }.
lifts-you = Vous retirez la pierre en { $place }.
spans = { $who } pose la planche { $plank } entre { $a } et { $b }.
spans-you = Vous posez la planche { $plank } entre { $a } et { $b }.
tries = { $who } essaie la planche { $plank } entre { $a } et { $b }.
tries-you = Vous essayez la planche { $plank } entre { $a } et { $b }.
walks-on = { $who } va sur { $step }.
walks = { $who } passe par { $step } et va sur { $then }.
walks-on-you = Vous allez sur { $step }.
walks-you = Vous passez par { $step } et allez sur { $then }.
jumps = { $who } saute par-dessus le pion sur { $over } et arrive sur { $land }.
jumps-you = Vous sautez par-dessus le pion sur { $over } et arrivez sur { $land }.
places-stone = { $who } pose une pierre sur { $place }.
places-stone-you = Vous posez une pierre sur { $place }.
off-middle = { $islet }, un peu { $way } du milieu
way-n = au nord
way-ne = au nord-est
way-e = à l'est
way-se = au sud-est
way-s = au sud
way-sw = au sud-ouest
way-w = à l'ouest
way-nw = au nord-ouest

colour-drawn = { $who } tire la couleur { $colour }.
colour-drawn-you = Vous tirez la couleur { $colour }.
starts = { $who } reçoit le marqueur de premier joueur.
starts-you = Vous recevez le marqueur de premier joueur.
round-begins = Manche { $round } : chacun programme cinq cartes ; { $who } jouera en premier.
round-begins-you = Manche { $round } : chacun programme cinq cartes ; vous jouerez en premier.
last-round-begins = Manche { $round }, la dernière : chacun programme cinq cartes ; { $who } jouera en premier.
last-round-begins-you = Manche { $round }, la dernière : chacun programme cinq cartes ; vous jouerez en premier.
is-ready = { $who } a terminé sa programmation.
is-ready-you = Vous avez terminé votre programmation.
reveals = { $who } révèle { $card }, case { $slot }.
reveals-you = Vous révélez { $card }, case { $slot }.
is-blocked = { $by } bloque { $who } : { $card } reste sans effet.
is-stopped = { $by } arrête { $who } avec un dragon : { $card } reste sans effet.
is-blocked-you = { $by } vous bloque : { $card } reste sans effet.
is-stopped-you = { $by } vous arrête avec un dragon : { $card } reste sans effet.
is-blocked-by-you = Vous bloquez { $who } : { $card } reste sans effet.
is-stopped-by-you = Vous arrêtez { $who } avec un dragon : { $card } reste sans effet.
is-still-blocked = La carte d’une personne partie arrête encore { $who } : { $card } reste sans effet.
is-still-blocked-you = La carte d’une personne partie vous arrête encore : { $card } reste sans effet.
too-short-there = { $who } : la planche { $plank } est trop courte entre { $a } et { $b }.
too-short-there-you = Votre planche { $plank } est trop courte entre { $a } et { $b }.
plank-lost = { $who } : la planche { $plank } ne tient nulle part et quitte la partie.
plank-lost-you = Votre planche { $plank } ne tient nulle part et quitte la partie.
steps = { $who } avance sur { $space }.
steps-you = Vous avancez sur { $space }.
falls = { $why ->
    [nobody] { $who } n’a aucun pion par-dessus lequel sauter, tombe à l’eau et revient à { $village }.
    [landing] { $who } ne trouve aucune place libre au-delà du pion à sauter, tombe à l’eau et revient à { $village }.
   *[step] { $who } ne trouve aucune planche libre, tombe à l’eau et revient à { $village }.
}
falls-you = { $why ->
    [nobody] Vous n’avez aucun pion par-dessus lequel sauter, tombez à l’eau et revenez à { $village }.
    [landing] Vous ne trouvez aucune place libre au-delà du pion à sauter, tombez à l’eau et revenez à { $village }.
   *[step] Vous ne trouvez aucune planche libre, tombez à l’eau et revenez à { $village }.
}
stays = { $why ->
    [nobody] { $who } n’a aucun pion par-dessus lequel sauter et reste à { $village }.
    [landing] { $who } ne trouve aucune place libre au-delà du pion à sauter et reste à { $village }.
   *[step] { $who } ne trouve aucune planche libre et reste à { $village }.
}
stays-you = { $why ->
    [nobody] Vous n’avez aucun pion par-dessus lequel sauter et restez à { $village }.
    [landing] Vous ne trouvez aucune place libre au-delà du pion à sauter et restez à { $village }.
   *[step] Vous ne trouvez aucune planche libre et restez à { $village }.
}
touches = { $who } a atteint { $village } et peut rentrer.
touches-you = Vous avez atteint { $village } et pouvez rentrer.
does-nothing = { $card } : { $who } ne peut rien en faire.
does-nothing-you = { $card } : vous ne pouvez rien en faire.
no-second-stone = { $who } ne peut pas poser de deuxième pierre.
no-second-plank = { $who } ne peut pas poser de deuxième planche.
no-second-stone-you = Vous ne pouvez pas poser de deuxième pierre.
no-second-plank-you = Vous ne pouvez pas poser de deuxième planche.
leaves = { $who } abandonne et quitte le delta.
leaves-you = Vous abandonnez et quittez le delta.
won = { $reason ->
    [arrival] { $who } arrive et gagne.
    [cap] { $winners ->
        [1] La dernière manche est finie ; { $who } est le plus près du but et gagne.
       *[other] La dernière manche est finie ; { $who } sont à égale distance de leur but et partagent la victoire.
    }
    [limit] { $winners ->
        [1] La manche 300 est finie ; { $who } est le plus près du but et gagne.
       *[other] La manche 300 est finie ; { $who } sont à égale distance de leur but et partagent la victoire.
    }
    [agreement] { $winners ->
        [1] Tous sont d’accord pour arrêter ; { $who } est le plus près du but et gagne.
       *[other] Tous sont d’accord pour arrêter ; { $who } sont à égale distance de leur but et partagent la victoire.
    }
   *[resign] Les autres ont abandonné : { $who } gagne.
}
won-you = { $reason ->
    [arrival] Vous arrivez et gagnez.
    [cap] { $winners ->
        [1] La dernière manche est finie ; vous êtes le plus près du but et gagnez.
       *[other] La dernière manche est finie ; { $who } êtes à égale distance de votre but et partagez la victoire.
    }
    [limit] { $winners ->
        [1] La manche 300 est finie ; vous êtes le plus près du but et gagnez.
       *[other] La manche 300 est finie ; { $who } êtes à égale distance de votre but et partagez la victoire.
    }
    [agreement] { $winners ->
        [1] Tous sont d’accord pour arrêter ; vous êtes le plus près du but et gagnez.
       *[other] Tous sont d’accord pour arrêter ; { $who } êtes à égale distance de votre but et partagez la victoire.
    }
   *[resign] Les autres ont abandonné : vous gagnez.
}

drawn-planks = Planches :
drawn-stones = Pierres en réserve : { $stones }. Planches hors jeu : { $lost }
drawn-round = Manche { $round }, case { $slot } sur 5 ; premier : { $first }
drawn-round-first-you = Manche { $round }, case { $slot } sur 5 ; premier : vous
drawn-actor = { $who } résout { $card }.
drawn-actor-you = Vous résolvez { $card }.
drawn-picked = Planche en main : { $plank }

unreadable = « { $written } » n’est pas un coup. Écrivez une carte comme « S2 » ou « Xr », une pierre comme « +i12 », une planche comme « r4 » puis « i9-i14 », « -r4 », « >r4>V3 » ou « ^g4>r3 ».
unknown-card = Il n’y a pas de carte « { $card } ». Les cartes sont : { $expected }.
unknown-plank = Il n’y a pas de planche « { $plank } ». Une planche s’écrit avec une couleur ({ $expected }) et un numéro de 1 à 6.
unknown-village = Il n’y a pas de village { $village } ; il y a V1 à V{ $most }.
unknown-islet = Il n’y a pas d’îlot { $islet } ; il y a i1 à i{ $most }.
unknown-colour = « { $colour } » ne joue pas ici. Attendu : { $expected }.
by-eye-needs-loss = À une table « byEye », on peut perdre des planches : « misfit » doit être « lose » ou « loseShort ».

no-pass = On ne passe pas : ce que demande une carte doit être fait autant que possible.
not-your-turn = C’est à { $who } de jouer.
cards-are-down = Vos cinq cartes sont sur la table et y restent telles quelles.
asked-first = Choisissez d’abord qui reçoit le marqueur : « first » et une couleur.
asked-card = On pose maintenant les cartes face cachée : choisissez celle de votre prochaine case.
asked-stone = Votre carte demande une pierre : choisissez où la poser.
asked-plank = Votre carte demande une planche : prenez-en une dans votre réserve.
asked-place = Vous avez une planche en main : choisissez ses deux appuis.
asked-remove = Votre carte retire une planche ou une pierre : choisissez laquelle.
asked-move = Votre carte déplace votre pion : choisissez son chemin.
asked-jump = Votre carte est un saut : choisissez par-dessus quel pion sauter et où arriver.
no-such-seat = Cette place n’est pas dans la partie.
own-block = Personne n’a de carte contre sa propre couleur.
absent-block = Cette couleur ne joue pas, ses cartes sont donc hors jeu.
card-used = Vous avez déjà posé cette carte ; elle n’existe qu’une fois.
two-blocks = Une seule de ces cartes par manche : vous en avez déjà posé une contre un autre joueur.
no-agreeing = À cette table, on n’arrête pas la partie d’un commun accord.
agree-before = On peut proposer d’arrêter une fois par manche, avant de poser sa première carte.
only-islets = Sur ce plateau, les pierres vont sur les îlots.
only-water = Ce plateau n’a pas d’îlots : indiquez un point, comme « +@310,440 ».
islet-taken = Cet îlot porte déjà une pierre.
off-centre = À cette table, les pierres se posent au milieu de leur îlot.
off-islet = La pierre ne serait pas entièrement sur { $islet }.
off-lattice = Les pierres vont sur des points dont les coordonnées sont des multiples de { $lattice }.
off-board = La pierre doit être à { $edge } au moins du bord du plateau.
on-village = La pierre toucherait un village.
stone-too-close = La pierre toucherait une autre pierre.
under-plank = Une planche passe là : on ne glisse pas de pierre dessous.
not-in-reserve = La planche { $plank } n’est pas dans votre réserve.
another-fits = Cette planche ne tient nulle part, mais une autre des vôtres si : prenez-en une qui tient.
pick-is-final = Vous avez pris { $plank } en main et ne pouvez plus l’échanger.
two-villages = Une planche va de pierre à pierre ou d’une pierre à un village, jamais d’un village à l’autre.
same-support = Une planche a besoin de deux appuis différents.
no-stone-there = Il n’y a pas de pierre sur { $place }.
not-a-stone = { $place } n’est pas une pierre.
support-full = { $kind ->
    [stone] La pierre en { $place } porte déjà tout ce qu’elle peut ; planches au plus : { $most }.
   *[village] { $place } porte déjà tout ce qu’il peut ; planches au plus : { $most }.
}
joined = Une planche relie déjà ces deux pierres.
too-short = La planche { $plank } est trop courte à cet endroit.
out-of-sight = C’est trop loin pour n’importe quelle planche.
over-stone = La planche passerait sur une autre pierre.
over-village = La planche passerait sur un village.
on-plank = La planche reposerait sur une autre planche.
narrow = La planche reposerait sur une autre planche : l’angle entre elles est trop étroit.
tried = Vous avez déjà essayé cette planche à cet endroit.
not-on-board = Cette planche n’est pas sur le plateau.
pawn-on-it = Un pion se trouve sur cette planche.
number-held = Vous avez déjà une planche de ce numéro.
third-colour = Vous auriez des planches de trois couleurs.
stone-carries = Cette pierre porte une planche.
not-next = Ces deux endroits ne se touchent pas.
plank-occupied = Un pion se trouve sur cette planche-là.
one-step = Cette carte est pour un seul pas.
two-steps = Cette carte est pour deux pas.
arrived = Le premier pas atteint le but et termine la partie.
turns-back = On ne revient à son point de départ que s’il n’y a aucun autre déplacement.
nobody-to-jump = Aucun autre pion ne se trouve sur cette planche à côté de vous.
not-beyond = Ce n’est pas au-delà du pion par-dessus lequel vous sautez.
jumps-back = Un saut ne finit jamais là où il a commencé.

board-too-dense = les îlots sont si serrés qu’il y a trop de façons de poser une planche.
box-numbers = attendu des nombres entiers de { $least } à { $most } (il en faut { $count }), trouvé { $found }.
box-off-board = { $point } n’est pas sur le plateau.
box-names = attendu des noms parmi { $expected }, trouvé { $found }.
box-twice = « { $name } » ne peut y être qu’une fois.
box-count = nombre d’entrées attendu : { $count }, trouvé : { $found }.
box-lengths = chaque numéro doit être plus long que le précédent.
box-opposite = attendu un autre village, trouvé { $found }.
box-landings = attendu 1 à { $most } débarcadères.
box-islets = attendu 1 à { $most } îlots, nommés i1, i2, i3 et ainsi de suite.
box-even = attendu une largeur paire, pour que sa moitié soit un nombre entier.
box-cosine = attendu une fraction d’au plus 1.
box-reach = attendu une fraction d’au moins 1.
box-lattice = attendu un réseau moins fin : en largeur moins de { $columns }, en hauteur moins de { $rows }.
box-mutual = { $village } est face à { $other }, mais { $other } n’est pas face à { $village }.
box-shore = le débarcadère { $point } n’est pas sur la rive du village.
box-close = { $other } est trop près.
box-too-small = attendu un rayon d’au moins { $least } : une pierre doit y tenir.
box-too-large = attendu un rayon d’au plus { $most }.

position-stones = Il y a trop de pierres : { $most } au plus.
position-stone = Aucune pierre ne peut être sur « { $stone } » : { $reason }
position-plank = La planche { $plank } ne peut pas être là : { $reason }
position-plank-twice = La planche { $plank } est à deux endroits.
position-plank-absent = « { $plank } » n’est pas une planche d’une couleur en jeu.
position-landing = La planche { $plank } ne peut pas reposer sur ce débarcadère.
position-number-twice = { $who } a des planches du même numéro en réserve : { $planks }.
position-three-colours = { $who } a des planches de plus de deux couleurs en réserve : { $planks }.
position-pawn = Le pion ({ $who }) ne peut pas être sur « { $space } » : pas de planche là, ou un autre pion s’y trouve.
position-pawn-shared = Le pion ({ $who }) ne peut pas être sur « { $space } » : un autre pion s’y trouve.
position-touched = Personne ne touche de village sur un aller simple.
position-program = { $who } ne peut pas avoir posé { $card } : { $reason }
position-programs = On pose des cartes jusqu’à ce que chacun en ait cinq ; alors seulement on les révèle.
position-no-actor = On résout les cartes, mais ce n’est à personne d’agir.
position-no-slot = On résout les cartes, mais aucune case n’est révélée.
position-idle = C’est à { $who } d’agir, mais il ne lui reste rien à faire.
position-unready = On résout les cartes, mais { $who } n’a pas posé les cinq siennes.
position-card = Ce qui est demandé ne vient pas de la carte { $card }.
position-no-plank = On demande la place d’une planche, mais aucune n’est choisie.
position-picked = La planche { $plank } est choisie, mais on ne demande aucune place.
position-not-own = { $who } : la planche { $plank } n’est pas dans sa réserve.
position-end = Une partie finie a des gagnants et une raison ; une partie en cours n’a ni l’un ni l’autre.
position-arrived = { $who } a atteint son but : ce n’est pas une position en cours de jeu.
position-stuck = Personne ne pourrait répondre à ce qui est demandé ici.

sim-course = Les parties
sim-what = quoi
sim-mean = moyenne
sim-share = { $share } %
sim-most = maximum
sim-rounds = manches
sim-turned-up = cartes révélées
sim-stopped = cartes bloquées
sim-falls = chutes
sim-jumps = sauts
sim-planks-laid = planches sur le plateau à la fin
sim-planks-lost = planches hors jeu
sim-stones-left = pierres restées en réserve
sim-touched = joueurs ayant touché le village d’en face
sim-ends-title = La fin des parties
sim-end = fin
sim-games = parties
sim-by-arrival = arrivée
sim-by-cap = limite de manches
sim-by-limit = manche 300
sim-by-agreement = accord
sim-by-resign = abandon des autres
sim-cards = Les cartes
sim-card = carte
sim-blocks = { $edition ->
    [sunderbans] un blocage
   *[river_dragons] un dragon
}
sim-of-all = de toutes les cartes
sim-per-game = par joueur et partie
sim-won-with = gagné en l’ayant jouée
sim-won-without = gagné sans l’avoir jouée
sim-colours = Les couleurs
sim-colour = couleur
sim-home = village
sim-won = gagné
sim-places = L’ordre du tour dans la première manche
sim-place = place

ending-arrival = quelqu’un arrive
ending-cap = la dernière manche est finie
ending-limit = la manche 300 est finie
ending-agreement = tous s’accordent pour finir
ending-resign = les autres abandonnent

# ---- questions : ce qu’une phase demande, les mots qui les posent, ce qu’elles disent, et les réponses

do-first = choisissez qui commence
do-program = posez cinq cartes
do-stone = posez une pierre
do-plank = choisissez une planche
do-place = posez une planche
do-remove = retirez une planche ou une pierre
do-move = avancez
do-jump = sautez par-dessus un pion

ask-place = lieu
ask-place-about = ce qui se trouve sur un îlot ou dans un village, et qui s’y tient
ask-reach = portée, portee, près
ask-reach-about = ce qu’une planche pourrait relier à un lieu, avec le plus petit numéro
ask-way = chemin
ask-way-about = ce qui manque sur le chemin de votre but
ask-plank = planche
ask-plank-about = où est une planche
ask-stones = pierres
ask-stones-about = toutes les pierres du fleuve
ask-planks = planches
ask-planks-about = toutes les planches : celles qui sont posées, et la réserve de chacun
ask-pawns = pions
ask-pawns-about = où se tient chacun, et où il faut aller
ask-free = libres
ask-free-about = les îlots sans pierre
ask-hand = main, cartes
ask-hand-about = vos cartes
ask-slots = cases
ask-slots-about = les cinq cases de chacun, autant qu’elles sont visibles
ask-rivals = adversaires, autres
ask-rivals-about = pion, but, réserve et cartes visibles de tous les autres
ask-score = score
ask-score-about = ce qu’il reste à parcourir à chacun
told-stone = Une pierre est posée sur { $place } ; planches : { $planks }.
told-no-stone = Aucune pierre sur { $place }.
told-village = { $place } : village { $colour }, face à { $opposite } ; planches : { $planks }.
told-leads = { $plank } vers { $place }
told-no-plank = « { $written } » n’est pas une planche de cette partie. Écrivez la lettre de sa couleur et son numéro.
told-plank = La planche { $plank } relie { $a } et { $b }.
told-plank-under = La planche { $plank } relie { $a } et { $b } ; dessus : { $who }.
told-plank-under-you = La planche { $plank } relie { $a } et { $b } ; vous vous y tenez.
told-plank-lost = La planche { $plank } est hors jeu.
told-plank-in-reserve = { $who } a la planche { $plank } en réserve.
told-plank-in-reserve-you = Vous avez la planche { $plank } en réserve.
told-reach-eye = Au jugé, depuis { $place } : { $there }{ $bare_count ->
    [0] .
   *[other] . Encore sans pierre : { $bare }.
}
told-reached-eye = { $place } à { $far }
told-lengths = Les planches 1 à 6 mesurent environ { $lengths }.
told-reach = Depuis { $place }, à portée : { $there }{ $bare_count ->
    [0] .
   *[other] . Encore sans pierre : { $bare }.
}
told-reached = { $place } avec la planche { $number }
told-stones-left = Pierres en réserve : { $count }.
told-no-planks = Il n’y a aucune planche sur le fleuve.
told-reserve = { $who }, planches en réserve : { $planks }.
told-reserve-you = Vos planches en réserve : { $planks }.
told-lost = Hors jeu : { $planks }.
told-free = Îlots sans pierre : { $islets }.
told-open-water = Il n’y a pas d’îlots : les pierres se posent partout dans l’eau.
told-pawn-village = { $who } se tient à { $village } ; but : { $goal }.
told-pawn-village-you = Vous vous tenez à { $village } ; but : { $goal }.
told-pawn-plank = { $who } se tient sur la planche { $plank } entre { $a } et { $b } ; but : { $goal }.
told-pawn-plank-you = Vous vous tenez sur la planche { $plank } entre { $a } et { $b } ; but : { $goal }.
told-left = { $left ->
    [0] { $who } : à l’arrivée.
    [1] { $who } : à environ une longue planche du but, à vol d’oiseau.
   *[other] { $who } : à environ { $left } longues planches du but, à vol d’oiseau.
}
told-left-you = { $left ->
    [0] Vous : à l’arrivée.
    [1] Vous : à environ une longue planche du but, à vol d’oiseau.
   *[other] Vous : à environ { $left } longues planches du but, à vol d’oiseau.
}
told-no-seat = Qui regarde n’a ni cartes ni but.
told-hand = Vos cartes : { $cards }.
told-round = { $slot ->
    [0] Manche { $round } : on pose les cartes.
   *[other] Manche { $round }, case { $slot } sur 5.
}
told-slots = { $who }, à partir de la case 1 : { $cards }.
told-slots-you = Vous, à partir de la case 1 : { $cards }.
told-slots-ready = { $who } a posé cinq cartes face cachée.
told-slots-ready-you = Vous avez posé cinq cartes face cachée.
told-slots-none = { $who } n’a aucune carte visible.
told-slots-none-you = Vous n’avez encore posé aucune carte.
told-way-open = De là, l’eau est ouverte jusqu’à { $goal }.
told-hop-lies = { $occupied ->
    [yes] Vers { $place } : une planche est posée, et quelqu’un s’y tient.
   *[no] Vers { $place } : une planche est posée.
}
told-hop-build = { $stone ->
    [yes] Vers { $place } : il y manque une pierre et une planche ; des vôtres, { $plank } convient.
   *[no] Vers { $place } : il manque une planche ; des vôtres, { $plank } convient.
}
told-hop-lacks = { $stone ->
    [yes] Vers { $place } : il y manque une pierre et une planche, et aucune des vôtres ne convient : il faut au moins une { $number }.
   *[no] Vers { $place } : il manque une planche, et aucune des vôtres ne convient : il faut au moins une { $number }.
}
told-long = { $plank } environ { $far }
told-own-lengths = Longueur de vos planches : { $planks }.
told-no-place = « { $written } » n’est pas un lieu ici. Écrivez un îlot comme « i12 » ou un village comme « V1 ».
