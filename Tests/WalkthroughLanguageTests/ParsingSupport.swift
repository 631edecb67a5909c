@testable import WalkthroughLanguage

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
func errors(_ text: String) -> String { parse(text).diagnostics.map(\.rendered).joined() }

/// Returns all that a script says, without places.
func meaning(_ bytes: [UInt8]) -> [String] {
    meaning(ScriptParser.parse(bytes, path: "a.walk", patterns: PatternCache()).0)
}

/// Returns all that a script says, without places.
func meaning(_ script: Script) -> [String] {
    var lines = ["\(script.header.parameters.map { "\($0.name.value) \($0.defaultValue ?? "-")" })"]
    let header = script.header
    lines.append("\(header.title.map { "\($0.value)" } ?? "-") \(header.tags.map(\.value))")
    lines.append("\(header.app?.value ?? "-") \(header.environment?.value ?? "-") \(header.isFragment)")
    lines.append("\(header.time.map { "\($0.value)" } ?? "-") \(header.exactTiming != nil) \(header.quickUser != nil)")
    lines.append("\(header.disposition.map { "\($0.value)" } ?? "-") \(header.waivers.count)")
    lines += (header.flags + header.settings).map { "\($0.key.value) \($0.value.value)" }
    lines += header.storage.map { "\($0.name.value) \($0.content)" }
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
