/// Why a part cannot be generated; each message names the problem, the place and the way out.
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
}

extension PartError {
    /// The problem and the way out, without a full stop.
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
            "\(path) declares \(type) already; choose another name"
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
        }
    }

    /// Returns the way out if a name is unknown.
    private static func help(_ nearest: String?, _ known: [String], otherwise: String) -> String {
        if let nearest { return "did you mean \(nearest)?" }
        return known.isEmpty ? otherwise : "there is \(known.joined(separator: ", ")); or \(otherwise)"
    }
}
