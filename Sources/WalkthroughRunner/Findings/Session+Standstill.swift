package import HeadlessUIKit
package import Results
import StageRuntime

/// A state in which an app leaves its user without what should come.
package enum Standstill: String, CaseIterable, Sendable {
    /// No element can be used, no timer is due, and the user cannot go back.
    case deadEnd = "dead end"
    /// An element asks the user to wait, and no timer is due.
    case eternalWait = "eternal wait"
    /// A controller was presented in vain, as if something was presented already; UIKit says so in its log only.
    case lostPresentation = "lost presentation"
}

extension Session {
    /// The kind of standstill, if there is one; the stage must have settled.
    package var standstill: Standstill? {
        if lostPresentation != nil { return .lostPresentation }
        guard let screen, pending.isEmpty, !isInBackground else { return nil }
        if patientElement != nil { return .eternalWait }
        if screen.elements.contains(where: \.canBeActedOn) { return nil }
        return canBePulledDown ? nil : .deadEnd
    }

    /// Returns what shows that the app stands still, in one sentence without a full stop.
    package func reason(for standstill: Standstill) -> String {
        switch standstill {
        case .deadEnd: "no element of this screen can be used, nothing is due, and there is no way back"
        case .eternalWait:
            "\(patientElement ?? "something") shows that the app is busy, but nothing is due that ends it"
        case .lostPresentation: lostPresentation ?? "something is not shown"
        }
    }

    /// The presentation that the last step has lost, in words; `nil` if it has lost none.
    package var lostPresentation: String? { stage.run { UIApplication.shared.lostPresentation } }

    /// The notation of an element that asks the user to wait: `spinner`, `text "Loading…"`; `nil` if there is none.
    package var patientElement: String? {
        if let element = screen?.elements.first(where: awaitedTexts.asksForPatience) { return element.notation }
        return (screen?.elements.first(where: \.isRefreshing)?.notation).map { "the refresh of " + $0 }
    }

    /// The failure of tasks that wait although nothing is pending that could wake them; `nil` if there are none.
    package var stuckTaskFailure: StepFailure? {
        let tasks = stage.stuckTasks
        guard !tasks.isEmpty else { return nil }
        let problem = StageProblem.stuck(tasks: tasks)
        return StepFailure(.problem(problem.kind), problem.message)
    }

    /// Whether the app is in the background.
    package var isInBackground: Bool { stage.run { UIApplication.shared.applicationState == .background } }

    /// Whether the app is suspended, so that nothing of it runs.
    package var isSuspended: Bool { stage.isSuspended }

    /// Whether a sheet, a popover or an open menu is on top.
    private var canBePulledDown: Bool {
        stage.run {
            guard let window = UIApplication.shared.frontWindow else { return false }
            return window.isMenuOpen || window.topmostController?.isDismissedByUser ?? false
        }
    }
}

extension ScreenElement {
    /// Whether it is a list whose refresh control spins.
    var isRefreshing: Bool { (view as? UIScrollView)?.refreshControl?.isRefreshing == true }

    /// Whether it is a control that a user can use now; rows and lists are none.
    package var isUsable: Bool {
        if states.contains(.disabled) { return false }
        switch role {
        case .button, .field, .switch, .segment, .slider, .menu, .picker, .link, .tab: return true
        case .row, .list, .text, .heading, .image, .alert, .map, .spinner: return false
        }
    }

    /// Whether a user can do something with it now.
    fileprivate var canBeActedOn: Bool {
        isUsable || !states.contains(.disabled) && (role == .row || role == .list && canBePulled)
    }
}

/// The texts that say that a request is under way: they end in "…", and have replaced others in the step that asked.
///
/// A text that a screen shows from the beginning, or that comes with a reply, may end so for other reasons, such as
/// "Read more…".
struct AwaitedTexts {
    private var texts: Set<String> = []
    /// The last screen, its name, and the number of requests until then; nil before the first.
    private var last: (screen: Screen, name: String?, requests: Int)?

    /// Records a settled screen.
    mutating func note(_ screen: Screen, named name: String?, after requests: Int) {
        defer { last = (screen, name, requests) }
        guard let last, last.name == name else {
            texts = []
            return
        }
        guard requests > last.requests, last.screen !== screen else { return }
        texts.formUnion(Set(Self.texts(of: screen)).subtracting(Self.texts(of: last.screen)))
    }

    private static func texts(of screen: Screen) -> [String] {
        screen.elements.filter(\.isText).compactMap(\.label).filter { $0.hasSuffix("…") }
    }

    /// Returns whether an element shows that something is under way: a spinner, `Loading`, one of the texts.
    func asksForPatience(_ element: ScreenElement) -> Bool {
        if element.role == .spinner { return true }
        guard element.isText, let label = element.label else { return false }
        return label.hasPrefix("Loading") || texts.contains(label)
    }
}

extension ScreenElement {
    fileprivate var isText: Bool { role == .text || role == .heading }
}
