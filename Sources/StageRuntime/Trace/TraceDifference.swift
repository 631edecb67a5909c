/// The first place where two traces differ, with what stands around it.
package struct TraceDifference: Equatable, Sendable {
    /// How many events or lines stand around the difference.
    package static let contextLimit = 3

    /// The number of the first line that differs, from 1.
    package let line: Int
    /// The last lines that are the same in both.
    package let before: [String]
    /// The first differing line of the one trace and those after it; empty where it has ended.
    package let first: [String]
    /// The first differing line of the other trace and those after it; empty where it has ended.
    package let second: [String]

    /// Finds the first difference of two traces; `nil` where they are equal event by event.
    package init?(_ first: [TraceEvent], _ second: [TraceEvent]) {
        self.init(first, second, line: \.line)
    }

    /// Finds the first difference of two traces as they stand in files, a line for each event; `nil` where they equal.
    package init?(_ first: [String], _ second: [String]) {
        self.init(first, second, line: \.self)
    }

    private init?<Event: Equatable>(_ first: [Event], _ second: [Event], line: (Event) -> String) {
        let shared = min(first.count, second.count)
        let place = (0..<shared).first { first[$0] != second[$0] } ?? shared
        guard place < max(first.count, second.count) else { return nil }
        self.line = place + 1
        before = first[max(0, place - Self.contextLimit)..<place].map(line)
        self.first = first[place...].prefix(Self.contextLimit).map(line)
        self.second = second[place...].prefix(Self.contextLimit).map(line)
    }

    /// The difference as lines: common ones indented, `-` those of the first trace, `+` those of the second.
    package var rendered: [String] {
        before.map { "  " + $0 } + (first.isEmpty ? ["- (the trace ends)"] : first.map { "- " + $0 })
            + (second.isEmpty ? ["+ (the trace ends)"] : second.map { "+ " + $0 })
    }
}
