import Foundation

extension LoopbackServer {
    /// A request as it was read from the wire.
    package struct Request: Equatable, Sendable {
        /// `GET`, `POST`.
        package let method: String
        /// The path with its query, as sent: `/locations?query=a%20b`.
        package let target: String
        /// The headers' values by their names in lower case.
        package let headers: [String: String]
        /// The body.
        package let body: String

        /// The path without its query.
        package var path: String { String(target.prefix { $0 != "?" }) }

        /// Takes bytes until they make a request.
        struct Reader {
            /// What has come so far.
            private var bytes = Data()

            /// Adds what has come.
            mutating func take(_ data: Data) { bytes.append(data) }

            /// The request, once all of it is there.
            var request: Request? {
                guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
                let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
                let words = (lines.first ?? "").split(separator: " ").map(String.init)
                var headers: [String: String] = [:]
                for line in lines.dropFirst() {
                    let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
                    guard parts.count == 2 else { continue }
                    headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
                }
                let body = bytes[end.upperBound...]
                guard words.count == 3, body.count >= headers["content-length"].flatMap({ Int($0) }) ?? 0 else {
                    return nil
                }
                return Request(
                    method: words[0], target: words[1], headers: headers, body: String(decoding: body, as: UTF8.self))
            }
        }
    }
}
