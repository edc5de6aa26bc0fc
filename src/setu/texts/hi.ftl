# कमांड लाइन हिन्दी में।

help-app = सेतु: बोर्ड-खेलों की मेज़ और प्रयोगशाला।
help-version = बताएँ कि यह कौन-सा संस्करण है।
help-games = खेलों की सूची, या किसी एक खेल के विकल्प।
help-play = टर्मिनल में बॉटों से या दोस्तों के साथ खेलें।
help-series = साथ गिनी जाने वाली कई बाज़ियाँ: “race=250” या “games=5”, अल्पविराम के बाद “starter=loser”।
help-replay = लिखी हुई बाज़ी चाल-दर-चाल फिर से देखें।
help-verify = लिखी हुई बाज़ी जाँचें: उसकी किस्मत, चालें और नतीजा।
help-simulate = बॉटों को बहुत-सी बाज़ियाँ खेलने दें और गिनें।
help-tournament = बॉटों का टूर्नामेंट कराएँ और उन्हें रेटिंग दें; रुक जाने पर यही कमांड आगे बढ़ाती है।
help-balance = खेल बनाने वालों के लिए एक या कई खेलों की रिपोर्ट लिखें: सीटें, लंबाई, विकल्प, सामान का प्रयोग, बढ़त, किस्मत।
help-cluster = खेलने वाला Ray क्लस्टर: उसका पता, या यहीं शुरू करने के लिए “local”।
help-tournament-games = हर जोड़ी की बाज़ियाँ, इतनी बढ़ाकर कि हर कोई हर सीट पर बैठे।
help-ladder = हर बॉट केवल अपने अगले से खेलता है।
help-several = अल्पविराम से अलग करके कई लिखें, तो उनकी तुलना होती है।
help-balance-games = अलग-अलग बाँट; उनमें से एक चौथाई तीन बार और खेली जाती हैं।
help-balance-out = रिपोर्ट कहाँ लिखी जाए; न बताने पर यहीं, खेलों के नाम वाली फ़ाइल में।
help-rules = किसी खेल के नियम संक्षेप में पढ़ें।

column-game = खेल
column-title = शीर्षक
column-seats = सीटें
column-designer = रचयिता
column-option = विकल्प
column-rule = नियम
column-values = मान (पहले वह जो आम तौर पर होता है)
column-preset = तैयार व्यवस्था
column-options = विकल्प
standings = छपा नियम: जैसा पुस्तिका में है। निर्णय: हमारा, जहाँ पुस्तिका चुप है। घरेलू नियम: दोनों में से कोई नहीं।

terminal-only = ब्राउज़र में खेलने के लिए: setu serve --open. यहीं खेलने के लिए --terminal जोड़ें।
option-form = विकल्प नाम=मान के रूप में लिखें, “{ $written }” नहीं।
no-rules-text = “{ $language }” भाषा में नियम नहीं हैं। भाषाएँ: { $expected }।

welcome = { $title }। चाल लिखें; मदद के लिए ? लिखें।
you-are = आपका पक्ष: { $who }।
turn = { $who } की बारी है।
bot-wakes = बॉट जाग रहे हैं … (पहली बार नियम कंपाइल होते हैं: कुछ सेकंड)
prompt = { $who }>
curtain = अब यह { $name } को दें; वे Enter दबाएँ।
help =
    खेल के संकेतों में चाल लिखें, या “m” में उसकी संख्या। इसके अलावा:
      m [...]     वैध चालें जिनमें ये शब्द हों
      क्यों ...     क्या यह चाल चली जा सकती है, और नहीं तो क्यों
      b           मेज़ फिर से
      संकेत       अच्छा खिलाड़ी क्या करता
      विवरण       अब तक क्या हुआ
      वापस        अपनी पिछली चाल वापस लें
      rules       नियम
      save ...    बाज़ी इस फ़ाइल में लिखें
      resign      हार मानें
      q           बाहर जाएँ
word-help = मदद
word-hint = संकेत
word-why = क्यों
word-undo = वापस
word-log = विवरण
moves-found = { $count ->
    [0] किसी वैध चाल में यह नहीं है।
    [one] { $count } वैध चाल:
   *[other] { $count } वैध चालें:
}
moves-more = … और { $count } और: कम करने के लिए शब्द जोड़ें, जैसे “m { $example }”।
is-legal = यह चाल चली जा सकती है।
nothing-to-undo = आपकी कोई चाल वापस लेने के लिए नहीं है।
saved = { $file } में लिख दी।
cannot-save = { $file } लिखी नहीं जा सकी: { $reason }
goodbye = फिर मिलेंगे।
result = नतीजा
place-line = { $points ->
    [yes] { $place }. { $who }: { $score } अंक
   *[no] { $place }. { $who }
}
series-game = { $race ->
    [0] { $games } बाज़ियों का टूर्नामेंट: बाज़ी { $number }।
   *[other] टूर्नामेंट, { $race } अंकों तक की दौड़: बाज़ी { $number }।
}
series-standing = { $games ->
    [one] एक बाज़ी के बाद टूर्नामेंट:
   *[other] { $games } बाज़ियों के बाद टूर्नामेंट:
}
series-total = { $who }: { $total } अंक
series-won = { $who } ने टूर्नामेंट जीत लिया।
series-won-you = आपने टूर्नामेंट जीत लिया।
series-shared = टूर्नामेंट साझा रहा।
series-starts = अगली बाज़ी की शुरुआत: { $who }।
series-starts-you = अगली बाज़ी आप शुरू करेंगे।
series-lots = अगली बाज़ी कौन शुरू करे, यह संयोग तय करेगा।
series-next = अगली बाज़ी के लिए Enter, जाने के लिए q:
humans = सीटें { $seats } हैं, इसलिए 0 से { $seats } तक लोग खेल सकते हैं।

replay-title = { $title }: { $names }
replay-move = { $number }. { $who }: { $move }
verified = यह बाज़ी सच्ची है: { $moves ->
    [one] इसकी { $moves } चाल
   *[other] इसकी सभी { $moves } चालें
}, संयोग का हर नतीजा और अंतिम नतीजा कुंजी से निकलते हैं, और कुंजी वही है जिसका वचन दिया गया था।
verified-unfinished = यह बाज़ी जहाँ तक खेली गई है, सच्ची है; अभी खत्म नहीं हुई, इसलिए उसकी कुंजी नहीं दिखाई गई।

playing = बाज़ियाँ चल रही हैं
preparing = नियम तैयार हो रहे हैं (पहली बार कुछ सेकंड लगते हैं) …
sim-title = { $games ->
    [one] { $title }: { $games } बाज़ी, { $bots }
   *[other] { $title }: { $games } बाज़ियाँ, { $bots }
}
sim-seat = सीट
sim-bot = बॉट
sim-first = पहला स्थान
sim-score = औसत अंक
sim-length = हर बाज़ी में चालें: मध्यिका { $median }, { $low } से { $high } तक (10–90%)।
sim-ends = अंत: { $ends }।
sim-speed = { $seconds } सेकंड में चालें: { $moves }, प्रति सेकंड { $rate }।
sim-games = बाज़ियों की संख्या कम से कम 1 होनी चाहिए।
sender-without-file = “--from” बताता है कि फ़ाइल कौन भेज रहा है: --html OUT.html से एक फ़ाइल बनाएँ।
