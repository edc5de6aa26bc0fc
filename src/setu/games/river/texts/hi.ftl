# रिवर ड्रैगन्स और सुंदरबन हिन्दी में।

title-river-dragons = रिवर ड्रैगन्स
title-sunderbans = सुंदरबन

yellow = पीले
red = लाल
green = हरे
blue = नीले
purple = बैंगनी
orange = नारंगी
pink = गुलाबी
black = काले
and = { $first } और { $last }
and-first-you = { $last } और आप
and-last-you = { $first } और आप

card-S1 = “1 पत्थर रखें”
card-S2 = “2 पत्थर रखें”
card-P1 = “1 तख्ता रखें”
card-P2 = “2 तख्ते रखें”
card-RM = “तख्ता या पत्थर हटाएँ”
card-M1 = “1 कदम”
card-M2 = “2 कदम”
card-JP = “छलाँग”
card-block = { $edition ->
    [sunderbans] { $who } पर रोक
   *[river_dragons] { $who } पर ड्रैगन
}

lays = { $who }, खाँचा { $slot }, उल्टा कार्ड: { $card }।
lays-you = आप, खाँचा { $slot }, उल्टा कार्ड: { $card }।
agrees = { $who } की सहमति: बाज़ी यहीं खत्म हो।
agrees-you = आपकी सहमति: बाज़ी यहीं खत्म हो।
adds-agree = यह गुप्त मत है: सब चाहें तो पहला कार्ड खुलने से पहले बाज़ी समाप्त होती है, और जो मंज़िल के सबसे पास हो वह जीतता है
names-first = { $who } की पसंद: पहले खिलाड़ी का निशान { $other } को मिले।
names-first-you = आपकी पसंद: पहले खिलाड़ी का निशान { $other } को मिले।
names-first-other-you = { $who } की पसंद: पहले खिलाड़ी का निशान आपको मिले।
names-first-you-other-you = आपकी पसंद: पहले खिलाड़ी का निशान आपके पास ही रहे।
picks = { $who } का चुना हुआ तख्ता: { $plank }।
picks-you = आपका चुना हुआ तख्ता: { $plank }।
gives-up-plank = { $who } का चुना हुआ तख्ता: { $plank }। यह कहीं नहीं बैठता और खो जाता है।
gives-up-plank-you = आपका चुना हुआ तख्ता: { $plank }। यह कहीं नहीं बैठता और खो जाता है।
takes = { $who }: बोर्ड से तख्ता { $plank } अपने भंडार में।
takes-you = आप: बोर्ड से तख्ता { $plank } अपने भंडार में।
lifts = { $who }: { $place } का पत्थर वापस साझे भंडार में।
lifts-you = आप: { $place } का पत्थर वापस साझे भंडार में।
spans = { $who }: { $a } से { $b } तक तख्ता { $plank }।
spans-you = आप: { $a } से { $b } तक तख्ता { $plank }।
tries = { $who }: { $a } और { $b } के बीच तख्ता { $plank } की आज़माइश।
tries-you = आप: { $a } और { $b } के बीच तख्ता { $plank } की आज़माइश।
walks-on = { $who }: एक कदम, { $step } पर।
walks = { $who }: दो कदम, { $step } से होकर { $then } पर।
walks-on-you = आप: एक कदम, { $step } पर।
walks-you = आप: दो कदम, { $step } से होकर { $then } पर।
jumps = { $who }: { $over } पर खड़ी गोटी के ऊपर से { $land } पर छलाँग।
jumps-you = आप: { $over } पर खड़ी गोटी के ऊपर से { $land } पर छलाँग।
places-stone = { $who }: { $place } पर पत्थर।
places-stone-you = आप: { $place } पर पत्थर।
off-middle = { $islet } (बीच से थोड़ा { $way })
way-n = उत्तर
way-ne = उत्तर-पूर्व
way-e = पूर्व
way-se = दक्षिण-पूर्व
way-s = दक्षिण
way-sw = दक्षिण-पश्चिम
way-w = पश्चिम
way-nw = उत्तर-पश्चिम

colour-drawn = { $who } को { $colour } की गोटी मिली।
colour-drawn-you = आपको { $colour } की गोटी मिली।
starts = पहले खिलाड़ी का निशान { $who } के पास है।
starts-you = पहले खिलाड़ी का निशान आपके पास है।
round-begins = दौर { $round }: सब पाँच-पाँच कार्ड रखते हैं; पहली बारी { $who } की।
round-begins-you = दौर { $round }: सब पाँच-पाँच कार्ड रखते हैं; पहली बारी आपकी।
last-round-begins = दौर { $round }, जो आखिरी है: सब पाँच-पाँच कार्ड रखते हैं; पहली बारी { $who } की।
last-round-begins-you = दौर { $round }, जो आखिरी है: सब पाँच-पाँच कार्ड रखते हैं; पहली बारी आपकी।
is-ready = { $who } तैयार हैं।
is-ready-you = आप तैयार हैं।
reveals = { $who } ने अपना कार्ड खोला, खाँचा { $slot }: { $card }।
reveals-you = आपने अपना कार्ड खोला, खाँचा { $slot }: { $card }।
is-blocked = { $by } ने { $who } को रोक दिया: { $card } का कोई असर नहीं।
is-stopped = { $by } का ड्रैगन { $who } को रोकता है: { $card } का कोई असर नहीं।
is-blocked-you = { $by } ने आपको रोक दिया: { $card } का कोई असर नहीं।
is-stopped-you = { $by } का ड्रैगन आपको रोकता है: { $card } का कोई असर नहीं।
is-blocked-by-you = आपने { $who } को रोक दिया: { $card } का कोई असर नहीं।
is-stopped-by-you = आपका ड्रैगन { $who } को रोकता है: { $card } का कोई असर नहीं।
is-still-blocked = रोक लगाने वाले के जाने पर भी { $who } पर रोक बनी है: { $card } का कोई असर नहीं।
is-still-blocked-you = रोक लगाने वाले के जाने पर भी आप पर रोक बनी है: { $card } का कोई असर नहीं।
too-short-there = { $a } और { $b } के बीच { $who } का तख्ता { $plank } छोटा पड़ता है।
too-short-there-you = { $a } और { $b } के बीच आपका तख्ता { $plank } छोटा पड़ता है।
plank-lost = { $who } का तख्ता { $plank } कहीं नहीं बैठता और बाज़ी से बाहर हो जाता है।
plank-lost-you = आपका तख्ता { $plank } कहीं नहीं बैठता और बाज़ी से बाहर हो जाता है।
steps = { $who } ने { $space } पर कदम रखा।
steps-you = आपने { $space } पर कदम रखा।
falls = { $why ->
    [nobody] { $who } के आगे ऐसी कोई गोटी नहीं जिसके ऊपर से छलाँग लगे: अपनी गोटी पानी में गिरी और { $village } लौट गई।
    [landing] { $who } को छलाँग के पार उतरने की खाली जगह नहीं मिली: गोटी पानी में गिरी और { $village } लौट गई।
   *[step] { $who } को कोई खाली तख्ता नहीं मिला: गोटी पानी में गिरी और { $village } लौट गई।
}
falls-you = { $why ->
    [nobody] आपके आगे ऐसी कोई गोटी नहीं जिसके ऊपर से छलाँग लगे: अपनी गोटी पानी में गिरी और { $village } लौट गई।
    [landing] आपको छलाँग के पार उतरने की खाली जगह नहीं मिली: गोटी पानी में गिरी और { $village } लौट गई।
   *[step] आपको कोई खाली तख्ता नहीं मिला: गोटी पानी में गिरी और { $village } लौट गई।
}
stays = { $why ->
    [nobody] { $who } के आगे ऐसी कोई गोटी नहीं जिसके ऊपर से छलाँग लगे: अपनी गोटी { $village } में ही रही।
    [landing] { $who } को छलाँग के पार उतरने की खाली जगह नहीं मिली: गोटी { $village } में ही रही।
   *[step] { $who } को कोई खाली तख्ता नहीं मिला: गोटी { $village } में ही रही।
}
stays-you = { $why ->
    [nobody] आपके आगे ऐसी कोई गोटी नहीं जिसके ऊपर से छलाँग लगे: अपनी गोटी { $village } में ही रही।
    [landing] आपको छलाँग के पार उतरने की खाली जगह नहीं मिली: गोटी { $village } में ही रही।
   *[step] आपको कोई खाली तख्ता नहीं मिला: गोटी { $village } में ही रही।
}
touches = { $who } ने गाँव { $village } छू लिया; अब घर लौटना है।
touches-you = आपने गाँव { $village } छू लिया; अब घर लौटना है।
does-nothing = { $who } के लिए { $card } से करने को कुछ नहीं है।
does-nothing-you = आपके लिए { $card } से करने को कुछ नहीं है।
no-second-stone = { $who } के लिए दूसरा पत्थर रखना संभव नहीं।
no-second-plank = { $who } के लिए दूसरा तख्ता रखना संभव नहीं।
no-second-stone-you = आपके लिए दूसरा पत्थर रखना संभव नहीं।
no-second-plank-you = आपके लिए दूसरा तख्ता रखना संभव नहीं।
leaves = { $who } ने हार मानकर डेल्टा छोड़ दिया।
leaves-you = आपने हार मानकर डेल्टा छोड़ दिया।
won = { $reason ->
    [arrival] { $who } ने मंज़िल पर पहुँचकर बाज़ी जीत ली।
    [cap] { $winners ->
        [1] आखिरी दौर खत्म हुआ; मंज़िल के सबसे पास { $who } हैं: जीत उन्हीं की है।
       *[other] आखिरी दौर खत्म हुआ; { $who } अपनी-अपनी मंज़िल से बराबर दूरी पर हैं: जीत साझी है।
    }
    [limit] { $winners ->
        [1] दौर 300 खत्म हुआ; मंज़िल के सबसे पास { $who } हैं: जीत उन्हीं की है।
       *[other] दौर 300 खत्म हुआ; { $who } अपनी-अपनी मंज़िल से बराबर दूरी पर हैं: जीत साझी है।
    }
    [agreement] { $winners ->
        [1] सब यहीं खत्म करने पर सहमत हैं; मंज़िल के सबसे पास { $who } हैं: जीत उन्हीं की है।
       *[other] सब यहीं खत्म करने पर सहमत हैं; { $who } अपनी-अपनी मंज़िल से बराबर दूरी पर हैं: जीत साझी है।
    }
   *[resign] मेज़ पर अब केवल { $who } हैं: जीत उन्हीं की है।
}
won-you = { $reason ->
    [arrival] आपने मंज़िल पर पहुँचकर बाज़ी जीत ली।
    [cap] { $winners ->
        [1] आखिरी दौर खत्म हुआ; मंज़िल के सबसे पास आप हैं: जीत आपकी है।
       *[other] आखिरी दौर खत्म हुआ; { $who } अपनी-अपनी मंज़िल से बराबर दूरी पर हैं: जीत साझी है।
    }
    [limit] { $winners ->
        [1] दौर 300 खत्म हुआ; मंज़िल के सबसे पास आप हैं: जीत आपकी है।
       *[other] दौर 300 खत्म हुआ; { $who } अपनी-अपनी मंज़िल से बराबर दूरी पर हैं: जीत साझी है।
    }
    [agreement] { $winners ->
        [1] सब यहीं खत्म करने पर सहमत हैं; मंज़िल के सबसे पास आप हैं: जीत आपकी है।
       *[other] सब यहीं खत्म करने पर सहमत हैं; { $who } अपनी-अपनी मंज़िल से बराबर दूरी पर हैं: जीत साझी है।
    }
   *[resign] मेज़ पर अब केवल आप हैं: जीत आपकी है।
}

drawn-planks = तख्ते:
drawn-stones = भंडार में पत्थर: { $stones }। बाज़ी से बाहर तख्ते: { $lost }
drawn-round = दौर { $round }, 5 में से खाँचा { $slot }; पहले: { $first }
drawn-round-first-you = दौर { $round }, 5 में से खाँचा { $slot }; पहले: आप
drawn-actor = { $who } की चाल: { $card }।
drawn-actor-you = आपकी चाल: { $card }।
drawn-picked = चुना हुआ तख्ता: { $plank }

unreadable = “{ $written }” कोई चाल नहीं है। “S2” या “Xr” जैसा कार्ड लिखें, “+i12” जैसा पत्थर, “r4” जैसा तख्ता और फिर “i9-i14”, या “-r4”, “>r4>V3”, “^g4>r3”।
unknown-card = “{ $card }” नाम का कोई कार्ड नहीं है। कार्ड ये हैं: { $expected }।
unknown-plank = “{ $plank }” नाम का कोई तख्ता नहीं है। तख्ता एक रंग ({ $expected }) और 1 से 6 तक की संख्या से लिखा जाता है।
unknown-village = गाँव { $village } नहीं है; गाँव V1 से V{ $most } तक हैं।
unknown-islet = टापू { $islet } नहीं है; टापू i1 से i{ $most } तक हैं।
unknown-colour = रंग “{ $colour }” इस बाज़ी में नहीं है। चाहिए: { $expected }।
by-eye-needs-loss = “byEye” मेज़ पर तख्ते खो सकते हैं: “misfit” को “lose” या “loseShort” होना चाहिए।

no-pass = पास नहीं किया जा सकता: कार्ड जो माँगे, वह जहाँ तक हो सके करना होगा।
not-your-turn = बारी { $who } की है।
cards-are-down = आपके पाँचों कार्ड मेज़ पर हैं और वैसे ही रहेंगे।
asked-first = पहले चुनें कि पहले खिलाड़ी का निशान किसे मिले: “first” और एक रंग।
asked-card = अभी कार्ड उल्टे रखे जा रहे हैं: अपने अगले खाँचे के लिए एक चुनें।
asked-stone = आपका कार्ड पत्थर माँगता है: चुनें कि वह कहाँ रखा जाए।
asked-plank = आपका कार्ड तख्ता माँगता है: अपने भंडार से एक चुनें।
asked-place = आपने तख्ता चुन लिया है: अब वे दो आधार चुनें जिन पर वह रहेगा।
asked-remove = आपका कार्ड एक तख्ता या पत्थर हटाता है: चुनें कौन-सा।
asked-move = आपका कार्ड आपकी गोटी चलाता है: चुनें कि वह कहाँ जाए।
asked-jump = आपका कार्ड छलाँग है: चुनें कि किसके ऊपर से और कहाँ तक।
no-such-seat = यह सीट इस बाज़ी में नहीं है।
own-block = अपने ही रंग पर चलने वाला कार्ड किसी के पास नहीं होता।
absent-block = यह रंग नहीं खेल रहा, इसलिए इसके कार्ड बाहर हैं।
card-used = यह कार्ड आप रख चुके हैं; यह एक ही है।
two-blocks = एक दौर में ऐसा एक ही कार्ड: आप दूसरे खिलाड़ी पर एक रख चुके हैं।
no-agreeing = इस मेज़ पर सहमति से बाज़ी खत्म नहीं होती।
agree-before = खत्म करने की सहमति हर दौर में एक बार दी जा सकती है, अपना पहला कार्ड रखने से पहले।
only-islets = इस बोर्ड पर पत्थर टापुओं पर रखे जाते हैं।
only-water = इस बोर्ड पर टापू नहीं हैं: कोई बिंदु बताएँ, जैसे “+@310,440”।
islet-taken = इस टापू पर पत्थर पहले से है।
off-centre = इस मेज़ पर पत्थर टापू के बीचों-बीच रखे जाते हैं।
off-islet = वहाँ पत्थर पूरा { $islet } पर नहीं आएगा।
off-lattice = पत्थर उन बिंदुओं पर रखे जाते हैं जिनके निर्देशांक { $lattice } के गुणज हों।
off-board = पत्थर बोर्ड के किनारे से कम से कम { $edge } दूर होना चाहिए।
on-village = पत्थर गाँव को छुएगा।
stone-too-close = पत्थर दूसरे पत्थर को छुएगा।
under-plank = वहाँ तख्ता पड़ा है: उसके नीचे पत्थर नहीं रखा जाता।
not-in-reserve = तख्ता { $plank } आपके भंडार में नहीं है।
another-fits = यह तख्ता कहीं नहीं बैठता, पर आपका दूसरा बैठता है: जो बैठे, वह चुनें।
pick-is-final = आप { $plank } चुन चुके हैं, अब उसे बदल नहीं सकते।
two-villages = तख्ता पत्थर से पत्थर तक या पत्थर से गाँव तक जाता है, दो गाँवों के बीच कभी नहीं।
same-support = तख्ते को दो अलग-अलग आधार चाहिए।
no-stone-there = { $place } पर पत्थर नहीं है।
not-a-stone = { $place } पत्थर नहीं है।
support-full = { $kind ->
    [stone] { $place } के पत्थर पर तख्ते पूरे हो चुके हैं: { $most }।
   *[village] { $place } पर तख्ते पूरे हो चुके हैं: { $most }।
}
joined = इन दोनों पत्थरों को एक तख्ता पहले से जोड़ता है।
too-short = वहाँ तख्ता { $plank } छोटा पड़ता है।
out-of-sight = इतनी दूर तक कोई तख्ता नहीं पहुँचता।
over-stone = तख्ता एक और पत्थर के ऊपर से जाएगा।
over-village = तख्ता गाँव के ऊपर से जाएगा।
on-plank = तख्ता दूसरे तख्ते पर चढ़ जाएगा।
narrow = तख्ता दूसरे तख्ते पर चढ़ जाएगा: दोनों के बीच का कोण बहुत कम है।
tried = यह तख्ता आप वहाँ आज़मा चुके हैं।
not-on-board = यह तख्ता बोर्ड पर नहीं है।
pawn-on-it = इस तख्ते पर गोटी खड़ी है।
number-held = इस संख्या का तख्ता आपके पास पहले से है।
third-colour = आपके पास तीन रंगों के तख्ते हो जाएँगे।
stone-carries = इस पत्थर पर तख्ता टिका है।
not-next = ये दोनों आपस में सटे नहीं हैं।
plank-occupied = उस तख्ते पर गोटी खड़ी है।
one-step = यह कार्ड एक कदम के लिए है।
two-steps = यह कार्ड दो कदम के लिए है।
arrived = पहला ही कदम मंज़िल पर पहुँचाता है और बाज़ी खत्म करता है।
turns-back = जहाँ से चले थे, वहीं लौटना तभी होता है जब चलने का और कोई रास्ता न हो।
nobody-to-jump = आपके बगल के उस तख्ते पर कोई और गोटी नहीं है।
not-beyond = जिस गोटी के ऊपर से छलाँग है, यह उसके पार नहीं है।
jumps-back = छलाँग वहीं खत्म नहीं होती जहाँ शुरू हुई थी।

board-too-dense = टापू इतने घने हैं कि तख्ता रखने के बहुत ज़्यादा तरीके हो जाते हैं।
box-numbers = { $least } से { $most } तक की { $count } पूर्ण संख्याएँ चाहिए, { $found } नहीं।
box-off-board = { $point } बोर्ड पर नहीं है।
box-names = { $expected } में से नाम चाहिए, { $found } नहीं।
box-twice = “{ $name }” वहाँ एक ही बार हो सकता है।
box-count = { $count } मान चाहिए, { $found } नहीं।
box-lengths = हर संख्या का तख्ता पिछले से लंबा होना चाहिए।
box-opposite = कोई दूसरा गाँव चाहिए, { $found } नहीं।
box-landings = 1 से { $most } तक घाट चाहिए।
box-islets = 1 से { $most } तक टापू चाहिए, जिनके नाम i1, i2, i3 … हों।
box-even = चौड़ाई सम संख्या चाहिए, ताकि उसका आधा पूर्ण संख्या हो।
box-cosine = ज़्यादा से ज़्यादा 1 का भिन्न चाहिए।
box-reach = कम से कम 1 का भिन्न चाहिए।
box-lattice = { $columns } से कम स्तंभों और { $rows } से कम पंक्तियों वाली जाली चाहिए।
box-mutual = { $village } { $other } के सामने है, पर { $other } { $village } के सामने नहीं।
box-shore = घाट { $point } गाँव के किनारे पर नहीं है।
box-close = यह { $other } के बहुत पास है।
box-too-small = त्रिज्या कम से कम { $least } चाहिए: पत्थर को उसमें आना होगा।
box-too-large = त्रिज्या ज़्यादा से ज़्यादा { $most } चाहिए।

position-stones = पत्थर केवल { $most } हैं।
position-stone = “{ $stone }” पर पत्थर नहीं हो सकता: { $reason }
position-plank = तख्ता { $plank } वहाँ नहीं हो सकता: { $reason }
position-plank-twice = तख्ता { $plank } दो जगह है।
position-plank-absent = “{ $plank }” खेल रहे किसी रंग का तख्ता नहीं है।
position-landing = तख्ता { $plank } उस घाट पर नहीं टिक सकता।
position-number-twice = { $who } के भंडार में एक ही संख्या के तख्ते हैं: { $planks }।
position-three-colours = { $who } के भंडार में दो से ज़्यादा रंगों के तख्ते हैं: { $planks }।
position-pawn = { $who } की गोटी “{ $space }” पर नहीं हो सकती: ऐसा तख्ता बोर्ड पर नहीं है।
position-pawn-shared = { $who } की गोटी “{ $space }” पर नहीं हो सकती: उस पर दूसरी गोटी खड़ी है।
position-touched = एकतरफ़ा सफ़र में गाँव छूकर लौटना नहीं होता।
position-program = { $who } ने कार्ड { $card } नहीं रखा हो सकता: { $reason }
position-programs = जब तक सबके पाँच कार्ड न हों, कार्ड रखे जाते हैं; उसके बाद ही खोले जाते हैं।
position-no-actor = कार्ड चल रहे हैं, पर बारी किसी की नहीं है।
position-no-slot = कार्ड चल रहे हैं, पर कोई खाँचा खुला नहीं है।
position-idle = बारी { $who } की है, पर करने को कुछ बाकी नहीं है।
position-unready = कार्ड चल रहे हैं, पर { $who } के पाँचों कार्ड रखे नहीं गए हैं।
position-card = जो माँगा जा रहा है, वह कार्ड { $card } से नहीं निकलता।
position-no-plank = तख्ते की जगह पूछी जा रही है, पर कोई तख्ता चुना नहीं गया है।
position-picked = तख्ता { $plank } चुना गया है, पर कोई जगह नहीं पूछी जा रही।
position-not-own = तख्ता { $plank } { $who } के भंडार में नहीं है।
position-end = जो बाज़ी खत्म हो उसके विजेता और कारण होते हैं; जो चल रही हो उसके दोनों नहीं।
position-arrived = { $who } की गोटी पहुँच चुकी है: यह चलती बाज़ी की स्थिति नहीं है।
position-stuck = यहाँ जो माँगा जा रहा है, उसका उत्तर कोई नहीं दे सकेगा।

sim-course = बाज़ियाँ
sim-what = क्या
sim-mean = औसत
sim-share = { $share }%
sim-most = अधिकतम
sim-rounds = दौर
sim-turned-up = खोले गए कार्ड
sim-stopped = रोके गए कार्ड
sim-falls = पानी में गिरना
sim-jumps = छलाँगें
sim-planks-laid = अंत में बोर्ड पर तख्ते
sim-planks-lost = बाज़ी से बाहर तख्ते
sim-stones-left = भंडार में बचे पत्थर
sim-touched = सामने का गाँव छूने वाले खिलाड़ी
sim-ends-title = बाज़ियाँ कैसे खत्म हुईं
sim-end = अंत
sim-games = बाज़ियाँ
sim-by-arrival = पहुँचना
sim-by-cap = दौरों की सीमा
sim-by-limit = दौर 300
sim-by-agreement = सहमति
sim-by-resign = अकेला बचा
sim-cards = कार्ड
sim-card = कार्ड
sim-blocks = { $edition ->
    [sunderbans] रोक
   *[river_dragons] ड्रैगन
}
sim-of-all = सब कार्डों में
sim-per-game = हर खिलाड़ी और बाज़ी में
sim-won-with = खेलकर जीते
sim-won-without = बिना खेले जीते
sim-colours = रंग
sim-colour = रंग
sim-home = घर
sim-won = जीते
sim-places = पहले दौर की बारी का क्रम
sim-place = क्रम

ending-arrival = एक गोटी मंज़िल पर पहुँची
ending-cap = आखिरी दौर खत्म हुआ
ending-limit = दौर 300 खत्म हुआ
ending-agreement = सब खत्म करने पर सहमत हुए
ending-resign = बाकी सबने हार मानी

# ---- सवाल: कौन-सा चरण क्या पूछता है, पूछने के शब्द, वे क्या बताते हैं, और जवाब

do-first = चुनें कि शुरुआत कौन करे
do-program = पाँच कार्ड रखें
do-stone = पत्थर रखें
do-plank = तख्ता चुनें
do-place = तख्ता रखें
do-remove = तख्ता या पत्थर हटाएँ
do-move = चलें
do-jump = गोटी के ऊपर से छलाँग लगाएँ

ask-place = जगह
ask-place-about = किसी टापू या गाँव में क्या है और वहाँ कौन खड़ा है
ask-reach = पहुँच
ask-reach-about = किसी जगह से तख्ता कहाँ तक पहुँच सकता है, सबसे छोटी संख्या के साथ
ask-way = रास्ता
ask-way-about = आपके लक्ष्य के रास्ते में क्या बाकी है
ask-plank = तख्ता
ask-plank-about = कोई तख्ता कहाँ है
ask-stones = पत्थर
ask-stones-about = नदी के सारे पत्थर
ask-planks = तख्ते
ask-planks-about = सारे तख्ते: जो रखे हैं, और जो सबके पास बचे हैं
ask-pawns = गोटियाँ
ask-pawns-about = कौन कहाँ खड़ा है और कहाँ जाना है
ask-free = खाली
ask-free-about = बिना पत्थर के टापू
ask-hand = हाथ, कार्ड
ask-hand-about = आपके कार्ड
ask-slots = खाँचे
ask-slots-about = सबके पाँच खाँचे, जितने खुले हैं
ask-rivals = विरोधी, बाकी
ask-rivals-about = बाकी सबकी गोटी, लक्ष्य, बचे तख्ते और खुले कार्ड
ask-score = अंक, दूरी
ask-score-about = किसको अभी कितना जाना है
told-stone = { $place } पर पत्थर रखा है; तख्ते: { $planks }।
told-no-stone = { $place } पर पत्थर नहीं है।
told-village = { $place }: { $colour } का गाँव, सामने { $opposite }; तख्ते: { $planks }।
told-leads = { $place } तक { $plank }
told-no-plank = “{ $written }” इस बाज़ी का तख्ता नहीं है। उसके रंग का अक्षर और संख्या लिखें।
told-plank = तख्ता { $plank }: { $a } से { $b } तक।
told-plank-under = तख्ता { $plank }: { $a } से { $b } तक; ऊपर: { $who }।
told-plank-under-you = तख्ता { $plank }: { $a } से { $b } तक; ऊपर: आप।
told-plank-lost = तख्ता { $plank } बाज़ी से बाहर है।
told-plank-in-reserve = तख्ता { $plank } { $who } के बचे तख्तों में है।
told-plank-in-reserve-you = तख्ता { $plank } आपके बचे तख्तों में है।
told-reach-eye = { $place } से दूरी, अंदाज़े से: { $there }{ $bare_count ->
    [0] ।
   *[other] । अभी बिना पत्थर के: { $bare }।
}
told-reached-eye = { $place } { $far } पर
told-lengths = 1 से 6 तक के तख्ते लगभग { $lengths } लंबे हैं।
told-reach = { $place } से पहुँच में: { $there }{ $bare_count ->
    [0] ।
   *[other] । अभी बिना पत्थर के: { $bare }।
}
told-reached = तख्ता { $number } से { $place }
told-stones-left = बचे हुए पत्थर: { $count }।
told-no-planks = नदी पर कोई तख्ता नहीं है।
told-reserve = { $who } के बचे हुए तख्ते: { $planks }।
told-reserve-you = आपके बचे हुए तख्ते: { $planks }।
told-lost = बाज़ी से बाहर: { $planks }।
told-free = बिना पत्थर के टापू: { $islets }।
told-open-water = यहाँ टापू नहीं हैं: पत्थर पानी में कहीं भी रखे जाते हैं।
told-pawn-village = { $who }: { $village } में; लक्ष्य: { $goal }।
told-pawn-village-you = आप: { $village } में; लक्ष्य: { $goal }।
told-pawn-plank = { $who }: { $a } से { $b } तक के तख्ते { $plank } पर; लक्ष्य: { $goal }।
told-pawn-plank-you = आप: { $a } से { $b } तक के तख्ते { $plank } पर; लक्ष्य: { $goal }।
told-left = { $left ->
    [0] { $who }: पहुँच गए।
    [1] { $who }: लक्ष्य सीधी दूरी में लगभग एक लंबे तख्ते जितना दूर।
   *[other] { $who }: लक्ष्य सीधी दूरी में लगभग { $left } लंबे तख्तों जितना दूर।
}
told-left-you = { $left ->
    [0] आप: पहुँच गए।
    [1] आप: लक्ष्य सीधी दूरी में लगभग एक लंबे तख्ते जितना दूर।
   *[other] आप: लक्ष्य सीधी दूरी में लगभग { $left } लंबे तख्तों जितना दूर।
}
told-no-seat = दर्शक के पास न कार्ड होते हैं, न लक्ष्य।
told-hand = आपके कार्ड: { $cards }।
told-round = { $slot ->
    [0] दौर { $round }: कार्ड रखे जा रहे हैं।
   *[other] दौर { $round }, खाँचा { $slot } (5 में से)।
}
told-slots = { $who }, खाँचा 1 से: { $cards }।
told-slots-you = आप, खाँचा 1 से: { $cards }।
told-slots-ready = { $who } ने पाँच कार्ड उल्टे रख दिए हैं।
told-slots-ready-you = आपने पाँच कार्ड उल्टे रख दिए हैं।
told-slots-none = { $who } का कोई कार्ड खुला नहीं है।
told-slots-none-you = आपने अब तक कोई कार्ड नहीं रखा।
told-way-open = वहाँ से { $goal } तक खुला पानी है।
told-hop-lies = { $occupied ->
    [yes] { $place } तक: तख्ता रखा है, और उस पर कोई खड़ा है।
   *[no] { $place } तक: तख्ता रखा है।
}
told-hop-build = { $stone ->
    [yes] { $place } तक: वहाँ पत्थर और एक तख्ता बाकी हैं; आपके तख्तों में { $plank } ठीक बैठता है।
   *[no] { $place } तक: एक तख्ता बाकी है; आपके तख्तों में { $plank } ठीक बैठता है।
}
told-hop-lacks = { $stone ->
    [yes] { $place } तक: वहाँ पत्थर और एक तख्ता बाकी हैं, और आपका कोई तख्ता ठीक नहीं बैठता: कम से कम { $number } संख्या का तख्ता चाहिए।
   *[no] { $place } तक: एक तख्ता बाकी है, और आपका कोई तख्ता ठीक नहीं बैठता: कम से कम { $number } संख्या का तख्ता चाहिए।
}
told-long = { $plank } लगभग { $far }
told-own-lengths = आपके तख्तों की लंबाई: { $planks }।
told-no-place = “{ $written }” यहाँ की कोई जगह नहीं है। “i12” जैसा टापू या “V1” जैसा गाँव लिखें।
