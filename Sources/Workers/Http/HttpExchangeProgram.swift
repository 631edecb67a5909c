import Foundation
import StageRuntime

// rehearse:allow thread in this file because nothing of a stage runs in a process that carries out an exchange

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
        leaveNoCore()
        guard let order = readOrder() else { _exit(2) }
        Thread.detachNewThread {
            // The other side has closed the socket: it no longer wants the answer, or has ended.
            while HttpSocket.receive(from: 0) != nil {}
            _exit(0)
        }
        let exchange = HttpExchange(successes: order.range, limits: order.limits) { result in
            _exit(HttpSocket.send(HttpReply.bytes(of: result), to: 1) ? 0 : 1)
        }
        withExtendedLifetime(exchange.begin(order.request)) {
            while true { pause() }
        }
    }

    private static func readOrder() -> HttpOrder? {
        var bytes = Data()
        while bytes.last != UInt8(ascii: "\n") {
            guard let more = HttpSocket.receive(from: 0) else { return nil }
            bytes += more
        }
        return HttpOrder(line: bytes)
    }

    /// Sees to it that no core file is written if the process traps: a password may be in it.
    private static func leaveNoCore() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #else
            setrlimit(RLIMIT_CORE, &none)
        #endif
    }
}
