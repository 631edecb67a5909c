@testable import Walkthroughs

/// Parses a script's text.
func parse(_ text: String, path: String = "a.walk") -> (script: Script, diagnostics: [Diagnostic]) {
    let (script, diagnostics) = ScriptParser.parse(Array(text.utf8), path: path, patterns: PatternCache())
    return (script, diagnostics)
}

/// Parses one line and returns its command; nil when something is wrong with it.
func command(_ line: String) -> Command? {
    let (script, diagnostics) = parse(line)
    return diagnostics.isEmpty ? script.steps.first?.command : nil
}

/// Returns what a person reads about a script's errors.
func errors(_ text: String) -> String {
    parse(text).diagnostics.map(\.rendered).joined()
}
