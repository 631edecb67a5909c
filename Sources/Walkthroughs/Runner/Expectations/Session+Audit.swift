package import HeadlessUIKit
import StageRuntime

extension Session {
    /// Audits the screen on top without what the script waives; `nil` where no window is shown.
    ///
    /// Texts must have room at every size of text, not only at the one that holds.
    ///
    /// - Parameter known: what was found at other sizes on screens met before.
    package func auditScreen(known: TextSizeAudits? = nil) -> ScreenAudit? {
        stage.run {
            let sizes = UIContentSizeCategory.allCases
            guard let audit = UIApplication.shared.keyWindow?.audit(textSizes: sizes, known: known), let screen else {
                return nil
            }
            hasAudited = true
            let finder = ElementFinder(screen)
            var waived: Set<Int> = []
            for (number, waiver) in waivers.enumerated() {
                let places = finder.places(of: waiver.element)
                for (index, finding) in audit.findings.enumerated() where finding.rule == waiver.rule.value {
                    guard let place = finding.place, places.contains(place) else { continue }
                    waived.insert(index)
                    usedWaivers.insert(number)
                }
            }
            return waived.isEmpty ? audit : audit.removing { waived.contains($0) }
        }
    }

    /// The waivers that have let nothing pass so far, as warnings.
    var idleWaivers: [WalkthroughWarning] {
        waivers.enumerated().filter { !usedWaivers.contains($0.offset) }.map { _, waiver in
            WalkthroughWarning(
                at: waiver.rule.location,
                "`waive \(waiver.rule.value.identifier) on \(waiver.element)` has no effect",
                advice: hasAudited
                    ? "no audit in this walkthrough has found that; take the line out"
                    : "nothing was audited; `expect accessible` does that, or `--audit` for a whole run")
        }
    }

    /// Audits the screen as `expect accessible` asks; `nil` where nothing is found.
    func evaluateAccessibility() -> (() -> StepFailure)? {
        guard let audit = auditScreen(known: textSizeAudits) else {
            return { StepFailure(.expectation, Self.nothingOnScreen.message) }
        }
        let findings = audit.findings
        guard !findings.isEmpty else { return nil }
        return {
            let problems = findings.count == 1 ? "problem" : "problems"
            return StepFailure(
                .expectation, "the screen has \(findings.count) accessibility \(problems)",
                expected: "expect accessible", actual: findings.map(\.description).joined(separator: "\n"))
        }
    }
}
