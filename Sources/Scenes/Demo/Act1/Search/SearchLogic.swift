package import Rehearsal
package import Workers

/// What the Logic tells the Presenter.
package protocol SearchPresenterInterface: AnyObject {
    /// Puts a text into the field.
    func show(searchText: String)
    /// Shows suggestions from the top.
    func show(suggestions: [String])
    /// Says that the request failed.
    func showServerError()
    /// Makes room for the list.
    func lowerKeyboard()
}

/// What the Logic asks of the Navigator.
package protocol SearchNavigatorInterface: AnyObject {
    /// Opens Detail; `finished` is called with its count when it has left.
    func showDetail(headline: String, numberOfRotations: Int, finished: @escaping (_ numberOfRotations: Int) -> Void)
}

/// The search: the latest text wins, and a late reply to an old one never reaches the screen.
package final class SearchLogic {
    /// What Search knows.
    package private(set) var state = SearchLogicState()

    /// Finds search terms; strong, the container shares it.
    private let suggestions: any SuggestionsWorker
    /// Shows what happens; strong, it holds nothing of the Logic.
    private let presenter: any SearchPresenterInterface
    /// Goes to Detail; strong, it holds nothing of the Logic.
    private let navigator: any SearchNavigatorInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope
    /// The latest search, in flight or over; strong until another takes its place.
    private var search: StageTask?

    /// Makes the Logic; the scene's controller owns it.
    package init(
        suggestions: any SuggestionsWorker, presenter: any SearchPresenterInterface,
        navigator: any SearchNavigatorInterface, tasks: TaskScope
    ) {
        self.suggestions = suggestions
        self.presenter = presenter
        self.navigator = navigator
        self.tasks = tasks
    }

    // MARK: Typing

    /// Notes each change of the text at once; a search for the text before is worth nothing now.
    package func searchTextChanged(to text: String) {
        state.searchText = text
        cancelSearch()
    }

    /// Searches for the text that has stayed; an empty one clears the list without a request.
    package func searchTextSettled(on text: String) {
        guard text.isEmpty else { return search(for: text) }
        cancelSearch()
        state.phase = .idle
        show([])
    }

    // MARK: The list

    /// Puts a suggestion into the field and searches for it; an empty one clears the list, as when it is typed.
    package func adopted(_ suggestion: String) {
        state.searchText = suggestion
        presenter.show(searchText: suggestion)
        searchTextSettled(on: suggestion)
    }

    /// Opens a suggestion.
    package func selected(_ suggestion: String) {
        navigator.showDetail(headline: suggestion, numberOfRotations: state.numberOfRotations) { [weak self] count in
            self?.state.numberOfRotations = count
        }
    }

    /// Makes room for the list that the user scrolls.
    package func scrolled() {
        presenter.lowerKeyboard()
    }

    // MARK: The device

    /// Counts a turn of the device while Search is on screen.
    package func rotated() {
        state.numberOfRotations += 1
    }

    // MARK: Searching

    private func search(for text: String) {
        cancelSearch()
        state.phase = .loading
        search = tasks.start("search") { await self.load(text) }
    }

    private func cancelSearch() {
        search?.cancel()
        search = nil
        if state.phase == .loading { state.phase = .idle }
    }

    private func load(_ text: String) async {
        do throws(SuggestionsError) {
            let found = try await suggestions.search(text)
            guard !Task.isCancelled else { return }
            state.phase = .idle
            show(found)
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.phase = .failed
            presenter.showServerError()
        }
    }

    private func show(_ suggestions: [String]) {
        state.suggestions = suggestions
        presenter.show(suggestions: suggestions)
    }
}
