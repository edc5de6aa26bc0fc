# क्वॉरी का बोर्ड हिन्दी में।

quarry-line = खाई के ऊपर पत्थर पर पत्थर रखें और दोनों खदानों को सबसे पहले जोड़ें। दो खिलाड़ी, किस्मत का कोई दखल नहीं।
quarry-stones-left = { $count } पत्थर
quarry-points-left = { $points } अंक
quarry-do-place = पत्थर रखें
quarry-do-swap = दूसरा रंग लें, या आगे खेलें
quarry-reason-line = दोनों खदानें जुड़ गईं।
quarry-reason-stalemate = अब किसी पत्थर की जगह नहीं बची।
quarry-reason-out = एक खिलाड़ी के पास रखने लायक कोई पत्थर नहीं बचा।
quarry-reason-resign = एक खिलाड़ी ने हार मान ली।
quarry-score-unplayed = बिना रखे पत्थरों के अंक
quarry-score-times = कितनी बार गिने गए

quarry-black = काले
quarry-blue = नीले
quarry-stone-block = गुटका
quarry-stone-brick = ईंट
quarry-stone-beam = शहतीर
quarry-stone-span = धरन
quarry-stone-corner = कोना
quarry-stone-post = खूँटा
quarry-stone-pillar = खंभा
quarry-stone-step = सीढ़ी
quarry-stone-arch = मेहराब
quarry-stone-bridge = पुल

# पत्थरों के भंडार
quarry-rack = { $who } के पत्थर
quarry-your-stones = आपके पत्थर
quarry-stock-of = { $stone }: { $count } बाकी
quarry-stock-fits = { $stone }: { $count } बाकी, { $places ->
    [0] कहीं जगह नहीं
    [one] { $places } जगह संभव
   *[other] { $places } जगहें संभव
}
quarry-stock-covers = { $stone }: { $count } बाकी, { $places ->
    [0] { $cell } को ढकना संभव नहीं
    [one] { $cell } को ढकने का { $places } तरीका
   *[other] { $cell } को ढकने के { $places } तरीके
}
quarry-to-go = { $count ->
    [one] { $count } और पत्थर से जीत
   *[other] कम से कम { $count } और पत्थर
}
quarry-no-way = अभी पार जाने का रास्ता नहीं

# हाथ का पत्थर
quarry-hand = हाथ का पत्थर
quarry-take-a-stone = कोई पत्थर उठाएँ, या खाने को छूकर देखें कि वहाँ क्या आ सकता है।
quarry-holding = हाथ में { $stone }{ $side ->
    [up] { $kind ->
        [step] , चपटी ओर नीचे
       *[other] , पैर नीचे
    }
    [down] { $kind ->
        [step] , उल्टी
       *[other] , पैर ऊपर
    }
   *[none] {""}
}: खाना चुनें।
quarry-holding-over = { $stone } { $cell }{ $side ->
    [up] { $kind ->
        [step] , चपटी ओर नीचे
       *[other] , पैर नीचे
    }
    [down] { $kind ->
        [step] , उल्टी
       *[other] , पैर ऊपर
    }
   *[none] {""}
}: { $fits ->
    [yes] स्तर { $level } पर ठीक
   *[no] यहाँ जगह नहीं
}
quarry-asked = { $count ->
    [one] { $cell } पर { $count } तरह का पत्थर आ सकता है।
   *[other] { $cell } पर { $count } तरह के पत्थर आ सकते हैं।
}
quarry-asked-none = आपका कोई पत्थर { $cell } पर नहीं आता।
quarry-once-more = { $lies }। रखने के लिए फिर छुएँ।
quarry-once-more-wins = { $lies } और जीत है। रखने के लिए फिर छुएँ।
quarry-turn-left = पत्थर बाएँ घुमाएँ
quarry-turn-right = पत्थर दाएँ घुमाएँ
quarry-flip = पत्थर उलटें
quarry-put-back = पत्थर वापस रखें
quarry-none-left = { $stone }: आपके पास और नहीं है।
quarry-one-side = { $stone }: एक ही ओर ऊपर रह सकती है; सीढ़ी, मेहराब और पुल को उलटा जा सकता है।
quarry-not-now = अभी पत्थर रखने की आपकी बारी नहीं है।
quarry-looking-back = आप बीता हुआ पल देख रहे हैं: खेलने के लिए वर्तमान में लौटें।
quarry-swap = रंग बदलें: { $who } की ओर से खेलें
quarry-keep = { $who } ही रखें

# बोर्ड देखना
quarry-view-tools = बोर्ड देखना
quarry-show-flat = ऊपर से सपाट दृश्य
quarry-show-round = 3D दृश्य
quarry-no-3d = यह ब्राउज़र 3D बोर्ड नहीं दिखा सकता; सपाट दृश्य में सब कुछ है।
quarry-board-left = बोर्ड बाएँ घुमाएँ
quarry-board-right = बोर्ड दाएँ घुमाएँ
quarry-overhead = सीधे ऊपर से
quarry-home = मेरी सीट पर लौटें
quarry-spread = परतें अलग-अलग उठाएँ
quarry-lines = हर खदान से रेखाएँ दिखाएँ
quarry-warnings = जीत से पहले चेताएँ
quarry-short-round = 3D दृश्य
quarry-short-flat = सपाट
quarry-short-board-left = बाएँ
quarry-short-board-right = दाएँ
quarry-short-overhead = ऊपर से
quarry-short-home = मेरी सीट
quarry-short-spread = परतें
quarry-short-lines = रेखाएँ
quarry-short-warnings = चेतावनी
quarry-short-left = बाएँ
quarry-short-right = दाएँ
quarry-short-flip = उलटें
quarry-short-back = वापस
quarry-winning-line = जीतने वाली रेखा
quarry-help-off = सेटिंग में मदद बंद है।
quarry-warn-wins = अगले पत्थर से { $who } की जीत हो सकती है
quarry-you-win = आप अभी जीत सकते हैं

# खाने
quarry-grid = ऊपर से दिखता बोर्ड
quarry-cell = { $cell }{ $quarry ->
    [south] , दक्षिणी खदान
    [north] , उत्तरी खदान
   *[none] {""}
}
quarry-cell-bare = खाली
quarry-cell-shows = { $who }: { $stone }, ऊँचाई { $height }
quarry-cell-legal = पत्थर आ सकता है
quarry-cell-chance = यहाँ आपकी जीत
quarry-cell-threat = यहाँ दूसरे पक्ष की जीत
