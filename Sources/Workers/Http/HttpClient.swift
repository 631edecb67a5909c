import Foundation
import StageRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends the requests of live workers to a server, through the stage's inbox; each ends with a body or a fault.
///
/// It keeps nothing between requests: no cookies, no cache, no credentials. It follows no redirect, so that a password
/// or a token goes only to the configured server; a redirect is the fault `status 302`, as any status other than 2xx is
/// a fault.
///
/// FoundationNetworking of Swift 6.3.1 ends its process for some server replies. If a transfer is cut off within its
/// headers or has trailers, libcurl calls it complete and then there is no response; a `Content-Length` just below 2^63
/// overflows; a redirect to an invalid host makes no URL. All of this happens before any code above `URLSession` is
/// called, and with https no code below it can examine the reply first. So if the stage knows a program for it
/// (``WorkerEnvironment/exchangeProgram``), each exchange runs in a separate process, and the end of that process is
/// the fault `garbage`. It costs the start of a process, and nothing if no worker is live.
final class HttpClient {
    /// The stage whose inbox brings the answers; unowned, it outlives what runs on it.
    private unowned let stage: Stage
    /// The server's URL.
    private let server: URL
    /// The longest time and the largest body of an answer.
    private let limits: HttpLimits

    /// Makes a client of the server at a base URL.
    init(stage: Stage, server: URL, limits: HttpLimits = HttpLimits()) {
        self.stage = stage
        self.server = server
        self.limits = limits
    }

    /// Sends a request and returns the body of the answer.
    ///
    /// - Parameters:
    ///   - request: what to ask.
    ///   - name: what the stage calls it while it is under way: the call's name.
    /// - Throws: the fault; ``WorkerFault/cancelled`` as soon as the task is cancelled, which ends the request too.
    func body(of request: HttpRequest, for name: String) async throws(WorkerFault) -> Data {
        let urlRequest = request.urlRequest(to: server)
        let order = HttpOrder(
            urlRequest, url: urlRequest.url ?? server, successes: request.successes, limits: limits)
        let program = stage.environment.exchangeProgram
        do {
            return try await stage.elsewhere(name) { token in
                // On a phone, an app starts no other processes and makes the exchange itself.
                #if os(macOS) || os(Linux)
                    if let program { return HttpProcess.begin(order, in: program, for: token) }
                #endif
                let exchange = HttpExchange(successes: order.successes, limits: order.limits) { result in
                    token.resume(with: result.mapError { $0 })
                }
                return exchange.begin(order.request)
            }
        } catch let fault as WorkerFault {
            throw fault
        } catch {
            throw .cancelled
        }
    }
}

/// How long a live worker waits for an answer, and how large a body it reads.
package struct HttpLimits: Equatable, Codable, Sendable {
    /// How long an answer may take as a whole, in real time.
    package var timeout: Duration
    /// How long an answer's body may be, in bytes; a longer one is refused without being read to its end.
    package var bodySize: Int

    /// The limits of an app: 20 s and 4 MiB.
    package init(timeout: Duration = .seconds(20), bodySize: Int = 4 << 20) {
        self.timeout = timeout
        self.bodySize = bodySize
    }
}

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
