import Basics
import Foundation
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The last result of each walkthrough, from the last run or an earlier one.
struct LastRun: Equatable {
    struct Record: Equatable {
        /// Whether it failed, in at least one of its repetitions.
        var hasFailed: Bool
        /// How long it took, in nanoseconds of wall time; the last of its repetitions.
        var nanoseconds: Int
    }

    /// What identifies a walkthrough in a later run; a row by its values, since lines may have moved.
    struct Key: Hashable {
        let path: String
        /// The values of the examples row; empty if there is none.
        let row: String

        init(path: String, row: String) { (self.path, self.row) = (path, row) }

        init(_ identity: WalkthroughIdentity) { self.init(path: identity.path, row: identity.rowName ?? "") }
    }

    var records: [Key: Record] = [:]

    /// Whether no run is known.
    var isEmpty: Bool { records.isEmpty }

    subscript(_ walkthrough: Walkthrough) -> Record? { records[Key(WalkthroughIdentity(walkthrough))] }

    /// Adds a result; a walkthrough may have several, one for each repetition.
    ///
    /// - Parameter runs: how often it was run in that time.
    mutating func add(_ identity: WalkthroughIdentity, hasFailed: Bool, time: Duration, runs: Int) {
        let key = Key(identity)
        let nanoseconds = Int(max(time, .zero).wholeNanoseconds) / max(runs, 1)
        let failed = hasFailed || records[key]?.hasFailed == true
        records[key] = Record(hasFailed: failed, nanoseconds: nanoseconds)
    }

    /// Returns this run's records, and those of an earlier run for other walkthroughs that still exist.
    func completed(by earlier: LastRun, where isWanted: (Key) -> Bool) -> LastRun {
        LastRun(records: earlier.records.filter { isWanted($0.key) }.merging(records) { $1 })
    }

    /// Returns the costs of walkthroughs: the time of the last run, or an estimate by the number of steps.
    ///
    /// If no time is known, the cost is the number of steps.
    func weights(of walkthroughs: [Walkthrough]) -> [Double] {
        let steps = walkthroughs.map { max(1, $0.program.stepCount) }
        let measured = walkthroughs.map { self[$0].flatMap { $0.nanoseconds > 0 ? Double($0.nanoseconds) : nil } }
        let known = zip(steps, measured).filter { $0.1 != nil }
        guard !known.isEmpty else { return steps }
        let perStep = known.reduce(0) { $0 + ($1.1 ?? 0) } / known.reduce(0) { $0 + $1.0 }
        return zip(steps, measured).map { $1 ?? $0 * perStep }
    }
}

/// The file with the results of earlier runs: `.rehearse/last-run.txt` in the working folder.
///
/// Each run replaces it, with its own results and the earlier ones of other walkthroughs. Of runs that end at the same
/// time, the last one's file stays. The folder has its own `.gitignore`. Under Bazel it is in the test's temporary
/// folder.
struct LastRunFile {
    /// The folder for the files that runs save.
    static let folderName = ".rehearse"

    private let folder: WorkingFolder
    private let path: String

    init(in folder: WorkingFolder, under parent: String? = nil) {
        self.folder = folder
        path = (parent.map { $0 + "/" } ?? "") + Self.folderName
    }

    /// The file's path, as messages show it.
    var filePath: String { path + "/last-run.txt" }

    /// Reads the file; nil if it does not exist or, with a message, if it is malformed.
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
        let known = read(complaining: complain) ?? LastRun()
        try folder.write(Array(run.completed(by: known, where: isWanted).text.utf8), to: filePath)
    }
}

extension LastRun {
    /// The beginning of the first line of the file, with the version of the format.
    static let heading = "rehearse last run 2"

    var text: String { Self.heading + "\n" + lines }

    /// The records, a line each: outcome, nanoseconds, path and row, with tabs between them and control characters
    /// percent-encoded.
    var lines: String {
        let sorted = records.sorted { ($0.key.path, $0.key.row) < ($1.key.path, $1.key.row) }
        return sorted.map { key, record in
            let fields = [record.hasFailed ? "failed" : "passed", String(record.nanoseconds)]
            return (fields + [key.path, key.row].map(Self.encoded)).joined(separator: "\t") + "\n"
        }.joined()
    }

    private static func encoded(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar == "%" ? String(format: "%%%02X", scalar.value) : String(scalar)
        }.joined()
    }

    /// Reads the file's text, without malformed lines; nil if it is not what this version writes.
    init?(_ text: String) {
        let lines = text.split(separator: "\n")
        guard let first = lines.first, first.hasPrefix(Self.heading) else { return nil }
        for line in lines.dropFirst() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 4, fields[0] == "failed" || fields[0] == "passed",
                let nanoseconds = Int(digits: fields[1])
            else { continue }
            let names = fields[2...].map { $0.removingPercentEncoding ?? String($0) }
            let key = Key(path: names[0], row: names[1])
            records[key] = Record(hasFailed: fields[0] == "failed", nanoseconds: nanoseconds)
        }
    }
}
