import Rehearsal
import SkeletonWorkers

/// Shows the state; the Presenter implements it for the Logic.
protocol HomePresenterInterface: ModulePresenterInterface {
    func show(_ names: [String])
}

/// Searches breeds: the latest text counts, and a text with a current reply is not requested again.
final class HomeLogic {
    private(set) var state = HomeLogicState()

    /// Finds breeds; strong, the container shares it.
    private let breeds: any BreedsWorker
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any HomePresenterInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope
    /// The current search; strong until it has ended or was cancelled.
    private var searching: StageTask?

    init(breeds: any BreedsWorker, presenter: any HomePresenterInterface, tasks: TaskScope) {
        self.breeds = breeds
        self.presenter = presenter
        self.tasks = tasks
    }

    /// Cancels the current search, because the user types another text.
    func keystroke() {
        guard let searching else { return }
        searching.cancel()
        end()
    }

    /// Searches for a text, unless the list shows its reply already; an empty text clears the list.
    func search(for text: String) {
        keystroke()
        if text.isEmpty {
            state.answered = nil
            return show([])
        }
        guard text != state.answered else { return }
        state.phase = .loading
        presenter.show(isLoading: true)
        searching = tasks.start("search") { await self.load(text) }
    }

    private func load(_ text: String) async {
        do throws(BreedsError) {
            let found = try await breeds.search(text)
            guard !Task.isCancelled else { return }
            end()
            state.answered = text
            show(found.map(\.name))
        } catch {
            guard !Task.isCancelled, let failure = ModuleFailure(error) else { return }
            end()
            presenter.show(failure)
        }
    }

    private func end() {
        searching = nil
        state.phase = .idle
        presenter.show(isLoading: false)
    }

    private func show(_ names: [String]) {
        state.breeds = names
        presenter.show(names)
    }
}
