import Foundation
import WalkthroughLanguage

/// Finds the scripts of properties that must hold when other scripts run.
enum PropertyFiles {
    /// Returns those under `UITestScripts`, in the folders of some scripts and in the folders above; not the scripts.
    ///
    /// So a script has the same properties whether it runs alone, with its folder or with all others.
    static func around(_ paths: [String], in folder: WorkingFolder) -> [String] {
        var candidates =
            folder.item(at: ScriptFiles.defaultFolder) == .folder
            ? FolderWalk(ScriptFiles.defaultFolder, endingIn: ScriptFiles.suffix, in: folder).files : []
        var visited: Set<String> = []
        for path in paths {
            var parent = parent(of: path)
            while visited.insert(parent).inserted {
                candidates += folder.names(in: parent.isEmpty ? "." : parent).filter(ScriptFiles.isScript).sorted()
                    .map { parent + $0 }
                // Above the working folder are other people's files.
                if parent.isEmpty || parent.hasPrefix("/") || parent.hasPrefix("..") { break }
                parent = Self.parent(of: String(parent.dropLast()))
            }
        }
        var known = Set(paths)
        return candidates.filter { known.insert($0).inserted && isProperties($0, in: folder) }
    }

    /// Returns the folder of a path, with a slash at its end; empty for the working folder.
    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    private static func isProperties(_ path: String, in folder: WorkingFolder) -> Bool {
        guard let bytes = try? folder.read(path), Data(bytes).range(of: Data("properties".utf8)) != nil else {
            return false
        }
        return PropertySet.isScript(bytes)
    }
}
