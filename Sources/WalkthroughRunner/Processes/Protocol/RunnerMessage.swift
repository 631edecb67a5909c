package import Foundation

/// A message of a runner process to its runner, sent as a line: a letter for its kind, then JSON.
///
/// The letter spares each of thousands of steps two objects around it.
enum RunnerMessage {
    /// It begins a walkthrough.
    case started(index: Int)
    /// A step was performed; sent only if the runner wants steps.
    case stepEnded(PerformedStep)
    /// The app has crashed; sent last.
    case crashed(frames: [String])
    /// The walkthrough has ended.
    case ended(index: Int, result: WalkthroughResult)

    /// The letters.
    private enum Kind: UInt8 {
        case started = 0x62  // b
        case stepEnded = 0x73  // s
        case crashed = 0x63  // c
        case ended = 0x65  // e
    }

    /// What is sent about a walkthrough's end.
    private struct End: Codable {
        let index: Int
        let result: WalkthroughResult
    }

    /// Parses a line; `nil` if it is no message.
    init?(_ line: ArraySlice<UInt8>, by decoder: JSONDecoder) {
        guard let kind = line.first.flatMap(Kind.init) else { return nil }
        let json = Data(line.dropFirst())
        do {
            switch kind {
            case .started: self = .started(index: try decoder.decode(Int.self, from: json))
            case .stepEnded: self = .stepEnded(try decoder.decode(PerformedStep.self, from: json))
            case .crashed: self = .crashed(frames: try decoder.decode([String].self, from: json))
            case .ended:
                let end = try decoder.decode(End.self, from: json)
                self = .ended(index: end.index, result: end.result)
            }
        } catch {
            return nil
        }
    }

    /// Returns the message as a line with its end; texts and whole numbers can always be encoded.
    func line(by encoder: JSONEncoder) -> [UInt8] {
        switch self {
        case .started(let index): Self.line(.started, index, by: encoder)
        case .stepEnded(let step): Self.line(.stepEnded, step, by: encoder)
        case .crashed(let frames): Self.line(.crashed, frames, by: encoder)
        case .ended(let index, let result): Self.line(.ended, End(index: index, result: result), by: encoder)
        }
    }

    private static func line(_ kind: Kind, _ content: some Encodable, by encoder: JSONEncoder) -> [UInt8] {
        guard let json = try? encoder.encode(content) else {
            preconditionFailure("a message cannot be encoded: \(content)")
        }
        return [kind.rawValue] + json + [UInt8(ascii: "\n")]
    }
}

/// Assembles lines that arrive in pieces.
package struct LineBuffer {
    /// The maximum length of a line; an app must have written a longer one into the pipe.
    private static let limit = 256 << 20

    /// What has arrived and was not returned; a reader appends to it.
    package var bytes: [UInt8] = []
    /// How much of it has been returned.
    private var start = 0
    /// How much of it is known to hold no end of a line.
    private var searched = 0

    /// Makes an empty buffer.
    package init() {}

    /// Whether more bytes without a line end have arrived than any message has.
    var isTooLong: Bool { bytes.count - start > Self.limit }

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

    /// Removes everything: the rest of a process that has ended.
    mutating func removeAll() { self = LineBuffer() }
}

/// The plan of a run for spawned processes, which read no scripts and no configuration themselves.
///
/// Even a process started in the middle of a run, after a file has changed, performs what the runner has planned.
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

    /// Makes a plan.
    package init(walkthroughs: [WalkthroughIdentity], configuration: File, scripts: [File]) {
        (self.walkthroughs, self.configuration, self.scripts) = (walkthroughs, configuration, scripts)
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
