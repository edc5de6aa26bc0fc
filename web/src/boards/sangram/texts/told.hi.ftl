# युद्ध शब्दों में।

sangram-told-own = आपका पक्ष: { $called }
sangram-told-player = { $name }, { $called }
sangram-told-chosen = रणभूमि पर उल्टा रखा: { $card }।
sangram-told-played = इस दौर में खेला: { $card }।
sangram-told-card = { $card }: { $does }{ $total ->
    [-1] {""}
   *[other] {" "}इसे खेलने पर कुल शक्ति { $total } बचेगी।
}{ $idle ->
    [yes] {" "}अभी की स्थिति में इससे कुछ नहीं होगा।
   *[no] {""}
}
sangram-told-grown = हाथ के कार्ड पूरे हों तो { $size } होते हैं।
sangram-told-table = मेज़
sangram-told-copies = { $who } ने { $other } के कार्ड की नकल की।
sangram-told-swap = { $card ->
    [none] { $who } और { $other } के बीच एक कार्ड की अदला-बदली हो रही है।
   *[other] { $who } और { $other } के बीच एक कार्ड की अदला-बदली हो रही है; यह कार्ड लिया जा चुका है: { $card }।
}
sangram-told-no-volunteers = अभी कोई स्वयंसेवक नहीं है।
sangram-told-volunteer = { $whole } भर्ती करने पर: { $tokens ->
    [0] कोई अंग्रेज़ नहीं
    [one] एक अंग्रेज़
   *[other] { $tokens } अंग्रेज़
  } और कुल शक्ति { $least ->
    [yes] कम से कम { $total }
   *[no] { $total }
  }{ $trains ->
    [yes] ।
   *[no] , बिना अभ्यास के।
  }
sangram-told-deck = { $count ->
    [one] गड्डी: { $count } कार्ड।
   *[other] गड्डी: { $count } कार्ड।
}
sangram-told-top = फेंके हुए कार्ड, ऊपर से: { $cards }।
sangram-told-below = उनके नीचे: { $cards }।
sangram-told-unseen = { $warrior }: { $numbers }
sangram-told-group-play = एक कार्ड उल्टा खेलें
sangram-told-group-recruit = स्वयंसेवक भर्ती करें
sangram-told-group-give = एक कार्ड दें
sangram-told-group-take = फेंका हुआ कार्ड लें
sangram-told-group-retreat = किसी विरोधी को वापस भेजें
sangram-told-group-pull = किसी का मुकुट नीचे लाएँ
sangram-told-group-copy = किसी कार्ड की नकल करें
sangram-told-group-swap = कार्ड बदलें
sangram-told-group-gift = अंग्रेज़ दें
sangram-told-group-drop = अंग्रेज़ लौटाएँ
