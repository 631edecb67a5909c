import TestSupport

@testable import DemoScenes

/// Notes what the Logic of Search asks of its navigator, and keeps the callback for Detail's result.
final class SearchNavigatorSpy: SearchNavigatorInterface {
    private(set) var finished: (Int) -> Void = { _ in }
    private let log: CallLog<SearchCall>

    init(log: CallLog<SearchCall>) { self.log = log }

    func showDetail(headline: String, numberOfRotations: Int, finished: @escaping (_ numberOfRotations: Int) -> Void) {
        log.add(.showDetail(headline: headline, numberOfRotations: numberOfRotations))
        self.finished = finished
    }
}
