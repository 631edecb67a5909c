import HeadlessUIKit
package import Results
import StageRuntime
package import WalkthroughLanguage

/// Collects the steps of a walkthrough that passed and prove nothing.
///
/// These are a `wait until` that never had anything to wait for, a tap on a button without an action, and a change of a
/// control without an action whose value the app did not read.
struct VacuousSteps {
    /// The waits that had nothing to wait for, and the taps without effect, in order.
    private var idleSteps: [WalkthroughWarning] = []
    /// The changes of controls without an action, by the warnings about them.
    private var unheardChanges: [WalkthroughWarning: UnhandledChange] = [:]
    /// The positions of waits that once had something to wait for, or that may be the first step of a script.
    private var usefulWaits: Set<SourceLocation> = []
    /// The steps that passed because an element was absent that no screen had shown before.
    private var absences: [DoubtfulAbsence] = []

    mutating func note(_ step: PlannedStep, on session: Session) {
        if case .wait(.until) = step.command {
            if session.watch.hadNothingToWaitFor, !step.followsUse {
                let warning = WalkthroughWarning.idleWait(step, session.line)
                noteIdle(warning)
                return
            }
            usefulWaits.insert(step.location)
        }
        if let use = session.watch.idleUse {
            let warning = WalkthroughWarning.idleUse(use, step, session.line)
            unheardChanges[warning] = use.change
            noteIdle(warning)
        }
        guard let absence = session.doubtfulAbsence(in: step), !absences.contains(absence) else { return }
        absences.append(absence)
    }

    private mutating func noteIdle(_ warning: WalkthroughWarning) {
        if !idleSteps.contains(warning) { idleSteps.append(warning) }
    }

    /// Returns the warnings about this walkthrough; called at its end, before the app is ended.
    ///
    /// A change of a control gives no warning if the control has left the screen, or if the walkthrough failed, since a
    /// later step might have read the value.
    func warnings(hasPassed: Bool) -> [WalkthroughWarning] {
        idleSteps.filter { warning in
            guard !usefulWaits.contains(warning.place) else { return false }
            return unheardChanges[warning].map { hasPassed && !$0.isRead && $0.isOnScreen } ?? true
        }
    }

    /// Returns the absences of elements that the session has never seen up to now.
    func remainingAbsences(on session: Session) -> [DoubtfulAbsence] {
        absences.filter { absence in
            absence.query.map { query in !session.watch.history.contains { ElementFinder($0).exists(query) } } ?? false
        }
    }
}

/// A use of a control that has no action, or a pull of a list that was being refreshed.
struct IdleUse {
    /// The step, secrets as dots.
    let step: String
    /// The change of its value; nil for a tap on a button, or a pull.
    var change: UnhandledChange?
    /// Whether it is a pull.
    var isPull = false

    /// A note for the failure of a later step; nil if the app has read the value, as a form does when it is sent.
    var note: String? {
        if isPull {
            return "an earlier step, `\(step)`, pulled a list that was being refreshed already, which does nothing"
        }
        guard let change else { return "an earlier step, `\(step)`, tapped a button that has no action" }
        guard !change.isRead else { return nil }
        return "an earlier step, `\(step)`, changed a control that has no action, and nothing has read its value since"
    }
}

extension Session {
    /// Returns a warning about the step that has just passed, by what the session knows so far.
    package func warning(about step: PlannedStep) -> WalkthroughWarning? {
        if case .wait(.until) = step.command, watch.hadNothingToWaitFor, !step.followsUse {
            return .idleWait(step, line)
        }
        if let idleUse = watch.idleUse, idleUse.change == nil { return .idleUse(idleUse, step, line) }
        return doubtfulAbsence(in: step).map { .neverSeen($0, scope: "so far", nearest: nil) }
    }

    /// Returns the element that a step found absent, if no earlier screen showed it and it is not hidden now.
    func doubtfulAbsence(in step: PlannedStep) -> DoubtfulAbsence? {
        guard let query = step.command.absentElement else { return nil }
        if watch.history.contains({ ElementFinder($0).exists(query) }) { return nil }
        let top = stage.run { UIApplication.shared.frontWindow?.topmostController?.view }
        if let top, UnreachableViews(query: query).areThere(in: top, hidden: true) { return nil }
        return DoubtfulAbsence(
            location: step.location, source: line, uses: step.uses,
            element: secrets.concealing(in: query.description))
    }
}
