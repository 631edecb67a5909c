import Results
import StageRuntime
import WalkthroughLanguage

extension WalkthroughWarning {
    /// Makes the warning about a `wait until` that had nothing to wait for.
    static func idleWait(_ step: PlannedStep, _ source: String) -> WalkthroughWarning {
        WalkthroughWarning(
            at: step.location, source: source, uses: step.uses, "it was true at once, so there was nothing to wait for",
            advice: "wait for something that happens only now, or write `expect`")
    }

    /// Makes the warning about a use of a control, or a pull, that does nothing.
    static func idleUse(_ use: IdleUse, _ step: PlannedStep, _ source: String) -> WalkthroughWarning {
        if use.isPull {
            return WalkthroughWarning(
                at: step.location, source: source, uses: step.uses,
                "the list was being refreshed already, so the pull did nothing",
                advice: "call endRefreshing() when a refresh has ended, also if it has failed; or wait until it has")
        }
        guard use.change != nil else {
            return WalkthroughWarning(
                at: step.location, source: source, uses: step.uses, "the button has no action, so the tap did nothing",
                advice: "give it one with `addAction(_:for:)`, or disable it while it has none")
        }
        return WalkthroughWarning(
            at: step.location, source: source, uses: step.uses,
            "the control has no action, and nothing read its value up to the end, so the change did nothing",
            advice: "give it one with `addAction(_:for: .valueChanged)`, or add the step after which the app reads it")
    }

    /// Makes the warning about a scene that is kept and never shown again.
    static func idlyKept(_ scene: String, _ location: SourceLocation) -> WalkthroughWarning {
        WalkthroughWarning(
            at: location, "\(scene) is kept after it has left, and was never shown again",
            advice: "release it, or show it again in this walkthrough")
    }

    /// Makes the warning about a walkthrough that `--disturb rotate` does not disturb.
    static func notTurned(_ location: SourceLocation) -> WalkthroughWarning {
        WalkthroughWarning(
            at: location, "it turns the device or expects something about turns, so `rotate` was left out",
            advice: "move what has nothing to do with turns to another walkthrough")
    }

    /// Makes the warning that final screens could not be compared, since something was still due after a time.
    static func neverAtRest(
        _ location: SourceLocation, within limit: Duration, due: PendingEvent?
    ) -> WalkthroughWarning {
        let name = due?.name ?? "something"
        let moment = due?.due.map { ", at \($0.offset.text)" } ?? ""
        return WalkthroughWarning(
            at: location,
            "\(limit.text) after the last step, `\(name)` was still due\(moment), so other orders were not compared "
                + "by their final screens",
            advice: "leave the screen that waits for it, or expect what must be there in every order")
    }

    /// Makes the warning about an element whose absence proves nothing; `scope` says where it was never seen.
    static func neverSeen(_ absence: DoubtfulAbsence, scope: String, nearest: String?) -> WalkthroughWarning {
        // A role alone cannot be misspelt, since the parser would reject it.
        let isRole = absence.query.map { $0.name == nil && $0.inside == nil } ?? false
        let advice =
            isRole
            ? "add a step before it that expects \(absence.element) while it is there"
            : "check its name; in the console, `elements` lists names"
        return WalkthroughWarning(
            at: absence.location, source: absence.source, uses: absence.uses,
            "\(absence.element) was on no screen \(scope), so its absence proves nothing",
            advice: nearest.map { "did you mean \($0)?" } ?? advice)
    }
}
