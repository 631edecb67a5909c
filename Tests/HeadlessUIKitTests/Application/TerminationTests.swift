import Foundation
import HeadlessFoundation
import Scene
import TestSupport

@testable import HeadlessUIKit

/// What an app that is killed is told, which is nothing, and what it leaves behind, which is nothing either.
@Suite struct TerminationTests {
    let stage = Stage()

    /// An app that saves a draft when the keyboard goes down or its view leaves the window.
    private final class DraftApp: StageApp {
        static let name = "draft"
        static let summary = "Saves a draft."
        static let screens = ["Draft"]
        static let workerCalls: [WorkerCallDescription] = []

        final class Page: UIView {
            override func willMove(toWindow newWindow: UIWindow?) { if newWindow == nil { DraftApp.save() } }
        }

        init(configuration: String) {
            for name in [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification] {
                HeadlessFoundation.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    Self.save()
                }
            }
        }

        func launch(in window: UIWindow) {
            let controller = UIViewController()
            controller.view = Page()
            let field = UITextField()
            controller.view.addSubview(field)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            field.becomeFirstResponder()
        }

        static func save() { try? Stage.current.storage.write(Data("draft".utf8), to: "draft") }
    }

    @Test func `a killed app gets no notification about its keyboard or its views`() throws {
        UIApplication.launch(DraftApp.self, configuration: "", on: stage)
        let window = try #require(stage.run { UIApplication.shared.frontWindow })
        #expect(window.isKeyboardUp)
        stage.run { UIApplication.shared.terminate() }
        expect(try stage.storage.names(), is: [])
        expect((window.isKeyboardUp, window.firstResponder, window.subviews), is: (false, nil, []))
        expect(stage.trace.last(1).map(\.name), is: ["terminate"])
        #expect(!stage.trace.last(100).contains { $0.name.contains("down") })
    }

    @Test func `tasks of no scene and requests end with the app, and the next app can start its own`() {
        let session = StageURLSession([ServerCall("drafts.list", "/drafts") { _ in .json("[]") }], on: stage)
        var events: [String] = []
        func start(_ app: String) {
            UIApplication.launch(DraftApp.self, configuration: "", on: stage)
            stage.run {
                stage.tasks.after(.seconds(1), "tick") { events.append("\(app) tick") }
                stage.tasks.start("wait") {
                    try await stage.tasks.sleep(for: .seconds(1))
                    events.append("\(app) task")
                }
                session.dataTask(with: URL(filePath: "/drafts")) { _, _, error in
                    events.append("\(app) reply, \((error as? URLError)?.code == .cancelled ? "cancelled" : "there")")
                }.resume()
                stage.settle()
            }
        }
        start("first")
        start("second")
        stage.run { stage.advance(by: .seconds(2)) }
        expect(events, is: ["first reply, cancelled", "second reply, there", "second tick", "second task"])
        stage.shutDown()
    }

    @Test func `a paused animation may end with its app`() throws {
        final class Page: UIView {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        }
        UIApplication.launch(DraftApp.self, configuration: "", on: stage)
        stage.run {
            let page = Page()
            UIApplication.shared.frontWindow?.addSubview(page)
            page.animator.pauseAnimation()
        }
        stage.run { UIApplication.shared.terminate() }
        #expect(stage.takeProblems().isEmpty)
    }

    @Test func `animations that one app has disabled are enabled in the next app`() {
        UIApplication.launch(DraftApp.self, configuration: "", on: stage)
        stage.run { UIView.setAnimationsEnabled(false) }
        UIApplication.launch(DraftApp.self, configuration: "", on: stage)
        #expect(stage.run { UIView.areAnimationsEnabled })
    }
}
