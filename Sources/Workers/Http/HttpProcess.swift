import Foundation
import StageRuntime

// rehearse:allow thread, files, process in this file because it works within `stage.elsewhere`

#if os(macOS) || os(Linux)
    /// Runs one exchange in a separate process, which is the author's program with ``HttpExchangeProgram/argument``.
    enum HttpProcess {
        /// Starts the process and returns a closure that ends it.
        ///
        /// The process reads its order from its standard input, and exits when the input is closed. If it ends without
        /// a reply, the result is `garbage`: the server's reply has made `URLSession` trap.
        ///
        /// - Parameters:
        ///   - order: the request.
        ///   - program: the program's path.
        ///   - token: receives the result; `offline` if the process cannot be started, because then nothing was sent.
        static func begin(
            _ order: HttpOrder, in program: String, for token: StageToken<Data>
        ) -> @Sendable () -> Void {
            let (input, output) = (Pipe(), Pipe())
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = [HttpExchangeProgram.argument]
            // A backtrace after a trap would take seconds.
            process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
            (process.standardInput, process.standardOutput) = (input, output)
            process.standardError = FileHandle.nullDevice
            guard let line = try? JSONEncoder().encode(order), (try? process.run()) != nil else {
                token.resume(throwing: WorkerFault.offline)
                return {}
            }
            Thread.detachNewThread {
                // Without this, writing to a process that has ended would end this process too.
                signal(SIGPIPE, SIG_IGN)
                try? input.fileHandleForWriting.write(contentsOf: line + [UInt8(ascii: "\n")])
                let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
                let reply = try? JSONDecoder().decode(HttpReply.self, from: bytes)
                withExtendedLifetime(process) {
                    token.resume(with: (reply?.result ?? .failure(.garbage)).mapError { $0 })
                }
            }
            return { try? input.fileHandleForWriting.close() }
        }
    }
#endif
