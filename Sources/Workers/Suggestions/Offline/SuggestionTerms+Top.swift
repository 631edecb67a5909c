extension SuggestionTerms {
    /// What is searched most, of every theme: it comes before all else.
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
