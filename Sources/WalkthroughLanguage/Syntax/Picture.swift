package import HeadlessUIKit

/// The screen in text that `expect screen matches` wants, with the place of its block so that it can be rewritten.
package struct Picture: Equatable {
    /// The lines in reading order.
    package var lines: [Line]
    /// The lines of the file that the block takes, from 1; empty, just below the step, when there is no block.
    package var fileLines: Range<Int>
    /// How many spaces the step above the block is indented by; the block takes two more.
    package var indentation: Int

    /// Creates a picture.
    package init(lines: [Line], fileLines: Range<Int>, indentation: Int) {
        self.lines = lines
        self.fileLines = fileLines
        self.indentation = indentation
    }
}

extension Picture {
    /// One element of a picture.
    package struct Line: Equatable {
        /// How many elements are around this one.
        package var depth: Int
        /// What the element is.
        package var role: ElementRole
        /// Its label or a pattern for it, else its identifier; nil if it has neither.
        package var name: ElementQuery.Name?
        /// Its value or a pattern for it; nil if it has none.
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
