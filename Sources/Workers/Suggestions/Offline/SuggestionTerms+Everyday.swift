extension SuggestionTerms {
    /// Tools, errands, conversions and feast days.
    static let everyday = """
        stopwatch, alarm clock, date calculator, age calculator, metronome online, random number, coin flip,
        dice roll, compass, ruler online, emoji, smiley, wallpapers, ringtones, email sign in, password generator,
        qr code, scan document, pdf to word, photo editor, image resize, video converter, voice recorder,
        screen recorder, printable calendar, school calendar, week number, leap year, public toilets near me,
        parking near me, petrol station near me, charging station near me, cash machine near me, bank near me,
        bakery open sunday, hairdresser near me, barber near me, nail salon near me, launderette near me,
        dry cleaning near me, car wash near me, garage near me, tyre change, playground near me, park near me,
        dog park near me, indoor activities, rainy day activities, escape room, mini golf, arcade,
        board game cafe|board game café, brunch near me, breakfast near me, lunch near me, dinner near me,
        takeaway near me, vegan restaurant near me, beer garden, wine bar, rooftop bar, thai restaurant,
        italian restaurant, chinese takeaway, indian restaurant, ice cream parlour, postcode finder, phone book,
        opening times, lost property, lost and found, change of address, birth certificate, driving licence,
        number plate, vehicle registration, council tax, waste collection, recycling calendar, voting, town hall,
        embassy, police station, fire station, citizens advice, notary, solicitor, accountant, invoice template,
        letter template, budget planner, meal planner, shopping list, to do list, new year's resolutions,
        newborn checklist, new moon, valentine's day, mother's day, father's day, easter, carnival, halloween,
        thanksgiving, christmas, hanukkah, diwali, ramadan, chinese new year, midsummer, birthday wishes,
        wedding anniversary, thank you card, get well soon, good morning, good night, funny videos, cat videos,
        optical illusions, would you rather, truth or dare, hangman, solitaire, minesweeper, tic tac toe,
        snake game, mahjong, backgammon, bridge rules, dice games, dominoes, word search, wordplay, brain teasers,
        joke of the day, fun facts, on this day, star signs, gemini, virgo, aquarius, sagittarius, lucky numbers,
        dream meanings, eyesight test, kilometres to miles, kg to pounds, inches to cm, ounces to grams, cups to ml,
        celsius to fahrenheit, euro to dollar, pound to euro, swiss franc to euro, utc time, time in tokyo,
        time in new york, time in sydney, zip code, area code, iban, umbrella rental, volunteer work, odd jobs,
        ideas for today, xmas countdown, yellow pages, yesterday's weather, 1 to 10 in french, 2 player games,
        2026 holidays, 2026 world cup, 2026 moon calendar, 2027 calendar, 3d printer, 4 day week, 4k tv,
        6 letter words, 8 ball, 80s party, 9 to 5, 112 emergency, 360 photo, my ip address, twin names, pc games,
        km to miles, cm to inches, mm to inches, lb to kg, ml to cups, ft to metres, gb to mb, oil change, vlogging,
        after school clubs
        """
}
