import HeadlessFoundation
import HeadlessUIKit
import Scene
import TestSupport
import WalkthroughLanguage

@testable import WalkthroughRunner

/// What an app still does when it is ended, which a phone never runs.
@Suite struct RelaunchTests {
    /// Writes and presents when its task is cancelled.
    private final class SavingApp: SmallApp {
        init(configuration: Configuration) {}

        func launch(in window: UIWindow) {
            let controller = UIViewController()
            window.rootViewController = controller
            let stage = Stage.current
            stage.tasks.start("save") {
                do {
                    try await stage.tasks.sleep(for: .seconds(10))
                } catch {
                    UserDefaults.standard.set(true, forKey: "late")
                    controller.present(
                        UIAlertController(title: "Late", message: nil, preferredStyle: .alert), animated: true)
                    stage.tasks.start("more") { UserDefaults.standard.set(true, forKey: "later") }
                }
            }
        }
    }

    @Test func `cancelled tasks of an app that is relaunched have no effect`() throws {
        let session = try Studio().makeSession(SavingApp.self)
        defer { session.end() }
        for line in ["launch", "relaunch"] { try session.perform(line) }
        expect(session.lostPresentation, is: nil)
        session.stage.run {
            for key in ["late", "later"] { #expect(UserDefaults.standard.object(forKey: key) == nil) }
            UserDefaults.standard.set(true, forKey: "now")
            #expect(UserDefaults.standard.bool(forKey: "now"))
        }
    }
}
