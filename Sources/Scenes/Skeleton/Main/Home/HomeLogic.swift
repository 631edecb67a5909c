import Rehearsal
import Workers

/// What the Logic tells the Presenter.
protocol HomePresenterInterface: ModulePresenterInterface {
    func show(_ names: [String])
}

/// Finds breeds by what was typed: the newest text counts, and the one that was answered last is not asked again.
final class HomeLogic {
    /// What Home knows.
    private(set) var state = HomeLogicState()

    /// Finds breeds; strong, the container shares it.
    private let breeds: any BreedsWorker
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any HomePresenterInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope
    /// The search under way; strong until it has ended or was cancelled.
    private var searching: StageTask?

    init(breeds: any BreedsWorker, presenter: any HomePresenterInterface, tasks: TaskScope) {
        self.breeds = breeds
        self.presenter = presenter
        self.tasks = tasks
    }

    /// Gives up the search under way: the user is typing another text.
    func keystroke() {
        guard let searching else { return }
        searching.cancel()
        end()
    }

    /// Searches for a text, unless it was answered last; an empty one empties the list.
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
