# समाप्त बाज़ी को फिर से देखना, और वह फ़ाइल जो उसे दोहराती है।

review = बाज़ी की समीक्षा करें
review-short = समीक्षा
review-of = समीक्षा: { $title }
review-to-table = मेज़ पर जाएँ
review-not-yet = इस बाज़ी की समीक्षा नहीं हो सकती

## बाज़ी को देखते जाना

review-moments = बाज़ी के क्षण
review-at = { $at ->
    [0] पहली चाल से पहले
   *[other] { $last } में से चाल { $at }
}
review-at-told = { $at ->
    [0] पहली चाल से पहले
   *[other] { $last } में से चाल { $at }: { $told }
}
review-play = अपने-आप चलाएँ
review-pause = रोकें
review-last = अंत पर जाएँ
review-eyes = किसकी नज़र से
review-eyes-nobody = मेज़ के पास खड़ा कोई दर्शक

## संभावनाएँ

review-thinking = सेतु पूरी बाज़ी पर फिर से सोच रहा है …
review-thinking-at = चालें: { $of } में से { $done }
review-ready = समीक्षा तैयार है।
review-chances = जीतने की संभावना
review-graph = हर चाल पर हर खिलाड़ी के जीतने की संभावना। नीचे की तालिका यही अंकों में बताती है।
review-as-table = यही तालिका में
review-move = चाल
review-change = बदलाव
review-start = शुरुआत
review-played = चली गई चाल
review-better = बेहतर चाल
review-better-show = बोर्ड पर दिखाएँ
review-better-hide = चली गई चाल पर वापस
review-not-so-far = सेतु अभी यहाँ तक नहीं पहुँचा है।
review-label-best = सबसे अच्छी चाल
review-label-good = अच्छी चाल
review-label-slip = चूक
review-label-blunder = भारी भूल
review-told-chances = जीतने की संभावना: { $chances }।
review-told-chance = { $change ->
    [none] { $name } { $chance }
   *[other] { $name } { $chance } ({ $change })
}
review-told-better = बेहतर चाल: { $sentence }
review-luck = किस्मत { $change }
review-late = देर से दिखा { $change }
review-decision = फ़ैसला { $change }

## किस्मत और फ़ैसले

review-decisions = फ़ैसले
review-account = संभावनाएँ किससे बदलीं
review-account-start = शुरुआत में
review-account-luck = किस्मत
review-account-own = अपने फ़ैसले
review-account-others = दूसरों के फ़ैसले
review-account-late = देर से दिखा
review-account-end = अंत में
review-account-for = पक्ष में
review-account-against = खिलाफ़
review-account-how = हर खिलाड़ी की संभावना जितनी बदली, उसके हिस्से; ▲ कुल मिलाकर पक्ष में, ▼ खिलाफ़।
review-account-doubt = शुरुआती संभावनाओं में { $doubt } तक का फ़र्क हो सकता है।
review-account-what-is-late = “देर से दिखा”: जो सेतु को भी एक चाल बाद ही समझ आया।
review-player = खिलाड़ी

## निर्णायक मोड़

review-turning = { $count ->
    [0] आपका कोई निर्णायक मोड़ नहीं
    [1] आपका निर्णायक मोड़
    [2] आपके दो निर्णायक मोड़
   *[other] आपके तीन निर्णायक मोड़
}
review-turning-of = { $count ->
    [0] { $name } के लिए कोई निर्णायक मोड़ नहीं
    [1] { $name } के लिए निर्णायक मोड़
    [2] { $name } के लिए दो निर्णायक मोड़
   *[other] { $name } के लिए तीन निर्णायक मोड़
}
review-turning-luck = किस्मत
review-turning-late = देर से दिखा
review-turning-own = अपना फ़ैसला
review-turning-other = { $name } का फ़ैसला
review-turning-none = किसी चाल ने संभावनाएँ ज़्यादा नहीं बदलीं।
review-turning-wait = निर्णायक मोड़
review-turning-later = पूरी बाज़ी पर सोच-विचार के बाद वे यहाँ आएँगे।

## आगे खेलना, साझा करना

review-play-on = यहाँ से आगे खेलें
review-play-on-text = ठीक इसी स्थिति से एक नई मेज़ शुरू होती है। खेली हुई बाज़ी जैसी थी वैसी ही रहती है।
review-play-on-seat = आपकी सीट
review-play-on-over = यहाँ बाज़ी समाप्त हो चुकी है। आगे खेलने के लिए किसी पहले के क्षण पर जाएँ।
review-picture = तस्वीर साझा करें
review-picture-of = इस क्षण की मेज़
picture-heading = { $title }: { $result }
review-picture-svg = SVG में सहेजें
review-picture-png = PNG में सहेजें
review-file = रीप्ले फ़ाइल सहेजें
review-file-text = आपके ब्राउज़र के लिए एक ही फ़ाइल, जो बिना इंटरनेट के पूरी बाज़ी फिर से दिखाती है।
review-saved = सहेज लिया गया।

## रीप्ले फ़ाइल

replay-by = सेतु द्वारा दोहराया गया। इस फ़ाइल को इंटरनेट की ज़रूरत नहीं।
replay-from = यह बाज़ी आपको { $name } की ओर से।
