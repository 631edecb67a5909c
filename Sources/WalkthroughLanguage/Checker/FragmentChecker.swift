/// Finds lines in a fragment's header that mean nothing, since a fragment never runs by itself.
///
/// What would change the course of the script that uses it (`flag`, `set`, `examples`, …) is an error where it is used.
struct FragmentChecker {
    /// The fragment; strong, the library's.
    let file: ScriptFile

    /// Returns a warning for each of the lines.
    func problems() -> [Diagnostic] {
        let header = file.script.header
        var lines: [(word: String, place: SourceLocation, length: Int)] = []
        if let tag = header.tags.first { lines.append(("tags", tag.location, tag.length)) }
        if let environment = header.environment {
            lines.append(("environment", environment.location, environment.length))
        }
        if let timing = header.exactTiming { lines.append(("timing exact", timing.location, timing.length)) }
        if let disposition = header.disposition {
            lines.append((disposition.value.word, disposition.location, disposition.length))
        }
        return lines.map { line in
            file.diagnostic(
                "`\(line.word)` means nothing in a fragment, which never runs by itself", severity: .warning,
                at: line.place, length: line.length, help: "write it in the scripts that use this one")
        }
    }
}
