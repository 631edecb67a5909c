import Foundation
import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

/// Work that begins when a screen is laid out, which is when a step looks at it.
@Suite struct LateLayoutTests {
    /// Laid out again after a second, and starts a task then.
    private final class LateView: UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        /// What the task does; `nil` once it is started.
        var work: (() -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            work?()
            work = nil
        }
    }

    private final class LateApp: StageApp {
        struct Configuration: Codable, Sendable { var limit: Int? }

        static let name = "late"
        static let summary = "Begins its work while it is laid out."
        static let screens: [String] = []
        static let workerCalls: [WorkerCallDescription] = []

        private let controller = UIViewController()

        init(configuration: Configuration) {}

        func launch(in window: UIWindow) {
            let stage = Stage.current
            let view = LateView()
            view.addSubview(view.label)
            controller.view = view
            window.rootViewController = controller
            stage.tasks.after(.seconds(1), "again") {
                view.work = {
                    stage.tasks.start("work") {
                        view.label.text = "Begun"
                        try await stage.tasks.sleep(for: .seconds(1))
                        view.label.text = "Done"
                    }
                }
                view.setNeedsLayout()
            }
        }
    }

    /// The virtual time at the end of a line in the app.
    private func time(after line: String) throws -> Duration {
        let app = try RunnableApp(LateApp.self)
        let session = try Session(app: app, configuration: Studio().configuration(for: app))
        defer { session.end() }
        try session.launchIfNeeded()
        var parser = ConsoleParser()
        let step = try #require(parser.parse(line).steps.first)
        try session.perform(step.command, source: line)
        return session.stage.clock.now.offset
    }

    @Test func `a wait goes on with what its own look has begun`() throws {
        expect(try time(after: "expect text \"Begun\" within 5s"), is: .seconds(1))
        expect(try time(after: "wait until expect text \"Done\""), is: .seconds(2))
    }
}
