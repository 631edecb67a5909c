public import Foundation

/// A call that a worker offers: its description, how to read a server's reply, and what a trace shows of the reply.
///
/// It is a constant of the worker, listed in the app's `workerCalls`; the gate performs it.
///
/// ```swift
/// static let search = WorkerCall<[String]>(
///     WorkerCallDescription("suggestions.search", kind: .network, latency: .milliseconds(50)),
///     decode: { try JSONDecoder().decode([String].self, from: $0) })
/// ```
public struct WorkerCall<Reply>: Sendable {
    /// The properties of the call that are known before any request.
    public let description: WorkerCallDescription
    /// Decodes a body as the live server sends it; `nil` if there is nothing to decode: with a device, or for `Void`.
    let decode: (@Sendable (Data) throws -> Reply)?
    let summary: @Sendable (Reply) -> [TraceEvent.Field]

    /// Makes a call.
    ///
    /// - Parameters:
    ///   - description: its name, kind, latency and secrets.
    ///   - decode: decodes a body as the live server sends it. An error that is no ``WorkerFault`` becomes
    ///     ``WorkerFault/garbage``; if a script has set the body, the failure quotes the error. A reply of type `Void`
    ///     needs no decoder: any body will do.
    ///   - summary: returns what a trace shows of a reply; fields that the description lists as secret are hidden.
    public init(
        _ description: WorkerCallDescription,
        decode: (@Sendable (Data) throws -> Reply)? = nil,
        summary: @escaping @Sendable (Reply) -> [TraceEvent.Field] = { _ in [] }
    ) {
        (self.description, self.decode, self.summary) = (description, decode, summary)
    }

    /// Decodes a body, or throws ``WorkerFault/garbage``; `explain` gets the decoder's error, which may quote a secret.
    func reply(from body: Data, explaining explain: (any Error) -> Void = { _ in }) throws(WorkerFault) -> Reply {
        if let decode {
            do {
                return try decode(body)
            } catch {
                explain(error)
                throw error as? WorkerFault ?? .garbage
            }
        }
        // A reply of type Void has nothing to decode.
        guard let nothing = () as? Reply else { throw .garbage }
        return nothing
    }
}

/// The properties of a worker call; an app lists its calls, so that scripts can be checked without a launch.
public struct WorkerCallDescription: Equatable, Sendable {
    /// The name in scripts: `suggestions.search`.
    public let name: String
    /// The name of its worker, as in `workers` of the configuration: `suggestions`.
    public let worker: String
    /// The kind of thing that it accesses.
    public let kind: WorkerCallKind
    /// How long an offline reply takes, in virtual time.
    public let latency: Duration
    /// The range of the latency, as multiples of ``latency``, within which a schedule chooses.
    public let latencyRange: ClosedRange<Double>
    /// How long the server keeps the connection of an app that is suspended; after that the reply is lost.
    public let patience: Duration
    /// The largest multiple of the latency that a schedule may choose.
    private static let longestStretch = 10_000.0
    /// The arguments that no trace may show.
    public let secretArguments: [String]
    /// The reply's fields that no trace may show.
    public let secretReplyFields: [String]
    /// The name of the file that a store call reads or writes.
    public let storage: String?

    /// Whether a script can set its next reply: a network call's body, a store call's file, or what a device finds.
    public let canReply: Bool

    /// The part of the name before the first dot.
    package var group: String { String(name.prefix { $0 != "." }) }

    /// Makes the description of a call.
    ///
    /// - Parameters:
    ///   - name: the name in scripts: `suggestions.search`.
    ///   - worker: the name of its worker; by default the part of `name` before the first dot.
    ///   - kind: the kind of thing that it accesses.
    ///   - latency: how long an offline reply takes, in virtual time.
    ///   - latencyRange: the range of the latency, as multiples of it; at most 10,000.
    ///   - patience: how long the server keeps the connection of an app that is suspended; after that a network call
    ///     fails with ``WorkerFault/offline``, though the server has performed it.
    ///   - secretArguments: the arguments that no trace may show.
    ///   - secretReplyFields: the reply's fields that no trace may show.
    ///   - storage: the name of the file that a store call reads or writes.
    ///   - canReply: whether a script can set its next reply; by default, unless it is a call of a device.
    public init(
        _ name: String, worker: String? = nil, kind: WorkerCallKind, latency: Duration = .zero,
        latencyRange: ClosedRange<Double> = 0...10, patience: Duration = .seconds(60), secretArguments: [String] = [],
        secretReplyFields: [String] = [], storage: String? = nil, canReply: Bool? = nil
    ) {
        self.name = name
        self.worker = worker ?? String(name.prefix { $0 != "." })
        (self.kind, self.latency) = (kind, latency)
        self.latencyRange = latencyRange.clamped(to: 0...Self.longestStretch)
        (self.patience, self.secretArguments) = (patience, secretArguments)
        (self.secretReplyFields, self.storage) = (secretReplyFields, storage)
        self.canReply = canReply ?? (kind != .device)
    }
}

/// The calls of Apple's frameworks, for the list of an app that uses them.
///
/// On a phone, the frameworks do not pass the gate.
extension WorkerCallDescription {
    /// Where the device is: `CLLocationManager` asks; `reply device.location with "48.2082, 16.3738"`.
    public static let location = WorkerCallDescription(
        "device.location", kind: .device, latency: .seconds(1), canReply: true)

    /// Whether the user lets the app know where the device is; they do, unless a script lets the call fail.
    public static let locationPermission = WorkerCallDescription(
        "device.locationPermission", kind: .device, latency: .seconds(1))

    /// A page that a `WKWebView` loads; its reply is HTML.
    public static let webPage = WorkerCallDescription("web.page", kind: .network, latency: .milliseconds(500))
}

/// What a worker call accesses; it decides which faults a script can ask for.
public enum WorkerCallKind: String, CaseIterable, Sendable {
    /// A server, over HTTP.
    case network
    /// A file of the app.
    case store
    /// A part of the device, such as the locator.
    case device
}

/// The servers of an app's workers, and which workers are live, as the configuration says.
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
/// The runner sets it before the app is made. The runner checks before any run that an app with a live worker has a
/// base URL with `http` or `https`.
public struct WorkerEnvironment: Equatable, Sendable {
    /// The environment's name: `dev`.
    public let name: String
    /// The URL of the app's servers in this environment; `nil` if the configuration has none.
    public let baseURL: URL?
    private let liveWorkers: [String]

    /// Makes an environment, such as a test of a worker sets in ``StageOptions/environment``.
    ///
    /// - Parameters:
    ///   - name: the environment's name.
    ///   - baseURL: the URL of the app's servers.
    ///   - liveWorkers: the names of the live workers; all others are offline.
    public init(name: String = "dev", baseURL: URL? = nil, liveWorkers: [String] = []) {
        (self.name, self.baseURL, self.liveWorkers) = (name, baseURL, liveWorkers)
    }

    /// Returns whether a worker asks its server; otherwise it answers itself.
    ///
    /// - Parameter worker: its name, ``WorkerCallDescription/worker`` of its calls.
    public func isLive(_ worker: String) -> Bool { liveWorkers.contains(worker) }

    /// Returns the URL of a worker's server; `nil` if the worker is offline.
    ///
    /// - Parameter worker: its name, ``WorkerCallDescription/worker`` of its calls.
    public func server(of worker: String) -> URL? { isLive(worker) ? baseURL : nil }
}

/// A fault of a worker call, the same for an offline and a live implementation.
///
/// The gate throws it; a worker maps it to its own typed error. A script names it:
/// `fail suggestions.search with status 503`.
public enum WorkerFault: Error, Equatable, Sendable {
    /// No connection: the call fails at once, without its latency.
    case offline
    /// No answer in time: the call fails after its latency.
    case timeout
    /// An HTTP status other than success.
    case status(Int)
    /// The credentials are missing or no longer valid (HTTP status 401).
    case unauthorised
    /// An answer, or a stored file, that cannot be decoded.
    case garbage
    /// A store could not be read or written.
    case io
    /// A store has no space left.
    case full
    /// The asking task was cancelled; a script cannot ask for this fault.
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
