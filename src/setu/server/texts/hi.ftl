# सर्वर हिन्दी में।

## कौन क्या कर सकता है

no-right = यहाँ ऐसी कोई मेज़ नहीं जिसे यह ब्राउज़र देख सके। जो लिंक आपको मिला था, उसे खोलें।
not-yours = यह सीट आपकी नहीं है।
host-only = यह केवल मेज़बान कर सकते हैं।
link-ended = यह लिंक अब नहीं चलता। नया लिंक माँग लें।
link-person = सीट का लिंक केवल उस पर बैठे व्यक्ति को मिलता है, या खाली सीट के लिए मेज़बान देते हैं।
kicked = मेज़बान ने आपको इस मेज़ से हटा दिया है।
person-present = यह व्यक्ति मेज़ पर है। केवल वही बदला या हटाया जा सकता है जो एक मिनट से अनुपस्थित हो।
one-seat = आपके पास पहले से एक सीट है। दूसरी सीट का लिंक मेज़बान दे सकते हैं।
one-hand = इस बाज़ी में आपके पास पहले से एक सीट है: बॉट की सीट किसी और के लिए है।
pace-hard = दूसरे लोग भी इसी घड़ी से खेल रहे हैं। विराम का प्रस्ताव रखें: सबके सहमत होने पर वह शुरू होगा।
enter-first = पहले लिंक खोलें, फिर सीट लें।
wrong-origin = यह अनुरोध किसी दूसरे पेज से आया था, इसलिए पूरा नहीं किया गया।
metrics-token = इस सर्वर के आँकड़े केवल इसे चलाने वालों को दिखाए जाते हैं।

## कब

stale = इस बीच मेज़ पर खेल आगे बढ़ गया। फिर से देखकर चुनें।
not-started = बाज़ी अभी शुरू नहीं हुई।
already-started = बाज़ी शुरू हो चुकी है।
game-over = बाज़ी खत्म हो चुकी है।
not-over = बाज़ी अभी खत्म नहीं हुई।
table-sick = यह मेज़ नहीं खुल सकती: इसके लॉग में कुछ ऐसा है जो पढ़ा नहीं जा सकता। कुछ खोया नहीं है; सर्वर चलाने वालों को यह उनके लॉग में दिखता है।
table-deleted = यह मेज़ मिटा दी गई है।
earlier-rules = यह मेज़ पुराने नियमों से खेली गई थी ({ $found }; आज के नियम { $today } हैं)। यहाँ जो हुआ, वह सुरक्षित है और मेज़ पर लिखा है, पर यह बाज़ी न आगे खेली जा सकती है, न फिर से चलाई, न परखी। इन्हीं लोगों के साथ नई बाज़ी आज के नियमों से शुरू होगी।
already-so = यह पहले से ऐसा ही है।
already-asked = यह पहले ही पूछा जा चुका है; बाकी लोग अभी सोच रहे हैं।
nothing-asked = ऐसा कोई सवाल नहीं जिसका जवाब आपको देना हो।
bot-plays = इस सीट पर बॉट खेल रहा है। पहले सीट वापस लें।
bot-needed = चलती बाज़ी में खाली सीट पर बॉट ही खेलता है।
out-of-time = इस सीट का समय खत्म हो गया।
no-clocks = इस मेज़ पर घड़ियाँ नहीं हैं।
no-entry = विवरण अभी इतना आगे नहीं पहुँचा।
nobody-there = वहाँ कोई नहीं बैठा।
kick-self = आप खुद को नहीं हटा सकते; इसके बजाय मेज़ छोड़ दें।
seats-open = कुछ सीटें अभी खाली हैं: किसी को बुलाएँ या बॉट को खेलने दें।
seat-taken = वहाँ कोई पहले से बैठा है।
name-taken = इस मेज़ पर { $name } नाम पहले से किसी का है।
no-such-mark = यह यहाँ किसी खिलाड़ी का निशान नहीं हो सकता। चाहिए: { $expected }।
mark-taken = { $mark }: इस मेज़ पर यह किसी ने पहले से चुन लिया है।
nonce-given = यह सीट किस्मत में अपना हिस्सा दे चुकी है।
seal-first = इस मेज़ पर किस्मत के हिस्से पहले मुहरबंद होते हैं और शुरुआत के बाद खुलते हैं।
seal-other = यह वह हिस्सा नहीं है जिस पर मुहर लगी थी।
shares-open = बाज़ी शुरू होने को है: किस्मत के हिस्से खुल रहे हैं।
shares-given = किस्मत के हिस्से दिए जा चुके हैं, इसलिए सीटें ऐसी ही रहेंगी।
components-here = { $name } से खेला जा रहा है।
components-gone = { $name } से खेला जा रहा है। फ़ाइल अब इस सर्वर पर नहीं है; मेज़ के पास अपनी नकल है।
components-unknown = इस सर्वर पर इस खेल के लिए { $name } नाम की कोई फ़ाइल नहीं है।
components-twice = दो फ़ाइलों का नाम { $name } है; उन्हें अलग-अलग नहीं पहचाना जा सकता।

## जो संदेश काम में नहीं आ सकते

no-such-seat = इस मेज़ पर { $seats } सीटें हैं, गिनती 0 से।
reorder-all = सभी { $seats } सीटों का नाम एक-एक बार लें।
name-empty = नाम में कम से कम एक अक्षर चाहिए।
say-one = या तो कोई तैयार वाक्य कहें, या अपना एक संदेश।
chat-off = इस मेज़ पर बातचीत बंद है।
chat-presets = इस मेज़ पर केवल तैयार वाक्यों में बात होती है।
message-unreadable = यह संदेश पढ़ा नहीं जा सका: { $reason }
json-expected = इस अनुरोध का मुख्य भाग application/json होना चाहिए।
body-long = यह संदेश बहुत लंबा है: ज़्यादा से ज़्यादा { $most } बाइट।
hello-first = सॉकेट पर पहला संदेश “hello” होता है।
protocol = यह पेज और सर्वर अलग-अलग संस्करण के हैं (चाहिए: { $expected })। पेज फिर से लोड करें।
record-components = जिस बाज़ी की अपनी सामान की फ़ाइल हो, वह यहाँ नहीं, “setu verify” से जाँची जा सकती है।

## सीमाएँ और गड़बड़ियाँ

limit = ज़रा धीरे। कृपया { $seconds } सेकंड रुकें।
limit-sockets = इस पते से { $most } से ज़्यादा मेज़ें खुली हैं।
closing = सर्वर फिर से शुरू हो रहा है। आपकी मेज़ सुरक्षित है; अभी लौट आएगी।
store-fault = यह लिखा नहीं जा सका, इसलिए हुआ भी नहीं। कृपया फिर कोशिश करें।
fault = यहाँ कुछ गड़बड़ हो गई। कुछ बदला नहीं।
no-table = ऐसी कोई मेज़ नहीं है।
no-page = यहाँ कुछ नहीं है।
no-method = यह यहाँ नहीं हो सकता।
page-description = एक मेज़ पर पाँच बोर्ड-खेल: रिवर ड्रैगन्स, सुंदरबन, संग्राम, रामसेतु और क्वॉरी; दूर या पास के दोस्तों के साथ, या बॉट के खिलाफ़। न खाता बनाना है, न कुछ इंस्टॉल करना है।
page-invites = { $name } ने आपको { $game } खेलने बुलाया है
page-invites-how = लिंक खोलें और अपनी जगह लें: न खाता बनाना है, न कुछ इंस्टॉल करना है।
page-not-built = सर्वर चल रहा है, पर उसका पेज अभी तैयार नहीं है: “make page” चलाएँ।
bye-slow = यह कनेक्शन बहुत धीमा है; जब बेहतर हो, तब लौटें।
bye-kicked = मेज़बान ने आपकी सीट किसी और को दे दी।
bye-left = आपने यह मेज़ छोड़ दी है। लौटना हो, तो इसका लिंक फिर से खोलें।

## चाल वापस लेना

undo-free = अपनी पिछली चाल वापस लें।
undo-nothing = आपकी कोई चाल वापस लेने के लिए नहीं है।
undo-not-playing = अभी वापस लेने को कुछ नहीं है।
undo-others-acted = इसके बाद किसी और की चाल हो चुकी है: सबसे पूछा जाएगा।
undo-learned = इस चाल से कुछ खुल गया: सबसे पूछा जाएगा।
undo-final = नियमों के अनुसार यह अब नहीं बदलता: सबसे पूछा जाएगा।
undo-alone = मेज़ पर केवल बॉट हैं, और उन्हें कोई आपत्ति नहीं।

## सूचनाएँ

notice-sat = { $name } ने सीट ली।
notice-sat-you = आपने सीट ली।
notice-renamed = { $old } का नाम अब { $name } है।
notice-renamed-you = { $old }: अब आपका नाम { $name } है।
notice-left = { $name } ने मेज़ छोड़ दी।
notice-kicked = मेज़बान ने { $name } की सीट वापस ले ली।
notice-bot = { $name } की जगह बॉट ({ $bot }) खेल रहा है।
notice-bot-you = आपकी जगह बॉट ({ $bot }) खेल रहा है।
notice-bot-absent = { $name } को एक मिनट से ज़्यादा समय से यहाँ नहीं देखा गया: मेज़बान ने बॉट ({ $bot }) को खेलने दिया।
notice-bot-absent-you = आपको एक मिनट से ज़्यादा समय से यहाँ नहीं देखा गया: मेज़बान ने आपकी जगह बॉट ({ $bot }) को खेलने दिया।
notice-unbot = { $name } फिर से खेल में।
notice-unbot-you = आप फिर से खेल में।
notice-reordered = मेज़बान ने सीटों का क्रम बदल दिया।
notice-withheld = { $name } का किस्मत का मुहरबंद हिस्सा दस सेकंड में नहीं खुला: वह छोड़ दिया गया।
notice-withheld-you = किस्मत का आपका मुहरबंद हिस्सा दस सेकंड में नहीं खुला: वह छोड़ दिया गया।
notice-host = अब मेज़बान: { $name }।
notice-host-you = अब मेज़बान: आप।
notice-pace-live = अब सब साथ-साथ खेलते हैं; घड़ियाँ चल रही हैं।
notice-pace-own = अब सब अपनी-अपनी रफ़्तार से खेलते हैं; घड़ियाँ रुकी हैं।
notice-undone = { $name } ने चाल वापस ली।
notice-undone-you = आपने चाल वापस ली।
notice-agrees = { $name } की सहमति है।
notice-agrees-you = आपकी सहमति है।
notice-declines = { $name } की सहमति नहीं है।
notice-declines-you = आपकी सहमति नहीं है।
notice-ended = सबने मिलकर बाज़ी यहीं खत्म करने का फ़ैसला किया।
notice-paused = घड़ियाँ रुकी हैं।
notice-goes-on = घड़ियाँ फिर चल रही हैं।
notice-away = सर्वर थोड़ी देर के लिए बंद था; इस बीच कोई घड़ी नहीं चली।
notice-ran-out = { $name } का समय खत्म हुआ; आगे बॉट खेलेगा।
notice-ran-out-you = आपका समय खत्म हुआ; आगे बॉट खेलेगा।
notice-rematch = नई बाज़ी बिछ गई है।
kept-move = { $name } ने चाल चली।
kept-move-you = आपने चाल चली।
kept-resigned = { $name } ने हार मान ली।
kept-resigned-you = आपने हार मान ली।
asks-undo = { $name } ने चाल वापस लेने की इजाज़त माँगी है।
asks-undo-you = आपने चाल वापस लेने की इजाज़त माँगी है।
asks-end = { $name } ने बाज़ी यहीं खत्म करने का प्रस्ताव रखा है।
asks-end-you = आपने बाज़ी यहीं खत्म करने का प्रस्ताव रखा है।
asks-pause = { $name } ने घड़ियाँ रोकने का प्रस्ताव रखा है।
asks-pause-you = आपने घड़ियाँ रोकने का प्रस्ताव रखा है।
asks-go-on = { $name } ने घड़ियाँ फिर चलाने का प्रस्ताव रखा है।
asks-go-on-you = आपने घड़ियाँ फिर चलाने का प्रस्ताव रखा है।

## तैयार वाक्य

preset-hello = नमस्ते!
preset-good-luck = शुभकामनाएँ!
preset-well-played = बहुत बढ़िया खेला!
preset-thanks = धन्यवाद!
preset-oops = अरे!
preset-nice = क्या चाल है!
preset-one-moment = ज़रा एक मिनट।
preset-back = अब मैं हाज़िर हूँ।
preset-your-turn = आपकी बारी है।
preset-again = एक बाज़ी और?
preset-goodbye = फिर मिलेंगे!
bot-asha = आशा
bot-louis = लुई
bot-meera = मीरा
bot-margot = मार्गो
bot-kabir = कबीर
bot-chloe = क्लोए
bot-arjun = अर्जुन
bot-jules = ज्यूल
bot-leela = लीला
bot-simone = सिमोन
bot-ravi = रवि
bot-lucie = लूसी
bot-linh = लिन्ह
bot-khamla = खामला
bot-sokha = सोखा
bot-bao = बाओ
bot-mai = माइ
bot-tien = तिएन
bot-mouli = मौली
bot-shyamal = श्यामल
bot-rupa = रूपा
bot-tapan = तपन
bot-jhuma = झूमा
bot-nobin = नोबिन
bot-tara = तारा
bot-zorawar = ज़ोरावर
bot-zeenat = ज़ीनत
bot-daulat = दौलत
bot-gauri = गौरी
bot-veer = वीर
bot-saman = समन
bot-nila = नीला
bot-anbu = अन्बु
bot-chandra = चंद्रा
bot-petra = पेत्रा
bot-flint = फ़्लिंट
bot-mica = माइका
bot-jasper = जैस्पर
bot-opal = ओपल
bot-garnet = गार्नेट

## सर्वर चलाने वालों के लिए

setting-workers = कई वर्कर प्रोसेस के लिए PostgreSQL डेटाबेस चाहिए।
setting-value = { $name } के लिए “{ $value }” नहीं चलेगा: { $meaning }।
setting-is-host = जिस पते पर सुनना है
setting-is-port = जिस पोर्ट पर सुनना है
setting-is-database = SQLite फ़ाइल, या postgresql://…
setting-is-components = डिब्बों के मालिकों की सामान की फ़ाइलें, PATH की तरह अलग की हुई: मेज़ लगाते समय हर फ़ाइल चुनी जा सकती है
setting-is-origins = दूसरे ओरिजिन जिनके पेज इस सर्वर का उपयोग कर सकते हैं, अल्पविराम से अलग
setting-is-trust-proxy = X-Forwarded-For और X-Forwarded-Proto पर भरोसा करें: true या false
setting-is-workers = प्रोसेस की संख्या (एक से ज़्यादा केवल PostgreSQL के साथ)
setting-is-bot-threads = एक साथ कितने बॉट सोच सकते हैं, 0: हर कोर पर एक
setting-is-bot-processes = जहाँ एक से ज़्यादा कोर हों, क्या बॉट अपनी अलग प्रोसेस में सोचें: true या false
setting-is-bot-pace-ms = बॉट एक चाल में कम से कम कितने मिलीसेकंड लेता है
setting-is-idle-s = कितने सेकंड बाद बिना लोगों वाली मेज़ मेमोरी से हटती है
setting-is-sockets-per-address = एक नेटवर्क पते से कितनी मेज़ें खुल सकती हैं
setting-is-limits = 1: अनुरोधों की सामान्य सीमाएँ, 2: दुगुनी, 0: कोई सीमा नहीं
setting-is-backup-hours = SQLite फ़ाइल के अपने-आप होने वाले बैकअप के बीच घंटे, 0: कोई नहीं
setting-is-metrics-token = /metrics खोलने वाला टोकन; उसके बिना केवल यही मशीन पढ़ सकती है
setting-is-keep-days = कितने दिन बाद वह मेज़ मिटा दी जाए जिस पर कुछ नहीं होता, वहाँ कही गई हर बात के साथ; 0: कभी नहीं
setting-is-security-contact = कमज़ोरी की सूचना कहाँ दें (mailto:… या https://…), /.well-known/security.txt में बताया जाता है
setting-database = डेटाबेस कोई फ़ाइल है, या postgresql://user:password@host/name। जो दिया गया वह दोनों में से कुछ नहीं।
port-taken = { $address } पर सुना नहीं जा सकता: { $reason }
setting-is-log-level = debug, info, warning या error
store-newer = { $file } को किसी नए सेतु ने लिखा है (रूप { $found }; यह सेतु { $known } तक जानता है)। सेतु अपडेट करें।
store-foreign = { $file } डेटाबेस तो है, पर सेतु का नहीं।
store-unreachable = डेटाबेस तक पहुँचा नहीं जा सका ({ $reason })।
store-missing = फ़ाइल { $file } नहीं है।
store-damaged = { $file } खराब हो गई है: { $reason }
store-locked = { $file } को दूसरा सेतु सर्वर काम में ले रहा है। पहले उसे रोकें।
only-sqlite = यह कमांड SQLite फ़ाइल के लिए है। PostgreSQL के लिए उसके अपने औज़ार या “setu export” लें।
import-line = पंक्ति { $line } ऐसी मेज़ नहीं है जो खेली जा सकी हो: { $reason }
help-serve = दोस्तों को ब्राउज़र में खेलने दें।
help-warm = खेलों और बॉटों को अभी कम्पाइल करें, ताकि बाद में किसी को इंतज़ार न करना पड़े।
warm-done = { $games }: { $seconds } सेकंड में तैयार।
help-backup = सर्वर के चलते हुए डेटाबेस की कॉपी बनाएँ।
help-restore = डेटाबेस की जगह कॉपी वापस रखें।
help-export = सारी मेज़ें एक फ़ाइल में लिखें, या --records के साथ पूरी हुई बाज़ियाँ एक फ़ोल्डर में।
help-import = निर्यात की हुई मेज़ें वापस लाएँ।
help-doctor = डेटाबेस और उसकी हर मेज़ जाँचें।
help-schema = सर्वर के संदेश JSON Schema या TypeScript में छापें।
backup-done = { $file } में कॉपी कर दी।
restore-done = { $file } फिर से रख दी गई।
restore-kept = जो पहले वहाँ था, अब { $file } में है।
export-done = { $file } में लिखे गए: { $count }।
export-earlier = { $count ->
    [one] { $count } मेज़ पुराने नियमों से खेली गई थी: उसकी बाज़ी अब लिखी नहीं जा सकती
   *[other] { $count } मेज़ें पुराने नियमों से खेली गई थीं: उनकी बाज़ियाँ अब लिखी नहीं जा सकतीं
}। बिना --records के “setu export” वह सब सहेजता है जो उनके बारे में मालूम है।
import-done = { $new ->
    [one] { $new } मेज़ लाई गई
   *[other] { $new } मेज़ें लाई गईं
}; पहले से मौजूद: { $known }।
doctor-file = { $file } ठीक है।
doctor-tables = { $count ->
    [one] { $count } मेज़
   *[other] { $count } मेज़ें
}, जिनमें गड़बड़ वाली: { $sick }।
doctor-sick = मेज़ { $table } का हिसाब नहीं बैठता: { $reason }
doctor-earlier = { $count ->
    [one] { $count } मेज़ पुराने नियमों से खेली गई थी: वह सुरक्षित है और देखी जा सकती है, पर आगे नहीं चलती।
   *[other] { $count } मेज़ें पुराने नियमों से खेली गई थीं: वे सुरक्षित हैं और देखी जा सकती हैं, पर आगे नहीं चलतीं।
}
doctor-page = पेज तैयार है।
listening = मेज़ सज गई है: { $address }

## Training tables: hints, and bots that say why

no-training = लोगों के बीच सुझाव सिर्फ़ अभ्यास की मेज़ों पर मिलते हैं।
nothing-to-decide = अभी आपको कुछ तय नहीं करना है।
still-thinking = एक सुझाव पहले से सोचा जा रहा है।

hint-only = यही एकमात्र संभव चाल है।
hint-alone = और कोई चाल सोचने लायक नहीं लगी।
hint-clear = यह साफ़ तौर पर बेहतर है: जीतने की संभावना { $chance } %, अगली सबसे अच्छी चाल से { $other } %।
hint-close = कई चालें लगभग बराबर हैं; यह ज़रा-सी बेहतर लगी।

seen-better = जो सबको दिखता है उसके हिसाब से यह चाल लगभग { $chance } % बार जिताती है, मेरी दूसरी चालें लगभग { $other } % बार।
seen-worse = जो दिखता है उससे थोड़ा ज़्यादा मुझे मालूम है: बाहर से यह चाल लगभग { $chance } % बार जिताती है, मेरी दूसरी चालें लगभग { $other } % बार।
seen-forced = जैसा सबको दिखता है, और कोई चाल थी ही नहीं।

# ---- सवाल पूछे जाने पर सर्वर जो और जानता है

note-bot = बॉट
note-away = अभी यहाँ नहीं
told-clock = { $person }: { $minutes } मिनट { $seconds } सेकंड।
