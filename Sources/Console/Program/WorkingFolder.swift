import Foundation
import Walkthroughs

/// The folder that relative paths start from; messages show paths as they were given.
struct WorkingFolder: Equatable, Sendable {
    /// The folder's path; nil is the process's own.
    var root: String?

    /// Returns a path that the system finds from where the process is.
    func systemPath(_ path: String) -> String {
        guard let root, !path.hasPrefix("/") else { return path }
        return root + "/" + path
    }

    /// Says what stands at a path; a link counts as what it leads to.
    func item(at path: String) -> Item {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: systemPath(path), isDirectory: &isFolder) else { return .nothing }
        return isFolder.boolValue ? .folder : .file
    }

    /// Returns a file's bytes.
    func read(_ path: String) throws(ScriptReadError) -> [UInt8] {
        switch item(at: path) {
        case .nothing: throw .missing
        case .folder: throw .unreadable(reason: "it is a folder")
        case .file: break
        }
        do {
            return [UInt8](try Data(contentsOf: URL(fileURLWithPath: systemPath(path))))
        } catch {
            throw .unreadable(reason: Self.reason(error))
        }
    }

    /// Puts a file's bytes in place, wholly or not at all.
    func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: systemPath(path)), options: .atomic)
        } catch {
            throw CommandFailure("\(path) cannot be written: \(Self.reason(error))")
        }
    }

    /// The path of the folder itself, as the system has it.
    var systemRoot: String { root ?? FileManager.default.currentDirectoryPath }

    /// Adds bytes at the end of a file, which is made where there is none.
    func append(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
        if item(at: path) == .nothing { try write([], to: path) }
        do {
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: systemPath(path)))
            try file.seekToEnd()
            try file.write(contentsOf: Data(bytes))
            try file.close()
        } catch {
            throw CommandFailure("\(path) cannot be written: \(Self.reason(error))")
        }
    }

    /// Makes a folder, with those above it.
    func makeFolder(_ path: String) throws(CommandFailure) {
        do {
            try FileManager.default.createDirectory(atPath: systemPath(path), withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("the folder \(path) cannot be made: \(Self.reason(error))")
        }
    }

    /// Returns the names in a folder, sorted by their bytes.
    func names(in path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: systemPath(path))) ?? []
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns why the system refused, without a path of the machine.
    private static func reason(_ error: any Error) -> String {
        let below = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        if let error = error as? POSIXError ?? below as? POSIXError {
            return String(cString: strerror(error.code.rawValue)).lowercased()
        }
        return (error as NSError).localizedDescription
    }
}
