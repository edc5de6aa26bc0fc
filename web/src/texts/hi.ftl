# पेज हिन्दी में।

close = बंद करें
cancel = रद्द करें
yes = हाँ
no = नहीं
menu = मेन्यू
settings = सेटिंग
rules = नियम
players = खिलाड़ी
actions = आपके विकल्प
unreachable = सर्वर अभी जवाब नहीं दे रहा। आपकी मेज़ें सुरक्षित हैं; थोड़ी देर में फिर कोशिश करें।
incomplete = पेज का एक हिस्सा नहीं आया। हो सकता है कि सर्वर अभी नया किया गया हो।
load-again = पेज फिर से खोलें

## स्थिति

status-loading = एक पल …
status-gathering = मेज़ सज रही है
status-you = आपकी बारी
status-you-task = आपकी बारी: { $task }
status-again-task = फिर से: { $task }
status-again = फिर आपकी बारी
status-was-you = यहाँ आपकी बारी थी
status-sending = आपकी चाल चली जा रही है …
status-ending = आखिरी चाल चली जा रही है …
status-others = { $count ->
    [one] { $names } की बारी है
   *[other] { $names } का इंतज़ार है
}
status-you-won = आपकी जीत हुई!
status-won = { $name } की जीत हुई
status-shared = { $names } की साझा जीत हुई
title-table = { $status } – { $title }

## खिलाड़ी

open-seat = खाली सीट
between-facts = {"; "}
place = { $place ->
    [1] पहला
    [2] दूसरा
    [3] तीसरा
    [4] चौथा
    [6] छठा
   *[other] { $place }वाँ
}
to-decide = फ़ैसला बाकी
is-bot = बॉट
is-away = अभी यहाँ नहीं हैं
clock-left = { $left } बाकी
you-watch = आप देख रहे हैं
watchers = { $count ->
    [one] { $count } व्यक्ति देख रहा है
   *[other] { $count } लोग देख रहे हैं
}

## बोर्ड, विवरण, पीछे देखना

board-of = { $game } का बोर्ड
log = अब तक क्या हुआ
log-short = विवरण
log-start = बाज़ी शुरू होती है।
log-notation = संकेत-लेखन
log-secret = { $names } ने छिपाकर चुन लिया है।
looking-back = चाल { $entry } देख रहे हैं, कुल { $last }
back-to-now = वर्तमान में लौटें
step-first = शुरुआत पर
step-back = एक चाल पीछे
step-forward = एक चाल आगे

## विकल्प

play-move = चलें
undo = वापस लें
undo-ask = पूछकर वापस लें
undo-none = आपकी ऐसी कोई चाल नहीं जो वापस ली जा सके।
undo-greyed = वापस नहीं ले सकते: { $why }
what-can-i-do = क्या कर सकते हैं?
see-result = नतीजा
speak = बोलें
speak-title = कुछ कहें
speak-before = पहले कहा गया
speak-own = अपने शब्दों में
speak-faces = चेहरे और इशारे
moves-filter = इन चालों में खोजें
moves-count = { $count ->
    [0] इन शब्दों वाली कोई चाल नहीं है।
    [one] { $count } चाल चली जा सकती है।
   *[other] { $count } चालें चली जा सकती हैं।
}
moves-more = और दिखाएँ ({ $count } बाकी)
moves-shown-first = जो चाल आप चुनेंगे, वह पहले बोर्ड पर दिखेगी।
moves-none = अभी आपकी बारी नहीं है। आप बोर्ड देख सकते हैं, पिछली चालें देख सकते हैं और नियम पढ़ सकते हैं।
moves-not-now = अभी चलने को कुछ नहीं है।
why-not = “{ $move }” क्यों नहीं?
read-rule = नियम { $rule } पढ़ें
ask-waiting = { $count ->
    [one] { $count } जवाब का इंतज़ार
   *[other] { $count } जवाबों का इंतज़ार
}

## मेन्यू

resign = हार मानें
resign-sure = क्या आप सचमुच इस बाज़ी में हार मानना चाहते हैं? तब यह आपकी हार गिनी जाएगी।
gave-up = आपने हार मान ली।
gave-up-others = बाकी खिलाड़ी खेल जारी रखेंगे: अंत तक देखें, या उठ जाएँ।
leave = मेज़ छोड़ें
leave-sure = हमेशा के लिए जा रहे हैं? आपकी जगह बॉट खेलेगा। बाद में लौटना हो तो बस पेज बंद कर दें।
pause = विराम माँगें
go-on = घड़ियाँ चलने दें
to-home = मुख्य पेज पर जाएँ
to-home-stays = मुख्य पेज (आपकी सीट आपकी ही रहेगी)

## कनेक्शन

connection-waiting = फिर से जुड़ रहे हैं …
why-later = यह क्यों नहीं हो सकता, यह सर्वर से जुड़ते ही बताया जाएगा।
connection-elsewhere = दूसरी जगह खुला है
connection-kicked = मेज़बान ने यह सीट खाली कर दी

## न्योते

invite = बुलाएँ
invite-kind = वे क्या कर सकेंगे?
invite-join = खेलना
invite-watch = देखना
invite-seat = मेरा दूसरा डिवाइस
invite-join-text = जो भी यह लिंक खोले, वह खाली सीट ले सकता है।
invite-watch-text = जो भी यह लिंक खोले, उसे वही दिखेगा जो मेज़ के पास खड़े किसी को दिखता, उससे ज़्यादा कुछ नहीं।
invite-seat-text = यह लिंक आपकी अपनी सीट है। इसे अपने दूसरे डिवाइस पर खोलें; किसी को न दें।
invite-alone = यह लिंक केवल इसी कंप्यूटर पर खुलता है। दूसरे डिवाइसों के लिए यह पेज अपने नेटवर्क में कंप्यूटर के पते से खोलें और वहीं से बुलाएँ।
invite-link = लिंक
invite-qr = QR कोड के रूप में लिंक
copy-link = लिंक कॉपी करें
copied = कॉपी हो गया
share = शेयर करें

## सेटिंग

language = भाषा
theme = थीम
theme-system = सिस्टम जैसी
theme-light = लाइट
theme-dark = डार्क
theme-contrast = ज़्यादा कंट्रास्ट
motion = एनिमेशन
motion-system = सिस्टम जैसा
motion-full = हाँ
motion-none = बिलकुल नहीं
pace = कार्ड खुलने की गति
pace-slow = धीमी
pace-normal = सामान्य
pace-fast = तेज़
volume = आवाज़
show-help = बोर्ड पर संकेत दिखाएँ (वैध जगहें, चेतावनियाँ)
use-keys = बोर्ड के बाहर कुंजियाँ: तीर से विवरण में आगे-पीछे, ? से मेरी चालों की सूची

## नतीजा

how-it-ended = बाज़ी कैसे खत्म हुई
score = अंक
reason-agreed = सबकी सहमति से बाज़ी यहीं समाप्त हुई।
reason-over = खेल पूरा हुआ।
reason-time = समय समाप्त हो गया।
fair-revealed = इस बाज़ी की किस्मत अब खोल दी गई है और कोई भी उसे जाँच सकता है।
watch-again = फिर से देखें
save-record = बाज़ी सहेजें
check-game = बाज़ी जाँचें
rematch = फिर खेलें
to-rematch = अगली बाज़ी पर जाएँ

## मुख्य पेज

pages = पेज
welcome = पाँच खेल, एक मेज़
welcome-by-ear = बिना देखे खेलते हैं? हर मेज़ शब्दों में भी मिलती है, चालें और सवाल लिखने की जगह के साथ।
welcome-text = दूर के दोस्तों के साथ, पास बैठे लोगों के साथ या बॉट के खिलाफ़ खेलें। न खाता बनाना है, न कुछ इंस्टॉल करना है।
games = खेल
about = सेतु यानी पुल। खेल उनके रचयिताओं के हैं; यहाँ के चित्र और शब्द हमारे अपने हैं। कोई ट्रैकर नहीं, कुछ भी बाहर से नहीं आता।
about-others = दूसरों के बनाए फ़ॉन्ट और लाइब्रेरियाँ, उनके लाइसेंस सहित
beside-title = मेज़ के आसपास
beside-link = किसी दोस्त ने लिंक भेजा है? बस उसे खोलें: सीट लें या बाज़ी देखें।
beside-device = सबके लिए एक ही डिवाइस है? “लोगों के साथ” चुनें: डिवाइस आगे बढ़ाते समय परदा आपके राज़ छिपा लेता है।
beside-check = हर पूरी हुई बाज़ी एक छोटी फ़ाइल में सहेजी जा सकती है, और कोई भी जाँच सकता है कि किस्मत निष्पक्ष थी।
opening-slow = मेज़ सज रही है … (सबसे पहली बाज़ी में थोड़ा ज़्यादा समय लगता है)
players-count = { $range ->
    [yes] { $least } से { $most } खिलाड़ी
   *[no] { $least } खिलाड़ी
}
designed-by = रचयिता: { $designer }
play-now = अभी खेलें
play-now-game = अभी खेलें: { $title }, बॉट के खिलाफ़
with-people = लोगों के साथ
with-people-game = लोगों के साथ: { $title }
learn = नियम
learn-game = नियम: { $title }
my-tables = मेरी मेज़ें
all-tables = सभी { $count } दिखाएँ
delete-table = यह मेज़ मिटाएँ
delete-table-of = यह मेज़ मिटाएँ: { $title }
delete-table-sure = “{ $title }” को हमेशा के लिए मिटा दें? आपकी जगह खाली हो जाएगी। यह बाज़ी यहाँ से फिर देखी नहीं जा सकेगी, और आखिरी खिलाड़ी के साथ पूरी मेज़ मिट जाएगी।
delete-table-yes = मिटाएँ
stage-open = शुरू नहीं हुई
stage-playing = चल रही है
stage-over = पूरी हुई
stage-earlier = पुराने नियम
news = { $count ->
    [one] { $count } नई चाल
   *[other] { $count } नई चालें
}
is-you = (आप)
guest = मेहमान
lost = ऐसा कोई पेज नहीं है।
no-such-game = यहाँ “{ $game }” नाम का कोई खेल नहीं है।

## नई मेज़

new-of = नई मेज़: { $title }
new-way = कौन खेलेगा?
new-friends = दोस्त, लिंक से
new-friends-text = हर कोई अपने डिवाइस पर
new-device = सब इसी डिवाइस पर
new-device-text = बारी-बारी से दें; परदा आपके राज़ छिपाता है
new-bots = सिर्फ़ बॉट और मैं
new-bots-text = चुनें कि वे किस स्तर के हों
new-count = कितने खिलाड़ी?
new-bot = किस स्तर का?
new-more = घड़ी और खास नियम
new-clock = घड़ी
new-clock-none = बिना घड़ी
new-clock-minutes = हर एक को { $minutes } मिनट, और हर चाल पर 10 सेकंड; इससे कोई हारता नहीं
new-components = डिब्बे में जो छपा है
new-components-none = अनुमान से बनाए गए मान
new-preset = कौन से नियम?
preset-usual = जैसे नई मेज़ पर आम तौर पर
preset-change = { $option }: { $value }
preset-changed = “{ $title }” से अलग: { $changes }
option-value = { $value } ({ $standing })
option-usual = आम तौर पर { $values }
standing-printed = छपा नियम
standing-ruling = निर्णय
standing-house = घरेलू नियम
new-own-pace = सब अपनी सुविधा से खेलें, कई दिनों में
new-talk = खुलकर बातचीत
new-talk-text = यहाँ बैठने वाले अपने शब्दों में भी लिख सकते हैं, सिर्फ़ तैयार वाक्य नहीं।
new-talk-here = इस मेज़ पर अपने शब्दों में भी लिखा जा सकता है।
new-open = मेज़ खोलें
new-start = शुरू करें
your-name = आपका नाम
player-number = खिलाड़ी { $number }

## शुरू होने से पहले

table-closed = यह मेज़ खोली नहीं जा सकती
invited = { $name } ने आपको { $game } खेलने बुलाया है
invited-learn = इंतज़ार करते हुए खेलकर सीखें
invited-learn-beside = पाँच मिनट, अलग टैब में: यह मेज़ यहाँ खुली रहेगी।
lobby-open = { $count ->
    [one] { $count } सीट अभी खाली है।
   *[other] { $count } सीटें अभी खाली हैं।
}
lobby-full = सब आ गए हैं।
is-host = मेज़बान हैं
sit = यहाँ बैठें
seat-bot = बॉट को दें …
seat-level = { $name } कितना मज़बूत खेले?
mark-any = जो बचे
mark-of = { $name } का निशान
empty-seat = { $name } की सीट खाली करें
start = बाज़ी शुरू करें
start-needs = { $count ->
    [one] पहले { $count } खाली सीट किसी दोस्त या बॉट को दें।
   *[other] पहले { $count } खाली सीटें दोस्तों या बॉट को दें।
}
start-waits = सबके बैठ जाने पर मेज़बान बाज़ी शुरू करेंगे।
full-you-watch = सब जगहें भर गई हैं: आप देख रहे हैं। बाज़ी मेज़बान शुरू करते हैं।
fair-promise = इस बाज़ी की किस्मत पहले ही तय और मुहरबंद है। बाज़ी पूरी होने पर मुहर खोली जाती है और कोई भी उसे जाँच सकता है। मुहर:

## एक डिवाइस, कई लोग

curtain-pass = डिवाइस { $name } को दें
curtain-text = कृपया और कोई न देखे। { $name } तैयार हों, तो मेज़ दिखेगी।
curtain-lift = मैं { $name } हूँ
curtain-enter = Enter से परदा उठता है।
notice-says = { $name } का संदेश:

## बाज़ी की जाँच

check-text = किसी पूरी हुई बाज़ी की फ़ाइल खोलें या उसे यहाँ पेस्ट करें। सेतु उसे फिर से खेलता है: हर चाल, हर पासा और हर बाँट उसी किस्मत से निकलनी चाहिए जो शुरू होने से पहले मुहरबंद की गई थी।
check-file = बाज़ी की फ़ाइल
check-paste = या उसका टेक्स्ट
check-now = जाँचें
check-true = यह बाज़ी सच्ची है।
check-true-so-far = यह बाज़ी यहाँ तक सच्ची है।
check-untrue = यह बाज़ी सच्ची नहीं है।
check-found = { $title }, { $names }: { $count ->
    [one] { $count } चाल।
   *[other] { $count } चालें।
}
check-promised = इसकी किस्मत वही है जो पहली चाल से पहले मुहरबंद की गई थी।
check-promised-pure = पहली चाल से पहले जो मुहरबंद किया गया था, वही निभाया गया।
