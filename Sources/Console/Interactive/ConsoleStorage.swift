import Foundation
import StageRuntime

/// Where a console's app keeps its files: in memory, or in the folder of `--storage`, which lasts.
///
/// It remembers what was there when the console began, so that a replay starts from the same.
struct ConsoleStorage {
    /// The folder; nil is memory.
    let folder: String?
    /// What was there at the beginning, by name.
    let original: [(name: String, content: Data)]

    /// Looks at what is there.
    init(folder: String?) throws(StorageError) {
        self.folder = folder
        guard let folder else {
            original = []
            return
        }
        let storage = FileStorage(folder: URL(fileURLWithPath: folder))
        var original: [(name: String, content: Data)] = []
        for name in try storage.names() {
            if let content = try storage.read(name) { original.append((name, content)) }
        }
        self.original = original
    }

    /// Returns the storage as it was at the beginning.
    func reset() throws(StorageError) -> any Storage {
        guard let folder else { return MemoryStorage() }
        let storage = FileStorage(folder: URL(fileURLWithPath: folder))
        let kept = Set(original.map(\.name))
        for name in try storage.names() where !kept.contains(name) { try storage.delete(name) }
        for (name, content) in original where try storage.read(name) != content {
            try storage.write(content, to: name)
        }
        return storage
    }
}
