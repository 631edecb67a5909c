extension SuggestionTerms {
    /// Films, books and tales.
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
