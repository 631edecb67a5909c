import BenchmarkFlows
import Foundation

/// Times everything, prints a table and writes `results.json` beside the package.
///
/// Ratios within one run are what to quote: machines differ and are noisy, so each figure is the median of its samples.
/// Names given as arguments time these alone, as a profiler wants it, and nothing is written.
let samples = 15
var medians: [String: Double] = [:]
let names = CommandLine.arguments.dropFirst()
let benchmarks = try BenchmarkSuite().benchmarks().filter { names.isEmpty || names.contains($0.name) }
for _ in 0..<2 {
    for benchmark in benchmarks { for _ in 0..<benchmark.rounds { try benchmark.perform() } }
}
var timings: [String: [Double]] = [:]
for _ in 0..<samples {
    for benchmark in benchmarks {
        let start = ContinuousClock.now
        for _ in 0..<benchmark.rounds { try benchmark.perform() }
        let time = (ContinuousClock.now - start) / .microseconds(1) / Double(benchmark.rounds)
        timings[benchmark.name, default: []].append(time)
    }
}
for (name, times) in timings { medians[name] = times.sorted()[times.count / 2] }

func column(_ text: String, _ width: Int) -> String {
    text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
}

print(column("benchmark", 28) + column("median µs", 12) + column("best µs", 12) + column("budget µs", 12) + "× direct")
var rows: [[String: Any]] = []
var isOverBudget = false
for benchmark in benchmarks {
    let median = medians[benchmark.name] ?? 0
    let best = timings[benchmark.name]?.min() ?? 0
    let budget = benchmark.budget.map { $0 / .microseconds(1) }
    let ratio = benchmark.directName.flatMap { medians[$0] }.map { median / $0 }
    print(
        column(benchmark.name, 28) + column(String(format: "%.2f", median), 12)
            + column(String(format: "%.2f", best), 12)
            + column(budget.map { String(format: "%.0f", $0) } ?? "", 12)
            + (ratio.map { String(format: "%.1f", $0) } ?? ""))
    var row: [String: Any] = ["name": benchmark.name, "median": median, "best": best, "unit": "µs"]
    row["budget"] = budget
    row["ratioToDirect"] = ratio
    rows.append(row)
    if let budget, best > budget { isOverBudget = true }
}
if names.isEmpty {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("results.json")
    let json = try JSONSerialization.data(withJSONObject: ["benchmarks": rows], options: [.prettyPrinted, .sortedKeys])
    try json.write(to: file, options: .atomic)
    print("written: Benchmarks/results.json")
}
if isOverBudget { print("over budget: see the table") }
exit(isOverBudget ? 1 : 0)
