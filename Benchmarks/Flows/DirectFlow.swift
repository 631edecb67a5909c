import DemoScenes
import DemoWorkers
import StageRuntime
import WorkerSupport

/// "Search, open, rotate twice, back, check" as direct calls on the Logic objects: no view, no script.
struct DirectFlow {
    /// Why a direct flow went wrong.
    struct Failure: Error {
        /// What was found.
        let state: SearchLogicState
    }

    /// Performs the flow on a stage of its own.
    ///
    /// - Throws: ``Failure`` where the count did not come back.
    static func perform() throws {
        let stage = Stage()
        let navigator = QuietSearchNavigator()
        let logic = stage.run {
            let tasks = TaskScope("direct")
            let logic = SearchLogic(
                suggestions: HttpWorker(stage: stage), presenter: QuietSearchPresenter(),
                navigator: navigator, tasks: tasks)
            logic.searchTextChanged(to: "swi")
            logic.searchTextSettled(on: "swi")
            return logic
        }
        stage.advance(by: .milliseconds(50))
        stage.run {
            logic.selected(logic.state.suggestions.first ?? "")
            navigator.detail?.rotated()
            navigator.detail?.rotated()
            navigator.detail?.leftForGood()
        }
        stage.settle()
        guard logic.state.numberOfRotations == 2 else { throw Failure(state: logic.state) }
        stage.shutDown()
    }
}
