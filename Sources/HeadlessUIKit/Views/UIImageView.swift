public import Foundation
import StageRuntime

/// A view that shows an image; without a label and an identifier it is decorative, and no element.
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage? {
        didSet {
            guard image != oldValue else { return }
            invalidateIntrinsicContentSize()
            invalidateScreen()
        }
    }

    /// The image while the view is highlighted, if there is one.
    open var highlightedImage: UIImage? { didSet { invalidateScreen() } }
    /// Whether the view is highlighted; only the app sets this.
    open var isHighlighted = false { didSet { invalidateScreen() } }

    /// Size and weight of a symbol, unless the image sets them.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The images that ``startAnimating()`` shows one after the other; a picture of the screen has the first.
    open var animationImages: [UIImage]? { didSet { invalidateScreen() } }
    /// The duration of all images together, in seconds; 0 for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown; 0 for endlessly.
    open var animationRepeatCount = 0
    /// Whether the images are being shown.
    open var isAnimating: Bool { isPlaying }
    private var isPlaying = false { didSet { invalidateScreen() } }
    /// The timer of the end; strong until then.
    private var end: StageTimer?

    /// Begins to show ``animationImages`` from the first one.
    open func startAnimating() {
        guard let images = animationImages, !images.isEmpty else { return }
        stopAnimating()
        isPlaying = true
        guard animationRepeatCount > 0 else { return }
        let length = animationDuration > 0 ? animationDuration : Double(images.count) / 30
        end = UIApplication.shared.animations.after(
            .seconds(length * Double(animationRepeatCount)), "animation"
        ) { [weak self] in self?.stopAnimating() }
    }

    /// Shows ``image`` again.
    open func stopAnimating() {
        end?.cancel()
        (end, isPlaying) = (nil, false)
    }

    fileprivate var shownImage: UIImage? {
        let still = isHighlighted ? highlightedImage ?? image : image
        let image = isPlaying ? animationImages?.first : still
        return preferredSymbolConfiguration.flatMap { image?.preferring($0) } ?? image
    }

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityTraits = .image
    }

    /// Makes a view that shows an image, as large as the image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Makes a view that shows another image while it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// The image's size in points; none without an image.
    open override var intrinsicContentSize: CGSize {
        shownImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The role that the traits imply, or an image; `nil` if it is no element and has no label or identifier.
    package override var elementRole: ElementRole? {
        guard isAccessibilityElement || accessibilityLabel != nil || accessibilityIdentifier != nil else { return nil }
        return roleByTraits ?? .image
    }

    /// The app's value, or else the name of the image for scripts.
    package override var elementValue: String? { super.elementValue ?? shownImage?.text }

    override var letsTouchesThrough: Bool { true }
    override var showsPicture: Bool { true }
    override func makeViewCopy() -> ViewCopy { ViewCopy(UIImageView(image: shownImage), of: subviews) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.paintImage(shownImage, in: rect, tint: tintColor)
    }
}

extension UIView {
    /// What the images on display in the view show, in reading order, also those that are decorative and no elements.
    package var shownImages: [String] {
        guard isOnDisplay else { return [] }
        let own = (self as? UIImageView)?.shownImage.map { [$0.text] } ?? []
        return own + childrenInOrder.flatMap(\.shownImages)
    }
}
