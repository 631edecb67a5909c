import Basics
import WalkthroughLanguage
import WalkthroughRunner

/// How walkthroughs went when they ran last; those of earlier runs that the last one left out are among them.
struct LastRun: Equatable {
    /// Takes in walkthroughs one by one, and makes one record of all repetitions of each.
    ///
    /// Times are clamped: one before the start counts as none, one of years as a year.
    struct Tally {
        /// A year: longer than anything takes, and so little that sums of such times are numbers.
        private static let longest = 366.0 * 86_400 * 1e9

        /// What is known so far.
        private(set) var lastRun = LastRun()
        /// How many repetitions a record stands for, if it is more than one.
        private var counts: [Key: Int] = [:]

        /// Takes in a walkthrough that was run.
        ///
        /// - Parameters:
        ///   - key: the walkthrough.
        ///   - hasFailed: whether it failed.
        ///   - nanoseconds: how long it took, in wall time.
        ///   - runs: how often it was run in that time.
        mutating func add(_ key: Key, hasFailed: Bool, nanoseconds: Double, runs: Int) {
            let time = min(max(nanoseconds, 0), Self.longest) / Double(max(runs, 1))
            guard let old = lastRun[key] else {
                lastRun.learn(key, Record(hasFailed: hasFailed, nanoseconds: Int(time.rounded())))
                return
            }
            let count = counts[key, default: 1]
            let mean = (Double(old.nanoseconds) * Double(count) + time) / Double(count + 1)
            lastRun.learn(key, Record(hasFailed: old.hasFailed || hasFailed, nanoseconds: Int(mean.rounded())))
            counts[key] = count + 1
        }
    }

    /// How a walkthrough went when it ran last.
    struct Record: Equatable {
        /// Whether it failed, in one of its repetitions at least.
        var hasFailed: Bool
        /// How long it took, in nanoseconds of wall time; the mean of its repetitions.
        var nanoseconds: Int
    }

    /// What a walkthrough is found by in a later run: lines may have moved, so the row counts by its values.
    struct Key: Hashable {
        /// The script's path.
        let path: String
        /// The values of the examples row; empty if there is none.
        let row: String

        init(path: String, row: String) {
            (self.path, self.row) = (path, row)
        }

        init(_ identity: WalkthroughIdentity) {
            self.init(path: identity.path, row: identity.rowName ?? "")
        }
    }

    /// A walkthrough and how it went.
    struct Entry: Equatable {
        /// The walkthrough.
        let key: Key
        /// How it went.
        var record: Record
    }

    /// What is known, in the order in which it was learned.
    private(set) var all: [Entry] = []
    /// Where each walkthrough stands.
    private var places: [Key: Int] = [:]

    /// Whether no run is known.
    var isEmpty: Bool { all.isEmpty }

    subscript(_ walkthrough: Walkthrough) -> Record? { self[Key(WalkthroughIdentity(walkthrough))] }

    subscript(_ key: Key) -> Record? { places[key].map { all[$0].record } }

    /// Takes in how a walkthrough went; what was known of it before is gone.
    mutating func learn(_ key: Key, _ record: Record) {
        let new = all.count
        let place = places[key, default: new]
        if place == new {
            places[key] = new
            all.append(Entry(key: key, record: record))
        } else {
            all[place].record = record
        }
    }

    /// Has room for so many walkthroughs, without growing bit by bit.
    mutating func reserveCapacity(_ count: Int) {
        all.reserveCapacity(count)
        places.reserveCapacity(count)
    }

    /// Returns this run's records with those of an earlier one that it left out and that are wanted still.
    func completed(by earlier: LastRun, where isWanted: (Key) -> Bool) -> LastRun {
        var result = LastRun()
        result.reserveCapacity(max(all.count, earlier.all.count))
        for entry in earlier.all where places[entry.key] != nil || isWanted(entry.key) {
            result.learn(entry.key, entry.record)
        }
        for entry in all { result.learn(entry.key, entry.record) }
        return result
    }

    /// Returns what walkthroughs cost: the time of the last run, or what their steps would have cost in it.
    ///
    /// If nothing was measured, it is the number of steps.
    func weights(of walkthroughs: [Walkthrough]) -> [Int] {
        var steps = walkthroughs.map { max(1, $0.program.stepCount) }
        let measured = walkthroughs.map { self[$0]?.nanoseconds }
        var (time, count) = (0.0, 0.0)
        for (steps, nanoseconds) in zip(steps, measured) {
            guard let nanoseconds, nanoseconds > 0 else { continue }
            time += Double(nanoseconds)
            count += Double(steps)
        }
        guard count > 0 else { return steps }
        let perStep = time / count
        for (index, nanoseconds) in measured.enumerated() {
            let estimate = Int(min(Double(steps[index]) * perStep, 1e18))
            steps[index] = nanoseconds.flatMap { $0 > 0 ? $0 : nil } ?? estimate
        }
        return steps
    }
}

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
