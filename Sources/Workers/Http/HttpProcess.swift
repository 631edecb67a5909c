import Foundation
import StageRuntime

// rehearse:allow thread, files, process in this file because it works within `stage.elsewhere`

#if os(macOS) || os(Linux)
    /// One exchange in a separate process, which runs the author's program with ``HttpExchangeProgram/argument``.
    enum HttpProcess {
        /// Starts the process and returns a closure that ends it.
        ///
        /// The process gets its order on its standard input and ends when that is closed. If it ends without an answer,
        /// the result is `garbage`: the server sent what `URLSession` does not survive.
        ///
        /// - Parameters:
        ///   - order: the request.
        ///   - program: the program's path.
        ///   - token: receives the result; `offline` if no process can be started, since then nothing was requested.
        static func begin(
            _ order: HttpOrder, in program: String, for token: StageToken<Data>
        ) -> @Sendable () -> Void {
            let (input, output) = (Pipe(), Pipe())
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = [HttpExchangeProgram.argument]
            // A backtrace of a trap would take seconds.
            process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
            (process.standardInput, process.standardOutput) = (input, output)
            process.standardError = FileHandle.nullDevice
            guard let line = try? JSONEncoder().encode(order), (try? process.run()) != nil else {
                token.resume(throwing: WorkerFault.offline)
                return {}
            }
            Thread.detachNewThread {
                // Writing to a process that has ended is an error, not the end of this one.
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
