/// A request of a browser, as far as the studio reads HTTP/1.1 (RFC 9112).
package struct HttpRequest: Equatable, Sendable {
    /// Why a request is refused, with the status that answers it.
    package struct Refusal: Error, Equatable {
        /// The status of the answer.
        package var status: Int
        /// The text of the answer.
        package var reason: String
    }

    /// `GET`, `POST` and such.
    package var method: String
    /// The path, without what follows a question mark.
    package var path: String
    /// The values of the header fields, by their names in small letters.
    package var fields: [String: String]
    /// What follows the head.
    package var body: [UInt8] = []

    /// The largest head, in bytes.
    package static let largestHead = 16 << 10
    /// The largest body, in bytes.
    package static let largestBody = 1 << 20

    /// Returns the number of bytes of the head, with the empty line; nil until it has arrived.
    package static func headEnd(in bytes: [UInt8]) throws(Refusal) -> Int? {
        let mark: [UInt8] = [13, 10, 13, 10]
        let searched = bytes.prefix(largestHead)
        if let end = searched.indices.dropLast(3).first(where: { searched[$0..<$0 + 4].elementsEqual(mark) }) {
            return end + 4
        }
        guard bytes.count < largestHead else { throw Refusal(status: 431, reason: "the head is too long") }
        return nil
    }

    /// Parses a head.
    package init(head: some Collection<UInt8>) throws(Refusal) {
        guard let text = String(validating: head, as: UTF8.self) else {
            throw Refusal(status: 400, reason: "the head is no text")
        }
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: true)
        let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/") else {
            throw Refusal(status: 400, reason: "the request line is not METHOD PATH HTTP/1.1")
        }
        method = String(words[0])
        path = String(words[1].prefix { $0 != "?" })
        fields = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else {
                throw Refusal(status: 400, reason: "a header field has no colon")
            }
            let name = line[..<colon].lowercased()
            guard !name.isEmpty, !name.contains(where: \.isWhitespace), fields[name] == nil else {
                throw Refusal(status: 400, reason: "a header field is wrong or stands twice")
            }
            fields[name] = line[line.index(after: colon)...].trimmingBlanks
        }
        if fields["transfer-encoding"] != nil {
            throw Refusal(status: 411, reason: "a body needs a Content-Length")
        }
    }

    /// The number of bytes of the body that follows the head.
    package var bodyLength: Int {
        get throws(Refusal) {
            guard let text = fields["content-length"] else { return 0 }
            guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }), let length = Int(text) else {
                throw Refusal(status: 400, reason: "the Content-Length is no number")
            }
            guard length <= Self.largestBody else { throw Refusal(status: 413, reason: "the body is too long") }
            return length
        }
    }
}

extension Substring {
    fileprivate var trimmingBlanks: String {
        var text = self
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return String(text.drop { $0 == " " || $0 == "\t" })
    }
}

/// An answer to a browser.
package struct HttpResponse: Sendable {
    /// The status.
    package var status = 200
    /// The media type of the body.
    package var type = "application/json"
    /// The content.
    package var body: [UInt8] = []

    /// Makes an answer.
    package init(status: Int = 200, type: String = "application/json", body: [UInt8]) {
        (self.status, self.type, self.body) = (status, type, body)
    }

    /// Makes an answer of plain text.
    package static func text(_ status: Int, _ text: String) -> HttpResponse {
        HttpResponse(status: status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
    }

    /// The answer as bytes; the page may load nothing from other servers.
    var bytes: [UInt8] {
        let reasons = [200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed"]
        let head = [
            "HTTP/1.1 \(status) \(reasons[status] ?? "Refused")", "Content-Type: \(type)",
            "Content-Length: \(body.count)", "Connection: close", "Cache-Control: no-store",
            "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ]
        return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}
