/// The syntax of dates: `2026-01-01T09:00:00Z`, in UTC and the Gregorian calendar.
package enum DateSyntax {
    /// Returns the time since 1970-01-01T00:00:00Z for a date; nil if the bytes are no date.
    static func parse(_ bytes: [UInt8]) -> Duration? {
        let form = Array("0000-00-00T00:00:00".utf8)
        guard bytes.count > form.count, bytes.last == UInt8(ascii: "Z") else { return nil }
        for (byte, wanted) in zip(bytes, form) {
            guard wanted == UInt8(ascii: "0") ? byte.isASCIIDigit : byte == wanted else { return nil }
        }
        func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } }
        let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
        let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
        guard (1...12).contains(month), (1...days(in: month, of: year)).contains(day) else { return nil }
        guard year > 0, hour < 24, minute < 60, second < 60 else { return nil }
        guard let fraction = nanoseconds(bytes[19..<bytes.count - 1]) else { return nil }
        let seconds = (dayNumber(year, month, day) * 24 + hour) * 3600 + minute * 60 + second
        return .seconds(seconds) + .nanoseconds(fraction)
    }

    /// Returns the date for a time since 1970-01-01T00:00:00Z, with at most nanoseconds; `parse(_:)` reads it back.
    package static func text(of time: Duration) -> String {
        var (seconds, attoseconds) = time.components
        if attoseconds < 0 { (seconds, attoseconds) = (seconds - 1, attoseconds + 1_000_000_000_000_000_000) }
        let days = (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400
        let second = Int(seconds - days * 86_400)
        let (year, month, day) = date(ofDay: Int(days))
        let fraction = attoseconds / 1_000_000_000
        let digits = String((1_000_000_000 + fraction).description.dropFirst())
        let end = digits.reversed().drop { $0 == "0" }.reversed()
        return padded(year, to: 4) + "-" + padded(month) + "-" + padded(day) + "T" + padded(second / 3600) + ":"
            + padded(second / 60 % 60) + ":" + padded(second % 60) + (fraction == 0 ? "" : "." + String(end)) + "Z"
    }

    private static func padded(_ number: Int, to count: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    /// Returns the nanoseconds of a fraction such as `.5`; nil if it is invalid or has more than nine digits.
    private static func nanoseconds(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let point = bytes.first else { return 0 }
        let digits = bytes.dropFirst()
        guard point == UInt8(ascii: "."), (1...9).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else {
            return nil
        }
        var result = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        for _ in digits.count..<9 { result *= 10 }
        return result
    }

    /// Returns the number of days in a month.
    private static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// Returns the number of days from 1970-01-01 to a date; years are counted from March.
    private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let years = month > 2 ? year : year - 1
        let months = (month + 9) % 12
        return years * 365 + years / 4 - years / 100 + years / 400 + (months * 153 + 2) / 5 + day - 1 - 719_468
    }

    /// Returns the date for a number of days since 1970-01-01; the inverse of `dayNumber`.
    private static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
        // An era is 400 years, or 146,097 days. It starts in March, so that a leap day is the last day of its year.
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let day = shifted - era * 146_097
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let months = (5 * dayOfYear + 2) / 153
        let month = months < 10 ? months + 3 : months - 9
        return (year + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * months + 2) / 5 + 1)
    }
}

/// The syntax of durations: `300ms`, `1.5s`, `2m`, `24h`.
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

    /// Returns the exact duration that a word's bytes represent.
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

    /// Returns a duration in the language's syntax, in the largest unit without a fraction, else in seconds with a
    /// fraction.
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
