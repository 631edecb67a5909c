package import DemoWorkers
package import Rehearsal

/// Shows the state; the Presenter implements it for the Logic.
package protocol SearchPresenterInterface: AnyObject {
    /// Shows a text in the field.
    func show(searchText: String)
    /// Shows suggestions, scrolled to the top.
    func show(suggestions: [String])
    /// Shows that the request has failed.
    func showServerError()
    /// Hides the keyboard, so that more rows are visible.
    func lowerKeyboard()
}

/// Opens and closes scenes; the Navigator implements it for the Logic.
package protocol SearchNavigatorInterface: AnyObject {
    /// Opens Detail; `finished` is called with its count when it has left.
    func showDetail(headline: String, numberOfRotations: Int, finished: @escaping (_ numberOfRotations: Int) -> Void)
}

/// The search: only the reply to the latest text is shown.
package final class SearchLogic {
    /// The state of Search.
    package private(set) var state = SearchLogicState()

    /// Finds search terms; strong, the container shares it.
    private let suggestions: any SuggestionsWorker
    /// Shows the state; strong, it does not keep the Logic.
    private let presenter: any SearchPresenterInterface
    /// Opens Detail; strong, it does not keep the Logic.
    private let navigator: any SearchNavigatorInterface
    /// The scene's tasks; strong, they end with the scene.
    private let tasks: TaskScope
    /// The latest search, running or ended; strong until the next search.
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

    /// Stores each change of the text, and cancels the search for the previous text.
    package func searchTextChanged(to text: String) {
        state.searchText = text
        cancelSearch()
    }

    /// Searches for the debounced text; an empty text clears the list without a request.
    package func searchTextSettled(on text: String) {
        guard text.isEmpty else { return search(for: text) }
        cancelSearch()
        state.phase = .idle
        show([])
    }

    // MARK: The list

    /// Moves a suggestion into the field and searches for it; an empty text clears the list.
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

    /// Hides the keyboard when the user scrolls.
    package func scrolled() {
        presenter.lowerKeyboard()
    }

    // MARK: The device

    /// Counts a rotation of the device while Search is on screen.
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
