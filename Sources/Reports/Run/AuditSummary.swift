package import WalkthroughRunner

/// The audit's findings of a run, each once, with the shortest way to it.
package struct AuditSummary: Equatable, Sendable {
    /// A finding, and the walkthrough with the shortest way to it.
    package struct Entry: Equatable, Sendable {
        /// The finding.
        package let finding: AuditedFinding
        /// The walkthrough that leads there.
        package let walkthrough: WalkthroughIdentity
        /// The parameters that `--param` set for it, as in ``WalkthroughResult/parameters``.
        package let parameters: [String]?
    }

    /// What identifies a finding.
    private struct Key: Hashable {
        let app: String
        let screen: String
        let rule: String
        let element: String
    }

    /// The findings with their shortest ways, by their keys.
    private var found: [Key: Entry] = [:]

    /// Makes a summary without findings.
    package init() {}

    /// Adds the findings of one walkthrough, which was run with some parameters.
    package mutating func take(
        _ findings: [AuditedFinding], of walkthrough: WalkthroughIdentity, with parameters: [String]? = nil
    ) {
        for finding in findings {
            let key = Key(
                app: finding.app, screen: finding.screen ?? "", rule: finding.rule, element: finding.element)
            let entry = Entry(finding: finding, walkthrough: walkthrough, parameters: parameters)
            if let known = found[key], !entry.isNearer(than: known) { continue }
            found[key] = entry
        }
    }

    /// Whether nothing was found.
    package var isEmpty: Bool { found.isEmpty }

    /// The findings sorted by app, screen, rule and element.
    package var entries: [Entry] {
        found.sorted { left, right in
            (left.key.app, left.key.screen, left.key.rule, left.key.element)
                < (right.key.app, right.key.screen, right.key.rule, right.key.element)
        }.map(\.value)
    }
}

extension AuditSummary.Entry {
    /// Returns whether fewer steps lead there; if equally many, whether its script comes first.
    fileprivate func isNearer(than other: AuditSummary.Entry) -> Bool {
        (finding.steps.count, walkthrough.path, walkthrough.line ?? 0)
            < (other.finding.steps.count, other.walkthrough.path, other.walkthrough.line ?? 0)
    }
}
