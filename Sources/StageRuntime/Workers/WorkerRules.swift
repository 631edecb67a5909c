import Foundation

/// The rules that a script has set for the calls of one name; each lasts until changed.
struct WorkerRules {
    /// How the next calls fail, and how many of them; all if `nil`.
    var failure: (kind: Failure, remaining: Int?)?
    var delay: Duration = .zero
    var isHolding = false
    /// The bodies of the next replies, the next first.
    var replies: [ScriptedReply] = []

    enum Failure: Equatable {
        /// It is not performed.
        case fault(WorkerFault)
        /// The server performs it, and its reply gets lost.
        case lostReply
    }

    /// Counts one call and returns how it fails, if it does.
    mutating func consumeFailure() -> Failure? {
        guard let (kind, remaining) = failure else { return nil }
        guard let remaining else { return kind }
        failure = remaining > 1 ? (kind, remaining - 1) : nil
        return remaining > 0 ? kind : nil
    }

    /// Removes and returns the next reply.
    mutating func consumeReply() -> ScriptedReply? { replies.isEmpty ? nil : replies.removeFirst() }
}

/// A body that a script has set for the next reply of a call.
struct ScriptedReply {
    let body: String
    /// The position of the script's line; nil for a typed line.
    let location: String?
}

/// A body of a script's `reply` line that the worker could not decode, so that the call failed with `garbage`.
package struct UnreadableReply: Equatable, Sendable {
    /// The name of the call.
    package let call: String
    /// The name of the worker.
    package let worker: String
    /// The position of the script's line; nil for a typed line.
    package let location: String?
    /// What the decoder says, with the key path; nil if it says nothing.
    package let reason: String?

    init(_ reply: ScriptedReply, to call: WorkerCallDescription, because error: (any Error)?) {
        (self.call, worker, location) = (call.name, call.worker, reply.location)
        reason = error.flatMap(Self.reason)
    }

    /// The reply with the decoder's reason, in one sentence without a full stop.
    package var message: String {
        let line = location.map { "the `reply` of \($0)" } ?? "a `reply`"
        let why = reason ?? "its worker throws `garbage` without a reason; let the decoder's own error through"
        return "\(line) to \(call), a call of the worker \(worker), cannot be decoded: \(why)"
    }

    /// Returns what a decoder's error says, with the key path: `at [0].name: there is no key`.
    private static func reason(of error: any Error) -> String? {
        if error is WorkerFault { return nil }
        guard let error = error as? DecodingError else { return "\(error)" }
        let (context, key): (DecodingError.Context, (any CodingKey)?) =
            switch error {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                (context, nil)
            case .keyNotFound(let key, let context): (context, key)
            @unknown default: (DecodingError.Context(codingPath: [], debugDescription: "\(error)"), nil)
            }
        var path = ""
        for part in context.codingPath {
            if let index = part.intValue {
                path += "[\(index)]"
            } else {
                path += (path.isEmpty ? "" : ".") + part.stringValue
            }
        }
        let location = path.isEmpty ? "" : "at \(path): "
        if let key { return location + "there is no key `\(key.stringValue)`" }
        let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
        return location + context.debugDescription + (detail.map { " " + $0 } ?? "")
    }
}
