import Foundation

/// One segment of a segmented control.
final class UISegment: UIControl {
    /// What it is called.
    var title: String? {
        didSet {
            guard title != oldValue else { return }
            invalidateScreen()
            invalidateIntrinsicContentSize()
        }
    }

    /// The font of every segment: a segmented control keeps its size at every text size, as UIKit's does.
    static let font = UIFont.systemFont(ofSize: 13)

    init(title: String?) {
        self.title = title
        super.init(frame: .zero)
    }

    override var intrinsicContentSize: CGSize {
        let metrics = TextMetrics(font: Self.font, in: self)
        let text = metrics.size(of: title ?? "")
        return CGSize(width: max(text.width + 20, 44), height: max(metrics.lineHeight + 16, 32))
    }

    override var elementRole: ElementRole? { .segment }
    override var elementLabel: String? { accessibilityLabel ?? title }
    override var elementStates: ElementStates {
        let isUsable = (superview as? UISegmentedControl)?.isEnabled ?? true
        return isUsable ? super.elementStates : super.elementStates.union(.disabled)
    }
}
