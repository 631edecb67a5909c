package import WalkthroughRunner

/// What the audit of a run found: each thing once, with the shortest way to it.
package struct AuditSummary: Equatable, Sendable {
    /// A finding and the walkthrough whose way to it is the shortest.
    package struct Entry: Equatable, Sendable {
        /// The finding.
        package let finding: AuditedFinding
        /// The walkthrough that leads there.
        package let walkthrough: WalkthroughIdentity
        /// What `--param` gave it, as in ``WalkthroughResult/parameters``.
        package let parameters: [String]?
    }

    /// What tells a finding from others.
    private struct Key: Hashable {
        let app: String
        let screen: String
        let rule: String
        let element: String
    }

    /// The findings with their shortest ways, by what tells them apart.
    private var found: [Key: Entry] = [:]

    /// Makes the summary of what was found nowhere.
    package init() {}

    /// Takes in what one walkthrough found, given some parameters.
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

    /// The findings by app, screen, rule and element.
    package var entries: [Entry] {
        found.sorted { left, right in
            (left.key.app, left.key.screen, left.key.rule, left.key.element)
                < (right.key.app, right.key.screen, right.key.rule, right.key.element)
        }.map(\.value)
    }
}

extension AuditSummary.Entry {
    /// Whether fewer steps lead there; of equal ways the one of the first script counts.
    fileprivate func isNearer(than other: AuditSummary.Entry) -> Bool {
        (finding.steps.count, walkthrough.path, walkthrough.line ?? 0)
            < (other.finding.steps.count, other.walkthrough.path, other.walkthrough.line ?? 0)
    }
}
