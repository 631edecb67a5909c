import Testing

/// A report in TAP 14: a line for each point, with the details below those that are not ok.
struct TapDocument {
    /// How many points the plan promises.
    let planned: Int
    /// The descriptions of the points that are ok.
    private(set) var passed: [String] = []
    /// Those of the others, each with its YAML lines.
    private(set) var failed: [(description: String, lines: [String])] = []

    init(_ text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        try #require(lines.first == "TAP version 14" && lines.last == "")
        planned = try #require(lines[1].hasPrefix("1..") ? Int(lines[1].dropFirst(3).prefix { $0 != " " }) : nil)
        var number = 0
        for line in lines.dropFirst(2).dropLast() where !line.hasPrefix("#") {
            if line.hasPrefix("  ") {
                try #require(!failed.isEmpty)
                failed[failed.count - 1].lines.append(String(line.dropFirst(2)))
                continue
            }
            number += 1
            let (good, bad) = ("ok \(number) - ", "not ok \(number) - ")
            if line.hasPrefix(good) {
                passed.append(String(line.dropFirst(good.count)))
            } else {
                try #require(line.hasPrefix(bad), "\(line) is no point")
                failed.append((String(line.dropFirst(bad.count)), []))
            }
        }
    }
}
