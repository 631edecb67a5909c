public import Foundation

/// An image, known only by its name.
///
/// Two images are equal if they have the same name and are drawn in the same way.
public nonisolated final class UIImage: Hashable, Sendable {
    /// Whether an image keeps its colours or takes the tint.
    public nonisolated enum RenderingMode: Int, Sendable {
        /// As usual: a symbol takes the tint, any other image keeps its colours.
        case automatic = 0
        /// It keeps its colours.
        case alwaysOriginal = 1
        /// It takes the tint.
        case alwaysTemplate = 2
    }

    /// The name of the system symbol or of the app's image.
    package let name: String
    /// Whether it is one of the system's symbols.
    public let isSymbolImage: Bool
    /// Whether the image keeps its colours or takes the tint; since it has no pixels, it is drawn the same.
    public let renderingMode: RenderingMode

    private init(_ name: String, isSymbol: Bool, _ renderingMode: RenderingMode) {
        self.name = name
        isSymbolImage = isSymbol
        self.renderingMode = renderingMode
    }

    /// Makes an image of the app; `nil` if the name is empty.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name, isSymbol: false, .automatic)
    }

    /// Makes a system symbol, such as `plus.circle`; `nil` if the name is empty.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name, isSymbol: true, .automatic)
    }

    /// The size in points: 24 either way for a symbol, 120 for any other.
    ///
    /// Images have no pixels here; these sizes fit the usual rows and screens.
    public var size: CGSize { isSymbolImage ? CGSize(width: 24, height: 24) : CGSize(width: 120, height: 120) }

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(name, isSymbol: isSymbolImage, renderingMode)
    }

    /// Returns whether two images are the same and drawn in the same way.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left === right
            || left.name == right.name && left.isSymbolImage == right.isSymbolImage
                && left.renderingMode == right.renderingMode
    }

    /// Combines what equality compares into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(isSymbolImage)
        hasher.combine(renderingMode)
    }
}
