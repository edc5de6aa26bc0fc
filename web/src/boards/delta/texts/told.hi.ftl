# नदी शब्दों में।

delta-told-own = आपका रंग: { $colour }
delta-told-player = { $name }, { $colour }
delta-told-pawn-village = गोटी: गाँव { $village } में।
delta-told-pawn-plank = गोटी तख्ते पर: { $plank }।
delta-told-goal = { $touched ->
    [yes] लक्ष्य: गाँव { $village }। दूसरा किनारा छू लिया गया है।
   *[no] लक्ष्य: गाँव { $village }।
}
delta-told-reserve = बचे हुए तख्ते: { $planks }।
delta-told-plank = { $colour } { $number } ({ $name })
delta-told-first = पहले खिलाड़ी का निशान इनके पास है।
delta-told-out = खेल से बाहर हैं।
delta-told-ready = तैयार हैं: पाँच कार्ड उल्टे रखे हैं।
delta-told-card = { $name } ({ $code }): { $help }
delta-told-card-short = { $name } ({ $code })
delta-told-river = नदी
delta-told-now = { $left ->
    [0] { $who } खेल रहे हैं: { $card }।
    [one] { $who } खेल रहे हैं: { $card }; एक और बाकी है।
   *[other] { $who } खेल रहे हैं: { $card }; { $left } और बाकी हैं।
}
delta-told-tried = आज़माया गया: { $a } से { $b } तक { $plank } छोटा है।
delta-told-lost = खेल से बाहर: { $planks }।
delta-told-size = जगहें आड़ी और नीचे की गिनती से बताई जाती हैं: नदी { $across } चौड़ी और { $down } ऊँची है।
delta-told-lengths = तख्ते 1 से 6 की लंबाई: { $lengths }।
delta-told-villages = गाँव
delta-told-village = { $village }; { $x } आड़े, { $y } नीचे; सामने { $opposite }।
delta-told-stones = पत्थर
delta-told-no-stones = नदी में कोई पत्थर नहीं है।
delta-told-stone = { $stone }{ $carried ->
    [none] {""}
   *[other] : { $carried }
}; { $x } आड़े, { $y } नीचे।{ $near ->
    [none] {""}
   *[other] {" "}पहुँच में: { $near }।
}
delta-told-near = तख्ता { $number } से { $spot }
delta-told-planks = नदी पर तख्ते
delta-told-no-planks = नदी पर कोई तख्ता नहीं है।
delta-told-fits = अभी तख्ता कहाँ बैठता है
delta-told-fit = { $number ->
    [6] { $a } से { $b } तक: तख्ता 6।
   *[other] { $a } से { $b } तक: तख्ता { $number } या उससे लंबा।
}
delta-told-islets = खाली टापू
delta-told-islet = { $name }; { $x } आड़े, { $y } नीचे।{ $near ->
    [none] {""}
   *[other] {" "}पहुँच में: { $near }।
}
delta-told-group-stone = पत्थर रखें
delta-told-group-plank = तख्ता चुनें
delta-told-group-place = तख्ता रखें
delta-told-group-walk = चलें
