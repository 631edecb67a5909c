/// A text that only the user and the server may see, such as a password or a token.
///
/// Traces, states, errors and debuggers show `<secret>` instead, and encoders write it, unless
/// ``Swift/CodingUserInfoKey/revealsSecrets`` is set.
package struct Secret: Equatable, Sendable {
    /// The text shown instead.
    package static let placeholder = "<secret>"

    /// The text itself, for requests, stored files, and the offline server's comparison only.
    package let revealed: String

    /// Wraps a text.
    package init(_ text: String) { revealed = text }

    /// Whether a header can contain the text: it is not empty, and printable ASCII without spaces.
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
    /// Decodes a text.
    package init(from decoder: any Decoder) throws {
        revealed = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes the placeholder, or the text if the encoder may have it.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let isRevealed = encoder.userInfo[.revealsSecrets] as? Bool == true
        try container.encode(isRevealed ? revealed : Self.placeholder)
    }
}

extension CodingUserInfoKey {
    /// Set to `true` for encoders whose output goes only to the server or to the app's own files.
    package static let revealsSecrets = CodingUserInfoKey(validating: "revealsSecrets")

    /// Makes a key; the library's failable initializer never fails.
    private init(validating name: String) {
        guard let key = CodingUserInfoKey(rawValue: name) else {
            preconditionFailure("no coding key could be made for \"\(name)\"; use a name that is not empty")
        }
        self = key
    }
}
