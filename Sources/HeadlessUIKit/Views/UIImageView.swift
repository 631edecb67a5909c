public import Foundation

/// A view that shows a picture; without label and identifier it is decorative, and no element.
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a view without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view that shows a picture.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
        accessibilityTraits = .image
    }

    /// The picture's size in points: 24 either way for a symbol, 120 for any other; nothing without one.
    ///
    /// Pictures have no pixels here, so that every size is one that fits the usual rows and screens.
    open override var intrinsicContentSize: CGSize {
        guard let image else { return .zero }
        return image.isSymbolImage ? CGSize(width: 24, height: 24) : CGSize(width: 120, height: 120)
    }

    /// What the traits say, by default an image.
    ///
    /// `nil` for a decorative view: one that is no accessibility element and has neither label nor identifier.
    package override var elementRole: ElementRole? {
        guard isAccessibilityElement || accessibilityLabel != nil || accessibilityIdentifier != nil else { return nil }
        return roleByTraits ?? .image
    }

    override var letsTouchesThrough: Bool { true }
    override var showsPicture: Bool { true }
    override func makeLayoutTwin() -> LayoutTwin { LayoutTwin(UIImageView(image: image), of: subviews) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.paintImage(image, in: rect, tint: tintColor)
    }
}

/// A picture, known by its name only.
public nonisolated struct UIImage: Equatable, Sendable {
    /// The name of the system symbol or of the app's picture.
    package let name: String
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
