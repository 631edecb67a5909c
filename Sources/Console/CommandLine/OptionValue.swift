import Basics
import WalkthroughLanguage
import WalkthroughRunner

/// An option's value, parsed by the kind in its row.
enum OptionValue: Equatable, Sendable {
    case none
    case text(String)
    case count(Int)
    case seed(UInt64)
    case duration(Duration)
    case pair(KeyValue)
    case shard(Shard)
    case order(RunOrder)
    case report(ReportTarget)
    case tags(TagExpression)
}

extension OptionValue {
    /// Reads a word as a value of this kind.
    ///
    /// - Throws: `ValueProblem` with what was expected, or what is wrong with a pattern.
    init(_ word: String, as kind: ValueKind) throws(ValueProblem) {
        func need<T>(_ value: T?) throws(ValueProblem) -> T {
            guard let value else { throw .expected(kind.expectation) }
            return value
        }
        switch kind {
        case .none: self = .none
        case .file, .folder, .name: self = .text(try need(word.isEmpty ? nil : word))
        case .line: self = .text(try need(word.allSatisfy(\.isWhitespace) ? nil : word))
        case .regex: self = .text(try Self.pattern(word))
        case .tags:
            do {
                self = .tags(try TagExpression(parsing: word))
            } catch {
                throw .reason(error.message)
            }
        case .count: self = .count(try need(Self.count(word, from: 1)))
        case .several: self = .count(try need(Self.count(word, from: 2)))
        case .port: self = .count(Int(try need(UInt16(digits: word))))
        case .seed: self = .seed(try need(UInt64(digits: word)))
        case .duration: self = .duration(try need(Self.duration(word)))
        case .byteSize: self = .count(try need(Self.byteSize(word)))
        case .keyValue: self = .pair(try need(KeyValue(word)))
        case .shard: self = .shard(try need(Shard(word)))
        case .order: self = .order(try need(RunOrder(word)))
        case .report: self = .report(try need(ReportTarget(word: word)))
        case .choice(let words): self = .text(try need(words.contains(word) ? word : nil))
        case .list(let words):
            let chosen = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            self = .text(try need(word == "all" || chosen.allSatisfy(words.contains) ? word : nil))
        }
    }

    /// The largest count, as for a script's `repeat`.
    static let largestCount = 1_000_000

    private static func count(_ word: String, from smallest: Int) -> Int? {
        Int(digits: word).flatMap { (smallest...largestCount).contains($0) ? $0 : nil }
    }

    /// Returns a pattern that the standard library can parse.
    private static func pattern(_ word: String) throws(ValueProblem) -> String {
        do {
            _ = try Regex(word)
            return word
        } catch {
            throw .reason("it is not a regular expression that Swift reads: \(error)")
        }
    }

    /// The longest duration, so that the clock can represent its end.
    private static let longestDuration = Duration.seconds(3_600_000_000)

    /// Parses a duration of the walkthrough language, which must not be 0.
    private static func duration(_ word: String) -> Duration? {
        guard case .success(let duration) = DurationSyntax.parse(word.utf8) else { return nil }
        return duration > .zero && duration <= longestDuration ? duration : nil
    }

    /// The least memory that a process can be given, in bytes: one megabyte.
    private static let leastMemory = 1 << 20

    /// Parses `2G`, `512M`, `2048K` or bytes, at least a megabyte; the letters are powers of 1024.
    private static func byteSize(_ word: String) -> Int? {
        let shift: Int
        switch word.last {
        case "K": shift = 10
        case "M": shift = 20
        case "G": shift = 30
        default: shift = 0
        }
        guard let number = Int(digits: shift > 0 ? word.dropLast() : word[...]), number > 0 else { return nil }
        let (size, overflows) = number.multipliedReportingOverflow(by: 1 << shift)
        return overflows || size < leastMemory ? nil : size
    }
}

/// A key path and its value, as `--set` and `--param` accept them.
struct KeyValue: Equatable, Sendable {
    var key: String
    var value: String

    init(key: String, value: String) { (self.key, self.value) = (key, value) }

    /// The value for output: `…` if the key names a secret; the user name and password of a URL are hidden too.
    var shownValue: String {
        Secret.isMeant(by: key) ? "…" : value.replacing(/:\/\/[^\/@\s]*@/, with: "://…@")
    }

    /// Parses `KEY=VALUE`; the value may be empty and may contain `=`, the key may not.
    init?(_ word: String) {
        guard let sign = word.firstIndex(of: "="), sign > word.startIndex else { return nil }
        self.init(key: String(word[..<sign]), value: String(word[word.index(after: sign)...]))
    }
}

/// The kind of an option's value: how it is parsed, what an error expects, and what a shell completes.
enum ValueKind: Equatable, Sendable {
    /// The option has no value.
    case none
    case file
    case folder
    case name
    /// A line of the walkthrough language.
    case line
    case regex
    case tags
    case count
    /// A count of two or more.
    case several
    /// A port, or 0 for one of the system's choice.
    case port
    case seed
    case duration
    case byteSize
    case keyValue
    case shard
    case order
    case report
    case choice([String])
    /// Some of these words with commas between, or `all`.
    case list([String])

    /// What an error says after "expected".
    var expectation: String {
        switch self {
        case .none: "no value"
        case .file: "the path of a file"
        case .folder: "the path of a folder"
        case .name: "a name"
        case .line: "a line of a script, such as \"tap whereTo\""
        case .regex: "a regular expression"
        case .tags: "an expression such as \"smoke and not (slow or network)\""
        case .count: "a whole number from 1 to \(OptionValue.largestCount)"
        case .several: "a whole number from 2 to \(OptionValue.largestCount)"
        case .port: "a whole number from 1 to 65535, or 0 for a port that is free"
        case .seed: "a whole number from 0 to 18446744073709551615"
        case .duration: "a duration such as 300ms, 1.5s, 2m or 1h, longer than nothing, at most 1000000h"
        case .byteSize: "a size such as 512M or 2G, at least 1M"
        case .keyValue: "KEY=VALUE"
        case .shard: "I/N, a number from 1 to N over the number of shards, at most \(OptionValue.largestCount)"
        case .order: ["given", "random", "random:SEED", "failed-first"].listed("or")
        case .report: ReportTarget.usages.listed("or")
        case .choice(let words): words.listed("or")
        case .list(let words): "all, or some of these with commas between: " + words.joined(separator: " ")
        }
    }

    /// The words that a shell completes.
    var words: [String] {
        switch self {
        case .choice(let words): words
        case .list(let words): words + ["all"]
        case .order: ["given", "random", "failed-first"]
        case .report: ReportTarget.words
        default: []
        }
    }
}

/// What is wrong with an option's value.
enum ValueProblem: Error, Equatable {
    /// It is not what was expected; the payload names that.
    case expected(String)
    /// It has an error, for the given reason.
    case reason(String)
}

extension FixedWidthInteger {
    /// Parses ASCII digits only: no sign, no blank.
    init?(digits text: some StringProtocol) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        self.init(text, radix: 10)
    }
}
