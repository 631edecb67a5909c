import TestSupport

@testable import DemoScenes

/// Notes what the Logic of Splash asks of its presenter, and keeps what goes on from there.
final class SplashPresenterSpy: SplashPresenterInterface {
    private(set) var acknowledge: () -> Void = {}
    private(set) var endFade: () -> Void = {}
    private let log: CallLog<SplashCall>

    init(log: CallLog<SplashCall>) { self.log = log }

    func showSettingsError(acknowledged: @escaping () -> Void) {
        log.add(.showSettingsError)
        acknowledge = acknowledged
    }

    func fadeOut(for duration: Duration, completion: @escaping () -> Void) {
        log.add(.fadeOut(duration))
        endFade = completion
    }
}
