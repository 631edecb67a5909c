import Foundation
import StageRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request with everything that its exchange needs, sent to the exchange's process as a line of JSON.
///
/// It contains passwords and tokens in plain text, since it is sent only through a socket between the two processes.
struct HttpOrder: Codable, Equatable {
    /// Where to.
    let url: URL
    /// `GET`, `POST`.
    let method: String
    /// The headers, by name.
    let headers: [String: String]
    /// What is sent.
    let body: Data?
    /// The first status that is a success, and the one after the last.
    let successes: [Int]
    /// How long the answer may take, in seconds.
    let timeout: Double
    /// How long its body may be, in bytes.
    let bodySize: Int

    /// Takes down a request, what is a success and what is put up with.
    init(_ request: URLRequest, url: URL, successes: Range<Int>, limits: HttpLimits) {
        self.url = url
        method = request.httpMethod ?? "GET"
        headers = request.allHTTPHeaderFields ?? [:]
        body = request.httpBody
        self.successes = [successes.lowerBound, successes.upperBound]
        timeout = limits.timeout / .seconds(1)
        bodySize = limits.bodySize
    }

    /// Decodes an order; `nil` if the line is none.
    init?(line: Data) {
        guard let order = try? JSONDecoder().decode(HttpOrder.self, from: line), order.successes.count == 2,
            order.successes[0] <= order.successes[1]
        else { return nil }
        self = order
    }

    /// The order as a line, with its end.
    var line: Data { ((try? JSONEncoder().encode(self)) ?? Data()) + [UInt8(ascii: "\n")] }

    /// The request.
    var request: URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body
        request.allHTTPHeaderFields = headers
        return request
    }

    /// Which statuses are a success.
    var range: Range<Int> { successes[0]..<successes[1] }

    /// What is put up with.
    var limits: HttpLimits { HttpLimits(timeout: .seconds(timeout), bodySize: bodySize) }
}

/// What came of an exchange, as the process that carried it out says it: a line, and a body below it.
///
/// ```
/// body 2
/// {}
/// ```
/// or `fault status 503`.
enum HttpReply {
    /// Writes a result.
    static func bytes(of result: Result<Data, WorkerFault>) -> Data {
        switch result {
        case .success(let body): Data("body \(body.count)\n".utf8) + body
        case .failure(let fault): Data("fault \(fault)\n".utf8)
        }
    }

    /// Decodes a result; `garbage` if it is incomplete or none, since the process then ended early.
    static func result(of bytes: Data) -> Result<Data, WorkerFault> {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return .failure(.garbage) }
        let body = Data(bytes[(end + 1)...])
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ", maxSplits: 1)
        switch words.first {
        case "body" where words.count == 2 && Int(words[1]) == body.count: return .success(body)
        case "fault" where words.count == 2: return .failure(fault(words[1]))
        default: return .failure(.garbage)
        }
    }

    private static func fault(_ text: Substring) -> WorkerFault {
        let words = text.split(separator: " ")
        if words.count == 2, words[0] == "status", let code = Int(words[1]) { return .status(code) }
        return [.offline, .timeout, .unauthorised].first { $0.description == text } ?? .garbage
    }
}
