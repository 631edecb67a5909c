/// How durations are written: `300ms`, `1.5s`, `2m`, `24h`.
package enum DurationSyntax {
    /// Why a word is no duration.
    package enum Problem: String, Error, Sendable {
        /// It is not a number with a unit.
        case notADuration = "is no duration"
        /// It has a part that the clock cannot hold.
        case tooFine = "is finer than a nanosecond"
        /// It does not fit the clock.
        case tooLong = "is longer than the clock can go"

        /// What can be written instead; nil if that is said by how durations are written.
        package var advice: String? {
            switch self {
            case .notADuration: nil
            case .tooFine: "the clock counts nanoseconds: 0.000001ms is the least that it can move"
            case .tooLong: "the clock ends after 292 years: 2562047h is the most that it can move"
            }
        }
    }

    /// Nanoseconds of each unit, the longest names first.
    private static let units: [(name: StaticString, nanoseconds: Int128)] = [
        ("ms", 1_000_000), ("s", 1_000_000_000), ("m", 60_000_000_000), ("h", 3_600_000_000_000),
    ]

    /// Returns the exact duration that a word's bytes stand for.
    package static func parse(_ word: some BidirectionalCollection<UInt8>) -> Result<Duration, Problem> {
        var number: Int128 = 0
        var scale: Int128 = 1
        var digits = 0
        var hasPoint = false
        var index = word.startIndex
        while index != word.endIndex {
            let byte = word[index]
            if byte == UInt8(ascii: "."), !hasPoint, digits > 0 {
                hasPoint = true
            } else if (0x30...0x39).contains(byte) {
                digits += 1
                guard digits <= 18 else { return .failure(hasPoint ? .tooFine : .tooLong) }
                number = number * 10 + Int128(byte - 0x30)
                if hasPoint { scale *= 10 }
            } else {
                break
            }
            index = word.index(after: index)
        }
        let unit = units.first { unit in unit.name.withUTF8Buffer { $0.elementsEqual(word[index...]) } }
        guard digits > 0, !hasPoint || scale > 1, let unit else { return .failure(.notADuration) }
        let (nanoseconds, rest) = (number * unit.nanoseconds).quotientAndRemainder(dividingBy: scale)
        guard rest == 0 else { return .failure(.tooFine) }
        guard let nanoseconds = Int64(exactly: nanoseconds) else { return .failure(.tooLong) }
        return .success(.nanoseconds(nanoseconds))
    }

    /// Returns a duration as the language writes it, in the longest unit that needs no fraction, seconds with one.
    package static func text(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let nanoseconds = Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000)
        if nanoseconds == 0 { return "0s" }
        if nanoseconds % 3_600_000_000_000 == 0 { return "\(nanoseconds / 3_600_000_000_000)h" }
        if nanoseconds % 60_000_000_000 == 0 { return "\(nanoseconds / 60_000_000_000)m" }
        if nanoseconds % 1_000_000_000 == 0 { return "\(nanoseconds / 1_000_000_000)s" }
        if nanoseconds < 1_000_000_000, nanoseconds % 1_000_000 == 0 { return "\(nanoseconds / 1_000_000)ms" }
        var fraction = String(nanoseconds % 1_000_000_000)
        fraction = String(repeating: "0", count: max(0, 9 - fraction.utf8.count)) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        return "\(nanoseconds / 1_000_000_000).\(fraction)s"
    }
}
