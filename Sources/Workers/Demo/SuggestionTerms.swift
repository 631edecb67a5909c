/// The offline search terms, written by hand: one constant for each theme, most of them in separate files.
///
/// A theme is one string literal, which compiles fast and costs nothing at launch. Commas or line breaks separate the
/// terms, the most popular first. They are in lower case and in the folded form of `foldedForSuggestions`. A term with
/// accents follows its folded form: `cafe|café`. Folded terms are unique.
enum SuggestionTerms {
    /// All themes except `top`; of two terms with the same index, that of the earlier theme comes first.
    static let themes = [
        programming, food, places, travel, music, films, sport, health, animals, shopping, newsAndWeather, howTo, home,
        learning, everyday,
    ]
}

extension SuggestionTerms {
    /// The most popular terms, which come before all others.
    static let top = """
        weather, swift, new york, translate, news, calculator, maps, restaurants near me, how to tie a tie,
        train times, london, recipes, jobs near me, what time is it, hotels near me, paris, calendar,
        currency converter, speed test, weather tomorrow, football scores, dictionary, flights,
        swimming pool near me, games, cinema near me, dogs, cats, birthday cake, music, taxi near me, python,
        bus times, 2026 calendar, pizza, new year, tokyo 東京, how to cook rice, kangaroo, yoga for beginners,
        easy dinner ideas, javascript, exchange rate, unit converter, quotes of the day, japan, horoscope,
        pharmacy near me, vegetarian recipes, switzerland, bank holidays, gym near me, ice cream, timer,
        zoo near me, time zones, kids games, australia, banana bread, coffee shops near me, olympics, guitar chords,
        x-ray, petrol prices, chocolate cake, airport parking, bicycle shop near me, cafe|café, dentist near me,
        electric cars, garden ideas, happy birthday, internet speed, jokes, karaoke songs, lyrics, moon phase,
        notebook, online courses, population of the world, quiz questions, rain radar, sunset time,
        tv guide tonight, university ranking, vacuum cleaner, world map, xylophone, zodiac signs,
        how many weeks in a year, what is love, movies, post office near me, second hand bikes,
        library opening hours, museum near me, sudoku, crossword, word of the day, chess online, nearest beach,
        public transport, synonyms, best films of all time, mental arithmetic, how to draw, snow forecast, open now,
        24 hour pharmacy, 100 days of code, 7 wonders of the world
        """
}

extension SuggestionTerms {
    /// Tools, errands, conversions and holidays.
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

extension SuggestionTerms {
    /// Home, garden and crafts.
    static let home = """
        bathroom ideas, kitchen ideas, living room ideas, diy projects, paint colours, house plants, bedroom ideas,
        garden centre near me, lawn mower, raised beds, compost, vegetable garden, herb garden, balcony plants,
        orchid care, roses, tulips, sunflowers, lavender pruning, hydrangea, jasmine, ivy, fern, cactus, succulents,
        bonsai tree, apple trees, fig tree, olive tree, oak tree, beech hedge, bird feeder, bee hotel, insect hotel,
        pond plants, greenhouse, garden shed, decking, patio, fence panels, gravel, wood stove, fireplace,
        insulation, loft conversion, roof tiles, gutter cleaning, double glazing, door handle, key cutting near me,
        locksmith, plumber near me, electrician near me, painter and decorator, moving boxes, removal companies,
        flats to rent, houses for sale, tenancy agreement, mortgage calculator, home insurance, energy saving tips,
        smart thermostat, smoke alarm, fuse box, extension lead, battery recycling, led strip lights,
        shelf brackets, spirit level, cordless drill, screwdriver set, wallpaper, tiles, laminate flooring, parquet,
        underfloor heating, carpet cleaning, cleaning tips, vinegar cleaning, limescale remover, mould removal,
        moth traps, mousetrap, wasps nest, ant powder, laundry symbols, stain remover, ironing board,
        wardrobe organisation, decluttering, minimalism, feng shui, upcycling, origami, crochet patterns,
        knitting patterns, embroidery, quilting, macrame|macramé, pottery, candle making, soap making,
        papier mache|papier mâché, watercolour painting, calligraphy, easter decorations, halloween costumes,
        advent calendar, christmas tree, birthday party ideas, party games, balloon arch, table decorations,
        napkin folding, wedding invitations, baby shower, baby names, nursery, babysitter near me, colouring pages,
        treehouse, sandpit, zen garden, workbench, ikebana
        """
}

extension SuggestionTerms {
    /// Questions.
    static let howTo = """
        how to boil an egg, how to screenshot, how to write a cv, how to make pancakes, how to lose weight,
        how to sleep better, how to learn swift, how to fold a paper plane, how to change a tyre, how to whistle,
        how to knit, how to juggle, how to swim, how to ride a bike, how to play chess, how to play guitar,
        how to make slime, how to make bread, how to make friends, how to save money, how to remove stains,
        how to unblock a sink, how to get rid of hiccups, how to fix a zip, how to grow tomatoes,
        how to prune roses, how to start a podcast, how to write a letter, how to write a poem,
        how to say hello in japanese, how to say thank you in french, how to pronounce quinoa,
        how to solve a sudoku, how to tie a bow, how to tie shoelaces, how to iron a shirt, how to clean windows,
        how to clean a keyboard, how to descale a kettle, how to cut an onion, how to cut a mango,
        how to poach an egg, how to roast chestnuts, how to open a jar, how to open a coconut,
        how to sew on a button, how to paint a wall, how to hang a picture, how to build a shed,
        how to light a fire, how to read a map, how to calculate percentages, how to convert miles to km,
        how to convert fahrenheit to celsius, how to print double sided, how to take a passport photo,
        how to type faster, how to type an umlaut, how to use chopsticks, how to meditate, how to do a handstand,
        how to dance, how to jump like a kangaroo, how tall is the eiffel tower, how far is the moon,
        how old is the earth, how long to boil potatoes, how long is a marathon, how many days until christmas,
        how many countries are there, how many grams in a cup, how much water should i drink,
        how does the internet work, how do planes fly, how do magnets work, why is the sky blue, why do we dream,
        why do leaves change colour, why is the sea salty, what day is it, what to cook tonight, what to watch,
        what to wear to a wedding, what is my ip, what is viper architecture, what is swift used for,
        what is the capital of australia, what is the tallest mountain, what is the meaning of life,
        what is a prime number, what causes thunder, what year is it, when is easter, when is mother's day,
        when is father's day, when is full moon, when to plant potatoes, where am i, where to eat near me,
        where is my parcel, where do kangaroos live, which bin day is it, which way is north,
        who invented the telephone, who painted the mona lisa, who was cleopatra, who was leonardo da vinci,
        who was einstein, can dogs eat apples, can you freeze cheese, do i need a visa, does rice go off,
        is it going to rain, is tomato a fruit, are bananas berries, should i bring an umbrella
        """
}

extension SuggestionTerms {
    /// News, weather and the sky.
    static let newsAndWeather = """
        news today, weather this weekend, local news, weather in london, weather in new york,
        weather in zurich|weather in zürich, world news, sports news, snow report, hourly weather, rain today,
        stock market, gold price, bitcoin price, traffic news, sunrise time, uv index, pollen count, air quality,
        election results, newspaper, headlines, breaking news, business news, science news, technology news,
        inflation, interest rates, mortgage rates, tax return, minimum wage, pension calculator, house prices,
        budget, climate change, renewable energy, solar panels, wind turbines, heat pump, carbon footprint,
        recycling centre, earthquake, volcano, hurricane, tornado, thunderstorm, lightning, flood warning, drought,
        heatwave, frost, fog, hail, avalanche, avalanche report, ski conditions, tide times, water temperature,
        wave height, wind speed, temperature outside, humidity, barometer, el nino|el niño, cloud types, rainbow,
        solar eclipse, lunar eclipse, shooting stars tonight, meteor shower, full moon, space station, moon landing,
        mars, rocket launch, space telescope, summer time, clocks go back, when do the clocks change, longest day,
        first day of spring, autumn leaves, winter solstice, white christmas, school holidays, public holidays,
        strike, road closures, power cut, crossword answers, letters to the editor, podcasts, radio live,
        newsletter, parliament, united nations, european union, referendum, nobel prize, ozone layer,
        umbrella weather, tsunami, ebb and flood, zloty exchange rate
        """
}

extension SuggestionTerms {
    /// Things to buy.
    static let shopping = """
        shoes, laptops, gift ideas, running shoes, phone case, supermarket near me, black friday, sofa,
        online shopping, christmas presents, bikes, backpack, dresses, jeans, rain jacket, winter coat, umbrella,
        sunglasses, watches, rings, earrings, necklace, handbag, wallet, suitcase, trainers, hiking boots, wellies,
        slippers, socks, swimwear, swimming trunks, hat, scarf, gloves, t-shirt, jumper, pyjamas, wedding dress,
        suit, kids clothes, baby clothes, pushchair, car seat, high chair, toys, board games, jigsaw puzzles,
        building blocks, dolls house, teddy bear, kite, scooter, e-bike, bike helmet, bike lock, tent, sleeping bag,
        camping stove, barbecue, garden furniture, desk, office chair, bookshelf, wardrobe, bed frame, mattress,
        pillow, duvet, curtains, rug, lamp, light bulbs, mirror, picture frames, candles, vase, flowers delivery,
        bouquet, greeting cards, wrapping paper, fountain pen, pencil case, calligraphy set, paint brushes,
        sewing machine, knitting wool, yarn, fabric shop, kitchen scales, frying pan, wok, knife sharpener,
        coffee machine, kettle, toaster, blender, food processor, air fryer, rice cooker, dishwasher,
        washing machine, tumble dryer, fridge freezer, iron, hair dryer, electric toothbrush, razor, perfume, soap,
        used cars, second hand furniture, flea market, charity shop near me, farmers market, bakery near me,
        butcher near me, florist near me, hardware store, bookshop near me, discount codes, gift vouchers,
        returns policy, delivery tracking, size chart, shoe size converter, usb cable, phone charger, power bank,
        keyboard, mouse mat, monitor, printer ink, tablet, camera, tripod, binoculars, telescope, drone,
        smart watch, vr headset, wireless earbuds, xl t-shirts, xmas jumper, quilt, 50th birthday gifts, tweezers,
        mp3 player, hdmi cable, gps tracker, sd card
        """
}
