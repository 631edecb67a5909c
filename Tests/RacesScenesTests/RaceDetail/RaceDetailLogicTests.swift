import RacesWorkers
import StageRuntime
import TestSupport
import Testing

@testable import RacesScenes

/// RaceDetail's Logic: it counts down, and on after the start.
@Suite struct RaceDetailLogicTests {
    /// What the Logic asks of its presenter.
    private enum Call: Equatable {
        case show(Race)
        case showCountdown(String)
    }

    /// Notes it.
    private final class Spy: RaceDetailPresenterInterface {
        let log = CallLog<Call>()
        func show(_ race: Race) { log.add(.show(race)) }
        func show(_ countdown: Countdown) { log.add(.showCountdown(countdown.text)) }
    }

    @Test func `it counts at each whole second, past the start and past the expiry`() {
        StageTester.run { tester in
            let spy = Spy()
            let race = RacesTest.race(in: 2)
            let tasks = TaskScope("RaceDetail")
            let stage = tester.stage
            let logic = LogicTester(
                RaceDetailLogic(
                    setup: RaceDetailSetup(race: race), now: { [unowned stage] in stage.now }, presenter: spy,
                    tasks: tasks), on: tester, log: spy.log
            ) { $0.state }
            logic.send { $0.start() }.expect(calls: [.show(race), .showCountdown("2s")])
            logic.advance(by: .milliseconds(999)).expect()
            logic.advance(by: .milliseconds(1)).expect(calls: [.showCountdown("1s")]) { $0.seconds = 1 }
            logic.advance(by: .seconds(3)).expect(
                calls: [.showCountdown("0s"), .showCountdown("-1s"), .showCountdown("-2s")]
            ) { $0.seconds = -2 }
            logic.advance(by: .seconds(97)).expect(
                calls: (3...99).map { .showCountdown(Countdown(seconds: -$0).text) }
            ) { $0.seconds = -99 }
            tasks.end()
        }
    }
}
