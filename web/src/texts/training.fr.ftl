# Tables d’entraînement, en français.

training = Entraînement
training-text = Chacun peut demander un conseil, et les robots disent pourquoi ils ont joué un coup.
hint = Conseil
hint-thinking = À la recherche d’un bon coup …
hint-chance = { $chance } % de chances de gagner
hint-percent = { $chance } %
hint-instead = Plutôt que
hint-show = Montrer sur le plateau
why-played = Pourquoi : { $reason }
