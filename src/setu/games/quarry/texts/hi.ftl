# क्वॉरी हिन्दी में।

title = क्वॉरी

black = काले
blue = नीले

kind-block = गुटका
kind-brick = ईंट
kind-beam = शहतीर
kind-span = धरन
kind-corner = कोना
kind-post = खूँटा
kind-pillar = खंभा
kind-step = सीढ़ी
kind-arch = मेहराब
kind-bridge = पुल

stone-block = एक गुटका
stone-brick = एक ईंट
stone-beam = एक शहतीर
stone-span = एक धरन
stone-corner = एक कोना
stone-post = एक खूँटा
stone-pillar = एक खंभा
stone-step-up = एक सीढ़ी (चपटी ओर नीचे)
stone-step-down = एक सीढ़ी (उल्टी)
stone-arch-up = एक मेहराब (पैर नीचे)
stone-arch-down = एक मेहराब (पैर ऊपर)
stone-bridge-up = एक पुल (पैर नीचे)
stone-bridge-down = एक पुल (पैर ऊपर)

places-one = { $who }: { $first } पर { $stone }, स्तर { $level } पर।
places-one-you = आप: { $first } पर { $stone }, स्तर { $level } पर।
places = { $crosses ->
    [yes] { $who }: { $first } से { $last } तक { $stone }, स्तर { $level } पर, विरोधी के पत्थरों के ऊपर से।
   *[no] { $who }: { $first } से { $last } तक { $stone }, स्तर { $level } पर।
}
places-you = { $crosses ->
    [yes] आप: { $first } से { $last } तक { $stone }, स्तर { $level } पर, विरोधी के पत्थरों के ऊपर से।
   *[no] आप: { $first } से { $last } तक { $stone }, स्तर { $level } पर।
}
adds-win = जिससे बाज़ी जीती जाती है
swaps = { $who } की पसंद: दूसरा रंग।
swaps-you = आपकी पसंद: दूसरा रंग।
keeps = { $who } की पसंद: अपना ही रंग।
keeps-you = आपकी पसंद: अपना ही रंग।
starts = पहली बारी { $who } की।
starts-you = पहली बारी आपकी।
swapped = रंगों की अदला-बदली हुई; अब { $who } की बारी है।
swapped-you = रंगों की अदला-बदली हुई; अब आपकी बारी है।
kept = रंग वही रहे; अब { $who } की बारी है।
kept-you = रंग वही रहे; अब आपकी बारी है।
passed = { $who } के किसी पत्थर के लिए जगह नहीं है: यह बारी पास।
passed-you = आपके किसी पत्थर के लिए जगह नहीं है: यह बारी पास।
won = { $reason ->
    [line] { $who } ने दोनों खदानें जोड़कर बाज़ी जीत ली।
    [stalemate] कोई पत्थर नहीं रखा जा सकता; { $who } के पास ज़्यादा अंक बचे हैं: जीत उन्हीं की है।
    [out] दूसरे खिलाड़ी के किसी पत्थर के लिए जगह नहीं है: जीत { $who } की है।
   *[resign] दूसरे खिलाड़ी ने हार मान ली: जीत { $who } की है।
}
won-you = { $reason ->
    [line] आपने दोनों खदानें जोड़कर बाज़ी जीत ली।
    [stalemate] कोई पत्थर नहीं रखा जा सकता; आपके पास ज़्यादा अंक बचे हैं: जीत उन्हीं की है।
    [out] दूसरे खिलाड़ी के किसी पत्थर के लिए जगह नहीं है: जीत आपकी है।
   *[resign] दूसरे खिलाड़ी ने हार मान ली: जीत आपकी है।
}
drawn = { $reason ->
    [stalemate] कोई पत्थर नहीं रखा जा सकता: बाज़ी बराबर रही।
   *[out] पत्थर के लिए जगह नहीं बची: बाज़ी बराबर रही।
}
points = अंक

unreadable = “{ $written }” क्वॉरी की चाल नहीं है। पत्थर और उसके खाने लिखें, जैसे “beam d5-f5”, “post d5” या “corner d6-d5-e5”।
unknown-stone = “{ $stone }” नाम का कोई पत्थर नहीं है। पत्थर ये हैं: { $expected }।
wrong-shape = ये खाने इस पत्थर से मेल नहीं खाते: ऐसे लिखें, “{ $example }”।
wrong-level = आपने स्तर { $written } लिखा, पर पत्थर स्तर { $level } पर होगा।
crosses-nothing = आपने “x” लिखा, पर यह पत्थर दूसरे रंग के ऊपर से नहीं गुज़रता।
wins-nothing = आपने “#” लिखा, पर यह पत्थर कोई रेखा पूरी नहीं करता।
no-pass = अपनी मर्ज़ी से कोई पास नहीं करता: जब तक एक भी पत्थर के लिए जगह है, रखना होगा।

not-your-turn = बारी { $who } की है।
choose-colour-first = पहले चुनें: रंग बदलने के लिए “swap”, रखने के लिए “keep”।
no-colour-choice = अभी रंग चुनने का समय नहीं है।
no-stock = आपके पास अब और { $kind } नहीं है।
off-board = पत्थर का कुछ हिस्सा बोर्ड के बाहर होगा।
wrong-colour = { $cell } पर पत्थर { $other } के रंग पर टिकेगा।
nothing-under = { $cell } वाले सिरे के नीचे उस स्तर पर कुछ नहीं है।
not-level = दोनों सिरे बराबर नहीं हैं: { $first } की ऊँचाई { $height } है और { $last } की { $other }।
blocked = { $cell } की ऊँचाई { $height } है और वह रास्ता रोकता है।
elbow-in-the-air = { $cell } पर कोहनी के नीचे कुछ नहीं है।
too-high = पत्थर { $reached } की ऊँचाई तक पहुँचेगा; सीमा { $most } है।

position-disagrees = “{ $field }” पत्थरों की सूची से मेल नहीं खाता।
position-stone = पत्थर { $number }, “{ $stone }”, वहाँ नहीं हो सकता: { $reason }
position-board = “board” में { $width } खानों की { $rows } पंक्तियाँ चाहिए, जैसे “. K1 B2”, उत्तर पहले।
position-cell = { $cell } में “{ $found }” है। चाहिए: “.”, या K या B और 1 से { $most } तक की ऊँचाई।
position-volume = खेले गए पत्थरों में { $cubes } घन हैं, पर ऊँचाइयों में { $room } की ही जगह है।
position-cover = { $who } के पत्थर { $seen } खानों पर दिखते हैं, पर खेले गए पत्थर ज़्यादा से ज़्यादा { $most } ढकते हैं।
position-end = जो बाज़ी खत्म हो उसका कारण होता है; जो चल रही हो उसका न कारण, न विजेता।
position-line = { $who } की रेखा एक खदान से दूसरी तक पूरी है: यह बाज़ी खत्म है।

sim-stones = पत्थर
sim-stone = पत्थर
sim-used = हर खिलाड़ी ने खेले
sim-won-with = इसके साथ जीत
sim-won-without = इसके बिना जीत

ending-line = खदानें जुड़ गईं
ending-stalemate = कोई पत्थर नहीं रख सकता
ending-out = एक खिलाड़ी पत्थर नहीं रख सकता
ending-resign = एक खिलाड़ी ने हार मानी

# ---- सवाल: कौन-सा चरण क्या पूछता है, पूछने के शब्द, वे क्या बताते हैं, और जवाब

do-place = पत्थर रखें
do-swap = दूसरा रंग लें, या आगे खेलें

ask-cell = खाना
ask-cell-about = खाने की ऊँचाई, रंग और वहाँ रखे पत्थर
ask-row = पंक्ति
ask-row-about = पश्चिम से पूर्व तक एक पंक्ति
ask-column = कॉलम
ask-column-about = दक्षिण से उत्तर तक एक कॉलम
ask-level = स्तर
ask-level-about = एक ऊँचाई पर रखे पत्थर
ask-mine = मेरे पत्थर
ask-mine-about = आपके अपने पत्थर
ask-stones = पत्थर
ask-stones-about = दोनों के बचे हुए पत्थर
ask-line = रेखा
ask-line-about = हर रंग दोनों खदानों से कहाँ तक पहुँचा है
ask-gap = कमी
ask-gap-about = हर रंग को कम से कम कितने पत्थर और चाहिए
ask-threat = खतरा
ask-threat-about = अगले पत्थर से किसकी जीत हो सकती है, और कैसे
ask-fits = बैठे
ask-fits-about = आपके कौन-से पत्थर अभी एक खाने को ढक सकते हैं
ask-score = अंक
ask-score-about = बचे हुए पत्थर और उनके अंक
told-cell = { $who ->
    [none] { $cell } खाली है।
   *[other] { $cell }: { $who }, ऊँचाई { $height }।
}
told-layer = ऊँचाई { $bottom } से { $top } तक: { $stone } ({ $who }), खाने: { $cells }।
told-stone = { $stone } ({ $who }), खाने: { $cells }।
told-row = { $quarry ->
    [south] पंक्ति { $row }, दक्षिणी खदान: { $cells }।
    [north] पंक्ति { $row }, उत्तरी खदान: { $cells }।
   *[none] पंक्ति { $row }: { $cells }।
}
told-column = कॉलम { $column }: { $cells }।
told-run = { $last ->
    [none] { $who ->
        [none] { $first } खाली
       *[other] { $first } { $who } ऊँचाई { $height }
    }
   *[other] { $who ->
        [none] { $first } से { $last } खाली
       *[other] { $first } से { $last } { $who } ऊँचाई { $height }
    }
}
told-no-stones = ऊँचाई { $level } पर कोई पत्थर नहीं रखा है।
told-count = { $stone } { $count }
told-stock = { $who }, बचे हुए पत्थर: { $stones }; { $points } अंक।
told-stock-you = आपके बचे हुए पत्थर: { $stones }; { $points } अंक।
told-line = { $quarry ->
    [south] { $cell ->
        [none] { $who }: दक्षिणी खदान अभी खाली है।
       *[other] { $who }: दक्षिणी खदान से चली रेखा { $cell } तक पहुँची है; खाने: { $count }।
    }
   *[north] { $cell ->
        [none] { $who }: उत्तरी खदान अभी खाली है।
       *[other] { $who }: उत्तरी खदान से चली रेखा { $cell } तक पहुँची है; खाने: { $count }।
    }
}
told-line-you = { $quarry ->
    [south] { $cell ->
        [none] आप: दक्षिणी खदान अभी खाली है।
       *[other] आप: दक्षिणी खदान से चली रेखा { $cell } तक पहुँची है; खाने: { $count }।
    }
   *[north] { $cell ->
        [none] आप: उत्तरी खदान अभी खाली है।
       *[other] आप: उत्तरी खदान से चली रेखा { $cell } तक पहुँची है; खाने: { $count }।
    }
}
told-gap = { $count ->
    [0] { $who }: अभी पार जाने का रास्ता नहीं।
    [1] { $who }: एक और पत्थर से जीत।
   *[other] { $who }: कम से कम { $count } और पत्थर।
}
told-gap-you = { $count ->
    [0] आपके लिए अभी पार जाने का रास्ता नहीं।
    [1] एक और पत्थर से आपकी जीत।
   *[other] आपको कम से कम { $count } और पत्थर चाहिए।
}
told-threat = अगले पत्थर से { $who } की जीत हो सकती है, जैसे { $move }।
told-threat-you = एक पत्थर से आपकी जीत हो सकती है, जैसे { $move }।
told-no-threat = अगले पत्थर से किसी की जीत नहीं हो सकती।
told-placement = { $stone } { $cells }
told-fits = { $stone }, तरीके { $count }: { $ways }।
told-ways-more = { $count ->
    [1] एक दूसरा
   *[other] { $count } दूसरे
}
told-fits-nothing = आपका कोई पत्थर अभी { $cell } को नहीं ढक सकता।
told-over = बाज़ी पूरी हुई।
no-such-cell = “{ $found }” नाम का खाना नहीं है; आखिरी खाना { $last } है।
no-such-row = पंक्ति “{ $found }” नहीं है; पंक्तियाँ 1 से { $last } तक हैं।
no-such-column = कॉलम “{ $found }” नहीं है; कॉलम a से { $last } तक हैं।
no-such-level = पत्थर ऊँचाई 0 से { $last } तक रखे जाते हैं, “{ $found }” पर नहीं।
