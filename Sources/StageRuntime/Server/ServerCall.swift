public import Foundation

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// A request that an app makes to its server: its name in scripts, and what answers it on a stage.
///
/// An app lists its calls once, for its ``StageURLSession`` and for its `workerCalls`:
///
/// ```swift
/// static let server = [
///     ServerCall("books.list", "GET /books", latency: .milliseconds(400)) { _ in .json(#"[{"title": "Emma"}]"#) },
///     ServerCall("books.remove", "DELETE /books/*") { _ in .status(204) },
/// ]
/// static let workerCalls = server.map(\.description)
/// ```
///
/// Scripts then fail, delay, hold and replace the replies, and expect the requests, as those of a worker:
/// `fail books.list with status 503`.
public struct ServerCall: Sendable {
    /// The properties of the call, as an app's `workerCalls` lists them.
    public let description: WorkerCallDescription
    /// The method of the requests: `GET`.
    let method: String
    /// The parts of the path; `*` stands for any one part.
    private let path: [Substring]
    let answer: @Sendable (URLRequest) -> ServerReply

    /// Makes a call.
    ///
    /// - Parameters:
    ///   - name: the name in scripts: `books.list`; the part before the dot is the worker in the configuration.
    ///   - request: the method and the path of the requests that it stands for, on any server: `DELETE /books/*`, in
    ///     which `*` stands for any one part; a path alone is that of `GET`.
    ///   - latency: how long a reply takes, in virtual time.
    ///   - secretArguments: the names of the items of the query that no trace may show.
    ///   - answer: makes the reply, on the stage, when it is delivered. What a server remembers between requests can
    ///     be kept in `Stage.current.object(_:make:)`.
    public init(
        _ name: String, _ request: String, latency: Duration = .milliseconds(100), secretArguments: [String] = [],
        answer: @escaping @Sendable (URLRequest) -> ServerReply
    ) {
        description = WorkerCallDescription(name, kind: .network, latency: latency, secretArguments: secretArguments)
        let method = request.prefix { $0 != " " && $0 != "/" }
        self.method = method.isEmpty ? "GET" : method.uppercased()
        path = request.drop { $0 != "/" }.split(separator: "/")
        self.answer = answer
    }

    func matches(_ request: URLRequest) -> Bool {
        guard (request.httpMethod ?? "GET") == method, let parts = request.url?.path.split(separator: "/"),
            parts.count == path.count
        else { return false }
        return zip(path, parts).allSatisfy { $0 == "*" || $0 == $1 }
    }

    /// Returns what a trace shows of a request: its path, and the items of its query.
    func arguments(of request: URLRequest) -> [TraceEvent.Field] {
        guard let url = request.url else { return [] }
        let query = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
        return [TraceEvent.Field("path", url.path)] + query.map { TraceEvent.Field($0.name, $0.value ?? "") }
    }
}

/// What a server answers to a request.
public struct ServerReply: Sendable {
    /// The HTTP status.
    public var status: Int
    /// The headers.
    public var headers: [String: String]
    /// The body.
    public var body: Data

    /// Makes a reply.
    public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// Returns a successful reply with a text of JSON.
    public static func json(_ text: String) -> ServerReply {
        ServerReply(headers: ["Content-Type": "application/json"], body: Data(text.utf8))
    }

    /// Returns a successful reply with a value as JSON; status 500, with the error, if it cannot be encoded.
    public static func json(_ value: some Encodable) -> ServerReply {
        do {
            return ServerReply(headers: ["Content-Type": "application/json"], body: try JSONEncoder().encode(value))
        } catch {
            return ServerReply(status: 500, body: Data("\(error)".utf8))
        }
    }

    /// Returns a reply with a status and an empty body.
    public static func status(_ code: Int) -> ServerReply { ServerReply(status: code) }
}
