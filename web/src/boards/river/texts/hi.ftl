# नदी का बोर्ड हिन्दी में।

river-dragons-line = छिपाकर पाँच कार्ड की योजना बनाएँ, पत्थरों और तख्तों का पुल बनाएँ, और मेकांग में गिरने से बचें।
sunderbans-line = वही नदी की दौड़, अब गंगा पर, जाना और लौटना, अपने ही मोड़ों के साथ। सोचें, बनाएँ, पार करें, गिरें, हँसें।
river-planks-left = { $count ->
    [one] { $count } तख्ता
   *[other] { $count } तख्ते
}
river-do-first = चुनें कि शुरुआत कौन करे
river-do-program = पाँच कार्ड रखें
river-do-program-again = अब अगला कार्ड
river-do-stone = पत्थर रखें
river-do-plank = तख्ता चुनें
river-do-place = तख्ता रखें
river-do-remove = तख्ता या पत्थर हटाएँ
river-do-move = चलें
river-do-jump = गोटी के ऊपर से छलाँग लगाएँ
river-reason-arrival = एक गोटी मंज़िल पर पहुँच गई।
river-reason-cap = घरेलू नियम का आखिरी दौर खेला जा चुका है।
river-reason-limit = दौर 300 खेला जा चुका है।
river-reason-agreement = सबकी सहमति से बाज़ी यहीं समाप्त हुई।
river-reason-resign = एक को छोड़कर सबने हार मान ली।
river-score-touched = उस पार का तट छुआ
river-score-touched-value = { $value ->
    [1] हाँ
   *[other] नहीं
}
river-score-left = बाकी रास्ता
river-score-left-value = { $value ->
    [0] पहुँच गए
    [one] लगभग एक लंबा तख्ता
   *[other] लगभग { $value } लंबे तख्ते
}

# रंग
river-colour-yellow = पीले
river-colour-red = लाल
river-colour-green = हरे
river-colour-blue = नीले
river-colour-purple = बैंगनी
river-colour-orange = नारंगी
river-colour-pink = गुलाबी
river-colour-black = काले

# कार्ड: ऊपर लिखा छोटा शब्द, पूरा नाम, क्या करता है
river-word-S1 = पत्थर
river-word-S2 = 2 पत्थर
river-word-P1 = तख्ता
river-word-P2 = 2 तख्ते
river-word-RM = हटाएँ
river-word-M1 = 1 कदम
river-word-M2 = 2 कदम
river-word-JP = छलाँग
river-card-S1 = 1 पत्थर रखें
river-card-S2 = 2 पत्थर रखें
river-card-P1 = 1 तख्ता रखें
river-card-P2 = 2 तख्ते रखें
river-card-RM = तख्ता या पत्थर हटाएँ
river-card-M1 = 1 कदम
river-card-M2 = 2 कदम
river-card-JP = छलाँग
river-card-block = { $edition ->
    [sunderbans] { $who } पर रोक
   *[river_dragons] { $who } पर ड्रैगन
}
river-help-S1 = खाली टापू पर एक पत्थर रखें। उस पर कोई भी बना सकता है।
river-help-S2 = खाली टापुओं पर, एक के बाद एक, दो पत्थर रखें।
river-help-P1 = { $misfit ->
    [keep] अपने भंडार का एक तख्ता दो पत्थरों के बीच, या पत्थर और तट के बीच रखें।
   *[other] अपने भंडार का एक तख्ता दो पत्थरों के बीच, या पत्थर और तट के बीच रखें। कहीं न बैठे, तो वह हमेशा के लिए गया।
}
river-help-P2 = { $misfit ->
    [keep] एक के बाद एक दो तख्ते रखें, हर एक दो पत्थरों के बीच, या पत्थर और तट के बीच।
   *[other] एक के बाद एक दो तख्ते रखें। जो कहीं न बैठे, वह हमेशा के लिए गया।
}
river-help-RM = कोई खाली तख्ता बोर्ड से अपने भंडार में लें, या कोई खाली पत्थर हटाएँ। ज़्यादा से ज़्यादा दो रंग, कोई संख्या दो बार नहीं।
river-help-M1 = अगले खाली तख्ते पर या गाँव में जाएँ। ऐसी जगह न हो, तो आप पानी में गिरते हैं।
river-help-M2 = { $move2 ->
    [villageStop] दो खाने चलें, दोनों खाली, या एक कदम गाँव में। पहला कदम ही न हो, तो आप पानी में गिरते हैं।
    [upTo] एक या दो खाने चलें, सब खाली। पहला कदम ही न हो, तो आप पानी में गिरते हैं।
   *[exact] दो खाने चलें, दोनों खाली। पहला कदम ही न हो, तो आप पानी में गिरते हैं।
}
river-help-JP = अगले तख्ते पर खड़ी गोटी के ऊपर से छलाँग लगाकर उसके पार उतरें। कोई गोटी न हो, तो आप पानी में गिरते हैं।
river-help-block = { $edition ->
    [sunderbans] उसी खाँचे में { $who } का कार्ड बेअसर रहता है। एक दौर में एक ही रोक।
   *[river_dragons] ड्रैगन उसी खाँचे में { $who } का कार्ड रोक देता है। एक दौर में एक ही ड्रैगन।
}

# योजना
river-dial = आपके पाँच खाँचे
river-hand = आपके कार्ड
river-ready = तैयार
river-agree = मेरी ओर से बाज़ी यहीं समाप्त हो
river-empty = खाली
river-slot = { $fixed ->
    [yes] खाँचा { $slot }: { $card }, रखा हुआ
   *[no] खाँचा { $slot }: { $card }
}
river-hand-card = { $slot ->
    [0] { $card }
   *[other] { $card }, खाँचा { $slot }
}
river-dial-full = पाँचों खाँचे भरे हैं। खाली करने के लिए खाँचे को छुएँ।
river-dial-ready = पाँचों खाँचे भरे हैं। “तैयार” दबा सकते हैं।
river-dial-fixed = यह कार्ड रखा जा चुका है और यहीं रहेगा।
river-dial-open = { $count ->
    [one] { $count } खाँचा अब भी खाली है।
   *[other] { $count } खाँचे अब भी खाली हैं।
}
river-one-block = { $edition ->
    [sunderbans] एक दौर में एक ही रोक: पहले दूसरी हटाएँ।
   *[river_dragons] एक दौर में एक ही ड्रैगन: पहले दूसरा हटाएँ।
}
river-cards-down = आपके पाँचों कार्ड रखे हैं। सबके तैयार होते ही वे खोले जाएँगे।
river-warn-jump = अभी की स्थिति में खाँचे { $slot } की छलाँग के लिए कोई पास नहीं है: आप गिर जाएँगे।
river-warn-plank = { $misfit ->
    [keep] डेल्टा में अभी कोई पत्थर नहीं है: खाँचे { $slot } के तख्तों को शायद जगह न मिले।
   *[other] डेल्टा में अभी कोई पत्थर नहीं है: खाँचे { $slot } का तख्ता हमेशा के लिए जा सकता है।
}

# सबके कार्ड
river-rack = सबके कार्ड और तख्ते
river-round = { $round ->
    [0] पहले दौर से पहले
   *[other] { $slot ->
        [0] दौर { $round }
       *[other] दौर { $round }, 5 में से खाँचा { $slot }
    }
}
river-stones = { $count ->
    [0] भंडार में कोई पत्थर नहीं बचा
    [one] भंडार में { $count } पत्थर बचा
   *[other] भंडार में { $count } पत्थर बचे
}
river-measured = { $table ->
    [byEye] अंदाज़े से
   *[assisted] दूरियाँ दिखती हैं
}
river-measured-why = { $table ->
    [byEye] इस मेज़ पर दूरी आँख से आँकी जाती है, जैसे डिब्बे वाले खेल में।
   *[assisted] इस मेज़ पर सबको दिखता है कि तख्ता कहाँ बैठता है।
}
river-first-marker = पहला खिलाड़ी
river-rack-card = { $state ->
    [card] खाँचा { $slot }: { $card }
    [stopped] खाँचा { $slot }: { $card }, रोका गया
    [back] खाँचा { $slot }: उल्टा
   *[empty] खाँचा { $slot }: खाली
}
river-reserve-of = तख्ते: { $planks }
river-none = कोई नहीं
river-touched = उस पार का तट छुआ
river-lost = बाज़ी से बाहर:
river-choose-first = पहले { $who }

# आपके तख्ते
river-reserve = आपके तख्ते, उतने ही लंबे जितने नदी पर
river-reserve-plank = { $state ->
    [lit] { $colour } का तख्ता { $number }, चुन सकते हैं
    [doomed] { $colour } का तख्ता { $number }, कहीं नहीं बैठता और चला जाएगा
   *[none] { $colour } का तख्ता { $number }
}
river-reserve-later = तख्ता तब चुना जाता है जब तख्ते का कार्ड खेला जाए।
river-pick-first = पहले अपने भंडार से एक तख्ता चुनें।
river-no-span = { $a } और { $b } के बीच तख्ते के लिए जगह नहीं है।
river-no-place-here = { $place } से यह तख्ता कहीं नहीं पहुँचता।
river-walks-on = गोटियाँ तख्तों और गाँवों से होकर जाती हैं, पत्थरों या पानी पर से नहीं।

# बोर्ड पर
river-board = डेल्टा। तीर कुंजियों से चलें, N और P से चुनने लायक चीज़ों पर, Enter से चुनें।
river-spot-village = { $who ->
    [none] { $colour } का गाँव { $name }
   *[other] { $colour } का गाँव { $name }; यहाँ: { $who }
}
river-spot-islet = टापू { $name }, खाली
river-spot-stone = { $planks ->
    [0] { $name } पर पत्थर, खाली
    [one] { $name } पर पत्थर, जिस पर { $planks } तख्ता है
   *[other] { $name } पर पत्थर, जिस पर { $planks } तख्ते हैं
}
river-spot-plank = { $who ->
    [none] { $colour } का तख्ता { $number } ({ $name }), { $a } से { $b }
   *[other] { $colour } का तख्ता { $number } ({ $name }), { $a } से { $b }; ऊपर: { $who }
}
river-spot-state = { $state ->
    [chosen] { $words }। चुना हुआ
   *[lit] { $words }। संभव
}
river-water = { $state ->
    [start] खुला पानी। तीर कुंजियों से पत्थर खिसकाएँ, Shift के साथ ज़्यादा; Enter से दिखाएँ।
    [lit] { $x }, { $y }: यहाँ पत्थर रखा जा सकता है
   *[none] { $x }, { $y }: यहाँ पत्थर नहीं रखा जा सकता
}
river-nudge = पत्थर खिसकाएँ
river-nudge-way = { $way ->
    [ArrowLeft] बाएँ
    [ArrowRight] दाएँ
    [ArrowUp] ऊपर
    [Middle] बीच में
   *[ArrowDown] नीचे
}

# क्या करना है
river-task-program = { $edition ->
    [sunderbans] पाँच कार्ड क्रम से रखें; तैयार होने तक बदल सकते हैं। ज़्यादा से ज़्यादा एक रोक।
   *[river_dragons] पाँच कार्ड क्रम से रखें; तैयार होने तक बदल सकते हैं। ज़्यादा से ज़्यादा एक ड्रैगन।
}
river-task-first = चुनें कि पहले खिलाड़ी का निशान किसे मिले।
river-task-stone = { $board ->
    [open] { $left ->
        [1] पत्थर रखें: खुले पानी को छुएँ, या पत्थर की छाया को खिसकाएँ।
       *[other] { $left } पत्थर रखें: खुले पानी को छुएँ, या पत्थर की छाया को खिसकाएँ।
    }
   *[islands] { $left ->
        [1] पत्थर रखें: टापू को वहाँ छुएँ, जहाँ उसे रखना है।
       *[other] एक के बाद एक { $left } पत्थर रखें: टापू को वहाँ छुएँ, जहाँ पत्थर रखना है।
    }
}
river-task-shift = पत्थर दिख रहा है। उसे टापू पर खींचकर या तीरों से खिसकाएँ; चलने के लिए उसे फिर छुएँ।
river-task-plank = { $way ->
    [lost] आपका कोई तख्ता कहीं नहीं बैठता। चुनें कि कौन-सा जाए।
    [eye] अंदाज़े से तख्ता चुनें। चुनाव पक्का है: कहीं न बैठे, तो वह गया।
   *[assisted] { $edition ->
        [sunderbans] तख्ता चुनें: छूकर देखें कि वह कहाँ बैठता है।
       *[river_dragons] तख्ता चुनें: छूकर देखें कि वह कहाँ बैठता है। चुनाव पक्का है।
    }
}
river-task-in-hand = { $way ->
    [eye] तख्ता { $plank } आपके हाथ में है। उसके दोनों सिरे दिखाएँ: दूसरा दिखाते ही वह पक्के तौर पर लिया और रखा जाता है।
   *[assisted] तख्ता { $plank } आपके हाथ में है। बिंदुओं वाली रेखा या दोनों सिरे छुएँ, या उसे वहाँ खींचें।
}
river-task-doomed = तख्ता { $plank } कहीं नहीं बैठता: फिर छुएँ, तो वह गया।
river-task-place = { $tries ->
    [-1] तख्ता { $plank }: जिन दो आधारों पर रखना है, उन्हें छुएँ।
    [0] तख्ता { $plank }: दो आधार दिखाएँ। हर सिरा पत्थर के बीच तक या किनारे तक पहुँचे।
    [1] तख्ता { $plank } एक बार छोटा पड़ा। दो और आधार दिखाएँ।
    [2] तख्ता { $plank } दो बार छोटा पड़ा। दो और आधार दिखाएँ।
   *[other] अब वे जगहें दिख रही हैं जहाँ तख्ता { $plank } बैठता है।
}
river-task-other-end = { $way ->
    [eye] तख्ता { $plank }: अब दूसरा सिरा। इससे वह पक्के तौर पर रखा जाता है।
   *[assisted] तख्ता { $plank }: अब दूसरा सिरा।
}
river-task-complete = यही चला जाएगा: चलने के लिए फिर छुएँ, या कुछ और छुएँ।
river-task-remove = बोर्ड से एक खाली तख्ता लें या एक खाली पत्थर हटाएँ।
river-task-move = { $steps ->
    [1] आपको चलना है: अगले तख्ते या गाँव को छुएँ, या अपनी गोटी वहाँ ले जाएँ।
   *[other] { $taken ->
        [0] आपको दो खाने चलना है: पहले को छुएँ, या जहाँ पहुँचना है; या अपनी गोटी वहाँ ले जाएँ।
       *[other] अब दूसरा कदम।
    }
}
river-task-may-stop = इतना भी काफ़ी है: इसे चलें, या दूसरा कदम लें।
river-task-jump = छलाँग: जहाँ उतरना है, वहाँ छुएँ।

# क्या हुआ
river-turned-up = खाँचा { $slot }: कार्ड खुलते हैं।
river-over = { $count ->
    [one] { $who } की जीत हुई।
   *[other] { $who } की साझा जीत हुई।
}
river-tell = क्या हुआ, कदम-दर-कदम
river-tell-back = एक कदम पीछे
river-tell-forward = एक कदम आगे
river-tell-pause = रोकें
river-tell-play = चलने दें
river-tell-end = वर्तमान पर जाएँ
