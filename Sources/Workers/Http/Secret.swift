/// A text that only its user and its server may see, such as a password or a token.
///
/// Wherever it is shown, in a trace, a state, an error or a debugger, it is `<secret>`. It is encoded as `<secret>`
/// too, unless the encoder has ``Swift/CodingUserInfoKey/revealsSecrets`` set.
package struct Secret: Equatable, Sendable {
    /// What is shown in place of the text.
    package static let placeholder = "<secret>"

    /// The text itself, for the one place that needs it: a request's header or body, the offline server's comparison.
    package let revealed: String

    /// Wraps a text.
    package init(_ text: String) {
        revealed = text
    }

    /// Whether a header can carry the text: it is not empty, and printable ASCII without spaces.
    package var isHeaderValue: Bool {
        !revealed.isEmpty && revealed.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The placeholder.
    package var description: String { Self.placeholder }
    /// The placeholder.
    package var debugDescription: String { Self.placeholder }
    /// A struct without properties, so that reflection finds nothing.
    package var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

extension Secret: Codable {
    /// Reads a text.
    package init(from decoder: any Decoder) throws {
        revealed = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the placeholder, or the text if the encoder may have it.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let isRevealed = encoder.userInfo[.revealsSecrets] as? Bool == true
        try container.encode(isRevealed ? revealed : Self.placeholder)
    }
}

extension CodingUserInfoKey {
    /// Set to `true` for an encoder whose bytes go to the server or to the session's own file, and nowhere else.
    package static let revealsSecrets = CodingUserInfoKey(validating: "revealsSecrets")

    /// Makes a key; the failable initialiser of the library never fails.
    private init(validating name: String) {
        guard let key = CodingUserInfoKey(rawValue: name) else {
            preconditionFailure("a coding key of a fixed name is always made; give it one that is not empty")
        }
        self = key
    }
}
