# इंजन हिन्दी में।

unknown-game = “{ $name }” नाम का कोई खेल नहीं है। खेल ये हैं: { $expected }।
option-unknown = “{ $option }” नाम का कोई विकल्प नहीं है। विकल्प ये हैं: { $expected }।
option-value = “{ $option }” का मान “{ $value }” नहीं हो सकता। चाहिए: { $expected }।
series-none = { $title } टूर्नामेंट में नहीं खेला जाता।
series-length = टूर्नामेंट या तो कुछ बाज़ियों का होता है या कुछ अंकों तक की दौड़; कम से कम 1 और ज़्यादा से ज़्यादा { $most }।
series-starter = “{ $value }” से टूर्नामेंट शुरू नहीं हो सकता। चाहिए: { $expected }।
series-governs = टूर्नामेंट में “{ $option }” एक बाज़ी के लिए नहीं चुना जाता: यह टूर्नामेंट से तय होता है।
series-over = टूर्नामेंट खत्म हो चुका है।
series-unfinished = यह बाज़ी अभी खत्म नहीं हुई।
preset-unknown = “{ $preset }” नाम की कोई तैयार व्यवस्था नहीं है। तैयार व्यवस्थाएँ: { $expected }।
preset-none = “{ $preset }” नाम की कोई तैयार व्यवस्था नहीं है: इस खेल में ऐसी कोई नहीं।
preset-box = डिब्बे की तरह
preset-assisted = मदद के साथ
standing-printed = छपा नियम
standing-ruling = निर्णय
standing-house = घरेलू नियम
marks-twice = “{ $option }”: { $mark } दो खिलाड़ियों का नहीं हो सकता।
marks-seats = “{ $option }” में सीटें { $found } हैं, पर मेज़ पर { $seats }।
marks-unless = “{ $option }” को { $other }={ $value } के साथ नहीं चुना जा सकता।
names = { $seats } नाम चाहिए, हर सीट के लिए एक, और कोई भी खाली नहीं।
key-length = कुंजी 32 बाइट की होती है, { $found } की नहीं।
key-hex = कुंजी 64 हेक्साडेसिमल अंकों में लिखी जाती है।

game-is-over = बाज़ी खत्म हो चुकी है।
player-number = खिलाड़ी { $number }
move-adds = { $move }, { $adds }।
resigns = { $who } ने हार मान ली।
resigns-you = आपने हार मान ली।
nothing-to-undo = वापस लेने के लिए कोई चाल नहीं है।
move-shape = चाल संकेतों में लिखी जाती है, या कोई संख्या या Move होती है; { $found } नहीं।
move-number = चाल { $move } कोई चाल नहीं है। चालें 0 से { $last } तक गिनी जाती हैं।

position-shape = स्थिति नाम वाले मानों की तालिका होती है, { $found } नहीं।
position-game = यह { $found } की स्थिति है, { $expected } की नहीं।
position-drawn = “drawn” बताता है कि कितनी संयोग-संख्याएँ निकाली गईं: 0 या उससे ज़्यादा।
position-events = “events” पाँच-पाँच छोटी पूर्ण संख्याओं वाली पंक्तियों की छोटी सूची है।
position-field = स्थिति में “{ $field }” नहीं होता। चाहिए: { $expected }।
position-value = “{ $field }” का मान “{ $found }” नहीं हो सकता। चाहिए: { $expected }।

components-unreadable = सामान की फ़ाइल { $file } पढ़ी नहीं जा सकी: { $reason }
components-syntax = { $file }, पंक्ति { $line }: यह न सही TOML है, न सही JSON: { $reason }
components-fault = { $file }, पंक्ति { $line }, { $entry }: { $expected }
components-missing = यह मान यहाँ नहीं है।
components-integer = { $least } से { $most } तक की पूर्ण संख्या चाहिए, { $found } नहीं।
components-table = ये मान चाहिए: { $known }।
components-sum = कुल मिलाकर { $least } से { $most } तक चाहिए, { $found } नहीं।

record-unreadable = यह लिखी हुई बाज़ी नहीं है: { $reason }
record-format = यह बाज़ी प्रारूप { $found } में लिखी है; यह सेतु प्रारूप { $expected } पढ़ता है।
record-rules = यह बाज़ी नियम { $found } से खेली गई थी; यह सेतु नियम { $expected } से खेलता है।
record-missing = लिखी हुई बाज़ी में “{ $field }” नहीं है।
record-field = लिखी हुई बाज़ी में “{ $field }” का यह मान नहीं हो सकता। चाहिए: { $expected }।
record-move = चाल { $number }, “{ $move }”: { $reason }
record-seat = चाल { $number } { $found } की बताई गई है, पर बारी { $expected } की थी।
record-chance = चाल { $number }: कुंजी से “{ $found }” निकलता है, पर लिखी हुई बाज़ी में “{ $written }” है।
record-commitment = कुंजी वचन से मेल नहीं खाती: यह वह किस्मत नहीं जिसका वचन दिया गया था।
record-promise = यह कुंजी सर्वर के वचन वाले भेद और खिलाड़ियों के हिस्सों से नहीं बनती।
record-no-key = लिखी हुई बाज़ी में अभी कुंजी नहीं है, इसलिए उसकी किस्मत दोहराई नहीं जा सकती। कुंजी बाज़ी खत्म होने पर दिखाई जाती है।
record-result = लिखी हुई बाज़ी में जो नतीजा लिखा है, वह उसकी चालों से नहीं निकलता।
record-series = लिखी हुई बाज़ी ऐसे टूर्नामेंट की है जिसका फ़ैसला इससे पहले ही हो चुका था।
record-stopped = नियम इस लिखी हुई बाज़ी से कुछ नहीं निकाल पाए।
record-line = पंक्ति { $line } पढ़ी नहीं जा सकी: { $found }

batch-device = “{ $device }” नाम का कोई डिवाइस नहीं है। चाहिए: cpu या cuda।
batch-no-cuda = यहाँ कोई CUDA डिवाइस काम में नहीं लाया जा सकता: { $reason } NVIDIA GPU वाली मशीन पर “setu-games[cuda]” इंस्टॉल करें, या CPU पर चलाएँ।
batch-bots = { $device } पर केवल वे बॉट खेल सकते हैं जो आगे की चालें नहीं खोजते, और क्लस्टर नहीं चलता; बाकी CPU पर छोड़ दें।

# ---- सवाल: पूछने के शब्द (अल्पविराम से अलग), वे क्या बताते हैं, और जवाब

ask-turn = बारी
ask-turn-about = किसकी बारी है और क्या करना है
ask-last = पिछला, पिछली
ask-last-about = अब तक की आखिरी पंक्तियाँ
ask-since = बाद
ask-since-about = आपकी पिछली चाल के बाद क्या हुआ
ask-who = कौन
ask-who-about = कौन कहाँ बैठा है
ask-score = अंक
ask-score-about = अंक
ask-time = समय, घड़ी
ask-time-about = घड़ियाँ
ask-moves = चालें
ask-moves-about = वे संभव चालें जिनमें ये शब्द हैं
ask-rules = नियम
ask-rules-about = इन शब्दों या इस नियम संख्या के बारे में नियम
ask-questions = ?, सवाल
ask-questions-about = जो कुछ पूछा जा सकता है
told-lacking = बताएँ किसके बारे में, जैसे “{ $typed }”।
told-question = { $typed }: { $about }।
list-none = कुछ नहीं
list-comma = { $first }, { $last }
list-and = { $first } और { $last }
told-your-turn = { $task ->
    [none] आपकी बारी है
   *[other] आपकी बारी: { $task }
}। { $count ->
    [0] कोई चाल संभव नहीं।
    [1] एक चाल संभव है।
   *[other] { $count } चालें संभव हैं।
}
told-waited-for = { $count ->
    [one] अब { $names } की बारी है।
   *[other] अब इनकी बारी है: { $names }।
}
told-begins = बाज़ी शुरू होती है।
told-nothing-since = आपकी पिछली चाल के बाद कुछ नहीं हुआ।
told-seat = सीट { $number }: { $person }{ $called ->
    [none] { "" }
   *[other] { " " }({ $called })
}{ $own ->
    [yes] , यह आप हैं
   *[no] { "" }
}{ $note ->
    [none] { "" }
   *[other] , { $note }
}।
told-no-score = बाज़ी अभी पूरी नहीं हुई: अभी कुछ नहीं गिना जाता।
told-place = { $points ->
    [yes] स्थान { $place }: { $who }, { $score } अंक।
   *[no] स्थान { $place }: { $who }।
}
told-place-you = { $points ->
    [yes] स्थान { $place }: आप, { $score } अंक।
   *[no] स्थान { $place }: आप।
}
told-no-clock = इस मेज़ पर घड़ी नहीं है।
told-no-moves = अभी आपको कुछ तय नहीं करना है।
told-moves = { $count ->
    [0] किसी संभव चाल में यह नहीं है।
    [1] एक संभव चाल:
   *[other] { $count } संभव चालें; पहली ये हैं:
}
told-numbered = { $number }: { $said }
told-more-moves = { $count ->
    [one] और { $count }।
   *[other] और { $count }।
}
cell-headed = { $heading }: { $said }
cell-next = { $row }; { $cell }
told-rule = { $said }
told-no-rule = संक्षिप्त नियमों में “{ $written }” नहीं है।
told-more-rules = { $count ->
    [1] एक और जगह इसका उल्लेख है।
   *[other] { $count } और जगह इसका उल्लेख है।
}
