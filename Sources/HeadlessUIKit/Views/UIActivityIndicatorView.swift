public import Foundation

/// A wheel that turns while something is under way; an element only while it turns.
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Sendable {
        /// 20 points.
        case medium
        /// 37 points.
        case large
    }

    /// How large the wheel is.
    open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    /// Whether the view is hidden while the wheel stands.
    open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
    /// Whether the wheel turns.
    public private(set) var isAnimating = false

    /// Makes a wheel that stands.
    public init(style: Style = .medium) {
        self.style = style
        super.init(frame: .zero)
        isAccessibilityElement = true
        isHidden = true
        isUserInteractionEnabled = false
    }

    /// Lets the wheel turn.
    open func startAnimating() { setAnimating(true) }

    /// Lets the wheel stand.
    open func stopAnimating() { setAnimating(false) }

    /// 20 or 37 points either way, by the style, whether the wheel turns or stands.
    open override var intrinsicContentSize: CGSize {
        style == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
    }

    /// A spinner while the wheel turns; `nil` while it stands, even if it shows.
    package override var elementRole: ElementRole? { isAnimating ? .spinner : nil }

    private func setAnimating(_ isTurning: Bool) {
        isAnimating = isTurning
        if hidesWhenStopped { isHidden = !isTurning }
        invalidateScreen()
    }
}
