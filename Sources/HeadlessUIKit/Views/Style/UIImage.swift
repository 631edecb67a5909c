public import Foundation
import StageRuntime

/// An image, known only by its name, by what an image renderer has drawn, or by the bytes of its file.
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

    /// The name of the system symbol or of the app's image, or what a file's bytes are known by; empty for a drawing.
    package let name: String
    /// Whether it is one of the system's symbols.
    public let isSymbolImage: Bool
    /// Whether the image keeps its colours or takes the tint.
    public let renderingMode: RenderingMode
    /// How large and heavy the symbol is; `nil` if the image does not say so.
    public let symbolConfiguration: SymbolConfiguration?
    /// The colour that the image was given.
    private let color: UIColor?
    /// What a renderer has drawn, and the rectangle of it that the image shows; `nil` for an image with a name.
    let drawing: (content: RecordedDrawing, bounds: CGRect)?
    /// The bytes of a file, and its size in points; `nil` for an image of another origin.
    private let file: (data: Data, size: CGSize)?

    private init(
        _ name: String, isSymbol: Bool, _ renderingMode: RenderingMode = .automatic,
        _ configuration: SymbolConfiguration? = nil, color: UIColor? = nil,
        drawing: (content: RecordedDrawing, bounds: CGRect)? = nil, file: (data: Data, size: CGSize)? = nil
    ) {
        self.name = name
        isSymbolImage = isSymbol
        self.renderingMode = renderingMode
        symbolConfiguration = configuration
        self.color = color
        self.drawing = drawing
        self.file = file
    }

    /// Makes an image of the part of a drawing that lies in a rectangle.
    convenience init(_ drawing: RecordedDrawing, in bounds: CGRect) {
        self.init("", isSymbol: false, drawing: (drawing, bounds))
    }

    /// Makes an image of a file's bytes; `nil` if they are no image.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes an image of a file's bytes, with so many pixels to a point; `nil` if they are no image.
    ///
    /// Nothing is decoded: the first bytes say what it is and how large, and a file that is cut off counts as whole.
    public convenience init?(data: Data, scale: CGFloat) {
        guard scale > 0, let header = ImageHeader(data) else { return nil }
        let size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
        self.init(
            "\(header.kind) \(header.width) × \(header.height) \(Self.hash(of: data))", isSymbol: false,
            file: (data, size))
    }

    /// Returns eight digits that differ for the bytes of different files; of a large file the first bytes count.
    private static func hash(of data: Data) -> String {
        var hash = TraceHash()
        hash.combine(UInt64(data.count))
        for byte in data.prefix(1 << 16) { hash.combine(UInt64(byte)) }
        return String(hash.text.suffix(8))
    }

    /// Makes an image of the app; `nil` if the name is empty.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name, isSymbol: false)
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
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name, isSymbol: true)
    }

    /// Makes a system symbol of a size and weight; `nil` if the name is empty.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        guard !name.isEmpty else { return nil }
        self.init(name, isSymbol: true, .automatic, configuration)
    }

    /// What scripts know the image by: its name, or the size of what was drawn.
    var text: String {
        guard let size = drawing?.bounds.size else { return name }
        return "drawing \(Int(saturating: size.width)) × \(Int(saturating: size.height))"
    }

    /// The size in points: 24 either way for a symbol without another configuration, 120 for an image of the app.
    ///
    /// Images have no pixels here; these sizes fit the usual rows and screens. An image that was drawn or made of a
    /// file's bytes has its own size.
    public var size: CGSize {
        if let size = drawing?.bounds.size ?? file?.size { return size }
        guard isSymbolImage else { return CGSize(width: 120, height: 120) }
        let values = symbolConfiguration?.values
        let side = (24 * (values?.pointSize ?? 17) / 17 * (values?.scale.factor ?? 1)).rounded()
        return CGSize(width: side, height: side)
    }

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            name, isSymbol: isSymbolImage, renderingMode, symbolConfiguration, color: color, drawing: drawing,
            file: file)
    }

    /// Returns the image with a colour, which a view's tint replaces unless the image keeps its colours.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns the image with a colour and a rendering mode; with `alwaysOriginal` it has that colour everywhere.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            name, isSymbol: isSymbolImage, renderingMode, symbolConfiguration, color: color, drawing: drawing,
            file: file)
    }

    /// Returns the symbol with what a configuration specifies; any other image as it is.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbolImage else { return self }
        let whole = symbolConfiguration?.applying(configuration) ?? configuration
        return UIImage(name, isSymbol: true, renderingMode, whole, color: color)
    }

    /// Returns the symbol with what a configuration specifies; `nil` if the image is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    /// Returns the symbol with what a view prefers, as far as the image does not say otherwise.
    func preferring(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbolImage else { return self }
        let whole = symbolConfiguration.map { configuration.applying($0) } ?? configuration
        return UIImage(name, isSymbol: true, renderingMode, whole, color: color)
    }

    /// The colour in which the image is drawn whatever the tint is; `nil` if it takes the tint.
    var ownColor: UIColor? {
        switch renderingMode {
        case .alwaysTemplate: nil
        case .alwaysOriginal: color ?? symbolConfiguration?.values.color ?? (isSymbolImage ? .label : nil)
        case .automatic: symbolConfiguration?.values.color ?? (isSymbolImage ? nil : color)
        }
    }

    /// Returns whether two images are the same and drawn in the same way.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left === right
            || left.name == right.name && left.isSymbolImage == right.isSymbolImage
                && left.renderingMode == right.renderingMode && left.color == right.color
                && left.symbolConfiguration == right.symbolConfiguration
                && left.drawing?.content == right.drawing?.content && left.drawing?.bounds == right.drawing?.bounds
                && left.file?.data == right.file?.data && left.file?.size == right.file?.size
    }

    /// Combines the name and the rendering mode into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(isSymbolImage)
        hasher.combine(renderingMode)
    }
}
