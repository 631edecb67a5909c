import Basics
import Reports
import WalkthroughLanguage

/// The files that a console's `save` wrote, and may write again; others it leaves alone unless it is told not to.
struct SavedFiles {
    /// What was written last, by the path of the file.
    private var texts: [ExactText: String] = [:]

    /// Writes a script, and returns the name of its file, which ends in `.walk`.
    ///
    /// - Throws: what is wrong with the path, or that a file is there, not empty, that was not written here.
    mutating func write(
        _ text: String, to path: String, over: Bool, in folder: WorkingFolder
    ) throws(CommandFailure) -> String {
        let name = try Self.name(for: path, in: folder)
        let place = ExactText(folder.place(of: name))
        if !over, folder.item(at: name) == .file, !folder.isStream(name) {
            // What somebody changed since is no longer what was written here; if nothing stands, nothing is lost.
            let content = try? folder.read(name)
            guard let content, ["", texts[place], text].contains(where: { $0.map { Array($0.utf8) } == content }) else {
                throw CommandFailure(
                    "\(name) is there already; save under another name, or in its place: save over \(path)")
            }
        }
        try Self.lookForFolder(of: name, in: folder)
        try folder.write(Array(text.utf8), to: name)
        texts[place] = text
        return name
    }

    /// Sees that the folder of a file is there; the console makes none, since a slip of the hand would be one too.
    private static func lookForFolder(of name: String, in folder: WorkingFolder) throws(CommandFailure) {
        guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")), slash > name.startIndex else { return }
        let parent = String(name[..<slash])
        if let obstacle = folder.obstacle(toFolder: parent) {
            throw CommandFailure("\(name) cannot be written: \(obstacle); save elsewhere")
        }
        guard folder.item(at: parent) == .nothing else { return }
        throw CommandFailure("\(name) cannot be written: there is no folder \(parent); make it, or save elsewhere")
    }

    /// Returns a path with the ending of scripts, unless it leads to a folder.
    private static func name(for path: String, in folder: WorkingFolder) throws(CommandFailure) -> String {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let last = parts.last.map { String(Substring($0)) } ?? ""
        let isFolder = path.utf8.last == UInt8(ascii: "/") || [".", ".."].contains(last)
        guard isFolder || !["", ".walk"].contains(last) else {
            throw CommandFailure("a file needs a name before `.walk`: save my.walk")
        }
        let name = ended(path)
        for place in [path, name] where place == path && isFolder || folder.item(at: place) == .folder {
            let isSlashed = place.utf8.last == UInt8(ascii: "/")
            // Of what is not there, or is a file, nobody knows which of the two was meant.
            if isSlashed, folder.item(at: place) != .folder {
                let plain = String(place.reversed().drop { $0 == "/" }.reversed())
                throw CommandFailure(
                    "\(place) ends like a folder, and there is none; name a file: save \(ended(plain))")
            }
            throw CommandFailure("\(place) is a folder; name a file in it: save \(place)\(isSlashed ? "" : "/")my.walk")
        }
        return name
    }

    /// Returns a path with the ending of scripts.
    private static func ended(_ path: String) -> String { path.hasSuffix(".walk") ? path : path + ".walk" }
}
