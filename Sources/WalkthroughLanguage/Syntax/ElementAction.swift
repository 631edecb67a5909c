import Basics
package import HeadlessUIKit

/// What a user does to an element.
package enum ElementAction: Equatable {
    /// Taps it.
    case tap
    /// Presses it and stays.
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
    /// Pulls a list down from its top.
    case pullToRefresh
    /// Swipes over a row; all the way if asked for.
    case swipe(SwipeDirection, fully: Bool)
    /// Moves a slider or a stepper by a number of steps.
    case adjust(Adjustment, times: Int)

    /// One step of a slider or a stepper, as VoiceOver's user makes it.
    package enum Adjustment: String, CaseIterable, Sendable {
        /// Towards the greatest value.
        case up
        /// Towards the least value.
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
    /// The roles of the elements that can take it; nil if what the view does decides.
    package var roles: Set<ElementRole>? {
        switch self {
        case .tap, .longPress: nil
        case .type, .clear, .submit: [.field]
        case .switch: [.switch]
        case .select: [.segment, .picker, .menu]
        case .scroll, .pullToRefresh: nil
        case .swipe: [.row]
        case .adjust: [.slider]
        }
    }

    /// Another element that it names.
    var goal: ElementQuery? {
        if case .scroll(.to(let goal)) = self { goal } else { nil }
    }

    /// Returns the line as the language writes it.
    func line(on element: ElementQuery) -> String {
        switch self {
        case .tap: "tap \(element)"
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
        }
    }

    /// Returns the action with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> ElementAction {
        switch self {
        case .type(let text): .type(transform(text))
        case .select(let item): .select(transform(item))
        case .scroll(.to(let goal)): .scroll(.to(goal.mappingTexts(transform)))
        case .tap, .longPress, .clear, .submit, .switch, .scroll, .pullToRefresh, .swipe, .adjust: self
        }
    }
}
