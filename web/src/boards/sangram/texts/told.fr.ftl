# La guerre en mots.

sangram-told-own = Votre royaume : { $called }
sangram-told-player = { $name }, { $called }
sangram-told-chosen = Face cachée sur le champ de bataille : { $card }.
sangram-told-played = Jouée dans cette manche : { $card }.
sangram-told-card = { $card } : { $does }{ $total ->
    [-1] {""}
   *[other] {" "}Jouée, elle laisserait un Total de { $total }.
}{ $idle ->
    [yes] {" "}Pour l’instant, elle ne ferait rien.
   *[no] {""}
}
sangram-told-grown = Cartes d’une main complète : { $size }.
sangram-told-table = La table
sangram-told-copies = { $who } : carte copiée ({ $other }).
sangram-told-swap = { $card ->
    [none] { $who } : échange d’une carte ({ $other }).
   *[other] { $who } : échange d’une carte ({ $other }) ; carte prise : { $card }.
}
sangram-told-no-volunteers = Il n’y a pas de Volontaires pour l’instant.
sangram-told-volunteer = { $whole } Une fois recruté : { $tokens ->
    [0] aucun Britannique
    [one] un Britannique
   *[other] { $tokens } Britanniques
  } et un Total { $least ->
    [yes] d’au moins { $total }
   *[no] de { $total }
  }{ $trains ->
    [yes] .
   *[no] , sans entraînement.
  }
sangram-told-deck = { $count ->
    [one] Pioche : { $count } carte.
   *[other] Pioche : { $count } cartes.
}
sangram-told-top = Défausse, à partir du dessus : { $cards }.
sangram-told-below = En dessous : { $cards }.
sangram-told-unseen = { $warrior } : { $numbers }
sangram-told-group-play = Jouer une carte face cachée
sangram-told-group-recruit = Recruter un Volontaire
sangram-told-group-give = Donner une carte
sangram-told-group-take = Prendre une carte défaussée
sangram-told-group-retreat = Renvoyer un adversaire
sangram-told-group-pull = Faire descendre une Couronne
sangram-told-group-copy = Copier une carte
sangram-told-group-swap = Échanger une carte
sangram-told-group-gift = Donner des Britanniques
sangram-told-group-drop = Rendre des Britanniques
