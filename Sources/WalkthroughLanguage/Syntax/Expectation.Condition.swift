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
