import Basics
import HeadlessUIKit
import Results
import StageRuntime
import WalkthroughLanguage

/// Audits each screen in walkthroughs, and keeps the shortest path to each finding.
///
/// Made for a run with `--audit`; it lives as long as the run, one in each runner process.
package final class ScreenAuditor {
    private struct Key: Hashable {
        let app: String
        let screenName: String?
        let rule: AuditRule
        /// The element, or the problem of rows of a list, whichever rows it shows.
        let element: String
        /// What else distinguishes it from other findings.
        let detail: String
    }

    /// The length of a path to a finding, and the position of its script, which orders paths of equal length.
    private struct Route {
        let length: Int
        let path: String
        let line: Int

        func isShorter(than other: Route) -> Bool { (length, path, line) < (other.length, other.path, other.line) }
    }

    /// The shortest paths in this process.
    private var routes: [Key: Route] = [:]
    /// The results for other text sizes in this process; strong, the auditor owns it.
    private let textSizes = TextSizeAudits()
    private var identity: WalkthroughIdentity?
    private var steps: [AuditedFinding.Step] = []
    /// The current step, and whether it launches the app by name.
    private var current: (step: AuditedFinding.Step, isLaunch: Bool)?
    /// The findings on this walkthrough's screens, in order.
    private var findings: [(key: Key, finding: AuditedFinding)] = []
    private var found: Set<Key> = []

    /// Makes an auditor without findings.
    package init() {}

    func begin(_ identity: WalkthroughIdentity) {
        self.identity = identity
        (steps, current, findings, found) = ([], nil, [], [])
    }

    /// Begins a step; a plain expectation is left out, since it leads to no screen.
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

    /// Audits the current screen of a session, even if its texts have not changed, since its appearance may have.
    ///
    /// - Parameter isLaunched: whether the launch led there, before the step that needed the app.
    func note(_ session: Session, isLaunched: Bool) {
        // The step hides a secret only after it was performed, when its field is known.
        if !isLaunched { current?.step.source = session.line }
        guard let audit = session.auditScreen(known: textSizes), !audit.findings.isEmpty else { return }
        var route = steps
        if let current, !isLaunched || current.isLaunch { route.append(current.step) }
        for finding in audit.findings {
            let key = Key(
                app: session.app.name, screenName: audit.screenName, rule: finding.rule,
                element: finding.listIndex == nil ? finding.element : finding.problem,
                detail: finding.detail)
            guard found.insert(key).inserted else { continue }
            let met = AuditedFinding(
                app: key.app, screen: key.screenName, rule: key.rule,
                element: session.secrets.concealing(in: finding.element),
                problem: session.secrets.concealing(in: finding.problemInAll), steps: route)
            findings.append((key, met))
        }
    }

    /// Returns the findings of this walkthrough that are new or have a shorter path than before.
    func drain() -> [AuditedFinding] {
        defer { findings = [] }
        guard let identity else { return [] }
        return findings.compactMap { key, finding in
            let route = Route(length: finding.steps.count, path: identity.path, line: identity.line ?? 0)
            if let known = routes[key], !route.isShorter(than: known) { return nil }
            routes[key] = route
            return finding
        }
    }
}

extension Session {
    /// Audits the topmost screen, without the findings that the script waives; `nil` if no window is shown.
    ///
    /// Texts must have room at every text size, not only at the current one. A problem that several rows of a list have
    /// is one finding.
    func auditScreen(known: TextSizeAudits? = nil) -> ScreenAudit? {
        stage.run {
            let sizes = UIContentSizeCategory.allCases
            guard let audit = UIApplication.shared.frontWindow?.audit(textSizes: sizes, known: known), let screen else {
                return nil
            }
            hasAudited = true
            let finder = ElementFinder(screen)
            var waived: Set<Int> = []
            for (number, waiver) in waivers.enumerated() {
                let mayBreak = waiver.target.test(on: audit, by: finder)
                for (index, finding) in audit.findings.enumerated()
                where finding.rule == waiver.rule.value && mayBreak(finding) {
                    waived.insert(index)
                    usedWaivers.insert(number)
                }
            }
            return (waived.isEmpty ? audit : audit.removing { waived.contains($0) }).withRowsJoined
        }
    }

    /// The waivers that have had no effect so far, as warnings.
    var idleWaivers: [WalkthroughWarning] {
        waivers.enumerated().filter { !usedWaivers.contains($0.offset) }.map { _, waiver in
            WalkthroughWarning(
                at: waiver.rule.location,
                "`waive \(waiver.rule.value.identifier) on \(waiver.target)` has no effect",
                advice: hasAudited
                    ? "no audit in this walkthrough finds this; remove the line"
                    : "no screen was audited; write `expect accessible`, or run with `--audit`")
        }
    }

    /// Audits the screen for `expect accessible`; `nil` if there are no findings.
    func evaluateAccessibility() -> (() -> StepFailure)? {
        guard let audit = auditScreen(known: textSizeAudits) else {
            return { StepFailure(.expectation, Self.nothingOnScreen.message) }
        }
        let findings = audit.findings
        guard !findings.isEmpty else { return nil }
        return {
            return StepFailure(
                .expectation, "the screen has \(findings.count.counted("accessibility problem"))",
                expected: "expect accessible", actual: findings.map(\.description).joined(separator: "\n"))
        }
    }
}

extension Header.Waiver.Target {
    /// Returns a test of whether the waiver covers a finding of an audit.
    fileprivate func test(on audit: ScreenAudit, by finder: ElementFinder) -> (AuditFinding) -> Bool {
        switch self {
        case .element(let element):
            let indices = finder.indices(of: element)
            // The text of a row is no element, but a finding names it, and its words can be copied into the waiver.
            let words = element.description
            return { $0.element == words || $0.elementIndex.map(indices.contains) ?? false }
        case .screen(let name):
            return { $0.elementIndex == nil && audit.screenName == name }
        }
    }
}
