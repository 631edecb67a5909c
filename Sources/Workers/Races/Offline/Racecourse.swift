/// A well-known course, and what runs there in the races that are made up.
struct Racecourse: Equatable, Sendable {
    /// What it is called.
    let name: String
    /// The country's code of two letters.
    let country: String
    /// The state in the country, as servers write it.
    let state: String
    /// What runs there.
    let category: RaceCategory

    private init(_ name: String, _ country: String, _ state: String, _ category: RaceCategory = .horse) {
        self.name = name
        self.country = country
        self.state = state
        self.category = category
    }

    /// All courses.
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

    /// The countries, in the order in which their turns come.
    static let countries = ["AU", "JP", "GB", "AR", "US", "IN", "NZ", "CL", "FR", "SG", "IE", "BR", "SE", "KR"]

    /// What races are called.
    static let raceNames = [
        "Maiden Plate", "Autumn Stakes", "Golden Mile", "Breeders Cup Trial", "Members Handicap", "Mayor's Sprint",
        "Juvenile Stakes", "Silver Trophy", "Station Handicap", "Founders Cup", "Riverside Dash", "Lightning Sprint",
        "Harvest Plate", "Champion Trial", "Evening Handicap", "Derby Prelude",
    ]

    /// Returns the courses in a country.
    static func courses(in country: String) -> [Racecourse] { all.filter { $0.country == country } }

    /// Returns the courses of a category.
    static func courses(of category: RaceCategory) -> [Racecourse] { all.filter { $0.category == category } }
}
