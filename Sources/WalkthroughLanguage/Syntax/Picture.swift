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
        /// Whether the line could be parsed; if not, it matches nothing and will be updated.
        package var isReadable: Bool
        /// The position of the line's role.
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

/// Gathers the lines of a picture; an element's depth follows from how far it is indented.
struct PictureBuilder {
    /// The line below the one that wants the picture.
    let firstLine: Int
    /// Whether a line contains a `${name}`.
    var hasParameters = false
    /// The lines so far.
    private(set) var lines: [Picture.Line] = []
    /// The line after the last one so far.
    private var endLine: Int
    /// The depth of the last line, a faulty one too; nil before the first.
    private var lastDepth: Int?
    /// The indentations of the elements around the next line, outermost first.
    private var indentations: [Int] = []

    /// Creates a builder of a block that starts at a line.
    init(firstLine: Int) {
        self.firstLine = firstLine
        endLine = firstLine
    }

    /// Notes that a line of the file belongs to the block.
    mutating func extend(to line: Int) { endLine = line + 1 }

    /// Returns the depth for an indentation; nil when it goes back to one that no line above has.
    mutating func depth(for indentation: Int) -> Int? {
        while let last = indentations.last, last > indentation { indentations.removeLast() }
        if indentations.last != indentation {
            if let lastDepth, indentations.count <= lastDepth { return nil }
            indentations.append(indentation)
        }
        lastDepth = indentations.count - 1
        return lastDepth
    }

    /// Adds a line.
    mutating func append(_ line: Picture.Line) { lines.append(line) }

    /// Returns the command with the gathered picture in the place of its empty one.
    func finish(_ command: Command) -> Command {
        switch command {
        case .expect(let expectation): .expect(finish(expectation))
        case .wait(.until(let expectation)): .wait(.until(finish(expectation)))
        case .when(let expectation, let steps): .when(finish(expectation), steps)
        default: command
        }
    }

    /// Returns the expectation with the gathered picture.
    private func finish(_ expectation: Expectation) -> Expectation {
        guard case .picture(var picture) = expectation.condition else { return expectation }
        picture.lines = lines
        picture.fileLines = firstLine..<endLine
        var result = expectation
        result.condition = .picture(picture)
        return result
    }
}
