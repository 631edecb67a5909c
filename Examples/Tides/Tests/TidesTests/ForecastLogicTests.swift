import RehearsalTesting
import Testing

@testable import Tides

/// The Logic alone: a stage for its tasks, doubles for all around it, no screen.
@Suite struct ForecastLogicTests {
    private static let tides = [Tide(level: .high, minute: 182, centimetres: 670)]

    @Test func `tides that come are shown and end the loading`() {
        ForecastTest.run { test in
            test.logic.send { $0.start() }
                .expect(calls: [
                    .presenter(.showName("Dover", isHome: false)), .presenter(.showLoading(true)),
                    .worker(.forecast(for: ForecastTest.dover)),
                ])
            test.logic.reply(to: test.worker.forecastReplies, with: Self.tides)
                .expect(calls: [.presenter(.showLoading(false)), .presenter(.showTides(Self.tides))]) {
                    $0.phase = .loaded
                    $0.tides = Self.tides
                }
        }
    }

    @Test func `a failure is told, and trying again asks again`() {
        ForecastTest.run { test in
            test.logic.send { $0.start() }.expect(exhaustivity: .off)
            test.logic.fail(test.worker.forecastReplies, with: .server)
                .expect(calls: [.presenter(.showLoading(false)), .presenter(.showFailure)]) { $0.phase = .failed }
            test.logic.perform { test.presenter.showFailureRetry?() }
                .expect(calls: [.presenter(.showLoading(true)), .worker(.forecast(for: ForecastTest.dover))]) {
                    $0.phase = .loading
                }
            test.logic.reply(to: test.worker.forecastReplies, with: [])
                .expect(calls: [.presenter(.showLoading(false)), .presenter(.showTides([]))]) { $0.phase = .loaded }
        }
    }

    @Test(arguments: [.success([]), .failure(.server)] as [Result<[Tide], TidesError>])
    func `what comes of a request that another one has replaced is worth nothing`(
        _ late: Result<[Tide], TidesError>
    ) {
        ForecastTest.run { test in
            test.worker.forecastReplies.isStubborn = true
            test.logic.send { $0.start() }.expect(exhaustivity: .off)
            test.logic.send { $0.reload() }
                .expect(calls: [.presenter(.showLoading(true)), .worker(.forecast(for: ForecastTest.dover))])
            test.logic.perform { test.worker.forecastReplies.answer(late, to: 1) }.expect()
            test.logic.reply(to: test.worker.forecastReplies, with: Self.tides).expect(exhaustivity: .off) {
                $0.phase = .loaded
                $0.tides = Self.tides
            }
        }
    }

    @Test func `the result is handed back once`() {
        ForecastTest.run { test in
            test.logic.send { $0.setHome(true) }.expect { $0.isHome = true }
            test.logic.send { $0.leftForGood() }.expect(calls: [.finished(isHome: true)])
            test.logic.send { $0.leftForGood() }.expect()
        }
    }

    /// What a user and a server can do.
    private enum Action {
        case reload, setHome(Bool), reply([Tide]), fail(TidesError)
    }

    @Test func `whatever comes, Forecast loads exactly while it waits for tides`() {
        let exploration = LogicExploration(
            of: { tester -> ForecastTest in
                let test = ForecastTest(on: tester)
                test.logic.logic.start()
                return test
            },
            state: { test in (forecast: test.logic.state, isAsking: test.worker.forecastReplies.isWaiting) },
            invariants: [
                "it loads while it waits": { state in !state.isAsking || state.forecast.phase == .loading },
                "it waits while it loads": { state in state.isAsking || state.forecast.phase != .loading },
            ]
        ) { (action: Action, test) in
            switch action {
            case .reload: test.logic.logic.reload()
            case .setHome(let isHome): test.logic.logic.setHome(isHome)
            case .reply(let tides):
                if test.worker.forecastReplies.isWaiting { test.worker.forecastReplies.answer(.success(tides)) }
            case .fail(let error):
                if test.worker.forecastReplies.isWaiting { test.worker.forecastReplies.answer(.failure(error)) }
            }
        }
        let actions: [Action] = [
            .reload, .setHome(true), .setHome(false), .reply([]), .reply(Self.tides), .fail(.server),
        ]
        exploration.explore(actions: actions)
    }
}

/// What a test of the Logic needs: its tester, and its doubles.
private struct ForecastTest {
    /// A call of the Logic.
    enum Call: Equatable {
        case presenter(ForecastPresenterDouble.Call)
        case worker(TidesWorkerDouble.Call)
        case finished(isHome: Bool)
    }

    static let dover = Harbour(name: "Dover", firstHigh: 0, high: 670, low: 80)

    let logic: LogicTester<ForecastLogic, ForecastLogicState, Call>
    let presenter: ForecastPresenterDouble
    let worker: TidesWorkerDouble

    init(on tester: StageTester) {
        let log = CallLog<Call>()
        presenter = ForecastPresenterDouble { log.add(.presenter($0)) }
        worker = TidesWorkerDouble(on: tester) { log.add(.worker($0)) }
        let setup = ForecastSetup(harbour: Self.dover, isHome: false) { log.add(.finished(isHome: $0)) }
        let logic = ForecastLogic(setup: setup, tides: worker, presenter: presenter, tasks: tester.stage.tasks)
        self.logic = LogicTester(logic, on: tester, log: log) { $0.state }
    }

    /// Performs a test of a Logic that has just been made.
    static func run(_ body: (ForecastTest) -> Void) {
        StageTester.run { body(ForecastTest(on: $0)) }
    }
}
