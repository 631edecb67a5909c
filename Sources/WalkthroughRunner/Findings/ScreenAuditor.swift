package import HeadlessUIKit
package import WalkthroughLanguage

/// Audits each screen that walkthroughs meet, and keeps the shortest way to each thing it finds.
///
/// Made for a run with `--audit`; it lives as long as the run, in each runner process for itself.
package final class ScreenAuditor {
    /// What tells a finding from others.
    private struct Key: Hashable {
        let app: String
        let screenName: String?
        let rule: AuditRule
        let element: String
    }

    /// How long the shortest way to a finding was so far, and whose it was: of equal ones the first script's counts.
    private struct Way {
        let length: Int
        let path: String
        let line: Int

        func isShorter(than other: Way) -> Bool { (length, path, line) < (other.length, other.path, other.line) }
    }

    /// The shortest ways of this process.
    private var ways: [Key: Way] = [:]
    /// What this process found on screens at other sizes of text; strong, it goes with the auditor.
    private let textSizes = TextSizeAudits()
    /// The walkthrough that is performed.
    private var identity: WalkthroughIdentity?
    /// The steps performed so far.
    private var steps: [AuditedFinding.Step] = []
    /// The step that is being performed, and whether it launches the app by name.
    private var current: (step: AuditedFinding.Step, isLaunch: Bool)?
    /// What was found on this walkthrough's screens, in the order met.
    private var findings: [(key: Key, finding: AuditedFinding)] = []
    /// What tells these findings from others.
    private var found: Set<Key> = []

    /// Makes an auditor that has seen nothing.
    package init() {}

    /// Begins a walkthrough.
    func begin(_ identity: WalkthroughIdentity) {
        self.identity = identity
        (steps, current, findings, found) = ([], nil, [], [])
    }

    /// Begins a step; a mere look leads nowhere.
    func begin(_ step: PlannedStep, source: String) {
        end()
        if case .expect(let expectation) = step.command, expectation.within == nil { return }
        let isLaunch = step.command == .app(.launch) || step.command == .app(.relaunch)
        current = (AuditedFinding.Step(at: step.location, source: source), isLaunch)
    }

    private func end() {
        if let current { steps.append(current.step) }
        current = nil
    }

    /// Audits the screen of a session as it is now: what it looks like may have changed though it reads the same.
    ///
    /// - Parameter isLaunched: whether the launch led there; a step that needs the app comes after that.
    func note(_ session: Session, isLaunched: Bool) {
        // Only now is it known which field a text went to.
        if !isLaunched { current?.step.source = session.line }
        guard let audit = session.auditScreen(known: textSizes), !audit.findings.isEmpty else { return }
        var way = steps
        if let current, !isLaunched || current.isLaunch { way.append(current.step) }
        for finding in audit.findings {
            let key = Key(
                app: session.app.name, screenName: audit.screenName, rule: finding.rule, element: finding.element)
            guard found.insert(key).inserted else { continue }
            let met = AuditedFinding(
                app: key.app, screen: key.screenName, rule: key.rule,
                element: session.concealingTypedSecrets(in: key.element),
                problem: session.concealingTypedSecrets(in: finding.problem), steps: way)
            findings.append((key, met))
        }
    }

    /// Returns what this walkthrough found that was not found before, or by a longer way; nothing is said twice.
    func take() -> [AuditedFinding] {
        defer { findings = [] }
        guard let identity else { return [] }
        return findings.compactMap { key, finding in
            let way = Way(length: finding.steps.count, path: identity.path, line: identity.line ?? 0)
            if let known = ways[key], !way.isShorter(than: known) { return nil }
            ways[key] = way
            return finding
        }
    }
}

/// What the audit of a run found on one screen, with the steps that led a walkthrough there.
package struct AuditedFinding: Equatable, Codable, Sendable {
    /// A step on the way to a screen.
    package struct Step: Equatable, Codable, Sendable {
        /// Where the line stands.
        package var place: SourceLocation
        /// The line as written, secrets as dots.
        package var source: String

        /// Makes a step.
        package init(at place: SourceLocation, source: String) {
            self.place = place
            self.source = source
        }
    }

    /// The app.
    package var app: String
    /// The name of the screen; nil if none was on top.
    package var screen: String?
    /// The identifier of the rule that is broken.
    package var rule: String
    /// The element by its role and name.
    package var element: String
    /// What is wrong with it, to follow its name.
    package var problem: String
    /// Why the rule is there, in a sentence.
    package var reason: String
    /// How to mend it, in a clause.
    package var remedy: String
    /// The steps that led there, without mere looks; none if the launch did.
    package var steps: [Step]

    /// Makes a finding.
    package init(
        app: String, screen: String?, rule: AuditRule, element: String, problem: String, steps: [Step]
    ) {
        self.app = app
        self.screen = screen
        self.rule = rule.identifier
        self.element = element
        self.problem = problem
        reason = rule.reason
        remedy = rule.remedy
        self.steps = steps
    }
}
