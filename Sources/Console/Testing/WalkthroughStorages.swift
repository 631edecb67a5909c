import Basics
import Foundation
import StageRuntime
import WalkthroughRunner

/// Makes the storage of each walkthrough: in memory, or with `--storage` in a separate folder that is emptied first.
///
/// The folder is named for the script: `DIR/UITestScripts_demo_search.storage`, for the examples row in line 7
/// `DIR/UITestScripts_demo_search_7.storage`. The ending keeps it apart from a person's folders.
struct WalkthroughStorages {
    /// The folder that contains all folders; nil for memory.
    private let folder: String?
    /// The name of each walkthrough's folder, in the order of the plan.
    private let names: [String]

    /// Names the folders of a plan's walkthroughs, all different, since several walkthroughs may run at a time.
    init(folder: String?, for plan: [WalkthroughIdentity]) {
        self.folder = folder
        var taken: [String: Int] = [:]
        names = folder == nil ? [] : plan.map { Self.name(for: $0, &taken) }
    }

    /// Returns the empty storage of a walkthrough by its index in the plan.
    ///
    /// - Throws: a failure of the walkthrough if the folder cannot be emptied.
    func make(_ index: Int) throws(StepFailure) -> any Storage {
        guard let folder else { return MemoryStorage() }
        let url = URL(fileURLWithPath: folder).appendingPathComponent(names[index] + ".storage")
        let storage = FileStorage(folder: url)
        do throws(StorageError) {
            for name in try storage.names() { try storage.delete(name) }
        } catch {
            throw StepFailure(
                .problem("storage"), "the folder \(SafeText.fragment(url.path)) cannot be emptied",
                notes: [SafeText.fragment(error.description)])
        }
        return storage
    }

    /// Returns a free name and reserves it; `taken` has the last number used for each beginning.
    private static func name(for walkthrough: WalkthroughIdentity, _ taken: inout [String: Int]) -> String {
        let path = walkthrough.path.hasSuffix(".walk") ? String(walkthrough.path.dropLast(5)) : walkthrough.path
        let row = walkthrough.line.map { "_\($0)" } ?? ""
        let parts = path.unicodeScalars.split(separator: "/").map(String.init).filter { $0 != ".." }
        let plain = parts.joined(separator: "_") + row
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
