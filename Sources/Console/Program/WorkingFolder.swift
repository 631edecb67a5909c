import Basics
import Foundation
import WalkthroughLanguage
import WalkthroughRunner

/// The folder that relative paths start from; messages show paths as they were given.
struct WorkingFolder: Equatable, Sendable {
    /// What a path leads to.
    enum Item: Equatable {
        case file
        case folder
        case nothing
    }

    /// The folder's path; nil for the process's own.
    var root: String?

    var systemRoot: String { root ?? FileManager.default.currentDirectoryPath }

    // MARK: - Paths

    /// Returns a path that is valid for the system, relative to the process's own folder.
    func systemPath(_ path: String) -> String {
        guard let root, !path.hasPrefix("/") else { return path }
        return root + "/" + path
    }

    /// Returns the absolute path without links; nil if it does not exist.
    ///
    /// Two paths lead to the same file if their resolved paths are equal.
    func resolved(_ path: String) -> String? {
        guard let resolved = realpath(systemPath(path), nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns the path of a file in reports and messages: normalized, and relative if it is in this folder.
    ///
    /// It stays as it is if, because of a link, the normalized path leads to another file.
    func reportedPath(of path: String) -> String {
        var reportedPath = ScriptPath.normalized(path)
        let root = systemRoot + "/"
        if reportedPath.hasPrefix(root) { reportedPath.removeFirst(root.count) }
        if reportedPath == path { return path }
        return resolved(reportedPath) == resolved(path) ? reportedPath : path
    }

    /// Returns what all paths of one file have in common, through links too and even if it does not exist yet.
    func identity(of path: String) -> String {
        if let resolved = resolved(path) { return resolved }
        var parent = reportedPath(of: (try? AtomicFile.resolved(systemPath(path))) ?? path)
        var rest = ""
        while let slash = parent.lastIndex(of: "/"), slash > parent.startIndex {
            rest = parent[slash...] + rest
            parent = String(parent[..<slash])
            if let resolved = resolved(parent) { return resolved + rest }
        }
        return (resolved(".") ?? systemRoot) + "/" + parent + rest
    }

    // MARK: - Items

    /// Returns what a path leads to; follows links.
    func item(at path: String) -> Item {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: systemPath(path), isDirectory: &isFolder) else { return .nothing }
        return isFolder.boolValue ? .folder : .file
    }

    /// Returns whether a path leads to what can only be written to, not replaced.
    func isStream(_ path: String) -> Bool { AtomicFile.isStream(systemPath(path)) }

    /// Returns the sorted names of the files and folders in a folder.
    func contents(of path: String) throws(ScriptReadError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: systemPath(path)).sorted()
        } catch {
            throw .unreadable(reason: Self.reason(error))
        }
    }

    /// Returns the sorted names of the files and folders in a folder; none if it cannot be read.
    func names(in path: String) -> [String] { (try? contents(of: path)) ?? [] }

    /// Returns why a path cannot be read, such as a broken link; nil if it can be read or simply does not exist.
    func obstacle(at path: String) -> String? {
        var status = stat()
        guard stat(systemPath(path), &status) != 0 else { return nil }
        let code = errno
        if lstat(systemPath(path), &status) == 0 {
            return "\(path) is a broken link; repair it, or name another script"
        }
        return [ENOENT, ENOTDIR].contains(code) ? nil : "\(path) cannot be read: \(SystemError.text(of: code))"
    }

    /// Returns what prevents a folder at a path, or above it; nil if it exists or can be made.
    func obstacle(toFolder path: String) -> String? {
        var ancestor = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            ancestor += (ancestor.isEmpty || ancestor == "/" ? "" : "/") + part
            if item(at: ancestor) == .file { return "\(ancestor) is not a folder" }
        }
        return nil
    }

    // MARK: - Reading and writing

    /// The largest source file that is read, in bytes.
    private static let largestSource = 2 << 20

    /// Returns the bytes of a Swift source; its size is limited, since a huge one needs too much time.
    func readSource(_ path: String) throws(ScriptReadError) -> [UInt8] {
        var status = stat()
        if stat(systemPath(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > Self.largestSource
        {
            let size = String(format: "%.1f MB", Double(status.st_size) / Double(1 << 20))
            throw .unreadable(reason: "it has \(size), and a source may have 2 MB; split it, or move it elsewhere")
        }
        return try read(path)
    }

    func read(_ path: String) throws(ScriptReadError) -> [UInt8] {
        var status = stat()
        guard stat(systemPath(path), &status) == 0 else {
            let code = errno
            if lstat(systemPath(path), &status) == 0, code == ENOENT {
                throw .unreadable(reason: "the target of the link does not exist")
            }
            if [ENOENT, ENOTDIR].contains(code) { throw .missing }
            throw .unreadable(reason: SystemError.text(of: code))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .unreadable(reason: "it is a folder")
        default: throw .unreadable(reason: "it is a pipe or a device, not a file")
        }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: systemPath(path))))
        } catch {
            throw .unreadable(reason: Self.reason(error))
        }
    }

    /// Returns the bytes of a file that a command needs.
    func needed(_ path: String) throws(CommandFailure) -> [UInt8] {
        do throws(ScriptReadError) {
            return try read(path)
        } catch {
            throw CommandFailure("\(path) \(error.explanation)")
        }
    }

    /// Replaces a file as a whole, or writes to a pipe or a device.
    ///
    /// If the path is a link, its target is replaced. Permissions stay.
    func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        try refuseFolder(path)
        do {
            try AtomicFile.write(bytes, to: systemPath(path))
        } catch {
            throw CommandFailure("\(path) cannot be written: \(error.reason)")
        }
    }

    /// Appends bytes to a file, which is made if needed; bytes that others append meanwhile are kept.
    func append(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        let descriptor = open(systemPath(path), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw CommandFailure("\(path) cannot be written: \(SystemError.text)") }
        defer { close(descriptor) }
        if let code = Descriptor(descriptor).writeAll(bytes[...]) {
            throw CommandFailure("\(path) cannot be written: \(SystemError.text(of: code))")
        }
    }

    /// Throws if a path is that of a folder, or ends with a slash.
    func refuseFolder(_ path: String) throws(CommandFailure) {
        guard path.hasSuffix("/") || item(at: path) == .folder else { return }
        throw CommandFailure("\(path) cannot be written: it is a folder; name a file in it")
    }

    /// Makes the folder of a file, and checks that the file can be written.
    func prepare(_ path: String) throws(CommandFailure) {
        if isStream(path) { return }
        try refuseFolder(path)
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try makeFolder(String(path[..<slash])) }
        do throws(AtomicFile.Refusal) {
            try AtomicFile.check(systemPath(path))
        } catch {
            throw CommandFailure("\(path) cannot be written: \(error.reason)")
        }
    }

    /// Makes a folder, with those above it.
    func makeFolder(_ path: String) throws(CommandFailure) {
        if let obstacle = obstacle(toFolder: path) {
            throw CommandFailure("the folder \(path) cannot be made: \(obstacle)")
        }
        do {
            try FileManager.default.createDirectory(atPath: systemPath(path), withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("the folder \(path) cannot be made: \(Self.reason(error))")
        }
    }

    /// Returns the system's reason for an error, without a path of the machine.
    private static func reason(_ error: any Error) -> String {
        let below = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        if let error = error as? POSIXError ?? below as? POSIXError {
            return SystemError.text(of: error.code.rawValue)
        }
        return (error as NSError).localizedDescription
    }
}

/// Finds the files under a folder whose names have an ending.
struct FolderWalk {
    /// The files' paths, those of a folder sorted by name; names that begin with a dot are left out.
    ///
    /// A broken link is included; reading it gives the error.
    private(set) var files: [String] = []
    /// The folders that cannot be read, and why, a line each; if there are any, `files` is incomplete.
    private(set) var problems: [String] = []
    /// The ending of the names of the files, such as `.walk`.
    private let suffix: String
    private let folder: WorkingFolder
    /// The resolved paths of the folders so far, so that a link back to one of them is not followed.
    private var visited: Set<String> = []

    init(_ path: String, endingIn suffix: String, in folder: WorkingFolder) {
        (self.suffix, self.folder) = (suffix, folder)
        visit(in: path)
    }

    private mutating func visit(in path: String) {
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
                visit(in: parent + name)
            } else if name.hasSuffix(suffix) {
                files.append(parent + name)
            }
        }
    }

    private mutating func refuse(_ path: String, _ error: ScriptReadError) {
        problems.append("the folder \(path) \(error.explanation); change its permissions, or name other folders")
    }
}
