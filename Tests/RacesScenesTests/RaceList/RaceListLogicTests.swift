import RacesWorkers
import StageRuntime
import TestSupport
import Testing

@testable import RacesScenes

/// RaceList's Logic: each input with all that it leads to.
@Suite struct RaceListLogicTests {
    private let soon = RacesTest.race("a", in: 100)
    private let later = RacesTest.race("b", in: 200, .harness, country: "NZ")
    private let last = RacesTest.race("c", in: 300, .greyhound)

    private func moment(_ milliseconds: Int) -> Moment { RacesTest.moment(milliseconds) }

    @Test func `the launch asks for races, which come soonest first`() {
        RaceListLogicFixture.run { test in
            test.launch()
            test.logic.perform { test.replies.answer(.success([later, last, soon])) }.expect(
                calls: [.endRefreshing, .show(.races([soon, later]), at: moment(0)), .showStaleness(nil)]
            ) {
                $0.races = [soon, later, last]
                $0.lastReply = moment(0)
                $0.isAwaited = false
                $0.refresh.isUnderWay = false
            }
        }
    }

    @Test func `countdowns are shown at each whole second`() {
        RaceListLogicFixture.run { test in
            test.launch()
            test.logic.advance(by: .milliseconds(300)).expect()
            test.reply([soon, later], at: 300)
            test.logic.advance(by: .milliseconds(699)).expect()
            test.logic.advance(by: .milliseconds(1)).expect(calls: [.showCountdowns(at: moment(1_000))])
            test.logic.advance(by: .seconds(2)).expect(
                calls: [.showCountdowns(at: moment(2_000)), .showCountdowns(at: moment(3_000))])
        }
    }

    @Test func `a race that has expired is gone, and too few lead to a load at once`() {
        RaceListLogicFixture.run { test in
            let gone = RacesTest.race("x", in: -45)
            test.launch()
            test.reply([gone, soon, later], at: 0, shown: [gone, soon])
            test.logic.advance(by: .milliseconds(14_999)).expect(
                calls: (1...14).map { .showCountdowns(at: moment($0 * 1_000)) })
            test.logic.advance(by: .milliseconds(1)).expect(
                calls: [.show(.races([soon, later]), at: moment(15_000)), .showStaleness(nil)]
            ) { $0.races = [soon, later] }
        }
        RaceListLogicFixture.run { test in
            let gone = RacesTest.race("x", in: -45)
            test.launch()
            test.reply([gone, soon], at: 0)
            test.logic.advance(by: .seconds(14)).expect(
                calls: (1...14).map { .showCountdowns(at: moment($0 * 1_000)) })
            test.logic.advance(by: .seconds(1)).expect(
                calls: [.show(.races([soon]), at: moment(15_000)), .showStaleness(nil), .load]
            ) {
                $0.races = [soon]
                $0.refresh.lastAsked = moment(15_000)
                $0.refresh.isUnderWay = true
            }
        }
    }

    @Test func `races that have expired on the way are not shown`() {
        RaceListLogicFixture.run(topCount: 2) { test in
            test.launch()
            test.logic.perform { test.replies.answer(.success([RacesTest.race("x", in: -60)])) }.expect(
                calls: [.endRefreshing, .show(.empty, at: moment(0)), .showStaleness(nil)]
            ) {
                $0.lastReply = moment(0)
                $0.isAwaited = false
                $0.refresh.isUnderWay = false
            }
        }
    }

    @Test func `filters apply at once, without a request`() {
        RaceListLogicFixture.run { test in
            test.launch()
            test.reply([soon, later], at: 0)
            var filters = RaceFilters(topCount: 2)
            func calls(_ shown: RaceListLogicState.Content) -> [RaceListCall] {
                [
                    .showFilters(filters, topCounts: [2, 5, 10, 20, 30]), .show(shown, at: moment(0)),
                    .showStaleness(nil),
                ]
            }
            filters.toggle(.horse)
            test.logic.send { $0.toggle(.horse) }.expect(calls: calls(.races([later]))) { $0.filters = filters }
            filters.country = RaceCountry("FR")
            test.logic.send { $0.choose(RaceCountry("FR")) }.expect(calls: calls(.empty)) { $0.filters = filters }
            filters.country = nil
            test.logic.send { $0.choose(nil) }.expect(calls: calls(.races([later]))) { $0.filters = filters }
            filters.topCount = 30
            test.logic.send { $0.choose(topCount: 30) }.expect(calls: calls(.races([later]))) { $0.filters = filters }
        }
    }

    @Test(arguments: [
        (RacesError.offline, RaceListLogicState.Failure.offline), (.timeout, .other), (.unavailable, .other),
        (.decoding, .other), (.tooManyRequests, .other),
    ])
    func `a failure is shown if there is nothing else, and can be tried again`(
        error: RacesError, failure: RaceListLogicState.Failure
    ) {
        RaceListLogicFixture.run { test in
            test.launch()
            test.logic.perform { test.replies.answer(.failure(error)) }.expect(
                calls: [.endRefreshing, .show(.failure(failure), at: moment(0)), .showStaleness(nil)]
            ) {
                $0.failure = failure
                $0.isAwaited = false
                $0.refresh.isUnderWay = false
            }
            test.logic.send { $0.reload() }.expect(
                calls: [.show(.loading, at: moment(0)), .showStaleness(nil), .load]
            ) {
                $0.failure = nil
                $0.isAwaited = true
                $0.refresh.lastAsked = moment(0)
                $0.refresh.isUnderWay = true
            }
        }
    }

    @Test func `a failure while races are on screen keeps them and tells how old they are, till a load succeeds`() {
        RaceListLogicFixture.run { test in
            test.launch()
            test.reply([soon, later], at: 0)
            test.logic.send { $0.reload() }.expect(
                calls: [.show(.races([soon, later]), at: moment(0)), .showStaleness(nil), .load]
            ) {
                $0.isAwaited = true
                $0.refresh.lastAsked = moment(0)
                $0.refresh.isUnderWay = true
            }
            test.logic.perform { test.replies.answer(.failure(.offline)) }.expect(
                calls: [.endRefreshing, .show(.races([soon, later]), at: moment(0)), .showStaleness(0)]
            ) {
                $0.failure = .offline
                $0.isStale = true
                $0.isAwaited = false
                $0.refresh.isUnderWay = false
            }
            test.logic.advance(by: .seconds(1)).expect(
                calls: [.showCountdowns(at: moment(1_000)), .showStaleness(1)])
            test.logic.send { $0.reload() }.expect(
                calls: [.show(.races([soon, later]), at: moment(1_000)), .showStaleness(1), .load]
            ) {
                $0.failure = nil
                $0.isAwaited = true
                $0.refresh.lastAsked = moment(1_000)
                $0.refresh.isUnderWay = true
            }
            test.reply([soon, later], at: 1_000)
        }
    }

    @Test func `Reset forgets the filters and asks at once, and gives up a load under way`() {
        RaceListLogicFixture.run { test in
            test.launch()
            test.logic.send { $0.toggle(.horse) }.expect(
                calls: [
                    .showFilters(test.logic.state.filters, topCounts: [2, 5, 10, 20, 30]),
                    .show(.loading, at: moment(0)), .showStaleness(nil),
                ]
            ) { $0.filters.toggle(.horse) }
            test.logic.send { $0.reset() }.expect(
                calls: [
                    .showFilters(RaceFilters(topCount: 2), topCounts: [2, 5, 10, 20, 30]),
                    .show(.loading, at: moment(0)), .showStaleness(nil), .load,
                ]
            ) { $0.filters = RaceFilters(topCount: 2) }
            test.reply([soon, later], at: 0)
        }
    }

    @Test func `it asks again 300 s after it last asked, by itself`() {
        RaceListLogicFixture.run { test in
            test.launch()
            test.logic.perform { test.replies.answer(.failure(.timeout)) }.expect(
                calls: [.endRefreshing, .show(.failure(.other), at: moment(0)), .showStaleness(nil)]
            ) {
                $0.failure = .other
                $0.isAwaited = false
                $0.refresh.isUnderWay = false
            }
            test.logic.advance(by: .milliseconds(299_999)).expect()
            test.logic.advance(by: .milliseconds(1)).expect(calls: [.showCountdowns(at: moment(300_000)), .load]) {
                $0.refresh.lastAsked = moment(300_000)
                $0.refresh.isUnderWay = true
            }
            test.tasks.end()
            test.logic.send { _ in }.expect()
        }
    }

    @Test func `races and settings are opened by the navigator`() {
        RaceListLogicFixture.run { test in
            test.logic.send { $0.select(soon) }.expect(calls: [.showDetail(soon)])
            test.logic.send { $0.showSettings() }.expect(calls: [.showSettings])
        }
    }
}
