import HeadlessUIKit
import StageRuntime

/// A place from which an app does not come on by itself.
package enum Standstill: String, CaseIterable, Sendable {
    /// Nothing on screen can be acted on, nothing is due, and nothing leads back.
    case deadEnd = "dead end"
    /// Something says that one is to wait, and nothing is due.
    case eternalWait = "eternal wait"
}

extension Session {
    /// Where the app stands still, if it does; the stage has to be settled.
    package var standstill: Standstill? {
        guard let screen, pending.isEmpty, !isInBackground else { return nil }
        if patientElement != nil { return .eternalWait }
        if screen.elements.contains(where: \.canBeActedOn) { return nil }
        return canBePulledDown ? nil : .deadEnd
    }

    /// What says that one is to wait, as the screen shows it: `spinner`, `text "Loading…"`; nil if nothing does.
    package var patientElement: String? { screen?.elements.first(where: \.asksForPatience)?.notation }

    /// What is wrong if a task waits for what nothing can bring any more; nil if none does.
    package var stuckTaskMessage: String? {
        let stuck = stage.stuckTasks
        return stuck.isEmpty ? nil : StageProblem.stuck(tasks: stuck).message
    }

    /// Whether the app is in the background.
    package var isInBackground: Bool { stage.run { UIApplication.shared.applicationState == .background } }

    /// Whether what is on top is a sheet.
    private var canBePulledDown: Bool {
        stage.run {
            guard let top = UIApplication.shared.keyWindow?.topmostController, top.presentingViewController != nil
            else { return false }
            return !top.fillsScreen && !top.isAlert
        }
    }
}

extension ScreenElement {
    /// Whether a user can do something with it now.
    fileprivate var canBeActedOn: Bool {
        if states.contains(.disabled) { return false }
        switch role {
        case .button, .field, .switch, .segment, .slider, .row, .menu, .picker, .link, .tab: return true
        case .text, .heading, .image, .list, .alert, .map, .spinner: return false
        }
    }

    /// Whether it says that something is under way: a spinner, `Loading`, `Requesting Ride…`.
    fileprivate var asksForPatience: Bool {
        if role == .spinner { return true }
        guard role == .text || role == .heading, let label else { return false }
        return label.hasSuffix("…") || label.hasPrefix("Loading")
    }
}
