# संग्राम का बोर्ड हिन्दी में।

sangram-line = छिपाकर एक योद्धा चुनें, सब साथ में खोलें, और जब कोई 18 तक पहुँचे तब सबसे शक्तिशाली सेना आपकी हो।
sangram-level = स्तर { $level }
sangram-tokens = { $count } अंग्रेज़
sangram-do-play = उल्टा रखने के लिए कार्ड चुनें
sangram-do-act = अपने योद्धा से काम लें, या छोड़ें
sangram-do-give = बदले में देने का कार्ड चुनें
sangram-do-recruit = एक स्वयंसेवक लें
sangram-reason-strength = एक सेना की कुल शक्ति 18 तक पहुँच गई।
sangram-reason-rounds = आखिरी दौर खेला जा चुका है।
sangram-reason-resign = एक खिलाड़ी ने हार मानी, और बाज़ी वहीं समाप्त हुई।
sangram-score-level = मुकुट का स्तर
sangram-score-hand = हाथ के कार्डों की शक्ति
sangram-score-tokens = अंग्रेज़
sangram-score-highest = सबसे ऊँचा कार्ड

# योद्धा
sangram-acharya = आचार्य
sangram-maharaja = महाराजा
sangram-shoorveer = शूरवीर
sangram-senapati = सेनापति
sangram-mantri = मंत्री
sangram-maharani = महारानी
sangram-guptchar = गुप्तचर
sangram-yuvaraj = युवराज
sangram-vyapari = व्यापारी
sangram-sarthi = सारथी
sangram-vaidik = वैदिक
sangram-card = { $warrior } { $number }
sangram-card-whole = { $britishers ->
    [0] { $card }, शक्ति { $strength }, कोई अंग्रेज़ नहीं
   *[other] { $card }, शक्ति { $strength }, { $britishers } अंग्रेज़
}
sangram-does-acharya = जिस विरोधी ने अब तक चाल नहीं चली, उसे वापस भेजें: इस दौर में उसकी न चाल, न भर्ती।
sangram-does-maharaja = अपने 4 तक अंग्रेज़ लौटाएँ।
sangram-does-shoorveer = इस दौर की आपकी भर्ती के साथ कोई अंग्रेज़ नहीं आता।
sangram-does-senapati = अपने 6 तक अंग्रेज़ लौटाएँ।
sangram-does-mantri = अपने 1 या 2 अंग्रेज़ किसी विरोधी को दें।
sangram-does-maharani = आपका मुकुट एक स्तर ऊपर जाता है।
sangram-does-guptchar = किसी विरोधी का मुकुट एक स्तर नीचे आता है।
sangram-does-yuvaraj = वही करें जो इस दौर में किसी विरोधी का कार्ड करता है।
sangram-does-vyapari = किसी विरोधी से एक कार्ड बदलें; उसका कार्ड बिना देखे लें।
sangram-does-sarthi = गड्डी का ऊपर का कार्ड खोलें और वही करें जो वह करता है।
sangram-does-vaidik = भर्ती के बदले फेंके हुए कार्डों में ऊपर के पाँच में से एक लें।
sangram-explained = { $card }: { $does }
sangram-idle-now = { $explained } अभी की स्थिति में इससे कुछ नहीं होगा।

# मेज़
sangram-stand = { $phase ->
    [play] दौर { $round }: सब छिपाकर एक कार्ड चुनते हैं।
    [act] दौर { $round }: योद्धा काम करते हैं, सबसे बड़ी संख्या पहले।
    [give] दौर { $round }: अदला-बदली हो रही है।
    [recruit] दौर { $round }: उसी क्रम में स्वयंसेवकों की भर्ती होती है।
   *[other] बाज़ी पूरी हुई: सबके कार्ड खुले हैं।
}
sangram-track = मुकुटों की पट्टी
sangram-lane = { $who }: मुकुट स्तर { $level } पर। { $total }
sangram-gate-0 = 5 कार्ड
sangram-gate-1 = 6 कार्ड
sangram-gate-2 = अंत
sangram-total-label = कुल शक्ति
sangram-total = कुल शक्ति { $total }।
sangram-total-range = कुल शक्ति { $least } से { $most } के बीच।
sangram-camps = विरोधी
sangram-camp = { $who }, { $name }: स्तर { $level }, { $tokens ->
    [0] कोई अंग्रेज़ नहीं
   *[other] { $tokens } अंग्रेज़
  }, { $cards } कार्ड।
sangram-camp-blocked = अभ्यास के लिए अंग्रेज़ बहुत ज़्यादा हैं।
sangram-camp-known = मालूम: { $cards }।
sangram-camp-target = { $camp } चुन सकते हैं।
sangram-battlefield = रणभूमि
sangram-stands = { $who } का कार्ड: { $card }, क्रम में { $place }।
sangram-stands-turn = अभी इन्हीं की बारी है।
sangram-stands-down = { $who } ने एक कार्ड उल्टा रख दिया है।
sangram-stands-none = { $who } ने अब तक नहीं चुना है।
sangram-face-down = उल्टा
sangram-turned-up = खुला
sangram-drawn = गड्डी से खुला: { $card }
sangram-mark-acted = चाल हुई
sangram-mark-retreated = पीछे हटा
sangram-mark-shield = ढाल
sangram-mark-no-recruit = भर्ती नहीं
sangram-mark-acted-long = चाल हो चुकी है।
sangram-mark-retreated-long = वापस भेजा जा चुका है, अब नहीं चुना जा सकता।
sangram-mark-shield-long = इस दौर में बिना अंग्रेज़ों के भर्ती।
sangram-mark-no-recruit-long = इस दौर में भर्ती नहीं।
sangram-volunteers = स्वयंसेवक
sangram-volunteer-target = { $card }। तब आपके पास { $tokens ->
    [0] कोई अंग्रेज़ नहीं
   *[other] { $tokens } अंग्रेज़
  } और कुल शक्ति { $total }{ $trains ->
    [yes] ।
   *[no] , बिना अभ्यास के।
  }
sangram-piles = गड्डी, फेंके हुए कार्ड और भंडार
sangram-deck = गड्डी
sangram-deck-long = गड्डी: { $count } कार्ड। मुझे क्या मालूम है?
sangram-discard = फेंके हुए
sangram-discard-long = { $count ->
    [0] फेंके हुए कार्ड: कोई नहीं। देखें
    [one] फेंके हुए कार्ड: { $count }, { $top }। देखें
   *[other] फेंके हुए कार्ड: { $count }, सबसे ऊपर { $top }। देखें
}
sangram-discard-empty = अब तक कोई कार्ड नहीं फेंका गया।
sangram-discard-rest = उनके नीचे
sangram-discard-covered = { $count ->
    [one] ढका हुआ कार्ड और { $count } है।
   *[other] ढके हुए कार्ड और { $count } हैं।
}
sangram-top-five = ऊपर के पाँच
sangram-supply = भंडार
sangram-supply-long = { $count ->
    [endless] भंडार में अनगिनत अंग्रेज़
   *[other] भंडार में { $count } अंग्रेज़
}
sangram-winning-army = सबसे मज़बूत सेना
sangram-once-more = पक्का करने के लिए फिर छुएँ।
sangram-hand = आपके हाथ के कार्ड
sangram-hand-target = { $card }। चुन सकते हैं।
sangram-hand-play = { $card }। इसे चलने पर कुल शक्ति { $total } रहेगी।
sangram-hand-taken = { $card }। यह कार्ड अभी अदला-बदली में मिला।
sangram-taken = नया
sangram-reckoning-long = आपकी कुल शक्ति { $total } है: स्तर { $level } और हाथ के कार्ड { $hand }। अगला द्वार { $gate } है।
sangram-own-tokens = { $trains ->
    [yes] { $count ->
        [0] आपके पास कोई अंग्रेज़ नहीं है।
        [one] आपके पास { $count } अंग्रेज़ है।
       *[other] आपके पास { $count } अंग्रेज़ हैं।
    }
   *[no] आपके पास { $count } अंग्रेज़ हैं: आपकी सेना अभ्यास नहीं करती।
}
sangram-no-training = अभ्यास नहीं

# योद्धा क्या पूछता है
sangram-orders = आपका योद्धा
sangram-order-acharya = विरोधी चुनें, जिसे वापस भेजें।
sangram-order-maharaja = कितने अंग्रेज़ लौटाने हैं?
sangram-order-shoorveer = इस दौर में बिना अंग्रेज़ों के भर्ती करें?
sangram-order-senapati = कितने अंग्रेज़ लौटाने हैं?
sangram-order-mantri = कितने अंग्रेज़, और किसे?
sangram-order-maharani = अपना मुकुट एक स्तर ऊपर ले जाएँ?
sangram-order-guptchar = विरोधी चुनें, जिसका मुकुट नीचे आए।
sangram-order-yuvaraj = विरोधी चुनें, जिसके कार्ड की नकल करें।
sangram-order-vyapari = विरोधी चुनें, जिससे कार्ड बदलें।
sangram-order-sarthi = ऊपर का कार्ड खोलकर काम में लें?
sangram-order-vaidik = भर्ती के बदले इनमें से एक लें?
sangram-order-closed = फेंके हुए ऊपर के पाँच खोलें? तब भर्ती के बदले एक लेना ही होगा।
sangram-order-copied = ({ $who } की नकल)
sangram-order-drawn = (गड्डी से)
sangram-order-give = आपने { $who } से यह कार्ड लिया: { $card }। बदले में कौन-सा कार्ड देना है?
sangram-order-give-unseen = { $who } को कौन-सा कार्ड देना है? उनका कार्ड बिना देखे लिया जाएगा।
sangram-drop-group = लौटाने के लिए अंग्रेज़
sangram-drop = { $tokens } अंग्रेज़ लौटाएँ
sangram-gift-group = देने के लिए अंग्रेज़
sangram-gift = { $tokens } अंग्रेज़ दें
sangram-take-target = { $card }। साथ में { $tokens ->
    [0] कोई अंग्रेज़ नहीं
   *[other] { $tokens } अंग्रेज़
  }। चुन सकते हैं।
sangram-use-shield = ढाल उठाएँ
sangram-use-rise = मुकुट ऊपर
sangram-use-draw = कार्ड खोलें
sangram-use-open = ऊपर के पाँच खोलें
sangram-decline = छोड़ें

# उद्घोषक
sangram-herald = उद्घोषक
sangram-told-reveal = सब कार्ड खुल गए: सबसे बड़ी संख्या पहले काम करती है।
sangram-told-training = चार या कम अंग्रेज़ों वाली सेनाएँ अभ्यास करती हैं।
sangram-pause = रोकें
sangram-go-on = चलने दें
sangram-next = अगला
sangram-skip = वर्तमान पर जाएँ

# किसे क्या मालूम है
sangram-known-title = आपको क्या मालूम है
sangram-known-off = इस मेज़ पर खिलाड़ियों के लिए कुछ याद नहीं रखा जाता: आप खुद याद रखें।
sangram-known-over = सबके कार्ड खुले हैं।
sangram-known-hands = हाथ के कार्ड
sangram-known-backs = ({ $count } कार्ड अज्ञात)
sangram-known-doubt = { $count ->
    [one] { $cards } { $who } के पास है।
   *[other] { $cards } { $who } के पास हैं।
}
sangram-known-unseen = { $count ->
    [one] { $count } कार्ड अब तक नहीं दिखा; { $deck } गड्डी में
   *[other] { $count } कार्ड अब तक नहीं दिखे; { $deck } गड्डी में
}
