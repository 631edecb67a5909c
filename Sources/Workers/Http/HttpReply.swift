import Foundation
import StageRuntime

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

    /// Reads a result; whatever is not one, or breaks off, is `garbage`: the process ended before it could say more.
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
