import WalkthroughRunner

/// What was expected and what is there, line by line.
struct LineComparison {
    /// What was expected; empty where the failure does not say.
    let expected: [String]
    /// What is there; empty where the failure does not say.
    let actual: [String]
    /// Which lines differ.
    let changes: LineChanges

    /// Takes both sides of a failure, `nil` if it has neither; a difference written as one text is taken apart.
    init?(_ failure: WalkthroughFailure) {
        var expected = failure.expected?.lines ?? []
        var actual = failure.actual?.lines ?? []
        if expected.isEmpty, Self.isDifference(actual) {
            expected = actual.filter { !$0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) }
            actual = actual.filter { !$0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
        }
        guard !expected.isEmpty || !actual.isEmpty else { return nil }
        // A line that only says again what the step says helps nobody.
        if actual.isEmpty, let expected = failure.expected, failure.source?.hasSuffix(expected) == true { return nil }
        self.expected = expected
        self.actual = actual
        changes = LineChanges(from: expected, to: actual)
    }

    /// Whether each line says on which side it stands: `- ` for the picture, `+ ` for the screen, blanks for both.
    private static func isDifference(_ lines: [String]) -> Bool {
        lines.contains { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }
            && lines.allSatisfy { $0.hasPrefix("- ") || $0.hasPrefix("+ ") || $0.hasPrefix("  ") }
    }
}
