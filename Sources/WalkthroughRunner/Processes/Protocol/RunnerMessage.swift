import Foundation

/// What a runner process tells its runner, as a line of JSON.
enum RunnerMessage: Codable {
    /// It begins a walkthrough.
    case started(index: Int)
    /// A step of the walkthrough was performed; told only if the runner wants steps.
    case stepEnded(PerformedStep)
    /// The walkthrough has ended.
    case ended(index: Int, result: WalkthroughResult)

    /// Reads a line; nil if it is no message.
    init?(_ line: ArraySlice<UInt8>, by decoder: JSONDecoder) {
        guard let message = try? decoder.decode(RunnerMessage.self, from: Data(line)) else { return nil }
        self = message
    }

    /// Returns the message as a line, its end included; texts and whole numbers can always be encoded.
    func line(by encoder: JSONEncoder) -> [UInt8] {
        guard let json = try? encoder.encode(self) else { preconditionFailure("a message cannot be encoded: \(self)") }
        return json + [UInt8(ascii: "\n")]
    }
}

/// Puts together the lines that arrive in pieces.
struct LineBuffer {
    /// The most that a line may hold; a longer one is nonsense that an app wrote into the pipe.
    private static let limit = 256 << 20

    /// What has arrived and was not returned; a reader appends to it.
    var bytes: [UInt8] = []
    /// How much of it has been returned.
    private var start = 0
    /// How much of it is known to hold no end of a line.
    private var searched = 0

    /// Whether more has arrived without the end of a line than any message takes.
    var isTooLong: Bool { bytes.count - start > Self.limit }

    /// Returns the next whole line without its end; nil if none is there.
    mutating func next() -> ArraySlice<UInt8>? {
        guard let end = bytes[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
            bytes.removeFirst(start)
            (start, searched) = (0, bytes.count)
            return nil
        }
        defer { start = end + 1 }
        return bytes[start..<end]
    }

    /// Forgets everything: what a process that died left unfinished.
    mutating func removeAll() { self = LineBuffer() }
}
