import Foundation
import StageRuntime

/// The system's sockets, as far as an exchange in a separate process needs them.
enum HttpSocket {
    /// Makes two ends that are connected; another process gets neither unless it is given it.
    static func pair() -> (here: Int32, there: Int32)? {
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Waits for bytes; `nil` once the other side has gone.
    static func receive(from socket: Int32) -> Data? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(socket, &buffer, buffer.count, 0)
            if count > 0 { return Data(buffer[..<count]) }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    /// Sends all bytes; returns whether the other side was still there.
    static func send(_ data: Data, to socket: Int32) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        return data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = systemSend(socket, rest.baseAddress, rest.count, flags)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Ends the connection in both directions, which wakes the threads that wait on it.
    static func shutDown(_ socket: Int32) { _ = shutdown(socket, Int32(SHUT_RDWR)) }

    /// Gives the descriptor back.
    static func close(_ socket: Int32) { _ = systemClose(socket) }
}

/// The functions of the system that have the names of the type's own.
private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
    send(socket, bytes, count, flags)
}

private func systemClose(_ socket: Int32) -> Int32 { close(socket) }

/// An app's connection to its server: each request carries the app's key, each answer passes the gate.
struct KeyedConnection {
    /// The gate of the stage; unowned, the stage outlives what runs on it.
    private unowned let gate: WorkerGate
    /// The way to the server; strong, the worker's own.
    private let client: HttpClient
    /// What the app shows the server.
    private let apiKey: Secret

    /// Makes a connection on a stage, which outlives it.
    init(stage: Stage, server: URL, apiKey: Secret, limits: HttpLimits) {
        gate = stage.workers
        client = HttpClient(stage: stage, server: server, limits: limits)
        self.apiKey = apiKey
    }

    /// Performs a call by sending a request, with the key.
    func perform<Reply>(
        _ call: WorkerCall<Reply>, _ arguments: [TraceEvent.Field], _ request: HttpRequest
    ) async throws(WorkerFault) -> Reply {
        var request = request
        request.apiKey = apiKey
        return try await gate.perform(call, arguments) { [request] () async throws(WorkerFault) in
            try await client.body(of: request, for: call.description.name)
        }
    }
}
