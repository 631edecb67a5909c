package import HeadlessUIKit
package import WalkthroughLanguage

/// A finding of a run's audit, with the steps that led to its screen.
package struct AuditedFinding: Equatable, Codable, Sendable {
    /// A step on the path to a screen.
    package struct Step: Equatable, Codable, Sendable {
        /// The position of the line.
        package var place: SourceLocation
        /// The line as written, with secrets as dots.
        package var source: String

        /// Makes a step.
        package init(at place: SourceLocation, source: String) { (self.place, self.source) = (place, source) }
    }

    /// The app.
    package var app: String
    /// The name of the screen; `nil` if no screen was on top.
    package var screen: String?
    /// The identifier of the broken rule.
    package var rule: String
    /// The element's role and name.
    package var element: String
    /// What is wrong with it, worded to follow its name.
    package var problem: String
    /// Why the rule is there, in a sentence.
    package var reason: String
    /// How to fix it, in a clause.
    package var remedy: String
    /// The steps that led there, without plain expectations; empty if the launch did.
    package var steps: [Step]

    /// Makes a finding.
    package init(
        app: String, screen: String?, rule: AuditRule, element: String, problem: String, steps: [Step]
    ) {
        (self.app, self.screen) = (app, screen)
        self.rule = rule.identifier
        (self.element, self.problem) = (element, problem)
        reason = rule.reason
        remedy = rule.remedy
        self.steps = steps
    }
}
