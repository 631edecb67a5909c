import Foundation
import TestSupport

@testable import RacesWorkers

/// Countries as they arrive, and as users read them.
@Suite struct RaceCountryTests {
    @Test(arguments: [
        ("AUS", "AU", "Australia", "🇦🇺"), ("AU", "AU", "Australia", "🇦🇺"), ("NZ", "NZ", "New Zealand", "🇳🇿"),
        ("NZL", "NZ", "New Zealand", "🇳🇿"), ("JPN", "JP", "Japan", "🇯🇵"), ("JAP", "JP", "Japan", "🇯🇵"),
        ("IND", "IN", "India", "🇮🇳"), ("UK", "GB", "United Kingdom", "🇬🇧"), ("GB", "GB", "United Kingdom", "🇬🇧"),
        ("GBR", "GB", "United Kingdom", "🇬🇧"), ("FR", "FR", "France", "🇫🇷"), ("FRA", "FR", "France", "🇫🇷"),
        ("BRA", "BR", "Brazil", "🇧🇷"), ("USA", "US", "USA", "🇺🇸"), ("US", "US", "USA", "🇺🇸"),
        ("ARG", "AR", "Argentina", "🇦🇷"), ("CHI", "CL", "Chile", "🇨🇱"), ("CHL", "CL", "Chile", "🇨🇱"),
        ("IRE", "IE", "Ireland", "🇮🇪"), ("IRL", "IE", "Ireland", "🇮🇪"), ("SGP", "SG", "Singapore", "🇸🇬"),
        ("SIN", "SG", "Singapore", "🇸🇬"), ("KOR", "KR", "South Korea", "🇰🇷"), ("SWE", "SE", "Sweden", "🇸🇪"),
        (" aus ", "AU", "Australia", "🇦🇺"),
    ])
    func `a known country has its ISO code, its name and its flag`(
        arrived: String, code: String, name: String, flag: String
    ) {
        let country = RaceCountry(arrived)
        expect([country.code, country.name, country.flag], is: [code, name, flag])
    }

    @Test(arguments: [("HKG", "HKG"), ("za", "ZA"), ("", ""), ("England", "ENGLAND")])
    func `an unknown one keeps its code, without name and flag`(arrived: String, code: String) {
        let country = RaceCountry(arrived)
        expect((country.code, country.name, country.flag), is: (code, nil, nil))
    }

    @Test func `the menu's countries and the others are known, each once`() {
        let known = RaceCountry.offered + RaceCountry.otherKnown
        expect((known.count, Set(known).count, known.allSatisfy { $0.name != nil }), is: (14, 14, true))
        expect(
            RaceCountry.offered.map(\.name), are: "Australia", "New Zealand", "Japan", "India", "United Kingdom",
            "France", "Brazil", "USA")
    }
}
