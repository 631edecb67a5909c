import StageRuntime

/// Writes messages to the trace of the stage, as `log` events with their level and category.
///
/// Outside of a run there is no trace, and a message is lost.
/// Source: https://developer.apple.com/documentation/os/logger
public struct Logger: Sendable {
    /// The category of its messages; may be empty.
    private let category: String
    /// Makes a logger without a category.
    public init() { category = "" }
    /// Makes a logger; only the category is traced, since all messages are the app's.
    public init(subsystem: String, category: String) { self.category = category }
    /// Makes a logger that writes to a log.
    public init(_ log: OSLog) { category = log.category }
    /// Writes a message of the level `default`.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        Stage.running?.trace.record(
            "log",
            fields: [.init("level", level.name), .init("category", category), .init("message", message.text)]
                .filter { !$0.value.isEmpty })
    }
    /// Writes a message for a developer, which a phone does not keep.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message for a developer, which a phone does not keep.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message that may help to understand a failure.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a message of the level `default`.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes about something unexpected.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes about a failure.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes about a defect of the app.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes about a defect of the app.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8
    /// Makes a level of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A message worth keeping.
    public static var `default`: OSLogType { OSLogType(rawValue: 0) }
    /// A message that may help to understand a failure.
    public static var info: OSLogType { OSLogType(rawValue: 1) }
    /// A message for a developer.
    public static var debug: OSLogType { OSLogType(rawValue: 2) }
    /// A failure.
    public static var error: OSLogType { OSLogType(rawValue: 16) }
    /// A defect of the app or of the system.
    public static var fault: OSLogType { OSLogType(rawValue: 17) }

    var name: String { [1: "info", 2: "debug", 16: "error", 17: "fault"][rawValue] ?? "default" }
}

/// A log with a category.
public final class OSLog: Sendable {
    /// The log of the app.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log of which a phone keeps nothing; a trace does.
    public static let disabled = OSLog(subsystem: "", category: "")

    let category: String
    /// Makes a log.
    public init(subsystem: String, category: String) { self.category = category }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    Logger(log).log(level: type, message)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of the level `default` to a log.
public func os_log(_ message: OSLogMessage) { os_log(.default, message) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to a log, with `%` for each argument, which is shown if it is `{public}`.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    Logger(log).log(level: type, OSLogMessage(format: "\(message)", arguments))
}

extension OSLogMessage {
    /// Makes a message from a format with `%{public}@`, `%d` and such: texts are private unless they are public.
    init(format: String, _ arguments: [any CVarArg]) {
        var text = ""
        var rest = format[...]
        var remaining = arguments[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[percent...].dropFirst()
            guard rest.first != "%" else {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            let isPublic = rest.hasPrefix("{public}")
            if rest.hasPrefix("{"), let end = rest.firstIndex(of: "}") { rest = rest[end...].dropFirst() }
            let modifiers = rest.prefix { !$0.isLetter && $0 != "@" || "hlqLtzj".contains($0) }
            rest = rest.dropFirst(modifiers.count)
            let isText = "@sS".contains(rest.first ?? "d")
            rest = rest.dropFirst()
            let argument = remaining.popFirst().map { "\($0)" } ?? "<missing>"
            text += isText && !isPublic ? "<private>" : argument
        }
        self.text = text + rest
    }
}
