import DemoScenes
import DemoWorkers
import RehearsalTesting
import Testing
import WorkerSupport

/// Records what Detail's Logic asks of its presenter, as `rehearse new double` writes it.
final class DetailPresenterDouble: DetailPresenterInterface {
    /// A call of the double.
    enum Call: Equatable {
        case showHeadline(String)
        case showNumberOfRotations(Int, isLocked: Bool)
        case showLock(isOn: Bool)
    }

    /// Records a call, in a log that the test's doubles share.
    private let record: (Call) -> Void

    init(record: @escaping (Call) -> Void) {
        self.record = record
    }

    func show(headline: String) { record(.showHeadline(headline)) }

    func show(numberOfRotations: Int, isLocked: Bool) {
        record(.showNumberOfRotations(numberOfRotations, isLocked: isLocked))
    }

    func showLock(isOn: Bool) { record(.showLock(isOn: isOn)) }
}

/// Suggestions that the test gives.
final class SuggestionsWorkerDouble: SuggestionsWorker {
    /// The calls of `search`, which wait for the test's replies.
    let searchReplies: HeldStub<[String], SuggestionsError>

    init(on tester: StageTester) {
        searchReplies = HeldStub("search", on: tester, cancelled: .cancelled)
    }

    func search(_ text: String) async throws(SuggestionsError) -> [String] { try await searchReplies.wait(text) }
}

/// Goes nowhere.
final class DetailNavigatorDouble: DetailNavigatorInterface {
    func goBack() {}
}

@Suite struct DetailLogicTests {
    @Test func `a rotation counts`() {
        StageTester.run { tester in
            let log = CallLog<DetailPresenterDouble.Call>()
            let logic = DetailLogic(
                setup: DetailSetup(headline: "swift", numberOfRotations: 2) { _ in },
                presenter: DetailPresenterDouble { log.add($0) }, navigator: DetailNavigatorDouble())
            let detail = LogicTester(logic, on: tester, log: log) { $0.state }
            detail.send { $0.rotated() }.expect(calls: [.showNumberOfRotations(3, isLocked: false)]) {
                $0.numberOfRotations = 3
            }
        }
    }
}
