import Foundation

/// What koober sends to its server or keeps in its session file: JSON with the secrets in it.
enum KooberBody {
    /// Returns a value as bytes.
    ///
    /// - Returns: sorted keys, so that equal values give equal bytes; `nil` where a value has no JSON.
    static func json(_ value: some Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.userInfo[.revealsSecrets] = true
        return try? encoder.encode(value)
    }
}
