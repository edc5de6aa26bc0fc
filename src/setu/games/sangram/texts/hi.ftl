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
returns = { $who }: { $tokens } अंग्रेज़ वापस भंडार में।
returns-you = आप: { $tokens } अंग्रेज़ वापस भंडार में।
shields = { $who }: इस दौर में बिना अंग्रेज़ों के भर्ती।
shields-you = आप: इस दौर में बिना अंग्रेज़ों के भर्ती।
gives-tokens = { $who } की ओर से { $other } को { $tokens } अंग्रेज़।
gives-tokens-you = आपकी ओर से { $other } को { $tokens } अंग्रेज़।
rises = { $who }: अपना मुकुट ऊपर, स्तर { $level } पर।
rises-you = आप: अपना मुकुट ऊपर, स्तर { $level } पर।
pulls = { $who }: { $other } का मुकुट नीचे, स्तर { $level } पर।
pulls-you = आप: { $other } का मुकुट नीचे, स्तर { $level } पर।
copies = { $who }: इस कार्ड की नकल, { $card } ({ $other })।
copies-you = आप: इस कार्ड की नकल, { $card } ({ $other })।
swaps = { $who }: { $other } से एक कार्ड की अदला-बदली।
swaps-you = आप: { $other } से एक कार्ड की अदला-बदली।
gives = { $who } की ओर से { $other } को यह कार्ड: { $card }।
gives-you = आपकी ओर से { $other } को यह कार्ड: { $card }।
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
took = { $who } ने { $other } से यह कार्ड लिया: { $card }।
took-you = आपने { $other } से यह कार्ड लिया: { $card }।
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

position-field = स्थिति में “{ $field }” नहीं होता। चाहिए: { $expected }।
position-value = यहाँ “{ $field }” का यह मान नहीं हो सकता। चाहिए: { $expected }।
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
