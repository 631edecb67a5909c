import Basics

/// Finds `release` lines without effect, because no earlier line can have held the call.
///
/// It avoids false alarms: the steps of a block or a used script may not be performed, so a `hold` there counts, but a
/// `release` there does not end a hold. Only lines in the walkthrough's own file are reported, because a used script
/// may be written for other scripts that hold the call.
struct ReleaseChecker {
    /// The scripts; strong, the loader owns them.
    let library: ScriptLibrary
    /// The walkthrough's file; strong, the library owns it.
    let file: ScriptFile
    /// The calls that may be held at the current step.
    private var held: Set<String> = []
    /// The numbers of the lines that certainly ended a hold, by the call.
    private var releases: [String: Int] = [:]
    private var problems: [Diagnostic] = []

    /// Returns a warning for each such line of a file.
    static func problems(in file: ScriptFile, library: ScriptLibrary) -> [Diagnostic] {
        // Most files have no `release`, so that following their `use` lines would be wasted time.
        let hasRelease = file.script.steps.containsCommand { if case .world(.release) = $0 { true } else { false } }
        guard hasRelease else { return [] }
        var checker = ReleaseChecker(library: library, file: file)
        checker.follow(file.script.steps, isCertain: true)
        return checker.problems
    }

    private init(library: ScriptLibrary, file: ScriptFile) { (self.library, self.file) = (library, file) }

    /// Follows steps in their order; `isCertain` means that they are performed exactly once, not in a block.
    private mutating func follow(_ steps: [Step], isCertain: Bool) {
        for step in steps {
            switch step.command {
            case .world(.hold(let call)): held.insert(call)
            case .world(.release(let call, _)): release(call, step, isCertain: isCertain)
            case .repeat(_, let inner):
                // If the block repeats, a call that its end holds is also held at its beginning.
                held.formUnion(holds(in: inner))
                follow(inner, isCertain: false)
            case .when(_, let inner): follow(inner, isCertain: false)
            case .use(let use): held.formUnion(holds(of: use))
            default: break
            }
        }
    }

    private mutating func release(_ call: String, _ step: Step, isCertain: Bool) {
        if held.contains(call) {
            guard isCertain else { return }
            held.remove(call)
            releases[call] = step.location.line
            return
        }
        let name = call.quotedUnlessBare
        let reason =
            releases[call].map { "line \($0) has released it already" } ?? "there is no `hold \(name)` before it"
        problems.append(
            file.diagnostic(
                "this releases nothing: \(reason)", severity: .warning, at: step.location,
                length: min(step.source.count, 40),
                help: "write `hold \(name)` before the step that sends the request, or remove this line"))
    }

    /// Returns the calls that steps may hold, including steps in blocks and, if `followingUses`, in used scripts.
    private func holds(in steps: [Step], followingUses: Bool = true) -> Set<String> {
        steps.reduce(into: []) { calls, step in
            switch step.command {
            case .world(.hold(let call)): calls.insert(call)
            case .repeat(_, let inner), .when(_, let inner):
                calls.formUnion(holds(in: inner, followingUses: followingUses))
            case .use(let use) where followingUses: calls.formUnion(holds(of: use))
            default: break
            }
        }
    }

    /// Returns the calls that a used script, or a script that it uses, may hold.
    private func holds(of use: Use) -> Set<String> {
        library.closure(of: use.target).reduce(into: []) { calls, file in
            calls.formUnion(holds(in: file.script.steps, followingUses: false))
        }
    }
}
