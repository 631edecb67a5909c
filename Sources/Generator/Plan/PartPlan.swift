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
    package var files: [File] = []
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
    ///
    /// A UIKit app has one plain controller instead, and an empty app an act without scenes.
    case app(String, rehearsal: RehearsalSource, isUIKit: Bool = false, isEmpty: Bool = false)
    /// A group of scenes that share a container, with its first scene.
    case act(String)
    /// A scene of an act.
    case scene(String, act: String, SceneOptions)
    /// A worker: a protocol, its error, its calls and an implementation.
    case worker(String, WorkerOptions)
    /// A tab with an act of its own, and that act's first scene.
    case tab(String)
    /// A sign-in in front of what the app shows.
    case signIn
    /// A flow that a coordinator owns, with its first scene.
    case coordinator(String)
    /// A double of a protocol of the sources, for tests.
    case double(String)
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
    package init(kind: Kind = .network, isLive: Bool = false) { (self.kind, self.isLive) = (kind, isLive) }
}

/// Why a part cannot be generated; each message names the problem, the location and the remedy.
package enum PartError: Error, Equatable {
    /// The name is not a capital letter followed by letters and digits; the example is a valid name.
    case badName(String, kind: String, example: String?)
    /// The name is too long for the lines of the generated code.
    case longName(String, limit: Int)
    /// The name already ends with the suffix that would be added.
    case doubledSuffix(String, suffix: String, plain: String)
    /// The name, or a name that is made of it, already has a meaning.
    case reservedName(String, reason: String)
    /// The name of a walkthrough is not a valid file name.
    case badWalkthroughName(String)
    /// A type with this name exists already.
    case taken(type: String, path: String)
    /// The app has a sign-in already.
    case hasSignIn(path: String)
    /// The sources have no class that conforms to `StageApp`, or several.
    case noApp
    /// There is no act with this name; the payload has the known acts and the one that was probably meant.
    case noAct(String, known: [String], nearest: String?)
    /// The act's scenes and its container are in different targets.
    case severalTargets(act: String, path: String)
    /// There is no worker with this name; the payload has the known workers and the one that was probably meant.
    case noWorker(String, known: [String], nearest: String?)
    /// The worker has no call that a generated scene can use.
    case unknownWorker(String, path: String)
    /// Only a worker of kind `network` can be live.
    case liveKind(String)
    /// There is no protocol with this name; the payload has the one that was probably meant.
    case noProtocol(String, nearest: String?)
    /// A double of this protocol cannot be generated.
    case noDouble(String, path: String, reason: String)
}

extension PartError {
    /// The problem and the remedy, without a full stop.
    package var message: String {
        switch self {
        case .badName(let name, let kind, let example):
            "\"\(name)\" cannot be the name of \(kind): a type's name is a capital letter, then letters and digits"
                + (example.map { "; did you mean \($0)?" } ?? ", such as Detail")
        case .longName(let name, let limit):
            "\"\(name)\" has \(name.count) characters, but at most \(limit) are allowed; choose a shorter name"
        case .doubledSuffix(let name, let suffix, let plain):
            "the word \(suffix) is added to \"\(name)\"; leave it out: \(plain)"
        case .reservedName(let name, let reason):
            "\"\(name)\" cannot be used: \(reason); choose another name"
        case .badWalkthroughName(let name):
            "\"\(name)\" cannot be the name of a walkthrough: a file's name has small letters and digits with - "
                + "between them, such as buy-twice"
        case .taken(let type, let path):
            "\(path) declares \(type) already; choose another name, or rename that type"
        case .hasSignIn(let path):
            "the app has a sign-in already: \(path)"
        case .noApp:
            "no class under Sources is a StageApp, or several are; go to the folder of the app's Package.swift, "
                + "or make an app: rehearse new app NAME"
        case .noAct(let name, let known, let nearest):
            "there is no act \(name): no protocol is called \(name)FactoryInterface; "
                + Self.help(nearest, known, otherwise: "make it: rehearse new act \(name)")
        case .severalTargets(let act, let path):
            "\(path) declares \(act)FactoryInterface for other targets, but `rehearse new` writes into one; "
                + "copy an existing scene of this act by hand"
        case .noWorker(let name, let known, let nearest):
            "there is no worker \(name): no protocol is called \(name)Worker; "
                + Self.help(nearest, known, otherwise: "make it: rehearse new worker \(name)")
        case .unknownWorker(let name, let path):
            "a scene is written for a worker with `func load() async throws(\(name)Error) -> [String]` and a call "
                + "`\(name)Calls.load`, and \(path) has none; make the scene without --worker, and ask it in its Logic"
        case .liveKind(let kind):
            "--live is for workers that use a server, but a \(kind) has none; leave it out, or use --kind network"
        case .noProtocol(let name, let nearest):
            "no source declares a protocol \(name) at the beginning of a line; "
                + (nearest.map { "did you mean \($0)?" } ?? "name one of a file under Sources")
        case .noDouble(let name, let path, let reason):
            "no double of \(name) in \(path) can be written: \(reason); write it by hand, with HeldStub for what is "
                + "async"
        }
    }

    /// Returns the remedy for an unknown name.
    private static func help(_ nearest: String?, _ known: [String], otherwise: String) -> String {
        if let nearest { return "did you mean \(nearest)?" }
        return known.isEmpty ? otherwise : "there is \(known.joined(separator: ", ")); or \(otherwise)"
    }
}
