import Basics
import Results
import WalkthroughLanguage

/// A failure or a warning in one line, as compilers print them and editors follow them: `search.walk:7:1: error: …`.
enum CompactLine {
    static func text(of result: WalkthroughResult) -> String {
        let start = SourceLocation(file: result.walkthrough.path, line: result.walkthrough.line ?? 1, column: 1)
        let location = result.failures.last?.place ?? result.breakdown?.place ?? start
        var parts = [result.problem ?? "it failed"]
        if let failure = result.failures.last {
            if let expected = failure.expected { parts.append("expected: " + expected) }
            if let actual = failure.actual { parts.append("actual: " + actual) }
            parts += failure.notes.map { "note: " + $0 }
        }
        return line(at: location, "error", parts.joined(separator: "; "))
    }

    static func text(of warning: WalkthroughWarning) -> String {
        line(at: warning.place, "warning", warning.message + "; " + warning.advice)
    }

    private static func line(at location: SourceLocation, _ severity: String, _ message: String) -> String {
        SafeText.line("\(location): \(severity): " + message.split(separator: "\n").joined(separator: "; "))
    }
}
