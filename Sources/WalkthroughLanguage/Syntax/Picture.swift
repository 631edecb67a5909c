package import HeadlessUIKit

/// The picture of a screen in `expect screen matches`, with the lines of its block so that it can be updated.
package struct Picture: Equatable {
    /// The lines, in reading order.
    package var lines: [Line]
    /// The line numbers of the block, from 1; empty and directly below the step if there is no block.
    package var fileLines: Range<Int>
    /// The indentation of the step above the block, in spaces; the block has two more.
    package var indentation: Int
}

extension Picture {
    /// One element of a picture.
    package struct Line: Equatable {
        /// The number of elements around this one.
        package var depth: Int
        /// The role of the element.
        package var role: ElementRole
        /// The label or a pattern for it, else the identifier; nil if the element has neither.
        package var name: ElementQuery.Name?
        /// The value or a pattern for it; nil if the element has none.
        package var value: TextMatcher?
        /// Its states, in the order of `ElementState`.
        package var states: [ElementState] = []
        /// The line as written, from the role on.
        package var source = ""
        /// Whether the line could be parsed; if not, it matches no element and will be updated.
        package var isReadable = true
        /// The location of the role.
        package var location: SourceLocation
    }
}

/// Collects the lines of a picture; the depth of an element follows from its indentation.
struct PictureBuilder {
    /// The number of the line below the step.
    let firstLine: Int
    /// Whether a line contains a `${name}`.
    var hasParameters = false
    private(set) var lines: [Picture.Line] = []
    private var endLine: Int
    /// The depth of the last line, also if the line has an error; nil before the first.
    private var lastDepth: Int?
    /// The indentations of the elements around the next line, the outermost first.
    private var indentations: [Int] = []

    init(firstLine: Int) {
        self.firstLine = firstLine
        endLine = firstLine
    }

    /// Adds a line of the file to the block's range.
    mutating func extend(to line: Int) { endLine = line + 1 }

    /// Returns the depth for an indentation; nil if it matches none of the lines above.
    mutating func depth(for indentation: Int) -> Int? {
        while let last = indentations.last, last > indentation { indentations.removeLast() }
        if indentations.last != indentation {
            if let lastDepth, indentations.count <= lastDepth { return nil }
            indentations.append(indentation)
        }
        lastDepth = indentations.count - 1
        return lastDepth
    }

    mutating func append(_ line: Picture.Line) { lines.append(line) }

    func finish(_ command: Command) -> Command {
        switch command {
        case .expect(let expectation): .expect(finish(expectation))
        case .wait(.until(let expectation)): .wait(.until(finish(expectation)))
        case .when(let expectation, let steps): .when(finish(expectation), steps)
        default: command
        }
    }

    private func finish(_ expectation: Expectation) -> Expectation {
        guard case .picture(var picture) = expectation.condition else { return expectation }
        picture.lines = lines
        picture.fileLines = firstLine..<endLine
        var result = expectation
        result.condition = .picture(picture)
        return result
    }
}
