import Basics
package import Results
import StageRuntime
import WalkthroughLanguage

/// The texts about a walkthrough in reports.
extension WalkthroughResult {
    /// The folder of its script; `.` if the path names none.
    package var folder: String {
        guard let slash = walkthrough.path.lastIndex(of: "/") else { return "." }
        return slash == walkthrough.path.startIndex ? "/" : String(walkthrough.path[..<slash])
    }

    /// The script's name without folder.
    var scriptFile: String {
        let path = walkthrough.path
        guard let slash = path.lastIndex(of: "/") else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The script's name without folder and extension.
    package var scriptName: String {
        let title = ScriptPath.title(of: scriptFile)
        return title.isEmpty ? scriptFile : title
    }

    /// The option of the limit that ended it; nil if none did.
    var limit: String? { breakdown?.limit?.option }

    /// What is wrong, in one sentence without a full stop; nil if nothing is.
    package var problem: String? {
        switch outcome {
        case .passed, .skipped: nil
        case .failed, .knownFailure: failures.last?.headline ?? reason
        case .unexpectedPass: "it passed, but its script says `known failure`: " + (reason ?? "")
        case .crashed, .timedOut: breakdown?.message ?? reason ?? "its process ended"
        case .unfinished: "it started but did not finish, because the run ended first"
        case .notRun: "it did not run, because the run ended first"
        }
    }
}

extension AppOutput {
    /// The lines for a reader, after a count of omitted bytes; safe to print.
    var shown: [String] {
        let count = bytesLeftOut > 0 ? ["… \(bytesLeftOut) bytes before this are left out"] : []
        return count + lines.map(Excerpt.line)
    }
}

/// The texts about a walkthrough's schedules in reports.
extension ScheduleRecord {
    /// The additional options of the command that repeats the first failure.
    package var options: [String] {
        guard let first else { return [] }
        let isDefault = mode == .completions
        return ["--schedule", String(first.number)] + (isDefault ? [] : ["--mode", mode.rawValue])
    }

    /// The counts in short, for a walkthrough that passed: `1000 schedules, 102 distinct traces`.
    package var summary: String {
        count.counted("schedule") + ", " + distinctTraces.counted("distinct trace")
    }

    /// The failure and its deviations, with the counts, in lines.
    package var lines: [String] {
        guard let first else { return [summary + " of seed \(seed) (\(mode.rawValue)), none failed"] }
        guard let strategy = first.strategy else {
            return ["it fails in the default order already, so no schedule was tried"]
        }
        return summary(of: first, strategy) + counts
    }

    private func summary(of first: Finding, _ strategy: String) -> [String] {
        let name = "schedule \(first.number) of seed \(seed) (\(mode.rawValue))"
        let head = "it passes in the default order, but fails under \(name)"
        let tail = "found by the strategy: " + strategy
        if !first.deviations.isEmpty {
            return [head + ", whose run is shown", "it fails in the same way if only this is different:"]
                + first.deviations.map { "  " + $0 } + [tail]
        }
        guard failed > 0 else { return ["it passes in the default order, but its process ends under \(name)", tail] }
        return [
            head, "but no difference between the two was found: something changes that no schedule controls", tail,
        ]
    }

    private var counts: [String] {
        guard count > 0 else { return [] }
        let parts = strategies.map { "\($0.failed) by \($0.name)" }.joined(separator: "; ")
        return [summary + ", \(failed) failed" + (failed > 1 ? ": " + parts : "")]
    }
}
