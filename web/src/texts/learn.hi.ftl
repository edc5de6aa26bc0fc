# खेल सीखना: पाठ और नियम।

learn-by-playing = खेलते हुए सीखें (5 मिनट)
learn-by-playing-game = खेलते हुए सीखें (5 मिनट): { $title }
learn-read = नियम पढ़ें
rules-find = नियमों में खोजें
rules-found = { $count ->
    [0] कुछ नहीं मिला
    [one] { $count } भाग मिला
   *[other] { $count } भाग मिले
}
rules-contents = विषय-सूची
lesson = आपकी पहली बाज़ी
lesson-step = चरण { $step }, कुल { $steps }
lesson-back = पीछे
lesson-next = आगे
lesson-show = दिखाएँ
lesson-leave = छोड़ें
lesson-again = एक बार फिर
lesson-play = अपनी पहली असली बाज़ी खेलें
lesson-other = अच्छा विचार! पर अभी यह करें: { $move }
lesson-try-first = अच्छा विचार! पर पहले वह करें जो पाठ कहता है।
lesson-met = मेज़ ऐसे ही जवाब देती है। नियम पढ़ने के लिए उसके जवाब में दिए अंक को छुएँ।
lesson-shown = यह चाल: { $move }
