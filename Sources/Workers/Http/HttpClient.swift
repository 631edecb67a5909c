import Foundation
import StageRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends the requests of live workers to a server; each request ends with a body or a fault, through the stage's inbox.
///
/// It keeps nothing between requests: no cookies, no cache, no credentials. It follows no redirects, so that a password
/// or a token is sent to the configured server only. A redirect is the fault `status 302`, like any other status
/// outside 2xx.
///
/// FoundationNetworking of Swift 6.3.1 ends its process for some replies. If a transfer is cut off within its headers
/// or has trailers, libcurl reports success without a response; a `Content-Length` just below 2^63 overflows; a
/// redirect to an invalid host has no URL. This happens before any code above `URLSession` is called, and with https no
/// code below it can examine the reply first. So if the stage has a program for it
/// (``WorkerEnvironment/exchangeProgram``), each exchange runs in a separate process. If that process ends, the result
/// is the fault `garbage`. This costs the start of a process for each live request, and nothing for offline workers.
final class HttpClient {
    /// The stage whose inbox receives the replies; unowned, it lives longer.
    private unowned let stage: Stage
    /// The server's URL.
    private let server: URL
    /// The largest time and body size of a reply.
    private let limits: HttpLimits

    /// Makes a client for the server at a base URL.
    init(stage: Stage, server: URL, limits: HttpLimits = HttpLimits()) {
        self.stage = stage
        self.server = server
        self.limits = limits
    }

    /// Sends a request and returns the body of the reply.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - name: the name of the call, which the stage shows while the request is pending.
    /// - Throws: the fault; ``WorkerFault/cancelled`` as soon as the task is cancelled, which also ends the request.
    func body(of request: HttpRequest, for name: String) async throws(WorkerFault) -> Data {
        let urlRequest = request.urlRequest(to: server)
        let order = HttpOrder(
            urlRequest, url: urlRequest.url ?? server, successes: request.successes, limits: limits)
        let program = stage.environment.exchangeProgram
        do {
            return try await stage.elsewhere(name) { token in
                // On a phone, an app cannot start processes, so it makes the exchange itself.
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

/// The limits of a live request: how long it may take, and how large the reply's body may be.
package struct HttpLimits: Equatable, Codable, Sendable {
    /// The largest duration of a request, in real time.
    package var timeout: Duration
    /// The largest body of a reply, in bytes; a larger one is refused before all of it is read.
    package var bodySize: Int

    /// Makes limits; by default 20 s and 4 MiB.
    package init(timeout: Duration = .seconds(20), bodySize: Int = 4 << 20) {
        self.timeout = timeout
        self.bodySize = bodySize
    }
}

/// An app's connection to its server: it adds the API key to each request.
struct KeyedConnection {
    /// The stage's worker gate; unowned, the stage lives longer.
    private unowned let gate: WorkerGate
    /// Sends the requests; strong, only this connection uses it.
    private let client: HttpClient
    /// The key that authorises the app on the server.
    private let apiKey: Secret

    /// Makes a connection on a stage, which lives longer.
    init(stage: Stage, server: URL, apiKey: Secret, limits: HttpLimits) {
        gate = stage.workers
        client = HttpClient(stage: stage, server: server, limits: limits)
        self.apiKey = apiKey
    }

    /// Performs a call by sending a request with the API key.
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
