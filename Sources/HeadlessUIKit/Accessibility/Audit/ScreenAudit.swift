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

    private static func ordered(_ findings: [AuditFinding]) -> [AuditFinding] {
        var seen: Set<AuditFinding> = []
        let single = findings.filter { seen.insert($0).inserted }
        return single.enumerated().sorted { left, right in
            (left.element.place ?? .max, left.element.rule.rank, left.offset)
                < (right.element.place ?? .max, right.element.rule.rank, right.offset)
        }.map(\.element)
    }
}
