/// What the audits of a whole run found, each thing once however often its screen was met.
package struct AuditLog: Sendable {
    /// A finding and the screen it is about.
    package struct Entry: Hashable, Sendable {
        /// The name of the screen; `nil` where none was on top.
        package let screenName: String?
        /// What is wrong.
        package let finding: AuditFinding
    }

    /// What was found, in the order met.
    package private(set) var entries: [Entry] = []
    /// What tells an entry from others: the screen and the line, wherever on the screen it was.
    private var seen: Set<[String]> = []

    /// Makes an empty log.
    package init() {}

    /// Takes in the audit of a screen, and returns the findings that are new.
    @discardableResult
    package mutating func note(_ audit: ScreenAudit) -> [AuditFinding] {
        let new = audit.findings.filter { seen.insert([audit.screenName ?? "", $0.description]).inserted }
        entries += new.map { Entry(screenName: audit.screenName, finding: $0) }
        return new
    }
}
