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
        /// Whether the line could be read; one that could not is the picture of nothing, to be written anew.
        package var isReadable: Bool
        /// Where the line's role stands.
        package var location: SourceLocation

        /// Creates a line of a picture.
        package init(
            depth: Int, role: ElementRole, name: ElementQuery.Name? = nil, value: TextMatcher? = nil,
            states: [ElementState] = [], source: String = "", isReadable: Bool = true, location: SourceLocation
        ) {
            self.depth = depth
            self.role = role
            self.name = name
            self.value = value
            self.states = states
            self.source = source
            self.isReadable = isReadable
            self.location = location
        }
    }
}
