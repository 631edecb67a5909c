import Foundation
import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

/// Steps while something is animated: scripts need no `wait`, as a user waits until it rests.
@Suite struct AnimationStepTests {
    private final class MovingApp: StageApp {
        struct Configuration: Codable, Sendable { var limit: Int? }

        static let name = "moving"
        static let summary = "Animates."
        static let screens: [String] = []
        static let workerCalls: [WorkerCallDescription] = []

        private let rows = Rows()

        init(configuration: Configuration) {}

        func launch(in window: UIWindow) {
            let controller = UIViewController()
            let table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            table.accessibilityIdentifier = "list"
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = rows
            controller.view.addSubview(table)
            var top: CGFloat = 0
            func button(_ title: String, _ action: @escaping (UIButton) -> Void) {
                let button = UIButton(frame: CGRect(x: 0, y: top, width: 200, height: 44))
                button.setTitle(title, for: .normal)
                button.addAction(UIAction { _ in action(button) }, for: .touchUpInside)
                controller.view.addSubview(button)
                top += 50
            }
            for (title, time) in [("Short", 0.4), ("Long", 3)] {
                button(title) { button in
                    button.setTitle(button.title(for: .normal) == title ? "Again" : "Twice", for: .normal)
                    UIView.animate(withDuration: time) { button.alpha = button.alpha == 1 ? 0.5 : 1 }
                }
            }
            button("End") { _ in table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: true) }
            window.rootViewController = controller
        }

        private final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
    }

    /// The virtual time after some lines in the app.
    private func time(after lines: String...) throws -> Duration {
        let app = try RunnableApp(MovingApp.self)
        let session = try Session(app: app, configuration: Studio().configuration(for: app))
        defer { session.end() }
        try session.launchIfNeeded()
        for line in lines {
            var parser = ConsoleParser()
            let step = try #require(parser.parse(line).steps.first)
            try session.perform(step.command, source: line)
        }
        return session.stage.clock.now.offset
    }

    // https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled
    @Test func `a tap waits until an animated view rests, for at most a second`() throws {
        expect(try time(after: #"tap "Short""#), is: .zero)
        expect(try time(after: #"tap "Short""#, #"tap "Again""#, #"expect "Twice""#), is: .milliseconds(400))
        let error = #expect(throws: StepFailure.self) { try time(after: #"tap "Long""#, #"tap "Again""#) }
        #expect(
            error?.message == "\"Again\" takes no touches while it is animated, until 3s: begin the animation with "
                + "`allowUserInteraction`, or `wait`")
    }

    // https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
    @Test func `a step that looks for something waits for the end of an animated scroll`() throws {
        expect(try time(after: #"tap "End""#), is: .zero)
        expect(try time(after: #"tap "End""#, #"expect row "Row 99""#), is: .milliseconds(300))
        expect(try time(after: #"tap "End""#, #"tap row "Row 99""#), is: .milliseconds(300))
        expect(try time(after: #"tap "End""#, #"expect row "Row 1""#), is: .zero)
        expect(try time(after: #"tap "End""#, #"expect no row "Row 1""#), is: .milliseconds(300))
    }
}
