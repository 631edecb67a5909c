import Foundation
import WalkthroughLanguage
import WalkthroughRunner

/// Finds the files under a folder whose names end in the same way.
struct FolderWalk {
    /// The files' paths, those of a folder by name, each folder once; what begins with a dot is passed over.
    ///
    /// A link that leads nowhere is among them; reading it gives the error.
    private(set) var files: [String] = []
    /// The folders that cannot be looked into, and why, a line each; with any, the files are not all that were meant.
    private(set) var problems: [String] = []
    /// What the names of the files end with, such as `.walk`.
    private let suffix: String
    /// The folder that relative paths start from.
    private let folder: WorkingFolder
    /// The resolved paths of the folders so far, so that a link back to one of them ends there.
    private var visited: Set<String> = []

    /// Looks through a folder and those in it.
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
