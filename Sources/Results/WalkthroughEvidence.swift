/// What a run learns from a walkthrough besides its result; no journal contains it.
package struct WalkthroughEvidence: Equatable, Codable, Sendable {
    /// The observations that only the whole run can judge.
    package var observations: RunObservations?
    /// Its whole trace, if wanted.
    package var trace: [TracedEvent]?
    /// How often each disturbance was tried; nil if none was asked for.
    package var disturbed: [Disturbance: Int]?
    /// How often the condition of each property was true: its own properties first, then those of its app.
    package var met: [Int]?

    /// Makes evidence of nothing.
    package init() {}
}

/// A walkthrough's result, with the evidence that its run has left.
package struct PerformedWalkthrough: Equatable, Codable, Sendable {
    /// The result.
    package var result: WalkthroughResult
    /// The evidence.
    package var evidence = WalkthroughEvidence()

    /// Makes it.
    package init(_ result: WalkthroughResult, _ evidence: WalkthroughEvidence = WalkthroughEvidence()) {
        (self.result, self.evidence) = (result, evidence)
    }
}

/// An event in the middle of a walkthrough that should not affect the result.
package enum Disturbance: String, CaseIterable, Codable, Sendable {
    /// The device is turned, and turned back.
    case rotate
    /// The app goes to the background and comes back: at once, and after 1 s, 10 s and 10 min.
    case background
    /// Memory runs short.
    case memory
    /// Texts become larger, then normal again.
    case textSize = "text-size"
    /// The appearance changes, and changes back.
    case appearance
    /// The app is ended and launched again.
    case relaunch
    /// From here on, every reply takes ten times as long.
    case slow
    /// Each worker call fails once; there is a separate run for each of its faults.
    case fault
}
