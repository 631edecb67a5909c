import Foundation
import StageRuntime

// rehearse:allow thread, files, process in this file because no stage runs in a process that carries out an exchange

/// The process that carries out an exchange with a server for another one, which started it.
package enum HttpExchangeProgram {
    /// The argument that makes a program such a process; not in the help text.
    package static let argument = "--http-exchange"

    /// The program to start: this one, by the path at its own start; `nil` if none is needed.
    ///
    /// Only FoundationNetworking ends its process because of a server's reply.
    package static var program: String? {
        #if canImport(FoundationNetworking)
            "/proc/self/exe"
        #else
            nil
        #endif
    }

    /// Carries out an exchange and ends the process, if its first word says that it is there for this.
    ///
    /// - Parameter words: the command line, the program's name first.
    package static func serve(_ words: [String]) {
        guard words.dropFirst().first == argument else { return }
        guard let line = readLine(), let order = try? JSONDecoder().decode(HttpOrder.self, from: Data(line.utf8)) else {
            _exit(2)
        }
        Thread.detachNewThread {
            // The input ends if the other process no longer wants the answer, or has ended itself.
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
