import Basics
import Configuration

/// Checks a script's header and its parameters without running it.
struct HeaderChecker {
    let vocabulary: Vocabulary
    /// The values of `--param`.
    let overrides: [String: String]
    /// Why the script is loaded.
    let purpose: WalkthroughLoader.Purpose
    /// The file; strong, the library owns it.
    let file: ScriptFile

    private var header: Header { file.script.header }

    func problems() -> [Diagnostic] {
        appProblems() + environmentProblems() + settingProblems() + parameterProblems() + exampleProblems()
    }

    private func unknown(_ what: String, _ name: Located<String>, among known: [String]) -> Diagnostic {
        let nearest = NearestWord.question(name.value, among: known)
        return file.diagnostic(
            "unknown \(what) `\(name.value)`", at: name.location, length: name.length,
            help: nearest ?? (known.isEmpty ? nil : "known: \(known.joined(separator: " "))"))
    }

    private func appProblems() -> [Diagnostic] {
        guard !vocabulary.apps.isEmpty else { return [] }
        let known = vocabulary.apps.map(\.name)
        if let app = header.app { return known.contains(app.value) ? [] : [unknown("app", app, among: known)] }
        guard vocabulary.defaultApp == nil, !header.isFragment else { return [] }
        return [
            file.diagnostic(
                "this script names no app, and Config.plist names none",
                at: SourceLocation(file: file.script.path, line: 1, column: 1), length: 1,
                help: "write `app NAME` with one of: \(known.joined(separator: " "))")
        ]
    }

    private func environmentProblems() -> [Diagnostic] {
        guard let environment = header.environment, let known = vocabulary.environments else { return [] }
        return known.contains(environment.value) ? [] : [unknown("environment", environment, among: known)]
    }

    /// Returns the problems of flags and settings, with the values of each row of examples.
    private func settingProblems() -> [Diagnostic] {
        var problems: [Diagnostic] = []
        let app = header.app?.value ?? vocabulary.defaultApp
        let rows = header.examples?.rows.map(Optional.some) ?? [nil]
        for (setting, prefix) in header.flags.map({ ($0, "testFlags.") }) + header.settings.map({ ($0, "") }) {
            for row in setting.value.value.isLiteral ? [nil] : rows {
                let given = row.map { Dictionary(zip(columns, $0.values)) { first, _ in first } } ?? [:]
                let values = ParameterValues(of: file.script, given: given, overrides: overrides)
                let value = setting.value.value.resolved { values[$0] }
                // A parameter without a value is reported at its first use.
                guard value.isLiteral else { continue }
                let key = prefix + setting.key.value
                if let problem = engineProblem(key, value, setting) {
                    problems.append(problem)
                    break
                }
                guard let problem = vocabulary.checkSetting(app, key, value.text, setting.isQuoted) else { continue }
                let location = problem.isAboutKey ? setting.key.location : setting.value.location
                let length = problem.isAboutKey ? setting.key.length : setting.value.length
                problems.append(file.diagnostic(problem.message, at: location, length: length, help: problem.help))
                break
            }
        }
        return problems
    }

    /// Returns the problem of a `set` line whose key has a line of its own in the header; nil for any other key.
    private func engineProblem(_ key: String, _ value: Template, _ setting: Header.Setting) -> Diagnostic? {
        switch key {
        case "app":
            return file.diagnostic(
                "`set` cannot choose the app", at: setting.key.location, length: setting.key.length,
                help: "write `app \(value.text.quotedUnlessBare)`")
        case "environment":
            guard let known = vocabulary.environments, !known.contains(value.text) else { return nil }
            let name = Located(value.text, at: setting.value.location, length: setting.value.length)
            return unknown("environment", name, among: known)
        default: return nil
        }
    }

    var unmet: [Located<String>] {
        // The missing column may be one that could not be parsed.
        if header.examples?.hasFaultyHead == true { return [] }
        let columns = Set(columns)
        return file.required.filter { !columns.contains($0.value) && overrides[$0.value] == nil }
    }

    private var columns: [String] { header.examples?.columns.map(\.value) ?? [] }

    /// Returns a warning if neither the script nor those that it uses act on the app; the file may be incomplete.
    func emptinessProblems(of files: [ScriptFile]) -> [Diagnostic] {
        guard !header.isFragment, header.propertiesMark == nil, header.disposition == nil,
            !files.contains(where: \.touchesApp)
        else { return [] }
        let first = file.script.steps.first
        let what = first == nil ? "there is no step here" : "no step touches the app"
        return [
            file.diagnostic(
                what + ", so it passes whatever the app does", severity: .warning,
                at: first?.location ?? SourceLocation(file: file.script.path, line: 1, column: 1),
                length: first.map { min($0.source.count, 40) } ?? 1,
                help: "add a step, or write `launch` to test the launch alone")
        ]
    }

    /// Returns errors for parameters without a value, and warnings for unused parameters.
    private func parameterProblems() -> [Diagnostic] {
        var problems: [Diagnostic] = []
        let mentioned = Set(file.script.references.map(\.value))
        let names = header.parameters.map(\.name) + (header.examples?.columns ?? [])
        for name in names where !mentioned.contains(name.value) && !file.mentionsAmongErrors(name.value) {
            let canBeNamed = name.value.utf8.allSatisfy { $0 >= 0x80 || $0.isWordByte } && !name.value.isEmpty
            let help =
                canBeNamed
                ? "write `${\(name.value)}` inside quotes to use it"
                : "`${…}` cannot name it; use letters, digits, `_`, `.` and `-` only"
            problems.append(
                file.diagnostic(
                    "parameter `\(name.value)` is not used", severity: .warning, at: name.location,
                    length: name.length, help: help))
        }
        guard !header.isFragment else { return problems }
        let known = file.parameterNames.subtracting(file.required.map(\.value)).sorted()
        let declared = purpose == .checking ? Set(header.parameters.map(\.name.value)) : []
        let missing = unmet.filter { !declared.contains($0.value) }
        for needed in missing {
            let nearest = NearestWord.question(needed.value, among: known)
            problems.append(
                file.diagnostic(
                    "parameter `\(needed.value)` has no value", at: needed.location, length: needed.length,
                    help: nearest ?? purpose.advice(for: needed.value)))
        }
        return problems
    }

    /// Returns warnings for rows of examples that occur twice.
    private func exampleProblems() -> [Diagnostic] {
        var seen: [[String]: Int] = [:]
        var problems: [Diagnostic] = []
        for row in header.examples?.rows ?? [] {
            let values = row.values
            if let line = seen[values] {
                problems.append(
                    file.diagnostic(
                        "this row is the same as the one in line \(line)", severity: .warning, at: row.location,
                        length: 1))
            } else {
                seen[values] = row.location.line
            }
        }
        return problems
    }
}

/// A problem of a line `set` or `flag`.
package struct SettingProblem: Equatable, Sendable {
    /// The problem, in one sentence without a full stop.
    package var message: String
    /// How to solve it.
    package var help: String?
    /// Whether the key path is wrong, and not the value.
    package var isAboutKey: Bool

    /// Creates a problem.
    package init(message: String, help: String? = nil, isAboutKey: Bool) {
        (self.message, self.help, self.isAboutKey) = (message, help, isAboutKey)
    }
}
