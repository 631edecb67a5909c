/// The plan for adding a part: new files, new lines in existing files, and what the author must do.
package struct PartPlan: Equatable, Sendable {
    /// A file that is new.
    package struct File: Equatable, Sendable {
        /// Its path, from the folder in which the command runs.
        package let path: String
        /// What it holds.
        package let text: String
        /// Whether it is a program.
        package var isProgram = false

        /// Makes a planned file.
        package init(_ path: String, _ text: String, isProgram: Bool = false) {
            (self.path, self.text, self.isProgram) = (path, text, isProgram)
        }
    }

    /// Lines that go into a file that is there.
    package struct Edit: Equatable, Sendable {
        /// The file's path.
        package let path: String
        /// The lines that are new or changed, for a person to read.
        package var lines: [String]
        /// What the file holds afterwards.
        package var text: String
    }

    /// Lines for which no place was found.
    package struct Paste: Equatable, Sendable {
        /// Where they belong, to follow "paste into".
        package let place: String
        /// The lines.
        package let lines: [String]
    }

    /// The new files, in the order in which a person would read them.
    package internal(set) var files: [File] = []
    /// What changes in other files, one entry a file.
    package internal(set) var edits: [Edit] = []
    /// What a person has to enter.
    package internal(set) var pastes: [Paste] = []
    /// What to type next, in the folder of the app; the executable's name if the part is an app.
    package internal(set) var executable: String?

    /// Makes an empty plan.
    init() {}
}

/// A part of an app to be generated, as the command line describes it; names are not checked yet.
package enum PartRequest: Equatable, Sendable {
    /// A package with an app: one act with a list of places, and a scene that it leads to.
    case app(String, rehearsal: RehearsalSource)
    /// A group of scenes that share a container, with its first scene.
    case act(String)
    /// A scene of an act.
    case scene(String, act: String, SceneOptions)
    /// What scenes ask: a protocol, its error, its calls, an implementation.
    case worker(String, WorkerOptions)
    /// A flow that a coordinator owns, with its first scene.
    case coordinator(String)
    /// A walkthrough; the text is that of a script, laid out, and nil begins an empty one.
    case walkthrough(String, from: String?)
}

/// The source of the package Rehearsal for an app's package.
package enum RehearsalSource: Equatable, Sendable {
    /// A checkout, as the manifest writes its path: absolute, or relative to the package.
    case path(String)
    /// A repository.
    case url(String)
}

/// What a scene has besides its parts.
package struct SceneOptions: Equatable, Sendable {
    /// The type of the value that the user changes and the scene hands back.
    package enum Result: String, CaseIterable, Sendable {
        /// A switch.
        case bool = "Bool"
        /// A stepper.
        case int = "Int"
        /// A field; in a scene with a table the row that was chosen.
        case string = "String"
    }

    /// What it hands back; nil for nothing.
    package var result: Result?
    /// Whether it has a table.
    package var isList: Bool
    /// The worker that it uses, by its name without `Worker`; nil for none.
    package var worker: String?

    /// Makes the options of a scene; an option that is not given is off.
    package init(result: Result? = nil, isList: Bool = false, worker: String? = nil) {
        (self.result, self.isList, self.worker) = (result, isList, worker)
    }
}

/// What a worker accesses, and whether it has a live implementation too.
package struct WorkerOptions: Equatable, Sendable {
    /// What a worker talks to.
    package enum Kind: String, CaseIterable, Sendable {
        /// A server.
        case network
        /// The app's storage.
        case store
        /// A part of the device.
        case device
    }

    /// What it talks to.
    package var kind: Kind
    /// Whether an implementation that asks a server is written too; for `network` only.
    package var isLive: Bool

    /// Chooses the kind of a worker.
    package init(kind: Kind = .network, isLive: Bool = false) {
        (self.kind, self.isLive) = (kind, isLive)
    }
}
