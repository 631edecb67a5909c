/// The plan for adding a part: new files, edits of existing files, and what the author must do by hand.
package struct PartPlan: Equatable, Sendable {
    /// A new file.
    package struct File: Equatable, Sendable {
        /// The path, relative to the folder in which the command runs.
        package let path: String
        /// The content of the file.
        package let text: String
        /// Whether the file is executable.
        package var isProgram = false

        /// Makes a planned file.
        package init(_ path: String, _ text: String, isProgram: Bool = false) {
            (self.path, self.text, self.isProgram) = (path, text, isProgram)
        }
    }

    /// A change of an existing file.
    package struct Edit: Equatable, Sendable {
        /// The path of the file.
        package let path: String
        /// The new and changed lines, to show them to the author.
        package var lines: [String]
        /// The new content of the file.
        package var text: String
    }

    /// Lines that the author must insert by hand, because no position was found.
    package struct Paste: Equatable, Sendable {
        /// Where the lines belong; the message is "paste into" and this text.
        package let place: String
        /// The lines.
        package let lines: [String]
    }

    /// The new files, in reading order.
    package internal(set) var files: [File] = []
    /// The changes of existing files, one for each file.
    package internal(set) var edits: [Edit] = []
    /// The lines that the author must insert by hand.
    package internal(set) var pastes: [Paste] = []
    /// The name of the executable to run next if the part is an app; nil for other parts.
    package internal(set) var executable: String?

    /// Makes an empty plan.
    init() {}
}

/// A part to generate, as the command line describes it; its names are not checked yet.
package enum PartRequest: Equatable, Sendable {
    /// A package with an app: one act with a list of places, and a first scene in that list.
    case app(String, rehearsal: RehearsalSource)
    /// A group of scenes that share a container, with its first scene.
    case act(String)
    /// A scene of an act.
    case scene(String, act: String, SceneOptions)
    /// A worker: a protocol, its error, its calls and an implementation.
    case worker(String, WorkerOptions)
    /// A flow that a coordinator owns, with its first scene.
    case coordinator(String)
    /// A walkthrough, from a formatted script; nil for an empty walkthrough.
    case walkthrough(String, from: String?)
}

/// Where an app's package gets the package Rehearsal from.
package enum RehearsalSource: Equatable, Sendable {
    /// A local copy; the path is absolute or relative to the package.
    case path(String)
    /// A Git repository.
    case url(String)
}

/// The options of a scene.
package struct SceneOptions: Equatable, Sendable {
    /// The type of the value that the user changes and that the scene hands back.
    package enum Result: String, CaseIterable, Sendable {
        /// A switch.
        case bool = "Bool"
        /// A stepper.
        case int = "Int"
        /// A text field; in a scene with a table, the chosen row.
        case string = "String"
    }

    /// The type of the value that it hands back; nil for none.
    package var result: Result?
    /// Whether it has a table.
    package var isList: Bool
    /// The name of the worker that it uses, without `Worker`; nil for none.
    package var worker: String?

    /// Makes options; all are off by default.
    package init(result: Result? = nil, isList: Bool = false, worker: String? = nil) {
        (self.result, self.isList, self.worker) = (result, isList, worker)
    }
}

/// The options of a worker: its kind, and whether it has a live implementation too.
package struct WorkerOptions: Equatable, Sendable {
    /// The data source of a worker.
    package enum Kind: String, CaseIterable, Sendable {
        /// A server.
        case network
        /// The app's storage.
        case store
        /// A part of the device.
        case device
    }

    /// The data source.
    package var kind: Kind
    /// Whether a live implementation is generated, which asks a server; only for `network`.
    package var isLive: Bool

    /// Makes options.
    package init(kind: Kind = .network, isLive: Bool = false) {
        (self.kind, self.isLive) = (kind, isLive)
    }
}
