unknown-bot = Il n’y a pas de robot « { $name } ». Attendu : { $expected }, ou search:500 (itérations) ou search:0.5s (secondes).

newcomer = Nouveau venu
newcomer-style = Joue pour la première fois : il essaie, mais ne laisse pas passer une victoire immédiate.
learner = Apprenti
learner-style = Voit le bon coup immédiat, et l’oublie de temps en temps.
friend = Ami
friend-style = Prend toujours ce qui paraît le mieux sur le moment, sans regarder plus loin.
rival = Rival
rival-style = Réfléchit vite, quelques coups à l’avance, et se fie de temps en temps à sa première impression.
expert = Expert
expert-style = Imagine ce que vous pouvez avoir en main et s’y prépare.
master = Maître
master-style = Prend son temps et joue aussi bien qu’il le peut.

reason-only = C’est le seul coup possible.
reason-random = Un coup pour le plaisir.
reason-simple = C’est ce qui paraît le mieux sur le moment : environ { $chance } % de chances.
reason-search = Je compte gagner avec environ { $chance } % de chances. J’ai aussi pensé à ceci, environ { $other } % : { $rejected }
reason-clear = Je compte gagner avec environ { $chance } % de chances et n’ai rien vu d’autre qui vaille la peine.
