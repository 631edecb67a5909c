public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A `URLSession` for an app that runs on a stage and on a phone: the app's client makes its requests with it.
///
/// On a stage, the list of calls answers, through the gate of all workers; if the configuration says that a call's
/// worker is live, the server does. On a phone, a `URLSession` does. It has the methods of `URLSession` that clients
/// use, with the same errors: `URLError`.
///
/// The app makes it and owns it; it is confined to its stage.
public final class StageURLSession {
    /// The stage of the app; unowned, it lives longer.
    private unowned let stage: Stage
    private let calls: [ServerCall]
    /// What asks a server; strong, shared with others.
    private let session: URLSession

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - calls: the calls that it answers on a stage; the first that matches a request stands for it.
    ///   - session: what asks a server, on a phone and for live workers.
    ///   - stage: the app's stage.
    public init(_ calls: [ServerCall], session: URLSession = .shared, on stage: Stage = .current) {
        (self.calls, self.session) = (calls, session)
        self.stage = stage
    }

    /// Performs a request; returns the body and the response, whatever its status.
    ///
    /// - Throws: `URLError`; its code is `cancelled` as soon as the task is cancelled.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        #if os(iOS) || PHONE
            return try await session.data(for: request)
        #else
            return try await stageData(for: request)
        #endif
    }

    /// Performs a `GET` request; returns the body and the response, whatever its status.
    ///
    /// - Throws: `URLError`; its code is `cancelled` as soon as the task is cancelled.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url))
    }

    /// Performs a request with a body; returns the body of the reply and the response, whatever its status.
    ///
    /// - Throws: `URLError`; its code is `cancelled` as soon as the task is cancelled.
    public func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {
        var request = request
        request.httpBody = body
        return try await data(for: request)
    }

    /// Returns a task that performs a request when it is resumed.
    ///
    /// - Parameter completionHandler: called once, on the stage: with the body and the response, or with a `URLError`.
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> StageURLSessionTask {
        StageURLSessionTask(tasks: stage.tasks) {
            do {
                let (data, response) = try await self.data(for: request)
                completionHandler(data, response, nil)
            } catch {
                completionHandler(nil, nil, error)
            }
        }
    }

    /// Returns a task that performs a `GET` request when it is resumed.
    ///
    /// - Parameter completionHandler: called once, on the stage: with the body and the response, or with a `URLError`.
    public func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
    ) -> StageURLSessionTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }
}

#if !os(iOS) && !PHONE
    extension StageURLSession {
        private func stageData(for request: URLRequest) async throws -> (Data, URLResponse) {
            guard let url = request.url, let call = calls.first(where: { $0.matches(request) }) else {
                let name = "\(request.httpMethod ?? "GET") \(request.url?.path ?? "")"
                stage.report(.undeclared(name: name, kind: "request", list: "StageURLSession"))
                throw URLError(.unsupportedURL)
            }
            // A fault of the script is a reply, or the error that a `URLSession` throws for it.
            var isAnswered = false
            do throws(WorkerFault) {
                return try await perform(call, request, url, &isAnswered)
            } catch {
                switch error {
                case .offline where isAnswered: throw URLError(.networkConnectionLost)
                case .offline: throw URLError(.notConnectedToInternet)
                case .timeout: throw URLError(.timedOut)
                case .cancelled: throw URLError(.cancelled)
                case .status(let code): return response(.status(code), url)
                case .unauthorised: return response(.status(401), url)
                case .garbage: return response(ServerReply(body: Data("garbage".utf8)), url)
                case .io, .full: throw URLError(.unknown)
                }
            }
        }

        /// Performs a call; `isAnswered` tells whether the server has performed it, also if its reply gets lost.
        private func perform(
            _ call: ServerCall, _ request: URLRequest, _ url: URL, _ isAnswered: inout Bool
        ) async throws(WorkerFault) -> (Data, URLResponse) {
            let workerCall = WorkerCall<ServerReply>(
                call.description, decode: { ServerReply(body: $0) },
                summary: { [TraceEvent.Field("status", "\($0.status)")] })
            let arguments = call.arguments(of: request)
            guard stage.environment.isLive(call.description.worker) else {
                let reply = try await stage.workers.perform(workerCall, arguments) {
                    isAnswered = true
                    return call.answer(request)
                }
                return response(reply, url)
            }
            var fetched: URLResponse?
            let name = call.description.name
            let reply = try await stage.workers.perform(
                workerCall, arguments,
                live: { () async throws(WorkerFault) in
                    let (body, response) = try await self.fetch(request, for: name)
                    (fetched, isAnswered) = (response, true)
                    return body
                })
            return fetched.map { (reply.body, $0) } ?? response(reply, url)
        }

        private func fetch(_ request: URLRequest, for name: String) async throws(WorkerFault) -> (Data, URLResponse) {
            do {
                return try await stage.elsewhere(name) { [session] in try await session.data(for: request) }
            } catch {
                if error is CancellationError { throw .cancelled }
                throw (error as? URLError)?.code == .timedOut ? .timeout : .offline
            }
        }

        private func response(_ reply: ServerReply, _ url: URL) -> (Data, URLResponse) {
            let http = HTTPURLResponse(
                url: url, statusCode: reply.status, httpVersion: "HTTP/1.1", headerFields: reply.headers)
            let plain = URLResponse(
                url: url, mimeType: nil, expectedContentLength: reply.body.count, textEncodingName: nil)
            return (reply.body, http ?? plain)
        }
    }
#endif

/// A request of a ``StageURLSession`` with a closure for its end; it begins when it is resumed.
public final class StageURLSessionTask {
    /// The scope of the task that performs it; strong, the stage owns it.
    private let tasks: TaskScope
    /// What performs it; `nil` once it has begun or was cancelled.
    private var begin: (() async -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The task that performs it; strong until this goes.
    private var task: StageTask?

    init(tasks: TaskScope, _ begin: @escaping () async -> Void) { (self.tasks, self.begin) = (tasks, begin) }

    /// Begins the request; does nothing the second time.
    public func resume() {
        guard let begin else { return }
        self.begin = nil
        task = tasks.startAlways("request") { await begin() }
    }

    /// Ends the request, whose closure is called with `URLError.cancelled`; before it has begun, it never begins.
    public func cancel() {
        begin = nil
        task?.cancel()
    }
}
