extension SuggestionTerms {
    /// Animals, with kangaroos near the beginning.
    static let animals = """
        kangaroos, wallaby, puppies, kittens, elephants, wallabies, koala, dolphins, horses, penguins, dog names,
        cat names, dinosaurs, bird song, wallaroo, kangaroo vs wallaby, hamster, guinea pig, rabbit, tortoise,
        goldfish, budgie, parrot, chickens, swift bird, swallow, swans, robin, blackbird, owl, eagle, kingfisher,
        woodpecker, hummingbird, flamingo, ostrich, emu, kookaburra, platypus, wombat, tasmanian devil, dingo,
        quokka, possum, echidna, lion, tiger, leopard, cheetah, jaguar, lynx, wolf, fox, bear, polar bear, panda,
        red panda, raccoon, badger, otter, beaver, squirrel, hedgehog, mole, mouse, bat, deer, reindeer, moose,
        bison, yak, llama, alpaca, camel, giraffe, zebra, hippopotamus, rhinoceros, gorilla, chimpanzee, orangutan,
        lemur, sloth, anteater, armadillo, aardvark, meerkat, hyena, ibex, marmot, chamois, st bernard,
        golden retriever, labrador, poodle, dachshund, border collie, sheepdog, whale, blue whale, killer whale,
        shark, octopus, squid, jellyfish, starfish, seahorse, crab, lobster, salmon, trout, eel, frog, toad, newt,
        salamander, axolotl, lizard, gecko, iguana, chameleon, crocodile, snake, turtle, spider, bee, wasp, ant,
        ladybird, butterfly, dragonfly, firefly, grasshopper, caterpillar, earthworm, snail, unicorn,
        endangered species, animal sounds, animal shelter near me, dog training, dog friendly holidays,
        why do cats purr, how fast is a cheetah, how high can a kangaroo jump, aquarium fish, vet near me, urchin,
        xerus, dwarf rabbits, vultures, akita dog
        """
}

extension SuggestionTerms {
    /// Films and books.
    static let films = """
        books, new films, comedy films, films for kids, book recommendations, science fiction films, scary films,
        christmas films, romantic comedies, documentaries, action films, animated films, black and white films,
        silent films, film noir, western films, war films, musical films, short films, film quotes, film soundtrack,
        film festival, open air cinema, cinema tickets, film trivia, foreign language films, time travel films,
        heist films, detective series, crime series, nature documentaries, cooking shows, quiz shows, cartoons,
        anime, manga, comics, casablanca, metropolis, king kong, frankenstein, dracula, sherlock holmes, robin hood,
        treasure island, alice in wonderland, peter pan, pinocchio, the jungle book, the wizard of oz,
        swiss family robinson, les miserables|les misérables, amelie|amélie, around the world in 80 days,
        20000 leagues under the sea, the three musketeers, the count of monte cristo, don quixote, faust, hamlet,
        macbeth, romeo and juliet, a midsummer night's dream, shakespeare, sonnets, poems about love, short poems,
        haiku, limericks, fairy tales, snow white, cinderella, sleeping beauty, little red riding hood,
        hansel and gretel, rapunzel, the ugly duckling, greek myths, norse mythology, odyssey, iliad, aesop fables,
        pride and prejudice, jane eyre, wuthering heights, great expectations, a christmas carol, moby dick,
        little women, war and peace, anna karenina, crime novels, historical novels, audiobooks, book club,
        library near me, e-books, graphic novels, picture books, bedtime stories, ghost stories, murder mystery,
        spy novels, utopia, dystopian novels, memoirs, biographies, encyclopedia, theatre near me, stand up comedy,
        pantomime, puppet theatre, ballet, improv games, screenwriting, storyboard, stop motion, special effects,
        12 angry men, award winning films, epic poems, ogres in fairy tales, mythology, iambic pentameter
        """
}

extension SuggestionTerms {
    /// Dishes, baking and drinks.
    static let food = """
        pancakes, chicken recipes, lasagne, apple pie, guacamole, sushi near me, pasta carbonara,
        chocolate chip cookies, creme brulee|crème brûlée, sweet potato recipes, swiss roll, carrot cake,
        vegan recipes, bread recipe, salmon in the oven, slow cooker recipes, tiramisu, breakfast ideas,
        lunch box ideas, healthy snacks, omelette, french toast, fried rice, noodle soup, tomato soup, pumpkin soup,
        mashed potatoes, roast chicken, pizza dough, burger recipe, tacos, quesadilla, burritos, paella, risotto,
        gnocchi, ratatouille, quiche lorraine, croissant, baguette, sourdough starter, cheese fondue, rosti|rösti,
        muesli, birchermuesli|birchermüesli, jalapeno poppers|jalapeño poppers, pina colada|piña colada,
        acai bowl|açaí bowl, pho|phở, banh mi|bánh mì, smorrebrod|smørrebrød, kottbullar|köttbullar,
        kasespatzle|käsespätzle, apfelstrudel, dumplings, ramen, udon noodles, miso soup, tempura, kimchi, bibimbap,
        pad thai, green curry, butter chicken, naan bread, samosa, hummus, falafel, shakshuka, tabbouleh, couscous,
        baklava, moussaka, tzatziki, goulash, pierogi, borscht, pavlova, lamington, anzac biscuits, scones,
        victoria sponge, shepherds pie, fish and chips, yorkshire pudding, porridge, oat milk, almond milk,
        avocado toast, asparagus season, aubergine recipes, beetroot salad, broccoli soup, cauliflower cheese,
        courgette fritters, egg salad, fennel salad, garlic bread, ginger tea, honey cake, iced tea, icing sugar,
        jam recipe, kale chips, lentil soup, lemonade, mango chutney, mushroom risotto, nut roast, olive oil,
        onion rings, oysters, peanut butter, pesto, quinoa salad, rhubarb crumble, saffron rice, stuffed peppers,
        strawberry jam, toffee sauce, upside down cake, vanilla pudding, vinaigrette, waffles, walnut bread,
        xanthan gum, yoghurt, yeast dough, zucchini bread, espresso, cappuccino, cafe au lait|café au lait,
        hot chocolate, green tea, mulled wine, smoothie recipes, 5 minute desserts, 30 minute meals, okra recipes,
        overnight oats, oolong tea, kumquat, zwieback, pfeffernusse|pfeffernüsse, bbq sauce,
        oven temperature conversion
        """
}

extension SuggestionTerms {
    /// Instruments, music and styles.
    static let music = """
        songs, piano lessons, top 40, guitar tuner, christmas songs, love songs, wedding songs, happy birthday song,
        classical music, jazz, beethoven, mozart, bach, moonlight sonata, metronome, sheet music, concerts near me,
        ukulele chords, karaoke, music for studying, rock music, drum lessons, violin, swing music,
        vivaldi four seasons, lullabies, national anthem, bass guitar, music theory, circle of fifths, major scales,
        chord progression, how to read music, learn piano online, vinyl records, headphones, blues scale,
        bossa nova, samba, salsa music, reggae, folk songs, sea shanties, country music, hip hop, house music,
        techno, ambient music, film music, musicals, opera, orchestra, string quartet, symphony orchestra,
        choir near me, gospel choir, a cappella, barbershop quartet, brass band, bagpipes, accordion, banjo, cello,
        clarinet, double bass, didgeridoo, flute, french horn, glockenspiel, harmonica, harp, kazoo, mandolin,
        marimba, oboe, organ music, pan flute, recorder notes, saxophone, sitar, steel drum, theremin, triangle,
        trombone, trumpet, tuba, viola, chopin nocturnes, debussy clair de lune,
        dvorak new world symphony|dvořák new world symphony, handel messiah|händel messiah, haydn, schubert,
        tchaikovsky swan lake, nutcracker ballet, magic flute, carmen, ode to joy, fur elise|für elise,
        songs of the 80s, 90s music, 60s songs, one hit wonders, music festivals, vocal warm up, singing lessons,
        beatboxing, dj mixer, midi keyboard, record player, oh christmas tree lyrics, twelve days of christmas,
        nylon guitar strings, cd player
        """
}

extension SuggestionTerms {
    /// Sports and training.
    static let sport = """
        football, tennis, running plan, basketball, swimming lessons, premier league table, cricket scores, rugby,
        golf, cycling routes, world cup 2026, marathon training, home workout, table tennis, volleyball, badminton,
        ice hockey, skiing, snowboard, skateboard, tour de france, winter olympics, handball, athletics,
        champions league, offside rule, couch to 5k, 10k training plan, half marathon, push ups, pull ups, squats,
        plank challenge, stretching exercises, warm up exercises, weight training, kettlebell workout,
        rowing machine, spinning class, swim caps, swimming goggles, breaststroke technique, butterfly stroke,
        front crawl, water polo, synchronised swimming, diving, surfing, windsurfing, kitesurfing, sailing,
        kayaking, canoeing, rowing, fishing, climbing wall near me, bouldering, mountain biking, bmx,
        roller skating, ice skating, figure skating, curling, bobsleigh, cross country skiing, biathlon,
        ski jumping, fencing, archery, judo, karate, aikido, taekwondo, boxing, wrestling, sumo, schwingen,
        gymnastics, trampoline, parkour, dance classes, tango, zouk dance, pilates, tai chi, horse riding, polo,
        equestrian, dressage, formula racing, karting near me, motocross, darts, snooker, billiards,
        bowling near me, petanque, croquet, lacrosse, netball, baseball, softball, field hockey, floorball, squash,
        padel, pickleball, disc golf, orienteering, triathlon, decathlon, pentathlon, high jump, javelin, long jump,
        pole vault, relay race, 100 metres world record, chess openings, sports day ideas, stadium tour,
        referee signals, umpire, quarter final, league table, fixtures, abseiling, away fixtures, kung fu
        """
}

extension SuggestionTerms {
    /// Journeys, hotels and sights.
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

extension SuggestionTerms {
    /// Cities, countries and landscapes.
    static let places = """
        rome, new zealand, barcelona, berlin, amsterdam, munchen|münchen, zurich|zürich, sao paulo|são paulo,
        sydney, los angeles, san francisco, lisbon, vienna, prague, copenhagen, stockholm, iceland, italy, spain,
        france, germany, greece, portugal, norway, sweden, finland, denmark, ireland, scotland, wales, canada,
        mexico, brazil, argentina, chile, peru, colombia, bogota|bogotá, reykjavik|reykjavík, malaga|málaga,
        cordoba|córdoba, geneve|genève, koln|köln, dusseldorf|düsseldorf, nurnberg|nürnberg, malmo|malmö,
        arhus|århus, krakow|kraków, lodz|łódź, istanbul, athens, budapest, brussels, dublin, edinburgh, glasgow,
        manchester, liverpool, bristol, oxford, cambridge, york, melbourne, brisbane, perth, adelaide, tasmania,
        kangaroo island, great barrier reef, uluru, auckland, wellington, queenstown, hong kong, singapore, bangkok,
        bali, vietnam, hanoi, seoul, kyoto, osaka, mount fuji, beijing, shanghai, india, mumbai, delhi, nepal,
        mount everest, sri lanka, maldives, dubai, egypt, cairo, morocco, marrakesh, tunisia, kenya, nairobi,
        tanzania, zanzibar, zambia, zimbabwe, madagascar, mauritius, cape town, johannesburg, ghana, nigeria,
        ethiopia, toronto, vancouver, montreal|montréal, quebec|québec, chicago, boston, washington dc, new orleans,
        new jersey, newcastle, miami, las vegas, grand canyon, hawaii, alaska, yellowstone, yosemite, buenos aires,
        rio de janeiro, patagonia, galapagos islands, amazon rainforest, lake geneva, lake constance, matterhorn,
        black forest, the alps, dolomites, venice, florence, naples, sicily, sardinia, corsica, crete, cyprus,
        malta, croatia, slovenia, austria, hungary, poland, estonia, latvia, lithuania, ukraine, uruguay,
        uzbekistan, qatar, oman, jordan, lebanon, jamaica, cuba, bermuda, faroe islands, greenland, antarctica,
        north pole, equator, oslo, helsinki, africa, azores, ionian islands, kuala lumpur, lhasa, uganda, svalbard,
        wyoming, czech republic
        """
}
