import Foundation

/// Finds the files under a folder whose names end in the same way.
struct FolderWalk {
    /// What the names of the files end with, such as `.walk`.
    private let suffix: String
    /// Where relative paths start.
    private let folder: WorkingFolder
    /// The files found so far.
    private var files: [String] = []
    /// The folders looked at, as the system calls them, so that links that lead back end there.
    private var visited: Set<String> = []

    private init(_ suffix: String, in folder: WorkingFolder) {
        (self.suffix, self.folder) = (suffix, folder)
    }

    /// Returns the files' paths, those of a folder by name, each folder once; what begins with a dot is passed over.
    ///
    /// A link that leads nowhere is among them: whoever reads it says so.
    static func files(endingIn suffix: String, under path: String, in folder: WorkingFolder) -> [String] {
        var walk = FolderWalk(suffix, in: folder)
        walk.look(in: path)
        return walk.files
    }

    private mutating func look(in path: String) {
        guard visited.insert(Self.realPath(folder.systemPath(path))).inserted else { return }
        for name in folder.names(in: path) where !name.hasPrefix(".") {
            let inner = path.hasSuffix("/") ? path + name : path + "/" + name
            switch folder.item(at: inner) {
            case .folder: look(in: inner)
            case .file, .nothing: if name.hasSuffix(suffix) { files.append(inner) }
            }
        }
    }

    private static func realPath(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
