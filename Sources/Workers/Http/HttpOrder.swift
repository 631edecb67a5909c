import Foundation
import StageRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request with its limits, sent to the process of the exchange as a line of JSON.
///
/// It contains passwords and tokens in plain text; it is sent only through a pipe between the two processes.
struct HttpOrder: Codable, Equatable {
    /// The URL of the request.
    let url: URL
    /// The method: `GET`, `POST`.
    let method: String
    /// The headers, by name.
    let headers: [String: String]
    /// The body; nil for none.
    let body: Data?
    /// The statuses that count as success.
    let successes: Range<Int>
    /// The largest time and body size of the reply.
    let limits: HttpLimits

    /// Makes the order for a request.
    init(_ request: URLRequest, url: URL, successes: Range<Int>, limits: HttpLimits) {
        self.url = url
        method = request.httpMethod ?? "GET"
        headers = request.allHTTPHeaderFields ?? [:]
        body = request.httpBody
        (self.successes, self.limits) = (successes, limits)
    }

    /// The request for `URLSession`.
    var request: URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body
        request.allHTTPHeaderFields = headers
        return request
    }
}

/// The result of an exchange as JSON, sent by its process: a body, a status or another fault.
struct HttpReply: Codable {
    /// The body, if the exchange succeeded.
    private var body: Data?
    /// The status, if it is not a success.
    private var status: Int?
    /// The name of any other fault.
    private var fault: String?

    /// Makes a reply for a result.
    init(_ result: Result<Data, WorkerFault>) {
        switch result {
        case .success(let body): self.body = body
        case .failure(.status(let code)): status = code
        case .failure(let fault): self.fault = fault.description
        }
    }

    /// The result; an unknown fault counts as `garbage`.
    var result: Result<Data, WorkerFault> {
        if let body { return .success(body) }
        if let status { return .failure(.status(status)) }
        return .failure([.offline, .timeout, .unauthorised].first { $0.description == fault } ?? .garbage)
    }
}
