package import Rehearsal

/// A point of time, in whole microseconds since 1970: exact to compare, where the seconds of a `Date` are rounded.
package struct Moment: Comparable, Codable, Sendable {
    /// The microseconds since 1970.
    package let microseconds: Int

    /// How many microseconds a second has.
    private static let second = 1_000_000

    private init(microseconds: Int) {
        self.microseconds = microseconds
    }

    /// Makes the moment nearest to a date.
    package init(_ date: Date) {
        microseconds = Int((date.timeIntervalSince1970 * Double(Self.second)).rounded())
    }

    /// Makes a moment of whole seconds since 1970.
    package init(seconds: Int) {
        microseconds = seconds * Self.second
    }

    /// Returns the moment so many seconds later.
    package func advanced(bySeconds seconds: Int) -> Moment {
        Moment(microseconds: microseconds + seconds * Self.second)
    }

    /// Returns the whole seconds until another moment, toward zero; below zero for one that is past.
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
