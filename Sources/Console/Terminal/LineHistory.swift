/// The lines a person has entered, oldest first, without blanks and without the same line twice in a row.
struct LineHistory: Equatable {
    /// The lines, oldest first.
    private(set) var lines: [String] = []
    /// How many lines are kept.
    let limit: Int

    init(_ lines: [String] = [], limit: Int = 1000) {
        self.limit = limit
        for line in lines { record(line) }
    }

    /// Adds a line; says whether it was kept.
    @discardableResult
    mutating func record(_ line: String) -> Bool {
        guard !line.allSatisfy(\.isWhitespace), line != lines.last else { return false }
        lines.append(line)
        if lines.count > limit { lines.removeFirst(lines.count - limit) }
        return true
    }

    /// Returns the place of the nearest older line that begins so and is not `current`.
    func older(than index: Int, beginning prefix: String, unlike current: String) -> Int? {
        lines[..<min(index, lines.count)].lastIndex { $0.hasPrefix(prefix) && $0 != current }
    }

    /// Returns the place of the nearest newer line that begins so and is not `current`.
    func newer(than index: Int, beginning prefix: String, unlike current: String) -> Int? {
        lines.indices.dropFirst(index + 1).first { lines[$0].hasPrefix(prefix) && lines[$0] != current }
    }
}
