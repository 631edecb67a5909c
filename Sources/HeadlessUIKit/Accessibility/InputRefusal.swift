import Basics
package import StageRuntime

/// Why a user cannot do something with an element.
package enum InputRefusal: Error, Equatable, Sendable {
    /// The element is no longer on screen.
    case gone
    /// It is hidden, transparent or being removed.
    case hidden
    /// It cannot be used now.
    case disabled
    /// The Return key needs text, and the field is empty.
    case emptyForReturn
    /// Something lies over it; the notation of the covering element.
    case covered(by: String)
    /// It, or a view around it, is animated without `allowUserInteraction`; `nil` if that is repeated.
    case animated(until: StageInstant?)
    /// It has no width or no height.
    case withoutSize
    /// It lies outside the screen or its scroll view, and the user cannot scroll it into view.
    case outside
    /// Elements of its role do not support the action.
    case unfit(role: ElementRole, action: String)
    /// It is a row without actions in the direction of the swipe, which nothing else recognises.
    case noRowActions(_ direction: String, because: String? = nil)
    /// It has no such custom action; the payload lists those that it has.
    case noSuchAction(String, actions: [String])
    /// The handler of a custom action has returned `false`.
    case failedAction(String)
    /// It does not accept keyboard input.
    case noFocus
    /// It has lost the keyboard input while the text was typed; says whether it was removed from the screen.
    case lostFocus(isRemoved: Bool)
    /// No field is focused.
    case noFocusedField
    /// There is no such choice; the payload lists the choices.
    case noSuchChoice(String, choices: [String])
    /// A date picker cannot be set to it.
    case unfitDate(String, because: String)
    /// The choice exists, but it is disabled.
    case disabledChoice(String)

    /// What is wrong, worded to follow the element's name: `is disabled`.
    package var message: String {
        switch self {
        case .gone: return "is no longer on screen"
        case .hidden: return "is hidden"
        case .disabled: return "is disabled"
        case .emptyForReturn: return "is empty, and its Return key needs text: type something first"
        case .covered(let cover): return "is covered by \(cover)"
        case .animated(let end):
            return "takes no touches while it is animated"
                + (end.map { ", until \($0.offset.text)" } ?? ", which is repeated")
                + ": begin the animation with `allowUserInteraction`" + (end == nil ? "" : ", or `wait`")
        case .withoutSize: return "has no size, so that no finger finds it: give it a frame, or have layout place it"
        case .outside:
            return "lies outside of the screen, where no scrolling reaches it: give it a place on the screen, "
                + "or put it into a scroll view"
        case .unfit(.segment, action: "be chosen from"):
            return "is one segment, which `tap` chooses; `select` takes the segmented control, by its identifier"
        case .unfit(let role, let action): return "is a \(role.rawValue), which cannot \(action)"
        case .noRowActions(let direction, let reason):
            return "has no actions that a swipe to the \(direction) would reveal"
                + (reason.map { ": " + $0 } ?? ", and nothing recognises the swipe")
        case .noSuchAction(let action, let actions):
            let list =
                actions.isEmpty
                ? "give it accessibilityCustomActions" : "it has " + actions.map(\.quoted).joined(separator: ", ")
            return "has no action \(action.quoted); \(list)"
        case .failedAction(let action):
            return "did not perform \(action.quoted): the action's handler returned false, or there is none"
        case .noFocus: return "does not take the focus"
        case .lostFocus(let isRemoved):
            return isRemoved
                ? "lost the focus while the text was typed, since it was removed from the screen: `reloadData` does "
                    + "that with the field of a row, `reconfigureRows(at:)` does not"
                : "lost the focus while the text was typed: the app has ended its editing"
        case .noFocusedField: return "no field is focused; tap one first"
        case .unfitDate(let date, let reason): return "does not take \(date.quoted): \(reason)"
        case .disabledChoice(let choice): return "does not let \(choice.quoted) be chosen: it is disabled"
        case .noSuchChoice(let choice, let choices):
            let list = choices.isEmpty ? "it has none" : "it has " + choices.map(\.quoted).joined(separator: ", ")
            return "has no choice \(choice.quoted); \(list)"
        }
    }
}
