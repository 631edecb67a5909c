/// The events of a stage, in order, for the console, reports and tests.
public final class Trace {
    /// The loop whose time stamps the events; strong, the stage owns both.
    private let loop: EventLoop
    private let limit: Int
    /// The kept events; up to twice the limit, so that dropping old ones costs little.
    private var kept: [TraceEvent] = []
    /// The hash of all events so far.
    private var events = TraceHash()
    /// How many events there have been.
    public private(set) var count = 0
    /// Called with each event; each closure decides whether to hold its owner; released at the stage's shutdown.
    private var observers: [(TraceEvent) -> Void] = []
    /// Whether the stage is ending the app; events are dropped then.
    var isEnding = false

    init(loop: EventLoop, limit: Int) {
        self.loop = loop
        self.limit = min(max(limit, 1), Int.max / 2)
    }

    /// Adds an event of the app at the current virtual time.
    ///
    /// - Parameters:
    ///   - name: what happened, in a word or two.
    ///   - fields: further values; never a secret, an address or a wall time.
    public func record(_ name: String, fields: [TraceEvent.Field] = []) { record(name, .app, fields) }

    /// Adds an event of a layer at the current virtual time.
    package func record(_ name: String, _ category: TraceCategory, _ fields: [TraceEvent.Field] = []) {
        if isEnding { return }
        let event = TraceEvent(time: loop.now, category: category, name: name, fields: fields)
        count += 1
        events.combine(event)
        for observer in observers { observer(event) }
        if kept.count == 2 * limit { kept.removeFirst(limit) }
        kept.append(event)
    }

    /// Combines a number into the hash without an event, such as the hash of a screen.
    package func combine(_ word: UInt64) { events.combine(word) }

    /// Calls `observer` with each event from now on.
    package func observe(_ observer: @escaping (TraceEvent) -> Void) { observers.append(observer) }

    /// Releases the observers; called when the stage is shut down.
    func removeObservers() { withExtendedLifetime(observers) { observers = [] } }

    /// Returns the last events, oldest first; at most as many as are kept.
    public func last(_ number: Int) -> [TraceEvent] { Array(kept.suffix(min(max(number, 0), limit))) }

    /// The hash that identifies the run: of all events, and of the number of jobs.
    public var hash: TraceHash {
        var hash = events
        hash.combine(loop.jobCount)
        hash.combine(UInt64(bitPattern: loop.now.nanoseconds))
        return hash
    }
}

/// An event on a stage.
///
/// It holds no wall time, path, process id or address, so equal runs give equal bytes.
public struct TraceEvent: Equatable, Codable, Sendable {
    /// One named value of an event.
    public struct Field: Equatable, Codable, Sendable {
        /// The name of the value.
        public let name: String
        /// The value as text; a secret is written `<secret>`.
        public let value: String

        /// Makes a field.
        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// When it happened, in virtual time.
    public let time: StageInstant
    /// What it is about.
    public let category: TraceCategory
    /// What happened, in a word or two.
    public let name: String
    /// Further values, in a fixed order.
    public let fields: [Field]

    /// Makes an event that comes from another process; a trace makes its own.
    package init(time: StageInstant, category: TraceCategory, name: String, fields: [Field]) {
        (self.time, self.category, self.name, self.fields) = (time, category, name, fields)
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

/// The subject of a trace event; each layer defines its own beside its code.
public struct TraceCategory: Equatable, Codable, Sendable {
    /// The word for it in a printed trace.
    public let name: String

    /// Makes a category.
    public init(_ name: String) { self.name = name }

    /// Events that an app records itself.
    public static let app = TraceCategory("app")
    /// Requests to workers and their replies.
    package static let worker = TraceCategory("worker")
    /// Steps of a script as they begin.
    package static let step = TraceCategory("step")
    /// Scenes that appear and disappear, and the app's launch and end.
    package static let lifecycle = TraceCategory("lifecycle")
}

/// The first difference of two traces, with the lines around it.
package struct TraceDifference: Equatable, Sendable {
    /// How many events or lines around the difference are shown.
    package static let contextLimit = 3

    /// The number of the first line that differs, from 1.
    package let line: Int
    /// The last lines that are the same in both.
    package let before: [String]
    /// The first differing line of the first trace and those after it; empty if the trace has ended.
    package let first: [String]
    /// The first differing line of the second trace and those after it; empty if the trace has ended.
    package let second: [String]

    /// Finds the first difference of two traces; `nil` if they are equal event by event.
    package init?(_ first: [TraceEvent], _ second: [TraceEvent]) { self.init(first, second, line: \.line) }

    /// Finds the first difference of two traces in files, with a line for each event; `nil` if they are equal.
    package init?(_ first: [String], _ second: [String]) { self.init(first, second, line: \.self) }

    private init?<Event: Equatable>(_ first: [Event], _ second: [Event], line: (Event) -> String) {
        let shared = min(first.count, second.count)
        let index = (0..<shared).first { first[$0] != second[$0] } ?? shared
        guard index < max(first.count, second.count) else { return nil }
        self.line = index + 1
        before = first[max(0, index - Self.contextLimit)..<index].map(line)
        self.first = first[index...].prefix(Self.contextLimit).map(line)
        self.second = second[index...].prefix(Self.contextLimit).map(line)
    }

    /// The difference as lines: common ones are indented, `-` marks those of the first trace, `+` those of the second.
    package var rendered: [String] {
        before.map { "  " + $0 } + (first.isEmpty ? ["- (the trace ends)"] : first.map { "- " + $0 })
            + (second.isEmpty ? ["+ (the trace ends)"] : second.map { "+ " + $0 })
    }
}

/// A 64-bit hash of a run, the same in every process and on every platform.
///
/// It is FNV-1a (Fowler, Noll, Vo) over words of eight bytes, mixed after each; Swift's `Hasher` differs by process.
public struct TraceHash: Equatable, Sendable {
    /// The hash so far.
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Makes the hash of nothing.
    package init() {}

    /// Makes a hash that another process has computed.
    package init(value: UInt64) { self.value = value }

    /// Combines a number into the hash.
    @inline(__always)
    package mutating func combine(_ word: UInt64) {
        value = (value ^ word) &* 0x0000_0100_0000_01B3
        value ^= value >> 29
    }

    /// Combines a text into the hash, as UTF-8.
    package mutating func combine(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ combine(UnsafeRawBufferPointer($0)) }) != nil { return }
        // A string bridged from another language may not be stored contiguously.
        Array(text.utf8).withUnsafeBytes { combine($0) }
    }

    mutating func combine(_ event: borrowing TraceEvent) {
        combine(UInt64(bitPattern: event.time.nanoseconds))
        combine(event.category.name)
        combine(event.name)
        combine(UInt64(event.fields.count))
        for field in event.fields {
            combine(field.name)
            combine(field.value)
        }
    }

    /// Combines the bytes of a text and their number into the hash.
    @inline(__always)
    private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        var index = 0
        while index &+ 8 <= bytes.count {
            combine(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            index &+= 8
        }
        var rest: UInt64 = 0
        while index < bytes.count {
            rest = rest << 8 | UInt64(bytes[index])
            index &+= 1
        }
        combine(rest)
        combine(UInt64(bytes.count))
    }

    /// The hash as 16 hexadecimal digits.
    public var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

extension TraceHash: Codable {
    /// Reads the hash as 16 hexadecimal digits.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected 16 hexadecimal digits")
        }
        self.init(value: value)
    }

    /// Writes the hash as 16 hexadecimal digits.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
