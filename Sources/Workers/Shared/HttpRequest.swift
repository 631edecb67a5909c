package import Foundation
import StageRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The request of a call to a server.
package struct HttpRequest: Equatable, Sendable {
    /// The HTTP method: `GET`, `POST`.
    let method: String
    /// The path below the base URL: `login`; empty for the base URL itself.
    let path: String
    /// The items of the query, in order; they are not percent-encoded yet.
    let query: [Item]
    /// The name and the password for the header `Authorization` (RFC 7617); `nil` for none.
    let login: Login?
    /// The JSON body; `nil` for none.
    let json: Data?
    /// The statuses that count as success.
    let successes: Range<Int>
    /// Whether a reply without a whole body counts as no connection instead of an invalid body.
    let needsWholeBody: Bool

    /// Makes a request.
    package init(
        method: String = "GET", path: String, query: [Item] = [], login: Login? = nil, json: Data? = nil,
        successes: Range<Int> = 200..<300, needsWholeBody: Bool = false
    ) {
        (self.method, self.path, self.query, self.login, self.json) = (method, path, query, login, json)
        (self.successes, self.needsWholeBody) = (successes, needsWholeBody)
    }

    /// One item of a query.
    package struct Item: Equatable, Sendable {
        let name: String
        let value: String

        /// Makes an item.
        package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
    }

    /// A name, which must not contain a colon, and a password.
    package struct Login: Equatable, Sendable {
        let user: String
        let password: Secret

        /// Makes a login.
        package init(user: String, password: Secret) { (self.user, self.password) = (user, password) }
    }

    /// Returns the request for `URLSession`, with the credentials of the app and the user.
    func urlRequest(to server: URL, apiKey: Secret?, token: Secret?) -> URLRequest {
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
        if let login {
            let text = Data((login.user + ":" + login.password.revealed).utf8).base64EncodedString()
            request.setValue("Basic " + text, forHTTPHeaderField: "Authorization")
        } else if let token {
            request.setValue("Bearer " + token.revealed, forHTTPHeaderField: "Authorization")
        }
        if let apiKey { request.setValue(apiKey.revealed, forHTTPHeaderField: "x-api-key") }
        return request
    }

    /// Percent-encodes all characters that are not unreserved, also `+`, which many servers decode as a space.
    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

/// Encodes values as JSON, including their secrets, for requests and stored files.
package enum JsonBody {
    /// Returns JSON with sorted keys, so that equal values give equal bytes; `nil` if the value cannot be encoded.
    package static func json(_ value: some Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.userInfo[.revealsSecrets] = true
        return try? encoder.encode(value)
    }
}

/// Decodes the JSON replies of servers; unknown keys are ignored.
package enum JsonReply {
    /// Decodes a body.
    ///
    /// The gate turns the decoder's error into ``WorkerFault/garbage``, because it may quote a token.
    @Sendable package static func decode<Reply: Decodable>(_ body: Data) throws -> Reply {
        try JSONDecoder().decode(Reply.self, from: body)
    }
}
