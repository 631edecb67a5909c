package import Foundation

/// A message of a runner process to its runner, sent as a line of JSON.
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
        guard let message = try? decoder.decode(RunnerMessage.self, from: Data(line)) else { return nil }
        self = message
    }

    /// Returns the message as a line with its end; texts and whole numbers can always be encoded.
    func line(by encoder: JSONEncoder) -> [UInt8] {
        guard let json = try? encoder.encode(self) else {
            preconditionFailure("a message cannot be encoded: \(self)")
        }
        return json + [UInt8(ascii: "\n")]
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
