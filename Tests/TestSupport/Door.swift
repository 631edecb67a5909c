import Dispatch

/// Closed until it is opened, once; threads and tasks wait for that.
package final class Door: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let stream: AsyncStream<Never>
    private let continuation: AsyncStream<Never>.Continuation

    package init() { (stream, continuation) = AsyncStream.makeStream() }

    package func open() {
        semaphore.signal()
        continuation.finish()
    }

    /// Blocks the thread until the door is open.
    package func waitUntilOpen() {
        semaphore.wait()
        semaphore.signal()
    }

    /// Suspends the task until the door is open.
    package func pass() async {
        for await _ in stream {}
    }
}
