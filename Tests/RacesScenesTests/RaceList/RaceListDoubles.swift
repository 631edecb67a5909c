import RacesWorkers
import StageRuntime
import TestSupport
import Testing

@testable import RacesScenes

/// What the Logic of RaceList asks of its presenter, its navigator and its worker.
enum RaceListCall: Equatable {
    case showFilters(RaceFilters, topCounts: [Int])
    case show(RaceListLogicState.Content, at: Moment)
    case showCountdowns(at: Moment)
    case showStaleness(Int?)
    case endRefreshing
    case showDetail(Race)
    case showSettings
    case load
}

/// Notes what the Logic of RaceList asks of its presenter and its navigator.
final class RaceListSpy: RaceListPresenterInterface, RaceListNavigatorInterface {
    private let log: CallLog<RaceListCall>

    init(log: CallLog<RaceListCall>) { self.log = log }

    func show(_ filters: RaceFilters, topCounts: [Int]) { log.add(.showFilters(filters, topCounts: topCounts)) }
    func show(_ content: RaceListLogicState.Content, at now: Moment) { log.add(.show(content, at: now)) }
    func showCountdowns(at now: Moment) { log.add(.showCountdowns(at: now)) }
    func showStaleness(_ seconds: Int?) { log.add(.showStaleness(seconds)) }
    func endRefreshing() { log.add(.endRefreshing) }
    func showDetail(of race: Race) { log.add(.showDetail(race)) }
    func showSettings() { log.add(.showSettings) }
}

/// A races worker whose replies the test gives.
final class RacesStub: RacesWorker {
    let replies = HeldStub<[Race], RacesError>("next", cancelled: .cancelled)
    private let log: CallLog<RaceListCall>

    init(log: CallLog<RaceListCall>) { self.log = log }

    func next() async throws(RacesError) -> [Race] {
        log.add(.load)
        return try await replies.wait()
    }
}

/// What a test of RaceList's Logic needs: its tester, its worker's replies, its tasks.
struct RaceListLogicFixture {
    let logic: LogicTester<RaceListLogic, RaceListLogicState, RaceListCall>
    let replies: HeldStub<[Race], RacesError>
    let tasks: TaskScope

    /// Performs a test of a Logic that shows two races at most unless told otherwise; its timers end with the test.
    static func run(
        topCount: UInt16 = 2, sourceLocation: SourceLocation = #_sourceLocation, _ body: (RaceListLogicFixture) -> Void
    ) {
        StageTester.run(sourceLocation: sourceLocation) { tester in
            let log = CallLog<RaceListCall>()
            let (worker, spy) = (RacesStub(log: log), RaceListSpy(log: log))
            let tasks = TaskScope("RaceList")
            let stage = tester.stage
            let logic = RaceListLogic(
                rules: RaceRules(RacesConfiguration(races: .init(topCount: topCount))), races: worker,
                now: { [unowned stage] in stage.now }, presenter: spy, navigator: spy, tasks: tasks)
            body(
                RaceListLogicFixture(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, replies: worker.replies,
                    tasks: tasks))
            tasks.end()
        }
    }

    /// Launches at time zero: the first load is asked.
    func launch(sourceLocation: SourceLocation = #_sourceLocation) {
        let filters = logic.state.filters
        logic.send({ $0.start() }, sourceLocation: sourceLocation).expect(
            calls: [
                .showFilters(filters, topCounts: [2, 5, 10, 20, 30]), .show(.loading, at: RacesTest.moment(0)),
                .showStaleness(nil), .load,
            ], sourceLocation: sourceLocation
        ) {
            $0.isAwaited = true
            $0.refresh.lastAsked = RacesTest.moment(0)
            $0.refresh.isUnderWay = true
        }
    }

    /// Lets the load reply at a time in milliseconds; all races are shown unless told otherwise.
    func reply(_ races: [Race], at time: Int, shown: [Race]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        let now = RacesTest.moment(time)
        logic.perform({ replies.answer(.success(races)) }, sourceLocation: sourceLocation).expect(
            calls: [.endRefreshing, .show(.races(shown ?? races), at: now), .showStaleness(nil)],
            sourceLocation: sourceLocation
        ) {
            $0.races = races
            $0.lastReply = now
            $0.isAwaited = false
            $0.isStale = false
            $0.failure = nil
            $0.refresh.isUnderWay = false
        }
    }
}
