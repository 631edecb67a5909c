import Foundation
import StageRuntime
import Walkthroughs

/// Makes the storage of each walkthrough: in memory, or with `--storage` in a folder of its own that is emptied before.
///
/// The folder is named for the script: `DIR/UITestScripts_demo_search`, of the examples row in line 7 with `_7` at its
/// end. Only what a storage itself wrote there is removed, never a folder, and only where a run made the folder.
struct WalkthroughStorages {
    /// The folder of all; nil is memory.
    private let folder: String?
    /// The name of each walkthrough's folder, in the order of the plan.
    private let names: [String]

    /// Names the folders of a plan's walkthroughs; each has one of its own, since several may run at a time.
    init(folder: String?, for plan: [WalkthroughIdentity]) {
        self.folder = folder
        var taken: Set<String> = []
        names = folder == nil ? [] : plan.map { Self.name(for: $0, &taken) }
    }

    /// Returns the storage of a walkthrough by its place in the plan, empty.
    ///
    /// - Throws: a failure of the walkthrough where the folder is not a run's own, or cannot be emptied, since it would
    ///   run on what is left.
    func make(_ index: Int) throws(StepFailure) -> any Storage {
        guard let folder else { return MemoryStorage() }
        let url = URL(fileURLWithPath: folder).appendingPathComponent(names[index])
        return try StorageFolder(url).empty()
    }

    private static func name(for walkthrough: WalkthroughIdentity, _ taken: inout Set<String>) -> String {
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
