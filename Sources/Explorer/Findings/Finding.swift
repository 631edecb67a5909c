package import WalkthroughRunner

/// Something that an exploration found: a script that fails, and why.
package struct Finding: Equatable, Sendable {
    /// Why it fails.
    package var failure: ExploredRun.Failure
    /// The root whose header the script has.
    package var root: Int
    /// The fewest and simplest lines that were found to fail in this way.
    package var lines: [String]
    /// The number of the run that failed first.
    package var run: Int
    /// How many runs failed in this way.
    package var count = 1

    /// Makes a finding.
    package init(failure: ExploredRun.Failure, root: Int, lines: [String], run: Int) {
        (self.failure, self.root, self.lines, self.run) = (failure, root, lines, run)
    }
}

extension ExploredRun.Failure {
    /// Whether it is a trap of which the system said nothing, as in a release build.
    var isSilent: Bool { oracle == "trap" && message.hasPrefix("the process was ended") }

    /// Takes why a run took its process with it.
    init(_ breakdown: WalkthroughBreakdown, output: [String], screen: String) {
        let said = output.last { $0.contains("atal error") || $0.contains("recondition") }
        self.init(
            oracle: breakdown.limit.map { $0 == .time ? "time-out" : "memory" } ?? "trap",
            message: breakdown.limit == nil
                ? Self.plain(said ?? breakdown.message)
                : breakdown.limit == .time ? "it goes on without end" : breakdown.message, screen: screen)
    }

    /// Returns what the system says of a crash without the path of the file and without its full stop.
    private static func plain(_ line: String) -> String {
        let text = line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? line
        let isPlaced = line.split(separator: ":").first?.hasSuffix(".swift") == true
        // An address differs from run to run.
        return (isPlaced ? text : line).replacing(/0x[0-9a-f]+/, with: "…")
    }
}
