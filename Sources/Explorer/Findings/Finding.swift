package import WalkthroughRunner

/// A failure that an exploration has found, with a script that reproduces it.
package struct Finding: Equatable, Sendable {
    /// How the script fails.
    package var failure: ExploredRun.Failure
    /// The index of the root whose header the script has.
    package var root: Int
    /// The lines of the script, as few and as simple as possible.
    package var lines: [String]
    /// The number of the first run that failed in this way.
    package var run: Int
    /// The number of runs that failed in this way.
    package var count = 1

    /// Makes a finding.
    package init(failure: ExploredRun.Failure, root: Int, lines: [String], run: Int) {
        (self.failure, self.root, self.lines, self.run) = (failure, root, lines, run)
    }
}

extension ExploredRun.Failure {
    /// Whether it is a trap without a message, as in a release build.
    var isSilent: Bool { oracle == "trap" && message.hasPrefix("the process was ended") }

    /// Makes the failure of a run whose process has ended.
    init(_ breakdown: WalkthroughBreakdown, output: [String], screen: String) {
        let said = output.last { $0.contains("atal error") || $0.contains("recondition") }
        self.init(
            oracle: breakdown.limit.map { $0 == .time ? "time-out" : "memory" } ?? "trap",
            message: breakdown.limit == nil
                ? Self.plain(said ?? breakdown.message)
                : breakdown.limit == .time ? "it does not end" : breakdown.message, screen: screen)
    }

    /// Returns the system's crash message without the path of the file and without the full stop.
    private static func plain(_ line: String) -> String {
        let text = line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? line
        let isPlaced = line.split(separator: ":").first?.hasSuffix(".swift") == true
        // An address differs from run to run.
        return (isPlaced ? text : line).replacing(/0x[0-9a-f]+/, with: "…")
    }
}
