# क्वॉरी की बाज़ी से पहले क्या-क्या चुना जा सकता है।

quarry-option-board = बोर्ड
quarry-option-board-standard = सामान्य
quarry-option-board-long = लंबा
quarry-option-board-lengthwise = लंबाई में: खदानें दस के छोरों पर
quarry-option-line = रेखा जुड़ती है
quarry-option-line-orthogonal = किनारे से किनारे
quarry-option-line-diagonal = कोनों से भी
quarry-option-elbow = कोने की कोहनी
quarry-option-elbow-free = हवा में रह सकती है
quarry-option-elbow-rest = किसी पर टिकी होनी चाहिए
quarry-option-swap = पहले पत्थर के बाद
quarry-option-swap-off = खेल आगे चलता है
quarry-option-swap-on = दूसरा खिलाड़ी उसका रंग ले सकता है
quarry-option-out = जिसके पास रखने लायक पत्थर न हो
quarry-option-out-continue = वह पास करता है
quarry-option-out-draw = बाज़ी बराबरी पर खत्म
quarry-option-out-loses = वह हारता है
quarry-option-stalemate = जब कोई भी पत्थर न रख सके
quarry-option-stalemate-draw = बराबरी
quarry-option-stalemate-points = फ़ैसला अंकों से
quarry-option-starter = शुरुआत कौन करे
quarry-option-starter-random = संयोग से तय
quarry-option-starter-black = काले
quarry-option-starter-blue = नीले
