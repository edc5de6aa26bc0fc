# Who plays against you, in English: how each of them is, in a sentence that names nobody.

character-about = About { $name }
character-bot = Not a person: a program of this house.
first-time = New to it? The lesson takes five minutes, and your first opponents are gentle.
opponents = Opponents

manner-linh = Counts every plank twice before the first step.
manner-khamla = Knows the river, and never hurries on it.
manner-sokha = Hums while planning and hums louder when it works.
manner-bao = Likes the shortest way, even where it wobbles.
manner-mai = Always has one plank more than you thought.
manner-tien = Feeds the dragons, so far without losing a hat.
manner-mouli = Hears the tide turn before anybody else.
manner-shyamal = Gathers honey, and patience with it.
manner-rupa = Draws the way in the mud before walking it.
manner-tapan = Mends nets, and bridges that others gave up.
manner-jhuma = Laughs at every splash, loudest of all after falling in.
manner-nobin = Has seen every trick, and forgets none.
manner-tara = Keeps a straight face, whatever the hand holds.
manner-zorawar = Opens loudly and ends quietly.
manner-zeenat = Remembers which card was laid three rounds ago.
manner-daulat = Trades a small loss for a good story.
manner-gauri = Waits for the right moment, then does not wait at all.
manner-veer = First on the field, last to leave it.
manner-meera = Packs light and asks the way everywhere.
manner-saman = Tastes the food at every station.
manner-nila = Has a timetable for the timetable.
manner-anbu = Takes the slow train for the view.
manner-kabir = Writes a postcard from every town.
manner-chandra = Has crossed the country seven times and still looks out.
manner-petra = Taps every stone before laying it.
manner-flint = Says little and builds high.
manner-mica = Turns each stone until it shines.
manner-jasper = Measures once, and is sometimes right.
manner-opal = Sees a bridge where others see a gap.
manner-garnet = Leaves nothing lying about, least of all a chance.
