import Foundation
import WalkthroughLanguage
import WalkthroughRunner

/// Finds the files under a folder whose names end in the same way.
struct FolderWalk {
    /// The files' paths, those of a folder sorted by name; names that begin with a dot are left out.
    ///
    /// A broken link is included; reading it gives the error.
    private(set) var files: [String] = []
    /// The folders that cannot be read, and why, a line each; if there are any, `files` is incomplete.
    private(set) var problems: [String] = []
    /// The ending of the names of the files, such as `.walk`.
    private let suffix: String
    /// The folder that relative paths start from.
    private let folder: WorkingFolder
    /// The resolved paths of the folders so far, so that a link back to one of them is not followed.
    private var visited: Set<String> = []

    /// Finds the files under a folder.
    init(_ path: String, endingIn suffix: String, in folder: WorkingFolder) {
        (self.suffix, self.folder) = (suffix, folder)
        look(in: path)
    }

    private mutating func look(in path: String) {
        if let resolved = folder.resolved(path), !visited.insert(resolved).inserted { return }
        let names: [String]
        do throws(ScriptReadError) {
            names = try folder.contents(of: path)
        } catch {
            return refuse(path, error)
        }
        let parent = path.hasSuffix("/") ? path : path + "/"
        for name in names where !name.hasPrefix(".") {
            if folder.item(at: parent + name) == .folder {
                look(in: parent + name)
            } else if name.hasSuffix(suffix) {
                files.append(parent + name)
            }
        }
    }

    private mutating func refuse(_ path: String, _ error: ScriptReadError) {
        problems.append("the folder \(path) \(error.explanation); change its permissions, or name other folders")
    }
}
