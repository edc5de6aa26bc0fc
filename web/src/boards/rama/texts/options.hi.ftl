# रामसेतु की बाज़ी से पहले क्या-क्या चुना जा सकता है।

rama-option-rules = नियम
rama-option-rules-voyage = यात्रा (सरल)
rama-option-rules-strategie = यात्रा और रणनीति (कर्म, पर्यावरण)
rama-option-male-links = माले की उड़ानें
rama-option-male-links-colombo = केवल कोलंबो से
rama-option-male-links-all = हर हवाई अड्डे से
rama-option-tickets = एक चाल के विमान टिकट
rama-option-tickets-fewest = जितने कम हो सकें
rama-option-tickets-chosen = जितने यात्री चाहे
rama-option-cow-on-any-six = गाय चलती है
rama-option-cow-on-any-six-off = यात्रा के पासे पर 6 आने पर
rama-option-cow-on-any-six-on = हर 6 पर
rama-option-bonus-window = बोनस मंज़िल ली जाती है
rama-option-bonus-window-before-move = चलने से पहले
rama-option-bonus-window-also-after-move = पासे की हर फेंक के बाद
rama-option-karma-window = कर्म कार्ड खेले जाते हैं
rama-option-karma-window-after-move = चलने के बाद
rama-option-karma-window-any-time = कभी भी
rama-option-pamban-shared = पुल पूरा कर चुके यात्री के लिए पाम्बन
rama-option-pamban-shared-off = खाली होना चाहिए
rama-option-pamban-shared-on = साझा हो सकता है
rama-option-cricket-wait-turns = क्रिकेट मैच में छूटने वाली बारियाँ
rama-option-max-rounds = अधिकतम दौर
rama-option-stall-rounds = बिना प्रगति के इतने दौर पर बाज़ी समाप्त
rama-option-stay-limit = गोटी एक शहर में कितनी बारियाँ रह सकती है (0: जितनी चाहे)
