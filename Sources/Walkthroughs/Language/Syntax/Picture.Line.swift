package import HeadlessUIKit

extension Picture {
    /// One element of a picture.
    package struct Line: Equatable {
        /// How many elements are around this one.
        package var depth: Int
        /// What the element is.
        package var role: ElementRole
        /// Its label or a pattern for it, else its identifier; nil where it has neither.
        package var name: ElementQuery.Name?
        /// Its value or a pattern for it; nil where it has none.
        package var value: TextMatcher?
        /// Its states, in the order of `ElementState`.
        package var states: [ElementState]
        /// The line as written, from its role on.
        package var source: String
        /// Where the line's role stands.
        package var location: SourceLocation

        /// Creates a line of a picture.
        package init(
            depth: Int, role: ElementRole, name: ElementQuery.Name? = nil, value: TextMatcher? = nil,
            states: [ElementState] = [], source: String = "", location: SourceLocation
        ) {
            self.depth = depth
            self.role = role
            self.name = name
            self.value = value
            self.states = states
            self.source = source
            self.location = location
        }
    }
}
