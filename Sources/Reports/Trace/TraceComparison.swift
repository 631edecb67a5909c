import Basics
import StageRuntime
import WalkthroughRunner

/// Compares two trace files walkthrough by walkthrough, and finds the first difference.
package struct TraceComparison {
    /// How many walkthroughs there are in both together.
    private var count = 0
    /// How many of them differ.
    private(set) var differing = 0
    /// The first difference, in lines; empty if there is none.
    private var first: [String] = []
    /// How many events were compared.
    private let eventCount: Int

    /// Compares two files; walkthroughs are matched by script, title and row, in any order.
    package init(_ first: TraceFile, _ second: TraceFile, names: (first: String, second: String)) {
        eventCount = first.eventCount
        var others: [TraceSection.Key: [TraceSection]] = [:]
        for section in second.sections.reversed() { others[section.key, default: []].append(section) }
        for section in first.sections {
            let other = others[section.key]?.popLast()
            take(other.map { Self.difference(section, $0) } ?? ["only in " + names.first], of: section)
        }
        for section in second.sections where others[section.key]?.popLast() != nil {
            take(["only in " + names.second], of: section)
        }
        if !self.first.isEmpty { self.first.append("`-` is \(names.first), `+` is \(names.second)") }
    }

    /// Whether they are equal.
    package var isEqual: Bool { differing == 0 }

    /// The result for a person, in lines that are safe to print.
    package var lines: [String] {
        guard !isEqual else {
            return [
                "the traces are equal: \(count.counted("walkthrough")), "
                    + eventCount.counted("event")
            ]
        }
        let verb = count == 1 ? "walkthrough differs" : "walkthroughs \(differing == 1 ? "differs" : "differ")"
        return first.map { SafeText.line($0) } + ["\(differing) of \(count) \(verb)"]
    }

    private mutating func take(_ difference: [String], of section: TraceSection) {
        count += 1
        guard !difference.isEmpty else { return }
        differing += 1
        if first.isEmpty { first = [section.name] + difference.map { "  " + $0 } }
    }

    /// Returns the first difference between two traces of a walkthrough, in lines; none if they are equal.
    private static func difference(_ first: TraceSection, _ second: TraceSection) -> [String] {
        let (events, others) = (first.events.map(\.event), second.events.map(\.event))
        let difference = TraceDifference(events, others)
        let place = difference.map { $0.line - 1 } ?? events.count
        // Differences outside events, in jobs and screens, show in the hash of the next step at the latest.
        let hidden = first.events.indices.prefix(place).first { first.events[$0].hash != second.events[$0].hash }
        if let hidden { return silent(events, before: hidden) }
        if let difference {
            return ["event \(difference.line) differs, of \(events.count) and \(others.count):"] + difference.rendered
        }
        if first.outcome != second.outcome { return ["- it \(first.outcome)", "+ it \(second.outcome)"] }
        return first.hash == second.hash ? [] : silent(events, before: events.count)
    }

    private static func silent(_ events: [TraceEvent], before place: Int) -> [String] {
        let end = place < events.count ? "event \(place + 1)" : "the end"
        let context = events[max(0, place - TraceDifference.contextLimit)..<min(place + 1, events.count)]
        return ["the events are equal, but before \(end) other jobs ran or another screen was shown:"]
            + context.map { "  " + $0.line }
    }
}
