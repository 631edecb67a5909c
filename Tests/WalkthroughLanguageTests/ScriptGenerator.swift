import TestSupport

@testable import WalkthroughLanguage

/// Writes scripts of all commands with blanks, comments and blocks at random, the same ones for the same seed.
struct ScriptGenerator {
    /// Where the randomness comes from.
    private var random: SeededNumbers

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    /// Returns a script.
    mutating func script() -> String {
        let entries = CommandReference.entries.filter { $0.section != .console && $0.section != .header }
        var lines = ["param   a=\"1\"", "examples", "|b  |  c|", "  # row", "| 1 | \"x y\"|"]
        var open = 0
        for _ in 0..<random.number(below: 40) + 1 {
            switch random.number(below: 10) {
            case 0: lines.append("")
            case 1: lines.append(blank() + "#  comment  \(random.number(below: 9))")
            case 2:
                lines.append("repeat  \(random.number(below: 9) + 1)" + blank())
                open += 1
            case 3 where open > 0:
                lines.append("end")
                open -= 1
            default:
                for line in random.pick(entries).example.split(separator: "\n") {
                    let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
                    let isLoose = !line.contains("\"") && !line.contains("|") && !line.contains("/")
                    let spaced = isLoose ? parts.joined(separator: " " + blank()) : String(line)
                    lines.append((line.contains("|") ? "" : blank()) + spaced + random.pick(["", " ", "\t# c", "#c"]))
                }
            }
        }
        lines += Array(repeating: "end", count: open)
        return lines.joined(separator: "\n")
    }

    /// Returns blanks.
    private mutating func blank() -> String { random.pick(["", " ", "   ", "\t"]) }
}
