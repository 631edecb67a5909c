import TestSupport

@testable import DemoScenes

/// Notes what the Logic of Detail asks of its navigator.
final class DetailNavigatorSpy: DetailNavigatorInterface {
    private let log: CallLog<DetailCall>

    init(log: CallLog<DetailCall>) { self.log = log }

    func goBack() { log.add(.goBack) }
}
