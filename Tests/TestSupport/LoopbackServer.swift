import Dispatch
package import Foundation
import Synchronization

/// A real HTTP server on 127.0.0.1 for one test: plain sockets, a thread for each connection, no dependency.
///
/// Each connection brings one request and gets one answer, byte for byte what the test says. It notes the requests in
/// the order in which they were read.
///
/// ```swift
/// let server = try LoopbackServer { request in
///     request.path == "/login" ? .json(session) : .status(404)
/// }
/// defer { server.close() }
/// ```
package final class LoopbackServer: Sendable {
    /// What its threads read and change.
    private struct State {
        var requests: [Request] = []
        var connections: [Int32] = []
        var isClosed = false
    }

    /// The port on which it listens.
    package let port: UInt16
    /// The socket on which it listens.
    private let listener: Int32
    /// The requests and the open connections.
    private let state = Mutex(State())
    /// Says what to answer; called on a connection's thread.
    private let answer: @Sendable (Request) -> Answer
    /// Told each time a client has gone before the server closed the connection.
    private let abandoned = DispatchSemaphore(value: 0)

    /// Begins to listen on a free port.
    ///
    /// - Throws: `POSIXError` where the system gives no socket.
    package init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
        let (listener, port) = try LoopbackSocket.listen()
        (self.listener, self.port, self.answer) = (listener, port, answer)
        Thread.detachNewThread { [self] in
            while let connection = LoopbackSocket.accept(on: listener) {
                guard take(connection) else { break }
                Thread.detachNewThread { [self] in serve(connection) }
            }
            LoopbackSocket.close(listener)
        }
    }

    /// The base URL: `http://127.0.0.1:PORT/`.
    package var url: URL {
        get throws {
            guard let url = URL(string: "http://127.0.0.1:\(port)/") else { throw POSIXError(.EINVAL) }
            return url
        }
    }

    /// The requests that were read so far.
    package var requests: [Request] { state.withLock { $0.requests } }

    /// Waits until a client has ended a connection to which the server was still to say something.
    ///
    /// - Returns: `false` where none has in a minute.
    package func waitForAbandonedConnection() -> Bool { abandoned.wait(timeout: .now() + 300) == .success }

    /// Stops listening and ends what is under way; the port is then refused.
    package func close() {
        state.withLock { state in
            guard !state.isClosed else { return }
            state.isClosed = true
            for connection in state.connections { LoopbackSocket.shutDown(connection) }
            LoopbackSocket.shutDown(listener)
        }
    }

    // MARK: A connection's thread

    private func take(_ connection: Int32) -> Bool {
        state.withLock { state in
            guard !state.isClosed else {
                LoopbackSocket.close(connection)
                return false
            }
            state.connections.append(connection)
            return true
        }
    }

    private func serve(_ connection: Int32) {
        defer {
            state.withLock { state in
                state.connections.removeAll { $0 == connection }
                LoopbackSocket.close(connection)
            }
        }
        var reader = Request.Reader()
        while reader.request == nil {
            guard let bytes = LoopbackSocket.receive(from: connection) else { return }
            reader.take(bytes)
        }
        guard let request = reader.request else { return }
        state.withLock { $0.requests.append(request) }
        let answer = answer(request)
        repeat {
            for part in answer.parts where !LoopbackSocket.send(part, to: connection) {
                abandoned.signal()
                return
            }
            // A client that cannot keep up would store gigabytes before it comes to ending the connection.
            if answer.isEndless { usleep(2_000) }
        } while answer.isEndless
        if answer.resets { LoopbackSocket.resetWhenClosed(connection) }
        guard answer.hangs else { return }
        while LoopbackSocket.receive(from: connection) != nil {}
        if !state.withLock({ $0.isClosed }) { abandoned.signal() }
    }
}
