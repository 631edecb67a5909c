import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// rehearse:allow dispatch, url-session in this file because it works beside `stage.elsewhere` and posts nothing

/// Keeps a session from using a whole core while it waits for a server.
///
/// FoundationNetworking of Swift 6.3.1 watches a new connection until it can be written to, and goes on watching when
/// the request is written: the connection can always be written to, so the session's queue is called again and again
/// (`_SocketSources` keeps its write source when libcurl asks for reading only). This lets that queue sleep in between.
/// An answer comes up to ``pause`` later.
final class SessionThrottle: Sendable {
    /// How long the queue sleeps at a time, in microseconds.
    private static let pause: UInt32 = 5_000

    /// How many wait for the session, and whether its queue sleeps in between.
    private let state = Mutex((waits: 0, isSleeping: false))

    /// Makes a throttle of no session yet.
    init() {}

    /// Begins a wait for an answer of a session; does nothing if the session's queue is unknown.
    func begin(_ session: @autoclosure () -> URLSession) {
        #if canImport(FoundationNetworking)
            let isFirst = state.withLock { state in
                state.waits += 1
                defer { state.isSleeping = true }
                return !state.isSleeping
            }
            if isFirst, let queue = Self.queue(of: session()) { sleep(on: queue) }
        #endif
    }

    /// Returns the queue on which a session works; `nil` if this Foundation calls it something else.
    static func queue(of session: URLSession) -> DispatchQueue? {
        Mirror(reflecting: session).descendant("workQueue") as? DispatchQueue
    }

    /// Ends a wait.
    func end() { state.withLock { $0.waits -= 1 } }

    private func sleep(on queue: DispatchQueue) {
        queue.async { [self] in
            let goesOn = state.withLock { state in
                state.isSleeping = state.waits > 0
                return state.isSleeping
            }
            guard goesOn else { return }
            usleep(Self.pause)
            sleep(on: queue)
        }
    }
}
