# साथ गिनी जाने वाली कई बाज़ियाँ।

series-race = { $race } अंकों तक की दौड़, बाज़ी { $number }
series-games = { $games ->
    [one] { $games } बाज़ी का टूर्नामेंट, बाज़ी { $number }
   *[other] { $games } बाज़ियों का टूर्नामेंट, बाज़ी { $number }
}
series-total = { $name } { $total }
series-next = अगली बाज़ी की शुरुआत: { $name }
series-next-you = अगली बाज़ी आप शुरू करेंगे
series-next-lots = अगली बाज़ी कौन शुरू करे, यह संयोग तय करेगा
series-won = { $name } ने टूर्नामेंट जीत लिया
series-you-won = आपने टूर्नामेंट जीत लिया!
series-shared = टूर्नामेंट साझा रहा: { $names }
series-row = टूर्नामेंट
next-game = अगली बाज़ी
new-series-again = नया टूर्नामेंट

new-series = टूर्नामेंट
new-series-one = नहीं, एक ही बाज़ी
new-series-some = कुछ बाज़ियाँ
new-series-points = अंकों की दौड़
new-series-games = कितनी बाज़ियाँ
new-series-race = कितने अंकों तक
new-series-book = पुस्तिका में { $numbers } हैं।
