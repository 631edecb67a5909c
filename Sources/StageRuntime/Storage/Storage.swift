public import Foundation

/// Keeps an app's named files of bytes, without folders.
///
/// By default it is in memory, separate for each walkthrough; with `--storage` it is in a folder.
public protocol Storage: AnyObject {
    /// Returns what is stored under a name, `nil` if nothing is.
    ///
    /// - Throws: ``StorageError`` if it is there but cannot be read.
    func read(_ name: String) throws(StorageError) -> Data?

    /// Stores bytes under a name, entirely or not at all.
    ///
    /// - Throws: ``StorageError``; the former content is then still there.
    func write(_ data: Data, to name: String) throws(StorageError)

    /// Removes what is stored under a name, if there is anything.
    ///
    /// - Throws: ``StorageError`` if it is there and cannot be removed.
    func delete(_ name: String) throws(StorageError)

    /// Renames what is stored under a name, to one that is free, so that nothing is overwritten.
    ///
    /// - Returns: the new name, such as `settings.damaged-1`.
    /// - Throws: ``StorageError`` if nothing is stored under the name, or if it cannot be renamed.
    func setAside(_ name: String) throws(StorageError) -> String

    /// Returns the names under which something is stored, sorted.
    func names() throws(StorageError) -> [String]
}

/// Why a file of an app's storage could not be read or written.
public enum StorageError: Error, Equatable, Sendable {
    /// There is no space left.
    case full(name: String)
    /// Reading or writing failed for a reason of the system.
    case io(name: String, reason: String)
    /// The name belongs to a pipe, a socket or a device.
    case notAFile(name: String)
    /// The name is not allowed: it is empty, too long, has a slash, or starts with a dot.
    case badName(String)
    /// Something is stored under a name that differs only in case: on many volumes both names are one file.
    case nameInOtherCase(name: String, stored: String)

    /// The error as the fault of a worker call.
    public var fault: WorkerFault { if case .full = self { .full } else { .io } }
}

extension StorageError: CustomStringConvertible {
    /// What happened, to which name, and what to do.
    public var description: String {
        switch self {
        case .full(let name): "storage \(name): no space is left; free some and try again"
        case .io(let name, let reason): "storage \(name): \(reason); check that the folder can be read and written"
        case .notAFile(let name):
            "storage \(name): this is a pipe, a socket or a device, not a file; remove it from the folder"
        case .badName(let name):
            "storage \"\(name)\": not a usable name; use letters, digits, `-`, `_` and `.`, not starting with a dot"
        case .nameInOtherCase(let name, let stored):
            "storage \(name): \(stored) is stored already, and a Mac's or a phone's volume may take both names for one "
                + "file; use the stored name, or one that differs in more than case"
        }
    }
}

/// The rule for names in a storage, the same for every implementation.
package enum StorageName {
    /// Checks a name; throws ``StorageError/badName(_:)``.
    static func check(_ name: String) throws(StorageError) {
        let isUsable =
            !name.isEmpty && name.utf8.count <= 128 && name.utf8.first != UInt8(ascii: ".")
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
        guard isUsable else { throw .badName(name) }
    }

    /// Checks a name for use beside others; throws `badName` or ``StorageError/nameInOtherCase(name:stored:)``.
    static func check(_ name: String, beside names: some Sequence<String>) throws(StorageError) {
        try check(name)
        let lowercased = name.lowercased()
        if let stored = names.filter({ $0 != name && $0.lowercased() == lowercased }).min() {
            throw .nameInOtherCase(name: name, stored: stored)
        }
    }

    /// Returns the first free one of `name.damaged-1`, `name.damaged-2` …; throws `badName` if it is too long.
    static func free(for name: String, taken: [String]) throws(StorageError) -> String {
        let taken = Set(taken)
        var number = 1
        while taken.contains("\(name).damaged-\(number)") { number += 1 }
        let free = "\(name).damaged-\(number)"
        try check(free)
        return free
    }

    /// Returns the name that a file had before it was set aside: `settings` for `settings.damaged-1`.
    package static func original(of name: String) -> String {
        name.firstRange(of: ".damaged-").map { String(name[..<$0.lowerBound]) } ?? name
    }

    static func nothing(at name: String) -> StorageError {
        .io(name: name, reason: "nothing is stored under this name")
    }
}

/// A storage in memory: each walkthrough has its own, which outlives `relaunch` and ends with the stage.
public final class MemoryStorage: Storage {
    private var files: [String: Data] = [:]

    /// Makes an empty storage.
    public init() {}

    /// Returns what is stored under a name.
    public func read(_ name: String) throws(StorageError) -> Data? {
        try StorageName.check(name)
        return files[name]
    }

    /// Stores bytes under a name.
    public func write(_ data: Data, to name: String) throws(StorageError) {
        try StorageName.check(name, beside: files.keys)
        files[name] = data
    }

    /// Removes what is stored under a name.
    public func delete(_ name: String) throws(StorageError) {
        try StorageName.check(name)
        files[name] = nil
    }

    /// Renames what is stored under a name, to one that is free.
    public func setAside(_ name: String) throws(StorageError) -> String {
        try StorageName.check(name)
        let other = try StorageName.free(for: name, taken: try names())
        guard let data = files.removeValue(forKey: name) else { throw StorageName.nothing(at: name) }
        files[other] = data
        return other
    }

    /// Returns the names under which something is stored, sorted.
    public func names() throws(StorageError) -> [String] { files.keys.sorted() }
}
