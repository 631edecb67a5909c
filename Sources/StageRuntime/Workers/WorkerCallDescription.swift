/// What is known of a worker call without asking it; an app lists its own, so that scripts are checked without launch.
public struct WorkerCallDescription: Equatable, Sendable {
    /// The name scripts use: `suggestions.search`.
    public let name: String
    /// What it talks to.
    public let kind: WorkerCallKind
    /// How long an offline reply takes, in virtual time.
    public let latency: Duration
    /// The least and the most that the latency may be, as multiples of ``latency``; a schedule chooses within.
    public let latencyRange: ClosedRange<Double>
    /// The arguments that no trace may show.
    public let secretArguments: [String]
    /// The reply's fields that no trace may show.
    public let secretReplyFields: [String]
    /// The name of the file that a store call reads or writes.
    public let storage: String?

    /// Whether a script can give its next reply: a network call's body, a store call's file.
    public var canReply: Bool { kind != .device }

    /// Makes the description of a call.
    public init(
        _ name: String, kind: WorkerCallKind, latency: Duration = .zero, latencyRange: ClosedRange<Double> = 0...10,
        secretArguments: [String] = [], secretReplyFields: [String] = [], storage: String? = nil
    ) {
        self.name = name
        self.kind = kind
        self.latency = latency
        self.latencyRange = latencyRange
        self.secretArguments = secretArguments
        self.secretReplyFields = secretReplyFields
        self.storage = storage
    }
}
