import Configuration
import Foundation
import Walkthroughs

/// Where something is written, the same for all paths that lead there.
enum OutputPlace: Hashable {
    /// A file that is there.
    case file(FileIdentity)
    /// A name that is free still, in a folder that is there.
    case entry(folder: FileIdentity, name: ExactText)
    /// A path whose folder is still to be made.
    case path(ExactText)
}

extension WorkingFolder {
    /// Returns the place that a path leads to.
    func output(at path: String) -> OutputPlace {
        if let identity = identity(of: path) { return .file(identity) }
        let path = systemPath(path)
        // Where links lead to each other without an end, who writes there says so.
        let target = (try? AtomicFile.resolved(path)) ?? path
        let folder = Self.folder(of: target)
        let name = ExactText(String(decoding: target.utf8.dropFirst(folder.utf8.count), as: UTF8.self))
        guard let identity = identity(of: folder.isEmpty ? "." : folder) else {
            return .path(ExactText(Self.standardized(target)))
        }
        return .entry(folder: identity, name: name)
    }

    /// Says whether a file that is there may have other names than that of a path.
    func isLinked(_ path: String) -> Bool {
        var status = stat()
        guard lstat(systemPath(path), &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFLNK || (status.st_mode & S_IFMT == S_IFREG && status.st_nlink > 1)
    }

    /// Returns what stands up to the last slash, with it.
    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(path[...slash])
    }
}
