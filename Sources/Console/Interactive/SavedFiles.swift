import Reports
import WalkthroughLanguage

/// The files that a console's `save` and `picture` wrote, and may write again; others it leaves alone unless it is told
/// not to.
struct SavedFiles {
    /// What a file holds.
    enum Kind {
        /// A script.
        case script
        /// A drawing of a screen.
        case picture

        /// The ending of its name.
        var ending: String { self == .script ? ".walk" : ".svg" }
        /// The command that writes it.
        var command: String { self == .script ? "save" : "picture" }
    }

    /// What was written last, by the path of the file.
    private var texts: [String: String] = [:]

    /// Writes a text, and returns the name of its file, which has the ending of its kind.
    ///
    /// - Throws: what is wrong with the path, or that a file is there, not empty, that was not written here.
    mutating func write(
        _ text: String, to path: String, over: Bool, as kind: Kind = .script, in folder: WorkingFolder
    ) throws(CommandFailure) -> String {
        let name = try Self.name(for: path, as: kind, in: folder)
        let place = folder.place(of: name)
        if !over, folder.item(at: name) == .file, !folder.isStream(name) {
            // What somebody changed since is no longer what was written here; if nothing stands, nothing is lost.
            let content = try? folder.read(name)
            guard let content, ["", texts[place], text].contains(where: { $0.map { Array($0.utf8) } == content }) else {
                throw CommandFailure(
                    "\(name) is there already; \(kind.command) under another name, or in its place: "
                        + "\(kind.command) over \(path)")
            }
        }
        try Self.lookForFolder(of: name, in: folder)
        try folder.write(Array(text.utf8), to: name)
        texts[place] = text
        return name
    }

    /// Sees that the folder of a file is there; the console makes none, since a slip of the hand would be one too.
    private static func lookForFolder(of name: String, in folder: WorkingFolder) throws(CommandFailure) {
        guard let slash = name.lastIndex(of: "/"), slash > name.startIndex else { return }
        let parent = String(name[..<slash])
        if let obstacle = folder.obstacle(toFolder: parent) {
            throw CommandFailure("\(name) cannot be written: \(obstacle); save elsewhere")
        }
        guard folder.item(at: parent) == .nothing else { return }
        throw CommandFailure("\(name) cannot be written: there is no folder \(parent); make it, or save elsewhere")
    }

    /// Returns a path with the ending of its kind, unless it leads to a folder.
    private static func name(for path: String, as kind: Kind, in folder: WorkingFolder) throws(CommandFailure) -> String
    {
        let last = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        let isFolder = path.hasSuffix("/") || [".", ".."].contains(last)
        guard isFolder || !["", kind.ending].contains(last) else {
            throw CommandFailure("a file needs a name before `\(kind.ending)`: \(example(of: kind))")
        }
        let name = ended(path, kind)
        for place in [path, name] where place == path && isFolder || folder.item(at: place) == .folder {
            let isSlashed = place.hasSuffix("/")
            // Of what is not there, or is a file, nobody knows which of the two was meant.
            if isSlashed, folder.item(at: place) != .folder {
                let plain = String(place.reversed().drop { $0 == "/" }.reversed())
                throw CommandFailure(
                    "\(place) ends like a folder, and there is none; name a file: \(kind.command) \(ended(plain, kind))"
                )
            }
            let inside = "\(kind.command) \(place)\(isSlashed ? "" : "/")my\(kind.ending)"
            throw CommandFailure("\(place) is a folder; name a file in it: \(inside)")
        }
        return name
    }

    /// Returns a path with the ending of its kind.
    private static func ended(_ path: String, _ kind: Kind) -> String {
        path.hasSuffix(kind.ending) ? path : path + kind.ending
    }

    /// Returns the command with a name that would do.
    private static func example(of kind: Kind) -> String { "\(kind.command) my\(kind.ending)" }
}
