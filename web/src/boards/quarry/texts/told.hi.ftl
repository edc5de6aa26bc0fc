# खदान शब्दों में।

quarry-told-own = आपका पक्ष: { $colour }
quarry-told-player = { $name }, { $colour }
quarry-told-count = { $stone } { $count }
quarry-told-stock = बचे हुए पत्थर: { $stones }; { $points }।
quarry-told-no-stock = कोई पत्थर नहीं बचा है।
quarry-told-line = { $quarry ->
    [south] { $cell ->
        [none] दक्षिणी खदान अभी खाली है।
       *[other] दक्षिणी खदान से चली रेखा { $cell } तक पहुँची है; खाने: { $count }।
    }
   *[north] { $cell ->
        [none] उत्तरी खदान अभी खाली है।
       *[other] उत्तरी खदान से चली रेखा { $cell } तक पहुँची है; खाने: { $count }।
    }
}
quarry-told-missing = दोनों खदानें जोड़ने के लिए: { $missing }।
quarry-told-won = दोनों खदानें इनसे जुड़ी हैं: { $cells }।
quarry-told-size = कॉलम a से { $last } पश्चिम से पूर्व, पंक्तियाँ 1 से { $rows } दक्षिण से उत्तर। दक्षिणी खदान: पंक्तियाँ 1 से { $south }; उत्तरी खदान: पंक्तियाँ { $north } से { $rows }। ऊँचाई { $height } से ऊपर कुछ नहीं जाता।
quarry-told-row = { $quarry ->
    [south] पंक्ति { $row }, दक्षिणी खदान: { $cells }।
    [north] पंक्ति { $row }, उत्तरी खदान: { $cells }।
   *[none] पंक्ति { $row }: { $cells }।
}
quarry-told-run = { $to ->
    [none] { $who ->
        [none] { $from } खाली
       *[other] { $from } { $who }, ऊँचाई { $height }
    }
   *[other] { $who ->
        [none] { $from } से { $to } खाली
       *[other] { $from } से { $to } { $who }, ऊँचाई { $height }
    }
}
quarry-told-level = ऊँचाई { $level } पर रखे पत्थर
quarry-told-stone = { $stone } ({ $who }){ $side ->
    [up] { $kind ->
        [step] , चपटी ओर नीचे
       *[other] , पैर नीचे
    }
    [down] { $kind ->
        [step] , उल्टी
       *[other] , पैर ऊपर
    }
   *[none] {""}
}: { $cells }।
quarry-told-part = { $cell } ऊँचाई { $bottom } से { $top }
quarry-told-cell = { $who ->
    [none] { $place }, खाली
   *[other] { $place }, { $who }, ऊँचाई { $height }
}
