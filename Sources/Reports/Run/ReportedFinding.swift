import HeadlessUIKit
package import Walkthroughs

/// What the audit found on one screen of a walkthrough, as text.
package struct ReportedFinding: Equatable, Codable, Sendable {
    /// A step on the way to a screen.
    package struct Step: Equatable, Codable, Sendable {
        /// Where the line stands.
        package var place: ReportedPlace
        /// The line as written, secrets as dots.
        package var source: String
    }

    /// The app.
    package var app: String
    /// The name of the screen; nil where none was on top.
    package var screen: String?
    /// The identifier of the rule.
    package var rule: String
    /// The element by its role and name.
    package var element: String
    /// What is wrong with it, to follow its name.
    package var problem: String
    /// Why the rule is there, in a sentence.
    package var reason: String
    /// How to mend it, in a clause.
    package var remedy: String
    /// The steps that led there, without mere looks; none where the launch did.
    package var steps: [Step]

    /// Takes a finding over from the runner.
    package init(_ finding: AuditedFinding) {
        app = finding.app
        screen = finding.screenName
        rule = finding.rule.identifier
        element = finding.element
        problem = finding.problem
        reason = finding.rule.reason
        remedy = finding.rule.remedy
        steps = finding.steps.map { Step(place: ReportedPlace($0.location), source: $0.source) }
    }
}
