import Foundation
import StageRuntime
import Walkthroughs

/// Makes the storage of each walkthrough: in memory, or with `--storage` in a folder of its own that is emptied before.
///
/// The folder is named for the script: `DIR/UITestScripts_demo_search`, of the examples row in line 7 with `_7` at its
/// end. Only what a storage itself wrote there is removed, never a folder.
final class WalkthroughStorages {
    /// The folder of all; nil is memory.
    private let folder: String?
    /// The names in use, since two paths may come to the same one.
    private var taken: Set<String> = []

    init(folder: String?) {
        self.folder = folder
    }

    /// Returns the storage of a walkthrough, empty.
    func make(_ walkthrough: WalkthroughIdentity) -> any Storage {
        guard let folder else { return MemoryStorage() }
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name(for: walkthrough))
        let storage = FileStorage(folder: url)
        for name in (try? storage.names()) ?? [] { try? storage.delete(name) }
        return storage
    }

    private func name(for walkthrough: WalkthroughIdentity) -> String {
        let path = walkthrough.path.hasSuffix(".walk") ? String(walkthrough.path.dropLast(5)) : walkthrough.path
        let row = walkthrough.line.map { "_\($0)" } ?? ""
        let plain = path.split(separator: "/").filter { $0 != ".." }.joined(separator: "_") + row
        var name = plain
        var number = 2
        while !taken.insert(name).inserted {
            name = plain + "-\(number)"
            number += 1
        }
        return name
    }
}
