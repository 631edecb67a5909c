/// What the accessibility audit of one screen found.
package struct ScreenAudit: Equatable, Sendable {
    /// The name of the screen; `nil` where none is on top.
    package let screenName: String?
    /// What is wrong, in reading order, then in the order of the rules; each thing once.
    package let findings: [AuditFinding]
    /// What could not be decided, such as a contrast without declared colours; neither passed nor failed.
    package let undecided: [AuditFinding]

    init(screenName: String?, findings: [AuditFinding], undecided: [AuditFinding]) {
        self.screenName = screenName
        self.findings = Self.ordered(findings)
        self.undecided = Self.ordered(undecided)
    }

    /// Returns the audit without the findings at some places of ``findings``.
    package func removing(_ isUnwanted: (Int) -> Bool) -> ScreenAudit {
        let kept = findings.enumerated().filter { !isUnwanted($0.offset) }.map(\.element)
        return ScreenAudit(screenName: screenName, findings: kept, undecided: undecided)
    }

    /// Returns findings by place and rule, each once; equal ones share both, so that only such are compared.
    private static func ordered(_ findings: [AuditFinding]) -> [AuditFinding] {
        let sorted = findings.enumerated().sorted { left, right in
            (left.element.place ?? .max, left.element.rule.rank, left.offset)
                < (right.element.place ?? .max, right.element.rule.rank, right.offset)
        }.map(\.element)
        var single: [AuditFinding] = []
        single.reserveCapacity(sorted.count)
        for finding in sorted {
            let isKnown = single.reversed().prefix { $0.place == finding.place && $0.rule == finding.rule }.contains(
                finding)
            if !isKnown { single.append(finding) }
        }
        return single
    }
}
