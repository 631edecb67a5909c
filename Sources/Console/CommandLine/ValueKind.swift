/// What an option's value is: how it is read, what an error says was expected, and what a shell completes.
enum ValueKind: Equatable, Sendable {
    /// The option takes no value.
    case none
    case file
    case folder
    case name
    case regex
    case tags
    case count
    /// A count of two or more.
    case several
    case seed
    case duration
    case byteSize
    case keyValue
    case shard
    case order
    case report
    case choice([String])

    /// What an error says after "expected".
    var expectation: String {
        switch self {
        case .none: "no value"
        case .file: "the path of a file"
        case .folder: "the path of a folder"
        case .name: "a name"
        case .regex: "a regular expression"
        case .tags: "an expression such as \"smoke and not (slow or network)\""
        case .count: "a whole number from 1 to \(OptionValue.largestCount)"
        case .several: "a whole number from 2 to \(OptionValue.largestCount)"
        case .seed: "a whole number from 0 to 18446744073709551615"
        case .duration: "a duration such as 300ms, 1.5s, 2m or 1h, longer than nothing, at most 1000000h"
        case .byteSize: "a size such as 512M or 2G, at least 1M"
        case .keyValue: "KEY=VALUE"
        case .shard: "I/N, a number from 1 to N over the number of shards, at most \(OptionValue.largestCount)"
        case .order: Self.anyOf(["given", "random", "random:SEED", "failed-first"])
        case .report: Self.anyOf(ReportTarget.Format.allCases.map(\.usage))
        case .choice(let words): Self.anyOf(words)
        }
    }

    /// The words a shell can offer.
    var words: [String] {
        switch self {
        case .choice(let words): words
        case .order: ["given", "random", "failed-first"]
        case .report: ReportTarget.Format.allCases.map(\.stem)
        default: []
        }
    }

    private static func anyOf(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
