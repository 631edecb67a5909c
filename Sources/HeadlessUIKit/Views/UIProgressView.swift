public import Foundation

/// A bar that shows how much of a task is done; the user cannot change it.
open class UIProgressView: UIView {
    /// How thick the bar is.
    public nonisolated enum Style: Sendable {
        /// 4 points.
        case `default`
        /// 2.5 points, as below a bar of a container.
        case bar
    }

    /// How much is done, from 0 to 1; what lies beyond is the nearer of the two.
    open var progress: Float {
        get { done }
        set { setProgress(newValue, animated: false) }
    }
    /// How thick the bar is.
    open var progressViewStyle = Style.default {
        didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The colour of what is done; the tint if none is set.
    open var progressTintColor: UIColor?
    /// The colour of what is left; the system's if none is set.
    open var trackTintColor: UIColor?
    /// How much is done.
    private var done: Float = 0

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a bar of the default style with nothing done.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    /// Makes a bar of a style with nothing done.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets how much is done, from 0 to 1; nothing for what is no number.
    ///
    /// An animation takes no time here.
    open func setProgress(_ progress: Float, animated: Bool) {
        let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard progress != done else { return }
        done = progress
        invalidateScreen()
    }

    /// No width of its own and the height of the style, so that a bar is as wide as there is room.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
    }

    /// A text, as the language has no word of its own for it.
    ///
    /// `nil` if the app hides it from VoiceOver and gives it no identifier.
    package override var elementRole: ElementRole? {
        isAccessibilityElement || accessibilityIdentifier != nil ? roleByTraits ?? .text : nil
    }

    /// The app's value, else how much is done as a percentage, as VoiceOver reads it.
    package override var elementValue: String? {
        accessibilityValue ?? String(Int((done * 100).rounded())) + "%"
    }

    /// Tells whether the bar takes room that is left over: along a row it does, in a column it keeps its height.
    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { axis == .horizontal }

    override func makeLayoutTwin() -> LayoutTwin {
        LayoutTwin(UIProgressView(progressViewStyle: progressViewStyle), of: subviews)
    }

    /// Draws the track and, over it, what is done.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let rect = painter.withinMargins(rect)
        let height = min(rect.height, intrinsicContentSize.height)
        let track = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
        painter.canvas.rectangle(
            track, radius: height / 2, fill: trackTintColor.map(palette.paint) ?? palette.fill)
        let part = CGRect(x: track.minX, y: track.minY, width: track.width * CGFloat(done), height: height)
        painter.canvas.rectangle(part, radius: height / 2, fill: palette.paint(progressTintColor ?? tintColor))
    }
}
