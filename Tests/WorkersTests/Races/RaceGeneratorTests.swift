import Foundation
import TestSupport

@testable import RacesWorkers

/// The races that are made up.
@Suite struct RaceGeneratorTests {
    private let generator = RaceGenerator()

    /// A date so many seconds after the default launch.
    private func date(_ seconds: Double) -> Date { StageOptions().launchDate.addingTimeInterval(seconds) }

    @Test func `a minute has one to three races of its own, the same each time`() {
        let first = Int(date(0).timeIntervalSince1970) / 60
        var counts: Set<Int> = []
        for minute in first..<(first + 500) {
            let races = generator.races(inMinute: minute)
            counts.insert(races.count)
            expect((races, races.allSatisfy { $0.start / 60 == minute }), is: (generator.races(inMinute: minute), true))
            expect((races, Set(races.map(\.start)).count), is: (races.sorted(), races.count))
        }
        expect(counts, is: [1, 2, 3])
    }

    @Test func `a race that starts at the date less a minute is left out`() throws {
        let race = try #require(generator.races(around: date(0)).first)
        let start = Double(race.start)
        #expect(!generator.races(around: Date(timeIntervalSince1970: start + 60)).contains(race))
        #expect(generator.races(around: Date(timeIntervalSince1970: start + 59.999)).contains(race))
    }

    @Test func `each reply has five of each category and one of each country at least`() {
        let countries = RaceCountry.offered + RaceCountry.otherKnown
        for second in stride(from: 0.0, through: 10_000, by: 17.5) {
            let races = generator.races(around: date(second))
            for category in RaceCategory.allCases { #expect(races.count { $0.category == category } >= 5) }
            for country in countries { #expect(races.contains { $0.country == country }) }
        }
    }

    @Test func `these very races come at the default date, so that no change goes unnoticed`() {
        let lines = generator.races(around: date(0)).prefix(3).map {
            "\($0.start - Int(date(0).timeIntervalSince1970)) \($0.meeting) R\($0.number) \($0.name)"
        }
        expect(
            lines, are: "-27 Busan R2 Evening Handicap", "-22 Trentham R2 Founders Cup",
            "-11 Hipodromo Chile R7 Champion Trial")
    }
}
