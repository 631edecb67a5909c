import Basics
import Foundation

/// New and changed files that are written all or not at all.
///
/// All contents are written beside their files first, under hidden names; then they are renamed. If one cannot be
/// written or renamed, everything is undone. A process that is killed leaves hidden files, which the next attempt
/// removes, or some of the files, the changed ones first.
struct FileBatch {
    struct Item {
        let path: String
        let bytes: [UInt8]
        /// Whether the file must not exist yet.
        let isNew: Bool
        var isProgram = false
    }

    /// The files, in the order in which they are renamed.
    private let items: [Item]
    /// The folder of the paths, out of which nothing is written.
    private let folder: WorkingFolder

    /// Makes a batch; the changed files come first.
    init(_ items: [Item], in folder: WorkingFolder) {
        self.items = items.filter { !$0.isNew } + items.filter(\.isNew)
        self.folder = folder
    }

    /// Writes all files; if one cannot be written, throws why and writes none.
    func write() throws(CommandFailure) {
        let obstacles = items.compactMap { item in
            folder.wayOut(item.path).map { "\(item.path) cannot be written: \($0)" }
        }
        guard obstacles.isEmpty else { throw CommandFailure(messages: obstacles) }
        var folders: [String] = []
        var prepared: [AtomicFile.Prepared] = []
        do throws(CommandFailure) {
            for item in items {
                try makeFolder(of: item.path, noting: &folders)
                prepared.append(try prepare(item))
            }
        } catch {
            for file in prepared { file.discard() }
            remove(folders)
            throw CommandFailure(messages: error.messages.map { $0 + "; nothing was written" }, status: error.status)
        }
        try rename(prepared, folders)
    }

    private func prepare(_ item: Item) throws(CommandFailure) -> AtomicFile.Prepared {
        do throws(AtomicFile.Refusal) {
            return try AtomicFile.Prepared(
                item.bytes, for: folder.systemPath(item.path), isProgram: item.isProgram)
        } catch {
            throw CommandFailure("\(item.path) cannot be written: \(error.reason)")
        }
    }

    private func rename(_ prepared: [AtomicFile.Prepared], _ folders: [String]) throws(CommandFailure) {
        let old = items.map { $0.isNew ? nil : try? folder.read($0.path) }
        for (index, file) in prepared.enumerated() {
            let item = items[index]
            do throws(AtomicFile.Refusal) {
                if item.isNew, folder.exists(item.path) { throw AtomicFile.Refusal(code: EEXIST) }
                try file.commit()
            } catch {
                for file in prepared[index...] { file.discard() }
                let left = undo(items[..<index], old)
                remove(folders)
                let rest =
                    left.isEmpty ? "nothing was written" : "it was written and stays: " + left.joined(separator: ", ")
                throw CommandFailure("\(item.path) cannot be written: \(error.reason); \(rest)")
            }
        }
    }

    /// Puts renamed files back; returns the paths of those that stay.
    private func undo(_ items: ArraySlice<Item>, _ old: [[UInt8]?]) -> [String] {
        zip(items, old).reversed().compactMap { item, bytes in
            guard let bytes else { return unlink(folder.systemPath(item.path)) == 0 ? nil : item.path }
            return (try? folder.write(bytes, to: item.path)) == nil ? item.path : nil
        }
    }

    // MARK: - Folders

    private func makeFolder(of path: String, noting made: inout [String]) throws(CommandFailure) {
        var ancestor = ""
        for part in path.split(separator: "/").dropLast() {
            ancestor += (ancestor.isEmpty ? "" : "/") + part
            if mkdir(folder.systemPath(ancestor), 0o777) == 0 {
                made.append(ancestor)
            } else if errno != EEXIST {
                throw CommandFailure("the folder \(ancestor) cannot be made: \(SystemError.text)")
            }
        }
    }

    /// Removes folders that were made, the inner ones first; those with files of others stay.
    private func remove(_ folders: [String]) {
        for path in folders.reversed() { rmdir(folder.systemPath(path)) }
    }
}

extension WorkingFolder {
    /// Whether something has this path, also a broken link.
    func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(systemPath(path), &status) == 0
    }

    /// Returns what would lead a file out of this folder: a broken link, or one that leads elsewhere; nil if nothing.
    fileprivate func wayOut(_ path: String) -> String? {
        var ancestor = ""
        for part in path.split(separator: "/") {
            ancestor += (ancestor.isEmpty ? "" : "/") + part
            var status = stat()
            guard lstat(systemPath(ancestor), &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { continue }
            guard let target = resolved(ancestor) else { return "\(ancestor) is a broken link; repair or remove it" }
            guard let root = resolved("."), target.hasPrefix(root == "/" ? root : root + "/") else {
                return "\(ancestor) is a link that leads out of this folder; put what it leads to in its stead"
            }
        }
        return nil
    }
}
