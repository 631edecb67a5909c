import Foundation
import StageRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request with everything that its exchange needs, sent to the exchange's process as a line of JSON.
///
/// It contains passwords and tokens in plain text, since it is sent only through a pipe between the two processes.
struct HttpOrder: Codable, Equatable {
    /// Where to.
    let url: URL
    /// `GET`, `POST`.
    let method: String
    /// The headers, by name.
    let headers: [String: String]
    /// What is sent.
    let body: Data?
    /// Which statuses are a success.
    let successes: Range<Int>
    /// The longest time and the largest body of an answer.
    let limits: HttpLimits

    /// Makes the order of a request.
    init(_ request: URLRequest, url: URL, successes: Range<Int>, limits: HttpLimits) {
        self.url = url
        method = request.httpMethod ?? "GET"
        headers = request.allHTTPHeaderFields ?? [:]
        body = request.httpBody
        (self.successes, self.limits) = (successes, limits)
    }

    /// The request.
    var request: URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body
        request.allHTTPHeaderFields = headers
        return request
    }
}

/// What came of an exchange, as its process sends it: JSON with a body, a status or another fault.
struct HttpReply: Codable {
    /// The body of a successful answer.
    private var body: Data?
    /// The status of an answer that is no success.
    private var status: Int?
    /// The words for any other fault.
    private var fault: String?

    /// Takes down a result.
    init(_ result: Result<Data, WorkerFault>) {
        switch result {
        case .success(let body): self.body = body
        case .failure(.status(let code)): status = code
        case .failure(let fault): self.fault = fault.description
        }
    }

    /// The result; any fault that an exchange does not have is `garbage`.
    var result: Result<Data, WorkerFault> {
        if let body { return .success(body) }
        if let status { return .failure(.status(status)) }
        return .failure([.offline, .timeout, .unauthorised].first { $0.description == fault } ?? .garbage)
    }
}
