public import Foundation

/// A spinner that turns while something is under way; an element only while it turns.
open class UIActivityIndicatorView: UIView {
    /// The size of the spinner.
    @nonexhaustive public nonisolated enum Style: Int, Sendable {
        /// Like `large`, in white.
        @available(*, deprecated, renamed: "large")
        case whiteLarge = 0
        /// Like `medium`, in white.
        @available(*, deprecated, renamed: "medium")
        case white = 1
        /// Like `medium`.
        @available(*, deprecated, renamed: "medium")
        case gray = 2
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        var isLarge: Bool { rawValue == 101 || rawValue == 0 }
        var isWhite: Bool { rawValue < 2 }
    }

    /// The size of the spinner.
    open var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    /// Whether the view is hidden while it does not turn.
    open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
    /// The colour of the spinner; setting `nil` restores the system's gray.
    open var color: UIColor! {
        get { ownColor ?? (style.isWhite ? .white : .systemGray) }
        set {
            ownColor = newValue
            invalidateScreen()
        }
    }
    private var ownColor: UIColor?
    /// Whether the spinner turns.
    open private(set) var isAnimating = false

    /// Makes a medium spinner that does not turn: there are no archives on a stage.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        prepare()
    }

    /// Makes a spinner of the style's size that does not turn.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side(of: style), height: Self.side(of: style)))
        prepare()
    }

    /// Makes a medium spinner that does not turn.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        prepare()
    }

    private func prepare() {
        isAccessibilityElement = true
        isHidden = true
        isUserInteractionEnabled = false
    }

    /// Starts the spinner.
    open func startAnimating() { setAnimating(true) }
    /// Stops the spinner.
    open func stopAnimating() { setAnimating(false) }

    /// 20 or 37 points wide and high, by the style.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.side(of: style), height: Self.side(of: style))
    }

    private static func side(of style: Style) -> CGFloat { style.isLarge ? 37 : 20 }

    /// A spinner while it turns; `nil` while it does not, even if it is visible.
    package override var elementRole: ElementRole? { isAnimating ? .spinner : nil }

    override var letsTouchesThrough: Bool { true }
    override func makeViewCopy() -> ViewCopy { ViewCopy(UIActivityIndicatorView(style: style), of: subviews) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.paintSpinner(
            in: rect, size: Self.side(of: style),
            paint: (ownColor ?? (style.isWhite ? .white : nil)).map(painter.palette.paint) ?? painter.palette.faint)
    }

    private func setAnimating(_ isTurning: Bool) {
        isAnimating = isTurning
        if hidesWhenStopped { isHidden = !isTurning }
        invalidateScreen()
    }
}

extension ScreenPainter {
    mutating func paintSpinner(in rect: CGRect, size: CGFloat, paint: DrawingPalette.Paint) {
        // Eight spokes; sine and cosine of 45 degrees are written out so that every machine draws the same.
        let diagonal: CGFloat = 0.707
        let directions: [(x: CGFloat, y: CGFloat)] = [
            (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1), (-diagonal, diagonal), (-1, 0),
            (-diagonal, -diagonal),
        ]
        for (index, direction) in directions.enumerated() {
            let opacity = 0.2 + 0.1 * CGFloat(index)
            canvas.line(
                [
                    CGPoint(x: rect.midX + direction.x * size * 0.24, y: rect.midY + direction.y * size * 0.24),
                    CGPoint(x: rect.midX + direction.x * size * 0.46, y: rect.midY + direction.y * size * 0.46),
                ], width: size * 0.1, stroke: DrawingPalette.Paint(colour: paint.colour, opacity: opacity))
        }
    }
}
