import Basics
import WalkthroughRunner
import WalkthroughLanguage

/// The file with what earlier runs left: `.rehearse/last-run.txt` in the working folder.
///
/// A run adds its lines at the end, however much is there; only now and then is the file written anew without what is
/// out of date. Runs that end at a time take turns, by a lock on a file beside it, so that what is written anew holds
/// what another one has just added. The folder has a `.gitignore` of its own. Under Bazel it lies in the test's
/// temporary folder.
struct LastRunFile {
    /// The folder of what runs leave behind.
    static let folderName = ".rehearse"
    /// How many bytes may be added, beyond as many as there were, before the file is written anew.
    private static let growth = 65_536

    /// Where relative paths start.
    private let folder: WorkingFolder
    /// The folder of what runs leave behind.
    private let path: String

    /// The file of a working folder, or of another folder that takes its place.
    init(in folder: WorkingFolder, under parent: String? = nil) {
        self.folder = folder
        path = (parent.map { $0 + "/" } ?? "") + Self.folderName
    }

    /// The file's path, as messages show it.
    var filePath: String { path + "/last-run.txt" }

    /// Reads the file; nil if there is none, and with a message if it is of no use.
    func read(complaining complain: (String) -> Void) -> LastRun? {
        do throws(ScriptReadError) {
            let text = String(decoding: try folder.read(filePath), as: UTF8.self)
            if let lastRun = LastRun(text) { return lastRun }
            complain(uselessness)
        } catch {
            if case .unreadable(let reason) = error { complain("\(filePath) cannot be read: \(reason)") }
        }
        return nil
    }

    private var uselessness: String {
        "\(filePath) is broken, or of another version of rehearse; it is passed over and written anew"
    }

    /// Adds how a run went; what other lines say of its walkthroughs counts no more.
    ///
    /// - Parameters:
    ///   - isInHaste: whether the file is not to be written anew, for that takes the longer the larger the suite is.
    ///   - complain: told if what is there is of no use.
    ///   - isWanted: asked, when the file is written anew, which other walkthroughs are to stay.
    func add(
        _ run: LastRun, isInHaste: Bool = false, complaining complain: (String) -> Void,
        keeping isWanted: (LastRun.Key) -> Bool
    ) throws(CommandFailure) {
        guard !folder.isStream(filePath) else {
            throw CommandFailure("\(filePath) is a pipe or a device, no file; remove it")
        }
        if folder.item(at: path + "/.gitignore") == .nothing {
            try folder.makeFolder(path)
            try folder.write(Array("*\n".utf8), to: path + "/.gitignore")
        }
        let lock = FileLock.wait(forFile: folder.systemPath(path + "/last-run.lock"))
        defer { lock?.end() }
        guard let ends = folder.ends(of: filePath, count: LastRun.heading.utf8.count + 20) else {
            return try folder.write(Array(run.text.utf8), to: filePath)
        }
        guard let written = LastRun.writtenSize(String(decoding: ends.head, as: UTF8.self)[...]) else {
            complain(uselessness)
            return try folder.write(Array(run.text.utf8), to: filePath)
        }
        let lines = run.lines
        guard isInHaste || ends.size + lines.utf8.count <= 2 * written + Self.growth else {
            let known = read { _ in } ?? LastRun()
            return try folder.write(Array(run.completed(by: known, where: isWanted).text.utf8), to: filePath)
        }
        let start = ends.last == UInt8(ascii: "\n") ? "" : LastRun.cutLineEnd
        try folder.append(Array((start + lines).utf8), to: filePath)
    }
}

extension LastRun {
    /// How the first line of the file begins; its number is that of the format.
    ///
    /// Behind it stands how many bytes follow when the file was last written as a whole, so that its growth is seen.
    static let heading = "rehearse last run 2 "
    /// What makes a line that was cut off one that counts for nothing.
    static let cutLineEnd = "\t\t\t\t\n"
    /// More bytes than the file ever has: a larger number in its first line is a broken one.
    private static let sizeLimit = 1 << 40

    /// The file's text.
    var text: String {
        let lines = lines
        return Self.heading + "\(lines.utf8.count)\n" + lines
    }

    /// A line each of outcome, nanoseconds, path and row, with tabs between them.
    var lines: String {
        var text = ""
        for entry in all where !entry.key.path.utf8.contains(where: { $0 < 0x20 }) {
            text += entry.record.hasFailed ? "failed\t" : "passed\t"
            text += String(entry.record.nanoseconds)
            for word in ["\t", entry.key.path, "\t", entry.key.row, "\n"] { text += word }
        }
        return text
    }

    /// Returns how many bytes followed the first line when the file was last written as a whole.
    ///
    /// Nil if the text is not what this version writes.
    static func writtenSize(_ text: Substring) -> Int? {
        guard text.hasPrefix(heading), let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let size = Int(digits: text[..<end].dropFirst(heading.count))
        return size.flatMap { $0 <= sizeLimit ? $0 : nil }
    }

    /// Reads the file's text; nil if it is not what this version writes.
    ///
    /// Of several lines about one walkthrough the last counts; lines that a killed run left cut off count for nothing.
    init?(_ text: String) {
        guard Self.writtenSize(text[...]) != nil else { return nil }
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        reserveCapacity(lines.count)
        for line in lines.dropFirst().dropLast() {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Substring.init)
            guard fields.count == 4, fields[0] == "failed" || fields[0] == "passed",
                let nanoseconds = Int(digits: fields[1])
            else { continue }
            learn(
                Key(path: String(fields[2]), row: String(fields[3])),
                Record(hasFailed: fields[0] == "failed", nanoseconds: nanoseconds))
        }
    }
}
