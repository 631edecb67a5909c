import Foundation
import StageRuntime

/// Reads what koober's server sends: JSON in UTF-8; keys that are not known are passed over.
enum KooberReply {
    /// Reads a body.
    ///
    /// What is wrong with it is not told: a decoder's error quotes the body, which may hold the token.
    ///
    /// - Throws: ``WorkerFault/garbage``.
    @Sendable static func decode<Reply: Decodable>(_ body: Data) throws(WorkerFault) -> Reply {
        guard let reply = try? JSONDecoder().decode(Reply.self, from: body) else { throw .garbage }
        return reply
    }
}
