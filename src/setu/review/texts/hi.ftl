# बाज़ी की समीक्षा, हिन्दी में।

help-review = पूरी हुई बाज़ी को दोबारा देखें: जीतने की संभावना, किस्मत, फ़ैसले और निर्णायक मोड़।
help-iterations = हर फ़ैसले पर कितना सोचा जाए; न बताने पर उतना, जितना कोई माहिर सोचता है।
help-json = सब कुछ एक फ़ाइल में भी लिखें।

reviewing = बाज़ी दोबारा देखी जा रही है
title = { $title }: { $names }
column-entry = क्र.
column-who = कौन
column-move = चाल
column-chances = उससे पहले संभावना
column-label = आकलन
column-decision = फ़ैसला
column-luck = किस्मत
column-late = देर से दिखा
column-better = इससे बेहतर थी
at-the-end = अंत में
what-is-late = “देर से दिखा”: जो सेतु को भी एक चाल बाद ही समझ आया।
first-chances = शुरुआती संभावनाओं में { $doubt } तक का फ़र्क हो सकता है।
label-best = सबसे अच्छी
label-good = अच्छी
label-slip = चूक
label-blunder = भारी भूल
turning-points = { $name } के लिए निर्णायक मोड़:
turning-luck = { $entry }. { $name } की चाल { $move } के बाद की किस्मत: { $change }
turning-late = { $entry }. { $name } की चाल { $move } के बाद देर से दिखा: { $change }
turning-own = { $entry }. अपना फ़ैसला, { $move }: { $change }
turning-other = { $entry }. { $name } का फ़ैसला, { $move }: { $change }
percent = { $number }%
written = { $file } में लिख दिया गया।
cannot-write = { $file } में लिखा नहीं जा सका: { $reason }

begun-from = यह बाज़ी एक पिछली बाज़ी की चाल { $entry } के बाद से आगे बढ़ती है। जो बाँटा और फेंटा जा चुका था, वह वैसा ही है; आगे की किस्मत नई है।
begun-from-position = यह बाज़ी शुरुआती जमावट से नहीं, दी गई स्थिति से शुरू होती है: उससे पहले जो खेला और निकला, उसकी जाँच नहीं होती।
seat-gave-up = तब तक इस सीट ने हार मान ली थी।

help-html = एक ऐसी फ़ाइल लिखें जो बिना इंटरनेट के, ब्राउज़र में बाज़ी को अपने-आप दोहराए।
help-onlooker = फ़ाइल किसके कार्ड दिखाए: सीट की संख्या, 1 से गिनकर। न देने पर किसी के नहीं।
help-sender = फ़ाइल कौन भेज रहा है: यह बाज़ी के नीचे लिखा रहता है।
no-such-seat = कुल { $seats } सीटें हैं: 1 से { $seats } तक कोई एक चुनें।
page-not-built = रीप्ले फ़ाइल पेज के हिस्सों से बनती है, और पेज यहाँ अभी बना नहीं है। पहले “make page” चलाएँ।
