public import Foundation

/// A bar that shows how much of a task is done; the user cannot change it.
open class UIProgressView: UIView {
    /// The thickness of the bar.
    @nonexhaustive public nonisolated enum Style: Int, Sendable {
        /// 4 points.
        case `default` = 0
        /// 2.5 points, as below a container's bar.
        case bar = 1
    }

    /// The part that is done, from 0 to 1, the range to which other values are limited; NaN counts as 0.
    open var progress: Float = 0 {
        didSet {
            progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
            if progress != oldValue { invalidateScreen() }
        }
    }
    /// The thickness of the bar.
    open var progressViewStyle = Style.default {
        didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The colour of the part that is done; the tint if not set.
    open var progressTintColor: UIColor?
    /// The colour of the rest; the system's if not set.
    open var trackTintColor: UIColor?

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

    /// Sets the part that is done, from 0 to 1, at once.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The height of the style, without an intrinsic width: a bar fills the room.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
    }

    /// A text, since scripts have no role for progress; `nil` if it is no element and has no identifier.
    package override var elementRole: ElementRole? {
        mayBeElement ? roleByTraits ?? .text : nil
    }

    /// The app's value, or else the percentage that is done, as VoiceOver reads it.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? String(Int((progress * 100).rounded())) + "%" }
        set { super.accessibilityValue = newValue }
    }

    /// Returns whether the bar fills excess room: only in a row, since in a column it keeps its height.
    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { axis == .horizontal }

    override func makeViewCopy() -> ViewCopy {
        ViewCopy(UIProgressView(progressViewStyle: progressViewStyle), of: subviews)
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let height = min(rect.height, intrinsicContentSize.height)
        let track = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
        painter.canvas.rectangle(
            track, radius: height / 2, fill: trackTintColor.map(palette.paint) ?? palette.fill)
        let part = CGRect(x: track.minX, y: track.minY, width: track.width * CGFloat(progress), height: height)
        painter.canvas.rectangle(part, radius: height / 2, fill: palette.paint(progressTintColor ?? tintColor))
    }
}
