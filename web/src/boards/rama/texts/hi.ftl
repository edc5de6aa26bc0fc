# रामसेतु का बोर्ड हिन्दी में।

ramas-bridge-line = सड़क, नाव और विमान से भारत और श्रीलंका में अपने नौ स्थानों की यात्रा करें, और अंत में पुल पर पहुँचें।
rama-laid = { $count ->
    [one] { $count } कार्ड रखा
   *[other] { $count } कार्ड रखे
}
rama-points = { $points } अंक

# ---- स्थिति

rama-do-place = अपने बाद खेलने वाले की गोटी रखें
rama-do-cow = पवित्र गाय को दूसरे शहर ले जाएँ
rama-do-move = यात्रा करें
rama-do-tickets = बताएँ कि कितने टिकट लेंगे
rama-do-give_up = ठहरें, या संकल्प छोड़ें
rama-do-commit = पर्यावरण-संकल्प का जवाब दें
rama-do-bonus = बोनस मंज़िल लें, या न लें
rama-do-karma = अपना बुरा कर्म किसी को दें, या रखें
rama-do-again = फिर चलें, या रुकें

# ---- नतीजा

rama-reason-pamban = एक यात्री ने पाम्बन में पुल पूरा कर लिया।
rama-reason-stall = कोई आगे नहीं बढ़ रहा था।
rama-reason-max_rounds = आखिरी दौर खेला जा चुका है।
rama-reason-resign = एक को छोड़कर सबने हार मान ली।
rama-score-destinations = मंज़िलें
rama-score-tickets = विमान टिकट
rama-score-deity = देवता का उत्तर
rama-score-open = हाथ में बचे कार्ड
rama-score-eco_transport = पर्यावरण-संकल्प: परिवहन
rama-score-eco_material = पर्यावरण-संकल्प: सामग्री
rama-score-bonus = बोनस मंज़िलें
rama-score-bridge = पुल पर सबसे पहले
rama-total = कुल अंक
rama-score-sheet = अंक-तालिका
rama-if-over-now = बाज़ी अभी समाप्त हो तो:
rama-final = अंतिम गिनती:
rama-begin-below = हाथ का हर कार्ड { $cost } अंक घटाता है जब तक आप उसके शहर न पहुँचें; पहुँचने पर वह { $gain } अंक देता है। { $cards } कार्डों के साथ सब −{ $total } से शुरू करते हैं।

# ---- विषय और कर्म

rama-theme-bridge = पुल
rama-theme-architecture = वास्तुकला
rama-theme-material = सामग्री
rama-theme-food = भोजन
rama-theme-spice = मसाला
rama-theme-language = भाषा
rama-theme-transport = परिवहन
rama-theme-festival = त्योहार
rama-theme-deity = देवता
rama-karma-cow = पवित्र गाय
rama-karma-monsoon = मानसून
rama-karma-cricket = क्रिकेट
rama-karma-maldives = मालदीव

# ---- नक्शा

rama-map = शहरों, सड़कों, नाव-मार्गों और हवाई अड्डों का नक्शा
rama-map-keys = तीर कुंजियाँ एक जगह से दूसरी जगह ले जाती हैं, Page Down और Page Up एक वैध जगह से अगली पर, Home आपकी गोटी पर; Enter से चुनें। प्लस और माइनस से पास या दूर, 0 से पूरा नक्शा।
rama-looking = नक्शा देखें
rama-closer = पास से
rama-farther = दूर से
rama-whole-map = पूरा नक्शा
rama-my-pawn = मेरी गोटी
rama-winning-way = विजेता की यात्रा
rama-on-road = { $start } से { $end } की ओर { $steps } कदम
rama-at-sea = समुद्र में, { $start } से { $end } की ओर { $steps } कदम
rama-square = खाना { $square }
rama-is-airport = हवाई अड्डा
rama-is-port = बंदरगाह
rama-cow-here = पवित्र गाय के कारण बंद
rama-pawn-here = { $name } यहाँ
rama-my-card-here = आपका कार्ड: { $name }
rama-my-bonus-here = आपका बोनस कार्ड: { $name }
rama-may-foot = चुन सकते हैं
rama-may-free = चुन सकते हैं, विमान से मुफ़्त
rama-may-paid = चुन सकते हैं, विमान से अंक देकर
rama-once-more = वहाँ जाने के लिए फिर छुएँ

# ---- बारी

rama-die = पासे पर { $face }
rama-threw = पासे पर { $face } ({ $name })।
rama-ask-place = { $name } की गोटी शुरुआती पड़ाव पर रखें: हवाई अड्डे को छोड़कर कहीं भी।
rama-ask-cow = 6 आया: पहले पवित्र गाय को दूसरे शहर ले जाएँ। वह शहर सबके लिए बंद हो जाता है।
rama-ask-move = { $throw ->
    [1] एक कदम चलें, या यहीं रुकें। 1 आने पर आप फिर चल सकते हैं।
   *[other] { $throw } कदम तक चलें, या यहीं रुकें। रास्ते में आपका कोई शहर आए तो वहीं रुकना होगा।
}
rama-ask-travel = { $throw ->
    [1] अपनी यात्रा की मंज़िल की ओर एक कदम चलें। 1 के बाद आप फिर से खेल सकते हैं।
   *[other] अपनी यात्रा की मंज़िल की ओर { $throw } कदम तक चलें। आपके शहर आपको नहीं रोकते।
}
rama-ask-tickets = वहाँ पहुँचने के एक से ज़्यादा रास्ते हैं। विमान के कितने टिकट लेंगे?
rama-ask-again = पासे पर 1 आया। एक बार और?
rama-ask-give-up = अभी छूट नहीं मिली। संकल्प छोड़ने पर { $points } अंक कटेंगे, और चलने के लिए तुरंत पासा फेंका जाएगा।
rama-ask-commit = { $kind } कार्ड पर पर्यावरण-संकल्प: { $points } अंकों के लिए तब तक ठहरें जब तक { $faces } न आए (हर बारी 6 में { $chances } मौके)। तीन बार चूकने पर छोड़ सकते हैं।
rama-ask-bonus = आप अब भी एक बोनस मंज़िल ले सकते हैं।
rama-ask-karma-cow = पवित्र गाय: जिसे मिले, उसे और कार्ड रखने से पहले गाय के पास जाना होगा।
rama-ask-karma-monsoon = मानसून: जिसे मिले, उसका भोजन कार्ड जाता है, रखा हो या नहीं, और वह दूसरा उठाता है।
rama-ask-karma-cricket = क्रिकेट: जिसे मिले, उसे और कार्ड रखने से पहले कोलकाता या कैंडी में मैच देखना होगा।
rama-ask-karma-maldives = मालदीव: जिसे मिले, उसे और कार्ड रखने से पहले कोलंबो से माले उड़ना होगा।
rama-stay = यहीं रुकें
rama-take-bonus = बोनस…
rama-give-to = { $name } को
rama-answer-tickets = { $count ->
    [0] कोई टिकट नहीं
    [one] एक टिकट
   *[other] { $count } टिकट
}
rama-answer-again = फिर चलें
rama-answer-done = बारी पूरी करें
rama-answer-enough = और बोनस नहीं
rama-answer-commit = संकल्प लें
rama-answer-decline = जी नहीं
rama-answer-giveup = संकल्प छोड़ें
rama-answer-wait = ठहरें
rama-answer-keep = अपने पास रखें
rama-bonus-about = बोनस मंज़िल पर पहुँचने से 200 अंक मिलते हैं, और कभी न पहुँचे तो 50 कटते हैं। आपके पुल के लिए वह ज़रूरी है। एक बाज़ी में ज़्यादा से ज़्यादा दो।

# ---- मेरी डेस्क

rama-desk = मेरी डेस्क
rama-drawer-cards = कार्ड
rama-drawer-route = रास्ता
rama-drawer-scores = अंक
rama-my-cards = मेरी मंज़िलें
rama-bonus = बोनस
rama-is-laid = रखा गया
rama-label-laid = { $theme }: { $name }, { $town }; रखा गया
rama-label-open = { $steps ->
    [-1] { $theme }: { $name }, { $town }
   *[other] { $theme }: { $name }, { $town }; { $steps } कदम दूर
}
rama-label-bonus = { $steps ->
    [-1] बोनस, { $theme }: { $name }, { $town }
   *[other] बोनस, { $theme }: { $name }, { $town }; { $steps } कदम दूर
}
rama-label-karma = आपके हाथ में बुरा कर्म: { $kind }
rama-karma-held = देने के लिए बुरा कर्म
rama-karma-when = इसे आप अपनी किसी भी बारी के अंत में, एक बार, ऐसे खिलाड़ी को दे सकते हैं जिसे अब तक कोई बुरा कर्म न मिला हो।
rama-show-on-map = नक्शे पर दिखाएँ
rama-go-there = अभी वहाँ जाएँ
rama-god-table = पासे की हर संख्या पर देवता का उत्तर
rama-god-face = { $face }: { $points } अंक
rama-leg = सड़क या नाव से { $foot } कदम, विमान से { $air }

# ---- रास्ता

rama-route-private = आपके अपने नोट, इसी ब्राउज़र में: इन्हें और कोई नहीं देखता।
rama-route-total = पाम्बन तक सड़क और नाव से { $steps } कदम: लगभग { $turns ->
    [one] { $turns } बारी
   *[other] { $turns } बारियाँ
}।
rama-route-moved = { $town } अब क्रम में { $place } पर है।
rama-earlier = { $town } पहले
rama-later = { $town } बाद में
rama-suggest-foot = पैदल सबसे छोटा
rama-suggest-air = विमान से सबसे छोटा

# ---- यात्री

rama-bridge-of = { $name } का पुल
rama-stone-laid = { $theme }: { $name }
rama-stone-open = { $theme }: अब तक नहीं रखा
rama-free-there = मुफ़्त टिकट
rama-free-used = मुफ़्त टिकट काम आया
rama-paid = { $count ->
    [one] { $count } टिकट खरीदा
   *[other] { $count } टिकट खरीदे
}
rama-god-gave = देवता के पासे पर { $face }: { $points }
rama-bridge-done = पुल पूरा
rama-holds-karma = हाथ में बुरा कर्म
rama-was-given = मिला: { $kind }
rama-either = { $one } या { $other }
rama-journey-cow = यात्रा: { $goal } में पवित्र गाय के पास।
rama-journey-maldives = यात्रा: कोलंबो होकर { $goal }।
rama-journey-cricket = यात्रा: मैच देखने { $goal }।
rama-journey-rule = { $way ->
    [land] पहुँचने से पहले कोई कार्ड नहीं रखा जाता; आप ज़मीन से जा रहे हैं: हर चाल सड़क और नाव से मंज़िल के पास ले जाए।
    [air] पहुँचने से पहले कोई कार्ड नहीं रखा जाता; आप हवाई रास्ते से जा रहे हैं: उड़ानें गिनकर हर चाल मंज़िल के पास ले जाए।
   *[open] पहुँचने से पहले कोई कार्ड नहीं रखा जाता; हर चाल मंज़िल के पास ले जानी चाहिए।
}
rama-eco-pending = { $turns ->
    [0] { $kind }: { $faces } का इंतज़ार।
    [one] { $kind }: { $faces } का इंतज़ार; अब तक { $turns } बारी।
   *[other] { $kind }: { $faces } का इंतज़ार; अब तक { $turns } बारियाँ।
}
rama-eco-kept = { $kind }: संकल्प निभाया ({ $faces })।
rama-eco-broken = { $kind }: संकल्प छोड़ा।
rama-left-open = हाथ में बचे:
rama-stock = मेज़ पर
rama-tickets-left = टिकट: { $count }
rama-karma-left = बुरा कर्म: { $count }
rama-eco-left = पर्यावरण-संकल्प: { $count }
rama-pile = { $theme }: { $count }

# ---- डाक

rama-post = अभी क्या हुआ
rama-post-read = बंद करें
rama-post-more = +{ $count }
