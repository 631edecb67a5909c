import HeadlessFoundation
import HeadlessUIKit
import Scene
import StageRuntime
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

/// What an app still does when it is ended, which a phone never runs.
@Suite struct RelaunchTests {
    /// Writes and presents when its task is cancelled.
    private final class SavingApp: StageApp {
        struct Configuration: Codable, Sendable { var limit: Int? }

        static let name = "saving"
        static let summary = "Writes when its task is cancelled."
        static let screens: [String] = []
        static let workerCalls: [WorkerCallDescription] = []

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
        let app = try RunnableApp(SavingApp.self)
        let session = try Session(app: app, configuration: Studio().configuration(for: app))
        defer { session.end() }
        var parser = ConsoleParser()
        for line in ["launch", "relaunch"] {
            try session.perform(try #require(parser.parse(line).steps.first).command, source: line)
        }
        #expect(session.lostPresentation == nil)
        session.stage.run {
            #expect(UserDefaults.standard.object(forKey: "late") == nil)
            #expect(UserDefaults.standard.object(forKey: "later") == nil)
            UserDefaults.standard.set(true, forKey: "now")
            #expect(UserDefaults.standard.bool(forKey: "now"))
        }
    }
}
