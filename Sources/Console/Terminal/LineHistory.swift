import Basics
import Foundation

/// The lines a person has entered, oldest first, without blanks and without the same line twice in a row.
struct LineHistory: Equatable {
    private(set) var lines: [String] = []
    let limit: Int

    init(_ lines: [String] = [], limit: Int = 1000) {
        self.limit = limit
        for line in lines { record(line) }
    }

    /// Adds a line; returns whether it was kept.
    @discardableResult
    mutating func record(_ line: String) -> Bool {
        guard !line.allSatisfy(\.isWhitespace), line != lines.last else { return false }
        lines.append(line)
        if lines.count > limit { lines.removeFirst(lines.count - limit) }
        return true
    }
}

/// The file that keeps the history from one console to the next, readable by its owner only.
///
/// If the file cannot be read or written, the history is in memory only, without a message.
struct HistoryFile {
    let path: String
    /// How many lines are read, and kept when the file has grown to twice as many.
    var limit = 1000

    /// Returns the file's path by the XDG base directory specification; nil if there is no home folder.
    static func path(environment: [String: String]) -> String? {
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/rehearse/history" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.local/state/rehearse/history"
    }

    /// Returns the newest lines, oldest first.
    func load() -> LineHistory {
        let lines = storedLines()
        if lines.count > 2 * limit {
            let kept = lines.suffix(limit).map { $0 + "\n" }.joined()
            try? AtomicFile.write(Array(kept.utf8), to: path, isPrivate: true)
        }
        return LineHistory(lines.suffix(limit), limit: limit)
    }

    /// Adds a line at the end, making the file and its folder if they are missing.
    func append(_ line: String) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        fchmod(descriptor, 0o600)
        _ = Descriptor(descriptor).writeAll(Array((line + "\n").utf8)[...])
    }

    private func storedLines() -> [String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return data.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
}
