import Foundation
import StageRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The way of live workers to a server: each request goes through the stage's inbox, and ends as a body or a fault.
///
/// It keeps nothing between requests: no cookies, no cache, no credentials. It follows no redirect, so a password or a
/// token goes to the configured server alone; that is the fault `status 302`, as any status but 2xx is one.
///
/// FoundationNetworking of Swift 6.3.1 itself ends the process where a server closes the connection after the status
/// line and before the end of the headers; nothing above `URLSession` can keep it from that. A connection that is cut
/// earlier or later is a fault like any other.
final class HttpClient {
    /// The stage whose inbox brings the answers; unowned, it outlives what runs on it.
    private unowned let stage: Stage
    /// Where the server is.
    private let server: URL
    /// What is put up with.
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
        let limits = limits
        do {
            return try await stage.elsewhere(name) { token in
                HttpExchange(token: token, successes: request.successes, limits: limits).begin(urlRequest)
            }
        } catch let fault as WorkerFault {
            throw fault
        } catch {
            throw .cancelled
        }
    }
}
