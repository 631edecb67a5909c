public import Foundation

/// Where an app keeps what lasts: named files of bytes, without folders.
///
/// In memory by default, each walkthrough its own; in a folder with `--storage`.
public protocol Storage: AnyObject {
    /// Returns what is stored under a name, `nil` where nothing is.
    ///
    /// - Throws: ``StorageError`` where it is there but cannot be read.
    func read(_ name: String) throws(StorageError) -> Data?

    /// Stores bytes under a name, wholly or not at all.
    ///
    /// - Throws: ``StorageError``; what was stored before is then still there.
    func write(_ data: Data, to name: String) throws(StorageError)

    /// Removes what is stored under a name; that there is nothing is no error.
    ///
    /// - Throws: ``StorageError`` where it is there and cannot be removed.
    func delete(_ name: String) throws(StorageError)

    /// Gives what is stored under a name another one that is free, so that nothing is overwritten.
    ///
    /// - Returns: the new name, such as `settings.damaged-1`.
    /// - Throws: ``StorageError`` where nothing is stored under the name, or where it cannot be renamed.
    func setAside(_ name: String) throws(StorageError) -> String

    /// Returns the names under which something is stored, sorted.
    func names() throws(StorageError) -> [String]
}
