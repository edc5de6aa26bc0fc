# Le fleuve en mots.

delta-told-own = Vous jouez { $colour }
delta-told-player = { $name }, { $colour }
delta-told-pawn-village = Pion : au village { $village }.
delta-told-pawn-plank = Pion sur une planche : { $plank }.
delta-told-goal = { $touched ->
    [yes] But : village { $village }. L’autre rive a été touchée.
   *[no] But : village { $village }.
}
delta-told-reserve = Planches en réserve : { $planks }.
delta-told-plank = { $colour } { $number } ({ $name })
delta-told-first = A le marqueur de premier joueur.
delta-told-out = Est hors jeu.
delta-told-ready = A posé cinq cartes face cachée : c’est prêt.
delta-told-card = { $name } ({ $code }) : { $help }
delta-told-card-short = { $name } ({ $code })
delta-told-river = Le fleuve
delta-told-now = { $left ->
    [0] { $who } joue : { $card }.
    [one] { $who } joue : { $card } ; il en reste une à faire.
   *[other] { $who } joue : { $card } ; il en reste { $left } à faire.
}
delta-told-tried = Essayé : { $plank }, trop courte entre { $a } et { $b }.
delta-told-lost = Hors jeu : { $planks }.
delta-told-size = Les lieux se disent en largeur et en hauteur : le fleuve a { $across } de large et { $down } de haut.
delta-told-lengths = Les planches 1 à 6 ont pour longueur : { $lengths }.
delta-told-villages = Villages
delta-told-village = { $village } ; à { $x } en largeur, { $y } en hauteur ; face à { $opposite }.
delta-told-stones = Pierres
delta-told-no-stones = Il n’y a aucune pierre dans le fleuve.
delta-told-stone = { $stone }{ $carried ->
    [none] {""}
   *[other] {"\u00A0"}: { $carried }
} ; à { $x } en largeur, { $y } en hauteur.{ $near ->
    [none] {""}
   *[other] {" "}À portée : { $near }.
}
delta-told-near = { $spot } avec la planche { $number }
delta-told-planks = Planches sur le fleuve
delta-told-no-planks = Il n’y a aucune planche sur le fleuve.
delta-told-fits = Où une planche tient maintenant
delta-told-fit = { $number ->
    [6] Entre { $a } et { $b } : la planche 6.
   *[other] Entre { $a } et { $b } : la planche { $number } ou une plus longue.
}
delta-told-islets = Îlots libres
delta-told-islet = { $name } ; à { $x } en largeur, { $y } en hauteur.{ $near ->
    [none] {""}
   *[other] {" "}À portée : { $near }.
}
delta-told-group-stone = Poser une pierre
delta-told-group-plank = Choisir une planche
delta-told-group-place = Poser la planche
delta-told-group-walk = Avancer
delta-told-group-end = Finir la partie
