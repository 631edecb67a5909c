import Configuration
import Foundation
import Walkthroughs

/// The folder that relative paths start from; messages show paths as they were given.
struct WorkingFolder: Equatable, Sendable {
    /// The folder's path; nil is the process's own.
    var root: String?

    /// Returns a path that the system finds from where the process is.
    func systemPath(_ path: String) -> String {
        guard let root, path.utf8.first != UInt8(ascii: "/") else { return path }
        return root + "/" + path
    }

    /// Returns a path without detours, so that two ways of writing one are equal; links count as what they are.
    static func standardized(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// Says what stands at a path; a link counts as what it leads to.
    func item(at path: String) -> Item {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: systemPath(path), isDirectory: &isFolder) else { return .nothing }
        return isFolder.boolValue ? .folder : .file
    }

    /// Returns a file's bytes.
    func read(_ path: String) throws(ScriptReadError) -> [UInt8] {
        var status = stat()
        guard stat(systemPath(path), &status) == 0 else {
            if [ENOENT, ENOTDIR].contains(errno) { throw .missing }
            throw .unreadable(reason: SystemError.text)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .unreadable(reason: "it is a folder")
        default: throw .unreadable(reason: "it is a pipe or a device, not a file")
        }
        if let data = FileManager.default.contents(atPath: systemPath(path)) { return [UInt8](data) }
        do {
            // Tells why not.
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: systemPath(path))))
        } catch {
            throw .unreadable(reason: Self.reason(error))
        }
    }

    /// Says whether a pipe, a device or another thing stands at a path that cannot be replaced, only written to.
    func isStream(_ path: String) -> Bool {
        var status = stat()
        guard stat(systemPath(path), &status) == 0 else { return false }
        return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }

    /// Puts a file's bytes in place, wholly or not at all; what is no file is written to.
    ///
    /// A link stays and what it leads to is replaced, with the permissions it had.
    func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        if isStream(path) { return try append(bytes, to: path) }
        try refuseFolder(path)
        do {
            try AtomicFile.write(bytes, to: systemPath(path), isLasting: false)
        } catch {
            throw CommandFailure("\(path) cannot be written: \(error.reason.lowercased())")
        }
    }

    /// The path of the folder itself, as the system has it.
    var systemRoot: String { root ?? FileManager.default.currentDirectoryPath }

    /// Adds bytes at the end of a file, which is made where there is none; what others add meanwhile stays.
    func append(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        let descriptor = open(systemPath(path), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandFailure("\(path) cannot be written: \(SystemError.text)")
        }
        defer { close(descriptor) }
        if let code = Descriptor(descriptor).writeAll(bytes[...]) {
            throw CommandFailure("\(path) cannot be written: \(SystemError.text(of: code))")
        }
    }

    /// Returns how a file begins and ends, and how long it is; nil where there is none that can be read.
    func glance(at path: String, count: Int) -> (head: [UInt8], last: UInt8?, size: Int)? {
        guard item(at: path) == .file,
            let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: systemPath(path))),
            let head = try? file.read(upToCount: count) ?? Data(), let size = try? file.seekToEnd()
        else { return nil }
        try? file.seek(toOffset: max(size, 1) - 1)
        return ([UInt8](head), (try? file.read(upToCount: 1) ?? Data())?.first, Int(size))
    }

    /// Makes a folder, with those above it.
    func makeFolder(_ path: String) throws(CommandFailure) {
        if let (place, kind) = obstacle(toFolder: path) {
            let what = ExactText(place) == ExactText(path) ? "this" : place
            throw CommandFailure("the folder \(path) cannot be made: \(what) is \(kind.rawValue)")
        }
        do {
            try FileManager.default.createDirectory(atPath: systemPath(path), withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("the folder \(path) cannot be made: \(Self.reason(error))")
        }
    }

    /// Returns what is in a folder.
    func listing(of path: String) throws(ScriptReadError) -> FolderListing {
        try FolderListing(ofFolderAt: systemPath(path))
    }

    /// Returns the names in a folder, sorted by their bytes; none where it cannot be looked into.
    func names(in path: String) -> [String] {
        (try? listing(of: path))?.entries.filter(\.isNamed).map(\.name) ?? []
    }

    /// Returns the one path that a file is known by: without detours, and relative where it is in this folder.
    ///
    /// A detour stays where a link makes it lead to another file.
    func place(of path: String) -> String {
        let plain = ScriptPath.normalized(path)
        let isOutside = plain.utf8.first == UInt8(ascii: "/") || plain.utf8.starts(with: "../".utf8)
        let place = isOutside ? inner(plain) ?? plain : plain
        if ExactText(place) == ExactText(path) { return path }
        return identity(of: place) == identity(of: path) ? place : path
    }

    /// Returns a path that leads into this folder from outside as one that starts here; nil where it does not.
    private func inner(_ path: String) -> String? {
        guard let root = identity(of: ".") else { return nil }
        let absolute = path.utf8.first == UInt8(ascii: "/") ? path : ScriptPath.normalized(systemRoot + "/" + path)
        let slashes = absolute.utf8.indices.filter { absolute.utf8[$0] == UInt8(ascii: "/") }
        let end = slashes.first { identity(of: $0 == absolute.startIndex ? "/" : String(absolute[..<$0])) == root }
        return end.map { String(absolute[absolute.utf8.index(after: $0)...]) }
    }

    /// Returns what something is known by, a link by what it leads to; nil where the system finds nothing.
    func identity(of path: String) -> FileIdentity? {
        var status = stat()
        return stat(systemPath(path), &status) == 0 ? FileIdentity(status) : nil
    }

    /// Returns why the system refused, without a path of the machine.
    private static func reason(_ error: any Error) -> String {
        let below = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        if let error = error as? POSIXError ?? below as? POSIXError {
            return SystemError.text(of: error.code.rawValue)
        }
        return (error as NSError).localizedDescription
    }
}
