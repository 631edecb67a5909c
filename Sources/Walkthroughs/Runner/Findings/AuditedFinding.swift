package import HeadlessUIKit

/// What the audit of a run found on one screen, with the steps that led a walkthrough there.
package struct AuditedFinding: Equatable, Sendable {
    /// A step on the way to a screen.
    package struct Step: Equatable, Sendable {
        /// Where the line stands.
        package var location: SourceLocation
        /// The line as written, secrets as dots.
        package var source: String

        /// Makes a step.
        package init(location: SourceLocation, source: String) {
            self.location = location
            self.source = source
        }
    }

    /// The app.
    package var app: String
    /// The name of the screen; nil where none was on top.
    package var screenName: String?
    /// The rule that is broken.
    package var rule: AuditRule
    /// The element by its role and name.
    package var element: String
    /// What is wrong with it, to follow its name.
    package var problem: String
    /// The steps that led there, without mere looks; none where the launch did.
    package var steps: [Step]

    /// Makes a finding.
    package init(
        app: String, screenName: String?, rule: AuditRule, element: String, problem: String, steps: [Step]
    ) {
        self.app = app
        self.screenName = screenName
        self.rule = rule
        self.element = element
        self.problem = problem
        self.steps = steps
    }
}
