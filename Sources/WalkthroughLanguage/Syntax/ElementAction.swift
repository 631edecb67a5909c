import Basics
package import HeadlessUIKit

/// An action of a user on an element.
package enum ElementAction: Equatable {
    /// Taps the element.
    case tap
    /// Taps the element twice.
    case doubleTap
    /// Presses the element for a long time.
    case longPress
    /// Appends text to a field.
    case type(Template)
    /// Empties a field.
    case clear
    /// Presses Return in a field.
    case submit
    /// Sets a switch.
    case `switch`(on: Bool)
    /// Chooses a segment, or an item of a picker or a menu.
    case select(Template)
    /// Scrolls a list or another scroll view.
    case scroll(ScrollGoal)
    /// Pulls a list down to refresh it.
    case pullToRefresh
    /// Swipes over an element, to the side over a row with actions; `fully` performs its first action.
    case swipe(SwipeDirection, fully: Bool)
    /// Moves a slider or a stepper by a number of steps.
    case adjust(Adjustment, times: Int)
    /// Activates the element as VoiceOver's double tap does.
    case activate
    /// Performs one of the element's custom accessibility actions, by its name.
    case perform(Template)

    /// One step of a slider or a stepper, like VoiceOver's increment and decrement.
    package enum Adjustment: String, CaseIterable, Sendable {
        /// Towards the maximum.
        case up
        /// Towards the minimum.
        case down
    }
}

/// How far `scroll` goes.
package enum ScrollGoal: Equatable {
    /// One page towards the start.
    case up
    /// One page towards the end.
    case down
    /// Until the element is in view.
    case to(ElementQuery)
}

extension ElementAction {
    /// The roles of the elements on which the action is possible; nil if the view decides that.
    package var roles: Set<ElementRole>? {
        switch self {
        case .tap, .doubleTap, .longPress: nil
        case .type, .clear, .submit: [.field]
        case .switch: [.switch]
        case .select: [.segment, .picker, .menu]
        case .scroll, .pullToRefresh, .swipe: nil
        case .adjust: [.slider]
        case .activate, .perform: nil
        }
    }

    /// The second element that the action names; nil if there is none.
    var goal: ElementQuery? { if case .scroll(.to(let goal)) = self { goal } else { nil } }

    /// Returns the line in the language's syntax.
    func line(on element: ElementQuery) -> String {
        switch self {
        case .tap: "tap \(element)"
        case .doubleTap: "double tap \(element)"
        case .longPress: "long press \(element)"
        case .type(let text): "type \(text.quoted) into \(element)"
        case .clear: "clear \(element)"
        case .submit: "submit \(element)"
        case .switch(let on): "switch \(element) \(on ? "on" : "off")"
        case .select(let item): "select \(item.quoted) in \(element)"
        case .scroll(.up): "scroll \(element) up"
        case .scroll(.down): "scroll \(element) down"
        case .scroll(.to(let goal)): "scroll \(element) to \(goal)"
        case .pullToRefresh: "pull \(element) to refresh"
        case .swipe(let direction, let fully): "swipe \(element) \(direction.rawValue)" + (fully ? " fully" : "")
        case .adjust(let direction, let times):
            "adjust \(element) \(direction.rawValue)" + (times == 1 ? "" : " \(times) times")
        case .activate: "activate \(element)"
        case .perform(let name): "perform \(name.quoted) on \(element)"
        }
    }

    func mappingTexts(_ transform: (Template) -> Template) -> ElementAction {
        switch self {
        case .type(let text): .type(transform(text))
        case .select(let item): .select(transform(item))
        case .perform(let name): .perform(transform(name))
        case .scroll(.to(let goal)): .scroll(.to(goal.mappingTexts(transform)))
        case .tap, .doubleTap, .longPress, .clear, .submit, .switch, .scroll, .pullToRefresh, .swipe, .adjust,
            .activate:
            self
        }
    }
}
