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
