package import Foundation

extension LoopbackServer {
    /// What the server sends back, and whether it then goes on to wait.
    package struct Answer: Sendable {
        /// The bytes, in the pieces in which they are sent.
        var parts: [Data]
        /// Whether the connection stays open until the client goes or the server is closed.
        var hangs = false

        /// Whether the pieces are sent again and again until the client goes.
        var isEndless = false

        /// Whether the connection ends by a reset instead of in order.
        var resets = false

        /// Sends bytes as they are, and closes.
        package static func raw(_ text: String) -> Answer { Answer(parts: [Data(text.utf8)]) }

        /// Sends bytes as they are, and closes.
        package static func bytes(_ bytes: Data) -> Answer { Answer(parts: [bytes]) }

        /// Sends bytes as they are, and resets the connection.
        package static func reset(after text: String) -> Answer {
            Answer(parts: [Data(text.utf8)], resets: true)
        }

        /// Sends bytes as they are, and then nothing more for as long as the client stays.
        package static func hanging(after text: String = "") -> Answer {
            Answer(parts: [Data(text.utf8)], hangs: true)
        }

        /// Answers with status 200 and JSON.
        package static func json(_ body: String) -> Answer { status(200, body: body) }

        /// Answers with a status, further headers and a body.
        package static func status(_ code: Int, headers: [String] = [], body: String = "") -> Answer {
            var lines = ["HTTP/1.1 \(code) Whatever", "Content-Length: \(body.utf8.count)", "Connection: close"]
            lines += headers
            return raw(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
        }

        /// Answers with status 200 and a body that never ends, in chunks of a mebibyte.
        package static var endless: Answer {
            let head = Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8)
            return Answer(parts: [head + Data(repeating: UInt8(ascii: " "), count: 1 << 20)], isEndless: true)
        }

        /// Answers with status 200 and a body of so many spaces, of which it tells the length beforehand or not.
        package static func spaces(_ count: Int, tellsLength: Bool) -> Answer {
            let length = tellsLength ? "Content-Length: \(count)\r\n" : ""
            let head = Data("HTTP/1.1 200 OK\r\n\(length)Connection: close\r\n\r\n".utf8)
            let megabyte = Data(repeating: UInt8(ascii: " "), count: 1 << 20)
            var parts = [head] + Array(repeating: megabyte, count: count >> 20)
            parts.append(megabyte.prefix(count & (1 << 20 - 1)))
            return Answer(parts: parts)
        }
    }
}
