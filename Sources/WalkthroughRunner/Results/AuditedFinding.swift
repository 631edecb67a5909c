package import HeadlessUIKit
package import WalkthroughLanguage

/// What the audit of a run found on one screen, with the steps that led a walkthrough there.
package struct AuditedFinding: Equatable, Codable, Sendable {
    /// A step on the way to a screen.
    package struct Step: Equatable, Codable, Sendable {
        /// Where the line stands.
        package var place: SourceLocation
        /// The line as written, secrets as dots.
        package var source: String

        /// Makes a step.
        package init(at place: SourceLocation, source: String) {
            self.place = place
            self.source = source
        }
    }

    /// The app.
    package var app: String
    /// The name of the screen; nil if none was on top.
    package var screen: String?
    /// The identifier of the rule that is broken.
    package var rule: String
    /// The element by its role and name.
    package var element: String
    /// What is wrong with it, to follow its name.
    package var problem: String
    /// Why the rule is there, in a sentence.
    package var reason: String
    /// How to mend it, in a clause.
    package var remedy: String
    /// The steps that led there, without mere looks; none if the launch did.
    package var steps: [Step]

    /// Makes a finding.
    package init(
        app: String, screen: String?, rule: AuditRule, element: String, problem: String, steps: [Step]
    ) {
        self.app = app
        self.screen = screen
        self.rule = rule.identifier
        self.element = element
        self.problem = problem
        reason = rule.reason
        remedy = rule.remedy
        self.steps = steps
    }
}
