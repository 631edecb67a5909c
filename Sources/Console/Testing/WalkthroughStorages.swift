import WalkthroughLanguage
import Basics
import Foundation
import StageRuntime
import WalkthroughRunner

/// Makes the storage of each walkthrough: in memory, or with `--storage` in a separate folder that is emptied first.
///
/// The folder is named for the script: `DIR/UITestScripts_demo_search`, for the examples row in line 7 with `_7` at its
/// end. Only files that a storage wrote there are deleted, never a folder, and only if a run made the folder.
struct WalkthroughStorages {
    /// The folder of all; nil is memory.
    private let folder: String?
    /// The name of each walkthrough's folder, in the order of the plan.
    private let names: [String]

    /// Names the folders of a plan's walkthroughs, all different, since several walkthroughs may run at a time.
    init(folder: String?, for plan: [WalkthroughIdentity]) {
        self.folder = folder
        var taken: [String: Int] = [:]
        names = folder == nil ? [] : plan.map { Self.name(for: $0, &taken) }
    }

    /// Returns the storage of a walkthrough by its place in the plan, empty.
    ///
    /// - Throws: a failure of the walkthrough if the folder is not a run's own, or cannot be emptied, since it would
    ///   run on what is left.
    func make(_ index: Int) throws(StepFailure) -> any Storage {
        guard let folder else { return MemoryStorage() }
        let url = URL(fileURLWithPath: folder).appendingPathComponent(names[index])
        return try StorageFolder(url).empty()
    }

    /// Returns a free name and marks it as taken; `taken` has the last number used for each beginning.
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

/// The folder of one walkthrough's storage on disk; only a folder that a run made is ever emptied.
///
/// A hidden file distinguishes it from a folder with a person's files, since an app's files may look like any others.
struct StorageFolder {
    /// The name of the hidden file; storages ignore hidden files.
    static let mark = ".walkthrough-storage"

    /// The explanation in the hidden file.
    private static let explanation = Data(
        "What is stored in this folder is removed before each run of `test --storage`.\n".utf8)

    /// The folder, which may not exist yet.
    private let url: URL

    init(_ url: URL) { self.url = url }

    /// Returns the storage in the folder, emptied; makes the folder if needed.
    ///
    /// - Throws: a failure of the walkthrough if no run made the folder, or if it cannot be emptied.
    func empty() throws(StepFailure) -> FileStorage {
        if let fault { throw StepFailure(.problem("storage"), fault, notes: [Self.wayOut]) }
        let storage = FileStorage(folder: url)
        do throws(StorageError) {
            for name in try storage.names() { try Self.delete(name, in: storage) }
        } catch {
            throw failure(error.description)
        }
        try leaveMark()
        return storage
    }

    /// Why the folder is not emptied; nil if it may be.
    private var fault: String? {
        var status = stat()
        guard lstat(url.path, &status) == 0 else { return nil }
        let name = SafeText.fragment(url.path)
        if status.st_mode & S_IFMT == S_IFLNK { return "\(name) is a link, and its target may belong to others" }
        guard status.st_mode & S_IFMT == S_IFDIR, lstat(markPath, &status) != 0,
            let entries = try? FileManager.default.contentsOfDirectory(atPath: url.path), !entries.isEmpty
        else { return nil }
        return "\(name) holds files that no run stored there"
    }

    /// What to do about a folder that is another's.
    private static var wayOut: String {
        "a walkthrough's storage is emptied before it runs, so nothing was touched: "
            + "name another folder with --storage, or move this one away"
    }

    private var markPath: String { url.appendingPathComponent(Self.mark).path }

    /// Makes the folder as storages do, with the hidden file.
    private func leaveMark() throws(StepFailure) {
        var status = stat()
        guard lstat(markPath, &status) != 0 else { return }
        do {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw failure(error.localizedDescription)
        }
        let isMade = FileManager.default.createFile(
            atPath: markPath, contents: Self.explanation, attributes: [.posixPermissions: 0o600])
        guard isMade else { throw failure("it cannot be written in") }
    }

    /// Removes what a storage wrote; a file with a name that no storage writes stays.
    private static func delete(_ name: String, in storage: FileStorage) throws(StorageError) {
        do throws(StorageError) {
            try storage.delete(name)
        } catch .badName {
            return
        }
    }

    private func failure(_ reason: String) -> StepFailure {
        StepFailure(
            .problem("storage"), "the folder \(SafeText.fragment(url.path)) cannot be emptied",
            notes: [SafeText.fragment(reason)])
    }
}
