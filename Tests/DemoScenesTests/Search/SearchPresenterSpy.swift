import TestSupport

@testable import DemoScenes

/// Notes what the Logic of Search asks of its presenter.
final class SearchPresenterSpy: SearchPresenterInterface {
    private let log: CallLog<SearchCall>

    init(log: CallLog<SearchCall>) { self.log = log }

    func show(searchText: String) { log.add(.showText(searchText)) }
    func show(suggestions: [String]) { log.add(.showSuggestions(suggestions)) }
    func showServerError() { log.add(.showServerError) }
    func lowerKeyboard() { log.add(.lowerKeyboard) }
}
