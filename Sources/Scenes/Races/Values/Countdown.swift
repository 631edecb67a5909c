package import RacesWorkers
package import Rehearsal

/// The time until a race starts, for screen and VoiceOver.
package struct Countdown: Equatable, Sendable {
    /// The whole seconds until the start; negative after it.
    package let seconds: Int

    /// Makes a countdown with a number of seconds.
    package init(seconds: Int) {
        self.seconds = seconds
    }

    /// Makes the countdown to a race's start.
    package init(to race: Race, at now: Moment) {
        seconds = now.seconds(until: Moment(seconds: race.start))
    }

    /// Whether the race starts in less than five minutes, or has started.
    package var isUrgent: Bool { seconds < 300 }

    /// The text on screen: `1h 20m`, `2m 34s`, `-20s`.
    package var text: String {
        (seconds < 0 ? "-" : "") + parts.map { "\($0.count)\($0.unit.symbol)" }.joined(separator: " ")
    }

    /// The text for VoiceOver: `1 hour 20 minutes`, `minus 20 seconds`.
    package var words: String {
        (seconds < 0 ? "minus " : "") + parts.map(\.words).joined(separator: " ")
    }

    /// A number of hours, minutes or seconds.
    private struct Part {
        let count: Int
        let unit: Unit

        enum Unit: String {
            case hour
            case minute
            case second

            /// The letter after the number.
            var symbol: String { String(rawValue.prefix(1)) }
        }

        /// The number and its unit, in the singular or the plural.
        var words: String { "\(count) \(unit.rawValue)\(count == 1 ? "" : "s")" }
    }

    /// The parts to show; the farther the start is, the fewer parts.
    private var parts: [Part] {
        let size = Int(seconds.magnitude)
        let (hours, minutes, rest) = (size / 3600, size / 60 % 60, size % 60)
        if hours >= 2 { return [Part(count: hours, unit: .hour)] }
        if hours == 1 { return [Part(count: hours, unit: .hour), Part(count: minutes, unit: .minute)] }
        if minutes >= 5 || minutes >= 1 && rest == 0 { return [Part(count: minutes, unit: .minute)] }
        if minutes >= 1 { return [Part(count: minutes, unit: .minute), Part(count: rest, unit: .second)] }
        return [Part(count: rest, unit: .second)]
    }
}

/// A point in time, in whole microseconds since 1970; unlike a `Date`, it can be compared exactly.
package struct Moment: Comparable, Codable, Sendable {
    /// The microseconds since 1970.
    package let microseconds: Int

    /// The number of microseconds in a second.
    private static let second = 1_000_000

    private init(microseconds: Int) {
        self.microseconds = microseconds
    }

    /// Makes the nearest moment to a date.
    package init(_ date: Date) {
        microseconds = Int((date.timeIntervalSince1970 * Double(Self.second)).rounded())
    }

    /// Makes a moment of whole seconds since 1970.
    package init(seconds: Int) {
        microseconds = seconds * Self.second
    }

    /// Returns the moment that is a number of seconds later.
    package func advanced(bySeconds seconds: Int) -> Moment {
        Moment(microseconds: microseconds + seconds * Self.second)
    }

    /// Returns the whole seconds until another moment, rounded toward zero; negative if it is in the past.
    package func seconds(until other: Moment) -> Int { (other.microseconds - microseconds) / Self.second }

    /// Returns the time until another moment.
    package func duration(until other: Moment) -> Duration { .microseconds(other.microseconds - microseconds) }

    /// The next moment that is a whole second.
    package var nextSecond: Moment {
        let part = microseconds % Self.second
        return Moment(microseconds: microseconds - part + (part < 0 ? 0 : Self.second))
    }

    /// Orders moments by time.
    package static func < (first: Moment, second: Moment) -> Bool { first.microseconds < second.microseconds }
}
