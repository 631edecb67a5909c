import HeadlessUIKit
import StageRuntime
package import WalkthroughLanguage

/// Notes, step by step, what passed in one walkthrough and proves nothing.
///
/// A `wait until` counts if it had nothing to wait for each time, a tap if the button had no action once.
struct VacuousSteps {
    /// The waits that had nothing to wait for, and the taps that did nothing, in order.
    private var idleSteps: [WalkthroughWarning] = []
    /// The same, to know each again.
    private var knownIdleSteps: Set<WalkthroughWarning> = []
    /// The places of those that had something to wait for once, or may stand at a beginning.
    private var usefulWaits: Set<SourceLocation> = []
    /// The steps that found something absent which had not been met by then.
    private var absences: [DoubtfulAbsence] = []
    /// The same, to know each again.
    private var knownAbsences: Set<DoubtfulAbsence> = []

    /// Takes in a step that passed.
    mutating func note(_ step: PlannedStep, on session: Session) {
        if case .wait(.until) = step.command {
            if session.hadNothingToWaitFor, !step.followsUse {
                let warning = WalkthroughWarning.idleWait(step, session.line)
                if knownIdleSteps.insert(warning).inserted { idleSteps.append(warning) }
                return
            }
            usefulWaits.insert(step.location)
        }
        if session.tappedInVain {
            let warning = WalkthroughWarning.idleTap(step, session.line)
            if knownIdleSteps.insert(warning).inserted { idleSteps.append(warning) }
        }
        guard let absence = session.doubtfulAbsence(in: step), knownAbsences.insert(absence).inserted else { return }
        absences.append(absence)
    }

    /// What is doubtful for certain.
    var warnings: [WalkthroughWarning] { idleSteps.filter { !usefulWaits.contains($0.place) } }

    /// Returns what is absent in steps and has never been on a screen of the session, up to now.
    func remainingAbsences(on session: Session) -> [DoubtfulAbsence] {
        absences.filter { absence in
            absence.query.map { query in !session.history.contains { ElementFinder($0).exists(query) } } ?? false
        }
    }
}

extension Session {
    /// Returns what is doubtful about a step that passed just now, as far as the session can know.
    package func warning(about step: PlannedStep) -> WalkthroughWarning? {
        if case .wait(.until) = step.command, hadNothingToWaitFor, !step.followsUse { return .idleWait(step, line) }
        if tappedInVain { return .idleTap(step, line) }
        return doubtfulAbsence(in: step).map { .neverSeen($0, place: "so far", nearest: nil) }
    }

    /// Returns what a step found absent, if that was on no screen before, nor is it there and hidden.
    func doubtfulAbsence(in step: PlannedStep) -> DoubtfulAbsence? {
        guard let query = step.command.absentElement else { return nil }
        if history.contains({ ElementFinder($0).exists(query) }) { return nil }
        let top = stage.run { UIApplication.shared.keyWindow?.topmostController?.view }
        if let top, UnreachableViews(query: query).areThere(in: top, hidden: true) { return nil }
        return DoubtfulAbsence(
            location: step.location, source: line, uses: step.uses,
            element: concealingTypedSecrets(in: query.description))
    }
}
