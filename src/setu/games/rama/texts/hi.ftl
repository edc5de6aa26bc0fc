# रामसेतु हिन्दी में।

title = रामसेतु

nobody = कोई नहीं
either = { $one } या { $other }
junction = चौराहा { $space }
plain = { $start } से { $end } की ओर खाना { $steps }
sea-space = समुद्र में { $start } से { $end } की ओर खाना { $steps }

theme-bridge = पुल
theme-architecture = वास्तुकला
theme-material = सामग्री
theme-food = भोजन
theme-spice = मसाला
theme-language = भाषा
theme-transport = परिवहन
theme-festival = त्योहार
theme-deity = देवता
card = { $theme } कार्ड “{ $name }” ({ $town })

karma-cow = पवित्र गाय
karma-monsoon = मानसून
karma-cricket = क्रिकेट
karma-maldives = मालदीव

# ---- चालें और घटनाएँ

starts = पहली बारी { $who } की।
starts-you = पहली बारी आपकी।
turn = दौर { $round }: { $who } की बारी।
turn-you = दौर { $round }: आपकी बारी।
last-round-turn = दौर { $round }, जो आखिरी है: { $who } की बारी।
last-round-turn-you = दौर { $round }, जो आखिरी है: आपकी बारी।
places = { $who }: { $whose } की गोटी यहाँ, { $where }।
places-you = आप: { $whose } की गोटी यहाँ, { $where }।
places-whose-you = { $who }: आपकी गोटी यहाँ, { $where }।
places-you-whose-you = आप: अपनी गोटी यहाँ, { $where }।
throws = { $who } के पासे पर { $face } आया।
throws-you = आपके पासे पर { $face } आया।
moves-cow = { $who }: पवित्र गाय अब { $where } में।
moves-cow-you = आप: पवित्र गाय अब { $where } में।
stays = { $who } का पड़ाव वही: { $where }।
stays-you = आपका पड़ाव वही: { $where }।
goes = { $who } का अगला पड़ाव: { $where }।
goes-you = आपका अगला पड़ाव: { $where }।
flies = { $who } का अगला पड़ाव, विमान से: { $where }; { $free ->
    [yes] { $tickets ->
        [1] मुफ़्त टिकट
       *[other] { $tickets } टिकट, पहला मुफ़्त, { $points } अंक
    }
   *[no] { $tickets } टिकट, { $points } अंक
}।
flies-you = आपका अगला पड़ाव, विमान से: { $where }; { $free ->
    [yes] { $tickets ->
        [1] मुफ़्त टिकट
       *[other] { $tickets } टिकट, पहला मुफ़्त, { $points } अंक
    }
   *[no] { $tickets } टिकट, { $points } अंक
}।
takes-bonus = { $who } की बोनस मंज़िल: { $theme }।
takes-bonus-you = आपकी बोनस मंज़िल: { $theme }।
takes-no-bonus = { $who }: और कोई बोनस मंज़िल नहीं।
takes-no-bonus-you = आप: और कोई बोनस मंज़िल नहीं।
draws-card = { $who } ने { $card } उठाया।
draws-card-you = आपने { $card } उठाया।
lays = { $bonus ->
    [yes] { $who } ने बोनस वाला { $card } रखा।
   *[no] { $who } ने { $card } रखा।
}
lays-you = { $bonus ->
    [yes] आपने बोनस वाला { $card } रखा।
   *[no] आपने { $card } रखा।
}
god = { $answer ->
    [helps] { $who } ने देवता के लिए पासा फेंका, { $face }: { $points } अंक।
    [hinders] { $who } ने देवता के लिए पासा फेंका, { $face }: { $points } अंक।
   *[nothing] { $who } ने देवता के लिए पासा फेंका, { $face }: कुछ नहीं।
}
god-you = { $answer ->
    [helps] आपने देवता के लिए पासा फेंका, { $face }: { $points } अंक।
    [hinders] आपने देवता के लिए पासा फेंका, { $face }: { $points } अंक।
   *[nothing] आपने देवता के लिए पासा फेंका, { $face }: कुछ नहीं।
}
takes-karma = { $who } ने बुरे कर्म का एक कार्ड उठाया।
takes-karma-you = आपने बुरे कर्म का एक कार्ड उठाया।
draws-karma = { $who } ने बुरे कर्म का कार्ड उठाया: { $kind }।
draws-karma-you = आपने बुरे कर्म का कार्ड उठाया: { $kind }।
commits = { $who } का पर्यावरण-संकल्प: { $kind }।
commits-you = आपका पर्यावरण-संकल्प: { $kind }।
declines = { $who }: { $kind } कार्ड पर पर्यावरण-संकल्प नहीं।
declines-you = आप: { $kind } कार्ड पर पर्यावरण-संकल्प नहीं।
releases = { $kept ->
    [none] { $who } के पासे पर { $face }: अभी छूट नहीं मिली।
    [transport] { $who } के पासे पर { $face }: परिवहन का संकल्प निभा।
    [material] { $who } के पासे पर { $face }: सामग्री का संकल्प निभा।
   *[both] { $who } के पासे पर { $face }: दोनों संकल्प निभे।
}
releases-you = { $kept ->
    [none] आपके पासे पर { $face }: अभी छूट नहीं मिली।
    [transport] आपके पासे पर { $face }: परिवहन का संकल्प निभा।
    [material] आपके पासे पर { $face }: सामग्री का संकल्प निभा।
   *[both] आपके पासे पर { $face }: दोनों संकल्प निभे।
}
waits = { $turns ->
    [one] { $who } का ठहराव: अब तक { $turns } बारी।
   *[other] { $who } का ठहराव: अब तक { $turns } बारियाँ।
}
waits-you = { $turns ->
    [one] आपका ठहराव: अब तक { $turns } बारी।
   *[other] आपका ठहराव: अब तक { $turns } बारियाँ।
}
waits-on = { $who } का ठहराव जारी।
waits-on-you = आपका ठहराव जारी।
gives-up = { $who } का संकल्प छूटा।
gives-up-you = आपका संकल्प छूटा।
gives = { $who } की ओर से { $victim } को बुरे कर्म का कार्ड: { $kind }।
gives-you = आपकी ओर से { $victim } को बुरे कर्म का कार्ड: { $kind }।
gives-victim-you = { $who } की ओर से आपको बुरे कर्म का कार्ड: { $kind }।
keeps = { $who }: बुरे कर्म का कार्ड अपने ही पास।
keeps-you = आप: बुरे कर्म का कार्ड अपने ही पास।
drops = { $again ->
    [yes] मानसून { $who } का { $card } बहा ले गया; ढेर खाली है, इसलिए वही कार्ड हाथ में लौट आया।
   *[no] मानसून { $who } का { $card } बहा ले गया; उसके बदले भोजन का दूसरा कार्ड उठाया गया।
}
drops-you = { $again ->
    [yes] मानसून आपका { $card } बहा ले गया; ढेर खाली है, इसलिए वही कार्ड हाथ में लौट आया।
   *[no] मानसून आपका { $card } बहा ले गया; उसके बदले भोजन का दूसरा कार्ड उठाया गया।
}
arrives = { $who } की यात्रा “{ $kind }” पूरी हुई: { $where }।
arrives-you = आपकी यात्रा “{ $kind }” पूरी हुई: { $where }।
watches = { $turns ->
    [0] { $who } का क्रिकेट मैच जारी; यह आखिरी बारी है।
   *[other] { $who } का क्रिकेट मैच जारी; बाकी बारियाँ: { $turns }।
}
watches-you = { $turns ->
    [0] आपका क्रिकेट मैच जारी; यह आखिरी बारी है।
   *[other] आपका क्रिकेट मैच जारी; बाकी बारियाँ: { $turns }।
}
plays-again = { $who } की एक और बारी।
plays-again-you = आपकी एक और बारी।
ends-turn = { $who } की बारी खत्म।
ends-turn-you = आपकी बारी खत्म।
leaves = { $who } ने मेज़ छोड़ दी।
leaves-you = आपने मेज़ छोड़ दी।
ended = { $reason ->
    [pamban] { $who } ने पाम्बन में घोषणा की कि पुल पूरा हुआ: बाज़ी खत्म।
    [stall] कई दौर से कुछ नहीं हुआ: बाज़ी खत्म।
    [max_rounds] आखिरी दौर खेला जा चुका: बाज़ी खत्म।
   *[resign] एक ही खिलाड़ी बचा: बाज़ी खत्म।
}
ended-you = { $reason ->
    [pamban] आपने पाम्बन में घोषणा की कि पुल पूरा हुआ: बाज़ी खत्म।
    [stall] कई दौर से कुछ नहीं हुआ: बाज़ी खत्म।
    [max_rounds] आखिरी दौर खेला जा चुका: बाज़ी खत्म।
   *[resign] एक ही खिलाड़ी बचा: बाज़ी खत्म।
}

# ---- जो पढ़ा नहीं जा सकता

unreadable = “{ $written }” रामसेतु की चाल नहीं है। जैसे लिखें: “place P2 agra”, “cow jaipur”, “>delhi”, “=”, “bonus festival”, “again”, “done”, “eco transport”, “eco no”, “give P3”, “keep”, “tickets 2”, “wait” या “giveup”।
unknown-space = इस नक्शे पर “{ $found }” नाम का पड़ाव नहीं है।
wrong-flight = आपने जो उड़ान लिखी, वह इस रास्ते की नहीं है। यह है: { $way }।
on-foot = कोई उड़ान नहीं
wrong-pawn = अभी { $who } की गोटी रखी जानी है।
wrong-pawn-you = अभी आपकी गोटी रखी जानी है।
wrong-karma = आपके पास का कार्ड “{ $kind }” है।
wrong-eco = आपसे { $kind } कार्ड के बारे में पूछा गया है।

# ---- मनाही

not-your-turn = बारी { $who } की है।
no-such-space = पड़ाव { $move } नहीं है। पड़ाव 0 से { $last } तक हैं।
asked-place = पहले { $whose } की गोटी शुरुआत के किसी पड़ाव पर रखें।
asked-place-whose-you = पहले अपनी गोटी शुरुआत के किसी पड़ाव पर रखें।
asked-cow = पहले पवित्र गाय को किसी दूसरे शहर ले जाएँ।
asked-move = अब आप बोनस मंज़िल ले सकते हैं, गोटी चला सकते हैं, या यहीं रुक सकते हैं।
asked-tickets = बताएँ कि यहाँ तक कितने टिकट लेंगे ({ $where }): { $counts }।
asked-give-up = अब आप संकल्प छोड़ सकते हैं, या ठहर सकते हैं।
asked-commit = पहले बताएँ कि आप { $kind } कार्ड के लिए संकल्प लेते हैं या नहीं।
asked-bonus = अब आप बोनस मंज़िल ले सकते हैं, या बस कर सकते हैं।
asked-karma = अब आप बुरे कर्म का कार्ड किसी को दे सकते हैं, या अपने पास रख सकते हैं।
asked-again = अब आप फिर से खेल सकते हैं, या बस कर सकते हैं।
start-airport = { $where } में हवाई अड्डा है; वहाँ से कोई शुरू नहीं करता।
start-taken = यहाँ से दूसरी गोटी पहले ही शुरू कर रही है: { $where }।
cow-needs-town = { $where }: यह शहर नहीं है; पवित्र गाय केवल शहरों में जाती है।
cow-must-move = पवित्र गाय पहले से { $where } में है; उसे किसी दूसरे शहर जाना होगा।
cow-forbidden = पवित्र गाय { $where } नहीं जा सकती।
must-leave = आप यहाँ काफ़ी रुक चुके, अब निकलना होगा: { $where }।
must-fly-back = आपकी यात्रा पूरी हुई ({ $where }): अब विमान से लौटना होगा।
not-on-this-journey = इस यात्रा में यहाँ नहीं रुक सकते: { $where }।
not-nearer = { $way ->
    [land] आप ज़मीन की यात्रा पर हैं: हर चाल के बाद सड़क और नाव से { $goal } पहले से पास होना चाहिए।
    [air] आप हवाई यात्रा पर हैं: हर चाल के बाद, उड़ानें गिनकर, { $goal } पहले से पास होना चाहिए।
   *[open] आप यात्रा पर हैं: हर चाल के बाद { $goal } पहले से पास होना चाहिए।
}
cow-is-there = पवित्र गाय { $where } में है: वहाँ कोई नहीं जा सकता।
occupied = { $where }: यहाँ दूसरी गोटी है; आप गुज़र सकते हैं, रुक नहीं सकते।
must-stop = आपको पहले { $where } में रुकना होगा।
cow-in-the-way = { $where } में पवित्र गाय रास्ता रोके खड़ी है।
no-ticket = { $where }: वहाँ पहुँचने के लिए विमान टिकट काफ़ी नहीं बचे।
too-far = { $where }: पासे पर { $throw } के लिए यह बहुत दूर है।
bonus-deity = देवता बोनस मंज़िल नहीं हो सकते।
bonus-enough = एक बाज़ी में कोई { $most } से ज़्यादा बोनस मंज़िलें नहीं लेता।
bonus-empty = { $theme }: कोई कार्ड नहीं बचा।
not-yourself = आप कार्ड खुद को नहीं दे सकते।
victim-before = { $who } को बुरे कर्म का कार्ड पहले ही मिल चुका है।
no-such-player = यह खिलाड़ी इस मेज़ पर नहीं है।

# ---- मेज़ शब्दों में

legend = 1-6 गोटियाँ, & गाय, * आपकी मंज़िल, ^ हवाई अड्डा, % बंदरगाह, o शहर, · सड़क, ~ समुद्र
nowhere = अभी नक्शे पर नहीं
player-line = { $active ->
    [yes] >
   *[no] { "" }
} { $who } { $points } अंक; { $where }; जाना बाकी { $open }, बोनस { $bonus }; टिकट: मुफ़्त { $free }, खरीदे { $paid }
some-karma = पास में बुरा कर्म
on-journey = यात्रा पर ({ $kind })
waiting = छूटने की प्रतीक्षा में ({ $kind }, { $turns })
table-line = दौर { $round }। गाय: { $cow }। पासा: { $throw }। भंडार में टिकट: { $supply }।
strategy-line = बुरे कर्म का ढेर: { $karma }। पर्यावरण कार्ड: { $eco }।
placing-line = { $who } को { $whose } की गोटी रखनी है।
placing-line-you = आपको { $whose } की गोटी रखनी है।
placing-line-whose-you = { $who } को आपकी गोटी रखनी है।
placing-line-you-whose-you = आपको अपनी गोटी रखनी है।
piles-line = ढेर: { $piles }।
hand-line = आपके कार्ड:
steps = { $foot } कदम, विमान से { $air }
steps-by-air = विमान से { $air } कदम

# ---- स्थितियाँ

position-players = “players” में { $seats } मान चाहिए, हर सीट के लिए एक, और साथ में ढेर।
position-hand = { $who } के पास विषय { $theme } के बाँटे हुए { $found } कार्ड हैं, पर एक चाहिए।
position-bonus-absent = { $who } का बोनस “{ $found }” न हाथ में है, न रखा हुआ।
position-bonus = { $who } के पास { $found } बोनस कार्ड हैं, पर ज़्यादा से ज़्यादा { $most } हो सकते हैं।
position-bonus-deity = { $who } के पास “{ $found }” बोनस में नहीं हो सकता: वह देवता कार्ड है।
position-space = “{ $field }”: इस नक्शे पर “{ $found }” नाम का पड़ाव नहीं है।
position-card = “{ $found }” नाम का कार्ड नहीं है।
position-twice = कार्ड “{ $found }” दो जगह है।
position-pile = { $theme }: इस ढेर में ठीक वही { $cards } कार्ड होने चाहिए जो और कहीं नहीं हैं।
position-tickets = विमान टिकटों का हिसाब नहीं बैठता।
position-eco = पर्यावरण के कार्डों का हिसाब नहीं बैठता।
position-karma = बुरे कर्म के कार्डों का हिसाब नहीं बैठता: { $kind }।
position-cards = मंज़िल के कार्डों का हिसाब नहीं बैठता।
position-cow = गाय “{ $where }” पर नहीं हो सकती।
position-shared = { $who } और { $other } एक ही पड़ाव “{ $where }” पर हैं।
position-pawn = { $who } की गोटी नक्शे पर होनी चाहिए, जब तक उन्होंने मेज़ न छोड़ी हो।
position-god = { $who } को देवता का उत्तर तभी मिला होता है जब देवता कार्ड रखा जा चुका हो।
position-no-journey = कार्ड “{ $card }” पर यात्रा नहीं होती।
position-journey = { $who } की यात्रा कार्ड “{ $card }” पर है, जो उन्हें मिला नहीं है।
position-way = { $who } का रास्ता “{ $way }” है, पर वह यात्रा पर नहीं हैं।
position-arrived = यात्रा जहाँ ले जाती है, { $who } की गोटी पहले से वहीं है।
position-phase = यहाँ कुछ भी चरण “{ $phase }” तक नहीं ले जाता।

# ---- सामान की फ़ाइलें

box-spaces = ज़्यादा से ज़्यादा { $most } पड़ाव चाहिए, { $found } नहीं।
box-towns = 2 से { $most } तक शहर चाहिए, { $found } नहीं।
box-country = इनमें से एक चाहिए: { $known }।
box-flag = true या false चाहिए।
box-list = नामों की सूची चाहिए।
box-table = नाम वाले मानों की तालिका चाहिए।
box-string = कुछ पाठ चाहिए।
box-number = संख्या चाहिए।
box-points = जगहों [x, y] की सूची चाहिए।
box-places = { $expected } जगहें चाहिए, हर पड़ाव के लिए एक।
box-id = “{ $found }” पहचान नहीं हो सकती: अक्षर, अंक और अंडरस्कोर, और पहले एक अक्षर।
box-twice = “{ $found }” नाम के दो पड़ाव हैं।
box-ends = दो अलग-अलग शहर या चौराहे चाहिए, बीच में हाइफ़न के साथ।
box-port = नाव का रास्ता दो बंदरगाहों को जोड़ता है।
box-border = कोई सड़क दो देशों को नहीं जोड़ती: पुल तो खिलाड़ी बनाते हैं।
box-theme = इस विषय के { $least } से { $most } तक कार्ड चाहिए, { $found } नहीं।
box-card-town = कार्ड पर किसी शहर का नाम होता है, और मालदीव वाले का कभी नहीं।
box-god = छह पूर्ण संख्याएँ चाहिए, पासे की हर संख्या के लिए एक।
box-cricket = दो अलग-अलग शहर चाहिए।
box-no-town = “{ $found }” नाम का शहर नहीं है।
box-karma = बुरे कर्म के { $least } से { $most } तक कार्ड चाहिए, { $found } नहीं।
box-eco-score = दो पूर्ण संख्याएँ चाहिए: निभाया और छोड़ा।
box-faces = पासे की संख्याएँ चाहिए, 1 से 6।
box-no-airport = “{ $found }” नाम का हवाई अड्डा नहीं है।
box-airport = इस शहर में हवाई अड्डा होना चाहिए।
box-no-flight = इस शहर और उसके द्वार के बीच उड़ान होनी चाहिए।
box-male-road = वहाँ न कोई सड़क जाती है, न नाव।
box-male-cow = गाय मालदीव में कभी नहीं हो सकती।
box-cow-start = गाय वहाँ नहीं हो सकती।
box-cow-nowhere = गाय के लिए कम से कम दो शहर चाहिए।
box-cut-off = “{ $found }” तक न सड़क जाती है, न नाव।
box-starts = बिना हवाई अड्डे के कम से कम { $least } पड़ाव चाहिए।

sim-course = बाज़ियाँ
sim-what = क्या
sim-mean = औसत
sim-share = { $share }%
sim-most = अधिकतम
sim-turns = हर खिलाड़ी की बारियाँ
sim-turns-to-pamban = पाम्बन तक बारियाँ
sim-flights = हर खिलाड़ी की उड़ानें
sim-paid = हर खिलाड़ी के खरीदे टिकट
sim-bonus-taken = हर खिलाड़ी के बोनस कार्ड
sim-open-left = हर खिलाड़ी के बिना रखे कार्ड
sim-winner = विजेता के अंक
sim-margin = दूसरे स्थान पर बढ़त
sim-ends-title = बाज़ियाँ कैसे खत्म हुईं
sim-end = अंत
sim-games = बाज़ियाँ
sim-by = { $reason ->
    [pamban] किसी ने पाम्बन में खत्म की
    [stall] कुछ आगे नहीं बढ़ रहा था
    [max_rounds] आखिरी दौर
   *[resign] एक ही खिलाड़ी बचा
}
sim-finisher-won = … और खत्म करने वाला पहले स्थान पर रहा
sim-finisher-alone = … और अकेले जीत मिली
sim-sheet = अंक-तालिका
sim-line = मद
sim-winners = विजेता
sim-others = बाकी
sim-row = { $row ->
    [destinations] मंज़िलें
    [tickets] टिकट
    [deity] देवता
    [open] बिना रखे कार्ड
    [eco_transport] पर्यावरण: परिवहन
    [eco_material] पर्यावरण: सामग्री
    [bonus] बोनस मंज़िलें
   *[bridge] पुल
}
sim-total = कुल अंक
sim-gods = देवताओं के उत्तर
sim-answer = उत्तर
sim-god = { $answer ->
    [good] अंक मिले
    [nothing] कुछ नहीं
    [bad] अंक कटे
   *[unasked] कभी पूछा नहीं
}
sim-players = खिलाड़ी
sim-points = अंक
sim-won = जीते
sim-order = बारी का क्रम
sim-place = क्रम
sim-karma-title = बुरा कर्म
sim-karma = मिला कार्ड
sim-per-game = हर बाज़ी में
sim-spared = कोई नहीं
sim-eco-title = पर्यावरण
sim-eco = संकल्प
sim-made = लिया, सब खिलाड़ियों में
sim-kept = निभाया
sim-broken = छोड़ा

sim-laid = अंत तक रखे कार्ड
sim-card = कार्ड
sim-had = जिन खिलाड़ियों ने रखा
sim-won-with = इसके साथ जीते
sim-won-without = इसके बिना जीते
sim-bonus = रखा हुआ बोनस कार्ड

ending-pamban = पाम्बन में पुल की घोषणा हुई
ending-stall = अब कुछ नहीं हो रहा
ending-max_rounds = आखिरी दौर खत्म हुआ
ending-resign = बाकी सबने हार मानी

# ---- सवाल: कौन-सा चरण क्या पूछता है, पूछने के शब्द, वे क्या बताते हैं, और जवाब

do-place = अपने बाद खेलने वाले की गोटी रखें
do-cow = पवित्र गाय को दूसरे शहर ले जाएँ
do-move = यात्रा करें
do-tickets = बताएँ कि कितने टिकट लेंगे
do-give_up = ठहरें, या संकल्प छोड़ें
do-commit = पर्यावरण-संकल्प का जवाब दें
do-bonus = बोनस मंज़िल लें, या न लें
do-karma = अपना बुरा कर्म किसी को दें, या रखें
do-again = फिर चलें, या रुकें

ask-die = पासा
ask-die-about = पासे की संख्या
ask-near = पास
ask-near-about = आप कहाँ हैं, वहाँ से रास्ते, और आपके बाकी शहर, पास वाले पहले
ask-route = मार्ग, रास्ता
ask-route-about = किसी शहर का सबसे छोटा रास्ता
ask-tour = यात्रा
ask-tour-about = आपके सारे बाकी शहरों का तेज़ क्रम
ask-cards = कार्ड, हाथ
ask-cards-about = आपके बाकी कार्ड और रखे हुए कार्ड
ask-town = शहर
ask-town-about = कोई शहर, उसके पड़ोसी, और वहाँ कौन है
ask-cow = गाय
ask-cow-about = पवित्र गाय कहाँ है
ask-tickets = टिकट
ask-tickets-about = सबके विमान टिकट
ask-piles = ढेर
ask-piles-about = बची हुई बोनस मंज़िलें
ask-rivals = विरोधी, बाकी
ask-rivals-about = बाकी सब कहाँ हैं और उन्हें कहाँ पहुँचना बाकी है
ask-score = अंक
ask-score-about = बाज़ी अभी खत्म हो तो सबके अंक
told-town = { $town } ({ $facts }): { $neighbours }।
told-airport = हवाई अड्डा
told-port = बंदरगाह
told-neighbour = { $by ->
    [boat] { $town } नाव से { $steps }
   *[road] { $town } सड़क से { $steps }
}
told-cow-here = पवित्र गाय वहाँ है: शहर बंद है।
told-your-card = आपका { $card } वहीं का है।
told-no-town = “{ $written }” नाम का शहर नहीं है।
told-several = कौन-सा: { $towns }?
told-no-throw = पासा अभी नहीं फेंका गया।
told-throw = { $who } की निकली संख्या: { $face }।
told-throw-you = आपकी निकली संख्या: { $face }।
told-pawn = { $who } की जगह: { $place }।
told-pawn-you = आपकी जगह: { $place }।
told-no-pawn = नक्शे पर अभी आपकी गोटी नहीं है।
told-ways = यहाँ से रास्ते: { $ways }।
told-route = { $town } तक: सड़क या नाव से { $foot } कदम, विमान के साथ { $air }। रास्ता: { $stops }।{ $cow ->
    [yes] { " " }पवित्र गाय रास्ते में है।
   *[no] { "" }
}
told-route-by-air = { $town } तक केवल विमान से: { $air } कदम।
told-stop = { $steps } पर { $town }
told-tour = तेज़ क्रम: { $legs }।
told-leg = { $foot ->
    [-1] { $town } केवल विमान से, { $air }
   *[other] { $town } { $foot }
}
told-card = { $card }।
told-card-away = { $foot ->
    [-1] { $card }: केवल विमान से { $air } कदम।
   *[other] { $card }: { $foot } कदम, विमान के साथ { $air }।
}
told-laid = रखे गए: { $cards }।
told-cow = पवित्र गाय: { $place }; वह शहर बंद है।
told-tickets = { $who }: { $free ->
    [yes] मुफ़्त टिकट अभी है
   *[no] मुफ़्त टिकट लग चुका है
}, खरीदे टिकट: { $paid }।
told-tickets-you = आप: { $free ->
    [yes] मुफ़्त टिकट अभी है
   *[no] मुफ़्त टिकट लग चुका है
}, खरीदे टिकट: { $paid }।
told-tickets-left = बचे टिकट: { $count }।
told-open = { $who } को अभी पहुँचना बाकी: { $themes }; रखे गए: { $count }, अभी अंक: { $points }।
told-points = { $who }: { $points } अंक।
told-points-you = आप: { $points } अंक।
told-pile = { $theme } { $count }
told-piles = बची हुई बोनस मंज़िलें: { $piles }।
told-strategy = बचे हुए बुरे कर्म के कार्ड: { $karma }, पर्यावरण-संकल्प के कार्ड: { $eco }।
