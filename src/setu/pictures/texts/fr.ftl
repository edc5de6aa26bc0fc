# Les images en français.

deck = Pioche
discard = Défausse
round = Manche { $round }
volunteers = Volontaires
