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
