public import Foundation
import StageRuntime

/// An image, known only by its name, by the drawing of an image renderer, or by the bytes of its file.
///
/// Two images are equal if they have the same name and are drawn alike.
public nonisolated final class UIImage: Hashable, Sendable {
    /// Whether an image keeps its colours or is drawn in the tint.
    @nonexhaustive public nonisolated enum RenderingMode: Int, Sendable {
        /// A symbol is drawn in the tint, any other image keeps its colours.
        case automatic = 0
        /// It keeps its colours.
        case alwaysOriginal = 1
        /// It is drawn in the tint.
        case alwaysTemplate = 2
    }

    struct Parts {
        /// The name of the system symbol or of the app's image; empty for other images.
        var name = ""
        var isSymbol = false
        var renderingMode = RenderingMode.automatic
        var configuration: SymbolConfiguration?
        var color: UIColor?
        /// The drawing of a renderer, and its rectangle that the image shows.
        var drawing: (content: RecordedDrawing, bounds: CGRect)?
        var data: Data?
        /// The size in points; `nil` for that of the name.
        var size: CGSize?
        var scale: CGFloat = 3
        var orientation = Orientation.up
    }

    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }

    func changing(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        change(&parts)
        return UIImage(parts)
    }

    /// Makes an image without a size, which shows nothing.
    public convenience init() { self.init(Parts(size: .zero, scale: 1)) }

    /// Makes an image of a rectangle of a drawing.
    convenience init(_ drawing: RecordedDrawing, in bounds: CGRect, scale: CGFloat) {
        self.init(Parts(drawing: (drawing, bounds), size: bounds.size, scale: scale))
    }

    /// Makes an image from a file's bytes; `nil` if they are no image.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes an image from a file's bytes, of which only the header is read; `nil` if they are no image.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let header = ImageHeader(data) else { return nil }
        let size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
        let name = "\(header.kind) \(header.width) × \(header.height) \(Self.hash(of: data))"
        self.init(Parts(name: name, data: data, size: size, scale: scale))
    }

    /// Returns eight digits that differ for different files, by their lengths and first bytes.
    private static func hash(of data: Data) -> String {
        var hash = TraceHash()
        hash.combine(UInt64(data.count))
        for byte in data.prefix(1 << 16) { hash.combine(UInt64(byte)) }
        return String(hash.text.suffix(8))
    }

    /// Makes an image of the app; `nil` if the name is empty.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(Parts(name: name))
    }

    /// Makes an image of the app or of a package; `nil` if the name is empty.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// Makes an image of the app or of a package; `nil` if the name is empty.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
        self.init(named: name)
    }

    /// Makes a system symbol, such as `plus.circle`; `nil` if the name is empty.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Makes a system symbol with a size and weight; `nil` if the name is empty.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard !name.isEmpty else { return nil }
        self.init(Parts(name: name, isSymbol: true, configuration: configuration))
    }

    /// The name of the system symbol or of the app's image.
    package var name: String { parts.name }
    /// Whether it is one of the system's symbols.
    public var isSymbolImage: Bool { parts.isSymbol }
    /// Whether the image keeps its colours or is drawn in the tint.
    public var renderingMode: RenderingMode { parts.renderingMode }
    /// Size, weight and colour of the symbol; `nil` if the image does not set them.
    public var symbolConfiguration: SymbolConfiguration? { parts.configuration }
    var drawing: (content: RecordedDrawing, bounds: CGRect)? { parts.drawing }
    var isEmpty: Bool { parts.name.isEmpty && parts.drawing == nil }
    /// The name of the image for scripts, or the size of what was drawn.
    var text: String {
        guard let size = drawing?.bounds.size else { return name }
        return "drawing \(Int(saturating: size.width)) × \(Int(saturating: size.height))"
    }

    /// The size in points: 24 by 24 for a symbol without a configuration, 120 by 120 for an image of the app.
    ///
    /// These sizes fit common rows and screens. An image that was drawn or made from a file has its own size.
    public var size: CGSize {
        if let size = parts.size { return size }
        guard isSymbolImage else { return CGSize(width: 120, height: 120) }
        let values = symbolConfiguration?.values
        let side = (24 * (values?.pointSize ?? 17) / 17 * (values?.scale.factor ?? 1)).rounded()
        return CGSize(width: side, height: side)
    }

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// Returns the image with a colour, which a view's tint replaces unless the image keeps its colours.
    public func withTintColor(_ color: UIColor) -> UIImage { changing { $0.color = color } }

    /// Returns the image with a colour and a rendering mode; with `alwaysOriginal` it always has that colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing { ($0.color, $0.renderingMode) = (color, renderingMode) }
    }

    /// Returns the symbol with what a configuration specifies; any other image unchanged.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbolImage else { return self }
        return changing { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
    }

    /// Returns the symbol with what a configuration specifies; `nil` if the image is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// Returns the symbol with what a view prefers, except for what the image specifies.
    func preferring(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbolImage else { return self }
        return changing { $0.configuration = $0.configuration.map { configuration.applying($0) } ?? configuration }
    }

    /// The colour in which the image is always drawn; `nil` if that is the tint.
    var ownColor: UIColor? {
        switch renderingMode {
        case .alwaysTemplate: nil
        case .alwaysOriginal: parts.color ?? symbolConfiguration?.values.color ?? (isSymbolImage ? .label : nil)
        case .automatic: symbolConfiguration?.values.color ?? (isSymbolImage ? nil : parts.color)
        }
    }

    /// Returns whether two images are the same and drawn in the same manner.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        if left === right { return true }
        let (one, other) = (left.parts, right.parts)
        return one.name == other.name && one.isSymbol == other.isSymbol && one.renderingMode == other.renderingMode
            && one.color == other.color && one.configuration == other.configuration
            && one.drawing?.content == other.drawing?.content && one.drawing?.bounds == other.drawing?.bounds
            && one.data == other.data && one.size == other.size && one.scale == other.scale
            && one.orientation == other.orientation
    }

    /// Combines the name and the rendering mode into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(isSymbolImage)
        hasher.combine(renderingMode)
    }
}
