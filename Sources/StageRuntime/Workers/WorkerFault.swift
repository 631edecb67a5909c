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
