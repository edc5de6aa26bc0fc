# नदी शब्दों में।

river-told-own = आपका पक्ष: { $colour }
river-told-player = { $name }, { $colour }
river-told-pawn-village = गोटी: गाँव { $village } में।
river-told-pawn-plank = गोटी तख्ते पर: { $plank }।
river-told-goal = { $touched ->
    [yes] लक्ष्य: गाँव { $village }। दूसरा किनारा छू लिया गया है।
   *[no] लक्ष्य: गाँव { $village }।
}
river-told-reserve = बचे हुए तख्ते: { $planks }।
river-told-plank = { $colour } { $number } ({ $name })
river-told-first = पहले खिलाड़ी का निशान इनके पास है।
river-told-out = बाज़ी से बाहर हैं।
river-told-ready = तैयार हैं: पाँच कार्ड उल्टे रखे हैं।
river-told-card = { $name } ({ $code }): { $help }
river-told-card-short = { $name } ({ $code })
river-told-river = नदी
river-told-now = { $left ->
    [0] { $who } की बारी: { $card }।
    [one] { $who } की बारी: { $card }; एक और बाकी है।
   *[other] { $who } की बारी: { $card }; { $left } और बाकी हैं।
}
river-told-tried = आज़माया गया: { $a } से { $b } तक { $plank } छोटा है।
river-told-lost = बाज़ी से बाहर: { $planks }।
river-told-size = हर जगह बाएँ से और ऊपर से गिनकर बताई जाती है: नदी { $across } चौड़ी और { $down } लंबी है।
river-told-lengths = तख्ते 1 से 6 की लंबाई: { $lengths }।
river-told-villages = गाँव
river-told-village = { $village }; बाएँ से { $x }, ऊपर से { $y }; सामने { $opposite }।
river-told-stones = पत्थर
river-told-no-stones = नदी में कोई पत्थर नहीं है।
river-told-stone = { $stone }{ $carried ->
    [none] {""}
   *[other] : { $carried }
}; बाएँ से { $x }, ऊपर से { $y }।{ $near ->
    [none] {""}
   *[other] {" "}पहुँच में: { $near }।
}
river-told-no-slots = आपने अब तक कोई कार्ड नहीं रखा।
river-told-near = तख्ता { $number } से { $spot }
river-told-near-eye = { $spot } लगभग { $far } पर
river-told-planks = नदी पर तख्ते
river-told-no-planks = नदी पर कोई तख्ता नहीं है।
river-told-fits = अभी तख्ता कहाँ बैठता है
river-told-fit = { $number ->
    [6] { $a } से { $b } तक: तख्ता 6।
   *[other] { $a } से { $b } तक: तख्ता { $number } या उससे लंबा।
}
river-told-islets = खाली टापू
river-told-islet = { $name }; बाएँ से { $x }, ऊपर से { $y }।{ $near ->
    [none] {""}
   *[other] {" "}पहुँच में: { $near }।
}
river-told-group-stone = पत्थर रखें
river-told-group-plank = तख्ता चुनें
river-told-group-place = तख्ता रखें
river-told-group-walk = चलें
river-told-group-end = बाज़ी समाप्त करें
