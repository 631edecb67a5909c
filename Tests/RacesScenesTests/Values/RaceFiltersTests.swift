import RacesWorkers
import TestSupport
import Testing

@testable import RacesScenes

/// Which races are shown, in which order, and until when.
@Suite struct RaceFiltersTests {
    @Test(arguments: [
        (59_999, false), (60_000, true), (60_001, true), (0, false), (-120_000, false), (3_600_000, true),
    ])
    func `a race is gone at exactly its expiry`(afterStart milliseconds: Int, isExpired: Bool) {
        let race = RacesTest.race(in: 120)
        expect(RaceRules().isExpired(race, at: RacesTest.moment(120_000 + milliseconds)), is: isExpired)
    }

    @Test func `races that start sooner come first, and of those that start together the smaller id`() {
        let races = [RacesTest.race("b", in: 60), RacesTest.race("c", in: 30), RacesTest.race("a", in: 60)]
        expect(races.sorted().map(\.id), is: ["c", "a", "b"])
    }

    @Test func `a tap turns a category off and on; if none is left on, all are on`() {
        var filters = RaceFilters(topCount: 5)
        expect(filters.categories, is: [.horse, .greyhound, .harness])
        filters.toggle(.greyhound)
        expect(filters.categories, is: [.horse, .harness])
        filters.toggle(.horse)
        expect(filters.categories, is: [.harness])
        filters.toggle(.horse)
        expect(filters.categories, is: [.horse, .harness])
        filters.toggle(.harness)
        filters.toggle(.horse)
        expect(filters.categories, is: [.horse, .greyhound, .harness])
    }

    @Test func `category, country and count all apply`() {
        let races = [
            RacesTest.race("a", in: 1), RacesTest.race("b", in: 2, .harness), RacesTest.race("c", in: 3, country: "NZ"),
            RacesTest.race("d", in: 4, country: "AUS"), RacesTest.race("e", in: 5),
        ]
        var filters = RaceFilters(topCount: 2)
        expect(filters.shown(of: races).map(\.id), is: ["a", "b"])
        filters.topCount = 30
        expect(filters.shown(of: races).map(\.id), is: ["a", "b", "c", "d", "e"])
        filters.country = RaceCountry("AU")
        expect(filters.shown(of: races).map(\.id), is: ["a", "b", "d", "e"])
        filters.toggle(.harness)
        expect(filters.shown(of: races).map(\.id), is: ["a", "d", "e"])
        filters.country = RaceCountry("FR")
        #expect(filters.shown(of: races).isEmpty)
    }

    @Test func `the numbers come from the configuration`() {
        expect(RaceRules(), is: RaceRules(RacesConfiguration()))
        expect(RaceRules().topCounts, is: [5, 10, 20, 30])
        let odd = RaceRules(RacesConfiguration(races: .init(topCount: 7, expirySeconds: 0, refreshSeconds: 0)))
        expect([odd.topCount, odd.expirySeconds, odd.refreshSeconds], is: [7, 0, 1])
        expect(odd.topCounts, is: [5, 7, 10, 20, 30])
        expect(RaceRules(RacesConfiguration(races: .init(topCount: 0))).topCount, is: 1)
    }
}
