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
