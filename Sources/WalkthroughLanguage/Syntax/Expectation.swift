/// What a line `expect …` asks of the stage, and for how long it may take.
package struct Expectation: Equatable {
    /// What must hold.
    package var condition: Condition
    /// How far the clock may move until it holds; nil looks at the stage as it is now.
    package var within: Duration?
    /// Whether a failure is recorded and the walkthrough goes on (`also expect`).
    package var isSoft: Bool

    /// Creates an expectation.
    package init(_ condition: Condition, within: Duration? = nil, isSoft: Bool = false) {
        self.condition = condition
        self.within = within
        self.isSoft = isSoft
    }
}

extension Expectation {
    /// What an expectation looks at, and what it wants there.
    package enum Condition: Equatable {
        /// An element is on screen; several will do.
        case exists(ElementQuery)
        /// No such element is on screen.
        case absent(ElementQuery)
        /// An element is, or is not, in a state.
        case element(ElementQuery, is: ElementState, negated: Bool)
        /// An element's value fits, or does not.
        case value(ElementQuery, TextPredicate, negated: Bool)
        /// A list has so many rows.
        case rowCount(Int, in: ElementQuery)
        /// A list has exactly these rows.
        case rows(of: ElementQuery, are: [TextMatcher])
        /// The topmost screen has this name.
        case screen(String)
        /// The screen as text is this picture.
        case picture(Picture)
        /// What the app keeps under a name fits, or does not.
        case storage(String, TextPredicate, negated: Bool)
        /// The top scene's state at a key path is, or is not, a value.
        case state(keyPath: String, is: StateValue, negated: Bool)
        /// A worker call was asked so many times since the walkthrough began.
        case requests(call: String, times: Int)
        /// The accessibility audit finds nothing.
        case accessible
    }
}

/// A state that an expectation asks about or that a picture shows.
package enum ElementState: String, CaseIterable, Sendable {
    /// Chosen among others.
    case selected
    /// A switch that is on.
    case on
    /// A switch that is off.
    case off
    /// Not open to the user.
    case disabled
    /// Has the keyboard or the accessibility focus.
    case focused
    /// Open to the user; a picture never says it.
    case enabled
}

/// A value that `expect state` compares with.
package enum StateValue: Equatable, Sendable {
    /// A whole number.
    case integer(Int)
    /// A number with a decimal point.
    case decimal(Double)
    /// A text.
    case text(Template)
    /// `true` or `false`.
    case bool(Bool)
    /// `nil`.
    case none
    /// The name of an enum's case.
    case name(String)
}
