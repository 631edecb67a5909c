public import Foundation

/// A picture, known by its name only.
///
/// Two pictures are equal if they have the same name and are drawn in the same way.
public nonisolated final class UIImage: Hashable, Sendable {
    /// Whether a picture keeps its colours or takes the tint.
    public nonisolated enum RenderingMode: Int, Sendable {
        /// As where it is shown asks for: a symbol takes the tint, any other keeps its colours.
        case automatic = 0
        /// It keeps its colours.
        case alwaysOriginal = 1
        /// It takes the tint.
        case alwaysTemplate = 2
    }

    /// The name of the system symbol or of the app's picture.
    package let name: String
    /// Whether it is one of the system's symbols.
    public let isSymbolImage: Bool
    /// Whether the picture keeps its colours or takes the tint; pictures without pixels are drawn alike.
    public let renderingMode: RenderingMode

    private init(_ name: String, isSymbol: Bool, _ renderingMode: RenderingMode) {
        self.name = name
        isSymbolImage = isSymbol
        self.renderingMode = renderingMode
    }

    /// Makes a picture of the app's own; `nil` without a name.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name, isSymbol: false, .automatic)
    }

    /// Makes one of the system's symbols, such as `plus.circle`; `nil` without a name.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name, isSymbol: true, .automatic)
    }

    /// The size in points: 24 either way for a symbol, 120 for any other.
    ///
    /// Pictures have no pixels here, so that every size is one that fits the usual rows and screens.
    public var size: CGSize { isSymbolImage ? CGSize(width: 24, height: 24) : CGSize(width: 120, height: 120) }

    /// Returns the picture, to be drawn in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(name, isSymbol: isSymbolImage, renderingMode)
    }

    /// Tells whether two pictures are the same and drawn in the same way.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left === right
            || left.name == right.name && left.isSymbolImage == right.isSymbolImage
                && left.renderingMode == right.renderingMode
    }

    /// Feeds what equality compares to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(isSymbolImage)
        hasher.combine(renderingMode)
    }
}
