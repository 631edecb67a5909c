import Basics
import Foundation

/// The messages of a worker that are still to be sent, so that several take one call.
final class WorkerOutbox {
    /// How many bytes wait at most.
    private static let limit = 16_384

    /// Where they go.
    private let channel: Descriptor
    /// What waits.
    private var waiting: [UInt8] = []
    /// Makes the lines.
    private let encoder = JSONEncoder()

    init(_ channel: Descriptor) { self.channel = channel }

    /// Adds a message.
    func add(_ message: RunnerMessage) {
        waiting += message.line(by: encoder)
        if waiting.count > Self.limit { send() }
    }

    /// Sends what waits; a worker that nobody listens to ends.
    func send() {
        guard !waiting.isEmpty else { return }
        guard channel.send(waiting) else { _exit(0) }
        waiting.removeAll(keepingCapacity: true)
    }
}
