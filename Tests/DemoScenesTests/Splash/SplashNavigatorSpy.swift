import TestSupport

@testable import DemoScenes

/// Notes what the Logic of Splash asks of its navigator.
final class SplashNavigatorSpy: SplashNavigatorInterface {
    private let log: CallLog<SplashCall>

    init(log: CallLog<SplashCall>) { self.log = log }

    func showSearch() { log.add(.showSearch) }
}
