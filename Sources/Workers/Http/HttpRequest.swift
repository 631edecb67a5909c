import Foundation
import StageRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a live worker asks of its server.
struct HttpRequest: Equatable {
    /// The HTTP method: `GET`, `POST`.
    var method = "GET"
    /// Where, below the base URL: `login`; empty for the base URL itself.
    let path: String
    /// The query's items, in order; they are percent-encoded here.
    var query: [Item] = []
    /// Who asks.
    var authorization: Authorization?
    /// What the app shows the server that it may ask, as the header `x-api-key`; `nil` for nothing.
    var apiKey: Secret?
    /// What is sent, as JSON; `nil` for nothing.
    var json: Data?
    /// Which statuses are a success.
    var successes = 200..<300

    /// One item of a query.
    struct Item: Equatable {
        let name: String
        let value: String

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Returns the request as `URLSession` takes it.
    func urlRequest(to server: URL) -> URLRequest {
        var url = path.isEmpty ? server : server.appending(path: path)
        if !query.isEmpty, var components = URLComponents(url: url, resolvingAgainstBaseURL: false) {
            components.percentEncodedQuery =
                query.map { Self.encoded($0.name) + "=" + Self.encoded($0.value) }.joined(separator: "&")
            url = components.url ?? url
        }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = json
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if json != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        if let authorization { request.setValue(authorization.header, forHTTPHeaderField: "Authorization") }
        if let apiKey { request.setValue(apiKey.revealed, forHTTPHeaderField: "x-api-key") }
        return request
    }

    /// Encodes all but the unreserved characters, `+` too, which many servers read as a space.
    private static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".unicodeScalars)
        var result = String.UnicodeScalarView()
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.append(Unicode.Scalar(byte))
            default:
                result.append("%")
                result.append(digits[Int(byte >> 4)])
                result.append(digits[Int(byte & 15)])
            }
        }
        return String(result)
    }
}

extension HttpRequest {
    /// The credentials of a request.
    enum Authorization: Equatable {
        /// By name and password, RFC 7617; a name with a colon in it cannot be sent this way.
        case basic(user: String, password: Secret)
        /// By a token, RFC 6750.
        case bearer(Secret)

        /// The header's value.
        var header: String {
            switch self {
            case .basic(let user, let password):
                "Basic " + Data((user + ":" + password.revealed).utf8).base64EncodedString()
            case .bearer(let token): "Bearer " + token.revealed
            }
        }
    }
}

/// What a live worker sends to its server, or a store keeps in its file: JSON with the secrets in it.
enum JsonBody {
    /// Returns a value as bytes.
    ///
    /// - Returns: sorted keys, so that equal values give equal bytes; `nil` if a value has no JSON.
    static func json(_ value: some Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.userInfo[.revealsSecrets] = true
        return try? encoder.encode(value)
    }
}

/// Reads what a server sends: JSON in UTF-8; keys that are not known are passed over.
enum JsonReply {
    /// Decodes a body.
    ///
    /// The gate makes ``WorkerFault/garbage`` of the decoder's error: it may quote the body of a server, with a token.
    @Sendable static func decode<Reply: Decodable>(_ body: Data) throws -> Reply {
        try JSONDecoder().decode(Reply.self, from: body)
    }
}
