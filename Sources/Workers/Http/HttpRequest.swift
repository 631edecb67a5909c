import Foundation
import StageRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The request of a live worker.
struct HttpRequest: Equatable {
    /// The HTTP method: `GET`, `POST`.
    var method = "GET"
    /// The path below the base URL: `login`; empty for the base URL itself.
    let path: String
    /// The items of the query, in order; they are not percent-encoded yet.
    var query: [Item] = []
    /// The credentials of the user; nil for none.
    var authorization: Authorization?
    /// The key that authorises the app, sent as the header `x-api-key`; `nil` for none.
    var apiKey: Secret?
    /// The JSON body; `nil` for none.
    var json: Data?
    /// The statuses that count as success.
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

    /// Returns the request for `URLSession`.
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

    /// Percent-encodes all characters that are not unreserved, also `+`, which many servers decode as a space.
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
    /// The credentials of a user.
    enum Authorization: Equatable {
        /// A name and a password (RFC 7617); a name that contains a colon cannot be sent.
        case basic(user: String, password: Secret)
        /// A token (RFC 6750).
        case bearer(Secret)

        /// The value of the header `Authorization`.
        var header: String {
            switch self {
            case .basic(let user, let password):
                "Basic " + Data((user + ":" + password.revealed).utf8).base64EncodedString()
            case .bearer(let token): "Bearer " + token.revealed
            }
        }
    }
}

/// Encodes values as JSON, including their secrets, for requests and stored files.
enum JsonBody {
    /// Returns the JSON of a value.
    ///
    /// - Returns: JSON with sorted keys, so that equal values give equal bytes; `nil` if the value cannot be encoded.
    static func json(_ value: some Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.userInfo[.revealsSecrets] = true
        return try? encoder.encode(value)
    }
}

/// Decodes the JSON replies of servers; unknown keys are ignored.
enum JsonReply {
    /// Decodes a body.
    ///
    /// The gate turns the decoder's error into ``WorkerFault/garbage``, because it may quote the body, with a token.
    @Sendable static func decode<Reply: Decodable>(_ body: Data) throws -> Reply {
        try JSONDecoder().decode(Reply.self, from: body)
    }
}
