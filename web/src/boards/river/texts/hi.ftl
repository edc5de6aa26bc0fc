# नदी का बोर्ड हिन्दी में।

river-dragons-line = छिपाकर पाँच कार्ड की योजना बनाएँ, पत्थरों और तख्तों का पुल बनाएँ, और मेकांग में गिरने से बचें।
sunderbans-line = वही नदी की दौड़, अब गंगा पर, जाना और लौटना, अपने ही मोड़ों के साथ। सोचें, बनाएँ, पार करें, गिरें, हँसें।
delta-planks-left = { $count ->
    [one] { $count } तख्ता
   *[other] { $count } तख्ते
}
delta-do-first = चुनें कि शुरुआत कौन करे
delta-do-program = पाँच कार्ड रखें
delta-do-stone = पत्थर रखें
delta-do-plank = तख्ता चुनें
delta-do-place = तख्ता रखें
delta-do-remove = तख्ता या पत्थर हटाएँ
delta-do-move = चलें
delta-do-jump = गोटी के ऊपर से छलाँग लगाएँ
delta-reason-arrival = एक गोटी मंज़िल पर पहुँच गई।
delta-reason-cap = घरेलू नियम का आखिरी दौर खेला जा चुका है।
delta-reason-limit = दौर 300 खेला जा चुका है।
delta-reason-agreement = सबकी सहमति से बाज़ी यहीं समाप्त हुई।
delta-reason-resign = एक को छोड़कर सबने हार मान ली।
delta-score-touched = उस पार का तट छुआ
delta-score-touched-value = { $value ->
    [1] हाँ
   *[other] नहीं
}
delta-score-left = बाकी रास्ता
delta-score-left-value = { $value } मि.मी.

# रंग
delta-colour-yellow = पीले
delta-colour-red = लाल
delta-colour-green = हरे
delta-colour-blue = नीले
delta-colour-purple = बैंगनी
delta-colour-orange = नारंगी
delta-colour-pink = गुलाबी
delta-colour-black = काले

# कार्ड: ऊपर लिखा छोटा शब्द, पूरा नाम, क्या करता है
delta-word-S1 = पत्थर
delta-word-S2 = 2 पत्थर
delta-word-P1 = तख्ता
delta-word-P2 = 2 तख्ते
delta-word-RM = हटाएँ
delta-word-M1 = 1 कदम
delta-word-M2 = 2 कदम
delta-word-JP = छलाँग
delta-card-S1 = 1 पत्थर रखें
delta-card-S2 = 2 पत्थर रखें
delta-card-P1 = 1 तख्ता रखें
delta-card-P2 = 2 तख्ते रखें
delta-card-RM = तख्ता या पत्थर हटाएँ
delta-card-M1 = 1 कदम
delta-card-M2 = 2 कदम
delta-card-JP = छलाँग
delta-card-block = { $edition ->
    [sunderbans] { $who } पर रोक
   *[river_dragons] { $who } पर ड्रैगन
}
delta-help-S1 = खाली टापू पर एक पत्थर रखें। उस पर कोई भी बना सकता है।
delta-help-S2 = खाली टापुओं पर, एक के बाद एक, दो पत्थर रखें।
delta-help-P1 = { $misfit ->
    [keep] अपने भंडार का एक तख्ता दो पत्थरों के बीच, या पत्थर और तट के बीच रखें।
   *[other] अपने भंडार का एक तख्ता दो पत्थरों के बीच, या पत्थर और तट के बीच रखें। कहीं न बैठे, तो वह हमेशा के लिए गया।
}
delta-help-P2 = { $misfit ->
    [keep] एक के बाद एक दो तख्ते रखें, हर एक दो पत्थरों के बीच, या पत्थर और तट के बीच।
   *[other] एक के बाद एक दो तख्ते रखें। जो कहीं न बैठे, वह हमेशा के लिए गया।
}
delta-help-RM = कोई खाली तख्ता बोर्ड से अपने भंडार में लें, या कोई खाली पत्थर हटाएँ। ज़्यादा से ज़्यादा दो रंग, कोई संख्या दो बार नहीं।
delta-help-M1 = अगले खाली तख्ते पर या गाँव में जाएँ। ऐसी जगह न हो, तो आप पानी में गिरते हैं।
delta-help-M2 = { $move2 ->
    [villageStop] दो खाने चलें, दोनों खाली, या एक कदम गाँव में। पहला कदम ही न हो, तो आप पानी में गिरते हैं।
    [upTo] एक या दो खाने चलें, सब खाली। पहला कदम ही न हो, तो आप पानी में गिरते हैं।
   *[exact] दो खाने चलें, दोनों खाली। पहला कदम ही न हो, तो आप पानी में गिरते हैं।
}
delta-help-JP = अगले तख्ते पर खड़ी गोटी के ऊपर से छलाँग लगाकर उसके पार उतरें। कोई गोटी न हो, तो आप पानी में गिरते हैं।
delta-help-block = { $edition ->
    [sunderbans] उसी खाँचे में { $who } का कार्ड बेअसर रहता है। एक दौर में एक ही रोक।
   *[river_dragons] ड्रैगन उसी खाँचे में { $who } का कार्ड रोक देता है। एक दौर में एक ही ड्रैगन।
}

# योजना
delta-dial = आपके पाँच खाँचे
delta-hand = आपके कार्ड
delta-ready = तैयार
delta-agree = मेरी ओर से बाज़ी यहीं समाप्त हो
delta-empty = खाली
delta-slot = { $fixed ->
    [yes] खाँचा { $slot }: { $card }, रखा हुआ
   *[no] खाँचा { $slot }: { $card }
}
delta-hand-card = { $slot ->
    [0] { $card }
   *[other] { $card }, खाँचा { $slot }
}
delta-dial-full = पाँचों खाँचे भरे हैं। खाली करने के लिए खाँचे को छुएँ।
delta-dial-fixed = यह कार्ड रखा जा चुका है और यहीं रहेगा।
delta-dial-open = { $count ->
    [one] { $count } खाँचा अब भी खाली है।
   *[other] { $count } खाँचे अब भी खाली हैं।
}
delta-one-block = { $edition ->
    [sunderbans] एक दौर में एक ही रोक: पहले दूसरी हटाएँ।
   *[river_dragons] एक दौर में एक ही ड्रैगन: पहले दूसरा हटाएँ।
}
delta-cards-down = आपके पाँचों कार्ड रखे हैं। सबके तैयार होते ही वे खोले जाएँगे।
delta-warn-jump = अभी की स्थिति में खाँचे { $slot } की छलाँग के लिए कोई पास नहीं है: आप गिर जाएँगे।
delta-warn-plank = { $misfit ->
    [keep] डेल्टा में अभी कोई पत्थर नहीं है: खाँचे { $slot } के तख्तों को शायद जगह न मिले।
   *[other] डेल्टा में अभी कोई पत्थर नहीं है: खाँचे { $slot } का तख्ता हमेशा के लिए जा सकता है।
}

# सबके कार्ड
delta-rack = सबके कार्ड और तख्ते
delta-round = { $round ->
    [0] पहले दौर से पहले
   *[other] { $slot ->
        [0] दौर { $round }
       *[other] दौर { $round }, 5 में से खाँचा { $slot }
    }
}
delta-stones = { $count ->
    [0] भंडार में कोई पत्थर नहीं बचा
    [one] भंडार में { $count } पत्थर बचा
   *[other] भंडार में { $count } पत्थर बचे
}
delta-first-marker = पहला खिलाड़ी
delta-rack-card = { $state ->
    [card] खाँचा { $slot }: { $card }
    [stopped] खाँचा { $slot }: { $card }, रोका गया
    [back] खाँचा { $slot }: उल्टा
   *[empty] खाँचा { $slot }: खाली
}
delta-reserve-of = तख्ते: { $planks }
delta-none = कोई नहीं
delta-touched = उस पार का तट छुआ
delta-lost = बाज़ी से बाहर:
delta-choose-first = पहले { $who }

# आपके तख्ते
delta-reserve = आपके तख्ते, उतने ही लंबे जितने नदी पर
delta-reserve-plank = { $state ->
    [lit] { $colour } का तख्ता { $number }, चुन सकते हैं
    [doomed] { $colour } का तख्ता { $number }, कहीं नहीं बैठता और चला जाएगा
   *[none] { $colour } का तख्ता { $number }
}
delta-reserve-later = तख्ता तब चुना जाता है जब तख्ते का कार्ड खेला जाए।
delta-pick-first = पहले अपने भंडार से एक तख्ता चुनें।
delta-no-place-here = { $place } से यह तख्ता कहीं नहीं पहुँचता।
delta-walks-on = गोटियाँ तख्तों और गाँवों से होकर जाती हैं, पत्थरों या पानी पर से नहीं।

# बोर्ड पर
delta-board = डेल्टा। तीर कुंजियों से चलें, N और P से चुनने लायक चीज़ों पर, Enter से चुनें।
delta-spot-village = { $who ->
    [none] { $colour } का गाँव { $name }
   *[other] { $colour } का गाँव { $name }; यहाँ: { $who }
}
delta-spot-islet = टापू { $name }, खाली
delta-spot-stone = { $planks ->
    [0] { $name } पर पत्थर, खाली
    [one] { $name } पर पत्थर, जिस पर { $planks } तख्ता है
   *[other] { $name } पर पत्थर, जिस पर { $planks } तख्ते हैं
}
delta-spot-plank = { $who ->
    [none] { $colour } का तख्ता { $number } ({ $name }), { $a } से { $b }
   *[other] { $colour } का तख्ता { $number } ({ $name }), { $a } से { $b }; ऊपर: { $who }
}
delta-spot-state = { $state ->
    [chosen] { $words }। चुना हुआ
   *[lit] { $words }। संभव
}
delta-water = { $state ->
    [start] खुला पानी। तीर कुंजियों से पत्थर खिसकाएँ, Shift के साथ ज़्यादा; Enter से दिखाएँ।
    [lit] { $x }, { $y }: यहाँ पत्थर रखा जा सकता है
   *[none] { $x }, { $y }: यहाँ पत्थर नहीं रखा जा सकता
}
delta-nudge = पत्थर खिसकाएँ
delta-nudge-way = { $way ->
    [ArrowLeft] बाएँ
    [ArrowRight] दाएँ
    [ArrowUp] ऊपर
    [Middle] बीच में
   *[ArrowDown] नीचे
}

# क्या करना है
delta-task-program = { $edition ->
    [sunderbans] पाँच कार्ड क्रम से रखें; तैयार होने तक बदल सकते हैं। ज़्यादा से ज़्यादा एक रोक।
   *[river_dragons] पाँच कार्ड क्रम से रखें; तैयार होने तक बदल सकते हैं। ज़्यादा से ज़्यादा एक ड्रैगन।
}
delta-task-first = चुनें कि पहले खिलाड़ी का निशान किसे मिले।
delta-task-stone = { $board ->
    [open] { $left ->
        [1] पत्थर रखें: खुले पानी को छुएँ, या पत्थर की छाया को खिसकाएँ।
       *[other] { $left } पत्थर रखें: खुले पानी को छुएँ, या पत्थर की छाया को खिसकाएँ।
    }
   *[islands] { $left ->
        [1] पत्थर रखें: टापू को छुएँ।
       *[other] एक के बाद एक { $left } पत्थर रखें: टापू को छुएँ।
    }
}
delta-task-shift = पत्थर दिख रहा है। उसे टापू पर खींचकर या तीरों से खिसकाएँ, फिर चलें।
delta-task-plank = { $way ->
    [lost] आपका कोई तख्ता कहीं नहीं बैठता। चुनें कि कौन-सा जाए।
    [eye] अंदाज़े से तख्ता चुनें। चुनाव पक्का है: कहीं न बैठे, तो वह गया।
   *[assisted] { $edition ->
        [sunderbans] तख्ता चुनें: छूकर देखें कि वह कहाँ बैठता है।
       *[river_dragons] तख्ता चुनें: छूकर देखें कि वह कहाँ बैठता है। चुनाव पक्का है।
    }
}
delta-task-place = { $tries ->
    [-1] तख्ता { $plank }: जिन दो आधारों पर रखना है, उन्हें छुएँ।
    [0] तख्ता { $plank }: दो आधार दिखाएँ। हर सिरा पत्थर के बीच तक या किनारे तक पहुँचे।
    [1] तख्ता { $plank } एक बार छोटा पड़ा। दो और आधार दिखाएँ।
    [2] तख्ता { $plank } दो बार छोटा पड़ा। दो और आधार दिखाएँ।
   *[other] अब वे जगहें दिख रही हैं जहाँ तख्ता { $plank } बैठता है।
}
delta-task-other-end = तख्ता { $plank }: अब दूसरा सिरा।
delta-task-complete = सब चुन लिया: इसे चलें, या कोई दूसरा रास्ता छुएँ।
delta-task-remove = बोर्ड से एक खाली तख्ता लें या एक खाली पत्थर हटाएँ।
delta-task-move = { $steps ->
    [1] आपको चलना है: अगले तख्ते या गाँव को छुएँ।
   *[other] { $taken ->
        [0] आपको दो खाने चलना है: पहले को छुएँ, या जहाँ पहुँचना है।
       *[other] अब दूसरा कदम।
    }
}
delta-task-may-stop = इतना भी काफ़ी है: इसे चलें, या दूसरा कदम लें।
delta-task-jump = छलाँग: जहाँ उतरना है, वहाँ छुएँ।

# क्या हुआ
delta-turned-up = खाँचा { $slot }: कार्ड खुलते हैं।
delta-over = { $count ->
    [one] { $who } की जीत हुई।
   *[other] { $who } की साझा जीत हुई।
}
delta-tell = क्या हुआ, कदम-दर-कदम
delta-tell-back = एक कदम पीछे
delta-tell-forward = एक कदम आगे
delta-tell-pause = रोकें
delta-tell-play = चलने दें
delta-tell-end = वर्तमान पर जाएँ
