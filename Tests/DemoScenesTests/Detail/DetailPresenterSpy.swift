import TestSupport

@testable import DemoScenes

/// Notes what the Logic of Detail asks of its presenter.
final class DetailPresenterSpy: DetailPresenterInterface {
    private let log: CallLog<DetailCall>

    init(log: CallLog<DetailCall>) { self.log = log }

    func show(headline: String) { log.add(.showHeadline(headline)) }
    func show(numberOfRotations: Int, isLocked: Bool) { log.add(.showRotations(numberOfRotations, isLocked: isLocked)) }
    func showLock(isOn: Bool) { log.add(.showLock(isOn: isOn)) }
}
