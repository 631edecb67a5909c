import HeadlessUIKit
import Scene
import StageRuntime

/// A small app for the console's tests: a count, a form with a secret, a call, a second screen, and one that leaks.
final class NotesApp: StageApp {
    struct Configuration: Codable, Sendable {
        struct TestFlags: Codable, Sendable { var isQuick: Bool? }
        var testFlags: TestFlags?
        var limit: Int
    }

    static let name = "notes"
    static let summary = "Notes to try the console on."
    static let screens = ["Home", "Second", "Leaky"]
    static let workerCalls = [NotesCalls.load.description, NotesCalls.keep.description]
    static let storageNames = ["notes"]
    static let identifiers = ["count", "password", "result", "second"]
    static var commands: [AppCommand] {
        [
            AppCommand("receive note", "TEXT", help: "Delivers a note from another device.") { (_: NotesApp, texts) in
                Stage.current.trace.record(texts[0])
            }
        ]
    }

    let configuration: Configuration

    init(configuration: Configuration) { self.configuration = configuration }

    func launch(in window: UIWindow) {
        window.rootViewController = UINavigationController(rootViewController: HomeVC(configuration))
        window.makeKeyAndVisible()
    }
}

enum NotesCalls {
    static let load = WorkerCall<String>(
        WorkerCallDescription("notes.load", kind: .network, latency: .milliseconds(100)))
    static let keep = WorkerCall<Bool>(WorkerCallDescription("notes.keep", kind: .store, storage: "notes"))
}

/// A second app, with nothing but a title.
final class ClockApp: StageApp {
    struct Configuration: Codable, Sendable {}

    static let name = "clock"
    static let summary = "Another app."
    static let screens = ["Clock"]
    static let workerCalls: [WorkerCallDescription] = []

    init(configuration: Configuration) {}

    func launch(in window: UIWindow) {
        window.rootViewController = ColumnVC("Clock")
        window.makeKeyAndVisible()
    }
}
