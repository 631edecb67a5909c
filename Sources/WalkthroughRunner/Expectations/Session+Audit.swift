import Basics
import HeadlessUIKit
import StageRuntime
import WalkthroughLanguage

extension Session {
    /// Audits the topmost screen, without the findings that the script waives; `nil` if no window is shown.
    ///
    /// Texts must have room at every text size, not only at the current one. A problem that several rows of a list have
    /// is one finding.
    ///
    /// - Parameter known: the results for other text sizes on earlier screens.
    func auditScreen(known: TextSizeAudits? = nil) -> ScreenAudit? {
        stage.run {
            let sizes = UIContentSizeCategory.allCases
            guard let audit = UIApplication.shared.keyWindow?.audit(textSizes: sizes, known: known), let screen else {
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
            let places = finder.places(of: element)
            // The text of a row is no element, but a finding names it, and its words can be copied into the waiver.
            let words = element.description
            return { $0.element == words || $0.elementIndex.map(places.contains) ?? false }
        case .screen(let name):
            return { $0.elementIndex == nil && audit.screenName == name }
        }
    }
}
