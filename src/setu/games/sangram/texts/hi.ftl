# संग्राम हिन्दी में।

title = संग्राम

marathas = मराठा सेना
rajputs = राजपूत सेना
sikhs = सिख सेना
mughals = मुगल सेना
mysore = मैसूर सेना
hyderabad = हैदराबाद सेना

acharya = आचार्य
maharaja = महाराजा
shoorveer = शूरवीर
senapati = सेनापति
mantri = मंत्री
maharani = महारानी
guptchar = गुप्तचर
yuvaraj = युवराज
vyapari = व्यापारी
sarthi = सारथी
vaidik = वैदिक
card = { $warrior } { $number }

plays = { $who } का उल्टा कार्ड: { $card }।
plays-you = आपका उल्टा कार्ड: { $card }।
declines = { $who }: { $warrior } से कोई काम नहीं।
declines-you = आप: { $warrior } से कोई काम नहीं।
sends-home = { $who }: { $other } को वापस भेजना।
sends-home-you = आप: { $other } को वापस भेजना।
sends-home-other-you = { $who }: आपको वापस भेजना।
returns = { $who }: { $tokens } अंग्रेज़ वापस भंडार में।
returns-you = आप: { $tokens } अंग्रेज़ वापस भंडार में।
shields = { $who }: इस दौर में बिना अंग्रेज़ों के भर्ती।
shields-you = आप: इस दौर में बिना अंग्रेज़ों के भर्ती।
gives-tokens = { $who } की ओर से { $other } को { $tokens } अंग्रेज़।
gives-tokens-you = आपकी ओर से { $other } को { $tokens } अंग्रेज़।
gives-tokens-other-you = { $who } की ओर से आपको { $tokens } अंग्रेज़।
rises = { $who }: अपना मुकुट ऊपर, स्तर { $level } पर।
rises-you = आप: अपना मुकुट ऊपर, स्तर { $level } पर।
pulls = { $who }: { $other } का मुकुट नीचे, स्तर { $level } पर।
pulls-you = आप: { $other } का मुकुट नीचे, स्तर { $level } पर।
pulls-other-you = { $who }: आपका मुकुट नीचे, स्तर { $level } पर।
copies = { $who }: इस कार्ड की नकल, { $card } ({ $other })।
copies-you = आप: इस कार्ड की नकल, { $card } ({ $other })।
copies-other-you = { $who }: आपके कार्ड की नकल, { $card }।
swaps = { $who }: { $other } से एक कार्ड की अदला-बदली।
swaps-you = आप: { $other } से एक कार्ड की अदला-बदली।
swaps-other-you = { $who }: आपसे एक कार्ड की अदला-बदली।
gives = { $who } की ओर से { $other } को यह कार्ड: { $card }।
gives-you = आपकी ओर से { $other } को यह कार्ड: { $card }।
gives-other-you = { $who } की ओर से आपको यह कार्ड: { $card }।
draws = { $who }: गड्डी का सबसे ऊपर वाला कार्ड खुले।
draws-you = आप: गड्डी का सबसे ऊपर वाला कार्ड खुले।
opens-pile = { $who } ने फेंके हुए ऊपर के पाँच कार्ड खोले।
opens-pile-you = आपने फेंके हुए ऊपर के पाँच कार्ड खोले।
picks = { $tokens ->
    [0] { $who }: फेंके हुए कार्डों में से एक, { $card }।
   *[other] { $who }: फेंके हुए कार्डों में से एक, { $card }, साथ में { $tokens } अंग्रेज़।
}
picks-you = { $tokens ->
    [0] आप: फेंके हुए कार्डों में से एक, { $card }।
   *[other] आप: फेंके हुए कार्डों में से एक, { $card }, साथ में { $tokens } अंग्रेज़।
}
recruits = { $tokens ->
    [0] { $who } की भर्ती: { $card }, बिना अंग्रेज़ों के।
   *[other] { $who } की भर्ती: { $card }, साथ में { $tokens } अंग्रेज़।
}
recruits-you = { $tokens ->
    [0] आपकी भर्ती: { $card }, बिना अंग्रेज़ों के।
   *[other] आपकी भर्ती: { $card }, साथ में { $tokens } अंग्रेज़।
}

dealt = { $who } को यह कार्ड मिला: { $card }।
dealt-you = आपको यह कार्ड मिला: { $card }।
opened = नया स्वयंसेवक: { $card }।
chose = { $who } ने कार्ड चुन लिया।
chose-you = आपने कार्ड चुन लिया।
revealed = { $who } ने अपना कार्ड खोला: { $card }।
revealed-you = आपने अपना कार्ड खोला: { $card }।
sent-home = { $who } ने { $other } को वापस भेजा, और यह कार्ड हाथ में लौट गया: { $card }।
sent-home-you = आपने { $other } को वापस भेजा, और यह कार्ड हाथ में लौट गया: { $card }।
sent-home-other-you = { $who } ने आपको वापस भेजा, और यह कार्ड आपके हाथ में लौट गया: { $card }।
took = { $who } ने { $other } से यह कार्ड लिया: { $card }।
took-you = आपने { $other } से यह कार्ड लिया: { $card }।
took-other-you = { $who } ने आपसे यह कार्ड लिया: { $card }।
turned-up = { $who } ने गड्डी से यह कार्ड खोला: { $card }।
turned-up-you = आपने गड्डी से यह कार्ड खोला: { $card }।
wasted-no-tokens = { $who } के पास अंग्रेज़ नहीं हैं: { $warrior } का कार्ड बेकार गया।
wasted-no-tokens-you = आपके पास अंग्रेज़ नहीं हैं: { $warrior } का कार्ड बेकार गया।
wasted-nobody = { $who } के चुनने को कोई नहीं है: { $warrior } का कार्ड बेकार गया।
wasted-nobody-you = आपके चुनने को कोई नहीं है: { $warrior } का कार्ड बेकार गया।
wasted-top = { $who } का मुकुट सबसे ऊँचे स्तर पर है: { $warrior } का कार्ड बेकार गया।
wasted-top-you = आपका मुकुट सबसे ऊँचे स्तर पर है: { $warrior } का कार्ड बेकार गया।
wasted-no-copy = { $who } के लिए नकल करने को कुछ नहीं: { $warrior } का कार्ड बेकार गया।
wasted-no-copy-you = आपके लिए नकल करने को कुछ नहीं: { $warrior } का कार्ड बेकार गया।
wasted-no-card = { $who } के लिए लेने को कोई कार्ड नहीं: { $warrior } का कार्ड बेकार गया।
wasted-no-card-you = आपके लिए लेने को कोई कार्ड नहीं: { $warrior } का कार्ड बेकार गया।
left = { $card } की भर्ती नहीं हुई; कार्ड फेंक दिया गया।
shuffled = फेंके हुए { $cards } कार्ड फेंटकर नई गड्डी बनी।
trained = { $who } ने अभ्यास किया: अब स्तर { $level }।
trained-you = आपने अभ्यास किया: अब स्तर { $level }।
blocked = { $who } के पास { $tokens } अंग्रेज़ हैं, अभ्यास नहीं होता: अब भी स्तर { $level }।
blocked-you = आपके पास { $tokens } अंग्रेज़ हैं, अभ्यास नहीं होता: अब भी स्तर { $level }।
grew = { $step ->
    [0] { $who } की कुल शक्ति { $total } हुई: कार्ड दिखाए जाते हैं, और अब हाथ में 5 कार्ड होंगे।
   *[other] { $who } की कुल शक्ति { $total } हुई: अब हाथ में 6 कार्ड होंगे।
}
grew-you = { $step ->
    [0] आपकी कुल शक्ति { $total } हुई: कार्ड दिखाए जाते हैं, और अब हाथ में 5 कार्ड होंगे।
   *[other] आपकी कुल शक्ति { $total } हुई: अब हाथ में 6 कार्ड होंगे।
}
shown = { $who } ने अपना कार्ड दिखाया: { $card }।
shown-you = आपने अपना कार्ड दिखाया: { $card }।
drew = { $who } ने यह कार्ड उठाया: { $card }।
drew-you = आपने यह कार्ड उठाया: { $card }।
round = दौर { $round }।
last-round = दौर { $round }, जो आखिरी है।
ranked = { $who } की कुल शक्ति { $total }, और { $tokens } अंग्रेज़।
ranked-you = आपकी कुल शक्ति { $total }, और { $tokens } अंग्रेज़।
ended = { $reason ->
    [strength] { $who } की जीत हुई: कुल शक्ति सबसे ज़्यादा, { $total }।
    [rounds] आखिरी दौर खत्म हुआ। { $who } की जीत हुई: कुल शक्ति सबसे ज़्यादा, { $total }।
   *[resign] हार मान ली गई; कुल शक्ति { $total } के साथ { $who } सबसे आगे।
}
ended-you = { $reason ->
    [strength] आपकी जीत हुई: कुल शक्ति सबसे ज़्यादा, { $total }।
    [rounds] आखिरी दौर खत्म हुआ। आपकी जीत हुई: कुल शक्ति सबसे ज़्यादा, { $total }।
   *[resign] हार मान ली गई; कुल शक्ति { $total } के साथ आप सबसे आगे।
}

unreadable = “{ $written }” संग्राम की चाल नहीं है। “Sen38” जैसा कार्ड लिखें, या कोई चिह्न: “>P2”, “-3”, “*”, “P2+1”, “^”, “P2v”, “=P2”, “<>P2”, “~”, “+Sen38”, “rec Sen38”, “/Sen38”, “--”।
no-such-card = कार्ड { $number } नहीं है। कार्ड 1 से { $cards } तक हैं।
wrong-code = { $written } नाम का कार्ड नहीं है; वह कार्ड { $card } है।
no-such-seat = सीट P{ $number } नहीं है। सीटें P1 से P{ $seats } तक हैं।
no-such-amount = { $tokens } अंग्रेज़ नहीं: 1 से { $most } तक हटाए जा सकते हैं, और एक ही जगह।
wrong-level = आपने स्तर { $written } लिखा, पर स्तर { $true } होगा।
wrong-tokens = आपने अंग्रेज़ों की संख्या { $written } लिखी, पर वह { $true } होगी।

already-chosen = आप इस दौर का कार्ड चुन चुके हैं; जब तक सब न चुन लें, वह उल्टा रहेगा।
choose-a-card = पहले अपने हाथ के कार्डों में से एक चुनें।
not-in-hand = { $card } आपके हाथ में नहीं है।
not-your-turn = बारी { $who } की है।
give-a-card = पहले { $other } के लिए अपने हाथ के कार्डों में से एक चुनें।
not-back = { $card }: यह कार्ड तो आपने अभी लिया है; बदले में दूसरा दें।
must-recruit = जो भर्ती करे, उसे एक स्वयंसेवक लेना ही होगा।
no-volunteer = { $card } स्वयंसेवकों में नहीं है।
other-activity = { $warrior } का काम यह नहीं है।
must-follow = खोला गया कार्ड, { $warrior }, काम आ सकता है, इसलिए उससे काम लेना ही होगा।
nobody-there = P{ $number } पर कोई नहीं है; इस मेज़ पर { $seats } सीटें हैं।
yourself = किसी विरोधी को चुनें, खुद को नहीं।
sent-home-already = { $other } को वापस भेजा जा चुका है: इस दौर में अब नहीं चुना जा सकता।
has-acted = { $other } की चाल हो चुकी है: अब वापस नहीं भेजा जा सकता।
too-many = { $warrior } की सीमा: { $most } अंग्रेज़।
not-so-many = { $tokens ->
    [one] आपके पास केवल { $tokens } अंग्रेज़ है।
   *[other] आपके पास केवल { $tokens } अंग्रेज़ हैं।
}
on-the-ground = { $other } का मुकुट पहले से स्तर 0 पर है।
no-copy-of-a-copy = युवराज की नकल नहीं की जा सकती।
no-copy-of-the-retreated = { $other } को कार्ड समेत वापस भेजा जा चुका है, इसलिए उस कार्ड की नकल नहीं हो सकती।
nothing-to-copy = { $card } से अभी आपको कुछ नहीं मिलेगा।
no-cards-to-swap = अदला-बदली के लिए दोनों के हाथ में कार्ड चाहिए।
not-on-top = { $card } फेंके हुए ऊपर के पाँच कार्डों में नहीं है।
pile-closed = फेंके हुए कार्ड ढके हैं: पहले ऊपर के पाँच खोलें (“~”), या काम न लें।
must-take = ऊपर के पाँच खुल चुके हैं: उनमें से एक लें।

phase-play = सब एक-एक कार्ड चुनते हैं
phase-act = योद्धा उतारना
phase-give = अदला-बदली
phase-recruit = भर्ती
phase-over = समाप्त
round-line = दौर { $round }: { $phase }
volunteers-line = स्वयंसेवक: { $cards }
piles-line = गड्डी { $deck }, फेंके हुए { $discard } (सबसे ऊपर: { $top }), भंडार में अंग्रेज़ { $supply }
aside-line = खोले गए: { $cards }
hand-line = आपके हाथ के कार्ड (शक्ति/अंग्रेज़): { $cards }
total-line = आपकी कुल शक्ति: { $total } (स्तर { $level }), अंग्रेज़ { $tokens }
chosen-line = आपका उल्टा कार्ड: { $cards }
taken-line = लिया गया कार्ड: { $cards }
badge-acted = चाल हुई
badge-retreated = पीछे हटा
badge-shield = ढाल
badge-no-recruit = भर्ती नहीं

components-twice = प्रेरणा { $card } पहले से दूसरे योद्धा की है।
components-motivations = 1 से { $cards } तक की पाँच अलग-अलग पूर्ण संख्याएँ चाहिए।
components-kingdoms = इनमें से हर एक ठीक एक बार चाहिए: { $known }।

position-card = “{ $field }” में “{ $found }” कोई कार्ड नहीं है। चाहिए: { $expected } जैसा कार्ड।
position-tokens = खिलाड़ियों के पास अंग्रेज़ { $tokens } हैं, पर होते ज़्यादा से ज़्यादा { $most } हैं।
position-played = या तो किसी ने कार्ड नहीं खोला, या सबने अपना-अपना एक कार्ड खोला है।
position-twice = { $card }: यह कार्ड दो जगह पड़ा है।
position-chosen = { $card }: यह कार्ड चुना गया, पर हाथ में नहीं है।
position-count = हर कार्ड और हर अंग्रेज़ कहीं न कहीं होना चाहिए।
position-no-reason = बाज़ी खत्म है, पर उसका कोई कारण नहीं है।
position-reason = बाज़ी चल रही है, पर उसके खत्म होने का कारण दिया है: { $reason }।
position-nobody-resigned = बाज़ी हार मानने से खत्म हुई है, पर हार किसी ने नहीं मानी।
position-resigned = P{ $seat } ने हार मानी है, पर बाज़ी हार मानने से खत्म नहीं हुई।
position-all-chosen = कार्ड चुने जा रहे हैं, पर सब पहले ही चुन चुके हैं।
position-revealed = कार्ड चुने जा रहे हैं, पर कुछ पहले ही खुले हैं।
position-aside = सारथी के खोले हुए कार्ड अलग पड़े हैं, पर कोई योद्धा नहीं उतरा है।
position-resolving = एक काम चल रहा है, पर कोई योद्धा नहीं उतरा है।
position-hand = { $cards ->
    [0] P{ $seat } के हाथ में कोई कार्ड नहीं है; इस समय { $expected } चाहिए।
   *[other] P{ $seat } के हाथ में कार्ड { $cards } हैं; इस समय { $expected } चाहिए।
}
position-volunteers = { $found ->
    [0] कोई स्वयंसेवक खुला नहीं है; इस समय { $expected } चाहिए।
   *[other] खुले स्वयंसेवक { $found } हैं; इस समय { $expected } चाहिए।
}
position-nobody-acts = योद्धा उतर रहे हैं, पर बारी किसी की नहीं है।
position-unrevealed = योद्धा उतर रहे हैं, पर कोई कार्ड खुला नहीं है।
position-acting = P{ $seat } पीछे हट चुके हैं, इसलिए बारी उनकी नहीं हो सकती।
position-retreated = P{ $seat } को वापस भेजा जा चुका है, इसलिए खेला हुआ कार्ड फिर हाथ में होना चाहिए।
position-wasted = जिस योद्धा की बारी है वह कुछ नहीं कर सकता: तय करने को कुछ न होगा।
position-swap = P{ $seat } की अदला-बदली किसी के साथ नहीं है।
position-swap-self = P{ $seat } की अदला-बदली अपने ही साथ नहीं हो सकती।
position-giving = P{ $seat } के पास देने को कार्ड नहीं है।
position-not-taken = P{ $seat } को कार्ड देना है, पर अदला-बदली के लिए कोई कार्ड लिया नहीं गया है।
position-taken-early = { $card } लिया जा चुका है, पर यहाँ पहले देना होता है।
position-taken = { $card } लिया गया है, पर वह P{ $seat } के पास नहीं है।
position-nobody-recruits = भर्ती हो रही है, पर बारी किसी की नहीं है।
position-recruit-unrevealed = भर्ती हो रही है, पर कोई कार्ड खुला नहीं है।
position-recruiting = P{ $seat } को इस दौर में भर्ती नहीं करनी है।
position-knowledge = { $viewer } को जो पता बताया गया है, वह सच नहीं है।

sim-course = बाज़ियाँ
sim-what = क्या
sim-mean = औसत
sim-share = { $share }%
sim-most = अधिकतम
sim-rounds = दौर
sim-grew-a = पहली बढ़त का दौर
sim-grew-b = दूसरी बढ़त का दौर
sim-tokens-out = एक साथ बाहर अंग्रेज़
sim-reshuffles = दोबारा फेंटना
sim-winner = विजेता की कुल शक्ति
sim-margin = दूसरे स्थान पर बढ़त
sim-grown-share = दो बार बढ़ने वाले खिलाड़ी
sim-blocked = रुके हुए अभ्यास
sim-ties = बराबर कुल शक्ति वाली बाज़ियाँ
sim-empty = खाली भंडार वाली बाज़ियाँ
sim-warriors = योद्धा
sim-warrior = योद्धा
sim-played = खेले गए सब कार्डों में
sim-per-game = हर खिलाड़ी और बाज़ी में
sim-won-with = खेलकर जीते
sim-won-without = बिना खेले जीते

ending-strength = एक सेना काफ़ी शक्तिशाली हुई
ending-rounds = आखिरी दौर खत्म हुआ
ending-resign = बाकी सबने हार मानी

# ---- सवाल: कौन-सा चरण क्या पूछता है, पूछने के शब्द, वे क्या बताते हैं, और जवाब

do-play = उल्टा रखने के लिए कार्ड चुनें
do-act = अपने योद्धा से काम लें, या छोड़ें
do-give = बदले में देने का कार्ड चुनें
do-recruit = एक स्वयंसेवक लें
does-acharya = जिस विरोधी ने अब तक चाल नहीं चली, उसे वापस भेजें: इस दौर में उसकी न चाल, न भर्ती।
does-maharaja = अपने 4 तक अंग्रेज़ लौटाएँ।
does-shoorveer = इस दौर की आपकी भर्ती के साथ कोई अंग्रेज़ नहीं आता।
does-senapati = अपने 6 तक अंग्रेज़ लौटाएँ।
does-mantri = अपने 1 या 2 अंग्रेज़ किसी विरोधी को दें।
does-maharani = आपका मुकुट एक स्तर ऊपर जाता है।
does-guptchar = किसी विरोधी का मुकुट एक स्तर नीचे आता है।
does-yuvaraj = वही करें जो इस दौर में किसी विरोधी का कार्ड करता है।
does-vyapari = किसी विरोधी से एक कार्ड बदलें; उसका कार्ड बिना देखे लें।
does-sarthi = गड्डी का ऊपर का कार्ड खोलें और वही करें जो वह करता है।
does-vaidik = भर्ती के बदले फेंके हुए कार्डों में ऊपर के पाँच में से एक लें।

ask-hand = हाथ, कार्ड
ask-hand-about = आपके कार्ड, और हर एक को खेलने पर बचने वाली कुल शक्ति
ask-what-if = अगर
ask-what-if-about = यह कार्ड खेलने या भर्ती करने के बाद आपकी कुल शक्ति
ask-card = योद्धा
ask-card-about = कोई योद्धा क्या करता है
ask-rivals = विरोधी, बाकी
ask-rivals-about = बाकी सबके बारे में आप जो जानते हैं
ask-kingdom = राज्य
ask-kingdom-about = एक राज्य के बारे में आप जो जानते हैं; उसका नाम ही काफ़ी है
ask-volunteers = स्वयंसेवक
ask-volunteers-about = स्वयंसेवक, और हर एक से आपको क्या मिलेगा
ask-field = रणभूमि
ask-field-about = रणभूमि पर कौन है, दौर के क्रम में
ask-deck = गड्डी
ask-deck-about = गड्डी और फेंके हुए कार्ड
ask-britishers = अंग्रेज़
ask-britishers-about = सबके अंग्रेज़, और किसका अभ्यास होगा
ask-unseen = अज्ञात
ask-unseen-about = वे कार्ड जो अब भी गड्डी में हो सकते हैं
ask-score = अंक, शक्ति
ask-score-about = आपकी कुल शक्ति, और बाकी सबकी कितनी हो सकती है
no-hand = दर्शक के पास कार्ड नहीं होते।
told-card = { $card }: शक्ति { $strength }, अंग्रेज़ { $britishers }।{ $total ->
    [-1] { "" }
   *[other] { " " }इसे खेलने पर कुल शक्ति { $total } बचेगी।
}
told-chosen = उल्टा रखा कार्ड: { $card }।
told-total = आपकी कुल शक्ति { $total } है: स्तर { $level } और हाथ के कार्ड { $hand }। बाज़ी { $end } पर पूरी होती है।
told-not-yours = { $card } न आपके हाथ में है, न स्वयंसेवकों में। उसका काम:
told-no-card = “{ $written }” कोई कार्ड नहीं है। “Sen38” या “38” लिखें, या योद्धा का नाम।
told-does = { $warrior }: { $does }
told-no-kingdom = “{ $written }” इस बाज़ी में नहीं है।
told-player = { $who }: स्तर { $level }, अंग्रेज़ { $britishers }, { $trains ->
    [yes] अभ्यास होगा
   *[no] अभ्यास नहीं होगा
}; हाथ में कार्ड: { $hand }।
told-player-you = आप: स्तर { $level }, अंग्रेज़ { $britishers }, { $trains ->
    [yes] अभ्यास होगा
   *[no] अभ्यास नहीं होगा
}; हाथ में कार्ड: { $hand }।
told-played = { $who } का इस दौर का कार्ड: { $card }।
told-played-you = आपका इस दौर का कार्ड: { $card }।
told-known = { $who } के हाथ में पक्के कार्ड: { $cards }।
told-known-you = आपके हाथ में: { $cards }।
told-range = { $least ->
    [0] { $who } की कुल शक्ति ज़्यादा से ज़्यादा { $most } है।
   *[other] { $who } की कुल शक्ति { $least } और { $most } के बीच है।
}
told-range-you = { $least ->
    [0] आपकी कुल शक्ति ज़्यादा से ज़्यादा { $most } है।
   *[other] आपकी कुल शक्ति { $least } और { $most } के बीच है।
}
told-exact = { $who } की कुल शक्ति ठीक { $total } है।
told-exact-you = आपकी कुल शक्ति ठीक { $total } है।
told-badge-acted = { $who } का काम हो चुका है।
told-badge-acted-you = आपका काम हो चुका है।
told-badge-retreated = { $who } की वापसी हो चुकी है।
told-badge-retreated-you = आपकी वापसी हो चुकी है।
told-badge-shield = { $who } की भर्ती बिना अंग्रेज़ों के होगी।
told-badge-shield-you = आपकी भर्ती बिना अंग्रेज़ों के होगी।
told-badge-no-recruit = इस दौर में { $who } की भर्ती नहीं होगी।
told-badge-no-recruit-you = इस दौर में आपकी भर्ती नहीं होगी।
told-britishers = { $who }: अंग्रेज़ { $count }, { $trains ->
    [yes] अभ्यास होगा।
   *[no] अभ्यास नहीं होगा।
}
told-britishers-you = आप: अंग्रेज़ { $count }, { $trains ->
    [yes] अभ्यास होगा।
   *[no] अभ्यास नहीं होगा।
}
told-supply = { $count ->
    [-1] भंडार में असीमित अंग्रेज़ हैं।
   *[other] भंडार में अंग्रेज़: { $count }।
}
told-volunteer = { $card }: शक्ति { $strength }, अंग्रेज़ { $britishers }।{ $total ->
    [-1] { "" }
   *[other] { " " }भर्ती करने पर: कुल शक्ति { $total }, अंग्रेज़ { $then }{ $trains ->
        [yes] ।
       *[no] , बिना अभ्यास के।
    }
}
told-no-volunteers = अभी कोई स्वयंसेवक नहीं है।
told-stands = { $who }: { $card }।
told-stands-you = आप: { $card }।
told-stands-down = { $who }: एक उल्टा कार्ड।
told-stands-down-you = आप: एक उल्टा कार्ड।
told-stands-none = { $who }: अब तक कोई कार्ड नहीं।
told-stands-none-you = आप: अब तक कोई कार्ड नहीं।
told-acting = अब { $who } की बारी है।
told-acting-you = अब आपकी बारी है।
told-deck = गड्डी में कार्ड: { $count }।
told-discard = फेंके हुए कार्ड, ऊपर से: { $cards }{ $covered ->
    [0] ।
   *[other] ; नीचे छिपे हुए: { $covered }।
}
told-aside = खुले कार्ड: { $cards }।
told-unseen = { $warrior }: { $numbers }।
told-all-seen = सारे कार्ड देखे जा चुके हैं।
told-no-memory = इस मेज़ पर सबको अपने आप याद रखना है।
