unknown-bot = Il n’y a pas de robot « { $name } ». Attendu : { $expected }, ou search:500 (itérations) ou search:0.5s (secondes).

level-newcomer = Nouveau venu
style-newcomer = Joue pour la première fois : il essaie, mais ne laisse pas passer une victoire immédiate.
level-learner = Apprenti
style-learner = Voit le bon coup immédiat, à peu près une fois sur deux.
level-friend = Ami
style-friend = Prend ce qui paraît le mieux sur le moment, et l’oublie parfois.
level-rival = Rival
style-rival = Réfléchit vite, quelques coups à l’avance, et laisse échapper quelque chose de temps en temps.
level-expert = Expert
style-expert = Imagine ce que vous pouvez avoir en main et s’y prépare ; se trompe rarement.
level-master = Maître
style-master = Prend son temps et joue aussi bien qu’il le peut.

reason-only = C’est le seul coup possible.
reason-random = Un coup pour le plaisir.
reason-simple = C’est ce qui paraît le mieux sur le moment : environ { $chance } % de chances.
reason-search = Je compte gagner avec environ { $chance } % de chances. J’ai aussi pensé à ceci, environ { $other } % : { $rejected }
reason-clear = Je compte gagner avec environ { $chance } % de chances et n’ai rien vu d’autre qui vaille la peine.
