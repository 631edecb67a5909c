import Scene
import SkeletonWorkers
import StageRuntime
import TestSupport
import Testing

@testable import SkeletonScenes

/// Home's Logic: which texts are searched for, and what becomes of the replies.
@Suite struct HomeLogicTests {
    private struct Test {
        let logic: LogicTester<HomeLogic, HomeLogicState, Call>
        let breeds: BreedsStub
        let tasks: TaskScope

        /// Searches for a text; the worker waits.
        func search(_ text: String) {
            logic.send { $0.search(for: text) }.expect(calls: [.loading(true), .search(text)]) { $0.phase = .loading }
        }

        /// Searches for a text and gives the reply.
        func find(_ names: [String], for text: String) {
            search(text)
            logic.perform { breeds.replies.answer(.success(names.map { Breed(name: $0) })) }
                .expect(calls: [.loading(false), .names(names)]) {
                    $0.phase = .idle
                    $0.answered = text
                    $0.breeds = names
                }
        }
    }

    private func test(isStubborn: Bool = false, _ body: (Test) -> Void) {
        StageTester.run { tester in
            let log = CallLog<Call>()
            let breeds = BreedsStub(log, isStubborn: isStubborn)
            let tasks = TaskScope("Home")
            let logic = HomeLogic(breeds: breeds, presenter: Spy(log), tasks: tasks)
            body(Test(logic: LogicTester(logic, on: tester, log: log) { $0.state }, breeds: breeds, tasks: tasks))
        }
    }

    @Test func `a reply is shown in its order`() {
        test { $0.find(["b", "a"], for: "x") }
    }

    @Test func `the text that was answered last is not sent again`() {
        test { test in
            test.find(["Beagle"], for: "bea")
            test.logic.send { $0.search(for: "bea") }.expect(calls: []) { _ in }
            test.find([], for: "beax")
            test.find(["Beagle"], for: "bea")
        }
    }

    @Test func `an empty text empties the list and forgets the text`() {
        test { test in
            test.find(["Beagle"], for: "bea")
            test.logic.send { $0.search(for: "") }.expect(calls: [.names([])]) {
                $0.answered = nil
                $0.breeds = []
            }
            test.find(["Beagle"], for: "bea")
        }
    }

    @Test(arguments: [(BreedsError.offline, ModuleFailure.offline), (.server, .server)])
    func `an error keeps the list, and the same text is sent again`(error: BreedsError, told: ModuleFailure) {
        test { test in
            test.find(["Beagle"], for: "bea")
            test.search("whi")
            test.logic.perform { test.breeds.replies.answer(.failure(error)) }
                .expect(calls: [.loading(false), .failure(told)]) { $0.phase = .idle }
            test.find(["Whippet"], for: "whi")
        }
    }

    @Test(arguments: [false, true])
    func `a keystroke gives up the search under way`(isStubborn: Bool) {
        test(isStubborn: isStubborn) { test in
            test.search("bea")
            test.logic.send { $0.keystroke() }.expect(calls: [.loading(false)]) { $0.phase = .idle }
            test.logic.send { $0.keystroke() }.expect(calls: []) { _ in }
            guard isStubborn else { return }
            test.logic.perform { test.breeds.replies.answer(.success([Breed(name: "Beagle")])) }
                .expect(calls: []) { _ in }
        }
    }

    @Test func `a search that is due while another is under way takes its place`() {
        test { test in
            test.search("bea")
            test.logic.send { $0.search(for: "beag") }
                .expect(calls: [.loading(false), .loading(true), .search("beag")]) { _ in }
            test.logic.perform { test.breeds.replies.answer(.success([])) }
                .expect(calls: [.loading(false), .names([])]) {
                    $0.phase = .idle
                    $0.answered = "beag"
                }
        }
    }

    @Test func `a reply after the scene has left is shown to nobody`() {
        test(isStubborn: true) { test in
            test.search("bea")
            test.logic.perform { test.tasks.end() }.expect(calls: []) { _ in }
            test.logic.perform { test.breeds.replies.answer(.failure(.server)) }.expect(calls: []) { _ in }
        }
    }
}
