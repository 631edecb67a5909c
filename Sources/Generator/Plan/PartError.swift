/// Why a part cannot be written; the texts name the thing, the place and the way out.
package enum PartError: Error, Equatable {
    /// The name is no word of letters and digits that begins with a capital letter; the second is one that would do.
    case badName(String, kind: String, example: String?)
    /// The name has more characters than lines have room for.
    case longName(String, limit: Int)
    /// The name ends in what is added to it.
    case doubledSuffix(String, suffix: String, plain: String)
    /// The name, or what is made of it, means something already.
    case reservedName(String, reason: String)
    /// The name of a walkthrough cannot be a file's.
    case badWalkthroughName(String)
    /// A type that would be written is there.
    case taken(type: String, path: String)
    /// No class of the sources is a `StageApp`, or several are.
    case noApp
    /// There is no such act; the others, and the one that was probably meant.
    case noAct(String, known: [String], nearest: String?)
    /// The act's scenes and containers are in two targets.
    case severalTargets(act: String, path: String)
    /// There is no such worker.
    case noWorker(String, known: [String], nearest: String?)
    /// The worker has nothing that a generated scene could ask.
    case unknownWorker(String, path: String)
    /// Only servers are live.
    case liveKind(String)
}

extension PartError {
    /// What is wrong and the way out, without a full stop.
    package var message: String {
        switch self {
        case .badName(let name, let kind, let example):
            "\"\(name)\" cannot be the name of \(kind): a type's name is a capital letter, then letters and digits"
                + (example.map { "; did you mean \($0)?" } ?? ", such as Detail")
        case .longName(let name, let limit):
            "\"\(name)\" has \(name.count) characters, and \(limit) are the most; choose a shorter name"
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
                + "or begin an app: rehearse new app NAME"
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
            "--live is for workers that ask a server: a \(kind) has none; leave it out, or say --kind network"
        }
    }

    /// Returns the way out of an unknown name.
    private static func help(_ nearest: String?, _ known: [String], otherwise: String) -> String {
        if let nearest { return "did you mean \(nearest)?" }
        return known.isEmpty ? otherwise : "there is \(known.joined(separator: ", ")); or \(otherwise)"
    }
}
