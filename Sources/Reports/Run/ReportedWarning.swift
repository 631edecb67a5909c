package import Walkthroughs

/// Something doubtful about a walkthrough that makes nothing fail, as text.
package struct ReportedWarning: Hashable, Codable, Sendable {
    /// Where the line stands.
    package var place: ReportedPlace
    /// The line as written, secrets as dots; nil for a line of the header.
    package var source: String?
    /// The `use` lines that led to the script, the outermost first.
    package var uses: [ReportedPlace]
    /// What is doubtful, in one sentence without a full stop.
    package var message: String
    /// What to do about it.
    package var advice: String

    /// Takes a warning over from the runner.
    package init(_ warning: WalkthroughWarning) {
        place = ReportedPlace(warning.location)
        source = warning.source
        uses = warning.uses.map(ReportedPlace.init)
        message = warning.message
        advice = warning.advice
    }
}
