import Basics

/// Finds lines in a header that have no effect, because a fragment or a script of properties never runs alone.
///
/// Lines of a fragment that would change the using script (`flag`, `never`, …) are errors at the `use` line.
struct IdleLineChecker {
    /// The script; strong, the library owns it.
    let file: ScriptFile

    func problems() -> [Diagnostic] {
        let header = file.script.header
        if header.propertiesMark != nil {
            return warnings(
                of: header.linesAboutRun + header.linesAboutStage, in: "script of properties",
                help: "remove it, or write it in the walkthroughs of the app")
        }
        guard header.isFragment else { return [] }
        return warnings(
            of: header.linesAboutRun + header.linesAboutExploration, in: "fragment",
            help: "write it in the scripts that use this one")
    }

    private func warnings(of lines: [Header.Line], in kind: String, help: String) -> [Diagnostic] {
        lines.map { line in
            file.diagnostic(
                "`\(line.word)` has no effect in a \(kind), which never runs alone", severity: .warning,
                at: line.location, length: line.length, help: help)
        }
    }
}

extension Header {
    /// A line with the words that begin it.
    typealias Line = (word: String, location: SourceLocation, length: Int)

    /// The lines that say whether and how the script runs; several lines `tags` count as one.
    var linesAboutRun: [Line] {
        [
            Self.line("tags", tags.first), Self.line("environment", environment),
            Self.line("timing exact", exactTiming), Self.line("quick user", quickUser),
            Self.line(disposition?.value.word ?? "", disposition), Self.line("survives relaunch", survivesRelaunch),
        ].compactMap { $0 }
    }

    /// The lines that change what the app finds, or how often the steps run.
    var linesAboutStage: [Line] {
        (flags + settings).map { ($0.word, $0.key.location, $0.key.length) }
            + storage.map { ("storage", $0.name.location, $0.name.length) }
            + waivers.map { ("waive", $0.rule.location, $0.rule.length) }
            + [Self.line("time", time), examples.map { ("examples", $0.location, 8) }].compactMap { $0 }
    }

    /// The lines that concern only `explore`.
    var linesAboutExploration: [Line] { volatile.map { ("volatile", $0.location, $0.length) } }

    /// The first lines of the properties.
    var linesOfProperties: [Line] {
        properties.map { (String("\($0)".prefix { $0 != " " }), $0.location, $0.length) }
    }

    private static func line<Value>(_ word: String, _ value: Located<Value>?) -> Line? {
        value.map { (word, $0.location, $0.length) }
    }
}
