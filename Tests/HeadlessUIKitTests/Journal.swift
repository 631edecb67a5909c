/// What controllers, views and delegates of a test were told, in order: `a.willAppear`.
final class Journal {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    /// Removes and returns what was noted, so that a test looks at one transition at a time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
