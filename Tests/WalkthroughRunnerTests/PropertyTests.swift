import Results
import TestSupport

@testable import WalkthroughLanguage
@testable import WalkthroughRunner

/// What must hold at all times while a script runs.
@Suite struct PropertyTests {
    /// Performs lines under a property; returns the first line that fails, with the reason.
    private func outcome(_ property: String, _ lines: String...) throws -> String {
        let text = "properties \"P\"\napp studio\n\n\(property)\n"
        let (script, diagnostics) = ScriptParser.parse(Array(text.utf8), path: "p.walk", patterns: PatternCache())
        try #require(diagnostics.map(\.message) == [])
        let session = try Studio().makeSession()
        defer { session.end() }
        session.judge(script.header.properties)
        var parser = ConsoleParser()
        for line in lines {
            for step in parser.parse(line).steps {
                do throws(StepFailure) {
                    try session.perform(step.command, source: line)
                } catch {
                    return "\(line): \(error.message)"
                }
            }
        }
        return "passed"
    }

    @Test func `what must be true within a time may be untrue for that long, whenever it becomes so`() throws {
        let property = "always expect no spinner within 5s"
        expect(try outcome(property, "tap \"List\"", "wait 4s", "tap \"Stop\"", "wait 9s"), is: "passed")
        expect(
            try outcome(property, "wait 9s", "tap \"List\"", "wait 4s", "wait 2s"),
            is: "wait 2s: `\(property)` is violated: it has not been true since 9s, for longer than 5s")
    }
}
