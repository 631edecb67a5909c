import Dispatch
import Foundation
import StageRuntime
import Synchronization

// rehearse:allow thread, dispatch, files, process in this file because it works within `stage.elsewhere`

#if os(macOS) || os(Linux)
    /// One exchange in a separate process, as seen by the process that waits for it; it posts one result.
    ///
    /// The process runs the author's program with ``HttpExchangeProgram/argument``. It gets its order through a socket
    /// and answers through it. It ends when this side closes the socket or ends. If it ends before it has answered, the
    /// result is `garbage`: the server sent what `URLSession` does not survive.
    final class HttpProcess: Sendable {
        /// This side of the socket, until it is closed.
        private let socket: Mutex<Int32?>
        /// The promise of the result; strong, the token holds the stage's loop and not the stage.
        private let token: StageToken<Data>

        private init(socket: Int32, token: StageToken<Data>) {
            self.socket = Mutex(socket)
            self.token = token
        }

        /// Starts the process and returns a closure that ends it.
        ///
        /// - Parameters:
        ///   - order: the request.
        ///   - program: the program's path.
        ///   - token: receives the result; `offline` if no process can be started, since then nothing was requested.
        static func begin(
            _ order: HttpOrder, in program: String, for token: StageToken<Data>
        ) -> @Sendable () -> Void {
            guard let ends = HttpSocket.pair() else {
                token.resume(throwing: WorkerFault.offline)
                return {}
            }
            let process = HttpProcess(socket: ends.here, token: token)
            Thread.detachNewThread { process.run(order, in: program, ends) }
            DispatchQueue.global().asyncAfter(deadline: .now() + order.timeout) { [weak process] in
                guard let process else { return }
                process.token.resume(throwing: WorkerFault.timeout)
                process.stop()
            }
            return { process.stop() }
        }

        /// Ends the process, unless it has ended.
        private func stop() {
            socket.withLock { if let socket = $0 { HttpSocket.shutDown(socket) } }
        }

        // MARK: The thread that waits for it

        private func run(_ order: HttpOrder, in program: String, _ ends: (here: Int32, there: Int32)) {
            defer {
                socket.withLock { $0 = nil }
                HttpSocket.close(ends.here)
            }
            let started = Self.start(program, with: ends.there)
            HttpSocket.close(ends.there)
            guard let started else {
                token.resume(throwing: WorkerFault.offline)
                return
            }
            var reply = Data()
            if HttpSocket.send(order.line, to: ends.here) {
                while let bytes = HttpSocket.receive(from: ends.here) { reply += bytes }
            }
            withExtendedLifetime(started) { token.resume(with: HttpReply.result(of: reply).mapError { $0 }) }
        }

        /// Starts the program; what it says before a trap is not shown, and it writes no backtrace: that takes seconds.
        private static func start(_ program: String, with socket: Int32) -> Process? {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = [HttpExchangeProgram.argument]
            process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
            let end = FileHandle(fileDescriptor: socket, closeOnDealloc: false)
            (process.standardInput, process.standardOutput) = (end, end)
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return nil }
            return process
        }
    }
#endif
