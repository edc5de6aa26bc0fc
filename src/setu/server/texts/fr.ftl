# Le serveur en français.

## Qui peut faire quoi

no-right = Il n’y a pas ici de table que ce navigateur puisse voir. Ouvrez le lien qu’on vous a donné.
not-yours = Cette place n’est pas la vôtre.
host-only = Seul l’hôte peut faire cela.
link-ended = Ce lien ne fonctionne plus. Demandez-en un nouveau.
link-person = Le lien d’une place n’est donné qu’à la personne qui l’occupe, ou par l’hôte tant que la place est vide.
kicked = L’hôte vous a fait quitter cette table.
person-present = Cette personne est à la table. Seul quelqu’un d’absent depuis une minute peut être remplacé ou renvoyé.
one-seat = Vous avez déjà une place. L’hôte peut vous donner le lien d’une seconde.
one-hand = Vous jouez déjà dans cette partie : la place du robot est pour quelqu’un d’autre.
pace-hard = D’autres jouent aussi avec cette pendule. Proposez une pause : elle commence quand tout le monde est d’accord.
pace-hard-live = D’autres jouent aussi avec cette pendule. Proposez de la relancer : elle repart quand tout le monde est d’accord.
enter-first = Ouvrez d’abord le lien, puis prenez place.
wrong-origin = Cette demande venait d’une autre page : elle n’a pas été exécutée.
metrics-token = Les chiffres de ce serveur ne sont montrés qu’à ceux qui s’en occupent.

## Quand

stale = La table a avancé entre-temps. Regardez à nouveau et choisissez.
not-started = La partie n’a pas encore commencé.
already-started = La partie a commencé.
game-over = La partie est terminée.
not-over = La partie n’est pas encore terminée.
table-sick = Cette table ne peut pas être ouverte : son journal contient quelque chose d’illisible. Rien n’est perdu ; qui gère ce serveur le voit dans ses journaux.
table-deleted = Cette table a été supprimée.
earlier-rules = Cette table a été jouée selon des règles antérieures ({ $found } ; celles d’aujourd’hui : { $today }). Ce qui s’y est passé est conservé et listé, et la partie écrite donne chaque coup par son numéro ; mais on ne peut ni continuer la partie, ni la rejouer, ni l’analyser. Une nouvelle partie avec les mêmes personnes suit les règles d’aujourd’hui.
already-so = C’est déjà le cas.
already-asked = La question est déjà posée ; les autres réfléchissent.
nothing-asked = Aucune question n’attend votre réponse.
bot-plays = Un robot joue à cette place. Reprenez-la d’abord.
bot-needed = La partie continue avec un robot à une place vide.
out-of-time = Le temps de cette place est épuisé.
no-clocks = Il n’y a pas de pendule à cette table.
no-entry = Le journal ne va pas encore si loin.
nobody-there = Personne n’est assis là.
kick-self = On ne se renvoie pas soi-même ; quittez plutôt la table.
seats-open = Des places sont encore libres : invitez quelqu’un ou laissez jouer un robot.
seat-taken = Quelqu’un est déjà assis là.
name-taken = Quelqu’un s’appelle déjà { $name } à cette table.
no-such-mark = Cela ne peut représenter personne ici. Attendu : { $expected }.
mark-taken = { $mark } : quelqu’un l’a déjà choisi à cette table.
nonce-given = Cette place a déjà ajouté son nombre au hasard.
seal-first = À cette table, les parts du hasard sont d’abord scellées, puis ouvertes après le début.
seal-other = Ce n’est pas la part qui a été scellée.
shares-open = La partie va commencer : on ouvre les parts du hasard.
shares-given = Des parts du hasard ont déjà été données : les places restent comme elles sont.
components-here = Joué avec { $name }.
components-gone = Joué avec { $name }. Le fichier n’est plus sur ce serveur ; la table garde sa propre copie.
components-unknown = Ce serveur n’a pas de fichier { $name } pour ce jeu.
components-twice = Deux fichiers s’appellent { $name } ; on ne pourrait pas les distinguer.

## Messages inutilisables

no-such-seat = Les places de cette table ({ $seats }) sont numérotées à partir de 0.
reorder-all = Nommez chaque place une fois ({ $seats } en tout).
name-empty = Un nom a au moins une lettre.
say-one = Dites une des phrases préparées, ou un texte.
chat-off = À cette table, on ne discute pas.
chat-presets = À cette table, on ne parle que par phrases préparées.
message-unreadable = Ce message est illisible : { $reason }
json-expected = Le corps de cette demande doit être application/json.
body-long = Ce message est trop long : { $most } octets au plus.
hello-first = Le premier message est « hello ».
protocol = Cette page n’a pas la version du serveur (attendue : { $expected }). Rechargez-la.
record-components = Une partie qui a son propre fichier de matériel se vérifie avec « setu verify », pas ici.

## Limites et pannes

limit = Doucement ! Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, s’il vous plaît.
limit-sockets = Trop de tables sont ouvertes depuis cette adresse ({ $most } au plus).
closing = Le serveur redémarre. Votre table est en sécurité ; elle revient dans un instant.
store-fault = Cela n’a pas pu être enregistré : rien n’a changé. Réessayez, s’il vous plaît.
fault = Quelque chose s’est mal passé ici. Rien n’a changé.
no-table = Cette table n’existe pas.
no-page = Il n’y a rien ici.
no-method = Cela ne se fait pas ici.
page-description = Cinq jeux de plateau sur une table : River Dragons, Sunderbans, Sangram, Le Pont de Rama et Quarry, avec des amis au loin ou à vos côtés, ou contre des robots. Aucun compte, rien à installer.
page-invites = { $name } vous invite à jouer : { $game }
page-invites-how = Ouvrez le lien et prenez place : aucun compte, rien à installer.
page-not-built = Le serveur fonctionne, mais sa page n’est pas encore construite : lancez « make page ».
bye-slow = Cette connexion est trop lente ; revenez quand elle ira mieux.
bye-kicked = L’hôte a donné votre place à quelqu’un d’autre.
bye-left = Vous avez quitté cette table. Pour y revenir, ouvrez un lien d’invitation.

## Reprendre un coup

undo-free = Reprendre votre dernier coup.
undo-nothing = Vous n’avez aucun coup à reprendre.
undo-not-playing = Il n’y a rien à reprendre maintenant.
undo-others-acted = Quelqu’un d’autre a joué depuis : on demandera aux autres.
undo-learned = Ce coup a révélé quelque chose : on demandera aux autres.
undo-final = D’après les règles, cela ne se change plus : on demandera aux autres.
undo-alone = Il n’y a que des robots à la table, et cela leur est égal.

## Nouvelles

notice-sat = { $name } s’assoit.
notice-sat-you = Vous vous asseyez.
notice-renamed = { $old } s’appelle maintenant { $name }.
notice-renamed-you = { $old } : vous vous appelez maintenant { $name }.
notice-left = { $name } a quitté la table.
notice-kicked = L’hôte a libéré une place ({ $name }).
notice-bot = Un robot ({ $bot }) joue pour { $name }.
notice-bot-you = Un robot ({ $bot }) joue pour vous.
notice-bot-absent = { $name } est hors de la table depuis plus d’une minute : l’hôte fait jouer un robot ({ $bot }).
notice-bot-absent-you = Vous étiez hors de la table depuis plus d’une minute : l’hôte fait jouer un robot ({ $bot }) pour vous.
notice-unbot = { $name } joue à nouveau.
notice-unbot-you = Vous jouez à nouveau.
notice-reordered = L’hôte a changé l’ordre des places.
notice-withheld = { $name } n’a pas ouvert sa part scellée du hasard en dix secondes : elle n’a pas compté.
notice-withheld-you = Votre part scellée du hasard n’a pas été ouverte en dix secondes : elle n’a pas compté.
notice-host = { $name } tient maintenant la table.
notice-host-you = C’est vous qui recevez maintenant.
notice-pace-live = Tout le monde joue en direct ; les pendules tournent.
notice-pace-own = Chacun joue à son rythme ; les pendules sont arrêtées.
notice-undone = { $name } a repris un coup.
notice-undone-you = Vous avez repris un coup.
notice-agrees = { $name } est d’accord.
notice-agrees-you = Vous êtes d’accord.
notice-declines = { $name } n’est pas d’accord.
notice-declines-you = Vous préférez que non.
notice-not-awaited = { $name } est hors de la table depuis plus d’une minute : on continue sans attendre sa réponse.
notice-not-awaited-you = Vous étiez hors de la table depuis plus d’une minute : on a continué sans attendre votre réponse.
notice-ended = Tout le monde est d’accord pour arrêter la partie ici.
notice-paused = Les pendules sont arrêtées.
notice-goes-on = Les pendules tournent à nouveau.
notice-away = Le serveur s’est absenté un instant ; aucune pendule n’a tourné.
notice-ran-out = { $name } n’a plus de temps ; un robot continue.
notice-ran-out-you = Votre temps est épuisé ; un robot continue.
notice-rematch = Une nouvelle partie est prête.
kept-move = { $name } a joué.
kept-move-you = Vous avez joué.
kept-resigned = { $name } a abandonné la partie.
kept-resigned-you = Vous avez abandonné la partie.
asks-undo = { $name } voudrait reprendre un coup.
asks-undo-you = Vous voudriez reprendre un coup.
asks-end = { $name } propose d’arrêter la partie ici.
asks-end-you = Vous proposez d’arrêter la partie ici.
asks-pause = { $name } propose d’arrêter les pendules.
asks-pause-you = Vous proposez d’arrêter les pendules.
asks-go-on = { $name } propose de relancer les pendules.
asks-go-on-you = Vous proposez de relancer les pendules.

## Phrases préparées

preset-hello = Bonjour !
preset-good-luck = Bonne chance !
preset-well-played = Bien joué !
preset-thanks = Merci !
preset-oops = Oups !
preset-nice = Joli coup !
preset-one-moment = Un instant, s’il vous plaît.
preset-back = Me revoilà.
preset-your-turn = C’est à vous.
preset-again = Encore une partie ?
preset-goodbye = Au revoir !
bot-asha = Asha
bot-louis = Louis
bot-meera = Meera
bot-margot = Margot
bot-kabir = Kabir
bot-chloe = Chloé
bot-arjun = Arjun
bot-jules = Jules
bot-leela = Leela
bot-simone = Simone
bot-ravi = Ravi
bot-lucie = Lucie
bot-linh = Linh
bot-khamla = Khamla
bot-sokha = Sokha
bot-bao = Bao
bot-mai = Mai
bot-tien = Tien
bot-mouli = Mouli
bot-shyamal = Shyamal
bot-rupa = Rupa
bot-tapan = Tapan
bot-jhuma = Jhuma
bot-nobin = Nobin
bot-tara = Tara
bot-zorawar = Zorawar
bot-zeenat = Zeenat
bot-daulat = Daulat
bot-gauri = Gauri
bot-veer = Veer
bot-saman = Saman
bot-nila = Nila
bot-anbu = Anbu
bot-chandra = Chandra
bot-petra = Petra
bot-flint = Flint
bot-mica = Mica
bot-jasper = Jasper
bot-opal = Opal
bot-garnet = Garnet

## Robots


## Pour ceux qui s’occupent du serveur

setting-workers = Plusieurs processus demandent une base PostgreSQL.
setting-value = « { $value } » ne convient pas pour { $name } : { $meaning }.
setting-is-host = adresse d’écoute
setting-is-port = port d’écoute
setting-is-database = un fichier SQLite, ou postgresql://…
setting-is-components = fichiers de matériel de ceux qui possèdent les boîtes, séparés comme dans PATH : chacun se choisit en ouvrant une table
setting-is-origins = autres origines dont les pages peuvent utiliser ce serveur, séparées par des virgules
setting-is-trust-proxy = croire X-Forwarded-For et X-Forwarded-Proto : true ou false
setting-is-workers = nombre de processus (plus d’un seulement avec PostgreSQL)
setting-is-bot-threads = combien de robots peuvent réfléchir à la fois, 0 : un par cœur
setting-is-bot-processes = si les robots réfléchissent dans leurs propres processus quand il y a plus d’un cœur : true ou false
setting-is-bot-pace-ms = millisecondes qu’un robot met au moins pour un coup
setting-is-idle-s = secondes après lesquelles une table sans visiteurs quitte la mémoire
setting-is-sockets-per-address = combien de tables peuvent être ouvertes depuis une adresse
setting-is-limits = 1 : les limites habituelles, 2 : le double, 0 : aucune
setting-is-backup-hours = heures entre deux sauvegardes automatiques d’un fichier SQLite, 0 : aucune
setting-is-metrics-token = le jeton qui ouvre /metrics ; sans lui, seule cette machine peut les lire
setting-is-keep-days = jours après lesquels une table où il ne se passe rien est supprimée, avec tout ce qui y a été dit ; 0 : jamais
setting-is-security-contact = où signaler une faille (mailto:… ou https://…), indiqué dans /.well-known/security.txt
setting-database = La base de données est un fichier, ou postgresql://utilisateur:mot-de-passe@hôte/nom. Ce qui est donné n’est ni l’un ni l’autre.
port-taken = Impossible d’écouter sur { $address } : { $reason }
setting-is-log-level = debug, info, warning ou error
store-newer = { $file } a été écrit par un Setu plus récent (forme { $found } ; celui-ci connaît { $known }). Mettez Setu à jour.
store-foreign = { $file } est une base de données, mais pas de Setu.
store-unreachable = La base de données est injoignable ({ $reason }).
store-missing = Il n’y a pas de fichier { $file }.
store-damaged = { $file } est endommagé : { $reason }
store-unusable = { $file } ne peut pas servir de base de données : { $reason }.
cannot-start = Le serveur n’a pas pu démarrer : quelque chose s’est mal passé ({ $fault }). Le journal dit où.
store-locked = Un autre serveur Setu utilise { $file }. Arrêtez-le d’abord.
only-sqlite = Cette commande concerne un fichier SQLite. Pour PostgreSQL, prenez ses propres outils ou « setu export ».
import-line = La ligne { $line } n’est pas une table qui ait pu être jouée : { $reason }
help-serve = Laisser des amis jouer dans le navigateur.
help-warm = Compiler dès maintenant jeux et robots, pour que personne n’attende plus tard.
warm-done = { $games } : c’est prêt après { $seconds } s.
help-backup = Copier la base pendant que le serveur tourne.
help-restore = Remettre une copie à la place de la base.
help-export = Écrire toutes les tables dans un fichier ou, avec --records, les parties finies dans un dossier.
help-import = Reprendre des tables exportées.
help-doctor = Vérifier la base et chacune de ses tables.
help-schema = Afficher les messages du serveur en JSON Schema ou en TypeScript.
backup-done = Copié dans { $file }.
restore-done = { $file } est rétabli.
restore-kept = Ce qui s’y trouvait est dans { $file }.
export-done = Écrit dans { $file } : { $count }.
export-earlier = { $count ->
    [one] L’une d’elles a été jouée selon des règles antérieures : ses coups sont écrits
   *[other] { $count } d’entre elles ont été jouées selon des règles antérieures : leurs coups sont écrits
} par leur numéro, tels qu’ils ont été conservés.
import-done = { $new ->
    [one] { $new } table reprise
   *[other] { $new } tables reprises
} ; déjà là : { $known }.
doctor-file = { $file } est en bon état.
doctor-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, dont { $sick } en désordre.
doctor-sick = La table { $table } est incohérente : { $reason }
doctor-earlier = { $count ->
    [one] Une table a été jouée selon des règles antérieures : elle est conservée et montrée, mais ne continue pas.
   *[other] { $count } tables ont été jouées selon des règles antérieures : elles sont conservées et montrées, mais ne continuent pas.
}
doctor-page = La page est construite.
listening = La table est prête : { $address }

## Training tables: hints, and bots that say why

no-training = Entre personnes, les conseils ne sont donnés qu’aux tables d’entraînement.
nothing-to-decide = Vous n’avez rien à décider pour le moment.
still-thinking = Un conseil est déjà en préparation.

hint-only = C’est le seul coup possible.
hint-alone = Rien d’autre ne semblait mériter réflexion.
hint-clear = Il se détache : { $chance } % de chances de gagner, contre { $other } % pour le meilleur des autres coups.
hint-close = Plusieurs coups se valent à peu près ; celui-ci paraissait un peu meilleur.

seen-better = D’après ce que tout le monde voit, ce coup gagne environ { $chance } fois sur 100, mes autres coups environ { $other } fois.
seen-worse = J’en sais un peu plus que ce qui se voit : de l’extérieur, ce coup gagne environ { $chance } fois sur 100, mes autres coups environ { $other } fois.
seen-forced = Tout le monde le voit : il n’y avait pas d’autre coup.

# ---- ce que le serveur sait de plus quand une question est posée

note-bot = un robot
note-away = pas là pour l’instant
told-clock = { $person } : { $minutes ->
    [0] 0 minute
    [1] 1 minute
   *[other] { $minutes } minutes
} { $seconds ->
    [0] 0 seconde
    [1] 1 seconde
   *[other] { $seconds } secondes
}.
