import DemoWorkers
import StageRuntime
import TestSupport
import Testing
import WorkerSupport

@testable import DemoScenes

/// Search's Logic in any order of inputs and replies.
@Suite struct SearchExplorationTests {
    /// What a user, the field and the server can do.
    private enum Action {
        case type(String), settle(String), adopt(String), select(String), rotate, scroll, reply([String])
        case fail(SuggestionsError)
    }

    /// What is tested: the Logic and its doubles.
    private struct Search {
        let logic: SearchLogic
        let worker: SuggestionsStub

        init(on tester: StageTester) {
            let log = CallLog<SearchCall>()
            worker = SuggestionsStub(log: log, isStubborn: false)
            logic = SearchLogic(
                suggestions: worker, presenter: SearchPresenterSpy(log: log), navigator: SearchNavigatorSpy(log: log),
                tasks: tester.stage.tasks)
        }
    }

    @Test func `in whatever order, Search loads exactly while it waits for a reply`() {
        let exploration = LogicExploration(
            of: { Search(on: $0) },
            state: { search in (search: search.logic.state, isAsking: search.worker.replies.isWaiting) },
            invariants: [
                "it loads while it waits": { !$0.isAsking || $0.search.phase == .loading },
                "it waits while it loads": { $0.isAsking || $0.search.phase != .loading },
            ]
        ) { (action: Action, search) in
            switch action {
            case .type(let text): search.logic.searchTextChanged(to: text)
            case .settle(let text): search.logic.searchTextSettled(on: text)
            case .adopt(let text): search.logic.adopted(text)
            case .select(let text): search.logic.selected(text)
            case .rotate: search.logic.rotated()
            case .scroll: search.logic.scrolled()
            case .reply(let rows): if search.worker.replies.isWaiting { search.worker.replies.answer(.success(rows)) }
            case .fail(let error): if search.worker.replies.isWaiting { search.worker.replies.answer(.failure(error)) }
            }
        }
        exploration.explore(
            actions: [
                .type("s"), .type(""), .settle("s"), .settle("sw"), .settle(""), .adopt("swift"), .select("swift"),
                .rotate, .scroll, .reply(["swift"]), .reply([]), .fail(.server),
            ], steps: Thoroughness.choose(2_000, thorough: 100_000))
    }
}
