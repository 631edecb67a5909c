import Basics
import Foundation

/// A message of a runner process to its runner, sent as a line: a word, and what it tells.
///
/// The lines that every task needs have no JSON, which took a tenth of a run's time (2026-11-27).
enum RunnerMessage<Note: PoolValue, Output: PoolOutput> {
    /// It begins a task.
    case started(Int)
    /// The task tells something.
    case note(Note)
    /// The app has crashed; sent last.
    case crashed(frames: [String])
    /// The app has printed something during the task that ends.
    case printed(AppOutput)
    /// The task has ended, after so much real time.
    case ended(Int, nanoseconds: Int64, Output)

    /// Parses a line; `nil` if it is no message.
    init?(_ line: ArraySlice<UInt8>, by decoder: JSONDecoder) {
        let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let rest = parts[1]
        switch String(decoding: parts[0], as: UTF8.self) {
        case "started":
            guard let number = Int(rest, by: decoder) else { return nil }
            self = .started(number)
        case "note":
            guard let note = Note(rest, by: decoder) else { return nil }
            self = .note(note)
        case "crashed":
            guard let frames = try? decoder.decode([String].self, from: Data(rest)) else { return nil }
            self = .crashed(frames: frames)
        case "printed":
            guard let output = try? decoder.decode(AppOutput.self, from: Data(rest)) else { return nil }
            self = .printed(output)
        case "ended":
            let words = rest.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
            guard words.count == 3, let number = Int(words[0], by: decoder), let time = Int(words[1], by: decoder),
                let output = Output(words[2], by: decoder)
            else { return nil }
            self = .ended(number, nanoseconds: Int64(time), output)
        default: return nil
        }
    }

    /// Returns the message as a line with its end.
    func line(by encoder: JSONEncoder) -> [UInt8] {
        switch self {
        case .started(let number): Self.line("started \(number)")
        case .note(let note): Self.line("note ", note.line(by: encoder))
        case .crashed(let frames): Self.line("crashed ", encoder.line(of: frames))
        case .printed(let output): Self.line("printed ", encoder.line(of: output))
        case .ended(let number, let time, let output): Self.line("ended \(number) \(time) ", output.line(by: encoder))
        }
    }

    private static func line(_ words: String, _ value: [UInt8] = []) -> [UInt8] {
        Array(words.utf8) + value + [UInt8(ascii: "\n")]
    }
}

/// Assembles lines that arrive in pieces.
package struct LineBuffer {
    /// The bytes that have arrived and were not returned; a reader appends to it.
    package var bytes: [UInt8] = []
    /// The number of bytes that were returned.
    private var start = 0
    /// The number of bytes that are known to have no line end.
    private var searched = 0

    /// Makes an empty buffer.
    package init() {}

    /// Returns the next whole line without its end; nil if none is there.
    package mutating func next() -> ArraySlice<UInt8>? {
        guard let end = bytes[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
            bytes.removeFirst(start)
            (start, searched) = (0, bytes.count)
            return nil
        }
        defer { start = end + 1 }
        return bytes[start..<end]
    }
}
