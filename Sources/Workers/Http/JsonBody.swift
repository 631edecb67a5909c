import Foundation
import StageRuntime

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
    /// Reads a body.
    ///
    /// What is wrong with it is not told: a decoder's error quotes the body, which may hold a token.
    ///
    /// - Throws: ``WorkerFault/garbage``.
    @Sendable static func decode<Reply: Decodable>(_ body: Data) throws(WorkerFault) -> Reply {
        guard let reply = try? JSONDecoder().decode(Reply.self, from: body) else { throw .garbage }
        return reply
    }
}
