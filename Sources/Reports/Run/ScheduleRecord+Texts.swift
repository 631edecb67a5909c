import StageRuntime
package import WalkthroughRunner

/// What reports say of the schedules of a walkthrough.
extension ScheduleRecord {
    /// What the command that repeats the first failure takes besides the run's options.
    package var options: [String] {
        guard let first else { return [] }
        let isDefault = mode == .completions
        return ["--schedule", String(first.number)] + (isDefault ? [] : ["--mode", mode.rawValue])
    }

    /// The counts in short, for one that held: `1000 schedules, 102 distinct traces`.
    package var summary: String {
        Self.counted(count, "schedule") + ", " + Self.counted(distinctTraces, "distinct trace")
    }

    /// What was found and what it takes, with the counts, in lines.
    package var lines: [String] {
        guard let first else { return [summary + " of seed \(seed) (\(mode.rawValue)), none failed"] }
        guard let strategy = first.strategy else {
            return ["it fails in the default order already, so no schedule was tried"]
        }
        return course(of: first, strategy) + counts
    }

    private func course(of first: Finding, _ strategy: String) -> [String] {
        let place = "schedule \(first.number) of seed \(seed) (\(mode.rawValue))"
        let head = "it holds in the default order, and fails under \(place)"
        let tail = "found by the strategy: " + strategy
        if !first.deviations.isEmpty {
            return [head + ", whose run is shown here", "it fails in the same way where only this is different:"]
                + first.deviations.map { "  " + $0 } + [tail]
        }
        guard failed > 0 else { return ["it holds in the default order, and ends its process under \(place)", tail] }
        return [
            head, "but no difference between the two could be made out: something varies that no schedule does", tail,
        ]
    }

    private var counts: [String] {
        guard count > 0 else { return [] }
        let parts = strategies.map { "\($0.failed) by \($0.name)" }.joined(separator: "; ")
        return [summary + ", \(failed) failed" + (failed > 1 ? ": " + parts : "")]
    }

    private static func counted(_ number: Int, _ word: String) -> String {
        "\(number) \(word)" + (number == 1 ? "" : "s")
    }
}
