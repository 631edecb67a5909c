import Basics

/// Finds `release` lines without effect, since no earlier line can have held the call.
///
/// It avoids false alarms: a block or a used script may or may not have been performed, so a hold there counts, and a
/// release there does not surely end a hold. Only lines in the walkthrough's own file are reported, since a used script
/// may be meant for other scripts that hold the call.
struct ReleaseChecker {
    /// The scripts; strong, the loader's.
    let library: ScriptLibrary
    /// The walkthrough's file; strong, the library's.
    let file: ScriptFile

    /// Returns a warning for each of the lines.
    func problems() -> [Diagnostic] {
        var walk = Walk(library: library, file: file)
        guard Walk.hasRelease(file.script.steps) else { return [] }
        walk.follow(file.script.steps, isCertain: true)
        return walk.problems
    }

    /// Follows the steps in their order.
    private struct Walk {
        /// The scripts; strong, the loader's.
        let library: ScriptLibrary
        /// The walkthrough's file; strong, the library's.
        let file: ScriptFile
        /// The calls that may be held at this place.
        var held: Set<String> = []
        /// The lines that ended a hold for sure, by the call.
        var releases: [String: Int] = [:]
        /// What was found.
        var problems: [Diagnostic] = []

        init(library: ScriptLibrary, file: ScriptFile) {
            (self.library, self.file) = (library, file)
        }

        /// Says whether one of some steps, or of those in their blocks, is a `release`.
        static func hasRelease(_ steps: [Step]) -> Bool {
            steps.indices.contains { index in
                switch steps[index].command {
                case .world(.release): true
                case .repeat(_, let inner), .when(_, let inner): hasRelease(inner)
                default: false
                }
            }
        }

        /// Follows steps; those of a block are not certain to be performed, or are performed several times.
        mutating func follow(_ steps: [Step], isCertain: Bool) {
            for step in steps {
                switch step.command {
                case .world(.hold(let call)): held.insert(call)
                case .world(.release(let call, _)): release(call, step, isCertain: isCertain)
                case .repeat(_, let inner):
                    // What the end of the block holds is held when it begins once more.
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

        /// Returns the calls that steps may hold, those in their blocks too, and in used scripts if they are followed.
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

        /// Returns the calls that a used script may hold, or one that it uses.
        private func holds(of use: Use) -> Set<String> {
            library.closure(of: use.target).reduce(into: []) { calls, file in
                calls.formUnion(holds(in: file.script.steps, followingUses: false))
            }
        }
    }
}
