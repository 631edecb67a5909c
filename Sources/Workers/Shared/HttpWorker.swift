import Foundation
package import StageRuntime

/// A call to an app's server: the worker call, its request, and its answer without a server.
package struct HttpCall<Arguments, Reply>: Sendable {
    /// The worker call, for the app's `workerCalls`.
    package let call: WorkerCall<Reply>
    /// Returns the arguments for a trace.
    let fields: @Sendable (Arguments) -> [TraceEvent.Field]
    /// Returns the request, or throws the fault of a call that the server must not get.
    let request: @Sendable (Arguments) throws(WorkerFault) -> HttpRequest
    /// Returns the latency of an offline answer; `nil` for the call's own.
    let latency: @Sendable (Arguments, Stage) -> Duration?
    /// Makes the reply without a server.
    let offline: @Sendable (Arguments, Stage) throws(WorkerFault) -> Reply

    /// Makes a call.
    package init(
        _ call: WorkerCall<Reply>, fields: @escaping @Sendable (Arguments) -> [TraceEvent.Field] = { _ in [] },
        request: @escaping @Sendable (Arguments) throws(WorkerFault) -> HttpRequest,
        latency: @escaping @Sendable (Arguments, Stage) -> Duration? = { _, _ in nil },
        offline: @escaping @Sendable (Arguments, Stage) throws(WorkerFault) -> Reply
    ) {
        (self.call, self.fields, self.request, self.latency) = (call, fields, request, latency)
        self.offline = offline
    }
}

/// Performs the calls of an app's workers: by its server if the configuration makes the worker live, else offline.
///
/// Each app's worker protocols are extensions of it, with a line for each call.
///
/// It keeps nothing between requests: no cookies, no cache, no credentials. It follows no redirects, so that a password
/// or a token is sent to the configured server only; a redirect is the fault `status 302`.
package final class HttpWorker {
    /// The stage, for its gate, its inbox and its configuration; unowned, it lives longer.
    private unowned let stage: Stage
    /// The key that authorises the app on the server; `nil` for none.
    private let apiKey: Secret?
    /// The user's token for the server; `nil` for none.
    private let token: Secret?
    /// The limits of a reply's time and body.
    private let limits: HttpLimits

    /// Makes the worker on a stage.
    ///
    /// - Parameters:
    ///   - stage: the stage; it lives longer than the worker.
    ///   - apiKey: the key that authorises the app on the server.
    ///   - token: the user's token for the server.
    ///   - limits: the limits of a reply's time and body.
    package init(stage: Stage, apiKey: Secret? = nil, token: Secret? = nil, limits: HttpLimits = HttpLimits()) {
        self.stage = stage
        (self.apiKey, self.token, self.limits) = (apiKey, token, limits)
    }

    /// Performs a call.
    ///
    /// - Parameters:
    ///   - call: the call.
    ///   - arguments: its arguments.
    ///   - failure: makes the worker's error for a fault of the call.
    /// - Throws: the worker's error, as soon as the task is cancelled too.
    package func perform<Arguments, Reply, Failure: Error>(
        _ call: HttpCall<Arguments, Reply>, _ arguments: Arguments, orThrow failure: (WorkerFault) -> Failure
    ) async throws(Failure) -> Reply {
        let (fields, name) = (call.fields(arguments), call.call.description.name)
        do throws(WorkerFault) {
            guard let server = stage.environment.server(of: call.call.description.worker) else {
                return try await stage.workers.perform(call.call, fields, latency: call.latency(arguments, stage)) {
                    () throws(WorkerFault) in try call.offline(arguments, stage)
                }
            }
            return try await stage.workers.perform(call.call, fields) { () async throws(WorkerFault) in
                try await body(of: try call.request(arguments), from: server, for: name)
            }
        } catch {
            throw failure(error)
        }
    }

    /// Sends a request and returns the body of the reply; a cancelled task ends the request.
    private func body(
        of request: HttpRequest, from server: URL, for name: String
    ) async throws(WorkerFault) -> Data {
        let urlRequest = request.urlRequest(to: server, apiKey: apiKey, token: token)
        do {
            let body = try await stage.elsewhere(name) { token in
                let exchange = HttpExchange(successes: request.successes, limits: limits) { result in
                    token.resume(with: result.mapError { $0 })
                }
                return exchange.begin(urlRequest)
            }
            if body.isEmpty, request.needsWholeBody { throw WorkerFault.offline }
            return body
        } catch let fault as WorkerFault {
            throw fault == .garbage && request.needsWholeBody ? .offline : fault
        } catch {
            throw .cancelled
        }
    }
}

/// The limits of a live request: how long it may take, and how large the reply's body may be.
package struct HttpLimits: Equatable, Sendable {
    /// The largest duration of a request, in real time.
    package var timeout: Duration
    /// The largest body of a reply, in bytes; a larger one is refused before all of it is read.
    package var bodySize: Int

    /// Makes limits; by default 20 s and 4 MiB.
    package init(timeout: Duration = .seconds(20), bodySize: Int = 4 << 20) {
        (self.timeout, self.bodySize) = (timeout, bodySize)
    }
}
