package import Foundation

/// A value that a pool sends between processes as a line: a task, a note or an output.
package protocol PoolValue: Codable, Sendable {
    /// Parses a line without its end; nil if it is no such value.
    init?(_ line: ArraySlice<UInt8>, by decoder: JSONDecoder)

    /// Returns the value as a line without its end.
    func line(by encoder: JSONEncoder) -> [UInt8]
}

extension PoolValue {
    /// Parses JSON.
    package init?(_ line: ArraySlice<UInt8>, by decoder: JSONDecoder) {
        guard let value = try? decoder.decode(Self.self, from: Data(line)) else { return nil }
        self = value
    }

    /// Returns JSON.
    package func line(by encoder: JSONEncoder) -> [UInt8] { encoder.line(of: self) }
}

extension JSONEncoder {
    /// Returns a value as JSON; texts and whole numbers can always be encoded.
    package func line(of value: some Encodable) -> [UInt8] {
        guard let json = try? encode(value) else { preconditionFailure("a value cannot be sent: \(value)") }
        return [UInt8](json)
    }
}

extension Int: PoolValue {
    /// Parses a number.
    package init?(_ line: ArraySlice<UInt8>, by decoder: JSONDecoder) {
        self.init(String(decoding: line, as: UTF8.self))
    }

    /// Returns the number.
    package func line(by encoder: JSONEncoder) -> [UInt8] { Array(String(self).utf8) }
}

extension Never: PoolValue {}

/// What a task returns.
package protocol PoolOutput: PoolValue {
    /// Whether it counts toward the limit of failures.
    var isFailure: Bool { get }
    /// Whether the task is worth performing again in a process of its own, if others came before it in its process.
    var mayDependOnOthers: Bool { get }
}

extension PoolOutput {
    /// Returns `false`.
    package var isFailure: Bool { false }
    /// Returns `false`.
    package var mayDependOnOthers: Bool { false }
}
