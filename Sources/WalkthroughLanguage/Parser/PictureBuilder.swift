/// Gathers the lines of a picture; an element's depth follows from how far it is indented.
struct PictureBuilder {
    /// The line below the one that wants the picture.
    let firstLine: Int
    /// Whether a line has a `${name}`.
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
