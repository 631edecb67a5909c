/// A picture, known by its name only.
public struct UIImage: Equatable, Sendable {
    /// The name of the system symbol or of the app's picture.
    public let name: String
    /// Whether it is one of the system's symbols.
    public let isSymbolImage: Bool

    /// Makes a picture of the app's own; `nil` without a name.
    public init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.name = name
        isSymbolImage = false
    }

    /// Makes one of the system's symbols, such as `plus.circle`; `nil` without a name.
    public init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.name = name
        isSymbolImage = true
    }
}
