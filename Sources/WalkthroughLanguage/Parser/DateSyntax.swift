import Foundation
import StageRuntime

/// The syntax of dates: `2026-01-01T09:00:00Z`, in UTC and the Gregorian calendar.
package enum DateSyntax {
    /// Returns the time since 1970-01-01T00:00:00Z for a date; nil if the text is no date.
    static func parse(_ text: String) -> Duration? {
        // Foundation also reads the 30th of February, as the 2nd of March.
        guard let date = try? Date(text, strategy: .iso8601), date.formatted(.iso8601) == text else { return nil }
        return .seconds(Int(date.timeIntervalSince1970))
    }

    /// Returns the date for a time since 1970-01-01T00:00:00Z, in whole seconds; `parse(_:)` reads it back.
    package static func text(of time: Duration) -> String {
        Date(timeIntervalSince1970: Double(time.components.seconds)).formatted(.iso8601)
    }
}

/// The syntax of durations: `300ms`, `1.5s`, `2m`, `24h`, and several of them, the longest unit first: `14m 2.3s`.
package enum DurationSyntax {
    /// Why a word is not a duration.
    package enum Problem: String, Error, Sendable {
        /// It is not a number with a unit.
        case notADuration = "is not a duration"
        /// It has a fraction that the clock cannot represent.
        case tooFine = "is finer than a nanosecond"
        /// It does not fit the clock.
        case tooLong = "is longer than the clock can count"

        /// The help for the problem; nil if the general help about durations is enough.
        package var advice: String? {
            switch self {
            case .notADuration: nil
            case .tooFine: "the clock counts nanoseconds: the shortest duration is 0.000001ms"
            case .tooLong: "the clock ends after 292 years: the longest duration is 2562047h"
            }
        }
    }

    /// The nanoseconds of each unit, the longest names first.
    private static let units: [(name: StaticString, nanoseconds: Int128)] = [
        ("ms", 1_000_000), ("s", 1_000_000_000), ("m", 60_000_000_000), ("h", 3_600_000_000_000),
    ]

    /// Returns the exact duration that bytes represent: one word, or several with falling units.
    package static func parse(_ text: some BidirectionalCollection<UInt8>) -> Result<Duration, Problem> {
        var sum = Duration.zero
        var least = Int128.max
        for word in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x20 || $0 == 0x09 })
        where !word.isEmpty || text.isEmpty {
            switch parse(word: word) {
            case .failure(let problem): return .failure(problem)
            case .success(let part):
                guard part.unit < least else { return .failure(.notADuration) }
                (sum, least) = (sum + part.duration, part.unit)
            }
        }
        guard least < .max else { return .failure(.notADuration) }
        return sum <= .nanoseconds(Int64.max) ? .success(sum) : .failure(.tooLong)
    }

    /// Returns the duration of one word, and the nanoseconds of its unit.
    private static func parse(
        word: some BidirectionalCollection<UInt8>
    ) -> Result<(duration: Duration, unit: Int128), Problem> {
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
        return .success((.nanoseconds(nanoseconds), unit.nanoseconds))
    }

    /// Returns the unit that a word of plain English means, such as `minutes`; nil for another word.
    static func unit(meantBy word: some StringProtocol) -> String? {
        switch word {
        case "ms", "msec", "millis", "millisecond", "milliseconds": "ms"
        case "s", "sec", "secs", "second", "seconds": "s"
        case "m", "min", "mins", "minute", "minutes": "m"
        case "h", "hr", "hrs", "hour", "hours": "h"
        default: nil
        }
    }
}
