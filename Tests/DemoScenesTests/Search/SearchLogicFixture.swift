import DemoWorkers
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import DemoScenes

/// What a test of Search's Logic needs: its tester, its doubles, its tasks.
struct SearchLogicFixture {
    let logic: LogicTester<SearchLogic, SearchLogicState, SearchCall>
    let replies: HeldStub<[String], SuggestionsError>
    let navigator: SearchNavigatorSpy
    let tasks: TaskScope

    /// Performs a test of a Logic that has just been made.
    static func run(
        stubbornWorker isStubborn: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (SearchLogicFixture) -> Void
    ) {
        StageTester.run(sourceLocation: sourceLocation) { tester in
            let log = CallLog<SearchCall>()
            let suggestions = SuggestionsStub(log: log, isStubborn: isStubborn)
            let navigator = SearchNavigatorSpy(log: log)
            let tasks = TaskScope("Search")
            let logic = SearchLogic(
                suggestions: suggestions, presenter: SearchPresenterSpy(log: log), navigator: navigator, tasks: tasks)
            body(
                SearchLogicFixture(
                    logic: LogicTester(logic, on: tester, log: log) { $0.state }, replies: suggestions.replies,
                    navigator: navigator, tasks: tasks))
        }
    }

    /// Types a text that stays, and lets the worker reply: the list shows `suggestions`.
    func show(_ suggestions: [String], for text: String = "s") {
        logic.send { $0.searchTextChanged(to: text) }.expect { $0.searchText = text }
        logic.send { $0.searchTextSettled(on: text) }.expect(calls: [.search(text)]) { $0.phase = .loading }
        logic.perform { replies.answer(.success(suggestions)) }.expect(calls: [.showSuggestions(suggestions)]) {
            $0.phase = .idle
            $0.suggestions = suggestions
        }
    }
}
