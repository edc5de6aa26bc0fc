# Le fleuve en mots.

river-told-own = Vous jouez { $colour }
river-told-player = { $name }, { $colour }
river-told-pawn-village = Pion : au village { $village }.
river-told-pawn-plank = Pion sur une planche : { $plank }.
river-told-goal = { $touched ->
    [yes] But : village { $village }. L’autre rive a été touchée.
   *[no] But : village { $village }.
}
river-told-reserve = Planches en réserve : { $planks }.
river-told-plank = { $colour } { $number } ({ $name })
river-told-first = A le marqueur de premier joueur.
river-told-out = Est hors jeu.
river-told-ready = A posé cinq cartes face cachée : c’est prêt.
river-told-card = { $name } ({ $code }) : { $help }
river-told-card-short = { $name } ({ $code })
river-told-river = Le fleuve
river-told-now = { $left ->
    [0] { $who } joue : { $card }.
    [one] { $who } joue : { $card } ; il en reste une à faire.
   *[other] { $who } joue : { $card } ; il en reste { $left } à faire.
}
river-told-tried = Essayé : { $plank }, trop courte entre { $a } et { $b }.
river-told-lost = Hors jeu : { $planks }.
river-told-size = Les lieux se disent en largeur et en hauteur : le fleuve a { $across } de large et { $down } de haut.
river-told-lengths = Les planches 1 à 6 ont pour longueur : { $lengths }.
river-told-villages = Villages
river-told-village = { $village } ; à { $x } en largeur, { $y } en hauteur ; face à { $opposite }.
river-told-stones = Pierres
river-told-no-stones = Il n’y a aucune pierre dans le fleuve.
river-told-stone = { $stone }{ $carried ->
    [none] {""}
   *[other] {"\u00A0"}: { $carried }
} ; à { $x } en largeur, { $y } en hauteur.{ $near ->
    [none] {""}
   *[other] {" "}À portée : { $near }.
}
river-told-no-slots = Vous n’avez encore posé aucune carte.
river-told-near = { $spot } avec la planche { $number }
river-told-near-eye = { $spot } à environ { $far }
river-told-planks = Planches sur le fleuve
river-told-no-planks = Il n’y a aucune planche sur le fleuve.
river-told-fits = Où une planche tient maintenant
river-told-fit = { $number ->
    [6] Entre { $a } et { $b } : la planche 6.
   *[other] Entre { $a } et { $b } : la planche { $number } ou une plus longue.
}
river-told-islets = Îlots libres
river-told-islet = { $name } ; à { $x } en largeur, { $y } en hauteur.{ $near ->
    [none] {""}
   *[other] {" "}À portée : { $near }.
}
river-told-group-stone = Poser une pierre
river-told-group-plank = Choisir une planche
river-told-group-place = Poser la planche
river-told-group-walk = Avancer
river-told-group-end = Finir la partie
