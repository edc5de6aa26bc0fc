# यात्रा शब्दों में।

rama-told-own = आपकी यात्रा
rama-told-pawn = गोटी: { $place }।
rama-told-no-pawn = गोटी अभी नक्शे पर नहीं है।
rama-told-pamban = पाम्बन तक: सड़क या नाव से { $foot } कदम, विमान के साथ { $air }।
rama-told-by-air = विमान के साथ { $steps }
rama-told-card = { $label }; { $facts }।
rama-told-ways = यहाँ से रास्ते
rama-told-way = { $by ->
    [boat] नाव से { $town } तक: { $steps } कदम
   *[road] सड़क से { $town } तक: { $steps } कदम
}{ $state ->
    [cow] , पवित्र गाय के कारण बंद।
    [pawn] ; वहाँ { $name } हैं।
   *[free] ।
}
rama-told-flights = विमान से, एक कदम: { $towns }।
rama-told-score-row = { $row } { $points }
rama-told-score = { $rows ->
    [none] बाज़ी अभी खत्म हो तो { $total }।
   *[other] बाज़ी अभी खत्म हो तो { $total }: { $rows }।
}
rama-told-theme = { $bonus ->
    [yes] { $theme } (बोनस)
   *[no] { $theme }
}
rama-told-laid = रखे गए: { $cards }।
rama-told-none-laid = अभी कुछ नहीं रखा गया।
rama-told-open = अभी पहुँचना बाकी: { $themes }।
rama-told-gone = मेज़ छोड़ चुके हैं।
rama-told-table = मेज़
rama-told-round = दौर { $round }।
rama-told-cow = पवित्र गाय: { $place }। वह शहर बंद है।
rama-told-finish = पुल { $town } में पूरा होता है।
rama-told-piles = बोनस के ढेर
rama-told-net = सब शहर और उनके पड़ोसी
rama-told-neighbour = { $by ->
    [boat] { $town } नाव से { $steps }
   *[road] { $town } { $steps }
}
rama-told-town = { $neighbours ->
    [none] { $town } ({ $facts })।
   *[other] { $town } ({ $facts }): { $neighbours }।
}
rama-told-group-bonus = बोनस मंज़िल लें
rama-told-group-give = बुरा कर्म दें
rama-told-group-go = { $way ->
    [paid] खरीदे टिकट से
    [free] विमान से, बिना खर्च
   *[foot] बिना टिकट
}
