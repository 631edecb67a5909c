package import HeadlessUIKit

extension Header {
    /// A line `waive RULE on ELEMENT because "…"`: what the accessibility audit finds there is no failure.
    package struct Waiver: Equatable {
        /// The rule of the audit.
        package var rule: Located<AuditRule>
        /// The elements on which it may be broken.
        package var element: ElementQuery
        /// Why it may be.
        package var reason: String

        /// Creates a waiver.
        package init(rule: Located<AuditRule>, element: ElementQuery, reason: String) {
            self.rule = rule
            self.element = element
            self.reason = reason
        }
    }
}

extension Header.Waiver: CustomStringConvertible {
    /// The waiver as the language writes it.
    package var description: String {
        "waive \(rule.value.identifier) on \(element) because \(LanguageText.quoted(reason))"
    }
}
