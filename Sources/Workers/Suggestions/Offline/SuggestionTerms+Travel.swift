extension SuggestionTerms {
    /// Getting there, staying there, and what to see.
    static let travel = """
        cheap flights, last minute holidays, flights to new york, airport near me, train to paris,
        night trains europe, packing list, travel insurance, car hire, camping near me, beach holidays, city breaks,
        ski resorts, map of europe, passport renewal, visa requirements, travel adapter, jet lag, hand luggage size,
        flight status, airport transfer, hostels in london, bed and breakfast, campervan hire, cruise holidays,
        ferry timetable, rail pass, kangaroo taxi, swiss alps hiking, road trip ideas, national parks,
        hiking trails near me, weekend trips, family holidays, solo travel, honeymoon destinations,
        backpacking europe, house swap, youth hostel, all inclusive holidays, things to do in paris,
        things to do in london, things to do near me, free walking tour, sightseeing, guided tours, wine tasting,
        northern lights, cherry blossom season, christmas markets, theme parks near me, aquarium near me,
        botanical garden, castles near me, cathedral, lighthouse, art gallery, opera tickets, ice hotel, safari,
        snorkelling, scuba diving, surfing lessons, whale watching, white water rafting, hot air balloon,
        paragliding, zip line, via ferrata, mountain huts, glacier express, orient express, trans siberian railway,
        panama canal, suez canal, eiffel tower, louvre tickets, statue of liberty, central park, times square,
        empire state building, brooklyn bridge, golden gate bridge, big ben, tower bridge, buckingham palace,
        stonehenge, colosseum, leaning tower of pisa, sagrada familia|sagrada família, alhambra, acropolis,
        pyramids of giza, petra, taj mahal, great wall of china, machu picchu, angkor wat, sydney opera house,
        niagara falls, victoria falls, currency in switzerland, tipping in new york, phrase book,
        useful phrases in french, ear plugs for flying, luggage scales, rail strike, underground map,
        tram timetable, quiet beaches, unusual hotels, 3 day itinerary, 10 day forecast, by the sea holidays,
        oktoberfest, fjords of norway, xi'an terracotta army
        """
}
