import Configuration
import Foundation
import Walkthroughs

extension WorkingFolder {
    /// Says what keeps a path, at which nothing is found, from being read; nil where there simply is nothing.
    func obstacle(at path: String) -> String? {
        var status = stat()
        guard stat(systemPath(path), &status) != 0 else { return nil }
        let code = errno
        if code == ELOOP { return "\(path) is \(Obstacle.loop.rawValue); mend it, or name another script" }
        guard [ENOENT, ENOTDIR].contains(code) else {
            return "\(path) cannot be read: \(SystemError.text(of: code))"
        }
        guard lstat(systemPath(path), &status) == 0 else { return nil }
        return "\(path) is \(Obstacle.dangling.rawValue); mend it, or name another script"
    }

    /// Sees that a path is no folder's, nor meant as one by a slash at its end.
    func refuseFolder(_ path: String) throws(CommandFailure) {
        guard path.utf8.last == UInt8(ascii: "/") || item(at: path) == .folder else { return }
        throw CommandFailure("\(path) cannot be written: it is a folder; name a file in it")
    }

    /// Says what stands where a folder is to be made, or where one above it would be, and where; nil for nothing.
    func obstacle(toFolder path: String) -> (place: String, kind: Obstacle)? {
        var place = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            place += (place.isEmpty || place == "/" ? "" : "/") + String(Substring(part))
            var status = stat()
            guard stat(systemPath(place), &status) == 0 else {
                let code = errno
                if code == ELOOP { return (place, .loop) }
                let isLink = code == ENOENT && lstat(systemPath(place), &status) == 0
                // Where nothing stands, the rest is made too.
                return isLink ? (place, .dangling) : nil
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: continue
            case S_IFREG: return (place, .file)
            default: return (place, .stream)
            }
        }
        return nil
    }

    /// Says whether nothing stands at a path, as far as the system lets that be known.
    func isMissing(_ path: String) -> Bool {
        var status = stat()
        return stat(systemPath(path), &status) != 0 && errno == ENOENT
    }

    /// Returns why the system lets nothing be kept in a folder that is there; nil where it does.
    func refusal(ofFolder path: String) -> String? {
        access(systemPath(path), R_OK | W_OK | X_OK) == 0 ? nil : SystemError.text(of: errno)
    }
}
