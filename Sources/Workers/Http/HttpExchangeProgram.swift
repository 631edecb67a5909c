import Foundation
import StageRuntime

// rehearse:allow thread, files, process in this file because no stage runs in a process that carries out an exchange

/// The process that performs an HTTP exchange for another process, which has started it.
package enum HttpExchangeProgram {
    /// The argument that makes a program such a process; the help text does not mention it.
    package static let argument = "--http-exchange"

    /// The path of the program to start, which is the running one; `nil` if no separate process is needed.
    ///
    /// It is needed with FoundationNetworking only, which traps for some replies.
    package static var program: String? {
        #if canImport(FoundationNetworking)
            "/proc/self/exe"
        #else
            nil
        #endif
    }

    /// Performs an exchange and exits, if the first argument is ``argument``; returns otherwise.
    ///
    /// - Parameter words: the command line, including the program's name.
    package static func serve(_ words: [String]) {
        guard words.dropFirst().first == argument else { return }
        guard let line = readLine(), let order = try? JSONDecoder().decode(HttpOrder.self, from: Data(line.utf8)) else {
            _exit(2)
        }
        Thread.detachNewThread {
            // The input ends when the other process has cancelled the request or has exited.
            while readLine() != nil {}
            _exit(0)
        }
        let exchange = HttpExchange(successes: order.successes, limits: order.limits) { result in
            let reply = try? JSONEncoder().encode(HttpReply(result))
            try? FileHandle.standardOutput.write(contentsOf: reply ?? Data())
            _exit(0)
        }
        withExtendedLifetime(exchange.begin(order.request)) {
            while true { pause() }
        }
    }
}
