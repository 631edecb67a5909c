#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The messages of a worker that are still to be sent, so that several take one call.
final class WorkerOutbox {
    /// How many bytes wait at most.
    private static let limit = 16_384

    /// Where they go.
    private let channel: Channel
    /// What waits.
    private var writer = WireWriter()

    init(_ channel: Channel) { self.channel = channel }

    /// Adds a message.
    func add(_ message: WorkerMessage) {
        message.write(to: &writer)
        if writer.bytes.count > Self.limit { send() }
    }

    /// Sends what waits; a worker that nobody listens to ends.
    func send() {
        guard !writer.bytes.isEmpty else { return }
        guard channel.send(writer.bytes) else { _exit(0) }
        writer.removeAll()
    }
}
