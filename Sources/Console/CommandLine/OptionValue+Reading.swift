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
        case .regex: self = .text(try Self.pattern(word))
        case .tags:
            do {
                self = .tags(try TagExpression(parsing: word))
            } catch {
                throw .reason(error.message)
            }
        case .count: self = .count(try need(Self.count(word, from: 1)))
        case .several: self = .count(try need(Self.count(word, from: 2)))
        case .seed: self = .seed(try need(UInt64(digits: word)))
        case .duration: self = .duration(try need(Self.duration(word)))
        case .byteSize: self = .count(try need(Self.byteSize(word)))
        case .keyValue: self = .pair(try need(KeyValue(word)))
        case .shard: self = .shard(try need(Shard(word)))
        case .order: self = .order(try need(RunOrder(word)))
        case .report: self = .report(try need(ReportTarget(word)))
        case .choice(let words): self = .text(try need(words.contains(word) ? word : nil))
        }
    }

    /// The largest number that counts anything: as many times as a script's `repeat` may say.
    static let largestCount = 1_000_000

    private static func count(_ word: String, from smallest: Int) -> Int? {
        Int(digits: word).flatMap { (smallest...largestCount).contains($0) ? $0 : nil }
    }

    /// Returns the pattern after the standard library has read it.
    private static func pattern(_ word: String) throws(ValueProblem) -> String {
        do {
            _ = try Regex(word)
            return word
        } catch {
            throw .reason("it is not a regular expression that Swift reads: \(error)")
        }
    }

    /// The longest time, in nanoseconds: a million hours.
    private static let longest: Int64 = 1_000_000 * 3_600_000_000_000

    /// Reads the walkthrough language's durations: `300ms`, `1.5s`, `2m`, `24h`.
    private static func duration(_ word: String) -> Duration? {
        let units: [(suffix: String, nanoseconds: Int64)] = [
            ("ms", 1_000_000), ("s", 1_000_000_000), ("m", 60_000_000_000), ("h", 3_600_000_000_000),
        ]
        guard let unit = units.first(where: { word.hasSuffix($0.suffix) }) else { return nil }
        let parts = word.dropLast(unit.suffix.count).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = Int64(digits: parts[0]), whole <= longest / unit.nanoseconds else {
            return nil
        }
        var nanoseconds = whole * unit.nanoseconds
        if parts.count == 2 {
            guard parts[1].count <= 6, let fraction = Int64(digits: parts[1]) else { return nil }
            nanoseconds += fraction * unit.nanoseconds / parts[1].reduce(1) { power, _ in power * 10 }
        }
        return (1...longest).contains(nanoseconds) ? .nanoseconds(nanoseconds) : nil
    }

    /// The least memory that a process can be given, in bytes: one megabyte.
    private static let leastMemory = 1 << 20

    /// Reads `2G`, `512M`, `2048K` or bytes, a megabyte at least; the letters are powers of 1024.
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
