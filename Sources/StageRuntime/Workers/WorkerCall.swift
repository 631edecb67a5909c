public import Foundation

/// One call that a worker offers: its description, how to read a server's reply, and what a trace shows of one.
///
/// A constant of the worker's, made once and listed in the app's `workerCalls`; the gate performs it.
///
/// ```swift
/// static let search = WorkerCall<[String]>(
///     WorkerCallDescription("suggestions.search", kind: .network, latency: .milliseconds(50)),
///     decode: { body throws(WorkerFault) in
///         guard let found = try? JSONDecoder().decode([String].self, from: body) else { throw .garbage }
///         return found
///     })
/// ```
public struct WorkerCall<Reply>: Sendable {
    /// What is known of the call without asking it.
    public let description: WorkerCallDescription
    /// Reads a body as the live server sends it; `nil` if there is none, as with a device.
    let decode: (@Sendable (Data) throws(WorkerFault) -> Reply)?
    /// What a trace shows of a reply.
    let summary: @Sendable (Reply) -> [TraceEvent.Field]

    /// Makes a call.
    ///
    /// - Parameters:
    ///   - description: its name, kind, latency and secrets.
    ///   - decode: reads a body as the live server sends it; throws ``WorkerFault/garbage`` if it cannot.
    ///   - summary: what a trace shows of a reply; fields that the description calls secret are hidden.
    public init(
        _ description: WorkerCallDescription,
        decode: (@Sendable (Data) throws(WorkerFault) -> Reply)? = nil,
        summary: @escaping @Sendable (Reply) -> [TraceEvent.Field] = { _ in [] }
    ) {
        self.description = description
        self.decode = decode
        self.summary = summary
    }
}

/// What is known of a worker call without asking it; an app lists its own, so that scripts are checked without launch.
public struct WorkerCallDescription: Equatable, Sendable {
    /// The name scripts use: `suggestions.search`.
    public let name: String
    /// The worker whose call it is, as `workers` in the configuration names it: `suggestions`.
    public let worker: String
    /// What it talks to.
    public let kind: WorkerCallKind
    /// How long an offline reply takes, in virtual time.
    public let latency: Duration
    /// The least and the most that the latency may be, as multiples of ``latency``; a schedule chooses within.
    public let latencyRange: ClosedRange<Double>
    /// The most that a schedule may multiply a latency by.
    private static let longestStretch = 10_000.0
    /// The arguments that no trace may show.
    public let secretArguments: [String]
    /// The reply's fields that no trace may show.
    public let secretReplyFields: [String]
    /// The name of the file that a store call reads or writes.
    public let storage: String?

    /// Whether a script can give its next reply: a network call's body, a store call's file.
    public var canReply: Bool { kind != .device }

    /// The part of the name before the first dot: the keys of the configuration that count for several workers.
    package var group: String { String(name.prefix { $0 != "." }) }

    /// Makes the description of a call.
    ///
    /// - Parameters:
    ///   - name: the name scripts use: `suggestions.search`.
    ///   - worker: the worker whose call it is; the part of the name before the first dot if none is given.
    ///   - kind: what it talks to.
    ///   - latency: how long an offline reply takes, in virtual time.
    ///   - latencyRange: the least and the most that the latency may be, as multiples of it; 10,000 at most.
    ///   - secretArguments: the arguments that no trace may show.
    ///   - secretReplyFields: the reply's fields that no trace may show.
    ///   - storage: the name of the file that a store call reads or writes.
    public init(
        _ name: String, worker: String? = nil, kind: WorkerCallKind, latency: Duration = .zero,
        latencyRange: ClosedRange<Double> = 0...10, secretArguments: [String] = [],
        secretReplyFields: [String] = [], storage: String? = nil
    ) {
        self.name = name
        self.worker = worker ?? String(name.prefix { $0 != "." })
        self.kind = kind
        self.latency = latency
        self.latencyRange = latencyRange.clamped(to: 0...Self.longestStretch)
        self.secretArguments = secretArguments
        self.secretReplyFields = secretReplyFields
        self.storage = storage
    }
}

/// What a worker call talks to; it decides which faults a script can ask for.
public enum WorkerCallKind: String, CaseIterable, Sendable {
    /// A server, over HTTP.
    case network
    /// A file of the app's own.
    case store
    /// A part of the device, such as the locator.
    case device
}

/// Where an app's workers find their servers and which of them are live, as the configuration says.
///
/// An app reads it from ``Stage/environment`` when it makes its workers:
///
/// ```swift
/// let stage = Stage.current
/// if let server = stage.environment.server(of: "suggestions") {
///     suggestions = LiveSuggestions(stage: stage, server: server)
/// } else {
///     suggestions = OfflineSuggestions(gate: stage.workers)
/// }
/// ```
///
/// The runner sets it before the app is made. That an app with a live worker has a base URL, of `http` or `https`, is
/// checked before anything runs.
public struct WorkerEnvironment: Equatable, Sendable {
    /// The environment's name: `dev`.
    public let name: String
    /// Where the app's servers are in this environment; `nil` if the configuration does not say.
    public let baseURL: URL?
    /// The names of the workers that are live.
    private let liveWorkers: [String]
    /// The path of the program that carries out a live worker's request, in a process of its own; `nil` for this one.
    ///
    /// `Rehearsal.main` sets it to the program itself on Linux, where FoundationNetworking ends its process for some of
    /// what a server may say.
    public var exchangeProgram: String?

    /// Makes an environment; a test of one's own workers does, for ``StageOptions/environment``.
    ///
    /// - Parameters:
    ///   - name: the environment's name.
    ///   - baseURL: where the app's servers are.
    ///   - liveWorkers: the names of the workers that are live; all others are offline.
    public init(name: String = "dev", baseURL: URL? = nil, liveWorkers: [String] = []) {
        self.name = name
        self.baseURL = baseURL
        self.liveWorkers = liveWorkers
    }

    /// Returns whether a worker asks its server; it answers by itself otherwise.
    ///
    /// - Parameter worker: its name, ``WorkerCallDescription/worker`` of its calls.
    public func isLive(_ worker: String) -> Bool { liveWorkers.contains(worker) }

    /// Returns where a worker's server is, `nil` if the worker is offline.
    ///
    /// - Parameter worker: its name, ``WorkerCallDescription/worker`` of its calls.
    public func server(of worker: String) -> URL? { isLive(worker) ? baseURL : nil }
}

/// What can go wrong between a worker and the world, the same for an offline and a live implementation.
///
/// The gate throws it; a worker maps it to its own typed error. A script names it:
/// `fail suggestions.search with status 503`.
public enum WorkerFault: Error, Equatable, Sendable {
    /// No connection: the call fails at once, without its latency.
    case offline
    /// No answer in time: the call fails after its latency.
    case timeout
    /// An HTTP status that is no success.
    case status(Int)
    /// The credentials are missing or no longer valid (HTTP status 401).
    case unauthorised
    /// An answer, or a stored file, that cannot be decoded.
    case garbage
    /// A store could not be read or written.
    case io
    /// A store has no space left.
    case full
    /// Nobody waits for the answer any more: the asking task was cancelled. No script asks for it.
    case cancelled
}

extension WorkerFault: CustomStringConvertible {
    /// The fault as the walkthrough language writes it: `status 503`.
    public var description: String {
        switch self {
        case .offline: "offline"
        case .timeout: "timeout"
        case .status(let code): "status \(code)"
        case .unauthorised: "unauthorised"
        case .garbage: "garbage"
        case .io: "io"
        case .full: "full"
        case .cancelled: "cancelled"
        }
    }
}

/// What a script has set for the calls of one name; it lasts until changed.
struct WorkerRules {
    /// What the next calls fail with, and how many of them; all, if `nil`.
    var failure: (fault: WorkerFault, remaining: Int?)?
    /// How much longer replies take.
    var delay: Duration = .zero
    /// Whether replies wait for a release.
    var isHolding = false
    /// The bodies of the next replies, the next first.
    var replies: [String] = []

    /// Counts one call and returns what it fails with.
    mutating func takeFailure() -> WorkerFault? {
        guard let (fault, remaining) = failure else { return nil }
        guard let remaining else { return fault }
        failure = remaining > 1 ? (fault, remaining - 1) : nil
        return remaining > 0 ? fault : nil
    }

    /// Removes and returns the body of the next reply.
    mutating func takeReply() -> String? {
        replies.isEmpty ? nil : replies.removeFirst()
    }
}
