import Foundation

/// The body of the server's reply: `[query, [suggestion, …], …]`; what follows the suggestions is ignored.
///
/// The bytes are UTF-8; where they are not they are read as ISO Latin-1, which the server sends for some languages.
struct SuggestionsReply: Decodable {
    /// The suggestions, in the server's order.
    let suggestions: [String]

    /// Reads the query, which is not used, and the suggestions.
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        _ = try container.decode(String.self)
        suggestions = try container.decode([String].self)
    }

    /// Returns the suggestions in a body, `nil` where it is not such a reply.
    static func suggestions(in body: Data) -> [String]? {
        let isUnicode = String(validating: body, as: UTF8.self) != nil
        let bytes = isUnicode ? body : Data(String(decoding: body.map(UInt16.init), as: UTF16.self).utf8)
        return try? JSONDecoder().decode(SuggestionsReply.self, from: bytes).suggestions
    }
}
