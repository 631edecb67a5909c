import Foundation
import StageRuntime
import Walkthroughs

/// Makes the storage of each walkthrough: in memory, or with `--storage` in a folder of its own that is emptied before.
///
/// The folder is named for the script: `DIR/UITestScripts_demo_search`, of the examples row in line 7 with `_7` at its
/// end; a name that is too long for a folder is cut, with what tells it from others at its end. Only what a storage
/// itself wrote there is removed, never a folder, and only where a run made the folder.
struct WalkthroughStorages {
    /// The folder of all; nil is memory.
    private let folder: String?
    /// The name of each walkthrough's folder, in the order of the plan.
    private let names: [String]

    /// Names the folders of a plan's walkthroughs; each has one of its own, since several may run at a time.
    init(folder: String?, for plan: [WalkthroughIdentity]) {
        self.folder = folder
        var taken: [String: Int] = [:]
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

    /// How many bytes a name has at most, of the 255 that a folder's may have; the rest is for a number.
    private static let longest = 220

    /// Returns a name of which a folder can be made: a long one cut, with a hash of the whole at its end.
    private static func cut(_ name: String) -> String {
        guard name.utf8.count > longest else { return name }
        var hash = TraceHash()
        hash.combine(name)
        var start = name.unicodeScalars.prefix(longest)
        while start.reduce(0, { $0 + UTF8.width($1) }) > longest - hash.text.utf8.count - 1 { start.removeLast() }
        return String(start) + "-" + hash.text
    }

    /// Returns a name that is not taken, and takes it; `taken` has the number of the last one with each beginning.
    private static func name(for walkthrough: WalkthroughIdentity, _ taken: inout [String: Int]) -> String {
        let path = walkthrough.path.hasSuffix(".walk") ? String(walkthrough.path.dropLast(5)) : walkthrough.path
        let row = walkthrough.line.map { "_\($0)" } ?? ""
        let parts = path.unicodeScalars.split(separator: "/").map(String.init).filter { $0 != ".." }
        let plain = cut(parts.joined(separator: "_") + row)
        guard var number = taken[plain] else {
            taken[plain] = 1
            return plain
        }
        var name: String
        repeat {
            number += 1
            name = plain + "-\(number)"
        } while taken[name] != nil
        taken[plain] = number
        taken[name] = 1
        return name
    }
}
