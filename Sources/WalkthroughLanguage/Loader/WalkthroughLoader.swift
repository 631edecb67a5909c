import Basics

/// Loads walkthroughs from paths and finds all errors before the run.
///
/// Each file is read once, each pattern is compiled once, and scripts share the scripts that they use.
package final class WalkthroughLoader {
    let vocabulary: Vocabulary
    /// The values of `--param`.
    let overrides: [String: String]
    let purpose: Purpose
    /// The scripts; strong, the loader owns it.
    let library: ScriptLibrary
    /// The paths of files whose own errors were reported.
    private var reported: Set<String> = []
    /// The paths of files whose steps were checked, by app; nil stands for any app.
    private var checked: [String?: Set<String>] = [:]
    private var broken: Set<String> = []
    /// The diagnostics that were reported, so that none is repeated for another walkthrough that uses the same script.
    private var said: Set<String> = []

    /// Creates a loader; `read` returns the bytes of a file.
    ///
    /// - Parameters:
    ///   - locate: returns the canonical path of a file, which messages show, for any path that leads to it.
    ///   - nearest: returns the path that was probably meant by a missing one; nil if none is similar.
    package init(
        vocabulary: Vocabulary = Vocabulary(), parameters: [String: String] = [:], for purpose: Purpose = .running,
        patterns: PatternCache = PatternCache(), locate: @escaping (_ path: String) -> String = { $0 },
        nearest: @escaping (_ path: String) -> String? = { _ in nil },
        read: @escaping (_ path: String) throws(ScriptReadError) -> [UInt8]
    ) {
        self.vocabulary = vocabulary
        overrides = parameters
        self.purpose = purpose
        library = ScriptLibrary(
            patterns: patterns, rewritesPictures: purpose == .updating, locate: locate, nearest: nearest, read: read)
    }

    /// Returns the walkthroughs of scripts, in the order of their paths, and the errors of these scripts and all they
    /// use.
    package func load(_ paths: [String]) -> LoadResult {
        var result = LoadResult()
        let files = library.closure(of: paths.map { ScriptPath.normalized($0) })
        result.parameterNames = files.reduce(into: []) { $0.formUnion($1.parameterNames) }
        let used = Set(files.flatMap { file in file.uses.map { library.canonicalPath(of: $0.target) } })
        var usedFragments: [ScriptFile] = []
        for path in paths.map({ library.canonicalPath(of: ScriptPath.normalized($0)) }) {
            switch library.file(path) {
            case .failure(let error):
                let location = SourceLocation(file: path, line: 1, column: 1)
                result.diagnostics.append(Diagnostic("this script \(error.explanation)", at: location))
            case .success(let file):
                let isFragment = file.script.header.isFragment
                if isFragment { result.fragments.append(file.script.path) }
                if isFragment, used.contains(path) {
                    usedFragments.append(file)
                } else {
                    load(file, into: &result)
                }
            }
        }
        // Fragments in a cycle of `use` lines are reached from no walkthrough.
        for file in usedFragments where !isChecked(file) { load(file, isReached: false, into: &result) }
        return result
    }

    /// Returns the walkthrough of a typed step, and the errors of the step and of all scripts that it uses.
    package func load(_ typed: TypedScript) -> LoadResult {
        library.add(ScriptFile(typed.bytes, typed.script))
        return load([typed.script.path])
    }

    /// Returns the scripts that files use, by the paths of the `use` lines.
    private func scripts(of files: [ScriptFile]) -> [String: Script] {
        var scripts: [String: Script] = [:]
        for use in files.flatMap(\.uses) {
            guard scripts[use.target] == nil, case .success(let file) = library.file(use.target) else {
                continue
            }
            scripts[use.target] = file.script
        }
        return scripts
    }

    /// Adds a script's errors or, if there are none, its walkthroughs.
    ///
    /// - Parameter isReached: `false` for a fragment that no walkthrough uses. If a fragment is too deep in a chain of
    ///   uses, the walkthrough at the top of the chain reports it.
    private func load(_ file: ScriptFile, isReached: Bool = true, into result: inout LoadResult) {
        let script = file.script
        let closure = library.closure(of: script.path)
        let app = script.header.app?.value ?? (script.header.isFragment ? nil : vocabulary.defaultApp)
        let header = HeaderChecker(vocabulary: vocabulary, overrides: overrides, purpose: purpose, file: file)
        let problems = newProblems(of: file, header, closure, app: app, tellsDepth: isReached)
        result.diagnostics += problems
        for problem in problems where problem.severity == .error { broken.insert(problem.location.file) }
        guard !script.header.isFragment, !isBroken(closure) else { return }
        // A script that is only checked may get the values of its parameters when it runs.
        guard header.unmet.isEmpty else { return }
        if script.header.propertiesMark != nil {
            let values = ParameterValues(of: script, given: [:], overrides: overrides)
            let value = { (name: String) in values[name] }
            result.properties.append(
                PropertySet(
                    path: script.path, title: script.header.title?.value.text ?? ScriptPath.title(of: script.path),
                    app: app ?? "", properties: script.header.properties.map { $0.resolved(with: value) },
                    volatile: script.header.volatile.map { $0.value.resolved(with: value) }))
            return
        }
        let scripts = scripts(of: closure)
        for row in script.header.examples?.rows.map(Optional.some) ?? [nil] {
            let walkthrough = Walkthrough(
                script, row: row, overrides: overrides, defaultApp: vocabulary.defaultApp, scripts: scripts)
            result.walkthroughs.append(walkthrough)
        }
    }

    /// Returns the problems of a script and those it uses, its own first, without those that were already reported.
    private func newProblems(
        of file: ScriptFile, _ header: HeaderChecker, _ closure: [ScriptFile], app: String?, tellsDepth: Bool
    ) -> [Diagnostic] {
        let script = file.script
        let isFragment = script.header.isFragment
        var problems = self.problems(of: closure, from: script.path, app: app, tellsDepth: tellsDepth)
        problems += header.problems()
        if app != nil || !isFragment {
            problems += UseChecker(library: library, overrides: overrides).appProblems(of: closure, app: app)
        }
        if !problems.contains(where: { $0.severity == .error }), !isBroken(closure) {
            problems += header.emptinessProblems(of: closure)
            if !isFragment {
                problems += UseChecker(library: library, overrides: overrides).idleHeaderProblems(
                    of: file, isTyped: purpose == .typing)
                if purpose != .typing { problems += ReleaseChecker.problems(in: file, library: library) }
            }
        }
        let own = script.path
        problems.sort { left, right in
            let (leftFile, rightFile) = (left.location.file, right.location.file)
            return (leftFile == own ? 0 : 1, leftFile, left.location.line, left.location.column)
                < (rightFile == own ? 0 : 1, rightFile, right.location.line, right.location.column)
        }
        problems.removeAll { !said.insert("\($0.location) \($0.message)").inserted }
        return problems
    }

    private func isBroken(_ files: [ScriptFile]) -> Bool {
        files.contains { broken.contains($0.script.path) }
    }

    private func isChecked(_ file: ScriptFile) -> Bool {
        checked.values.contains { $0.contains(file.script.path) }
    }

    /// Returns the problems of files and of their `use` lines that were not reported before.
    private func problems(
        of files: [ScriptFile], from path: String, app: String?, tellsDepth: Bool
    ) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        let known = vocabulary.apps
        let uses = UseChecker(library: library, overrides: overrides)
        for file in files {
            let path = file.script.path
            if reported.insert(path).inserted {
                problems += file.diagnostics
                problems += file.patternProblems()
                problems += VacuityChecker(file: file).problems()
                problems += PropertiesChecker(file: file).problems()
                problems += IdleLineChecker(file: file).problems()
                problems += uses.problems(of: file)
            }
            // If a script is for another app, that is an error; its names are checked against that app.
            let app = file.script.header.app?.value ?? app
            let apps = app.map { name in known.filter { $0.name == name } } ?? known
            guard app == nil || !apps.isEmpty, checked[app, default: []].insert(path).inserted else { continue }
            var checker = StepChecker(apps: apps, file: file, purpose: purpose)
            checker.checkScript()
            problems += checker.diagnostics
        }
        return problems + library.useProblems(from: path, tellsDepth: tellsDepth)
    }
}

/// The result of loading scripts.
package struct LoadResult {
    /// The walkthroughs without errors, in the order of the paths and of the rows.
    package var walkthroughs: [Walkthrough] = []
    /// The sets of properties without errors, in the order of the paths.
    package var properties: [PropertySet] = []
    /// The paths of scripts that are only for `use`.
    package var fragments: [String] = []
    /// The names of all parameters that the scripts and the scripts that they use can be given.
    package var parameterNames: Set<String> = []
    /// All problems, each one once, in the order of the paths and of the lines.
    package var diagnostics: [Diagnostic] = []

    /// Creates an empty result.
    package init() {}

    /// Whether there is an error, which keeps a script from running.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// The error for a script that cannot run: all problems of it and of the scripts that it uses.
package struct LoadFailure: Error, Equatable, Sendable {
    /// The problems; at least one is an error.
    package var diagnostics: [Diagnostic]

    /// Creates a failure.
    package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

extension WalkthroughLoader {
    /// Returns a script as far as it can be parsed; nil if its file cannot be read.
    package func script(_ path: String) -> Script? {
        guard case .success(let file) = library.file(ScriptPath.normalized(path)) else { return nil }
        return file.script
    }

    /// Returns the canonical path of the script that a `use` line names.
    package func path(of use: Use) -> String { library.canonicalPath(of: use.target) }
}

extension WalkthroughLoader {
    /// Why scripts are loaded; it decides whether a parameter needs a value, and how the user can give it.
    package enum Purpose: Equatable, Sendable {
        /// They run: each parameter needs a value.
        case running
        /// They run and their pictures are updated; wrong names in pictures are no errors.
        case updating
        /// They are only checked; a line `param NAME` means that the value is given when the script runs.
        case checking
        /// The console performs them; `--param` can no longer be given.
        case typing

        /// How the user can give a parameter a value, as the end of a sentence.
        func advice(for name: String) -> String {
            switch self {
            case .running, .updating, .checking:
                "write `param \(name) = \"…\"` in the header, or give --param \(name)=…"
            case .typing:
                "write `param \(name) = \"…\"` in the header, give \(name)=\"…\" after its path in a `use` line, or "
                    + "start the console with --param \(name)=…"
            }
        }
    }
}
