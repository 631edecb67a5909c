import DemoWorkers
import TestSupport

/// A settings worker whose updates the test ends.
final class SettingsStub: SettingsWorker {
    let replies: HeldStub<Bool, SettingsError>
    private let log: CallLog<SplashCall>

    /// Makes a worker; a stubborn one answers a cancelled call like any other.
    init(log: CallLog<SplashCall>, isStubborn: Bool) {
        self.log = log
        replies = HeldStub("updateSettings", cancelled: isStubborn ? nil : .cancelled)
    }

    func updateSettings(_ flags: SettingsTestFlags) async throws(SettingsError) -> Bool {
        log.add(.updateSettings(flags))
        return try await replies.wait()
    }
}
