import Basics

/// Checks `use` lines: the scripts exist, can be used, and get the arguments that they need.
struct UseChecker {
    /// The scripts; strong, the loader owns them.
    let library: ScriptLibrary
    /// The values of `--param`.
    let overrides: [String: String]

    func problems(of file: ScriptFile) -> [Diagnostic] {
        file.uses.flatMap { problems(of: $0, file: file) } + launchProblems(of: file)
    }

    /// Returns the problem of a `launch` after a `use` whose steps launch the app.
    private func launchProblems(of file: ScriptFile) -> [Diagnostic] {
        let steps = file.script.steps
        guard let launch = steps.lastIndex(where: { $0.command == .app(.launch) }) else { return [] }
        for step in steps[..<launch] {
            // If a step of this script launches the app, `StepChecker` reports the problem.
            if step.command.needsApp || step.command == .app(.launch) { return [] }
            guard case .use(let use) = step.command, library.closure(of: use.target).contains(where: \.touchesApp)
            else { continue }
            return [
                file.diagnostic(
                    "the app is launched already, by `\(step.source.prefix(40))` in line \(step.location.line)",
                    at: steps[launch].location, length: 6, help: "move `launch` above that line, or write `relaunch`")
            ]
        }
        return []
    }

    private func problems(of use: Use, file: ScriptFile) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        func report(_ message: String, at location: SourceLocation, length: Int, help: String? = nil) {
            problems.append(file.diagnostic(message, at: location, length: length, help: help))
        }
        switch library.file(use.target) {
        case .failure(let error):
            let nearest = error == .missing ? library.nearest(use.target) : nil
            let help =
                nearest.map { NearestWord.question(about: Self.path(of: $0, as: use.path)) }
                ?? "a path is relative to the folder of the script that uses it"
            report("`\(use.target)` \(error.explanation)", at: use.pathLocation, length: use.pathLength, help: help)
        case .success(let used) where used.script.header.propertiesMark != nil:
            report(
                "`\(use.target)` is a script of properties, so it has no steps to use", at: use.pathLocation,
                length: use.pathLength,
                help: "remove this line: the properties beside a walkthrough are checked without it")
        case .success(let used):
            let known = used.parameterNames.sorted()
            let unknown = use.arguments.filter { !used.parameterNames.contains($0.name) }
            for argument in unknown {
                let nearest = NearestWord.question(argument.name, among: known)
                report(
                    "`\(use.target)` has no parameter `\(argument.name)`", at: argument.location,
                    length: argument.name.count,
                    help: nearest ?? (known.isEmpty ? nil : "it has: \(known.joined(separator: " "))"))
            }
            let given = Set(use.arguments.map(\.name))
            let missing = used.required.filter { !given.contains($0.value) && overrides[$0.value] == nil }
            for needed in missing {
                report(
                    "`\(use.target)` needs a value for its parameter `\(needed.value)`", at: use.pathLocation,
                    length: use.pathLength, help: "write `\(needed.value)=\"…\"` after the path")
            }
            let header = used.script.header
            let foreign = (header.linesAboutStage + header.linesOfProperties).sorted {
                $0.location.line < $1.location.line
            }
            if !foreign.isEmpty {
                let lines = foreign.map { "`\($0.word)` (line \($0.location.line))" }
                report(
                    "`\(use.target)` cannot be used: it has \(foreign.count == 1 ? "a line" : "the lines") "
                        + lines.joined(separator: ", "),
                    at: use.pathLocation, length: use.pathLength,
                    help: "remove it, or move the steps into a fragment and use that")
            }
        }
        return problems
    }

    /// Returns the path of a file in the same folder as `written`.
    private static func path(of file: String, as written: String) -> String {
        let folder = written.lastIndex(of: "/").map { written[...$0] } ?? ""
        return folder + (file.split(separator: "/").last.map(String.init) ?? file)
    }

    /// Returns errors for used scripts that have another app than the walkthrough.
    func appProblems(of files: [ScriptFile], app: String?) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for file in files {
            for use in file.uses {
                guard case .success(let used) = library.file(use.target), let other = used.script.header.app,
                    other.value != app
                else { continue }
                problems.append(
                    file.diagnostic(
                        "`\(use.target)` is for the app \(other.value), but this walkthrough is for \(app ?? "none")",
                        at: use.pathLocation, length: use.pathLength, help: "use scripts of the same app"))
            }
        }
        return problems
    }

    /// Returns warnings for header lines of used scripts that differ from the walkthrough's and have no effect.
    ///
    /// A script that also runs alone needs its header for that. A fragment's lines are reported in the fragment.
    /// A typed line has no header that could name an environment.
    func idleHeaderProblems(of file: ScriptFile, isTyped: Bool) -> [Diagnostic] {
        let header = file.script.header
        let setting = header.settings.first { $0.key.value == "environment" }
        let own = header.environment?.value ?? setting?.value.value.text
        return file.uses.flatMap { use -> [Diagnostic] in
            // Scripts that a used script uses count too, because their steps are performed here.
            let met = library.closure(of: use.target).map(\.script).filter { !$0.header.isFragment }
            return met.flatMap { script -> [Diagnostic] in
                var problems: [Diagnostic] = []
                func warn(_ message: String, help: String) {
                    problems.append(
                        file.diagnostic(
                            message, severity: .warning, at: use.pathLocation, length: use.pathLength, help: help))
                }
                if let other = script.header.environment?.value, other != own, own != nil || !isTyped {
                    warn(
                        "`\(script.path)` is for the environment \(other), "
                            + (own.map { "and runs in \($0) here" } ?? "but this script names none"),
                        help: own == nil
                            ? "write `environment \(other)` in this header too" : "use scripts of the same environment")
                }
                if script.header.exactTiming != nil, header.exactTiming == nil {
                    warn(
                        "`\(script.path)` has `timing exact`, which has no effect in a used script",
                        help: "write `timing exact` in this header too, or sweeps of schedules run these steps")
                }
                if script.header.quickUser != nil, header.quickUser == nil, header.exactTiming == nil {
                    warn(
                        "`\(script.path)` has `quick user`, which has no effect in a used script",
                        help: "write `quick user` in this header too, or sweeps of schedules let the user pause")
                }
                return problems
            }
        }
    }
}
