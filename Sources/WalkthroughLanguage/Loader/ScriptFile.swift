/// A script's file with what was read from it; a library owns it and all that use the script share it.
final class ScriptFile {
    /// The file's bytes.
    let bytes: [UInt8]
    /// What was read.
    let script: Script
    /// Every `use` of the script, those in blocks too, in order.
    var uses: [Use] { script.uses }
    /// What is wrong by itself, whoever uses it.
    let diagnostics: [Diagnostic]
    /// Whether one of the steps launches the app, by name or because it needs it.
    let touchesApp: Bool
    /// The names that something can give a value to: those it declares, and those it only mentions.
    let parameterNames: Set<String>
    /// The names that need a value and have no default, each with the place of its first mention.
    let required: [Located<String>]
    /// The first byte of each line; empty until a place is looked for.
    private var lineStarts: [Int] = []

    /// Reads a script from its bytes.
    init(_ bytes: [UInt8], path: String, patterns: PatternCache, rewritesPictures: Bool = false) {
        self.bytes = bytes
        let (script, diagnostics) = ScriptParser.parse(
            bytes, path: path, patterns: patterns, rewritesPictures: rewritesPictures)
        self.script = script
        self.diagnostics = diagnostics
        touchesApp = Self.touchApp(script.steps)
        parameterNames = script.parameterNames
        let withDefault = script.header.parameters.filter { $0.defaultValue != nil }
        var seen = Set(withDefault.map(\.name.value))
        required = script.references.filter { seen.insert($0.value).inserted }
    }

    /// Returns a warning for each parameter that stands in a pattern, up to a number of them a line.
    func patternProblems() -> [Diagnostic] {
        var (line, count) = (0, 0)
        let told = script.patternReferences.filter { name in
            (line, count) = (name.location.line, name.location.line == line ? count + 1 : 1)
            return count <= UseChecker.mostArguments
        }
        return told.map { name in
            diagnostic(
                "`${\(name.value)}` stands for itself here: parameters are not replaced in a pattern",
                severity: .warning, at: name.location, length: name.length,
                help: "write a text in quotes where the value should stand")
        }
    }

    /// Returns whether a parameter stands in a line that could not be read, whose references are not known.
    func mentionsAmongErrors(_ name: String) -> Bool {
        diagnostics.contains { $0.severity == .error && $0.excerpt?.text.contains("${\(name)}") == true }
    }

    /// Returns whether one of some steps, or of those of a block among them, launches the app.
    private static func touchApp(_ steps: [Step]) -> Bool {
        steps.indices.contains { index in
            if case .repeat(_, let inner) = steps[index].command { return touchApp(inner) }
            return steps[index].command.needsApp || steps[index].command == .app(.launch)
        }
    }

    /// Returns a diagnostic with the line it stands in.
    func diagnostic(
        _ message: String, severity: Diagnostic.Severity = .error, at location: SourceLocation, length: Int,
        help: String? = nil
    ) -> Diagnostic {
        if lineStarts.isEmpty {
            lineStarts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
            for (offset, byte) in bytes.enumerated() where byte == 0x0A { lineStarts.append(offset + 1) }
        }
        var excerpt: SourceExcerpt?
        if location.line <= lineStarts.count {
            let start = lineStarts[location.line - 1]
            var end = location.line < lineStarts.count ? lineStarts[location.line] - 1 : bytes.count
            if end > start, bytes[end - 1] == 0x0D { end -= 1 }
            let first = Self.offset(of: location.column, in: bytes[start..<end])
            let last = Self.offset(of: length + 1, in: bytes[first..<end])
            excerpt = SourceExcerpt(line: bytes[start..<end], fault: first..<last)
        }
        return Diagnostic(message, severity: severity, at: location, length: length, help: help, excerpt: excerpt)
    }

    /// Returns the byte at which a column, from 1, of a line begins.
    private static func offset(of column: Int, in line: ArraySlice<UInt8>) -> Int {
        let head = line.prefix(column - 1)
        if head.allSatisfy({ $0 < 0x80 }) { return head.endIndex }
        let text = String(decoding: line, as: UTF8.self)
        return min(line.endIndex, line.startIndex + text.prefix(column - 1).utf8.count)
    }
}
