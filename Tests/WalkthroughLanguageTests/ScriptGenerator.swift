@testable import WalkthroughLanguage

/// Writes scripts of all commands with blanks, comments and blocks at random, the same ones for the same seed.
struct ScriptGenerator {
    /// The state of the generator.
    private var state: UInt64

    /// Creates a generator.
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// Returns a number below a bound.
    mutating func number(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    /// Returns one of some values.
    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

    /// Returns a script.
    mutating func script() -> String {
        let entries = CommandReference.entries.filter { $0.section != .console && $0.section != .header }
        var lines = ["param   a=\"1\"", "examples", "|b  |  c|", "  # row", "| 1 | \"x y\"|"]
        var open = 0
        for _ in 0..<number(below: 40) + 1 {
            switch number(below: 10) {
            case 0: lines.append("")
            case 1: lines.append(blank() + "#  comment  \(number(below: 9))")
            case 2:
                lines.append("repeat  \(number(below: 9) + 1)" + blank())
                open += 1
            case 3 where open > 0:
                lines.append("end")
                open -= 1
            default:
                for line in pick(entries).example.split(separator: "\n") {
                    let parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
                    let isLoose = !line.contains("\"") && !line.contains("|") && !line.contains("/")
                    let spaced = isLoose ? parts.joined(separator: " " + blank()) : String(line)
                    lines.append((line.contains("|") ? "" : blank()) + spaced + pick(["", " ", "\t# c", "#c"]))
                }
            }
        }
        lines += Array(repeating: "end", count: open)
        return lines.joined(separator: "\n")
    }

    /// Returns blanks.
    private mutating func blank() -> String { pick(["", " ", "   ", "\t"]) }
}
