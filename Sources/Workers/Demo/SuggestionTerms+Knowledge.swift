extension SuggestionTerms {
    /// Illnesses, remedies and well-being.
    static let health = """
        headache, back pain, doctor near me, flu symptoms, healthy recipes, sore throat, bmi calculator,
        calories in a banana, vitamin d, cold remedies, hay fever, how much sleep do i need, first aid,
        blood pressure, opening hours pharmacy, optician near me, allergies, cough, fever, stomach ache, toothache,
        earache, sunburn, insect bites, tick bite, migraine, insomnia, jet lag remedies, knee pain, neck pain,
        shoulder exercises, posture, physiotherapy, massage near me, meditation, breathing exercises, mindfulness,
        stress relief, burnout, sleep calculator, power nap, white noise, swollen ankles, sprained ankle,
        muscle cramp, hiccups, nosebleed, blisters, dry skin, eczema, acne, sunscreen, lip balm, hair loss,
        eye test, contact lenses, hearing test, vaccination, travel vaccinations, hand washing, thermometer,
        blood types, iron rich foods, protein foods, high fibre foods, low carb recipes, gluten free bread,
        lactose intolerance, nut allergy, intermittent fasting, mediterranean diet, water intake calculator,
        calorie counter, step counter, heart rate, resting pulse, anatomy, bones of the body, muscles,
        immune system, digestion, vitamins, magnesium, zinc, omega 3, b12, chamomile tea, peppermint oil, aloe vera,
        eucalyptus, lavender, acupuncture, osteopath, orthodontist, dermatologist, paediatrician, midwife,
        veterinarian, ambulance number, emergency numbers, hospital near me, urgent care, health insurance,
        donate blood, cpr, recovery position, ergonomic chair, standing desk, screen time, digital detox,
        quit smoking, yawning, x-ray wrist, ultrasound, pneumonia symptoms, epsom salt, iodine, ayurveda, yin yoga,
        aorta, mri scan
        """
}

extension SuggestionTerms {
    /// School, science, languages and history.
    static let learning = """
        english dictionary, french translation, german translation, spanish lessons, periodic table, times tables,
        multiplication table, percentage calculator, fractions, pythagoras theorem, solar system, planets,
        world history, ancient egypt, roman empire, the renaissance, industrial revolution, vikings, world flags,
        capital cities, continents, oceans, photosynthesis, water cycle, human body, dna, cell biology, evolution,
        atoms, chemistry experiments, physics formulas, speed of light, gravity, quantum physics, relativity,
        big bang, black hole, milky way, jupiter, saturn, uranus, neptune, venus, algebra, geometry, trigonometry,
        calculus, probability, statistics, prime numbers, roman numerals, binary numbers, pi, golden ratio,
        fibonacci, quadratic formula, square root, venn diagram, pie chart, essay writing, grammar check, spelling,
        punctuation, irregular verbs, adjectives, adverbs, synonym for happy, idioms, proverbs, tongue twisters,
        riddles, alphabet, sign language, morse code, braille, latin phrases, greek alphabet, japanese alphabet,
        hiragana 平仮名, esperanto, italian for beginners, learn english, learn spanish, learn german,
        senorita|señorita, manana|mañana, garcon|garçon, deja vu|déjà vu, voila|voilà, cliche|cliché, resume|résumé,
        naive meaning|naïve meaning, facade meaning|façade meaning, uber meaning|über meaning, wanderlust meaning,
        onomatopoeia, oxymoron, palindrome, metaphor, alliteration, zeugma, typing test, reading test,
        driving theory test, maths games, flashcards, study tips, exam timetable, university near me,
        evening classes, scholarships, apprenticeships, internships, cover letter, job interview questions,
        cv template, kindergarten, primary school, secondary school, homework help, debate topics,
        experiments for kids, archimedes, aristotle, plato, socrates, cleopatra, julius caesar, napoleon,
        joan of arc, leonardo da vinci, michelangelo, galileo, isaac newton, albert einstein, marie curie,
        ada lovelace, charles darwin, van gogh, monet water lilies, mona lisa, impressionism, art nouveau, baroque,
        gothic architecture, bauhaus, philosophy, psychology, economics, sociology, archaeology, astronomy,
        geography quiz, ecosystem, vocabulary, wavelength, x axis and y axis, yardstick, zenith, abraham lincoln,
        aztecs, dwarf planets, ufo sightings, mnemonics, 0 degrees celsius in fahrenheit
        """
}

extension SuggestionTerms {
    /// Languages, tools and concepts of programming.
    static let programming = """
        swift playgrounds, swift tutorial, html, python tutorial, git commands, css grid, sql join, regex tester,
        json formatter, linux commands, java, rust, c++, vim cheat sheet, bash script, data structures, api design,
        binary search, dependency injection, unit testing, async await, markdown table, docker compose, kotlin,
        typescript, swift string, swift package manager, swift concurrency, algorithm, big o notation, hello world,
        stack overflow, quicksort, merge sort, xml parser, utf-8, unicode table, ascii table, regular expression,
        hexadecimal converter, base64 decode, yaml syntax, css flexbox, http status codes, rest api, websocket,
        view controller, uikit tutorial, viper architecture, design patterns, clean code, code review,
        continuous integration, debugging, race condition, deadlock, garbage collection, reference counting,
        memory leak, functional programming, object oriented programming, generics in swift, optional chaining,
        protocol oriented programming, enum with associated values, closures, higher order functions, recursion,
        linked list, hash table, graph theory, dynamic programming, dijkstra algorithm, machine learning,
        neural network, deep learning, computer vision, open source, version control, git rebase,
        git merge conflict, git stash, semantic versioning, agile methodology, kanban board, pair programming,
        test driven development, snapshot testing, accessibility testing, keyboard shortcuts, terminal commands,
        ssh keys, cron expression, environment variables, command line arguments, event loop, state machine,
        virtual machine, operating system, compiler, interpreter, lexer and parser, assembly language, fortran,
        haskell, lua, perl, php, ruby, scala, elixir, go language, zig language, webassembly, wireframe,
        jupyter notebook, eight queens problem, fizz buzz, knapsack problem, game of life, 404 error,
        500 internal server error, bytes to megabytes, efficient algorithms, if statement, ios development,
        two factor authentication, ip address lookup, ctrl alt delete, vpn, npm install, rgb colours, md5 checksum,
        qwerty layout, bfs and dfs, tls certificate
        """
}
