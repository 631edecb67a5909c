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
    ///   - decode: reads a body as the live server sends it; throws ``WorkerFault/garbage`` where it cannot.
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
    ///   - worker: the worker whose call it is; the part of the name before the first dot where nothing is said.
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
