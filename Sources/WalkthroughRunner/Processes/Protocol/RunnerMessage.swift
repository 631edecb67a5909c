package import Foundation
import StageRuntime

/// A message of a runner process to its runner, sent as a line.
///
/// The line is JSON, except for the two that every walkthrough needs, `started 7` and the usual `passed 7 …`: as JSON
/// they took a tenth of a run's time (2026-11-27).
enum RunnerMessage: Codable {
    /// It begins a walkthrough.
    case started(index: Int)
    /// A step was performed; sent only if the runner wants steps.
    case stepEnded(PerformedStep)
    /// The app has crashed; sent last.
    case crashed(frames: [String])
    /// The walkthrough has ended.
    case ended(index: Int, result: WalkthroughResult)

    /// Parses a line; `nil` if it is no message.
    init?(_ line: ArraySlice<UInt8>, by decoder: JSONDecoder) {
        if line.first == UInt8(ascii: "{") {
            guard let message = try? decoder.decode(RunnerMessage.self, from: Data(line)) else { return nil }
            self = message
            return
        }
        let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 7)
        guard words.count > 1, let index = Int(words[1]) else { return nil }
        if words[0] == "started", words.count == 2 {
            self = .started(index: index)
        } else if words[0] == "passed", words.count > 6, let result = WalkthroughResult(passed: words[2...]) {
            self = .ended(index: index, result: result)
        } else {
            return nil
        }
    }

    /// Returns the message as a line with its end; texts and whole numbers can always be encoded.
    func line(by encoder: JSONEncoder) -> [UInt8] {
        switch self {
        case .started(let index): return Array("started \(index)\n".utf8)
        case .ended(let index, let result):
            if let words = result.wordsOfPass { return Array("passed \(index) \(words)\n".utf8) }
        case .stepEnded, .crashed: break
        }
        guard let json = try? encoder.encode(self) else {
            preconditionFailure("a message cannot be encoded: \(self)")
        }
        return json + [UInt8(ascii: "\n")]
    }
}

extension WalkthroughResult {
    /// The numbers of a walkthrough that passed with nothing to report, and its app; `nil` for any other result.
    ///
    /// The runner knows which walkthrough it is. The app is left out if the run does not judge its suite as a whole.
    fileprivate var wordsOfPass: String? {
        let app = observations?.app ?? ""
        guard let wallNanoseconds, let traceHash, !app.contains("\n") else { return nil }
        var plain = WalkthroughResult(walkthrough, .passed)
        (plain.stepCount, plain.virtualNanoseconds, plain.ownRuns) = (stepCount, virtualNanoseconds, ownRuns)
        (plain.wallNanoseconds, plain.traceHash) = (wallNanoseconds, traceHash)
        plain.observations = app.isEmpty ? nil : RunObservations(app: app)
        guard self == plain else { return nil }
        let numbers = "\(stepCount) \(virtualNanoseconds) \(wallNanoseconds) \(ownRuns) \(traceHash.value)"
        return app.isEmpty ? numbers : numbers + " " + app
    }

    /// Makes the result of ``wordsOfPass``, without its walkthrough; `nil` if the words are no such result.
    fileprivate init?(passed words: ArraySlice<Substring>) {
        let numbers = words.prefix(4).compactMap { Int64($0) }
        guard numbers.count == 4, let hash = UInt64(words[words.startIndex + 4]) else { return nil }
        self.init(WalkthroughIdentity(path: "", line: nil, title: "", rowName: nil), .passed)
        (stepCount, virtualNanoseconds) = (Int(numbers[0]), numbers[1])
        (wallNanoseconds, ownRuns) = (numbers[2], Int(numbers[3]))
        traceHash = TraceHash(value: hash)
        if words.count == 6, let app = words.last { observations = RunObservations(app: String(app)) }
    }
}

/// Assembles lines that arrive in pieces.
package struct LineBuffer {
    /// The bytes that have arrived and were not returned; a reader appends to it.
    package var bytes: [UInt8] = []
    /// The number of bytes that were returned.
    private var start = 0
    /// The number of bytes that are known to have no line end.
    private var searched = 0

    /// Makes an empty buffer.
    package init() {}

    /// Returns the next whole line without its end; nil if none is there.
    package mutating func next() -> ArraySlice<UInt8>? {
        guard let end = bytes[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
            bytes.removeFirst(start)
            (start, searched) = (0, bytes.count)
            return nil
        }
        defer { start = end + 1 }
        return bytes[start..<end]
    }
}

/// The plan of a run for spawned processes, which read no scripts and no configuration themselves.
///
/// A process that is started after a file has changed still performs what the runner has planned.
package struct SpawnedPlan: Equatable, Codable, Sendable {
    /// A file as the runner read it.
    package struct File: Equatable, Codable, Sendable {
        /// Its path, as the plan names it.
        package var path: String
        /// Its bytes.
        package var bytes: Data

        /// Makes a file that was read.
        package init(path: String, bytes: Data) {
            (self.path, self.bytes) = (path, bytes)
        }
    }

    /// The walkthroughs; commands use their indices.
    package var walkthroughs: [WalkthroughIdentity]
    /// The configuration file.
    package var configuration: File
    /// The scripts, including those that others use.
    package var scripts: [File]
    /// What else a process must know; `nil` if the walkthroughs are all.
    package var task: Data?

    /// Makes a plan.
    package init(walkthroughs: [WalkthroughIdentity], configuration: File, scripts: [File], task: Data? = nil) {
        (self.walkthroughs, self.configuration, self.scripts) = (walkthroughs, configuration, scripts)
        self.task = task
    }

    /// Reads the plan that a runner has left for this process; called once, before any app runs.
    ///
    /// - Throws: `RunnerPoolError.notStartedByRunner` if there is none.
    package init(of process: SpawnedRunner) throws(RunnerPoolError) {
        guard let plan = try? JSONDecoder().decode(SpawnedPlan.self, from: Data(process.takePlan())) else {
            throw .notStartedByRunner
        }
        self = plan
    }

    /// The plan as JSON; nil if the system's encoder fails.
    var json: [UInt8]? { (try? JSONEncoder().encode(self)).map { [UInt8]($0) } }
}
