import KooberWorkers
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import KooberScenes

/// DropoffPicker's Logic: the newest search counts, and so does the first choice.
@Suite struct DropoffPickerLogicTests {
    private enum Call: Equatable {
        case names([String])
        case failure
        case close
        case search(String, Location)
        case finished(NamedLocation?)
    }

    private final class PresenterSpy: DropoffPickerPresenterInterface {
        private let log: CallLog<Call>

        init(log: CallLog<Call>) { self.log = log }

        func show(_ names: [String]) { log.add(.names(names)) }
        func showFailure() { log.add(.failure) }
    }

    private struct Test {
        let logic: LogicTester<DropoffPickerLogic, DropoffPickerLogicState, Call>
        let replies: HeldStub<[NamedLocation], KooberServerError>
        let tasks: TaskScope

        /// Searches for a text; the worker waits.
        func search(_ query: String) {
            logic.send { $0.search(for: query) }.expect(calls: [.search(query, Samples.pickup)]) {
                $0.query = query
                $0.phase = .loading
            }
        }

        /// Lets the first search give two places.
        func seed() {
            logic.send { $0.start() }.expect(calls: [.search("", Samples.pickup)]) {
                $0.query = ""
                $0.phase = .loading
            }
            answer([Samples.operaHouse, Samples.moma])
        }

        /// Lets the worker answer a search, the last by default.
        func answer(_ places: [NamedLocation], to number: Int? = nil) {
            logic.perform { replies.answer(.success(places), to: number) }
                .expect(calls: [.names(places.map(\.name))]) {
                    $0.phase = .idle
                    $0.places = places
                }
        }
    }

    private func test(isStubborn: Bool = false, _ body: (Test) -> Void) {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let worker = LocationsStub(isStubborn: isStubborn) { log.add(.search($0, $1)) }
            let tasks = TaskScope("DropoffPicker")
            let logic = DropoffPickerLogic(
                setup: DropoffPickerSetup { log.add(.finished($0)) }, pickup: Samples.pickup, locations: worker,
                presenter: PresenterSpy(log: log), navigator: ClosingNavigatorSpy { log.add(.close) }, tasks: tasks)
            body(
                Test(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, replies: worker.replies,
                    tasks: tasks))
        }
    }

    @Test func `an empty search fills the list, once however often DropoffPicker appears`() {
        test { test in
            expect(
                test.logic.state, is: DropoffPickerLogicState(query: nil, places: [], chosen: nil, phase: .idle))
            test.seed()
            test.logic.send { $0.start() }.expect()
        }
    }

    @Test func `a search replaces the list, also by nothing`() {
        test { test in
            test.seed()
            test.search("mo")
            test.answer([Samples.moma])
            test.search("x")
            test.answer([])
        }
    }

    @Test(arguments: ["moma", " moma ", "", "a  b"])
    func `a text is searched for as it is, and again when it comes again`(query: String) {
        test { test in
            test.search(query)
            test.answer([Samples.moma])
            test.logic.send { $0.search(for: query) }.expect(calls: [.search(query, Samples.pickup)]) {
                $0.phase = .loading
            }
            test.answer([])
        }
    }

    @Test(arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1]])
    func `the newest search counts, in whichever order replies come`(order: [Int]) {
        test(isStubborn: true) { test in
            for query in ["m", "mo", "mom"] { test.search(query) }
            for number in order {
                if number == 3 {
                    test.answer([Samples.moma], to: 3)
                } else {
                    test.logic.perform { test.replies.answer(.success([Samples.operaHouse]), to: number) }.expect()
                }
            }
        }
    }

    @Test func `a late failure of an older search is told to nobody`() {
        test(isStubborn: true) { test in
            test.search("m")
            test.search("mo")
            test.logic.perform { test.replies.answer(.failure(.server), to: 1) }.expect()
            test.answer([Samples.moma], to: 2)
        }
    }

    @Test(arguments: [KooberServerError.server, .decoding, .unauthorised])
    func `a failure is shown, the list stays, and another search ends it`(error: KooberServerError) {
        test { test in
            test.seed()
            test.search("mo")
            test.logic.perform { test.replies.answer(.failure(error)) }.expect(calls: [.failure]) {
                $0.phase = .failed
            }
            test.search("mom")
            test.answer([Samples.moma])
        }
    }

    @Test func `the first choice closes the picker, and is handed back once it has left, once`() {
        test { test in
            test.seed()
            test.logic.send { $0.choose(row: 1) }.expect(calls: [.close]) { $0.chosen = Samples.moma }
            test.logic.send { $0.choose(row: 0) }.expect()
            test.logic.send { $0.leftForGood() }.expect(calls: [.finished(Samples.moma)])
            test.logic.send { $0.leftForGood() }.expect()
        }
    }

    @Test func `Cancel closes the picker without a choice`() {
        test { test in
            test.seed()
            test.logic.send { $0.cancel() }.expect(calls: [.close])
            test.logic.send { $0.leftForGood() }.expect(calls: [.finished(nil)])
        }
    }

    @Test(arguments: [-1, 2, .max]) func `a row that is not there is not chosen`(row: Int) {
        test { test in
            test.seed()
            test.logic.send { $0.choose(row: row) }.expect()
        }
    }

    @Test func `a request that was cancelled is no failure`() {
        test { test in
            test.search("m")
            test.logic.perform { test.replies.answer(.failure(.cancelled)) }.expect()
        }
    }

    @Test(arguments: [Result<[NamedLocation], KooberServerError>.success([Samples.moma]), .failure(.server)])
    func `what comes after DropoffPicker has left is told to nobody`(
        reply: Result<[NamedLocation], KooberServerError>
    ) {
        test(isStubborn: true) { test in
            test.search("m")
            test.logic.perform { test.tasks.end() }.expect()
            test.logic.perform { test.replies.answer(reply) }.expect()
        }
    }
}
