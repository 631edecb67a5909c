/// Something that the accessibility audit found, about one element of a screen.
package struct AuditFinding: Hashable, Sendable {
    /// The rule that is broken.
    package let rule: AuditRule
    /// The element by its role and name, without what changes while it is used: `button "Adopt" in row "swift"`.
    package let element: String
    /// What is wrong with it, to follow its name: `is 20 × 20 pt`.
    package let problem: String
    /// The element's place among the screen's elements; `nil` for what is about the screen as a whole.
    package let place: Int?
}

extension AuditFinding: CustomStringConvertible {
    /// The finding in one line, with the way to mend it.
    package var description: String { "\(rule.identifier): \(element) \(problem): \(rule.remedy)" }
}
