package import Foundation

/// Generates races: one to three in each minute, which depend on that minute only.
///
/// Fifty races in a row span at least sixteen whole minutes, and must include at least five of each category and one of
/// each country. So the first race of each minute gets the next of fourteen countries, seven of which have horse races
/// only. Two of three minutes have a second race: one with greyhounds, the other in harness.
package struct RaceGenerator {
    /// The number of races in a reply.
    package static let count = 50
    /// How long before the date the first race of a reply may start, in seconds.
    private static let past = 60.0
    /// The seed of the generated races.
    private static let seed: UInt64 = 0x6E65_7874_2074_6F20

    /// Makes a generator; all generators make the same races.
    package init() {}

    /// Returns the first 50 races that start after one minute before the date, the earliest first.
    package func races(around date: Date) -> [Race] {
        let earliest = date.timeIntervalSince1970 - Self.past
        var minute = Int((earliest / 60).rounded(.down))
        var found: [Race] = []
        while found.count < Self.count {
            found += races(inMinute: minute).filter { Double($0.start) > earliest }
            minute += 1
        }
        return Array(found.prefix(Self.count))
    }

    /// Returns the races of a minute, the earliest first.
    ///
    /// - Parameter minute: the number of the minute, counted from 1970.
    package func races(inMinute minute: Int) -> [Race] {
        var dice = Dice(state: Self.seed ^ UInt64(bitPattern: Int64(minute)) &* 0x9E37_79B9_7F4A_7C15)
        let countries = Racecourse.countries
        var courses = [dice.pick(Racecourse.courses(in: countries[minute.modulo(countries.count)]))]
        let second: RaceCategory? = [.greyhound, .harness, nil][minute.modulo(3)]
        if let second { courses.append(dice.pick(Racecourse.courses(of: second))) }
        for _ in courses.count..<3 where dice.roll(3) == 0 { courses.append(dice.pick(Racecourse.all)) }
        var seconds: [Int] = []
        while seconds.count < courses.count {
            let second = dice.roll(60)
            if !seconds.contains(second) { seconds.append(second) }
        }
        return zip(seconds.sorted(), courses.indices).map { second, index in
            let course = courses[index]
            return Race(
                id: "race-\(minute)-\(index + 1)", category: course.category, meeting: course.name,
                number: dice.roll(12) + 1, name: dice.pick(Racecourse.raceNames), country: RaceCountry(course.country),
                venueState: course.state, start: minute * 60 + second)
        }
    }
}

/// Pseudorandom numbers, equal in each run: SplitMix64 (Steele, Lea, Flood, 2014).
private struct Dice {
    var state: UInt64

    /// Returns a number from 0 to `sides` - 1.
    mutating func roll(_ sides: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(sides))
    }

    /// Returns one of the elements; there must be at least one.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }
}

extension Int {
    /// Returns the remainder from 0 to `divisor` - 1, also for negative numbers.
    fileprivate func modulo(_ divisor: Int) -> Int { ((self % divisor) + divisor) % divisor }
}

/// A well-known racecourse, and the category of its generated races.
struct Racecourse: Equatable, Sendable {
    let name: String
    /// The country's ISO code of two letters.
    let country: String
    /// The state in the country, as servers write it.
    let state: String
    let category: RaceCategory

    private init(_ name: String, _ country: String, _ state: String, _ category: RaceCategory = .horse) {
        (self.name, self.country, self.state, self.category) = (name, country, state, category)
    }

    static let all = [
        Racecourse("Flemington", "AU", "VIC"), Racecourse("Royal Randwick", "AU", "NSW"),
        Racecourse("The Meadows", "AU", "VIC", .greyhound), Racecourse("Wentworth Park", "AU", "NSW", .greyhound),
        Racecourse("Menangle", "AU", "NSW", .harness), Racecourse("Gloucester Park", "AU", "WA", .harness),
        Racecourse("Ellerslie", "NZ", "AKL"), Racecourse("Trentham", "NZ", "WGN"),
        Racecourse("Manawatu", "NZ", "MWT", .greyhound), Racecourse("Addington", "NZ", "CAN", .harness),
        Racecourse("Tokyo", "JP", "TKY"), Racecourse("Kyoto", "JP", "KYT"),
        Racecourse("Mahalaxmi", "IN", "MH"), Racecourse("Bangalore", "IN", "KA"),
        Racecourse("Ascot", "GB", "ENG"), Racecourse("Ayr", "GB", "SCT"),
        Racecourse("Romford", "GB", "ENG", .greyhound), Racecourse("Towcester", "GB", "ENG", .greyhound),
        Racecourse("Longchamp", "FR", "IDF"), Racecourse("Chantilly", "FR", "HDF"),
        Racecourse("Vincennes", "FR", "IDF", .harness),
        Racecourse("Gavea", "BR", "RJ"), Racecourse("Cidade Jardim", "BR", "SP"),
        Racecourse("Churchill Downs", "US", "KY"), Racecourse("Saratoga", "US", "NY"),
        Racecourse("Wheeling Island", "US", "WV", .greyhound), Racecourse("Plainridge", "US", "MA", .harness),
        Racecourse("Palermo", "AR", "BA"), Racecourse("San Isidro", "AR", "BA"),
        Racecourse("Club Hipico", "CL", "RM"), Racecourse("Hipodromo Chile", "CL", "RM"),
        Racecourse("Leopardstown", "IE", "D"), Racecourse("Curragh", "IE", "KE"),
        Racecourse("Shelbourne Park", "IE", "D", .greyhound),
        Racecourse("Kranji", "SG", "SG"), Racecourse("Seoul", "KR", "SEO"), Racecourse("Busan", "KR", "BSN"),
        Racecourse("Solvalla", "SE", "AB", .harness), Racecourse("Bro Park", "SE", "AB"),
    ]

    /// The countries, in the order in which minutes use them.
    static let countries = ["AU", "JP", "GB", "AR", "US", "IN", "NZ", "CL", "FR", "SG", "IE", "BR", "SE", "KR"]

    /// The names of generated races.
    static let raceNames = [
        "Maiden Plate", "Autumn Stakes", "Golden Mile", "Breeders Cup Trial", "Members Handicap", "Mayor's Sprint",
        "Juvenile Stakes", "Silver Trophy", "Station Handicap", "Founders Cup", "Riverside Dash", "Lightning Sprint",
        "Harvest Plate", "Champion Trial", "Evening Handicap", "Derby Prelude",
    ]

    static func courses(in country: String) -> [Racecourse] { all.filter { $0.country == country } }

    static func courses(of category: RaceCategory) -> [Racecourse] { all.filter { $0.category == category } }
}
