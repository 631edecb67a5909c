/// The types of subscribers, with demands and completions.
public enum Subscribers {
    /// A number of values that a subscriber asks for, or all.
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// As many values as there are.
        public static var unlimited: Demand { Demand(max: nil) }
        /// No value.
        public static var none: Demand { Demand(max: 0) }

        /// The number of values; `nil` if there is no limit.
        public let max: Int?

        private init(max: Int?) { self.max = max }

        /// Returns the demand for a number of values; a negative one ends the app on a phone.
        public static func max(_ value: Int) -> Demand {
            if value < 0 { raiseFatal("a demand of \(value) values; a demand is at least 0") }
            return Demand(max: Swift.max(value, 0))
        }

        /// `unlimited` or `max(1)`.
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }
}

extension Subscribers.Demand {
    /// Returns the sum, which is unlimited if one of the two is.
    public static func + (left: Self, right: Self) -> Self {
        guard let first = left.max, let second = right.max else { return .unlimited }
        let (sum, overflow) = first.addingReportingOverflow(second)
        return overflow ? .unlimited : .max(sum)
    }

    /// Returns the difference; an unlimited demand stays so, and zero is the least.
    public static func - (left: Self, right: Self) -> Self {
        guard let first = left.max else { return .unlimited }
        guard let second = right.max else { return .none }
        return .max(Swift.max(first - second, 0))
    }

    /// Returns a multiple.
    public static func * (left: Self, right: Int) -> Self {
        guard let first = left.max else { return .unlimited }
        let (product, overflow) = first.multipliedReportingOverflow(by: right)
        return overflow ? .unlimited : .max(product)
    }

    /// Returns the sum.
    public static func + (left: Self, right: Int) -> Self { left + .max(right) }
    /// Returns the difference.
    public static func - (left: Self, right: Int) -> Self { left - .max(right) }
    /// Adds a demand.
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Adds a number of values.
    public static func += (left: inout Self, right: Int) { left = left + right }
    /// Subtracts a demand.
    public static func -= (left: inout Self, right: Self) { left = left - right }
    /// Subtracts a number of values.
    public static func -= (left: inout Self, right: Int) { left = left - right }
    /// Multiplies the demand.
    public static func *= (left: inout Self, right: Int) { left = left * right }

    /// Returns whether one is less; an unlimited demand is more than any number.
    public static func < (left: Self, right: Self) -> Bool {
        guard let first = left.max else { return false }
        return right.max.map { first < $0 } ?? true
    }

    /// Returns whether a demand is less than a number.
    public static func < (left: Self, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
    /// Returns whether a demand is a number or less.
    public static func <= (left: Self, right: Int) -> Bool { left.max.map { $0 <= right } ?? false }
    /// Returns whether a demand is more than a number.
    public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    /// Returns whether a demand is a number or more.
    public static func >= (left: Self, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
    /// Returns whether a demand is a number.
    public static func == (left: Self, right: Int) -> Bool { left.max == right }
    /// Returns whether a demand is not a number.
    public static func != (left: Self, right: Int) -> Bool { left.max != right }
}

extension Subscribers {
    /// The end of a publisher.
    public enum Completion<Failure: Error> {
        /// All values were sent.
        case finished
        /// The publisher has failed.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
