import Basics
package import HeadlessUIKit

extension Header {
    /// A line `waive RULE on ELEMENT because "…"`: what the accessibility audit finds there is no failure.
    package struct Waiver: Equatable {
        /// Where a rule may be broken.
        package enum Target: Equatable {
            /// On these elements.
            case element(ElementQuery)
            /// On the screen of that name, by what is about it as a whole.
            case screen(String)
        }

        /// The rule of the audit.
        package var rule: Located<AuditRule>
        /// Where it may be broken.
        package var target: Target
        /// Why it may be.
        package var reason: String

        /// Creates a waiver.
        package init(rule: Located<AuditRule>, target: Target, reason: String) {
            self.rule = rule
            self.target = target
            self.reason = reason
        }
    }
}

extension Header.Waiver: CustomStringConvertible {
    /// The waiver as the language writes it.
    package var description: String {
        "waive \(rule.value.identifier) on \(target) because \(reason.quoted)"
    }
}

extension Header.Waiver.Target: CustomStringConvertible {
    /// The target as the language writes it.
    package var description: String {
        switch self {
        case .element(let element): "\(element)"
        case .screen(let name): "screen \(name.quotedUnlessBare)"
        }
    }

    /// Returns the target with each parameter replaced by its value.
    func resolved(with value: (_ name: String) -> String?) -> Self {
        switch self {
        case .element(let element): .element(element.resolved(with: value))
        case .screen: self
        }
    }
}
