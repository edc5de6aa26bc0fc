# खेल की शाम: एक बड़ी स्क्रीन, और फ़ोन सबके हाथ।

new-night = खेल की शाम
new-night-text = सबके लिए एक बड़ी स्क्रीन, अपने कार्ड अपने फ़ोन पर
night-screen = बड़ी स्क्रीन पर दिखाएँ
night-join = बैठने के लिए स्कैन करें
night-not-host = कोड मेज़बान की स्क्रीन पर है।
night-chooses = चुन रहे हैं …
night-ready = तैयार
night-rematch = फिर से? कोई भी खिलाड़ी अपने फ़ोन पर नतीजे में शुरू कर सकता है।
night-hand = आपके कार्ड
night-nothing = यहाँ आपकी कोई सीट नहीं है। बोर्ड सब कुछ बताता है।
night-in-words = शब्दों में
night-show-board = बोर्ड दिखाएँ
night-show-hand = मेरे कार्ड देखें
night-group = { $heading } ({ $count })
