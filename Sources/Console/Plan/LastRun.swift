import Basics
import WalkthroughLanguage
import WalkthroughRunner

/// How walkthroughs went when they ran last; those of earlier runs that the last one left out are among them.
struct LastRun: Equatable {
    /// Collects the results of walkthroughs, and makes one record of all repetitions of each.
    ///
    /// Times are limited: a negative one counts as 0, one of years as a year.
    struct Tally {
        /// A year: longer than anything takes, and so little that sums of such times are numbers.
        private static let longest = 366.0 * 86_400 * 1e9

        /// What is known so far.
        private(set) var lastRun = LastRun()
        /// The number of repetitions in each record, if there are several.
        private var counts: [Key: Int] = [:]

        /// Adds a walkthrough that was run.
        ///
        /// - Parameters:
        ///   - key: the walkthrough.
        ///   - hasFailed: whether it failed.
        ///   - nanoseconds: its wall time.
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

    /// Replaces the record of a walkthrough.
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

    /// Returns this run's records with those of an earlier one that it left out and that are wanted still.
    func completed(by earlier: LastRun, where isWanted: (Key) -> Bool) -> LastRun {
        var result = LastRun()
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

/// The file with the results of earlier runs: `.rehearse/last-run.txt` in the working folder.
///
/// Each run replaces it, with the results of its own walkthroughs and of those that it left out. Runs that end at the
/// same time take turns, by a lock on a file beside it. The folder has its own `.gitignore`. Under Bazel it is in the
/// test's temporary folder.
struct LastRunFile {
    /// The folder of what runs leave behind.
    static let folderName = ".rehearse"

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

    /// Reads the file; nil if there is none or, with a message, if it is malformed.
    func read(complaining complain: (String) -> Void) -> LastRun? {
        do throws(ScriptReadError) {
            let text = String(decoding: try folder.read(filePath), as: UTF8.self)
            if let lastRun = LastRun(text) { return lastRun }
            complain("\(filePath) is broken, or of another version of rehearse; it is ignored and written again")
        } catch {
            if case .unreadable(let reason) = error { complain("\(filePath) cannot be read: \(reason)") }
        }
        return nil
    }

    /// Saves the results of a run, together with those of walkthroughs that it left out.
    ///
    /// - Parameters:
    ///   - complain: called if the present file is malformed.
    ///   - isWanted: returns whether to keep a walkthrough of earlier runs.
    func keep(
        _ run: LastRun, complaining complain: (String) -> Void, beside isWanted: (LastRun.Key) -> Bool
    ) throws(CommandFailure) {
        guard !folder.isStream(filePath) else {
            throw CommandFailure("\(filePath) is a pipe or a device, not a file; remove it")
        }
        if folder.item(at: path + "/.gitignore") == .nothing {
            try folder.makeFolder(path)
            try folder.write(Array("*\n".utf8), to: path + "/.gitignore")
        }
        let lock = FileLock.wait(forFile: folder.systemPath(path + "/last-run.lock"))
        defer { lock?.end() }
        let known = read(complaining: complain) ?? LastRun()
        try folder.write(Array(run.completed(by: known, where: isWanted).text.utf8), to: filePath)
    }
}

extension LastRun {
    /// How the first line of the file begins; its number is that of the format.
    static let heading = "rehearse last run 2"

    /// The file's text.
    var text: String { Self.heading + "\n" + lines }

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

    /// Reads the file's text; nil if it is not what this version writes.
    ///
    /// Of several lines about one walkthrough the last counts; lines of another form count for nothing.
    init?(_ text: String) {
        let lines = text.split(separator: "\n")
        guard let first = lines.first, first.hasPrefix(Self.heading) else { return nil }
        for line in lines.dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 4, fields[0] == "failed" || fields[0] == "passed",
                let nanoseconds = Int(digits: fields[1])
            else { continue }
            learn(
                Key(path: String(fields[2]), row: String(fields[3])),
                Record(hasFailed: fields[0] == "failed", nanoseconds: nanoseconds))
        }
    }
}
