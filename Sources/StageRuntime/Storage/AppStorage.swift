import Foundation

/// The app's storage; while the stage ends the app, it ignores what the app still writes.
final class AppStorage: Storage {
    /// Where the files are; strong, the stage owns both.
    private let storage: any Storage
    /// Whether the stage is ending the app: on a phone the process is gone, and writes nothing more.
    var isEnding = false

    init(_ storage: any Storage) { self.storage = storage }

    func read(_ name: String) throws(StorageError) -> Data? { try storage.read(name) }

    func write(_ data: Data, to name: String) throws(StorageError) {
        if !isEnding { try storage.write(data, to: name) }
    }

    func delete(_ name: String) throws(StorageError) { if !isEnding { try storage.delete(name) } }

    func setAside(_ name: String) throws(StorageError) -> String {
        isEnding ? name : try storage.setAside(name)
    }

    func names() throws(StorageError) -> [String] { try storage.names() }
}
