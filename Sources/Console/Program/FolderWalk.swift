import Walkthroughs

/// Finds the files under a folder whose names end in the same way.
struct FolderWalk {
    /// The files' paths, those of a folder by name, each folder once; what begins with a dot is passed over.
    ///
    /// A link that leads nowhere is among them: whoever reads it says so.
    private(set) var files: [String] = []
    /// What may hide such files, and why, a line each; where there is any, the files are not all that were meant.
    private(set) var problems: [String] = []

    /// What the names of the files end with, such as `.walk`.
    private let suffix: String
    /// Where relative paths start.
    private let folder: WorkingFolder
    /// The folders looked at, so that links that lead back end there.
    private var visited: Set<FileIdentity> = []

    /// Looks through a folder and those in it.
    init(_ path: String, endingIn suffix: String, in folder: WorkingFolder) {
        (self.suffix, self.folder) = (suffix, folder)
        look(in: path)
    }

    private mutating func look(in path: String) {
        if let identity = folder.identity(of: path), !visited.insert(identity).inserted { return }
        let listing: FolderListing
        do throws(ScriptReadError) {
            listing = try folder.listing(of: path)
        } catch {
            return refuse(path, error)
        }
        let parent = path.hasSuffix("/") ? path : path + "/"
        for entry in listing.entries where !entry.name.hasPrefix(".") {
            let inner = parent + entry.name
            switch entry.kind {
            case .folder: look(in: inner)
            case .file, .nothing: if entry.name.hasSuffix(suffix) { files.append(inner) }
            case .unknown(let reason):
                // One cannot know whether it is a folder.
                return refuse(path, .unreadable(reason: reason))
            case .misnamed(let isFolder):
                guard isFolder || entry.name.hasSuffix(suffix) else { continue }
                problems.append("the name of \(inner) is not UTF-8, so it cannot be read; give it another name")
            }
        }
    }

    private mutating func refuse(_ path: String, _ error: ScriptReadError) {
        problems.append("the folder \(path) \(error.explanation); make it readable, or name only what is beside it")
    }
}
