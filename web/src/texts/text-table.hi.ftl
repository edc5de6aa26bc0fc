# मेज़ शब्दों में।

text-table = शब्दों की मेज़
text-board = शब्दों की मेज़ की जगह बोर्ड
text-skip = आदेश लिखने की जगह पर जाएँ
text-setting = शब्दों की मेज़: बोर्ड की जगह शीर्षक, सूचियाँ और आदेश लिखने की जगह
text-turn = बारी
text-result = नतीजा
text-choices = आपकी चालें
text-command = आदेश
text-command-hint = संख्या, चाल, खोजने के शब्द, सवाल, या “मदद”
text-do = करें
text-help = क्या-क्या लिखा जा सकता है
text-help-number = अकेली संख्या हमेशा नीचे की सूची की संख्या है और वही चाल चलती है, कोई जगह या कार्ड नहीं: 12 यानी चाल 12, i12 यानी जगह।
text-help-notation = खेल के संकेतों में चाल लिखने से वह चली जाती है: { $example }
text-help-words = शब्द लिखने से चालें खोजी जाती हैं। एक ही में हों तो Enter उसे चल देता है; कई हों तो पहली कुछ अपनी संख्या के साथ बताई जाती हैं।
text-help-help = { $word } बताता है कि क्या-क्या लिखा जा सकता है।
text-help-why = { $word } और एक चाल: वह क्यों नहीं चल सकती, नियम के साथ।
text-help-undo = { $word } आपकी पिछली चाल वापस लेता है, या सबसे पूछता है।
text-help-log = { $word } आपको बीती चालों पर ले जाता है।
text-help-result = { $word } आपको नतीजे पर ले जाता है।
text-word-help = मदद
text-word-why = क्यों
text-word-undo = वापस
text-word-log = विवरण
text-word-result = नतीजा
text-match = { $count ->
    [0] कोई चाल नहीं मिली
    [one] { $count } चाल मिली
   *[other] { $count } चालें मिलीं
}
text-plain-match = सबसे सीधी चाल: { $sentence } Enter से चलें।
text-unknown = “{ $written }” न चाल है, न मेज़ का कोई शब्द, न सवाल। “?” बताता है कि क्या पूछा जा सकता है, “{ $help }” कि क्या लिखा जा सकता है।
text-no-number = सूची में संख्या { $number } नहीं है। अकेली संख्या सूची की होती है; जगह के साथ उसका अक्षर होता है।
text-no-result = बाज़ी अभी खत्म नहीं हुई है।
text-legal = यह चाल चली जा सकती है।
text-seat = { $called ->
    [none] { $name }
   *[other] { $name } ({ $called })
}
text-seat-you = यह आप हैं
text-seat-decides-you = फ़ैसला आपको करना है
text-seat-waits-you = आप इंतज़ार में हैं
text-seat-ready-you = आपने चुन लिया है
text-seat-waits = इंतज़ार में
text-seat-ready = चुन चुके हैं
text-log-all = { $count ->
    [one] { $count } पुरानी पंक्ति दिखाएँ
   *[other] { $count } पुरानी पंक्तियाँ दिखाएँ
}
text-look-back = कोई बीता पल देखें
text-place = { $points ->
    [yes] { $place }: { $name }, अंक { $score }
   *[no] { $place }: { $name }
}
text-help-ask = सवाल का जवाब इस जगह के नीचे मिलता है: “बारी”, “पिछला 3”, “बाद”। “?” सारे सवाल बताता है।
text-help-hint = { $word } बताता है कि अच्छा खिलाड़ी क्या करता, जब सामने सिर्फ़ बॉट हों या अभ्यास की मेज़ पर।
text-help-say = { $word } और एक वाक्य: सबको सुनाया जाता है।
text-help-keys = “/” कहीं से भी इस जगह पर लाता है, F2 पिछली बात दोहराता है, ऊपर का तीर पिछला आदेश लाता है, Escape जगह खाली करता है।
text-word-hint = संकेत
text-word-say = कहें
text-answer = जवाब
text-numbered = { $number }: { $sentence }
text-no-hint = यहाँ संकेत नहीं है।
text-no-phrase = इनमें से एक कहा जा सकता है:
held = और भी कुछ हुआ है। खाली जगह में Enter से आगे बढ़ें।
go-on-table = { $count ->
    [one] आगे बढ़ें: { $count } बात बाकी है
   *[other] आगे बढ़ें: { $count } बातें बाकी हैं
}
wait-setting = मेरे लिए रुकें: खेल मेरे कहने पर आगे बढ़े, घड़ी न चल रही हो तो
spoken-setting = क्या बोला जाए
spoken-full = सब कुछ
spoken-short = केवल चालें
spoken-mine = केवल मुझसे जुड़ी बातें
spoken-back = वापस ली गई: { $sentence }
spoken-you = आप आपका आपके आपकी आपको आपने आपसे
text-help-review = { $word } बाज़ी खत्म होने पर आपको समीक्षा पर ले जाता है।
text-word-review = समीक्षा
text-asks = यह सवाल है: Enter से जवाब
text-more-match = { $count ->
    [one] और { $count }
   *[other] और { $count }
}
text-hint = सुझाव: { $sentence }
text-gone-help = क्या-क्या लिखा जा सकता है, यह नीचे खुला है। “/” से वापस इसी जगह।
text-gone-log = जो हुआ उस पर, सबसे नया पहले। “/” से वापस इसी जगह।
text-gone-result = नतीजे पर। “/” से वापस इसी जगह।
text-no-review = बाज़ी खत्म होने पर ही समीक्षा हो सकती है।
text-nobody-there = पाठ में सुनने वाला कोई नहीं है।
spoken-side = आप हैं: { $called }।
