/// One thing that happened on a stage.
///
/// It holds no wall time, path, process id or address, so equal runs give equal bytes.
public struct TraceEvent: Equatable, Codable, Sendable {
    /// One named value of an event.
    public struct Field: Equatable, Codable, Sendable {
        /// What it is.
        public let name: String
        /// Its text; a secret is written `<secret>`.
        public let value: String

        /// Makes a field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// When it happened, in virtual time.
    public let time: StageInstant
    /// What it is about.
    public let category: TraceCategory
    /// What happened, in a word or two.
    public let name: String
    /// The particulars, in a fixed order.
    public let fields: [Field]

    /// Makes an event; a trace makes its own, this is for one that comes from another process.
    package init(time: StageInstant, category: TraceCategory, name: String, fields: [Field]) {
        self.time = time
        self.category = category
        self.name = name
        self.fields = fields
    }

    /// The event as one line: `1.5s  worker  request  call=suggestions.search text=swift`.
    public var line: String {
        var line = time.offset.text + "  " + category.name + "  " + name
        for (index, field) in fields.enumerated() {
            line += (index == 0 ? "  " : " ") + field.name + "=" + field.value
        }
        return line
    }
}

/// What a trace event is about; each layer adds its own beside its code.
public struct TraceCategory: Equatable, Codable, Sendable {
    /// The word that stands in a printed trace.
    public let name: String

    /// Makes a category.
    public init(_ name: String) {
        self.name = name
    }

    /// Something an app says of itself.
    public static let app = TraceCategory("app")
    /// Requests to workers and their replies.
    package static let worker = TraceCategory("worker")
    /// Steps of a script as they begin.
    package static let step = TraceCategory("step")
    /// Scenes that come and go.
    package static let lifecycle = TraceCategory("lifecycle")
}

/// The first place where two traces differ, with what stands around it.
package struct TraceDifference: Equatable, Sendable {
    /// How many events or lines stand around the difference.
    package static let contextLimit = 3

    /// The number of the first line that differs, from 1.
    package let line: Int
    /// The last lines that are the same in both.
    package let before: [String]
    /// The first differing line of the one trace and those after it; empty if it has ended.
    package let first: [String]
    /// The first differing line of the other trace and those after it; empty if it has ended.
    package let second: [String]

    /// Finds the first difference of two traces; `nil` if they are equal event by event.
    package init?(_ first: [TraceEvent], _ second: [TraceEvent]) {
        self.init(first, second, line: \.line)
    }

    /// Finds the first difference of two traces as they stand in files, a line for each event; `nil` if they equal.
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
