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

/// Returns all that a script says, without places.
func meaning(_ bytes: [UInt8]) -> [String] {
    let (script, _) = ScriptParser.parse(bytes, path: "a.walk", patterns: PatternCache())
    var lines = ["\(script.header.parameters.map { "\($0.name.value) \($0.defaultValue ?? "-")" })"]
    lines.append("\(script.header.examples?.columns.map(\.value) ?? [])")
    lines += (script.header.examples?.rows ?? []).map { "\($0.values)" }
    func add(_ steps: [Step], _ depth: Int) {
        for step in steps {
            lines.append("\(depth) \(step.command)")
            switch step.command {
            case .repeat(_, let inner), .when(_, let inner): add(inner, depth + 1)
            default: break
            }
        }
    }
    add(script.steps, 0)
    return lines
}
